### The game and its options.

# The name in the Polish rulebook.
paris-title = Paryż
paris-tagline = Klucze, banki i krajobrazy w Paryżu około 1900 roku.

paris-option-random-setup = Losowy układ
    .about = Żetony i płytki bonusowe są potasowane; złoto (zasób) leży przy budynkach o wartości 8.
paris-option-free-placement = Dowolna dzielnica
    .about = Dobrany budynek trafia do dowolnej dzielnicy, w której pole o jego wartości jest wolne i nie ma jeszcze budynku tego typu.
paris-option-vp-tile-here = Płytka punktacji na miejscu
    .about = Płytka punktacji trafia do dzielnicy, w której właśnie stanął czwarty klucz, a nie do wybranej.
paris-option-open-screens = Odkryte zasłonki
    .about = Wszyscy widzą, co jest za zasłonkami, oprócz nieużytych płytek końca gry.

## Score sheet

paris-score-eight = Budynki o wartości { $value }
paris-score-prestige = Prestiż za krajobrazy
# number: the bonus tile with its name.
paris-score-bonus = { -paris-bonus-tile } { $number }
paris-score-end = { -paris-end-tile(form: "many") }
paris-score-district = { -paris-district }: { $district }
paris-score-total = Razem
