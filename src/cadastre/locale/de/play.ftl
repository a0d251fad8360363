### Was an jedem Tisch gesagt wird, egal in welchem Spiel.

## Names and lines of the log

# Where nobody has given a name. index: from 1.
play-seat = Platz { $index }
# mark: the letter that stands for the seat on the board.
play-you = Du ({ $mark })
play-person = Spieler { $mark }
play-bot = Bot { $mark }
# How strong a bot is. level: easy, medium or hard, else a code such as search:500ms.
play-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [random] zufällig
   *[other] { $level }
}
play-none = –
play-event = { $seat } · { $text }

## Before the game

play-welcome = { $game }: { $tagline }
play-compiling = Regeln werden kompiliert: { $game } (nur beim ersten Mal, ein bis zwei Minuten) …
play-meanwhile = Die Regeln werden für das nächste Mal vorbereitet; gespielt wird schon jetzt.
play-compiled = Bereit nach { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
play-seed = Startwert: { $seed }
# Some of the next ones, with commas between.
play-opponents = Gegner: { $opponents }
play-opponent = { $seat } ({ $level })

## During the game

play-moves-more = … und { $count ->
    [one] noch einer
   *[other] noch { $count }
} („all“ oder die ersten Wörter eines Zuges)
play-prompt = Nummer oder Zug (? Hilfe, q Ende):
play-help =
    Eine Nummer wählt aus der Liste; nach dem Rest wirst du gefragt. Schritte kannst du auch abtippen.
    Einen ganzen Zug tippst du mit Kommas: Was angeboten wird und nicht darin steht, lehnst du ab.
    Enter       noch einmal der Spielplan
    all         alles, was jetzt möglich ist
    hint        der Zug, den eine Suche jetzt machen würde, und warum
    back        einen Zug zurücknehmen, der noch nicht fertig ist
    guide       was die Dinge auf dem Tisch bewirken
    log         alles, was bisher passiert ist
    sheet       der Punktestand nach Quellen
    save DATEI  die Partie in einer Datei speichern (.txt: lesbar, sonst JSON-Zeilen)
    ?           diese Hilfe
    q           die Partie verlassen
play-help-out-of-turn =
    {"["}B] ZUG     außer der Reihe: ein Zug von Platz B, mit Buchstabe oder Nummer; {"["}table] vom Tisch selbst
play-turn-of = Am Zug: { $seat }. Drück Enter, wenn die anderen wegschauen.

## A hint: some of these sentences, one after the other

play-hint-best = Tipp: { $move }. Erwartete Gewinnchance: { $percent }{"\u00A0"}%.
play-hint-only = Nur das ist möglich: { $move }. Erwartete Gewinnchance: { $percent }{"\u00A0"}%.
# Between the last two and the next three, the game says what the move changes; these are the parts of that sentence.
play-hint-more = { $part } +{ $count }
play-hint-less = { $part } −{ $count }
play-hint-next = Zweitbester Zug: { $move } ({ $percent }{"\u00A0"}%).
play-hint-close = Fast gleich gut, aber seltener erprobt: { $move } ({ $percent }{"\u00A0"}%).
play-hint-alone = Sonst kam nichts ernsthaft infrage.
play-hint-none = Für dieses Spiel gibt es keine Tipps: Noch hat kein Bot gelernt, darüber nachzudenken.
play-hint-later = In dieser ersten Partie gibt es keine Tipps: Sie werden noch vorbereitet.

## When something is not understood

play-error-number = Nummer { $index } gibt es nicht: Wähle von 1 bis { $last }.
play-error-notation = Das ist kein Zug: { $problem }
play-notation-complete = Vor „{ $clause }“ ist der Zug schon fertig: bitte nur einen Zug auf einmal.
play-error-ambiguous = „{ $text }“ lässt noch etwas offen. Ergänze eines davon: { $choices }
play-error-illegal = Geht nicht: { $reason } (Regel { $rule })
# name: what stood between the brackets.
play-error-seat = An diesem Tisch gibt es keinen Platz „{ $name }“.
play-error-elsewhere = Diesen Platz spielt niemand an diesem Terminal: { $seat }
play-error-save = Sag, wohin: save DATEI
play-error-file = { $file } lässt sich nicht schreiben: { $problem }

## The end

play-ranking = Endstand
play-winner = { $count ->
    [one] Sieg: { $winners }
   *[other] Geteilter Sieg: { $winners }
}
play-sheet = Wertungsblatt
play-saved = Partie gespeichert in { $file }
play-left = Du hast die Partie verlassen.
play-aside = { $seat }: Das verfällt, sobald es weitergeht. Tipp die Nummer ein oder nur Enter, um darauf zu verzichten.
