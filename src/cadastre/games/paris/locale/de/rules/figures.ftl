### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-paris = Wir hatten vier gedruckte Anleitungen und einige Rezensionen, aber weder den Spielplan noch die Plättchen. Was nur dort steht, mussten wir uns selbst erschließen.
rules-figures-paris-start = Am Anfang
    .about = Francs, Schlüssel und Reserve stehen in den Anleitungen.
rules-figures-paris-districts = Bezirke
    .about = Die Namen sind bekannt. Ihre Reihenfolge auf dem Spielplan ist erschlossen.
rules-figures-paris-banks = Banken
    .about = Dass die sechs Banken 2 bis 7 Francs zahlen, ist erschlossen. Welche wie viel zahlt, haben wir ergänzt.
rules-figures-paris-slots = Bauplätze
    .about = Die Werte sind bekannt, und bei den meisten auch, ob Ressource oder Prestige daneben liegt. Welche Sorte wo liegt, haben wir ergänzt.
rules-figures-paris-buildings = Gebäude
    .about = Was sie kosten und bringen, ist bekannt. Von den Arten sind drei Plätze bekannt (zwei in Montmartre, einer in La Villette); die anderen haben wir ergänzt.
rules-figures-paris-prestige = Prestige an Wahrzeichen
    .about = Wie viel man abwerfen darf, ist bekannt.
rules-figures-paris-landmarks = Wahrzeichen
    .about = Louvre und Eiffelturm sind ganz bekannt, vom Grand Palais Wert und Kosten, von drei weiteren der Wert. Die übrigen Werte sind erschlossen; die anderen Kosten, die Belohnungen und welcher Name zu welchem Wert gehört, haben wir ergänzt.
rules-figures-paris-vp-tiles = SP-Plättchen
    .about = 20/10/5 und 16/8/4 sind bekannt, und dass eines mit 18 beginnt. Die anderen haben wir ergänzt.
rules-figures-paris-bonus = Bonusplättchen
    .about = Was jede Nummer tut, ist eine Regel und bekannt. Bekannt sind auch die Zahlen von 18, 20, 23, 24, 25, 29 und 30; die der anderen Plättchen, die Gebäude zählen, sind erschlossen. Francs und SP von 1, 5, 7, 12, 13, 14 und 22, die zweiten Plättchen und die Zonen sind unsere Rekonstruktion.
rules-figures-paris-end-game = Spielende-Plättchen
    .about = Dass es zwölf sind, ist bekannt. Was darauf steht, haben wir ergänzt.
rules-figures-paris-trade = Preise
    .about = Die Preise sind unsere Rekonstruktion. Eine Ressource zu kaufen kostet immer mehr, als ihr Verkauf bringt.
