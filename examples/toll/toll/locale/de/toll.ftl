### Toll: das Spiel, seine Optionen, seine Dinge, und alles, was man darüber sagt.

toll-title = Maut
toll-tagline = Fordere ein, was dir zusteht, bevor zum letzten Mal gewürfelt wird.

toll-option-throws = Würfe
    .about = Nach so vielen Würfen ist das Spiel zu Ende; oder es dauert, bis die Glocke läutet.
    .bell = bis die Glocke läutet
toll-option-rate = Maut
    .about = Was jeder Wurf allen anderen einbringt.
    .one = eine Münze
    .two = zwei Münzen

## Things

toll-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
toll-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
toll-plot-bridge = Brücke
toll-plot-gate = Tor
toll-plot-ford = Furt

## What the game waits for

toll-phase-turn = Würfle, oder tu vorher etwas anderes
toll-phase-giving = Wie viele Münzen schenkst du?
toll-phase-over = Das Spiel ist zu Ende.
toll-due = Das steht dir zu: { $coins }

## Actions

toll-action-throw = Würfeln
toll-action-claim = Einfordern: { $coins }
toll-action-build = Hütte: { $hut }
toll-action-gift = Geschenk für { $other }
toll-action-coins = { $coins }
toll-action-bell = Die Glocke läuten

## What has happened

toll-event-thrown = Würfel: { $eyes }
toll-event-claimed = Maut: { $coins }
toll-event-built = Hütte: { $hut }
toll-event-given = Geschenk für { $other }: { $coins }
toll-event-rung = Die Glocke läutet. Letzter Wurf: Nummer { $last }

## Why not

toll-refusal-game-over = Das Spiel ist zu Ende.
toll-refusal-no-such-action = So etwas gibt es nicht.
toll-refusal-gift-under-way = Da wird gerade etwas verschenkt: Erst muss feststehen, wie viele Münzen es sind.
toll-refusal-no-gift = Gerade verschenkt niemand etwas.
toll-refusal-for-the-table = Die Glocke läutet der Tisch, und etwas anderes tut er nicht.
toll-refusal-bell-rang = Der letzte Wurf steht schon fest.
toll-refusal-not-your-turn = Du bist nicht mit Würfeln an der Reihe.
toll-refusal-nothing-due = Dir steht gerade nichts zu.
toll-refusal-hut-stands = Dort steht schon eine Hütte: { $hut }
toll-refusal-hut-costs = Du kannst keine Hütte bezahlen. Kosten: { $coins }
toll-refusal-to-somebody-else = Ein Geschenk ist für jemand anderen.
toll-refusal-no-player = Dort sitzt niemand.
toll-refusal-too-few-coins = So viele Münzen hast du nicht. In deinem Beutel: { $coins }

## Text that is no move

toll-notation-word = So beginnt kein Zug: „{ $clause }“.
toll-notation-alone = Nach diesem Wort kommt nichts mehr: „{ $text }“.
toll-notation-plot-number = „{ $text }“ ist nicht die Nummer eines Bauplatzes: { $least } bis { $most }.
toll-notation-seat-number = „{ $text }“ ist nicht die Nummer eines Platzes: { $least } bis { $most }.
toll-notation-coins-number = „{ $text }“ kann man nicht schenken: { $least } bis { $most } Münzen.

## Score sheet

toll-score-coins = Münzen
toll-score-huts = Hütten
toll-score-total = Summe

## In the terminal

toll-table-throws = { $last ->
    [-1] Würfe bisher: { $thrown }
   *[other] Würfe: { $thrown } von { $last }
}
toll-table-purse = Beutel
toll-table-due = Maut
toll-table-huts = Hütten
toll-table-points = Punkte
toll-table-signs = { $hut } eine Hütte, { $empty } ein leerer Bauplatz. Die Bauplätze nach ihren Nummern:
toll-table-kind-throw = Würfeln
toll-table-kind-claim = Einfordern
toll-table-kind-build = Eine Hütte bauen
toll-table-kind-gift = Münzen schenken
toll-table-kind-coins = Münzen
toll-table-kind-bell = Glocke

## What a hint says of a move

toll-table-gains = Was das für dich ändert, in Punkten: { $gains }.
toll-table-part-purse = Beutel
toll-table-part-huts = Hütten
toll-table-part-tolls = Maut, auch künftige
