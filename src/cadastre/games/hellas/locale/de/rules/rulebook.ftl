### The rules of Hellas, for players: a message for every rule of docs/rules/hellas.md, a heading for every chapter.
### about: a word before a chapter. example: shown apart. A line is a paragraph. Figures that an edition decides arrive as parameters.

## H1

rules-h1 = Vor dem Spiel
rules-h1-1 = Zwei bis acht Spieler beginnen mit je { $start }. Die Bank führt das Programm; das Geld geht ihr nie aus.
rules-h1-2 = Es gibt zwei Kartenstapel: { $orders } Befehle und { $instructions } Anweisungen. Jeder wird einmal gemischt, am Anfang. Eine ausgeführte Karte kommt nach unten, und der Stapel wird nie wieder gemischt. Gezogene Karten kommen also in derselben Reihenfolge wieder; unbekannt sind nur die noch nicht gezogenen.
rules-h1-3 = Alle Figuren stehen auf Start. Jeder würfelt mit zwei Würfeln, die höchste Summe beginnt; bei Gleichstand wird noch einmal gewürfelt. Die Plätze sind in Spielreihenfolge nummeriert.
rules-h1-4 = Die Bank hat { $houses } Häuser und { $hotels } Hotels. Es gibt { $deeds } Grundstücke: { $cities } Städte in { $colours } Farben, { $stations } Verkehrsknoten und { $stops } Metrostationen.
rules-h1-5 = Wer eigene Zahlen mitbringt, muss einiges beachten: Beträge sind Vielfache von 5{"\u00A0"}€, Preise und Baukosten Vielfache von 10{"\u00A0"}€, eine Hypothek ist der halbe Preis und mindestens 50{"\u00A0"}€. Die beiden teuersten Grundstücke kosten zusammen nicht mehr als das Startgeld. Keine Karte führt auf ein Kartenfeld oder auf „Geh ins Gefängnis“, und jeder Stapel hat eine Karte, die man nicht behält.

## H2

rules-h2 = Dein Zug
rules-h2-1 = Würfle mit beiden Würfeln, zieh um ihre Summe vorwärts und tu, was das Feld verlangt. Mehrere Figuren dürfen auf einem Feld stehen.
rules-h2-2 =
    Bei einem Pasch würfelst du noch einmal, sobald das Feld abgehandelt ist; das ist Pflicht.
    Nach einem zweiten Pasch darfst du ein drittes Mal würfeln oder deinen Zug beenden.
    Ein dritter Pasch hintereinander bringt dich direkt in Gewahrsam, ohne dass du ziehst.
    Gezählt wird innerhalb eines Zuges; der Pasch, der dich aus dem Gewahrsam holt, zählt nicht, und nach Bußgeld oder Freispruchkarte ist der nächste Wurf der erste.
    Mit der Option „Dritter Wurf ist Pflicht“ musst du auch das dritte Mal würfeln.
rules-h2-3 = Jedes Mal, wenn du vorwärts über Start ziehst oder darauf landest, bekommst du { $salary }, noch bevor das Feld abgehandelt wird. Nichts bekommst du, wenn du in Gewahrsam geschickt wirst oder rückwärts ziehst. „Vorwärts bis“ zu einem Feld heißt immer mindestens ein Schritt und höchstens einmal rund um den Spielplan.
rules-h2-4 =
    Ein freier Moment ist, wenn nichts zu klären ist: kein Kauf, keine Auktion, keine Schulden, kein Angebot, keine Entscheidung über eine Hypothek und keine Abstimmung.
    Dann darf, wer am Zug ist, bauen, Gebäude verkaufen, beleihen und Hypotheken ablösen, und jeder darf einen Handel anbieten (H8.2), Miete fordern (H4.5) oder abstimmen lassen (H10.4).
    Außerdem darfst du Gebäude verkaufen und beleihen, wenn du Schulden hast (H10.1) oder über einen Kauf entscheidest (H3.1).
