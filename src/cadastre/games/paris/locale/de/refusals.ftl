### Warum eine Aktion nicht geht. Namen kommen fertig an, immer im Nominativ; need und have sind Zahlen.

## Wer am Zug ist und was ansteht
paris-refusal-game-over = Die Partie ist zu Ende.
paris-refusal-not-your-turn = Du bist nicht am Zug. Am Zug: { $seat }.
paris-refusal-unknown-action = Eine Aktion mit der Nummer { $action } gibt es nicht.
paris-refusal-building-first = Leg zuerst ein Gebäude.
paris-refusal-building-done = Du hast in diesem Zug schon ein Gebäude gelegt.
paris-refusal-piles-empty = Alle Gebäudestapel sind leer, es gibt nichts mehr zu ziehen.
paris-refusal-action-due = Erst kommt deine Aktion: Platziere oder versetze einen Schlüssel oder nimm ein Spielende-Plättchen.
paris-refusal-action-done = Du hast deine Aktion in diesem Zug schon ausgeführt.
paris-refusal-settle-first = Wähle zuerst einen Bezirk für das gezogene Gebäude.
paris-refusal-pay-first = Zahle zuerst den Rest der Kosten. Jetzt fällig: { $token }.
paris-refusal-take-first = Du hast die Spielende-Plättchen durchsucht, also nimm zuerst eines davon.
paris-refusal-finish-first = Entscheide zuerst über das, was dir angeboten wird: Nimm es oder verzichte.
paris-refusal-nothing-offered = So etwas wird dir gerade nicht angeboten.

## Die zwei Schritte
paris-refusal-pile-empty = Dieser Stapel ist leer: { $pile }.
paris-refusal-slot-taken = Hier liegt schon ein Gebäude: { $slot }.
paris-refusal-type-there = In diesem Bezirk ({ $district }) gibt es schon ein Gebäude dieser Art: { $type }.
paris-refusal-no-key-left = Du hast keinen Schlüssel mehr hinter deinem Sichtschirm.
paris-refusal-key-on-place = Hier liegt schon ein Schlüssel von dir: { $place }.
paris-refusal-buildings-left = Spielende-Plättchen gibt es erst, wenn alle Gebäudestapel leer sind.
paris-refusal-no-end-tile-left = Es ist kein Spielende-Plättchen mehr da.
paris-refusal-end-tile-not-there = Dieses Spielende-Plättchen ist nicht mehr im Stapel: { $end_tile }.
paris-refusal-can-place-key = Du darfst nicht passen: Du kannst noch einen Schlüssel platzieren.
paris-refusal-can-search = Du darfst nicht passen: Du kannst noch ein Spielende-Plättchen nehmen.
paris-refusal-can-move = Du darfst nicht passen: Du kannst noch einen Schlüssel versetzen.

## Einen Schlüssel versetzen
paris-refusal-no-key-there = Hier liegt kein Schlüssel von dir: { $place }.
paris-refusal-not-higher = Von dort geht es nur aufwärts. Nötig ist mindestens Wert { $need }. Ziel: { $place }, Wert { $have }.
paris-refusal-no-building = Hier liegt noch kein Gebäude: { $slot }.
paris-refusal-landmark-elsewhere = Das Wahrzeichen steht in einem anderen Bezirk. { $landmark }: { $district }.
paris-refusal-landmark-too-low = Das nächste Wahrzeichen im Bezirk { $district } braucht mindestens Wert { $need }. { $landmark }: Wert { $have }.
paris-refusal-taken = Hier liegt der Schlüssel eines Mitspielers: { $place }. Dafür bräuchtest du Bonusplättchen { $number }.
paris-refusal-own-key-on-it = Hier liegt schon dein eigener Schlüssel: { $place }. Dafür bräuchtest du Bonusplättchen { $number }.
paris-refusal-francs-short = Zu wenige Francs: Du brauchst { $need } und hast { $have }.
paris-refusal-resources-short = Zu wenige Ressourcen ({ $token }): Du brauchst { $need } und hast { $have }, passende Plättchen mitgezählt.

