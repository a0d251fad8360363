### The view of the board in the terminal.

## Headings

hellas-table-board = Board
hellas-table-now = Under way
hellas-table-players = Players
hellas-table-cash = { -hellas-cash }
hellas-table-wealth = { -hellas-wealth }
hellas-table-deeds = Title deeds
hellas-table-price = Price
hellas-table-rent = Rent
hellas-table-hotel = Hotel
hellas-table-cost = Building
hellas-table-mortgage = Mortgage

## Lines

hellas-table-number = { $count }
hellas-table-round = round { $round }
hellas-table-round-of = round { $round } of { $rounds }
hellas-table-turn = { $seat } to move
hellas-table-thrown = last throw { $first } + { $second }
hellas-table-bell = until the bell rings
hellas-table-bell-rung = the bell has rung
hellas-table-bank = Bank: { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { $hotels ->
    [one] { $hotels } hotel
   *[other] { $hotels } hotels
}
hellas-table-pot = in the middle: { $amount }
# own of all deeds of a group.
hellas-table-group = { $group } { $own }/{ $all }
hellas-table-in-custody = in custody, throw { $attempt } of 3
hellas-table-bankrupt = bankrupt
# Below the board, in a line; all of the signs are explained in the guide.
hellas-table-legend = Letter: owner, rent now · –: price · ⌂ houses, ▲ hotel · %: mortgaged, to lift
hellas-table-signs = Letter: owner, then the rent now (×: times the throw). –: for sale, then the price. ⌂ houses, ▲ hotel. %: mortgaged, then what lifting it costs. After a name: pawns, [in custody]. ▸: the game waits for this seat.
hellas-table-transport = { -hellas-station(form: "many") }: { $one }/{ $two }/{ $three }/{ $four } by the number that the owner has.
hellas-table-metro = { -hellas-stop(form: "many") }: { $one } times the throw, or { $two } times with both.
hellas-table-double = A city without buildings costs double rent if its owner has the whole colour.

## Moves as they are typed, in the guide

hellas-table-writing = Moves in one line
# Examples as they are typed; the small words are the ids of deeds.
hellas-table-writing-bid = bid 735 · bid 735 at { $one } (a building)
hellas-table-writing-offer = offer 1: { $one } + card orders + 200 for { $three } (to seat 1: A is 0, B is 1…)
hellas-table-writing-counter = counter: { $three } for 300 · propose { $one } + { $two } for 400 (of a debt)
hellas-table-writing-build = build { $one }, { $two } (also sell, mortgage and lift) · sell colour { $colour }

## Beside a choice: what it costs and brings. Names of deeds are followed by their group.

hellas-table-hint-deed = { $deed } ({ $group })
hellas-table-hint-cost = −{ $amount }
hellas-table-hint-gain = +{ $amount }
hellas-table-hint-leaves = leaves { $cash }
hellas-table-hint-mortgaged = mortgaged
# What getting a deed makes of its group: own of all, or all of them, for the seat that chooses or for another.
hellas-table-hint-own = { $group } { $own }/{ $all }
hellas-table-hint-own-other = { $group } { $own }/{ $all } for { $seat }
hellas-table-hint-completes = completes { $group }
hellas-table-hint-completes-other = completes { $group } for { $seat }
hellas-table-hint-breaks = breaks up { $group }
hellas-table-hint-rent = rent { $before } → { $after }
hellas-table-hint-lifting = to lift later: { $amount }
hellas-table-hint-auctioned = will be auctioned: others can build too
# example: the least bid, as it is typed.
hellas-table-hint-bid = { $least } to { $most }, typed at once: bid { $example }
hellas-table-hint-range = { $least } to { $most }
hellas-table-hint-to = { $seat }
hellas-table-hint-from = from { $debtor }
hellas-table-hint-cash = cash { $cash }
hellas-table-hint-their-cash = cash of { $seat }: { $cash }
hellas-table-hint-price = price { $price }
hellas-table-hint-owed = of { $amount }
hellas-table-hint-get = you get: { $goods }
hellas-table-hint-give = you give: { $goods }
hellas-table-hint-forgo = for { $amount } of what you are owed
hellas-table-hint-estate = everything goes to { $creditor }
hellas-table-hint-richest = richest now: { $seat }, { $amount }
hellas-table-hint-double = only a double gets you out
hellas-table-hint-last = without a double: { $fine } and move
hellas-table-hint-third = a third double: custody

## What a hint says that a move changes: some of the parts of what a seat has

hellas-table-gains = What it changes for you, in expected euros: { $gains }.
hellas-table-part-money = cash
hellas-table-part-deeds = title deeds
hellas-table-part-rents = rents to come
hellas-table-part-colours = colours to build on
hellas-table-part-danger = safety from rents
hellas-table-part-custody = custody
hellas-table-part-cards = acquittal cards

## Kinds of actions

hellas-table-kind-throw = Throw
hellas-table-kind-fine = Leave custody: fine
hellas-table-kind-acquit = Leave custody: card
hellas-table-kind-buy = Buy
hellas-table-kind-auction = Don’t buy
hellas-table-kind-build = Build
hellas-table-kind-sell = Sell a building
hellas-table-kind-sell-colour = Sell all buildings of a colour
hellas-table-kind-mortgage = Mortgage
hellas-table-kind-lift = Lift a mortgage
hellas-table-kind-bid = Bid
hellas-table-kind-bid-at = Bid for a building
hellas-table-kind-pass = Leave the auction
hellas-table-kind-digit = How much
hellas-table-kind-offer = Offer a trade
hellas-table-kind-counter = Counter-offer
hellas-table-kind-propose = Pay with deeds
hellas-table-kind-give = Give
hellas-table-kind-want = Want
hellas-table-kind-give-money = Add money
hellas-table-kind-want-money = Ask for money
hellas-table-kind-submit = Done
hellas-table-kind-accept = Accept
hellas-table-kind-decline = Decline
hellas-table-kind-give-up = Bankruptcy
hellas-table-kind-choose = The mortgage
hellas-table-kind-claim = Claim rent
hellas-table-kind-vote = End the game
hellas-table-kind-yes = Agree
hellas-table-kind-no = Refuse
hellas-table-kind-end-turn = End turn
hellas-table-kind-bell = The bell
