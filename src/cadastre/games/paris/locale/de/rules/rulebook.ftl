### The rules of Paris, for players: a message for every rule of docs/rules/paris.md, a heading for every chapter.
### about: a word before a chapter. example: shown apart. A line is a paragraph. Figures that an edition decides arrive as parameters.

## P1

rules-p1 = Spielmaterial und Aufbau
rules-p1-1 = Der Spielplan zeigt sechs Bezirke: { $districts }. Jeder hat sechs Bauplätze mit den Werten { $values }, eine Bank, einen Platz für ein SP-Plättchen und Raum für beliebig viele Wahrzeichen. In der Mitte des Spielplans steht der Arc de Triomphe.
rules-p1-2 = Es gibt 36 Gebäude, eines für jeden Bezirk und Wert. Jedes hat auch eine Art: Café, Bäckerei, Wohnsitz, Restaurant, Hotel oder Theater. Jeder Bezirk hat jede Art genau einmal, aber nicht immer beim selben Wert.
rules-p1-3 = Mischt die Gebäude. Drei davon kommen ungesehen aus dem Spiel. Die anderen 33 bilden drei verdeckte Stapel zu je 11. Die Rückseite zeigt den Bezirk, nicht den Wert; so wissen alle, wohin das oberste Gebäude jedes Stapels gehört.
rules-p1-4 = Du beginnst mit { $start } und 0 SP. Deine Bonus-Figur steht vor Feld 1 der Bonusleiste. Zu zweit hast du { $keys_two } Schlüssel, zu dritt { $keys_three } und zu viert { $keys_four }. Weitere { $reserve_keys } Schlüssel deiner Farbe liegen in der Reserve; nur die Bonusplättchen 13 und 14 bringen sie ins Spiel.
rules-p1-5 = Neben jedem der 36 Bauplätze liegt ein Marker: je sechsmal Holz, Marmor und Gold (die Ressourcen) und je sechsmal Bronze-, Silber- und Gold-Prestige. Im normalen Aufbau sieht jeder Bezirk gleich aus.
rules-p1-6 = Die acht Wahrzeichen und die sechs SP-Plättchen liegen offen neben dem Spielplan. Die zwölf Spielende-Plättchen bilden einen verdeckten Stapel.
rules-p1-7 = Die Bonusleiste hat 30 Felder. Auf jedem liegt offen das Bonusplättchen mit der Nummer des Feldes. Von manchen Nummern liegt ein zweites darauf: { $copies_three } gibt es zu dritt und zu viert doppelt, { $copies_four } nur zu viert.
rules-p1-8 = Francs gehen nie aus. Wer beginnt, wird ausgelost; danach geht es im Uhrzeigersinn weiter.
rules-p1-9 = Option „Zufälliger Aufbau“: Die sechs Goldressourcen liegen bei den Gebäuden mit Wert { $highest }. Die übrigen 12 Ressourcen und die 18 Prestigemarker werden zufällig auf die restlichen 30 Bauplätze verteilt. Je ein Bonusplättchen jeder Nummer wird innerhalb seiner Zone gemischt ({ $zones }). Ein zweites mit derselben Nummer liegt immer auf dem ersten, wo das auch ist; ein Stapel hat also nur eine Nummer.
rules-p1-10 = Option „Freie Bezirkswahl“: Kein Gebäude kommt aus dem Spiel, die drei Stapel haben also je 12. Der Bezirk auf dem gezogenen Gebäude bindet dich nicht (P3.4). Die Rückseite zeigt ihn trotzdem und verrät so etwas über das Gebäude.

## P2

