### The board in the browser, and the card beside what is pointed at.

paris-web-board = Board

## Names of things on the board

paris-web-board-supply = To buy
paris-web-board-bank = { -paris-bank }, { $district }: { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
# stands: "no" where the building has not been placed yet.
paris-web-board-slot = { $stands ->
    [no] { $place }, { $district }: not placed yet
   *[yes] { $place }, { $district }
}
paris-web-board-landmark = { $landmark } { $value }, { $district }
paris-web-board-key = Your key: { $place }
# tile: "none" where none has been placed.
paris-web-board-vp-spot = { $tile ->
    [none] Place for a VP tile, { $district }
   *[other] { -paris-vp-tile } { $tile }, { $district }
}
paris-web-board-vp-tile = { -paris-vp-tile } { $tile }
paris-web-board-space = { $left ->
    [one] { -paris-bonus-tile } { $number }: { $does }
   *[other] { -paris-bonus-tile } { $number } ({ $left } left): { $does }
}
# about: what the tile is and does.
paris-web-board-space-worth = { $about } Worth to you now: { $vp } { -paris-vp }
paris-web-board-space-empty = { -paris-bonus-tile } { $number }: none left
paris-web-board-gate = { -paris-bonus-track }: the meeples start here
paris-web-board-end-pile = { $left ->
    [one] { $left } end-game tile
   *[other] { $left } end-game tiles
}
paris-web-board-supply-token = { $token }: { $left } left, { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} each

## Small screens

paris-web-board-previous = Previous district
paris-web-board-next = Next district
paris-web-board-whole = Whole board

## The card

paris-web-board-bonus-tile = { -paris-bonus-tile } { $number }
paris-web-board-pay = You pay
paris-web-board-gain = You gain
paris-web-board-leaves = leaves { $francs }
paris-web-board-offer-prestige = You may then give prestige for VP
paris-web-board-offer-bonus = You may then take a bonus tile
paris-web-board-offer-vp-tile = You may then place a VP tile
paris-web-board-cancel = Cancel
paris-web-board-confirm = Do it

## The card, for those who listen

paris-web-board-majority = { $player }: total value { $total }, { $vp } VP (now { $before } VP)
