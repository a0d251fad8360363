### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = Geschafft: einmal rund um Griechenland!
hellas-card-d02 = Der Minister will dich sprechen. Sofort.
hellas-card-d03 = Der Karnevalswagen rollt schon. Spring auf!
hellas-card-d04 = Dein Koffer macht noch Urlaub am See.
hellas-card-d05 = Die Fähre tutet: letzter Aufruf!
hellas-card-d06 = Dein Auto springt nicht an. Mal wieder.
hellas-card-d07 = Die Taxis streiken. Dann eben Metro!
hellas-card-d08 = Das Navi schwört, hier geht’s lang.
hellas-card-d09 = Die Baugenehmigung? Kommt bestimmt noch.
hellas-card-d10 = Das Gericht hat dich freigesprochen.
hellas-card-d11 = Dein Förderantrag ist durch. Alle 80 Seiten.
hellas-card-d12 = Die Katze auf deinem Dach wird vermisst: Finderlohn!
hellas-card-d13 = Nur zwei Minuten, ehrlich! Du parkst in zweiter Reihe.
hellas-card-d14 = Lagerfeuer am Strand: romantisch und verboten.
hellas-card-d15 = Du hast gewettet, dass es nicht regnet.
hellas-card-d16 = Brandschutzprüfung! Wo war noch der Feuerlöscher?
hellas-card-o01 = Autofreier Tag: Der Wagen bleibt stehen.
hellas-card-o02 = Du hast deinen eigenen Prozess verschlafen.
hellas-card-o03 = Das Gericht hat dich freigesprochen.
hellas-card-o04 = Deine Ölmühle liefert flüssiges Gold.
hellas-card-o05 = Post vom Finanzamt. Ausnahmsweise gute.
hellas-card-o06 = Deine Honigkrapfen waren der Renner auf dem Dorffest.
hellas-card-o07 = Dein altes Fahrrad hat einen Liebhaber gefunden.
hellas-card-o08 = Radioquiz: Du kommst durch und weißt es sogar!
hellas-card-o09 = Leergut weggebracht. So viele Flaschen waren das?
hellas-card-o10 = Dein Hund muss zur Impfung. Er ist dagegen.
hellas-card-o11 = Der Sesamriegel war knusprig. Dein Zahn auch.
hellas-card-o12 = Die Sonne scheint, die Solardusche bleibt kalt.
hellas-card-o13 = Sirtaki für Anfänger: Du bist angemeldet.
hellas-card-o14 = Du hast Namenstag, und alle bringen etwas mit!
hellas-card-o15 = Die Grundsteuer ist fällig. Wie jedes Jahr.
hellas-card-o16 = Es zieht! Deine Gebäude werden gedämmt.

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
