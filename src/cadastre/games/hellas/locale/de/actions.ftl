### Actions as labels, for buttons and lists.

hellas-action-throw = Würfeln
hellas-action-fine = Bußgeld zahlen: { $amount }
hellas-action-acquit = Einsetzen: { $card }
hellas-action-buy = Kaufen: { $deed }, { $amount }
hellas-action-auction = Auktion: { $deed }
hellas-action-build = Bauen, { $deed }: { $amount }
hellas-action-sell = Gebäude verkaufen, { $deed }: +{ $amount }
hellas-action-sell-colour = Alle Gebäude verkaufen, { $group }: +{ $amount }
hellas-action-mortgage = Beleihen, { $deed }: +{ $amount }
hellas-action-lift = Hypothek ablösen, { $deed }: { $amount }
hellas-action-bid = Bieten …
hellas-action-bid-at = Bieten, { $deed } …
hellas-action-pass = Passen
# least and most: what the amount can still become; one value where they are the same.
hellas-action-digit = { $least } bis { $most }
hellas-action-digit-done = { $amount }
hellas-action-offer = Angebot → { $to } …
hellas-action-counter = Gegenangebot …
hellas-action-propose = Grundstücke für die Schulden …
hellas-action-give = Geben: { $item }
hellas-action-want = Verlangen: { $item }
hellas-action-give-money = Geld geben …
hellas-action-want-money = Geld verlangen …
# Closes a proposal: the part of the debt that the deeds pay.
hellas-action-want-part = Für diesen Teil der Schulden …
hellas-action-submit = Angebot machen
hellas-action-accept = Annehmen
hellas-action-decline = Ablehnen
hellas-action-give-up = Aufgeben: Bankrott
hellas-action-choose-lift = Hypothek jetzt ablösen: { $amount }
hellas-action-choose-interest = Zinsen jetzt: { $amount }
hellas-action-choose-later = Jetzt nichts zahlen
hellas-action-claim = Miete fordern: { $amount }, { $deed }
hellas-action-vote = Über das Ende abstimmen
hellas-action-yes = Ja, Schluss
hellas-action-no = Nein, weiter
hellas-action-end-turn = Zug beenden
hellas-action-bell = Glocke läuten

## Whole moves in one piece, as a hint tells them

hellas-move-bid = { $amount } bieten
hellas-move-bid-at = { $amount } für den Bau bieten, { $deed }
hellas-move-offer = Angebot → { $to }
hellas-move-counter = Gegenangebot
hellas-move-propose = Grundstücke für die Schulden
hellas-move-give-money = Geben: { $amount }
hellas-move-want-money = Verlangen: { $amount }
hellas-move-want-part = Für { $amount } der Schulden
