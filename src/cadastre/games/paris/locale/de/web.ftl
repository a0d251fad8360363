### Paris im Browser: die Frage in der Leiste und die Felder rund um den Spielplan.

## The question, by what the game waits for

paris-web-ask-draw = Von welchem Stapel ziehst du?
paris-web-ask-settle = { $tile }: In welchen Bezirk?
paris-web-ask-act = Was machst du in diesem Zug?
paris-web-ask-pay = Womit zahlst du die nächste Ressource?
paris-web-ask-give = Wirfst du Prestige für SP ab?
paris-web-ask-bonus = Nimmst du ein Bonusplättchen?
paris-web-ask-vp-tile = Vier Schlüssel in einem Bezirk: Legst du ein SP-Plättchen?
paris-web-ask-search = Welches Spielende-Plättchen nimmst du?
paris-web-ask-pairs = Wirfst du ein Paar für SP ab?
paris-web-ask-done = Noch etwas, bevor dein Zug endet?
paris-web-ask-over = Die Partie ist zu Ende.

## The question, once something has been clicked

paris-web-ask-key-bank = Wohin mit deinem Schlüssel auf der Bank ({ $district })?
paris-web-ask-key-arc = Wohin mit deinem Schlüssel auf dem Arc?
paris-web-ask-key = { $place }: Wohin mit deinem Schlüssel?
paris-web-ask-new-key = Wohin mit dem neuen Schlüssel?
paris-web-ask-which-key = Welcher Schlüssel soll dorthin?
paris-web-ask-district = { $landmark }: In welchen Bezirk?
paris-web-ask-vp-spot = SP-Plättchen { $vp_tile }: In welchen Bezirk?
paris-web-ask-which-vp-tile = Welches SP-Plättchen kommt dorthin?
paris-web-ask-sell = Was verkaufst du?
paris-web-ask-buy = Was kaufst du?
paris-web-ask-as = Als was gilt Bonusplättchen { $number }?
paris-web-ask-space = Welches Bonusplättchen nimmst du mit { $number }?
paris-web-ask-pair = Welches Paar wirfst du ab?
paris-web-ask-next = Wie geht es weiter?

## Below the question

# kinds: what can be done, in a list.
paris-web-glow = { $count ->
    [one] Wähle, was leuchtet, oder „Rückgängig“.
   *[other] Wähle eine der { $count } leuchtenden Möglichkeiten oder „Rückgängig“.
}

## Steps of a turn

paris-web-steps = Schritte eines Zuges
paris-web-step-building = Gebäude
paris-web-step-action = Aktion
paris-web-step-end = Ende

## Players

paris-web-players = Spieler
paris-web-vp = { $vp } { -paris-vp }
paris-web-keys-out = Schlüssel auf dem Spielplan: { $count }
paris-web-landmarks-built = Schlüssel auf Wahrzeichen: { $count }
paris-web-meeple = Bonus-Figur auf Feld { $space }
paris-web-meeple-start = Bonus-Figur vor der Leiste
paris-web-used = Aktivierte Bonusplättchen: { $tiles }
paris-web-used-none = Kein Bonusplättchen aktiviert
paris-web-end-held = Ungenutzte Spielende-Plättchen: { $count }

## Landmarks

paris-web-landmarks = Wahrzeichen
paris-web-landmarks-left = noch { $left } von { $all }
paris-web-landmark = { $name }, Wert { $value }
paris-web-landmark-built = { $name }, Wert { $value }, gebaut: { $district }, { $owners }

## Majorities

paris-web-majorities = Mehrheiten
paris-web-majorities-now = aktueller Stand
paris-web-majorities-if = mit { $target }
paris-web-majorities-then = nach dieser Wahl
paris-web-majority-vp = SP für Mehrheiten
paris-web-plus = +{ $vp }

## Behind the screen

paris-web-tray = Dein Sichtschirm
paris-web-tray-only = siehst nur du
paris-web-tray-open = sehen alle
paris-web-francs = { $count ->
    [one] Franc
   *[other] Francs
}
paris-web-keys = { $count ->
    [one] Schlüssel
   *[other] Schlüssel
}
paris-web-keys-label = Deine Schlüssel: { $count }, in Reserve: { $reserve }
paris-web-reserve = { $count } in Reserve
paris-web-tokens = Marker, Verkaufspreis
paris-web-token = { $token }: { $count }, Verkaufspreis { $francs }
paris-web-sell = Verkaufen
paris-web-buy = Kaufen
paris-web-bonus-tiles = Bonusplättchen
paris-web-worth-now = jetzt wert
paris-web-bonus-none = Noch keine: Ein Gebäude mit Stern lässt dich eines nehmen.
# things: what a bonus tile scores for, in a list.
paris-web-counts = Zählt jetzt: { $things }
paris-web-counts-none = Zählt noch nichts
paris-web-as = Gilt als
paris-web-end-tiles = Spielende-Plättchen
paris-web-end-tiles-none = Keine
paris-web-end-tiles-closed = Erst wenn die Gebäudestapel leer sind
paris-web-no-screen = Du schaust bei dieser Partie zu.

## The end-game pile

paris-web-end-pile = Der Stapel der Spielende-Plättchen
paris-web-end-pile-about = Das siehst nur du. Nimm eines; die anderen bleiben im Stapel.

## Choices without a place on the table

paris-web-choices-none = Jetzt gibt es nichts zu wählen.
paris-web-other-choices = Weitere Möglichkeiten
paris-web-confirm = Ausführen
paris-web-cancel = Abbrechen

## Tabs of the phone

paris-web-tabs = Bereiche des Tisches
paris-web-tab-board = Spielplan
paris-web-tab-tray = Besitz
paris-web-tab-majority = Mehrheit
paris-web-tab-bonus = Bonus
paris-web-tab-log = Verlauf

## The bonus track as a list

paris-web-track = Bonusleiste
paris-web-track-gone = { $number }, vergriffen
paris-web-track-left = ×{ $left }

## Help

paris-web-help = So funktioniert der Tisch
paris-web-help-glow = Was leuchtet, kannst du jetzt wählen; der Preis steht daneben.
paris-web-help-look = Zeig auf etwas oder tipp es einmal an, um zu sehen, was es kostet und bringt. Die Mehrheiten zeigen, was sich ändern würde.
paris-web-help-move = Schlüssel versetzen: Klick den Schlüssel an, dann sein Ziel. Neuer Schlüssel: Klick die Schlüssel hinter deinem Sichtschirm an, dann eine Bank oder den Arc.
paris-web-help-back = „Rückgängig“ oder Esc verwirft einen Zug, der noch nicht fertig ist; niemand hat ihn bisher gesehen.
paris-web-help-trade = Klick hinter deinem Sichtschirm auf „Verkaufen“ oder „Kaufen“, dann auf die Ware.
paris-web-help-keys = Alles geht auch mit Tasten: Tab führt zu dem, was leuchtet, Pfeile über den Spielplan, Enter wählt.
