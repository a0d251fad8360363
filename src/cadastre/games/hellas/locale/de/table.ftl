### The view of the board in the terminal.

## Headings

hellas-table-board = Spielplan
hellas-table-now = Gerade
hellas-table-players = Spieler
hellas-table-cash = { -hellas-cash }
hellas-table-wealth = { -hellas-wealth }
hellas-table-deeds = Besitzkarten
hellas-table-price = Preis
hellas-table-rent = Miete
hellas-table-hotel = Hotel
hellas-table-cost = Gebäude
hellas-table-mortgage = Hypothek

## Lines

hellas-table-number = { $count }
hellas-table-round = Runde { $round }
hellas-table-round-of = Runde { $round } von { $rounds }
hellas-table-turn = am Zug: { $seat }
hellas-table-thrown = letzter Wurf { $first } + { $second }
hellas-table-bell = bis die Glocke läutet
hellas-table-bell-rung = die Glocke hat geläutet
hellas-table-bank = Bank: { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}, { $hotels ->
    [one] { $hotels } Hotel
   *[other] { $hotels } Hotels
}
hellas-table-pot = in der Mitte: { $amount }
# own of all deeds of a group.
hellas-table-group = { $group } { $own }/{ $all }
hellas-table-in-custody = in Gewahrsam, Wurf { $attempt } von 3
hellas-table-bankrupt = bankrott
# Below the board, in a line; all of the signs are explained in the guide.
hellas-table-legend = Buchstabe: Besitzer, Miete · –: Preis · ⌂ Haus, ▲ Hotel · %: beliehen, Ablösung
hellas-table-signs = Buchstabe: Besitzer, dann die Miete jetzt (×: mal Wurf). –: zu verkaufen, dann der Preis. ⌂ Häuser, ▲ Hotel. %: beliehen, dann die Kosten der Ablösung. Nach einem Namen: Spielfiguren, [in Gewahrsam]. ▸: Auf diesen Platz wartet das Spiel.
hellas-table-transport = { -hellas-station(form: "many") }: { $one }/{ $two }/{ $three }/{ $four }, je nachdem, wie viele der Besitzer hat.
hellas-table-metro = { -hellas-stop(form: "many") }: Wurf mal { $one }, mit beiden mal { $two }.
hellas-table-double = In einer Stadt ohne Gebäude ist die Miete doppelt, wenn dem Besitzer die ganze Farbe gehört.

## Moves as they are typed, in the guide

hellas-table-writing = Züge in einer Zeile
# Examples as they are typed; the small words are the ids of deeds.
hellas-table-writing-bid = bid 735 · bid 735 at { $one } (ein Gebäude)
hellas-table-writing-offer = offer 1: { $one } + card orders + 200 for { $three } (an Platz 1: A ist 0, B ist 1 …)
hellas-table-writing-counter = counter: { $three } for 300 · propose { $one } + { $two } for 400 (von Schulden)
hellas-table-writing-build = build { $one }, { $two } (ebenso sell, mortgage und lift) · sell colour { $colour }

## Beside a choice: what it costs and brings. Names of deeds are followed by their group.

hellas-table-hint-deed = { $deed } ({ $group })
hellas-table-hint-cost = −{ $amount }
hellas-table-hint-gain = +{ $amount }
hellas-table-hint-leaves = bleiben { $cash }
hellas-table-hint-mortgaged = beliehen
# What getting a deed makes of its group: own of all, or all of them, for the seat that chooses or for another.
hellas-table-hint-own = { $group } { $own }/{ $all }
hellas-table-hint-own-other = { $group } { $own }/{ $all } ({ $seat })
hellas-table-hint-completes = komplett: { $group }
hellas-table-hint-completes-other = komplett: { $group } ({ $seat })
hellas-table-hint-breaks = nicht mehr komplett: { $group }
hellas-table-hint-rent = Miete { $before } → { $after }
hellas-table-hint-lifting = spätere Ablösung: { $amount }
hellas-table-hint-auctioned = wird versteigert: Andere können auch bauen
# example: the least bid, as it is typed.
hellas-table-hint-bid = { $least } bis { $most }, direkt getippt: bid { $example }
hellas-table-hint-range = { $least } bis { $most }
hellas-table-hint-to = { $seat }
hellas-table-hint-from = Schuldner: { $debtor }
hellas-table-hint-cash = Bargeld { $cash }
hellas-table-hint-their-cash = Bargeld ({ $seat }): { $cash }
hellas-table-hint-price = Preis { $price }
hellas-table-hint-owed = von { $amount }
hellas-table-hint-get = du bekommst: { $goods }
hellas-table-hint-give = du gibst: { $goods }
hellas-table-hint-forgo = für { $amount } deiner Forderung
hellas-table-hint-estate = alles geht an: { $creditor }
hellas-table-hint-richest = jetzt am reichsten: { $seat }, { $amount }
hellas-table-hint-double = nur ein Pasch bringt dich raus
hellas-table-hint-last = ohne Pasch: { $fine } und ziehen
hellas-table-hint-third = dritter Pasch: Gewahrsam

## What a hint says that a move changes: some of the parts of what a seat has

hellas-table-gains = Was sich für dich ändert, als erwarteter Wert in Euro: { $gains }.
hellas-table-part-money = Bargeld
hellas-table-part-deeds = Grundstücke
hellas-table-part-rents = künftige Mieten
hellas-table-part-colours = Farben zum Bebauen
hellas-table-part-danger = Schutz vor Mieten
hellas-table-part-custody = Gewahrsam
hellas-table-part-cards = Freispruchkarten

## Kinds of actions

hellas-table-kind-throw = Würfeln
hellas-table-kind-fine = Freikommen: Bußgeld
hellas-table-kind-acquit = Freikommen: Karte
hellas-table-kind-buy = Kaufen
hellas-table-kind-auction = Nicht kaufen
hellas-table-kind-build = Bauen
hellas-table-kind-sell = Gebäude verkaufen
hellas-table-kind-sell-colour = Alle Gebäude einer Farbe verkaufen
hellas-table-kind-mortgage = Beleihen
hellas-table-kind-lift = Hypothek ablösen
hellas-table-kind-bid = Bieten
hellas-table-kind-bid-at = Auf ein Gebäude bieten
hellas-table-kind-pass = Passen
hellas-table-kind-digit = Wie viel
hellas-table-kind-offer = Handel anbieten
hellas-table-kind-counter = Gegenangebot
hellas-table-kind-propose = Mit Grundstücken zahlen
hellas-table-kind-give = Geben
hellas-table-kind-want = Verlangen
hellas-table-kind-give-money = Geld dazugeben
hellas-table-kind-want-money = Geld verlangen
hellas-table-kind-submit = Fertig
hellas-table-kind-accept = Annehmen
hellas-table-kind-decline = Ablehnen
hellas-table-kind-give-up = Bankrott
hellas-table-kind-choose = Die Hypothek
hellas-table-kind-claim = Miete fordern
hellas-table-kind-vote = Über das Ende abstimmen
hellas-table-kind-yes = Zustimmen
hellas-table-kind-no = Dagegen stimmen
hellas-table-kind-end-turn = Zug beenden
hellas-table-kind-bell = Die Glocke
