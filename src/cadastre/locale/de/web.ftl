### Was die Seiten im Browser sagen, egal in welchem Spiel.

web-language = Sprache
web-theme-dark = Dunkles Design
web-theme-light = Helles Design
web-again = Erneut versuchen
web-home = Cadastre: Startseite
web-home-go = Zur Startseite
web-rules = Regeln
web-rule = Regel { $rule }
web-rules-opening = Die Regeln werden geöffnet …
web-figures = Über die Zahlen: { $game }

## Who sits at a table

web-you = Du
# index: from 0. The letters are those of the seats.
web-bot = Bot { $index ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
   *[7] H
}

## Waiting

web-server-away = Der Server antwortet nicht. Nichts ist verloren: Deine Partien sind dort gespeichert.
web-away-heading = Der Server antwortet nicht
web-away-about = Nichts ist verloren: Deine Partien sind dort gespeichert. Diese Seite versucht es weiter.
web-table-opening = Der Tisch wird geöffnet …
web-table-unknown = Unter dieser Adresse gibt es keinen Tisch.
web-preparing = Schwere Gegner und Tipps werden vorbereitet (nur beim ersten Mal, ein bis zwei Minuten); alles andere lässt sich schon spielen
web-preparing-failed = Schwere Gegner und Tipps ließen sich nicht vorbereiten: Schwere Gegner spielen wie mittlere, und alles ist etwas langsamer. Grund: { $problem }
# Of the parts of the rules.
web-preparing-share = { $done } von { $all }

## Home page

web-home-title = Cadastre: Brettspiele gegen Bots
web-home-heading = Spiele
web-home-looking = Spiele werden gesucht …
web-home-players = { $least }–{ $most } Spieler
web-home-opponents = Wer spielt mit
web-home-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
web-home-company = { $count ->
    [one] du und { $count } Bot · { play-level }
   *[other] du und { $count } Bots · { play-level }
}
web-home-setup = Bots und Optionen
web-home-level = Spielstärke
web-home-options = Optionen
web-home-options-chosen = { $count ->
    [0] Standard
   *[other] { $count } geändert
}
# Beside the words that an option may have instead of one.
web-home-option-number = eine Zahl
web-home-play = Jetzt spielen
web-home-play-opening = Wird geöffnet …
web-home-play-failed = Der Tisch ließ sich nicht öffnen. Versuch es noch einmal.
web-home-finished-none = Hier lassen sich beendete Partien noch einmal ansehen: öffentliche und deine eigenen.

## My games

web-mine = Meine Partien
web-mine-empty = Noch keine Partien. Was du beginnst, bleibt hier gespeichert, und du kannst jederzeit weiterspielen.
web-mine-all = Alle zeigen
web-mine-playing = Weiterspielen
web-mine-waiting = Nicht begonnen
web-mine-over = Beendet
web-mine-closed = Abgebrochen

## Below every page

web-footer-owners = Die Spiele gehören ihren Autoren und Verlagen. Cadastre steht mit ihnen in keiner Verbindung.
web-footer-figures = Manche Zahlen auf dem Spielmaterial sind rekonstruiert und können von den gedruckten abweichen.

## An address that leads nowhere

web-nowhere-title = Nichts gefunden: Cadastre
web-nowhere-heading = Dieses Flurstück steht in keinem Plan
web-nowhere-about = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