rules-h2-5 = Dein Zug endet, wenn du ihn beendest und kein Wurf mehr aussteht. Er endet sofort, wenn du in Gewahrsam kommst, wenn dort dein erster oder zweiter Wurf misslingt oder wenn du bankrott bist. Dann ist der nächste Spieler dran, der noch dabei ist.
rules-h2-6 = Im selben Zug darfst du ein Grundstück nicht beleihen und seine Hypothek wieder ablösen, und du darfst nicht auf einer Farbe bauen und von ihr verkaufen, außer um Schulden oder einen Kauf zu bezahlen.

## H3

rules-h3 = Kauf und Auktion
rules-h3-1 = Landest du auf einem Grundstück, das niemandem gehört, darfst du es zum aufgedruckten Preis kaufen. Während du überlegst, darfst du Gebäude verkaufen und beleihen, um das Geld zu beschaffen. Reicht es selbst dann nicht, wirst du nicht gefragt.
rules-h3-2 = Kaufst du nicht, wird es sofort unter allen versteigert, auch du und alle in Gewahrsam dürfen bieten. Einen Mindestpreis gibt es nicht. Reihum, beginnend nach dir, überbietet jeder das letzte Gebot oder steigt endgültig aus. Gebote sind Vielfache von 5{"\u00A0"}€ und nie höher als dein Bargeld; wer nicht bieten kann, steigt aus. Wer übrig bleibt, zahlt sein Gebot und bekommt das Grundstück. Bietet niemand, bleibt es bei der Bank.

## H4

rules-h4 = Miete
rules-h4-1 = Landest du auf einem fremden Grundstück, schuldest du Miete. Ist es beliehen, schuldest du nichts.
rules-h4-2 = In einer Stadt steht die Miete auf der Besitzkarte; sie hängt von Häusern und Hotel ab. Steht in der Stadt nichts und hat ihr Besitzer alle Städte der Farbe, ist die Miete doppelt, selbst wenn andere Städte der Farbe beliehen oder bebaut sind. Unten stehen die Mieten ohne Gebäude, mit einem, zwei, drei und vier Häusern und mit Hotel.
rules-h4-3 = Auf einer Metrostation ist die Miete das { $metro_one }-Fache deines Wurfes, wenn der Besitzer eine Station hat, und das { $metro_two }-Fache, wenn er beide hat. Hat dich eine Karte hingebracht, zählt der Wurf davor. Eine beliehene Station zählt bei der Anzahl mit, bringt aber selbst nichts.
rules-h4-4 = Auf einem Verkehrsknoten hängt die Miete davon ab, wie viele der Besitzer hat: { $transport } für einen, zwei, drei oder vier. Ein beliehener zählt bei der Anzahl mit, bringt aber selbst nichts.
rules-h4-5 =
    Normalerweise wird Miete automatisch gezahlt. Mit der Option „Miete: muss gefordert werden“ muss der Besitzer sie verlangen, in irgendeinem freien Moment bis zum ersten Wurf des nächsten Spielers; danach ist sie verloren.
    Es gilt die Miete im Moment der Landung, was auch immer danach gehandelt, beliehen oder gebaut wird.
    Eine geforderte Miete wird zu Schulden und sofort beglichen (H10.1), mehrere in der Reihenfolge, in der sie gefordert wurden.
    Solange jemand Miete von dir fordern kann, darfst du nicht handeln, bauen oder Hypotheken ablösen.
    Offene Mieten verfallen, wenn Besitzer oder Schuldner bankrottgehen und wenn eine Abstimmung das Spiel beendet; sind Runden oder Zeit um, gelten sie als gefordert.
    Was Karten verlangen, muss niemand fordern. Bots fordern immer.

## H5

