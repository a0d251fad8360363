### About the figures: where they come from, part by part. The names of parts are those of the tables in an edition.

rules-figures-title = Über die Zahlen von { $game }: Cadastre
rules-figures-heading = Über die Zahlen von { $game }
rules-figures-rules = Zu den Regeln von { $game }
rules-figures-another = Diese Zahlen sind nicht unsere üblichen, sondern kommen aus einer eigenen Datei. Hier steht, was sie über sich sagt.

## In general

rules-figures-why = Rekonstruierte Zahlen passen zu allem, was wir wissen. Die gedruckten können trotzdem andere sein.
rules-figures-mend = Hast du die Schachtel? Dann kannst du es richtigstellen, ohne das Programm anzufassen: Kopiere die Datei mit den Zahlen, verbessere sie und starte den Server mit deiner Kopie. „cadastre figures { $game }“ zeigt jede einzelne Zahl mit ihrer Herkunft.

## Where a figure comes from

rules-figures-known = bekannt
    .about = Steht gedruckt in einer Anleitung oder in namentlich gezeichneten Rezensionen.
rules-figures-inferred = erschlossen
    .about = Folgt aus bekannten Zahlen.
rules-figures-reconstructed = rekonstruiert
    .about = Unsere Rekonstruktion: passt zu allem Bekannten, kann aber vom Druck abweichen.
rules-figures-untold = ohne Angabe
    .about = Die Datei sagt nicht, woher sie kommt.
