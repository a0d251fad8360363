### Was jeder Tisch im Browser sagt, egal in welchem Spiel.

## The question

web-table-thinking = { $seat } überlegt …
# In a replay, where nobody thinks.
web-table-turn = Am Zug: { $seat }
web-table-sent = Einen Moment …
web-table-offline = Verbindung unterbrochen, neuer Versuch …
web-table-trouble = Der Server hat ein Problem, neuer Versuch …
web-table-refused = { $reason } (Regel { $rule })
web-table-home = Startseite
web-table-house = Cadastre
web-table-round = Runde { $round }
web-table-settings = Einstellungen
web-table-help = Hilfe
web-table-bot = Bot, { play-level }

## Log

web-log = Verlauf
web-log-setup = Aufbau
web-log-empty = Noch ist nichts passiert.

## The end

web-result = Ergebnis
web-result-won = Du hast gewonnen!
web-result-shared = Geteilter Sieg: { $winners }
web-result-winner = Sieg: { $winners }
web-result-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-result-place = { $rank }.
web-result-sheet = Wertungsblatt
web-result-source = Quelle
web-result-look = Spielplan ansehen
web-result-again = Noch einmal
web-result-not-opened = Der neue Tisch ließ sich nicht öffnen.
web-result-luck = Der Zufall lässt sich prüfen
    .about = Vor der Partie hat der Server seine Zufallszahlen versiegelt; mit Startwert und Salt kann jeder nachprüfen, dass sie unverändert blieben.
web-result-commitment = Siegel
web-result-seed = Startwert
web-result-salt = Salt
web-result-copy = Kopieren
web-result-copied = Kopiert
