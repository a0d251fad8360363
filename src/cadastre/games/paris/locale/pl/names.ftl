### Names and labels.

## Amounts

paris-francs = { $count ->
    [one] { $count } frank
    [few] { $count } franki
    [many] { $count } franków
   *[other] { $count } franka
}
paris-vp = { $count } { -paris-vp }
paris-francs-and-vp = { $francs } i { $vp }

## Districts

paris-district-montmartre = Montmartre
paris-district-la-villette = La Villette
paris-district-saint-germain = Saint-Germain
paris-district-chaillot = Chaillot
paris-district-belleville = Belleville
paris-district-batignolles = Batignolles

## Places: with their district, and short where the district is said elsewhere

paris-arc = { -paris-arc }
    .short = Łuk
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

paris-type-cafe = Kawiarnia
paris-type-bakery = Piekarnia
paris-type-residence = Rezydencja
paris-type-restaurant = Restauracja
paris-type-hotel = Hotel
paris-type-theatre = Teatr

## Landmarks
## The rulebook's text does not name them; these are their usual Polish names.

paris-landmark-luxembourg-gardens = Ogród Luksemburski
paris-landmark-tuileries = Tuileries
paris-landmark-pantheon = Panteon
paris-landmark-grand-palais = Grand Palais
paris-landmark-sacre-coeur = Sacré-Cœur
paris-landmark-notre-dame = Notre-Dame
paris-landmark-louvre = Luwr
paris-landmark-eiffel-tower = Wieża Eiffla

## Tokens

paris-token-wood = Drewno
paris-token-marble = Marmur
paris-token-gold = Złoto
paris-token-bronze = Brązowy prestiż
paris-token-silver = Srebrny prestiż
paris-token-gold-prestige = Złoty prestiż

## What a resource or prestige is taken from

paris-source-token = żeton
paris-source-end-tile = płytka końca gry
paris-source-bonus = płytka bonusowa
paris-source-wild = płytka bonusowa do wyboru
paris-source-double = podwójna płytka bonusowa

## VP tiles: what the first, second and third get

paris-vp-tile = { $first }/{ $second }/{ $third }