rules-p2 = Was geheim ist
rules-p2-1 = Hinter deinem Sichtschirm liegen deine Francs, die Schlüssel, die nicht auf dem Spielplan sind, deine Marker, deine ungenutzten Bonusplättchen und deine Spielende-Plättchen. Die anderen sehen weder, was du hast, noch wie viel. Offen sind SP, Bonus-Figuren, Schlüssel auf dem Spielplan und aktivierte Bonusplättchen. Und was offen geschieht, sehen alle: einen Marker oder ein Bonusplättchen, das jemand nimmt, Francs, die jemand zahlt oder bekommt, einen Verkauf.
rules-p2-2 = Niemand kennt die Reihenfolge in den Stapeln unter den sichtbaren Rückseiten, und niemand weiß, welche drei Gebäude fehlen.
rules-p2-3 = Nur du weißt, welches Spielende-Plättchen du genommen hast. Was im Stapel bleibt, sieht nur, wer ihn gerade durchsucht.
rules-p2-4 = Option „Offene Sichtschirme“: Alles, was P2.1 verbirgt, ist offen, außer welche Spielende-Plättchen jemand noch hat. Wie viele es sind, sehen alle.
rules-p2-5 = Wer sich alles merkt, weiß also alles außer den Spielende-Plättchen der anderen. Der Tisch zeigt dir nur, was P2.1 offen lässt; sich zu erinnern gehört zum Spiel. Die Bots merken sich, was sie gesehen haben, und sonst nichts.

## P3

rules-p3 = Dein Zug
rules-p3-1 =
    Dein Zug hat zwei Schritte, und beide sind Pflicht. Zuerst legst du ein Gebäude, dann führst du eine Aktion aus: Du platzierst einen Schlüssel (P4.1), versetzt einen Schlüssel (P5.1) oder nimmst ein Spielende-Plättchen (P6.1).
    Davor, dazwischen und danach darfst du beliebig oft Plättchen aktivieren und handeln. Innerhalb eines Schrittes nicht, mit einer Ausnahme: Hat dir ein Gebäude mit Wert { $third } gerade einen Marker gebracht, darfst du ihn sofort verkaufen, um das Bonusplättchen zu bezahlen (P5.7).
rules-p3-2 = Schritt 1: Nimm das oberste Gebäude eines beliebigen Stapels und leg es auf seinen Bauplatz. Sind alle Stapel leer, entfällt dieser Schritt für den Rest der Partie.
rules-p3-3 =
    Schritt 2: Tu genau eines von drei Dingen. Platziere einen Schlüssel, versetze einen Schlüssel oder nimm ein Spielende-Plättchen (nur wenn alle Stapel leer sind und noch eines da ist).
    Passen darfst du nur, wenn mit dem, was du gerade hast, nichts davon geht. Plättchen, die als Ressourcen gelten, zählen mit, ebenso die Bonusplättchen 9 und 16. Francs, die du erst durch einen Verkauf oder ein Plättchen beschaffen müsstest, zählen nicht, Ressourcen, die du erst kaufen müsstest, auch nicht.
    Auch wer passt, darf davor und danach Plättchen aktivieren und handeln.
rules-p3-4 = Mit der Option „Freie Bezirkswahl“ legst du das gezogene Gebäude auf einen freien Bauplatz seines Wertes, in einen beliebigen Bezirk, in dem seine Art noch fehlt. Wenn es geht, musst du es legen. Passt es nirgends, kommt es vor aller Augen aus dem Spiel. Zwischen Ziehen und Legen geschieht nichts anderes.
rules-p3-5 = Dein Zug endet, wenn du es sagst. Er endet nie von selbst, denn das würde den anderen verraten, was hinter deinem Sichtschirm liegt.

## P4

rules-p4 = Einen Schlüssel platzieren
rules-p4-1 = Nimm einen Schlüssel hinter deinem Sichtschirm hervor und leg ihn auf die Bank eines Bezirks oder auf den Arc de Triomphe. Eine Bank zahlt sofort. Der Arc zahlt nichts, aber von dort kommt ein Schlüssel in jeden Bezirk.
rules-p4-2 = Auf jeder Bank und auf dem Arc darfst du nur einen Schlüssel zur gleichen Zeit haben. Die Schlüssel der anderen spielen dort keine Rolle. Hast du deinen versetzt, darfst du einen neuen platzieren, und die Bank zahlt wieder.
rules-p4-3 = Ein Schlüssel hinter deinem Sichtschirm kommt nie direkt auf ein Gebäude oder Wahrzeichen.

## P5

