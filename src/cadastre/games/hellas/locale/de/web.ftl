### Hellas in the browser: the board, the desk in its sea, and the panels around it.

## The board

hellas-web-board = Spielplan
hellas-web-square = { $name }
hellas-web-square-tax = { $name }: { $amount }
hellas-web-square-free = { $name } ({ $group }), zu verkaufen: { $price }
hellas-web-square-owned = { $name } ({ $group }), gehört: { $owner }, Miete { $rent }
hellas-web-square-built = { $name } ({ $group }), gehört: { $owner }, { $level }, Miete { $rent }
hellas-web-square-mortgaged = { $name } ({ $group }), gehört: { $owner }, beliehen, Ablösung: { $lift }
# square: what it is, with its price or owner.
hellas-web-square-here = { $square }; hier: { $players }
# Of a metro stop: what the throw is multiplied by.
hellas-web-times = { $times } ×
hellas-web-times-throw = { $times } × Wurf
hellas-web-plus = + { $amount }
# On the way to prison nobody gets the salary.
hellas-web-without = ohne { $amount }
hellas-web-custody = Gewahrsam
hellas-web-visit = Besuch
hellas-web-pot = in der Mitte
hellas-web-sea-ionian = Ionisches Meer
hellas-web-sea-aegean = Ägäisches Meer
hellas-web-sea-crete = Kretisches Meer

## Squares that are no deeds

hellas-web-about-start = Wer vorwärts darüber zieht oder hier ankommt, erhält { $salary }.
hellas-web-about-order = Zieh die oberste Karte und tu, was sie sagt.
hellas-web-about-instruction = Zieh die oberste Karte dieses Stapels und tu, was sie sagt.
hellas-web-about-tax = Wer hier anhält, zahlt { $amount }.
hellas-web-about-prison = Ein Besuch kostet nichts. Aus dem Gewahrsam kommt man durch einen Pasch, { $fine } Bußgeld oder eine Freispruchkarte.
hellas-web-about-parking = Hier geschieht nichts, außer es liegt Geld in der Mitte: Dann gehört es dir.
hellas-web-about-go-to-prison = Direkt in Gewahrsam, ohne { $salary }; der Zug ist zu Ende.
hellas-web-unseen = Karten, die noch niemand gesehen hat: { $count }
hellas-web-known = Danach in dieser Reihenfolge
hellas-web-card-away = Karte weglegen

## Deeds

hellas-web-price = Preis
hellas-web-rents = Mieten
hellas-web-rent-alone = Stadt allein
hellas-web-rent-group = Gruppe komplett
# Rent by how many of the group one owner has.
hellas-web-rent-of = { $count } von { $all }
hellas-web-building = Haus oder Hotel
hellas-web-lift = Ablösung
hellas-web-group-share = { $seat }: { $count } von { $all }
hellas-web-own-of = deine: { $own } von { $all }
hellas-web-yours = gehört dir

## Players, bank, dice

hellas-web-worth = Vermögen { $amount }
hellas-web-houses = { $count ->
    [one] Haus
   *[other] Häuser
}
hellas-web-hotels = { $count ->
    [one] Hotel
   *[other] Hotels
}
hellas-web-custody-throw = { $attempt }/3
hellas-web-acquittals = Freispruchkarten: { $count }
hellas-web-deeds-count = Grundstücke: { $count }
hellas-web-dice = Würfe bisher
hellas-web-dice-about = Wie oft jede Summe fiel; die Striche zeigen, was zu erwarten ist
hellas-web-throws = Würfe: { $count }
hellas-web-sealed = Zufall versiegelt:
hellas-web-ahead = Felder, die der nächste Wurf erreicht
hellas-web-odds = { $odds }/36

## Books: log, ledger, dice; tabs of the phone

hellas-web-books = Verlauf und Kasse
hellas-web-tabs = Bereiche des Tisches
hellas-web-tab-board = Plan
hellas-web-tab-deeds = Grundstücke
hellas-web-tab-log = Verlauf
hellas-web-tab-ledger = Kasse
hellas-web-tab-dice = Würfel
hellas-web-ledger = Kasse
hellas-web-ledger-start = Startgeld
hellas-web-ledger-cash = Bargeld jetzt
hellas-web-ledger-in-salary = Über Start
hellas-web-ledger-in-rent = Mieteinnahmen
hellas-web-ledger-in-sale = Gebäude verkauft
hellas-web-ledger-in-mortgage = Hypotheken
hellas-web-ledger-in-pot = Aus der Mitte
hellas-web-ledger-in-estate = Konkursmassen
hellas-web-ledger-in-trade = Handel, erhalten
hellas-web-ledger-in-card = Karten, erhalten
hellas-web-ledger-out-price = Grundstücke gekauft
hellas-web-ledger-out-auction = Auktionen
hellas-web-ledger-out-building = Häuser und Hotels
hellas-web-ledger-out-lifting = Hypotheken abgelöst
hellas-web-ledger-out-interest = Zinsen
hellas-web-ledger-out-rent = Mieten bezahlt
hellas-web-ledger-out-tax = Steuern
hellas-web-ledger-out-card = Karten, bezahlt
hellas-web-ledger-out-fine = Bußgelder
hellas-web-ledger-out-trade = Handel, bezahlt
hellas-web-ledger-out-estate = Beim Bankrott abgegeben

## The desk: tools and what a choice would do

