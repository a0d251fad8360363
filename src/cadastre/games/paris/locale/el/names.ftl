### Names and labels.

## Amounts

paris-francs = { $count ->
    [one] { $count } Φράγκο
   *[other] { $count } Φράγκα
}
paris-vp = { $count } { -paris-vp }
paris-francs-and-vp = { $francs } και { $vp }

## Districts

# The rulebook: Μονμάρτη in the scoring example, Μονμάρ in the example of costs.
paris-district-montmartre = Μονμάρτη
paris-district-la-villette = Λα Βιλέτ
paris-district-saint-germain = Σαν Ζερμάν
# Not named in the rulebook's text.
paris-district-chaillot = Σαγιό
paris-district-belleville = Μπελβίλ
paris-district-batignolles = Μπατινόλ

## Places: with their district, and short where the district is said elsewhere

paris-arc = { -paris-arc }
    .short = Αψίδα
paris-bank = { -paris-bank }, { $district }
    .short = { -paris-bank }
paris-building = { $type } { $value }, { $district }
    .short = { $type } { $value }
# A slot whose building is not known.
paris-slot = { $district } { $value }
    .short = { -paris-building } { $value }
paris-landmark = { $name } { $value }
# The meeple before the first space of the bonus track.
paris-space-start = αφετηρία

## Types of buildings

paris-type-cafe = Καφετέρια
paris-type-bakery = Φούρνος
paris-type-residence = Κατοικία
paris-type-restaurant = Εστιατόριο
paris-type-hotel = Ξενοδοχείο
paris-type-theatre = Θέατρο

## Landmarks
## Named in the rulebook: Κήποι του Λουξεμβούργου, Λούβρο, Πύργος του Άιφελ; the others by their usual Greek names.

paris-landmark-luxembourg-gardens = Κήποι του Λουξεμβούργου
paris-landmark-tuileries = Τουιλερί
paris-landmark-pantheon = Πάνθεον
paris-landmark-grand-palais = Γκραν Παλέ
paris-landmark-sacre-coeur = Σακρέ-Κερ
paris-landmark-notre-dame = Παναγία των Παρισίων
paris-landmark-louvre = Λούβρο
paris-landmark-eiffel-tower = Πύργος του Άιφελ

## Tokens

paris-token-wood = Ξύλο
paris-token-marble = Μάρμαρο
paris-token-gold = Χρυσός
paris-token-bronze = Χάλκινο Κύρος
paris-token-silver = Ασημί Κύρος
paris-token-gold-prestige = Χρυσό Κύρος

## What a resource or prestige is taken from

paris-source-token = Δείκτης
paris-source-end-tile = Πλακίδιο Τέλους
paris-source-bonus = Πλακίδιο Bonus
paris-source-wild = Πλακίδιο Bonus επιλογής
paris-source-double = διπλό Πλακίδιο Bonus

## VP tiles: what the first, second and third get

paris-vp-tile = { $first }/{ $second }/{ $third }
