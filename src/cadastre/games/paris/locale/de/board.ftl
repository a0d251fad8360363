### The board in the browser, and the card beside what is pointed at.

paris-web-board = Spielplan

## Names of things on the board

paris-web-board-supply = Zu kaufen
paris-web-board-bank = { -paris-bank }, { $district }: { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}
# stands: "no" where the building has not been placed yet.
paris-web-board-slot = { $stands ->
    [no] { $place }, { $district }: noch nicht gelegt
   *[yes] { $place }, { $district }
}
paris-web-board-landmark = { $landmark } { $value }, { $district }
paris-web-board-key = Dein Schlüssel: { $place }
# tile: "none" where none has been placed.
paris-web-board-vp-spot = { $tile ->
    [none] Platz für ein SP-Plättchen, { $district }
   *[other] { -paris-vp-tile } { $tile }, { $district }
}
paris-web-board-vp-tile = { -paris-vp-tile } { $tile }
paris-web-board-space = { $left ->
    [one] { -paris-bonus-tile } { $number }: { $does }
   *[other] { -paris-bonus-tile } { $number } (noch { $left }): { $does }
}
# about: what the tile is and does.
paris-web-board-space-worth = { $about } Für dich jetzt wert: { $vp } { -paris-vp }
paris-web-board-space-empty = { -paris-bonus-tile } { $number }: vergriffen
paris-web-board-gate = { -paris-bonus-track }: Hier starten die Bonus-Figuren
paris-web-board-end-pile = { $left } { -paris-end-tile }
paris-web-board-supply-token = { $token }: noch { $left }, je { $francs ->
    [one] { $francs } Franc
   *[other] { $francs } Francs
}

## Small screens

paris-web-board-previous = Voriger Bezirk
paris-web-board-next = Nächster Bezirk
paris-web-board-whole = Ganzer Spielplan

## The card

paris-web-board-bonus-tile = { -paris-bonus-tile } { $number }
paris-web-board-pay = Du zahlst
paris-web-board-gain = Du erhältst
paris-web-board-leaves = bleiben { $francs }
paris-web-board-offer-prestige = Danach darfst du Prestige für SP abwerfen
paris-web-board-offer-bonus = Danach darfst du ein Bonusplättchen nehmen
paris-web-board-offer-vp-tile = Danach darfst du ein SP-Plättchen legen
paris-web-board-cancel = Abbrechen
paris-web-board-confirm = Ausführen

## The card, for those who listen

paris-web-board-majority = { $player }: Gesamtwert { $total }, { $vp } SP (jetzt { $before } SP)
