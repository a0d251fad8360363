### Names and labels.

## Amounts

paris-francs = { $count ->
    [one] { $count } Franc
   *[other] { $count } Francs
}
paris-vp = { $count } { -paris-vp }
paris-francs-and-vp = { $francs } und { $vp }

## Districts

paris-district-montmartre = Montmartre
paris-district-la-villette = La Villette
paris-district-saint-germain = Saint-Germain
# Not named in the rulebook's text.
paris-district-chaillot = Chaillot
paris-district-belleville = Belleville
paris-district-batignolles = Batignolles

## Places: with their district, and short where the district is said elsewhere

paris-arc = { -paris-arc }
    .short = Arc
paris-bank = { -paris-bank }, { $district }
    .short = { -paris-bank }
paris-building = { $type } { $value }, { $district }
    .short = { $type } { $value }
# A slot whose building is not known.
paris-slot = { $district } { $value }
    .short = { -paris-building } { $value }
paris-landmark = { $name } { $value }
# The meeple before the first space of the bonus track.
paris-space-start = Start

## Types of buildings

paris-type-cafe = Café
paris-type-bakery = Bäckerei
paris-type-residence = Wohnsitz
paris-type-restaurant = Restaurant
paris-type-hotel = Hotel
paris-type-theatre = Theater

## Landmarks
## Named in the rulebook: Louvre, Eiffelturm; the others by their usual German names.

paris-landmark-luxembourg-gardens = Jardin du Luxembourg
paris-landmark-tuileries = Tuilerien
paris-landmark-pantheon = Panthéon
paris-landmark-grand-palais = Grand Palais
paris-landmark-sacre-coeur = Sacré-Cœur
paris-landmark-notre-dame = Notre-Dame
paris-landmark-louvre = Louvre
paris-landmark-eiffel-tower = Eiffelturm

## Tokens

paris-token-wood = Holz
paris-token-marble = Marmor
paris-token-gold = Gold
paris-token-bronze = Bronze-Prestige
paris-token-silver = Silber-Prestige
paris-token-gold-prestige = Gold-Prestige

## What a resource or prestige is taken from

paris-source-token = Marker
paris-source-end-tile = Spielende-Plättchen
paris-source-bonus = Bonusplättchen
paris-source-wild = Bonusplättchen nach Wahl
paris-source-double = doppeltes Bonusplättchen

## VP tiles: what the first, second and third get

paris-vp-tile = { $first }/{ $second }/{ $third }
