### The view of the board in the terminal.

## Headings

paris-table-piles = { -paris-pile(form: "many") }
paris-table-districts = { -paris-district(form: "many") }
paris-table-buildings = { -paris-building(form: "many") }
paris-table-banks = { -paris-bank(form: "many") }
paris-table-arc = { -paris-arc }
paris-table-landmarks = { -paris-landmark(form: "many") }
paris-table-landmarks-supply = Landmarks to be built
paris-table-vp-tiles = { -paris-vp-tile(form: "many") }
paris-table-supply = Supply to buy from
paris-table-bonus-track = { -paris-bonus-track }
paris-table-meeples = { -paris-meeple(form: "many") }
paris-table-end-tiles = { -paris-end-tile(form: "many") }
paris-table-screen = Behind your screen
paris-table-players = Players
paris-table-totals = Totals by district
paris-table-worth = Worth now
paris-table-tokens = { -paris-token(form: "many") }
paris-table-resources = { -paris-resource(form: "many") }
paris-table-prestige = { -paris-prestige }
paris-table-bonus-held = { -paris-bonus-tile(form: "many") }
paris-table-bonus-used = Bonus tiles used
paris-table-keys = { -paris-key(form: "many") }
paris-table-reserve = { -paris-reserve }
paris-table-francs = { -paris-francs }
paris-table-vp = { -paris-vp }
paris-table-value = { -paris-value }

## Lines

# district: on the back of the top tile; left: tiles of the pile with it.
paris-table-pile = { $pile }: { $district } ({ $left } left)
paris-table-pile-empty = { $pile }: empty
paris-table-bank = { $district }, pays { $francs }
paris-table-landmark = { $landmark }: { $cost }; { $reward }
# One part of a cost or of a reward.
paris-table-times = { $count } × { $token }
paris-table-reward = { $token } { $vp } VP
paris-table-price = { $token }: buy { $buy }, sell { $sell }
paris-table-price-sell = { $token }: sell { $sell }
paris-table-end-left = { $left ->
    [one] { $left } end-game tile left
   *[other] { $left } end-game tiles left
}
paris-table-total = { $seat } { $total } ({ $rank }.)
paris-table-vp-tile-none = no VP tile
paris-table-free = free
paris-table-hidden = hidden
paris-table-start-player = start player
paris-table-last-round = Last turn for everybody
paris-table-drawn = Building drawn: { $tile }
paris-table-cost-none = no cost

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
