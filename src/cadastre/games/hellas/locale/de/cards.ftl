### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = Deine Rundreise ist geschafft.
hellas-card-d02 = Dringende Sitzung in der Hauptstadt.
hellas-card-d03 = Auf dem Karnevalswagen ist ein Platz für dich frei.
hellas-card-d04 = Dein Koffer steht noch am See.
hellas-card-d05 = Das Schiff tutet schon.
hellas-card-d06 = Dein Auto springt nicht an.
hellas-card-d07 = Die Taxis streiken.
hellas-card-d08 = Du bist falsch abgebogen.
hellas-card-d09 = Du baust ohne Genehmigung.
hellas-card-d10 = Das Gericht hat dich freigesprochen.
hellas-card-d11 = Dein Betrieb bekommt eine Förderung.
hellas-card-d12 = Du hast eine entlaufene Katze gefunden: Finderlohn!
hellas-card-d13 = Du parkst in zweiter Reihe.
hellas-card-d14 = Du hast am Strand ein Feuer gemacht.
hellas-card-d15 = Du hast eine Wette verloren.
hellas-card-d16 = Der Brandschutz wird geprüft.
hellas-card-o01 = Heute ist autofreier Tag.
hellas-card-o02 = Du bist zu deinem eigenen Prozess nicht erschienen.
hellas-card-o03 = Das Gericht hat dich freigesprochen.
hellas-card-o04 = Deine Ölmühle liefert bestes Öl.
hellas-card-o05 = Das Finanzamt hat zu viel einbehalten.
hellas-card-o06 = Dein Stand auf dem Dorffest ist ausverkauft.
hellas-card-o07 = Du hast dein altes Fahrrad verkauft.
hellas-card-o08 = Beim Radioquiz wusstest du die Antwort.
hellas-card-o09 = Du hast das Leergut weggebracht.
hellas-card-o10 = Dein Hund muss geimpft werden.
hellas-card-o11 = Ein Sesamriegel hat dich einen Zahn gekostet.
hellas-card-o12 = Die Solaranlage fürs Warmwasser ist kaputt.
hellas-card-o13 = Du hast dich zum Tanzkurs angemeldet.
hellas-card-o14 = Du hast Namenstag!
hellas-card-o15 = Die Grundsteuer ist fällig.
hellas-card-o16 = Deine Gebäude werden energetisch saniert.

## Effects. square is a name, the other figures are amounts of money but for times and steps.

hellas-effect-move-to = Rücke vor auf das Feld { $square }.
hellas-effect-move-to-start = Rücke vor bis zum Start und kassiere { $salary }.
hellas-effect-next-transport = Rücke vor bis zum nächsten Verkehrsknoten; gehört er jemand anderem, zahle { $times ->
    [1] die Miete
    [2] die doppelte Miete
   *[other] das { $times }-Fache der Miete
}.
hellas-effect-next-metro = Rücke vor bis zur nächsten Metrostation; gehört sie jemand anderem, zahle das { $times }-Fache deines Wurfs.
hellas-effect-move-back = Geh { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} zurück.
hellas-effect-go-to-jail = Du kommst sofort in Gewahrsam, ohne über Start zu gehen.
hellas-effect-keep-acquittal = Behalte diese Karte, bis sie dich aus dem Gewahrsam holt oder du sie verkaufst.
hellas-effect-bank-pays = Kassiere { $amount }.
hellas-effect-pay-bank = Zahle { $amount }.
hellas-effect-pay-each-player = Zahle jedem Mitspieler { $amount }.
hellas-effect-collect-each-player = Kassiere { $amount } von jedem Mitspieler.
hellas-effect-pay-per-building = Zahle { $house } für jedes deiner Häuser und { $hotel } für jedes deiner Hotels.
hellas-effect-pay-per-property = Zahle { $amount } für jedes deiner Grundstücke.
