### Hellas in the browser: the board, the desk in its sea, and the panels around it.

## The board

hellas-web-board = Board
hellas-web-square = { $name }
hellas-web-square-tax = { $name }: { $amount }
hellas-web-square-free = { $name } ({ $group }), for sale: { $price }
hellas-web-square-owned = { $name } ({ $group }), owner: { $owner }, rent { $rent }
hellas-web-square-built = { $name } ({ $group }), owner: { $owner }, { $level }, rent { $rent }
hellas-web-square-mortgaged = { $name } ({ $group }), owner: { $owner }, mortgaged, to lift: { $lift }
# square: what it is, with its price or owner.
hellas-web-square-here = { $square }; here: { $players }
# Of a metro stop: what the throw is multiplied by.
hellas-web-times = { $times } ×
hellas-web-times-throw = { $times } × throw
hellas-web-plus = + { $amount }
# On the way to prison nobody gets the salary.
hellas-web-without = without { $amount }
hellas-web-custody = custody
hellas-web-visit = visit
hellas-web-pot = in the middle
hellas-web-sea-ionian = Ionian Sea
hellas-web-sea-aegean = Aegean Sea
hellas-web-sea-crete = Sea of Crete

## Squares that are no deeds

hellas-web-about-start = Whoever passes or reaches it moving forward gets { $salary }.
hellas-web-about-order = Draw the top Order and do what it says.
hellas-web-about-instruction = Draw the top Instruction and do what it says.
hellas-web-about-tax = Whoever stops here pays { $amount }.
hellas-web-about-prison = A visit costs nothing. In custody, you get out with a double, a fine of { $fine } or an acquittal card.
hellas-web-about-parking = Nothing happens here, unless money lies in the middle: then it is yours.
hellas-web-about-go-to-prison = Straight into custody, without { $salary }; the turn ends.
hellas-web-unseen = Cards nobody has seen yet: { $count }
hellas-web-known = After them, in this order
hellas-web-card-away = Put the card away

## Deeds

hellas-web-price = price
hellas-web-rents = Rents
hellas-web-rent-alone = City alone
hellas-web-rent-group = Group complete
# Rent by how many of the group one owner has.
hellas-web-rent-of = { $count } of { $all }
hellas-web-building = House or hotel
hellas-web-lift = To lift
hellas-web-group-share = { $seat }: { $count } of { $all }
hellas-web-own-of = yours: { $own } of { $all }
hellas-web-yours = yours

## Players, bank, dice

hellas-web-worth = worth { $amount }
hellas-web-houses = { $count ->
    [one] house
   *[other] houses
}
hellas-web-hotels = { $count ->
    [one] hotel
   *[other] hotels
}
hellas-web-custody-throw = { $attempt }/3
hellas-web-acquittals = Acquittal cards: { $count }
hellas-web-deeds-count = Title deeds: { $count }
hellas-web-dice = Dice so far
hellas-web-dice-about = How often each sum was thrown; the lines show what to expect
hellas-web-throws = throws: { $count }
hellas-web-sealed = Luck sealed:
hellas-web-ahead = Squares that the next throw can reach
hellas-web-odds = { $odds }/36

## Books: log, ledger, dice; tabs of the phone

hellas-web-books = Log and ledger
hellas-web-tabs = Parts of the table
hellas-web-tab-board = Board
hellas-web-tab-deeds = Deeds
hellas-web-tab-log = Log
hellas-web-tab-ledger = Ledger
hellas-web-tab-dice = Dice
hellas-web-ledger = Ledger
hellas-web-ledger-start = Starting money
hellas-web-ledger-cash = Cash now
hellas-web-ledger-in-salary = Passing Start
hellas-web-ledger-in-rent = Rents received
hellas-web-ledger-in-sale = Buildings sold
hellas-web-ledger-in-mortgage = Mortgages taken
hellas-web-ledger-in-pot = From the middle
hellas-web-ledger-in-estate = Estates
hellas-web-ledger-in-trade = Trades, received
hellas-web-ledger-in-card = Cards, received
hellas-web-ledger-out-price = Deeds bought
hellas-web-ledger-out-auction = Auctions
hellas-web-ledger-out-building = Building
hellas-web-ledger-out-lifting = Mortgages lifted
hellas-web-ledger-out-interest = Interest
hellas-web-ledger-out-rent = Rents paid
hellas-web-ledger-out-tax = Taxes
hellas-web-ledger-out-card = Cards, paid
hellas-web-ledger-out-fine = Fines
hellas-web-ledger-out-trade = Trades, paid
hellas-web-ledger-out-estate = Lost in bankruptcy

## The desk: tools and what a choice would do