rules-h5 = Felder, Karten und Gefängnis
rules-h5-1 = Auf einem Feld „Befehl“ oder „Anweisung“ ziehst du die oberste Karte, tust, was sie sagt, und legst sie nach unten. Eine Freispruchkarte behältst du, bis du sie einsetzt oder einem anderen verkaufst; danach kommt sie unter ihren Stapel. Hast du beide, sagst du, welche du einsetzt.
rules-h5-2 = Auf einem Steuerfeld zahlst du die Steuer an die Bank.
rules-h5-3 = Landest du beim Ziehen auf dem Gefängnis, bist du nur zu Besuch, und nichts geschieht. Auch auf dem Stadtparkplatz geschieht nichts, außer ihr spielt mit Topf (H9.2).
rules-h5-4 = In Gewahrsam kommst du durch das Feld „Geh ins Gefängnis“, durch eine Karte oder durch einen dritten Pasch: direkt, ohne Geld von Start, und dein Zug ist zu Ende.
rules-h5-5 =
    In Gewahrsam hast du drei Züge.
    Zu Beginn eines jeden darfst du { $fine } zahlen oder eine Freispruchkarte einsetzen, eine eigene oder eine gekaufte; dann würfelst und spielst du wie sonst, Pasch eingeschlossen.
    Oder du würfelst um die Freiheit: Ein Pasch holt dich heraus und du ziehst, würfelst aber nicht noch einmal. Ohne Pasch endet dein Zug.
    Nach dem dritten misslungenen Wurf musst du { $fine } zahlen und mit diesem Wurf ziehen. Dieses Bußgeld gilt als Schulden und wird vor dem Ziehen gezahlt; eine Karte ersetzt es nicht, und wer dadurch bankrottgeht, zieht nicht mehr.
rules-h5-6 = In Gewahrsam darfst du handeln, bieten und Miete kassieren, im eigenen Zug auch bauen und beleihen.
rules-h5-7 =
    Was Karten tun.
    Schickt dich eine vorwärts, bekommst du das Geld von Start, wenn du darüberziehst oder darauf landest, und das Feld wird abgehandelt wie nach einem Wurf.
    „Nächster Verkehrsknoten“ vervielfacht die Miete wie angegeben; bei der „nächsten Metrostation“ zahlst du das angegebene Vielfache deines Wurfes, egal wie viele der Besitzer hat.
    Schickt dich eine Karte zurück, wird das Feld auch abgehandelt, aber ohne Geld von Start.
    Zahlungen an die Bank gehen in den Topf, wenn es einen gibt (H9.2).
    „Für jedes Grundstück“ zählt alle deine Grundstücke, auch beliehene.
    Zahlungen an alle oder von allen betreffen, wer noch im Spiel ist (H10.3).

## H6

rules-h6 = Bauen
rules-h6-1 = Du baust in deinem eigenen Zug, und nur wenn du alle Städte einer Farbe hast und keine davon beliehen ist. Ein Haus kostet, was auf der Besitzkarte steht, und du darfst so viele bauen, wie du bezahlen kannst. Bau gleichmäßig: Innerhalb einer Farbe ist nie eine Stadt mehr als eine Stufe voraus, auch beim Verkaufen nicht. Eine Stadt hat höchstens vier Häuser.
    .example = Dir gehören drei Städte einer Farbe. Keine bekommt ein zweites Haus, bevor alle eines haben.
rules-h6-2 = Hat jede Stadt der Farbe vier Häuser oder ein Hotel, darfst du ein Hotel bauen: Gib vier Häuser zurück und zahle den Preis des Hotels. Mehr als eines darf in keiner Stadt stehen.
rules-h6-3 =
    Gehen Häuser oder Hotels aus, wartest du, bis welche zurückkommen.
    Gebäude werden einzeln verlangt. Hat die Bank weniger Gebäude, als es Spieler gibt, die gerade eines bauen könnten, ist dein Wunsch ein bindendes Gebot zum aufgedruckten Preis. Die anderen, die bauen könnten, dürfen der Reihe nach überbieten wie in H3.2; jeder nennt dabei die Stadt, in der es stehen soll, und bietet mindestens den Preis, der dort gilt.
    Wer gewinnt, zahlt an die Bank und baut sofort, auch außer der Reihe.
