### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-title = Über die Zahlen von { $game }: Cadastre
rules-figures-heading = Über die Zahlen von { $game }
rules-figures-rules = Zu den Regeln von { $game }
rules-figures-another = Diese Zahlen hat jemand mitgebracht, es sind nicht unsere üblichen. Hier steht, was ihre Datei über sich sagt.

## In general

rules-figures-paris = Wir hatten vier gedruckte Anleitungen und einige Rezensionen, aber weder den Spielplan noch die Plättchen. Was nur dort steht, mussten wir uns selbst erschließen.
rules-figures-hellas = Wir hatten eine gedruckte griechische Anleitung, aber weder den Spielplan noch die Besitzkarten und Ereigniskarten. Was nur dort steht, mussten wir uns selbst erschließen.
rules-figures-why = Rekonstruierte Zahlen passen zu allem, was wir wissen. Die gedruckten können trotzdem andere sein.
rules-figures-mend = Hast du die Schachtel? Dann kannst du es richtigstellen, ohne das Programm anzufassen: Kopiere die Datei mit den Zahlen, verbessere sie und starte den Server mit deiner Kopie. „cadastre figures { $game }“ zeigt jede einzelne Zahl mit ihrer Herkunft.

## Where a figure comes from

rules-figures-known = bekannt
    .about = Steht gedruckt in einer Anleitung oder in namentlich gezeichneten Rezensionen.
rules-figures-inferred = erschlossen
    .about = Folgt aus bekannten Zahlen.
rules-figures-reconstructed = rekonstruiert
    .about = Von uns: passt zu allem Bekannten, aber der Druck kann anders sein.
rules-figures-untold = ohne Angabe
    .about = Die Datei sagt nicht, woher sie kommt.

## Paris, part by part

rules-figures-paris-start = Am Anfang
    .about = Francs, Schlüssel und Reserve stehen in den Anleitungen.
rules-figures-paris-districts = Bezirke
    .about = Die Namen sind bekannt. Ihre Reihenfolge auf dem Spielplan ist erschlossen.
rules-figures-paris-banks = Banken
    .about = Dass die sechs Banken 2 bis 7 Francs zahlen, ist erschlossen. Welche wie viel zahlt, ist von uns.
rules-figures-paris-slots = Bauplätze
    .about = Die Werte sind bekannt, und bei den meisten auch, ob Ressource oder Prestige daneben liegt. Welche Sorte wo liegt, ist von uns.
rules-figures-paris-buildings = Gebäude
    .about = Was sie kosten und bringen, ist bekannt. Von den Arten sind drei Plätze bekannt (zwei in Montmartre, einer in La Villette); die anderen sind von uns.
rules-figures-paris-prestige = Prestige an Wahrzeichen
    .about = Wie viel man abgeben darf, ist bekannt.
rules-figures-paris-landmarks = Wahrzeichen
    .about = Louvre und Eiffelturm sind ganz bekannt, vom Grand Palais Wert und Kosten, von drei weiteren der Wert. Die übrigen Werte sind erschlossen; die anderen Kosten, die Belohnungen und welcher Name zu welchem Wert gehört, sind von uns.
rules-figures-paris-vp-tiles = SP-Plättchen
    .about = 20/10/5 und 16/8/4 sind bekannt, und dass eines mit 18 beginnt. Die anderen sind von uns.
rules-figures-paris-bonus = Bonusplättchen
    .about = Was jede Nummer tut, ist eine Regel und bekannt. Bekannt sind auch die Zahlen von 18, 20, 23, 24, 25, 29 und 30; die der anderen Plättchen, die Gebäude zählen, sind erschlossen. Francs und SP von 1, 5, 7, 12, 13, 14 und 22, die zweiten Plättchen und die Zonen sind von uns.
rules-figures-paris-end-game = Spielende-Plättchen
    .about = Dass es zwölf sind, ist bekannt. Was darauf steht, ist von uns.
rules-figures-paris-trade = Preise
    .about = Die Preise sind von uns. Eine Ressource zu kaufen kostet immer mehr, als ihr Verkauf bringt.

## Hellas, part by part

rules-figures-hellas-money = Geld
    .about = Startgeld, das Geld von Start und das Bußgeld stehen in der Anleitung.
rules-figures-hellas-bank = Häuser und Hotels
    .about = Wie viele es gibt, steht in der Anleitung.
rules-figures-hellas-mortgage = Zinsen
    .about = Zinssatz und Rundung stehen in der Anleitung.
rules-figures-hellas-board = Der Spielplan
    .about = Die Namen der besonderen Felder sind bekannt. Dass es 40 Felder sind, drei für jeden Kartenstapel, ist erschlossen. Die Reihenfolge der Grundstücke ist von uns.
rules-figures-hellas-cities = Städte
    .about = Dass Patras, Nafplio und Kalamata die rote Farbe bilden, ist bekannt, ebenso wie viele Städte und Farben es gibt. Die anderen Städte, alle Preise und alle Mieten sind von uns. Dass eine Hypothek der halbe Preis ist und ein Hotel so viel kostet wie ein Haus, ist erschlossen.
rules-figures-hellas-transport = Verkehrsknoten
    .about = Dass es vier sind, ist bekannt. Namen, Preise und Mieten sind von uns.
rules-figures-hellas-metro = Metrostationen
    .about = Die Vielfachen des Wurfes stehen in der Anleitung. Namen und Preise sind von uns.
rules-figures-hellas-taxes = Steuern
    .about = Beide Beträge sind von uns.
rules-figures-hellas-cards = Karten
    .about = Die beiden Freispruchkarten sind bekannt, und wie viele Karten es gibt. Was die anderen sagen und tun, ist von uns.
