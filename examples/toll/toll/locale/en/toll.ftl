### Toll: the game, its options, its things, and everything that is said of them.

toll-title = Toll
toll-tagline = Claim what is due to you before the last throw.

toll-option-throws = Throws
    .about = The game ends after so many throws; or it goes on until the bell rings.
    .bell = until the bell rings
toll-option-rate = Toll
    .about = What each throw makes due to everybody else.
    .one = one coin
    .two = two coins

## Things

toll-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
toll-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
toll-plot-bridge = Bridge
toll-plot-gate = Gate
toll-plot-ford = Ford

## What the game waits for

toll-phase-turn = Throw the die, or do something else first
toll-phase-giving = How many coins do you give?
toll-phase-over = The game is over.
toll-due = Due to you: { $coins }

## Actions

toll-action-throw = Throw the die
toll-action-claim = Claim { $coins }
toll-action-build = Hut: { $hut }
toll-action-gift = Gift for { $other }
toll-action-coins = { $coins }
toll-action-bell = Ring the bell

## What has happened

toll-event-thrown = Die: { $eyes }
toll-event-claimed = Toll: { $coins }
toll-event-built = Hut: { $hut }
toll-event-given = Gift for { $other }: { $coins }
toll-event-rung = The bell rings. Last throw: number { $last }

## Why not

toll-refusal-game-over = The game is over.
toll-refusal-no-such-action = There is nothing like that.
toll-refusal-gift-under-way = A gift is under way: first it must be said how many coins.
toll-refusal-no-gift = Nobody is giving anything.
toll-refusal-for-the-table = The bell is rung by the table, and the table does nothing else.
toll-refusal-bell-rang = The last throw has been named already.
toll-refusal-not-your-turn = It is not your turn to throw.
toll-refusal-nothing-due = Nothing is due to you.
toll-refusal-hut-stands = A hut stands there already: { $hut }
toll-refusal-hut-costs = You can't pay for a hut. Cost: { $coins }
toll-refusal-to-somebody-else = A gift is for somebody else.
toll-refusal-no-player = Nobody sits there.
toll-refusal-too-few-coins = You don't have so many coins. In your purse: { $coins }

## Text that is no move

toll-notation-word = No move begins like this: "{ $clause }".
toll-notation-alone = Nothing follows this word: "{ $text }".
toll-notation-plot-number = "{ $text }" is not the number of a plot: { $least } to { $most }.
toll-notation-seat-number = "{ $text }" is not the number of a seat: { $least } to { $most }.
toll-notation-coins-number = "{ $text }" can't be given: { $least } to { $most } coins.

## Score sheet

toll-score-coins = Coins
toll-score-huts = Huts
toll-score-total = Total

## In the terminal

toll-table-throws = { $last ->
    [-1] Throws so far: { $thrown }
   *[other] Throws: { $thrown } of { $last }
}
toll-table-purse = Purse
toll-table-due = Due
toll-table-huts = Huts
toll-table-points = Points
toll-table-signs = { $hut } a hut, { $empty } an empty plot. The plots by their numbers:
toll-table-kind-throw = Throw
toll-table-kind-claim = Claim
toll-table-kind-build = Build a hut
toll-table-kind-gift = Give coins
toll-table-kind-coins = Coins
toll-table-kind-bell = Bell

## What a hint says of a move

toll-table-gains = What it changes for you, in points: { $gains }.
toll-table-part-purse = purse
toll-table-part-huts = huts
toll-table-part-tolls = tolls, also those to come
