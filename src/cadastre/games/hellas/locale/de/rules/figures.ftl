### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-hellas = Wir hatten eine gedruckte griechische Anleitung, aber weder den Spielplan noch die Besitzkarten und Ereigniskarten. Was nur dort steht, mussten wir uns selbst erschließen.
rules-figures-hellas-money = Geld
    .about = Startgeld, das Geld von Start und das Bußgeld stehen in der Anleitung.
rules-figures-hellas-bank = Häuser und Hotels
    .about = Wie viele es gibt, steht in der Anleitung.
rules-figures-hellas-mortgage = Zinsen
    .about = Zinssatz und Rundung stehen in der Anleitung.
rules-figures-hellas-board = Der Spielplan
    .about = Die Namen der besonderen Felder sind bekannt. Dass es 40 Felder sind, drei für jeden Kartenstapel, ist erschlossen. Die Reihenfolge der Grundstücke haben wir rekonstruiert.
rules-figures-hellas-cities = Städte
    .about = Dass Patras, Nafplio und Kalamata die rote Farbe bilden, ist bekannt, ebenso wie viele Städte und Farben es gibt. Die anderen Städte, alle Preise und alle Mieten haben wir ergänzt. Dass eine Hypothek der halbe Preis ist und ein Hotel so viel kostet wie ein Haus, ist erschlossen.
rules-figures-hellas-transport = Verkehrsknoten
    .about = Dass es vier sind, ist bekannt. Namen, Preise und Mieten haben wir ergänzt.
rules-figures-hellas-metro = Metrostationen
    .about = Die Vielfachen des Wurfes stehen in der Anleitung. Namen und Preise haben wir ergänzt.
rules-figures-hellas-taxes = Steuern
    .about = Beide Beträge haben wir ergänzt.
rules-figures-hellas-cards = Karten
    .about = Die beiden Freispruchkarten sind bekannt, und wie viele Karten es gibt. Was die anderen sagen und tun, haben wir uns ausgedacht.
