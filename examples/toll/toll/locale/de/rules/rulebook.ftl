### Die Regeln von Toll, zum Spielen: eine Meldung für jede Regel von RULES.md, eine Überschrift für jedes Kapitel.

rules-t1 = Am Anfang
rules-t1-1 = Du hast { $start } im Beutel und drei leere Bauplätze: an der Brücke, am Tor und an der Furt. Die Bank hat so viele Münzen, wie man braucht. Der erste Platz beginnt, dann geht es reihum.
rules-t1-2 = Das Spiel hat so viele Würfe wie vereinbart. Mit der Option „bis die Glocke läutet“ weiß niemand, wie viele es werden.

rules-t2 = Der Würfel
rules-t2-1 = Wenn du an der Reihe bist, würfelst du, und das ist dein Zug. Was der Würfel zeigt, ist gleich.
rules-t2-2 = Nach jedem Wurf steht allen anderen Maut zu: eine Münze, oder zwei mit dieser Option. Was nicht eingefordert wird, sammelt sich an.

rules-t3 = Jederzeit
rules-t3-1 = Du darfst einfordern, was dir zusteht, ob du an der Reihe bist oder nicht. Die Bank zahlt.
rules-t3-2 = Du darfst auf einem leeren Bauplatz eine Hütte bauen, ob du an der Reihe bist oder nicht. Sie kostet { $cost }.
rules-t3-3 = Du darfst jemand anderem eine, zwei oder drei deiner Münzen schenken, ob du an der Reihe bist oder nicht. Bis feststeht, wie viele es sind, tut niemand sonst etwas.

rules-t4 = Das Ende
rules-t4-1 = Nach dem letzten Wurf ist das Spiel sofort zu Ende: Was bis dahin nicht eingefordert ist, verfällt.
rules-t4-2 = Ist die Zahl der Würfe nicht begrenzt, läutet der Tisch einmal eine Glocke. Dann würfeln alle noch einmal.
rules-t4-3 = Jede Münze ist 1 Punkt wert, jede Hütte { $worth }. Wer am meisten Punkte hat, gewinnt; wer gleich viele hat, teilt sich den Platz.

rules-figures-toll = Maut wurde für Cadastre erfunden: Nichts musste erschlossen werden.
rules-figures-toll-purse = Beutel
rules-figures-toll-huts = Hütten
