### The game and its options.

# The name on the German box.
paris-title = Paris
paris-tagline = Schlüssel, Banken und Wahrzeichen im Paris um 1900.

paris-option-random-setup = Zufälliger Aufbau
    .about = Marker und Bonusplättchen werden gemischt; die Ressource Gold liegt immer bei den Gebäuden mit Wert 8.
paris-option-free-placement = Freie Bezirkswahl
    .about = Ein gezogenes Gebäude darf in jeden Bezirk, in dem sein Wert noch frei ist und seine Art noch fehlt.
paris-option-vp-tile-here = SP-Plättchen vor Ort
    .about = Das SP-Plättchen kommt in den Bezirk, der gerade seinen vierten Schlüssel bekommen hat, nicht in einen beliebigen.
paris-option-open-screens = Offene Sichtschirme
    .about = Alle sehen, was hinter den Sichtschirmen liegt; nur ungenutzte Spielende-Plättchen bleiben geheim.

## Score sheet

paris-score-eight = Gebäude mit Wert { $value }
paris-score-prestige = Prestige für Wahrzeichen
# number: the bonus tile with its name.
paris-score-bonus = { -paris-bonus-tile } { $number }
paris-score-end = { -paris-end-tile(form: "many") }
paris-score-district = { -paris-district }: { $district }
paris-score-total = Summe
