# What is explained at the table the first time it comes.

paris-lesson-goal = Worum es geht
    .text = Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt. Die meisten bringen die sechs Bezirke: Wo ein SP-Plättchen liegt, zählt jeder die Werte der Gebäude unter seinen Schlüsseln zusammen, und die ersten drei bekommen SP.
paris-lesson-draw = Ein Zug hat zwei Schritte
    .text = Zuerst kommt ein Gebäude auf den Spielplan, von einem Stapel deiner Wahl: Die oberste Rückseite zeigt, für welchen Bezirk es ist. Noch gehört es niemandem. Dann führst du eine Aktion aus.
paris-lesson-place = Neue Schlüssel starten auf einer Bank
    .text = Ein neuer Schlüssel kommt auf eine Bank, die sofort ihre Francs zahlt, oder auf den Arc. Von einer Bank aus bleibt er in ihrem Bezirk, vom Arc aus kann er in jeden.
paris-lesson-move = Schlüssel versetzen heißt kaufen
    .text = Ein Gebäude kostet seinen Wert in Francs, von einem anderen aus nur den Unterschied. Es geht immer nur aufwärts, und was ein Schlüssel verlässt, ist für alle frei. Den Marker neben dem Bauplatz bekommt, wer zuerst dort ist.
paris-lesson-landmark = Wahrzeichen zählen am meisten
    .text = Wahrzeichen haben die höchsten Werte. Jedes kostet Francs, dazu Marmor und Gold wie abgebildet, und bringt SP für Prestige der abgebildeten Sorten. Ein neues muss mehr wert sein als das letzte im Bezirk.
paris-lesson-trade = Marker sind Geld wert
    .text = Holz zahlst du für Gebäude mit Wert 8, Marmor und Gold für Wahrzeichen. In deinem Zug darfst du jeden Marker verkaufen und Ressourcen kaufen, die jemand gezahlt oder verkauft hat.
paris-lesson-bonus = Die Bonusleiste
    .text = Deine Bonus-Figur zieht nur vorwärts: Was sie überholt, ist für dich verloren. Kleine Schritte lassen mehr für später, mit großen bist du vor den anderen da.
paris-lesson-held = Deine Bonusplättchen
    .text = Du darfst sie jederzeit in deinem Zug aktivieren. Solche, die deine Schlüssel zählen, bringen später mehr; aber fast alle sind nichts wert, wenn du sie bis zum Spielende nicht aktivierst.
paris-lesson-pay = Mit Ressourcen zahlen
    .text = Zahle mit Markern oder mit Plättchen, die als Ressource gelten. Was du behältst, hilft beim nächsten Wahrzeichen oder lässt sich verkaufen.
paris-lesson-give = Aus Prestige werden SP
    .text = Für bis zu drei Prestigemarker der abgebildeten Sorten, die du jetzt abwirfst, bekommst du SP. Sie sind dann aus dem Spiel.
paris-lesson-vp-tile = Ein Bezirk kommt in die Wertung
    .text = Nur Bezirke mit SP-Plättchen werden gewertet. Du wählst das Plättchen und in der Regel auch den Bezirk: ein hohes, wo du vorn liegst, ein niedriges, wo andere führen.
paris-lesson-search = Der letzte Teil der Partie
    .text = Die Stapel sind leer, neue Gebäude gibt es nicht mehr. Als Aktion darfst du jetzt auch ein Spielende-Plättchen nehmen. Ist das letzte weg, wird die Runde zu Ende gespielt; dann hat jeder noch einen Zug.
paris-lesson-done = Bevor dein Zug endet
    .text = Du darfst noch kaufen, verkaufen und Plättchen aktivieren. Alle warten, bis du deinen Zug beendest.
