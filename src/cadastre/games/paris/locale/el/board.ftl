### The board in the browser, and the card beside what is pointed at.

paris-web-board = Ταμπλό

## Names of things on the board

paris-web-board-supply = Προς αγορά
paris-web-board-bank = { -paris-bank }, { $district }: { $francs ->
    [one] { $francs } Φράγκο
   *[other] { $francs } Φράγκα
}
# stands: "no" where the building has not been placed yet.
paris-web-board-slot = { $stands ->
    [no] { $place }, { $district }: δεν έχει τοποθετηθεί ακόμη
   *[yes] { $place }, { $district }
}
paris-web-board-landmark = { $landmark } { $value }, { $district }
paris-web-board-key = Το Κλειδί σας: { $place }
# tile: "none" where none has been placed.
paris-web-board-vp-spot = { $tile ->
    [none] Θέση για Πλακίδιο ΠΝ, { $district }
   *[other] { -paris-vp-tile } { $tile }, { $district }
}
paris-web-board-vp-tile = { -paris-vp-tile } { $tile }
paris-web-board-space = { $left ->
    [one] { -paris-bonus-tile } { $number }: { $does }
   *[other] { -paris-bonus-tile } { $number } (απομένουν { $left }): { $does }
}
# about: what the tile is and does.
paris-web-board-space-worth = { $about } Αξίζει για εσάς τώρα: { $vp } { -paris-vp }
paris-web-board-space-empty = { -paris-bonus-tile } { $number }: δεν απομένει κανένα
paris-web-board-gate = { -paris-bonus-track }: από εδώ ξεκινούν τα Πιόνια Bonus
paris-web-board-end-pile = { $left ->
    [one] { $left } Πλακίδιο Τέλους
   *[other] { $left } Πλακίδια Τέλους
}
paris-web-board-supply-token = { $token }: απομένουν { $left }, { $francs ->
    [one] { $francs } Φράγκο
   *[other] { $francs } Φράγκα
} το ένα

## Small screens

paris-web-board-previous = Προηγούμενη Περιοχή
paris-web-board-next = Επόμενη Περιοχή
paris-web-board-whole = Όλο το ταμπλό

## The card

paris-web-board-bonus-tile = { -paris-bonus-tile } { $number }
paris-web-board-pay = Πληρώνετε
paris-web-board-gain = Κερδίζετε
paris-web-board-leaves = μένουν { $francs }
paris-web-board-offer-prestige = Μετά μπορείτε να δώσετε Κύρος για ΠΝ
paris-web-board-offer-bonus = Μετά μπορείτε να πάρετε Πλακίδιο Bonus
paris-web-board-offer-vp-tile = Μετά μπορείτε να βάλετε Πλακίδιο ΠΝ
paris-web-board-cancel = Άκυρο
paris-web-board-confirm = Εντάξει

## The card, for those who listen

paris-web-board-majority = { $player }: συνολική αξία { $total }, { $vp } ΠΝ (τώρα { $before } ΠΝ)
