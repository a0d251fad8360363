### Why an action is refused. Names (places, tokens, tiles …) arrive ready to read; need and have are numbers.

## Whose turn, and what is due
paris-refusal-game-over = The game is over.
paris-refusal-not-your-turn = It is not your turn. Now playing: { $seat }.
paris-refusal-unknown-action = There is no action with the number { $action }.
paris-refusal-building-first = Place a building first.
paris-refusal-building-done = You have already placed your building this turn.
paris-refusal-piles-empty = All building piles are empty, so there is nothing left to draw.
paris-refusal-action-due = Take your action first: place a key, move one or take an end-game tile.
paris-refusal-action-done = You have already taken your action this turn.
paris-refusal-settle-first = First choose a district for the building you drew.
paris-refusal-pay-first = Finish paying for your move first. Due now: { $token }.
paris-refusal-take-first = You have looked through the end-game tiles, so take one first.
paris-refusal-finish-first = Answer the offer first: take it or decline.
paris-refusal-nothing-offered = Nothing of that kind is being offered to you now.

## The two steps
paris-refusal-pile-empty = This pile is empty: { $pile }.
paris-refusal-slot-taken = A building already lies here: { $slot }.
paris-refusal-type-there = { $district } already has a building of this type: { $type }.
paris-refusal-no-key-left = You have no key left behind your screen.
paris-refusal-key-on-place = You already have a key here: { $place }.
paris-refusal-buildings-left = End-game tiles can be taken only when all building piles are empty.
paris-refusal-no-end-tile-left = All end-game tiles have been taken.
paris-refusal-end-tile-not-there = This end-game tile is no longer in the pile: { $end_tile }.
paris-refusal-can-place-key = You can’t pass: you can still place a key.
paris-refusal-can-search = You can’t pass: you can still take an end-game tile.
paris-refusal-can-move = You can’t pass: you can still move a key.

## A key move
paris-refusal-no-key-there = You have no key here: { $place }.
paris-refusal-not-higher = From there a key can only move up. Needed: a value of at least { $need }; { $place } has { $have }.
paris-refusal-no-building = No building lies here yet: { $slot }.
paris-refusal-landmark-elsewhere = { $landmark } stands in another district: { $district }.
paris-refusal-landmark-too-low = The next landmark in { $district } needs a value of at least { $need }; { $landmark } has { $have }.
paris-refusal-taken = Another player’s key is here: { $place }. Only bonus tile { $number } would let you in.
paris-refusal-own-key-on-it = Your own key is already here: { $place }. Only bonus tile { $number } would let you in again.
paris-refusal-francs-short = Not enough francs: you need { $need } and have { $have }.
paris-refusal-resources-short = Not enough resources ({ $token }): you need { $need } and have { $have }, suitable tiles included.

## Paying, giving and what a move brings
paris-refusal-resource-not-due = A different resource is due now: { $token }.
paris-refusal-none-in-hand = You don’t have that: { $token } ({ $source }).
paris-refusal-earlier-choice = That choice is behind you: the order only goes forward.
paris-refusal-rest-unpayable = Keep that for the rest of the cost ({ $token }): you would need { $need } and have { $have }.
paris-refusal-prestige-not-shown = { $landmark } does not reward this prestige: { $token }.
paris-refusal-space-behind = Your meeple can only move forward on the bonus track, so this space is out of reach: { $space }.
paris-refusal-space-empty = No bonus tile is left on this space: { $space }.
paris-refusal-number-had = You have already had bonus tile { $number }, and nobody can get the same number twice.
paris-refusal-vp-tile-gone = This VP tile is already on the board: { $vp_tile }.
paris-refusal-vp-tile-elsewhere = The VP tile can only go here: { $district }.
paris-refusal-vp-spot-taken = { $district } already has a VP tile.

## Tiles and trade
paris-refusal-only-fresh-token = To pay for the bonus tile you can sell only the token you have just taken: { $token }.
paris-refusal-bought-this-turn = You bought this resource this turn, so you can’t sell it until your next one: { $token }.
paris-refusal-sold-this-turn = You sold this resource this turn, so you can’t buy it until your next one: { $token }.
paris-refusal-supply-empty = The supply has none of this resource: { $token }.
paris-refusal-bonus-used = You have already used bonus tile { $number }.
paris-refusal-bonus-not-held = You don’t have bonus tile { $number }.
paris-refusal-scores-at-end = Bonus tile { $number } scores automatically at the end of the game.
paris-refusal-stands-for-tokens = Bonus tile { $number } counts as tokens: pay with it, give it or sell it.
paris-refusal-only-in-a-move = Bonus tile { $number } is used automatically when you move a key to an occupied place.
paris-refusal-has-own-action = For bonus tile { $number }, choose on the table what to take or to give.
paris-refusal-no-reserve-key = Bonus tile { $number } would bring a key, but your reserve has none left.
paris-refusal-before-track = Your meeple has not entered the bonus track yet, so it can’t go back.
paris-refusal-back-out-of-reach = Your meeple can go back at most { $need } spaces and only backwards, not to this space: { $space }.
paris-refusal-no-pair = A pair takes two equal tokens ({ $token }); you have { $have }.
paris-refusal-other-pairs = Bonus tile { $number } does not take pairs of that kind.
paris-refusal-end-tile-not-held = You don’t have this end-game tile: { $end_tile }.
paris-refusal-end-tile-stands-for-token = This end-game tile counts as a token ({ $token }): pay with it, give it or sell it. Tile: { $end_tile }.
paris-refusal-key-from-screen = A key from behind your screen must first go to a bank or the Arc de Triomphe.
paris-refusal-never-back = Keys can’t go back to a bank, the Arc or behind the screen: { $place }.
paris-refusal-stays-in-district = A key here can’t leave its district: { $place }.
