### Cards: a story for each that we have, and for each effect a sentence made from the figures of the edition. A card of
### another edition that has no story here says what it does, and nothing else.

hellas-card-text = { $story } { $effect }

## Stories

hellas-card-d01 = Full circle: you have toured all of Greece!
hellas-card-d02 = The minister wants to see you. Now.
hellas-card-d03 = The carnival float is leaving. Jump on!
hellas-card-d04 = Your suitcase is still by the lake. Oops.
hellas-card-d05 = The ferry hoots: last call!
hellas-card-d06 = Your car has given up. You haven’t.
hellas-card-d07 = The taxis are on strike. Again.
hellas-card-d08 = The sat nav swears this is the way.
hellas-card-d09 = ‘Permit? What permit?’ Wrong answer.
hellas-card-d10 = The court has acquitted you.
hellas-card-d11 = Your grant is here, only two years late!
hellas-card-d12 = The cat on your roof has an owner, and a reward.
hellas-card-d13 = ‘Just two minutes!’ You are double-parked.
hellas-card-d14 = Your beach bonfire drew a crowd, and the police.
hellas-card-d15 = You bet that it would not rain.
hellas-card-d16 = The fire inspector has found your barbecue.
hellas-card-o01 = Car-free day: even the mayor is walking.
hellas-card-o02 = You slept through your own trial.
hellas-card-o03 = The court has acquitted you.
hellas-card-o04 = Your olive oil is superb. Grandma agrees.
hellas-card-o05 = A letter from the tax office: good news, for once.
hellas-card-o06 = Your honey puffs sold out at the village fair.
hellas-card-o07 = You sold your old bicycle. The bell still rings!
hellas-card-o08 = Radio quiz: it was Zeus. It is always Zeus.
hellas-card-o09 = You took the bottles back. All of them.
hellas-card-o10 = The vet vaccinated your dog. You howled.
hellas-card-o11 = The sesame bar was crunchy. So was your tooth.
hellas-card-o12 = The solar water heater has gone on holiday.
hellas-card-o13 = Dancing lessons: two left feet cost extra.
hellas-card-o14 = It’s your name day, and everybody brings a present!
hellas-card-o15 = Property tax is due. Yes, again.
hellas-card-o16 = New insulation: your tenants will be cosy.

## Effects. square is a name, the other figures are amounts of money but for times and steps.

hellas-effect-move-to = Move forward to { $square }.
hellas-effect-move-to-start = Move forward to Start and collect { $salary }.
hellas-effect-next-transport = Move forward to the next transport station; if it is somebody else’s, pay { $times ->
    [1] the rent
    [2] double rent
   *[other] { $times } times the rent
}.
hellas-effect-next-metro = Move forward to the next metro stop; if it is somebody else’s, pay { $times } times your throw.
hellas-effect-move-back = Go back { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}.
hellas-effect-go-to-jail = Go straight into custody, without passing Start.
hellas-effect-keep-acquittal = Keep this card until it gets you out of custody, or until you sell it.
hellas-effect-bank-pays = Collect { $amount }.
hellas-effect-pay-bank = Pay { $amount }.
hellas-effect-pay-each-player = Pay { $amount } to every other player.
hellas-effect-collect-each-player = Collect { $amount } from every other player.
hellas-effect-pay-per-building = Pay { $house } for each of your houses and { $hotel } for each of your hotels.
hellas-effect-pay-per-property = Pay { $amount } for each of your properties.
