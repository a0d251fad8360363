### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = Your route is complete.
hellas-card-d02 = An urgent meeting in the capital.
hellas-card-d03 = You have a place on a carnival float.
hellas-card-d04 = You left your suitcase by the lake.
hellas-card-d05 = The ship is sounding its horn.
hellas-card-d06 = Your car has broken down.
hellas-card-d07 = The taxis are on strike.
hellas-card-d08 = You took a wrong turn.
hellas-card-d09 = You are building without a permit.
hellas-card-d10 = The court has acquitted you.
hellas-card-d11 = Your business gets a grant.
hellas-card-d12 = You found a lost cat: a reward.
hellas-card-d13 = You are double-parked.
hellas-card-d14 = You lit a bonfire on the beach.
hellas-card-d15 = You have lost a bet.
hellas-card-d16 = A fire-safety inspection.
hellas-card-o01 = It is car-free day.
hellas-card-o02 = You did not turn up at your own trial.
hellas-card-o03 = The court has acquitted you.
hellas-card-o04 = Your olive press makes excellent oil.
hellas-card-o05 = The tax office withheld too much.
hellas-card-o06 = Your stall at the village fair has sold out.
hellas-card-o07 = You sold your old bicycle.
hellas-card-o08 = You knew the answer in a radio quiz.
hellas-card-o09 = You took the bottles back.
hellas-card-o10 = Your dog needs a vaccination.
hellas-card-o11 = You broke a tooth on a sesame bar.
hellas-card-o12 = The solar water heater has failed.
hellas-card-o13 = You signed up for dancing lessons.
hellas-card-o14 = It is your name day!
hellas-card-o15 = Property tax is due.
hellas-card-o16 = Your buildings must save energy.

## Effects. square is a name, the other figures are amounts of money but for times and steps.

hellas-effect-move-to = Move forward to { $square }.
hellas-effect-move-to-start = Move forward to the Start and collect { $salary }.
hellas-effect-next-transport = Move forward to the next transport station; if it is somebody else's, pay { $times ->
    [1] the rent
    [2] double rent
   *[other] { $times } times the rent
}.
hellas-effect-next-metro = Move forward to the next metro stop; if it is somebody else's, pay { $times } times your throw.
hellas-effect-move-back = Go back { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}.
hellas-effect-go-to-jail = Go straight into custody, without passing the Start.
hellas-effect-keep-acquittal = Keep this card until it gets you out of custody, or until you sell it.
hellas-effect-bank-pays = Collect { $amount }.
hellas-effect-pay-bank = Pay { $amount }.
hellas-effect-pay-each-player = Pay { $amount } to every other player.
hellas-effect-collect-each-player = Collect { $amount } from every other player.
hellas-effect-pay-per-building = Pay { $house } for each of your houses and { $hotel } for each of your hotels.
hellas-effect-pay-per-property = Pay { $amount } for each of your properties.
