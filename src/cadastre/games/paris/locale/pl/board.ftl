### The board in the browser, and the card beside what is pointed at.

paris-web-board = Plansza

## Names of things on the board

paris-web-board-supply = Do kupienia
paris-web-board-bank = { -paris-bank }, { $district }: { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
    [many] { $francs } franków
   *[other] { $francs } franka
}
# stands: "no" where the building has not been placed yet.
paris-web-board-slot = { $stands ->
    [no] { $place }, { $district }: jeszcze pusto
   *[yes] { $place }, { $district }
}
paris-web-board-landmark = { $landmark } { $value }, { $district }
paris-web-board-key = Twój klucz: { $place }
# tile: "none" where none has been placed.
paris-web-board-vp-spot = { $tile ->
    [none] Miejsce na płytkę punktacji, { $district }
   *[other] { -paris-vp-tile } { $tile }, { $district }
}
paris-web-board-vp-tile = { -paris-vp-tile } { $tile }
paris-web-board-space = { $left ->
    [one] { -paris-bonus-tile } { $number }: { $does }
   *[other] { -paris-bonus-tile } { $number } (zostało { $left }): { $does }
}
# about: what the tile is and does.
paris-web-board-space-worth = { $about } Teraz warta dla ciebie: { $vp } { -paris-vp }
paris-web-board-space-empty = { -paris-bonus-tile } { $number }: już nie ma
paris-web-board-gate = { -paris-bonus-track }: stąd ruszają pionki
paris-web-board-end-pile = { $left ->
    [one] { $left } płytka końca gry
    [few] { $left } płytki końca gry
    [many] { $left } płytek końca gry
   *[other] { $left } płytki końca gry
}
paris-web-board-supply-token = { $token }: zostało { $left }, po { $francs ->
    [one] { $francs } franku
    [few] { $francs } franki
    [many] { $francs } franków
   *[other] { $francs } franka
}

## Small screens

paris-web-board-previous = Poprzednia dzielnica
paris-web-board-next = Następna dzielnica
paris-web-board-whole = Cała plansza

## The card

paris-web-board-bonus-tile = { -paris-bonus-tile } { $number }
paris-web-board-pay = Płacisz
paris-web-board-gain = Zyskujesz
paris-web-board-leaves = zostaje { $francs }
paris-web-board-offer-prestige = Potem możesz oddać prestiż za PZ
paris-web-board-offer-bonus = Potem możesz wziąć płytkę bonusową
paris-web-board-offer-vp-tile = Potem możesz położyć płytkę punktacji
paris-web-board-cancel = Anuluj
paris-web-board-confirm = Wykonaj

## The card, for those who listen

paris-web-board-majority = { $player }: łączna wartość { $total }, { $vp } PZ (teraz { $before } PZ)
