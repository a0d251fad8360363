## A game looked at again

web-replay = Wiederholung
web-replay-at = { $at } von { $all }
web-replay-at-of = { $at } von { $all }, { $name }
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-move = Stelle in der Partie
# Before a choice of names, or "a spectator"
web-replay-eyes = Ansicht
web-replay-spectator = Zuschauer
web-replay-speed = Tempo
web-replay-slow = langsam
web-replay-normal = normal
web-replay-fast = schnell
web-replay-copy = Link kopieren
web-replay-record = Aufzeichnung laden
web-replay-watch = Partie noch einmal ansehen

## The end screen

web-course = Verlauf der Partie
web-course-points = Punkte nach jedem Zug

## A hint

web-hint = Tipp
web-hint-thinking = Überlegt …