hellas-web-desk = Was zu entscheiden ist
hellas-web-tools = Außerdem möglich
hellas-web-tool-build = Bauen
hellas-web-tool-mortgage = Beleihen
hellas-web-tool-trade = Handeln
# Calls a vote to end the game.
hellas-web-tool-vote = Aufhören?
hellas-web-close = Schließen
hellas-web-done = Fertig
hellas-web-less = Weniger
hellas-web-more = Mehr
hellas-web-missing = es fehlen { $amount }
hellas-web-rent-change = { $deed }: Miete { $before } → { $after }
hellas-web-from-to = { $before } → { $after }
hellas-web-chance = Was daraus wird, hängt vom Glück oder von den anderen ab.
hellas-web-build-not = { $deed }: Bauen geht jetzt nicht
hellas-web-sell-not = { $deed }: Verkaufen geht jetzt nicht
hellas-web-build-title = Häuser und Hotels
hellas-web-city = Stadt

## Auctions

hellas-web-buy = Kaufen: { $price }
hellas-web-auction-it = Versteigern
hellas-web-auction = { -hellas-auction }: { $lot }
hellas-web-auction-about = in Schritten von { $step } · Passen ist endgültig
hellas-web-highest = Höchstes Gebot
hellas-web-bid-now = am Zug
hellas-web-bidding = noch dabei
# Of somebody who has bid before and may bid again.
hellas-web-last-bid = zuletzt { $amount }
hellas-web-passed = gepasst
hellas-web-not-bidding = bietet nicht
hellas-web-raises = Höchstes Gebot erhöhen
hellas-web-bid-amount = Dein Gebot
hellas-web-bid = { $amount } bieten
hellas-web-bid-leaves = Du hast { $cash }; bei diesem Gebot bleiben dir { $left }.
hellas-web-bid-range = Jetzt möglich: { $least } bis { $most }.
# Of a building: how many there are, where the highest bidder would put it, and the least bid for a city.
hellas-web-in-bank = in der Bank übrig: { $count }
hellas-web-bid-city = für { $deed }
hellas-web-bid-from = ab { $amount }
# Of a bankrupt: what is auctioned after this deed.
hellas-web-estate = Aus der Konkursmasse ({ $seat }); danach: { $deeds }.

## Trades

hellas-web-partner = Wem machst du ein Angebot?
hellas-web-offers-left = Angebote übrig: { $count }
# seat: whom it is for.
hellas-web-trade-offer = Angebot an { $seat }
hellas-web-trade-counter = Gegenangebot an { $seat }
hellas-web-trade-proposal = Grundstücke an { $seat } für die Schulden
# seat: whose it is.
hellas-web-made-offer = Angebot von { $seat }
hellas-web-made-counter = Gegenangebot von { $seat }
hellas-web-made-proposal = { $seat }: Grundstücke für die Schulden
hellas-web-your-offer = Dein Angebot
hellas-web-your-counter = Dein Gegenangebot
hellas-web-your-proposal = Deine Grundstücke für die Schulden
hellas-web-gives = { $seat } gibt
hellas-web-forgoes = { $seat } verzichtet auf
hellas-web-you-give = Du gibst
hellas-web-you-get = Du bekommst
hellas-web-you-forgo = Du verzichtest auf
hellas-web-for-part = Für diesen Teil der Schulden
hellas-web-of-debt = von { $owed } Schulden
hellas-web-add-item = Grundstück oder Karte
hellas-web-add = Hinzufügen: { $item }
hellas-web-remove = Wegnehmen: { $item }
hellas-web-money = Geld
hellas-web-by-price = nach Kaufpreisen; Karten zählen nicht
hellas-web-effects = Was es ändert
hellas-web-shift = { $before } → { $after } von { $of }
hellas-web-mortgage-moves = Die Hypothek geht mit: Wer das Grundstück bekommt, entscheidet sofort darüber.
hellas-web-send = Angebot machen
hellas-web-trade-needs = Jede Seite muss etwas geben; Geld darf nur von einer kommen.
hellas-web-proposal-needs = Nenne Grundstücke und den Teil der Schulden, den sie decken.

## Debts

hellas-web-you-owe = Du schuldest { $creditor } { $amount }
hellas-web-owes = Schulden: { $seat } → { $creditor }, { $amount }
hellas-web-you-owe-bank = Du schuldest der Bank { $amount }
hellas-web-owes-bank = { $seat } schuldet der Bank { $amount }
hellas-web-could-raise = insgesamt aufzubringen: { $amount }
hellas-web-short = Selbst wenn alles verkauft und beliehen ist, fehlen { $amount }.
hellas-web-give-up-player = Wenn du aufgibst, geht alles, was du hast, an { $creditor }.
hellas-web-give-up-bank = Wenn du aufgibst, werden deine Grundstücke unter den anderen versteigert.

## Mortgages that came with a deed

hellas-web-choice = { $deed } gehört dir, samt Hypothek
hellas-web-in-all = zusammen { $amount }
# Deeds that are decided about next.
hellas-web-then = Danach: { $deeds }

## Votes: what somebody has said, beside the name

hellas-web-vote-caller = Frage gestellt
hellas-web-vote-yes = dafür
hellas-web-vote-now = jetzt gefragt
hellas-web-vote-later = noch nicht gefragt

## Help

hellas-web-help = So funktioniert der Tisch
hellas-web-help-desk = Was zu entscheiden ist, steht mit seinen Antworten im Meer. Zeig auf eine, um zu sehen, was sie kostet und bringt.
hellas-web-help-squares = Klick auf ein Feld, um seine Besitzkarte zu sehen. Was umrahmt ist, kannst du wählen: zum Bauen, Beleihen oder Handeln.
hellas-web-help-money = Tipp jede Summe ein, die du bietest, gibst oder verlangst, oder nimm die Knöpfe daneben.
hellas-web-help-trade = Zum Handeln wählst du jemanden und tippst oder ziehst Grundstücke auf beide Seiten. Niemand sieht es, bevor du es abschickst.
hellas-web-help-keys = Pfeiltasten führen über den Spielplan, Enter wählt, Esc legt weg, was du in der Hand hast.