rules-p5 = Einen Schlüssel versetzen
rules-p5-1 = Versetze einen deiner Schlüssel auf dem Spielplan auf ein Gebäude, das dort liegt, oder auf ein Wahrzeichen, und bezahle die Kosten. Damit gehört es dir. Das Wahrzeichen liegt schon auf dem Spielplan, oder du legst es in diesem Zug dazu. Der Platz muss frei sein: kein Schlüssel darauf, auch kein eigener.
rules-p5-2 = Vom Arc kommt ein Schlüssel in jeden Bezirk. Von einer Bank, einem Gebäude oder einem Wahrzeichen aus bleibt er in seinem Bezirk. Von einem Gebäude oder Wahrzeichen aus geht es nur aufwärts, zu einem höheren Wert; eine Bank hat keinen Wert. Schlüssel verlassen nie einen Bezirk und kommen nie auf eine Bank, auf den Arc oder hinter den Sichtschirm zurück.
rules-p5-3 = Sobald auf einem Gebäude oder Wahrzeichen kein Schlüssel mehr liegt, kann es jeder nehmen. (Nach den Bonusplättchen 9 und 16 kann ein Schlüssel zurückbleiben.)
rules-p5-4 = Ein neues Wahrzeichen kommt in den Bezirk des Schlüssels, vom Arc aus in einen beliebigen. Es liegt über denen, die schon dort sind, und muss einen höheren Wert haben als das zuletzt gelegte. Ein Bezirk kann beliebig viele Wahrzeichen haben.
rules-p5-5 = In Francs zahlst du den Wert. Kommt der Schlüssel von einem Gebäude oder Wahrzeichen, zahlst du nur den Unterschied der beiden Werte. Ressourcen zahlst du immer voll: { $wood } Holz für ein Gebäude mit Wert { $highest }, Marmor und Gold für ein Wahrzeichen, wie es dort steht. Gezahlte Ressourcen kommen in den Vorrat. Kannst du nicht zahlen, geht der Zug nicht.
    .example = Von der Bäckerei mit Wert 2 zum Theater mit Wert 5 zahlst du 3 Francs und keine Ressource.
rules-p5-6 = Ressourcen zahlst du mit Markern oder mit Plättchen, die als solche gelten (P8.3).
rules-p5-7 =
    Jedes Mal, wenn du ein Gebäude erwirbst, bringt es etwas. Liegt sein Marker noch daneben, nimmst du ihn; das geschieht nur einmal in der Partie.
    Mit Wert { $first } oder { $second } darfst du ein Bonusplättchen nehmen.
    Mit Wert { $third } darfst du eines für { $bonus_price } nehmen.
    Wert { $highest } bringt { $highest_vp }.
rules-p5-8 = Jedes Mal, wenn du ein Wahrzeichen erwirbst, darfst du Prestigemarker der abgebildeten Sorten abwerfen, höchstens { $most_prestige } insgesamt. Jeder bringt die SP, die dort stehen. Abgeworfenes Prestige kommt aus dem Spiel. Plättchen, die als Prestige gelten, zählen auch.
rules-p5-9 = Sobald vier Schlüssel auf den Gebäuden und Wahrzeichen eines Bezirks liegen, darfst du, wenn du den vierten gelegt hast, sofort eines der übrigen SP-Plättchen auf einen freien Platz in einem beliebigen Bezirk legen. Schlüssel auf Banken zählen nicht, zwei Schlüssel auf einem Plättchen zählen zweimal, und jeder Bezirk löst das einmal aus. Wer verzichtet, hat die Gelegenheit vertan. Mit der Option „SP-Plättchen vor Ort“ kommt es in genau diesen Bezirk.
rules-p5-10 = Innerhalb eines Schlüsselzuges gilt diese Reihenfolge: zahlen, wenn nötig mit Bonusplättchen 9 oder 16; ein neues Wahrzeichen legen; den Schlüssel versetzen; den Marker nehmen; SP für das teuerste Gebäude oder Prestige am Wahrzeichen; ein Bonusplättchen nehmen; ein SP-Plättchen legen. Was ein Zug bringt, kann ihn also nie bezahlen.

## P6

rules-p6 = Spielende-Plättchen
rules-p6-1 = Sind alle Stapel leer, darfst du, statt einen Schlüssel zu platzieren oder zu versetzen, den verdeckten Stapel durchsuchen und ein Plättchen deiner Wahl nehmen, ungesehen von den anderen. Hast du hineingesehen, musst du eines nehmen. Wer das letzte Gebäude zieht, darf das schon im selben Zug. Wie viele Plättchen noch da sind, sehen alle.
rules-p6-2 = Aktiviere das Plättchen sofort oder später, jederzeit in deinem eigenen Zug; dann kommt es weg. Zeigt es eine Ressource oder Prestige, gilt es als solche (P8.3). Was du bis zum Ende deines letzten Zuges nicht aktivierst, ist nichts wert.