rules-h6-4 = Gebäude verkaufst du nur an die Bank, zum halben aufgedruckten Preis, Stufe für Stufe, aus einer Stadt, die in ihrer Farbe am höchsten bebaut ist. Aus einem Hotel werden vier Häuser. Hat die Bank weniger als vier, lässt sich eine Farbe mit Hotel nur ganz räumen: Alle ihre Häuser und Hotels werden auf einmal verkauft, jedes zum halben Preis. Für ein Hotel bekommst du die Hälfte seines Preises und die Hälfte von vier Häusern.

## H7

rules-h7 = Hypotheken
rules-h7-1 = Jedes deiner Grundstücke kannst du bei der Bank beleihen und bekommst seinen Hypothekenwert. Eine Stadt darfst du nur beleihen, wenn in ihrer ganzen Farbe kein Gebäude steht.
rules-h7-2 = Um eine Hypothek abzulösen, zahlst du ihren Wert und { $interest }{"\u00A0"}% Zinsen, die Summe abgerundet auf ein Vielfaches von { $round }.
    .example = Bei 10{"\u00A0"}% kostet es 285{"\u00A0"}€, eine Hypothek von 260{"\u00A0"}€ abzulösen.
rules-h7-3 =
    Ein beliehenes Grundstück darfst du an andere verkaufen, nicht an die Bank. Der neue Besitzer wählt sofort.
    Er löst die Hypothek jetzt ab, für Wert und Zinsen.
    Oder er zahlt jetzt die Zinsen und später nur den Wert.
    Oder er zahlt jetzt nichts und später den Wert mit doppelten Zinsen.
    Beim nächsten Verkauf hat der neue Besitzer wieder dieselbe Wahl. Über mehrere Grundstücke wird in der Reihenfolge des Spielplans entschieden. Wer die ersten beiden Möglichkeiten nicht bezahlen kann, nimmt die dritte; bei Schulden zählt nur, was darüber hinausgeht.
    Mit der Option „Doppelte Zinsen“ zahlt, wer nur die Zinsen gezahlt hat, sie beim Ablösen noch einmal.
    .example = Für eine Hypothek von 260{"\u00A0"}€ bei 10{"\u00A0"}%: jetzt 285{"\u00A0"}€; oder jetzt 25{"\u00A0"}€ und später 260{"\u00A0"}€; oder jetzt nichts und später 310{"\u00A0"}€.

## H8

rules-h8 = Handel
rules-h8-1 = Zwei Spieler dürfen tauschen, worauf sie sich einigen: Geld, Grundstücke aus Farben ohne Gebäude und Freispruchkarten. Es zählt nur, was sie jetzt haben: keine Versprechen, nichts Geliehenes. Jede Seite gibt etwas; Geld, in Vielfachen von 5{"\u00A0"}€, kommt nur von einer Seite.
rules-h8-2 = In einem freien Moment darf jeder jedem ein Angebot machen. Bei Schulden darf das nur der Schuldner. Das Spiel wartet auf die Antwort: annehmen, ablehnen oder ein Gegenangebot, das dann angenommen oder abgelehnt wird. In einem Zug, egal wessen, darfst du höchstens drei Angebote machen; Gegenangebote zählen nicht.

## H9

rules-h9 = Optionen
rules-h9-1 =
    „Kurzes Spiel“: Jeder bekommt zwei Grundstücke zugeteilt und bezahlt sie. Nach einer Zahl von Runden oder wenn die Glocke läutet, ist Schluss, und wer am reichsten ist, gewinnt (H10.4).
    Beim Spiel auf Runden wird der letzte Zug der letzten Runde zu Ende gespielt, mit allen zusätzlichen Würfen.
    Läutet die Glocke, wird der laufende Wurf mit allem, was er auslöst, zu Ende gebracht, auch eine Auktion um ein Gebäude. Für einen Pasch wird nicht mehr gewürfelt und nichts Neues begonnen; eine offene Abstimmung verfällt, ein offenes Angebot auch, außer es geht um Schulden.
