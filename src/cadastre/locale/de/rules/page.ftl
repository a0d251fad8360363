### The pages of the rulebook and of the figures.

rules-page-title = Regeln von { $game }: Cadastre
rules-page-heading = Die Regeln von { $game }
rules-page-about = In unseren eigenen Worten, für Spieler. Jede Regel hat eine Nummer, damit man auf sie verweisen kann.
rules-page-ruling = unsere Auslegung
rules-page-ruling-about = Die gedruckten Anleitungen lassen das offen oder widersprechen sich. So spielen wir es.
rules-page-example = Beispiel
rules-page-contents = Inhalt
rules-page-other = Regeln von { $game }
rules-page-figures = Über die Zahlen
rules-page-edition = Zahlen
rules-page-edition-usual = Unsere Rekonstruktion
rules-page-link = Link zur Regel { $rule }

## Search

rules-page-search = Regeln durchsuchen
rules-page-search-clear = Suche löschen
rules-page-found = { $count ->
    [0] Das steht in keiner Regel. Versuch ein anderes Wort.
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
