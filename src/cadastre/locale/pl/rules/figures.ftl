### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-title = O liczbach, { $game }: Cadastre
rules-figures-heading = O liczbach: { $game }
rules-figures-rules = Zasady: { $game }
rules-figures-another = To nie są nasze zwykłe liczby, lecz liczby z osobnego pliku. Poniżej jest to, co plik mówi o sobie.

## In general

rules-figures-why = Odtworzone liczby pasują do wszystkiego, co wiemy. Wydrukowane mogą być jednak inne.
rules-figures-mend = Masz pudełko z grą? Możesz to poprawić bez dotykania programu: skopiuj plik z liczbami, popraw go i uruchom serwer ze swoją kopią. „cadastre figures { $game }” pokazuje każdą liczbę z jej źródłem.

## Where a figure comes from

rules-figures-known = znane
    .about = Wydrukowane w instrukcji albo podane w podpisanych recenzjach.
rules-figures-inferred = wywnioskowane
    .about = Wynikają ze znanych liczb.
rules-figures-reconstructed = odtworzone
    .about = Nasza rekonstrukcja: pasują do wszystkiego, co wiemy, ale druk może być inny.
rules-figures-untold = bez źródła
    .about = Plik nie mówi, skąd pochodzą.
