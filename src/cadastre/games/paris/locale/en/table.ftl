### The view of the board in the terminal.

## Headings

paris-table-piles = { -paris-pile(form: "many") }
paris-table-end-tiles = { -paris-end-tile(form: "many") }
paris-table-districts = { -paris-district(form: "many") }
paris-table-bank = { -paris-bank }
paris-table-vp-tile = { -paris-vp-tile }
paris-table-arc = Arc
paris-table-landmarks-supply = Landmarks to build
paris-table-vp-tiles = { -paris-vp-tile(form: "many") }
paris-table-supply = { -paris-supply }
paris-table-sell = Sell for
paris-table-bonus-track = { -paris-bonus-track }
paris-table-bonus-track-about = in the order of its spaces; ×2: two tiles; letters: bonus meeples
paris-table-players = Players
paris-table-vp = { -paris-vp }
paris-table-meeple = Space
paris-table-reserve = { -paris-reserve }
paris-table-francs = { -paris-francs }
paris-table-keys = { -paris-key(form: "many") }
paris-table-screen = Behind your screen

## Lines

paris-table-round = round { $round }
paris-table-start-player = start player { $seat }
paris-table-last-round = one last turn for everybody
paris-table-none = none
# district: on the back of the top tile; left: tiles of the pile with it.
paris-table-pile = { $pile }: { $district } ({ $left } left)
paris-table-pile-empty = { $pile }: empty
paris-table-left = { $left } left
paris-table-landmark = { $landmark }: { $cost }; { $reward }
paris-table-times = { $count } { $token }
# VP for each token given.
paris-table-reward = { $token } { $vp } VP
paris-table-supply-buy = { $left } { $token } (price { $francs })
paris-table-keys-in-hand = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
paris-table-end-tile-in-hand = end-game tile: { $tile }
paris-table-worth = { $vp } now
# tiles: a list of numbers, or of names.
paris-table-bonus-used = used: { $tiles }
paris-table-end-used = end-game tiles used: { $tiles }
paris-table-bonus-held = unused: { $tiles }
paris-table-drawn = Building drawn: { $tile }
# What the signs on the board mean.
paris-table-signs = Letters: keys of the seats. ★ prestige. ▲ landmark. Σ total values under the keys of each seat, and the VP that they would bring now. Bank: the francs that it pays.

## Tokens in small; a star for prestige

paris-table-token-wood = wood
paris-table-token-marble = marble
paris-table-token-gold = gold
paris-table-token-bronze = ★bronze
paris-table-token-silver = ★silver
paris-table-token-gold-prestige = ★gold

## Beside a choice: what it brings or takes

paris-table-key = key
paris-table-tile = bonus tile { $no }
paris-table-offer-prestige = VP for prestige
paris-table-offer-bonus = bonus tile
paris-table-offer-vp-tile = VP tile

## What a hint says that a move changes: some of the parts of what a seat has

paris-table-gains = What it changes for you, in expected VP: { $gains }.
paris-table-part-points = VP scored
paris-table-part-districts = districts
paris-table-part-tiles = bonus tiles
paris-table-part-track = bonus track
paris-table-part-keys = keys
paris-table-part-landmarks = landmarks
paris-table-part-tokens = tokens
paris-table-part-francs = francs
paris-table-part-end-tiles = end-game tiles

## Kinds of actions

paris-table-kind-draw = Draw a building
paris-table-kind-settle = Place the building
paris-table-kind-key = Place a key
paris-table-kind-move = Move a key
paris-table-kind-search = Search the end-game tiles
paris-table-kind-take = Take an end-game tile
paris-table-kind-pass = Pass
paris-table-kind-pay = Pay with
paris-table-kind-give = Give prestige
paris-table-kind-stop = Nothing more
paris-table-kind-bonus = Take a bonus tile
paris-table-kind-vp-tile = Place a VP tile
paris-table-kind-sell = Sell
paris-table-kind-buy = Buy
paris-table-kind-use = Use a bonus tile
paris-table-kind-fetch = Take any bonus tile
paris-table-kind-back = Go back for a bonus tile
paris-table-kind-pair = Give back a pair
paris-table-kind-use-end = Use an end-game tile
paris-table-kind-end-turn = End turn

## What the game waits for

paris-phase-draw = Step 1: choose a pile and place its top building.
paris-phase-settle = Choose a district for the building you have drawn.
paris-phase-act = Step 2: place or move a key; once the piles are empty you may take an end-game tile instead.
paris-phase-pay = Choose what to pay the next resource with.
paris-phase-give = Give prestige for VP, or stop.
paris-phase-bonus = Take a bonus tile, or go without.
paris-phase-vp-tile = Four keys in a district: place a VP tile, or go without.
paris-phase-search = Choose a tile from the end-game pile.
paris-phase-pairs = Give back a pair of equal tokens for VP, or stop.
paris-phase-done = You may still buy, sell and use tiles; then end your turn.
paris-phase-over = The game is over.
