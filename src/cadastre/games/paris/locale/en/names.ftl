### Names and labels.

## Amounts

paris-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
paris-vp = { $count } { -paris-vp }
paris-francs-and-vp = { $francs } and { $vp }

## Districts

paris-district-montmartre = Montmartre
paris-district-la-villette = La Villette
paris-district-saint-germain = Saint-Germain
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
paris-space-start = start

## Types of buildings

paris-type-cafe = Café
paris-type-bakery = Bakery
paris-type-residence = Residence
paris-type-restaurant = Restaurant
paris-type-hotel = Hotel
paris-type-theatre = Theatre

## Landmarks

paris-landmark-luxembourg-gardens = Luxembourg Gardens
paris-landmark-tuileries = Tuileries
paris-landmark-pantheon = Panthéon
paris-landmark-grand-palais = Grand Palais
paris-landmark-sacre-coeur = Sacré-Cœur
paris-landmark-notre-dame = Notre-Dame
paris-landmark-louvre = Louvre
paris-landmark-eiffel-tower = Eiffel Tower

## Tokens

paris-token-wood = Wood
paris-token-marble = Marble
paris-token-gold = Gold
paris-token-bronze = Bronze prestige
paris-token-silver = Silver prestige
paris-token-gold-prestige = Gold prestige

## What a resource or prestige is taken from

paris-source-token = token
paris-source-end-tile = end-game tile
paris-source-bonus = bonus tile
paris-source-wild = wild bonus tile
paris-source-double = double bonus tile

## VP tiles: what the first, second and third get

paris-vp-tile = { $first }/{ $second }/{ $third }