rules-h9-2 = „Geld auf dem Parkplatz“: Was Spieler durch Karten und Steuern an die Bank zahlen, liegt in der Mitte des Spielplans. Wer auf dem Stadtparkplatz stehen bleibt, bekommt alles. Bußgeld für den Gewahrsam, Käufe und Zinsen kommen nicht dorthin, die Konkursmasse auch nicht.
rules-h9-3 = „Rundenlimit“: Nach so vielen Runden ist Schluss, wie in H9.1, aber ohne zugeteilte Grundstücke. „Abstimmung über das Ende“: Spieler dürfen über das Aufhören abstimmen lassen (H10.4); das gilt, solange ihr es nicht abschaltet.

## H10

rules-h10 = Schulden und das Ende
rules-h10-1 =
    Schuldest du mehr als dein Bargeld, wartet das Spiel auf dich.
    Du darfst Gebäude verkaufen, beleihen und Handel anbieten, der nicht verringert, was du aufbringen könntest.
    Ist der Gläubiger ein Spieler, darfst du ihm höchstens dreimal Grundstücke für einen Teil der Schulden vorschlagen, zu jedem Preis; er nimmt an oder lehnt ab.
    Sobald dein Bargeld reicht, ist bezahlt. Schulden entstehen nur durch Mieten, Steuern, Karten und das Bußgeld nach dem dritten Wurf in Gewahrsam.
rules-h10-2 =
    Kannst du das Geld allein nicht aufbringen, darfst du noch handeln oder aufgeben. Kannst du es, darfst du nicht aufgeben. Aufgeben heißt Bankrott.
    Ist der Gläubiger ein Spieler, werden deine Gebäude zum halben Preis an die Bank verkauft, und dein Geld, deine Grundstücke und Karten gehen an ihn; Hypotheken bleiben, und H7.3 gilt.
    Ist es die Bank, nimmt sie Bargeld und Gebäude, deine Karten kommen unter ihre Stapel, Hypotheken erlöschen, und deine Grundstücke werden einzeln unter den anderen versteigert. Was niemand kauft, bleibt bei der Bank.
rules-h10-3 = Musst du durch eine Karte mehrere bezahlen, zahlst du einen nach dem anderen, reihum. Der Erste, den du nicht bezahlen kannst, bekommt alles, was du hast. Müssen durch eine Karte alle dich bezahlen, zahlen sie reihum; wer nicht kann, geht bankrott, mit dir als Gläubiger.
rules-h10-4 =
    Wer als Letzter übrig ist, gewinnt.
    Sind alle mit dem Aufhören einverstanden oder sind Runden oder Zeit um, gewinnt, wer am reichsten ist: Bargeld, dazu die aufgedruckten Preise der Grundstücke (beliehene zur Hälfte), Häuser zu ihrem Preis und Hotels als fünf Häuser.
    Bei Gleichstand entscheidet mehr Bargeld, dann mehr Grundstücke; sonst teilt man sich den Sieg. Freispruchkarten und der Topf zählen nichts.
    Die Bankrotten kommen dahinter, wer zuletzt ausschied, zuerst.
    Vor dem ersten Wurf eines Zuges darf jeder abstimmen lassen, einmal pro Runde; die anderen antworten reihum, und ein einziges Nein genügt, um weiterzuspielen.
rules-h10-6 = Geht jemand bankrott, verfällt, was ihn noch betraf: offene Mieten, die übrigen Zahlungen einer Karte, ein noch nicht gezogener Wurf, ein weiterer Wurf. Dann geht der Zug weiter, oder der nächste beginnt. Ist nur noch einer übrig, ist das Spiel sofort zu Ende.

## H11

rules-h11 = Beispiele
    .about = Die Beispiele verwenden die Zahlen unserer üblichen Ausgabe.
