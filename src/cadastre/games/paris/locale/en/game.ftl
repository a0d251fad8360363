### The game and its options.

paris-title = Paris
paris-tagline = Keys, banks and landmarks in the Paris of 1900.

paris-option-random-setup = Random set-up
    .about = Tokens and bonus tiles are shuffled; the gold resources lie beside the buildings of value 8.
paris-option-free-placement = Free placement
    .about = A drawn building goes to any district where its value is free and its type is still missing.
paris-option-vp-tile-here = VP tile here
    .about = A VP tile goes to the district that has just got its fourth key, not to one of your choice.
paris-option-open-screens = Open screens
    .about = Everybody sees what is behind the screens, except which end-game tiles are still in hand.

## Score sheet

paris-score-eight = Buildings of value { $value }
paris-score-prestige = Prestige at landmarks
# number: the bonus tile with its name.
paris-score-bonus = { -paris-bonus-tile } { $number }
paris-score-end = { -paris-end-tile(form: "many") }
paris-score-district = { -paris-district }: { $district }
paris-score-total = Total
