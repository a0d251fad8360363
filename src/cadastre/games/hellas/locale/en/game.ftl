### The game and its options.

hellas-title = Hellas
hellas-tagline = Buy, let and sell property all over Greece.

hellas-option-claim-rent = Rent
    .about = Rent is paid automatically, or the owner must claim it before the next player throws.
    .auto = automatic
    .manual = must be claimed
hellas-option-third-throw-compulsory = Compulsory third throw
    .about = After a second double the player must throw again, instead of being free to stop.
hellas-option-second-interest = Second interest
    .about = Whoever takes over a mortgaged property and pays only the interest pays it again when lifting the mortgage.
hellas-option-parking-pot = Car-park jackpot
    .about = Taxes and card payments collect in the middle of the board; whoever stops on the Municipal Car Park takes the lot.
hellas-option-short-game = Short game
    .about = Everybody is dealt two properties and pays for them; the game ends after a set number of rounds, or when the bell rings, and the richest wins.
    .time = until the bell rings
hellas-option-round-limit = Round limit
    .about = The game ends after this many rounds and the richest wins; 0 means no limit.
hellas-option-vote-to-end = Vote to end
    .about = Players may call a vote; if all agree, the game ends and the richest wins.

## Score sheet; short, so that eight columns fit beside it

hellas-score-cash = { -hellas-cash }
hellas-score-deeds = { -hellas-property(form: "many") }
hellas-score-mortgaged = Mortgaged, at half
hellas-score-houses = { -hellas-house(form: "many") }
hellas-score-hotels = Hotels, as 5 houses
hellas-score-total = { -hellas-wealth }
