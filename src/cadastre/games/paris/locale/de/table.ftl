### The view of the board in the terminal.

## Headings

paris-table-piles = { -paris-pile(form: "many") }
paris-table-end-tiles = { -paris-end-tile(form: "many") }
paris-table-districts = { -paris-district(form: "many") }
paris-table-bank = { -paris-bank }
paris-table-vp-tile = SP-Plätt.
paris-table-arc = Arc
paris-table-landmarks-supply = Wahrzeichen zum Bauen
paris-table-vp-tiles = { -paris-vp-tile(form: "many") }
paris-table-supply = { -paris-supply }
paris-table-sell = Verkauf für
paris-table-bonus-track = { -paris-bonus-track }
paris-table-bonus-track-about = nach Feldern; ×2: zwei Plättchen; Buchstaben: Bonus-Figuren
paris-table-players = Spieler
paris-table-vp = { -paris-vp }
paris-table-meeple = Feld
paris-table-reserve = { -paris-reserve }
paris-table-francs = { -paris-francs }
paris-table-keys = { -paris-key(form: "many") }
paris-table-screen = Dein Sichtschirm

## Lines

paris-table-round = Runde { $round }
paris-table-start-player = Startspieler: { $seat }
paris-table-last-round = noch ein letzter Zug für alle
paris-table-none = keine
# district: on the back of the top tile; left: tiles of the pile with it.
paris-table-pile = { $pile }: { $district } (noch { $left })
paris-table-pile-empty = { $pile }: leer
paris-table-left = noch { $left }
paris-table-landmark = { $landmark }: { $cost }; { $reward }
paris-table-times = { $count } { $token }
# VP for each token given.
paris-table-reward = { $token } { $vp } SP
paris-table-supply-buy = { $left } { $token } (Preis { $francs })
paris-table-keys-in-hand = { $count } { -paris-key }
paris-table-end-tile-in-hand = Spielende-Plättchen: { $tile }
paris-table-worth = jetzt { $vp }
# tiles: a list of numbers, or of names.
paris-table-bonus-used = aktiviert: { $tiles }
paris-table-end-used = aktivierte Spielende-Plättchen: { $tiles }
paris-table-bonus-held = ungenutzt: { $tiles }
paris-table-drawn = Gezogenes Gebäude: { $tile }
# What the signs on the board mean.
paris-table-signs = Buchstaben: Schlüssel der Spieler. ★ Prestige. ▲ Wahrzeichen. Σ Gesamtwert unter den Schlüsseln jedes Spielers und die SP, die er jetzt brächte. Bank: die Francs, die sie zahlt.

## Tokens in small; a star for prestige

paris-table-token-wood = Holz
paris-table-token-marble = Marmor
paris-table-token-gold = Gold
paris-table-token-bronze = ★Bronze
paris-table-token-silver = ★Silber
paris-table-token-gold-prestige = ★Gold

## Beside a choice: what it brings or takes

paris-table-key = Schlüssel
paris-table-tile = Bonusplättchen { $no }
paris-table-offer-prestige = SP für Prestige
paris-table-offer-bonus = Bonusplättchen
paris-table-offer-vp-tile = SP-Plättchen

## What a hint says that a move changes: some of the parts of what a seat has

paris-table-gains = Was sich für dich ändert, in erwarteten SP: { $gains }.
paris-table-part-points = sichere SP
paris-table-part-districts = Bezirke
paris-table-part-tiles = Bonusplättchen
paris-table-part-track = Bonusleiste
paris-table-part-keys = Schlüssel
paris-table-part-landmarks = Wahrzeichen
paris-table-part-tokens = Marker
paris-table-part-francs = Francs
paris-table-part-end-tiles = Spielende-Plättchen

## Kinds of actions

paris-table-kind-draw = Gebäude ziehen
paris-table-kind-settle = Gebäude legen
paris-table-kind-key = Schlüssel platzieren
paris-table-kind-move = Schlüssel versetzen
paris-table-kind-search = Spielende-Plättchen durchsuchen
paris-table-kind-take = Spielende-Plättchen nehmen
paris-table-kind-pass = Passen
paris-table-kind-pay = Zahlen mit
paris-table-kind-give = Prestige abwerfen
paris-table-kind-stop = Nichts mehr
paris-table-kind-bonus = Bonusplättchen nehmen
paris-table-kind-vp-tile = SP-Plättchen legen
paris-table-kind-sell = Verkaufen
paris-table-kind-buy = Kaufen
paris-table-kind-use = Bonusplättchen aktivieren
paris-table-kind-fetch = Beliebiges Bonusplättchen
paris-table-kind-back = Zurück zu einem Bonusplättchen
paris-table-kind-pair = Paar abwerfen
paris-table-kind-use-end = Spielende-Plättchen aktivieren
paris-table-kind-end-turn = Zug beenden

## What the game waits for

paris-phase-draw = Schritt 1: Wähle einen Stapel und leg sein oberstes Gebäude aus.
paris-phase-settle = Wähle einen Bezirk für das gezogene Gebäude.
paris-phase-act = Schritt 2: Platziere oder versetze einen Schlüssel; sind die Stapel leer, darfst du stattdessen ein Spielende-Plättchen nehmen.
paris-phase-pay = Wähle, womit du die nächste Ressource zahlst.
paris-phase-give = Wirf Prestige für SP ab oder hör auf.
paris-phase-bonus = Nimm ein Bonusplättchen oder verzichte.
paris-phase-vp-tile = Vier Schlüssel in einem Bezirk: Leg ein SP-Plättchen oder verzichte.
paris-phase-search = Wähle ein Plättchen aus dem Stapel der Spielende-Plättchen.
paris-phase-pairs = Wirf ein Paar gleicher Marker für SP ab oder hör auf.
paris-phase-done = Du darfst noch kaufen, verkaufen und Plättchen aktivieren; dann beende deinen Zug.
paris-phase-over = Die Partie ist zu Ende.