hellas-web-desk = Your decision
hellas-web-tools = Also possible
hellas-web-tool-build = Build
hellas-web-tool-mortgage = Mortgage
hellas-web-tool-trade = Trade
# Calls a vote to end the game.
hellas-web-tool-vote = End game?
hellas-web-close = Close
hellas-web-done = Done
hellas-web-less = Less
hellas-web-more = More
hellas-web-missing = missing: { $amount }
hellas-web-rent-change = { $deed }: rent { $before } → { $after }
hellas-web-from-to = { $before } → { $after }
hellas-web-chance = What happens next is up to luck, or to the others.
hellas-web-build-not = { $deed }: you can’t build here now
hellas-web-sell-not = { $deed }: nothing to sell now
hellas-web-build-title = Houses and hotels
hellas-web-city = City

## Auctions

hellas-web-buy = Buy for { $price }
hellas-web-auction-it = Auction it
hellas-web-auction = { -hellas-auction }: { $lot }
hellas-web-auction-about = in steps of { $step } · a pass is final
hellas-web-highest = Highest bid
hellas-web-bid-now = to bid
hellas-web-bidding = still in
# Of somebody who has bid before and may bid again.
hellas-web-last-bid = last bid { $amount }
hellas-web-passed = passed
hellas-web-not-bidding = not bidding
hellas-web-raises = Raise the highest bid
hellas-web-bid-amount = Your bid
hellas-web-bid = Bid { $amount }
hellas-web-bid-leaves = You have { $cash }; this bid would leave you { $left }.
hellas-web-bid-range = Possible now: { $least } to { $most }.
# Of a building: how many there are, where the highest bidder would put it, and the least bid for a city.
hellas-web-in-bank = left in the bank: { $count }
hellas-web-bid-city = for { $deed }
hellas-web-bid-from = from { $amount }
# Of a bankrupt: what is auctioned after this deed.
hellas-web-estate = From the estate ({ $seat }); next: { $deeds }.

## Trades

hellas-web-partner = Who do you want to trade with?
hellas-web-offers-left = offers left this turn: { $count }
# seat: whom it is for.
hellas-web-trade-offer = Offer to { $seat }
hellas-web-trade-counter = Counter-offer to { $seat }
hellas-web-trade-proposal = Deeds to { $seat } for the debt
# seat: whose it is.
hellas-web-made-offer = Offer from { $seat }
hellas-web-made-counter = Counter-offer from { $seat }
hellas-web-made-proposal = { $seat }: deeds for the debt
hellas-web-your-offer = Your offer
hellas-web-your-counter = Your counter-offer
hellas-web-your-proposal = Your deeds for the debt
hellas-web-gives = { $seat } gives
hellas-web-forgoes = { $seat } forgoes
hellas-web-you-give = You give
hellas-web-you-get = You get
hellas-web-you-forgo = You forgo
hellas-web-for-part = For this part of the debt
hellas-web-of-debt = of { $owed } owed
hellas-web-add-item = deed or card
hellas-web-add = Add: { $item }
hellas-web-remove = Remove: { $item }
hellas-web-money = Money
hellas-web-by-price = at printed prices; cards count as 0
hellas-web-effects = What it does
hellas-web-shift = { $before } → { $after } of { $of }
hellas-web-mortgage-moves = A mortgage goes with its deed: the new owner decides at once what happens to it.
hellas-web-send = Send the offer
hellas-web-trade-needs = Each side must give something; money goes one way only.
hellas-web-proposal-needs = Choose deeds, and the part of the debt that they pay.

## Debts

hellas-web-you-owe = You owe { $creditor } { $amount }
hellas-web-owes = Debt: { $seat } → { $creditor }, { $amount }
hellas-web-you-owe-bank = You owe the bank { $amount }
hellas-web-owes-bank = { $seat } owes the bank { $amount }
hellas-web-could-raise = can be raised: { $amount }
hellas-web-short = Even with everything sold and mortgaged, { $amount } would be missing.
hellas-web-give-up-player = If you give up, all you have goes to { $creditor }.
hellas-web-give-up-bank = If you give up, your deeds are auctioned among the others.

## Mortgages that came with a deed

hellas-web-choice = { $deed } is yours, with its mortgage
hellas-web-in-all = { $amount } in total
# Deeds that are decided about next.
hellas-web-then = Then: { $deeds }

## Votes: what somebody has said, beside the name

hellas-web-vote-caller = asked
hellas-web-vote-yes = agreed
hellas-web-vote-now = to answer
hellas-web-vote-later = not asked yet

## Help

hellas-web-help = How this table works
hellas-web-help-desk = Decisions and their answers appear in the sea. Point at an answer to see what it costs and brings.
hellas-web-help-squares = Click any square to see its deed. Whatever is framed can be chosen: cities to build on, deeds to mortgage or to trade.
hellas-web-help-money = Type any sum that you bid, give or want, or use the buttons beside it.
hellas-web-help-trade = To trade, choose a player and tap or drag deeds onto both sides. Nobody sees it before you send it.
hellas-web-help-keys = Arrow keys move around the board, Enter chooses, Esc puts back what you are holding.