## P7

rules-p7 = Die Bonusleiste
rules-p7-1 =
    Um ein Bonusplättchen zu nehmen, zieh deine Bonus-Figur beliebig weit vorwärts auf ein Feld mit einem Plättchen, das du haben darfst, und nimm das oberste. Mehrere Figuren dürfen auf einem Feld stehen.
    Was du überholst, ist für dich verloren, außer durch die Bonusplättchen 17 und 25; nach 25 steht dir wieder alles offen, was vor deiner Figur liegt. Von Feld 30 geht es nicht weiter, aber 17 und 25 wirken noch.
    Gezählt werden immer die Felder der Leiste, nicht die Nummern der Plättchen.
rules-p7-2 = Niemand darf zwei Bonusplättchen mit derselben Nummer bekommen, auch nicht durch ein anderes Plättchen. Aktivierte zählen mit; sie liegen offen vor deinem Sichtschirm.
rules-p7-3 =
    Aktiviere ein Bonusplättchen sofort oder später, jederzeit in deinem eigenen Zug; danach liegt es offen vor deinem Sichtschirm.
    Nur die 27 ist anders: Sie wird nie aktiviert und bringt am Ende von selbst SP. Jedes andere, das du bis zum Ende deines letzten Zuges nicht aktivierst, ist nichts wert.
    Wo unten drei Zahlen stehen, gelten sie zu zweit, zu dritt und zu viert.
rules-p7-4 =
    Einzelheiten.
    Beide Hälften von 19 und 21 nutzt du im selben Zug, sonst verfällt die zweite.
    9 und 16 verbrauchst du in dem Schlüsselzug, der sie braucht; ein Platz mit eigenem und fremdem Schlüssel braucht beide.
    23 und 24 nehmen nur echte Marker, keine Plättchen.
    13 und 14 brauchen einen Schlüssel in der Reserve.
    17 und 25 kannst du nur aktivieren, wenn du damit ein Plättchen bekommst, und 25 erst, wenn deine Figur auf der Leiste steht.
    Bei 20 erfahren die anderen, wie viele ungenutzte Plättchen du hast, aber nicht welche; 27 ist eines davon, eine halb genutzte 19 oder 21 nicht.
    Plättchen, die SP bringen, darfst du auch für 0 SP aktivieren.

## P8

rules-p8 = Kaufen und verkaufen
rules-p8-1 = Jederzeit in deinem eigenen Zug darfst du Ressourcen und Prestige verkaufen und Ressourcen kaufen; Prestige gibt es nicht zu kaufen. Verkaufte Ressourcen kommen in den Vorrat, Prestige kommt aus dem Spiel.
rules-p8-2 = Kaufen kannst du nur, was im Vorrat liegt. Am Anfang ist er leer.
rules-p8-3 = Ein Plättchen, das als Marker gilt, nutzt du wie diesen Marker: zum Zahlen, zum Abwerfen, zum Verkaufen. Du tauschst es nie gegen einen Marker, und in den Vorrat kommt dafür nichts.
rules-p8-4 = Im selben Zug darfst du keinen Ressourcenmarker einer Sorte verkaufen, die du gekauft hast, und keine Sorte kaufen, von der du einen Marker verkauft hast. Ein Plättchen verkaufen, das als Ressource gilt, und dann einen Marker dieser Sorte kaufen, das geht.

## P9

