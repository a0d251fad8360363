### The view of the board in the terminal.

## Headings

hellas-table-board = Plansza
hellas-table-now = W toku
hellas-table-players = Gracze
hellas-table-cash = { -hellas-cash }
hellas-table-wealth = { -hellas-wealth }
hellas-table-deeds = Akty własności
hellas-table-price = Cena
hellas-table-rent = Czynsz
hellas-table-hotel = Hotel
hellas-table-cost = Budynek
hellas-table-mortgage = Hipoteka

## Lines

hellas-table-number = { $count }
hellas-table-round = runda { $round }
hellas-table-round-of = runda { $round } z { $rounds }
hellas-table-turn = tura: { $seat }
hellas-table-thrown = ostatni rzut { $first } + { $second }
hellas-table-bell = do dzwonka
hellas-table-bell-rung = dzwonek już był
hellas-table-bank = Bank: { $houses ->
    [one] { $houses } domek
    [few] { $houses } domki
    [many] { $houses } domków
   *[other] { $houses } domku
}, { $hotels ->
    [one] { $hotels } hotel
    [few] { $hotels } hotele
    [many] { $hotels } hoteli
   *[other] { $hotels } hotelu
}
hellas-table-pot = na środku: { $amount }
# own of all deeds of a group.
hellas-table-group = { $group } { $own }/{ $all }
hellas-table-in-custody = w areszcie, rzut { $attempt } z 3
hellas-table-bankrupt = bankructwo
# Below the board, in a line; all of the signs are explained in the guide.
hellas-table-legend = Litera: właściciel, czynsz · –: cena · ⌂ domki, ▲ hotel · %: zastawione, spłata
hellas-table-signs = Litera: właściciel, potem czynsz w tej chwili (×: razy rzut). –: na sprzedaż, potem cena. ⌂ domki, ▲ hotel. %: zastawione, potem koszt spłaty. Po nazwie: pionki, [w areszcie]. ▸: na tego gracza czeka gra.
hellas-table-transport = { -hellas-station(form: "many") }: { $one }/{ $two }/{ $three }/{ $four } zależnie od tego, ile ich ma właściciel.
hellas-table-metro = { -hellas-stop(form: "many") }: { $one } razy rzut, a przy obu { $two } razy.
hellas-table-double = Miasto bez budynków: podwójny czynsz, jeśli właściciel ma cały kolor.

## Moves as they are typed, in the guide

hellas-table-writing = Ruchy w jednym wierszu
# Examples as they are typed; the small words are the ids of deeds.
hellas-table-writing-bid = bid 735 · bid 735 at { $one } (budynek)
hellas-table-writing-offer = offer 1: { $one } + card orders + 200 for { $three } (do miejsca 1: A to 0, B to 1…)
hellas-table-writing-counter = counter: { $three } for 300 · propose { $one } + { $two } for 400 (za dług)
hellas-table-writing-build = build { $one }, { $two } (tak samo sell, mortgage i lift) · sell colour { $colour }

## Beside a choice: what it costs and brings. Names of deeds are followed by their group.

hellas-table-hint-deed = { $deed } ({ $group })
hellas-table-hint-cost = −{ $amount }
hellas-table-hint-gain = +{ $amount }
hellas-table-hint-leaves = zostaje { $cash }
hellas-table-hint-mortgaged = zastawione
# What getting a deed makes of its group: own of all, or all of them, for the seat that chooses or for another.
hellas-table-hint-own = { $group } { $own }/{ $all }
hellas-table-hint-own-other = { $group } { $own }/{ $all } ({ $seat })
hellas-table-hint-completes = komplet: { $group }
hellas-table-hint-completes-other = komplet: { $group } ({ $seat })
hellas-table-hint-breaks = rozbija: { $group }
hellas-table-hint-rent = czynsz { $before } → { $after }
hellas-table-hint-lifting = spłata później: { $amount }
hellas-table-hint-auctioned = będzie licytacja: inni też mogą budować
# example: the least bid, as it is typed.
hellas-table-hint-bid = od { $least } do { $most }, wpisz od razu: bid { $example }
hellas-table-hint-range = od { $least } do { $most }
hellas-table-hint-to = { $seat }
hellas-table-hint-from = dłużnik: { $debtor }
hellas-table-hint-cash = gotówka { $cash }
hellas-table-hint-their-cash = gotówka ({ $seat }): { $cash }
hellas-table-hint-price = cena { $price }
hellas-table-hint-owed = z { $amount }
hellas-table-hint-get = dostajesz: { $goods }
hellas-table-hint-give = dajesz: { $goods }
hellas-table-hint-forgo = za { $amount } z należnego ci długu
hellas-table-hint-estate = wszystko bierze: { $creditor }
hellas-table-hint-richest = najbogatszy teraz: { $seat }, { $amount }
hellas-table-hint-double = wyjdziesz tylko z dubletem
hellas-table-hint-last = bez dubletu: { $fine } i ruch
hellas-table-hint-third = trzeci dublet: areszt

## What a hint says that a move changes: some of the parts of what a seat has

hellas-table-gains = Co ci to daje, w oczekiwanej wartości (euro): { $gains }.
hellas-table-part-money = gotówka
hellas-table-part-deeds = nieruchomości
hellas-table-part-rents = przyszłe czynsze
hellas-table-part-colours = kolory do zabudowy
hellas-table-part-danger = ochrona przed czynszami
hellas-table-part-custody = areszt
hellas-table-part-cards = karty uniewinnienia

## Kinds of actions

hellas-table-kind-throw = Rzut
hellas-table-kind-fine = Wyjdź z aresztu: grzywna
hellas-table-kind-acquit = Wyjdź z aresztu: karta
hellas-table-kind-buy = Kup
hellas-table-kind-auction = Nie kupuj
hellas-table-kind-build = Buduj
hellas-table-kind-sell = Sprzedaj budynek
hellas-table-kind-sell-colour = Sprzedaj wszystkie budynki koloru
hellas-table-kind-mortgage = Zastaw
hellas-table-kind-lift = Spłać hipotekę
hellas-table-kind-bid = Licytuj
hellas-table-kind-bid-at = Licytuj budynek
hellas-table-kind-pass = Wycofaj się z licytacji
hellas-table-kind-digit = Ile
hellas-table-kind-offer = Zaproponuj wymianę
hellas-table-kind-counter = Kontroferta
hellas-table-kind-propose = Zapłać nieruchomościami
hellas-table-kind-give = Dajesz
hellas-table-kind-want = Chcesz
hellas-table-kind-give-money = Dodaj pieniądze
hellas-table-kind-want-money = Poproś o pieniądze
hellas-table-kind-submit = Gotowe
hellas-table-kind-accept = Przyjmij
hellas-table-kind-decline = Odrzuć
hellas-table-kind-give-up = Bankructwo
hellas-table-kind-choose = Hipoteka
hellas-table-kind-claim = Zażądaj czynszu
hellas-table-kind-vote = Głosowanie: koniec gry
hellas-table-kind-yes = Za
hellas-table-kind-no = Przeciw
hellas-table-kind-end-turn = Koniec tury
hellas-table-kind-bell = Dzwonek