## Zahlen, abwerfen und was ein Schlüsselzug bringt
paris-refusal-resource-not-due = Jetzt ist eine andere Ressource zu zahlen: { $token }.
paris-refusal-none-in-hand = Das hast du nicht: { $token } ({ $source }).
paris-refusal-earlier-choice = Daran bist du schon vorbei: Die Reihenfolge geht nur vorwärts.
paris-refusal-rest-unpayable = Das brauchst du noch für den Rest der Kosten ({ $token }): Nötig wären { $need }, dir blieben { $have }.
paris-refusal-prestige-not-shown = Hier bringt dieses Prestige keine SP: { $landmark }, { $token }.
paris-refusal-space-behind = Deine Bonus-Figur zieht auf der Bonusleiste nur vorwärts, dieses Feld erreicht sie nicht: { $space }.
paris-refusal-space-empty = Auf diesem Feld liegt kein Bonusplättchen mehr: { $space }.
paris-refusal-number-had = Bonusplättchen { $number } hattest du schon; dieselbe Nummer darf niemand zweimal bekommen.
paris-refusal-vp-tile-gone = Dieses SP-Plättchen liegt schon auf dem Spielplan: { $vp_tile }.
paris-refusal-vp-tile-elsewhere = Das SP-Plättchen darf nur hierhin: { $district }.
paris-refusal-vp-spot-taken = Hier liegt schon ein SP-Plättchen: { $district }.

## Plättchen und Handel
paris-refusal-only-fresh-token = Für das Bonusplättchen darfst du nur den eben genommenen Marker verkaufen: { $token }.
paris-refusal-bought-this-turn = Diese Ressource hast du in diesem Zug gekauft; verkaufen kannst du sie erst im nächsten: { $token }.
paris-refusal-sold-this-turn = Diese Ressource hast du in diesem Zug verkauft; kaufen kannst du sie erst wieder im nächsten: { $token }.
paris-refusal-supply-empty = Diese Ressource ist nicht im Vorrat: { $token }.
paris-refusal-bonus-used = Bonusplättchen { $number } hast du schon aktiviert.
paris-refusal-bonus-not-held = Bonusplättchen { $number } hast du nicht.
paris-refusal-scores-at-end = Bonusplättchen { $number } wird am Spielende von selbst gewertet.
paris-refusal-stands-for-tokens = Bonusplättchen { $number } gilt als Marker: Zahle damit, wirf es ab oder verkaufe es.
paris-refusal-only-in-a-move = Bonusplättchen { $number } wirkt von selbst, wenn du einen Schlüssel auf einen besetzten Ort versetzt.
paris-refusal-has-own-action = Bonusplättchen { $number }: Wähle auf dem Tisch, was du nehmen oder abwerfen willst.
paris-refusal-no-reserve-key = Bonusplättchen { $number } brächte dir einen Schlüssel, aber deine Reserve ist leer.
paris-refusal-before-track = Deine Bonus-Figur steht noch nicht auf der Bonusleiste, also kann sie nicht zurück.
paris-refusal-back-out-of-reach = Deine Bonus-Figur darf höchstens { $need } Felder zurück und nur rückwärts, nicht auf dieses Feld: { $space }.
paris-refusal-no-pair = Ein Paar sind zwei gleiche Marker ({ $token }); du hast { $have }.
paris-refusal-other-pairs = Bonusplättchen { $number } nimmt solche Paare nicht an.
paris-refusal-end-tile-not-held = Dieses Spielende-Plättchen hast du nicht: { $end_tile }.
paris-refusal-end-tile-stands-for-token = Dieses Spielende-Plättchen gilt als Marker ({ $token }): Zahle damit, wirf es ab oder verkaufe es. Plättchen: { $end_tile }.
paris-refusal-key-from-screen = Ein Schlüssel hinter deinem Sichtschirm kommt zuerst auf eine Bank oder den Arc de Triomphe.
paris-refusal-never-back = Schlüssel kehren nie auf eine Bank, den Arc oder hinter den Sichtschirm zurück: { $place }.
paris-refusal-stays-in-district = Dieser Schlüssel bleibt in seinem Bezirk: { $place }.