rules-p9 = Das Ende, und wer gewinnt
rules-p9-1 = Nimmt jemand das letzte Spielende-Plättchen, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Dann hat jeder noch einen letzten Zug.
rules-p9-2 = Wer das Bonusplättchen 27 hat, bekommt 1 SP für jeden Franc. Die Francs bleiben und zählen noch bei Gleichstand (P9.6).
rules-p9-3 = Jetzt wird jeder Bezirk mit einem SP-Plättchen gewertet. Wer dort mindestens ein Gebäude oder Wahrzeichen hat, zählt die Werte unter seinen Schlüsseln zusammen; was er doppelt hat, zählt doppelt. Der Erste, Zweite und Dritte bekommen die drei Zahlen des SP-Plättchens, ein Vierter bekommt nichts.
rules-p9-4 = Sind Summen in einem Bezirk gleich, liegt vorn, wessen wertvollstes Plättchen dort mehr wert ist. Was jemand doppelt hat, zählt hier nur einmal. Herrscht auch dann Gleichstand, ist es dasselbe Plättchen, das sie sich dank Bonusplättchen 16 teilen. Dann bekommen alle, die gleichauf liegen, die Punkte des besten ihrer Plätze, und ihre übrigen Plätze entfallen.
rules-p9-5 = Zu zweit bekommt der Zweite nur dann SP, wenn das Doppelte seiner Summe mindestens die Summe des Ersten erreicht. Gleiche Summen klärt vorher P9.4.
rules-p9-6 = Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Francs hat, dann, wer unter allen Schlüsseln auf dem Spielplan die höhere Summe hat. Ist auch die gleich, teilt man sich den Sieg.
rules-p9-7 = Das Wertungsblatt hat eine Zeile für Gebäude mit Wert { $highest }, für Prestige an Wahrzeichen, für jedes Bonusplättchen, für Spielende-Plättchen und für jeden Bezirk. Zusammen ergeben sie die SP eines Spielers.

## P10

rules-p10 = Beispiele
    .about = Die Beispiele verwenden die Zahlen unserer üblichen Ausgabe.
rules-p10-1 = Charlotte hat einen Schlüssel auf einem Wohnsitz mit Wert 3. Im selben Bezirk sind eine 1 und eine 2 frei, ein Restaurant mit Wert 4 ist frei, auf dem Hotel mit Wert 5 und auf einem Wahrzeichen mit Wert 13 liegen fremde Schlüssel. Sie hat 1 Franc und keine Ressourcen. Mit diesem Schlüssel kann sie nur zum Restaurant, für 1 Franc. Danach ist der Wohnsitz frei.
rules-p10-2 = In Montmartre von der Bäckerei mit Wert 2 zum Theater mit Wert 5: 3 Francs, keine Ressource.
rules-p10-3 = In La Villette vom Theater mit Wert 8 zu einem neuen Wahrzeichen mit Wert 12: 4 Francs, 1 Marmor und 1 Gold.
rules-p10-4 = In Saint-Germain steht ein Wahrzeichen mit Wert 12. Das nächste dort muss mindestens 13 wert sein.
rules-p10-5 = Vom Arc zum Louvre (Wert 15), der in Belleville über ein Wahrzeichen mit Wert 10 gelegt wird: 15 Francs, 1 Marmor und 2 Gold. Zwei dort abgeworfene Gold-Prestigemarker bringen 10 SP.
rules-p10-6 = Mit Schlüsseln auf drei Gebäuden mit Wert 4 bringt Bonusplättchen 18 genau 15 SP.
rules-p10-7 = SP-Plättchen 20/10/5. Die Summen sind 13 (11 + 2), 10 (5 + 4 + 1), 13 (ein einziges Wahrzeichen) und 3. Das Wahrzeichen mit Wert 13 ist das wertvollste Plättchen und bringt 20 SP; 11 + 2 bekommt 10, 5 + 4 + 1 bekommt 5, die 3 nichts.
rules-p10-8 = SP-Plättchen 16/8/4. Die Summen sind 16 (11 + 5), 21 (15 + 3 + 3, die 3 doppelt durch Bonusplättchen 9), 8 und 21 (15 + 4 + 2). Beide 21 liegen auf derselben 15, durch Bonusplättchen 16. Beide bekommen 16 SP, niemand bekommt 8, und die Summe 16 bekommt 4.
rules-p10-9 = Zu zweit, SP-Plättchen 18/9/4, Summen 12 und 5: Der Erste bekommt 18 SP, der Zweite nichts. Bei 12 und 6 bekäme der Zweite 9.
rules-p10-10 = Bonusplättchen 30 mit einem Café, drei Bäckereien, zwei Hotels, einem Theater und zwei Wahrzeichen: Das sind fünf Arten, also 15 SP.