rules-h11-1 = Um eine Hypothek von 260{"\u00A0"}€ abzulösen, zahlst du 285{"\u00A0"}€.
rules-h11-2 = Dir gehören Patras, Nafplio und Kalamata. Patras bekommt kein zweites Haus, bevor alle drei eines haben, und Nafplio kein drittes, solange die anderen nur eines haben.
rules-h11-3 = Eine Stadt einer Farbe ist beliehen. Die anderen kosten, solange dort nichts steht, trotzdem doppelte Miete; aber gebaut werden darf nicht.
rules-h11-4 = Drei Pasche hintereinander: Gewahrsam, kein Geld von Start. Mit einem Pasch heraus: kein weiterer Wurf.
rules-h11-5 = Du hast 735{"\u00A0"}€ Bargeld; Xanthi mit Hotel und Alexandroupoli mit vier Häusern; Arta und Preveza mit je einem Haus und Ioannina; und Rhodos, beliehen. Dein Vermögen ist 735 + 240 + 640 + 320 + 500 + 400 + 200 = 3.035{"\u00A0"}€: Bargeld, die beiden braunen Grundstücke, die drei hellblauen, Rhodos zur Hälfte, das Hotel in Xanthi als fünf Häuser, die vier Häuser in Alexandroupoli und die zwei Häuser in Arta und Preveza.
rules-h11-6 = Du hast Hotels in beiden braunen Städten, und die Bank hat kein Haus mehr. Das Hotel in Xanthi lässt sich nicht allein verkaufen; die ganze Farbe wird für 500{"\u00A0"}€ verkauft.
rules-h11-7 = Ein Haus ist noch da, und drei könnten bauen: auf Braun, auf Dunkelblau und auf Orange. Der Erste verlangt es für 100{"\u00A0"}€; wer Dunkelblau hat, darf ab 400{"\u00A0"}€ bieten.
rules-h11-8 = Du hast 70{"\u00A0"}€ und ziehst eine Karte: 50{"\u00A0"}€ an jeden anderen. Zu dritt bekommt der Nächste 50{"\u00A0"}€. Der Übernächste kann nicht voll bezahlt werden, bekommt deine letzten 20{"\u00A0"}€, und du bist bankrott.
rules-h11-9 = Du hast Namenstag: Jeder gibt dir 20{"\u00A0"}€. Der Nächste hat nur 10{"\u00A0"}€. Das sind seine Schulden, mitten in deinem Zug.
rules-h11-10 = Dein dritter Wurf in Gewahrsam misslingt. Du hast 40{"\u00A0"}€, eine Freispruchkarte und sonst nichts. Die Karte hilft nicht mehr: Du bist bankrott, mit der Bank als Gläubigerin, und ziehst nicht mehr.
rules-h11-11 = Du schuldest 4.400{"\u00A0"}€ Miete und hast 500{"\u00A0"}€. Dein Gläubiger nimmt ein beliehenes Grundstück für 400{"\u00A0"}€ und ein unbelastetes für 3.500{"\u00A0"}€, und die restlichen 500{"\u00A0"}€ zahlst du bar.
rules-h11-12 = Du hast 0{"\u00A0"}€ und würfelst auf Feld 35 eine 9, über Start zur Einkommensteuer: Erst bekommst du die 500{"\u00A0"}€ von Start, dann zahlst du 500{"\u00A0"}€. Schulden entstehen nicht.

## H12

rules-h12 = Was zuerst kommt
    .about = Was zuletzt geschah, wird zuerst geregelt. Ein Wurf führt zu einem Zug (nach dem dritten misslungenen Wurf in Gewahrsam: zuerst das Bußgeld), dann zum Geld von Start, dann zum Feld, dann zu einer Karte, ihrem Zug und dessen Feld. Entstehen Schulden, wird zuerst Geld beschafft, wenn nötig durch Handel und die Entscheidungen über Hypotheken, die er mit sich bringt. Dann geht es Schritt für Schritt zurück. Gebote, Preise und Zinsen übersteigen nie dein Bargeld, also geht niemand in einer Auktion oder einem Handel bankrott. Der Bank kann nur etwas schulden, wer am Zug ist; andere schulden nur Spielern.
