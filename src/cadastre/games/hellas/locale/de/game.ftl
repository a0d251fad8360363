### The game and its options.

hellas-title = Hellas
hellas-tagline = Kaufen, vermieten, verkaufen – quer durch Griechenland.

hellas-option-claim-rent = Miete
    .about = Die Miete wird automatisch gezahlt, oder der Besitzer muss sie fordern, bevor der nächste Spieler würfelt.
    .auto = automatisch
    .manual = muss gefordert werden
hellas-option-third-throw-compulsory = Dritter Wurf ist Pflicht
    .about = Nach einem zweiten Pasch muss man noch einmal würfeln, statt aufhören zu dürfen.
hellas-option-second-interest = Doppelte Zinsen
    .about = Wer ein beliehenes Grundstück übernimmt und nur die Zinsen zahlt, zahlt sie beim Ablösen der Hypothek noch einmal.
hellas-option-parking-pot = Geld auf dem Parkplatz
    .about = Steuern und Zahlungen durch Karten kommen in die Mitte des Spielplans; wer auf dem Stadtparkplatz stehen bleibt, bekommt alles.
hellas-option-short-game = Kurzes Spiel
    .about = Alle bekommen zwei Grundstücke zugeteilt und bezahlen sie; nach so vielen Runden oder beim Läuten der Glocke ist Schluss, und wer am reichsten ist, gewinnt.
    .time = bis die Glocke läutet
hellas-option-round-limit = Rundenlimit
    .about = Nach so vielen Runden ist Schluss, und wer am reichsten ist, gewinnt; 0 heißt ohne Limit.
hellas-option-vote-to-end = Abstimmung über das Ende
    .about = Jeder darf abstimmen lassen; sind alle einverstanden, ist Schluss, und wer am reichsten ist, gewinnt.

## Score sheet; short, so that eight columns fit beside it

hellas-score-cash = { -hellas-cash }
hellas-score-deeds = { -hellas-property(form: "many") }
hellas-score-mortgaged = Beliehen, halb
hellas-score-houses = { -hellas-house(form: "many") }
hellas-score-hotels = Hotels = 5 Häuser
hellas-score-total = { -hellas-wealth }
