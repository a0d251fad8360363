### What the game waits for, and the facts that it is about. Amounts of money have their sign.

## At a free moment

# who: the player on turn, said to somebody else.
hellas-phase-other = Waiting for { $who }.
hellas-phase-custody = You are in custody, throw { $attempt } of 3: pay the fine of { $fine } or use an acquittal card and then throw as usual, or try for a double.
hellas-phase-custody-last = You are in custody, last throw: pay the fine of { $fine } or use an acquittal card and then throw as usual, or throw now: without a double you pay the fine and move.
hellas-phase-throw = Your turn: throw the dice.
hellas-phase-again = A double: throw again.
hellas-phase-may = The second double: throw once more if you like (a third double means custody), or end your turn.
hellas-phase-end = No throw is due: end your turn.
hellas-phase-free = First you may build, mortgage and trade.
hellas-phase-claim = You may claim rent until the next player throws: { $amount }, { $deed } (from { $debtor }).
# It is the owner's own turn: the next throw is theirs.
hellas-phase-claim-now = Claim your rent before you throw, or it is lost: { $amount }, { $deed } (from { $debtor }).
hellas-phase-claimed = While somebody may claim rent from you, you can’t build, lift mortgages or trade.

## Purchases and auctions; group: a colour, stations or stops, of which own of all are the seat's

hellas-phase-buy = Buy it ({ $group }: { $own } of { $all } are yours), or let it go to auction.
hellas-phase-buy-short = Your cash is { $cash }: sell buildings or mortgage to buy it ({ $group }: { $own } of { $all } are yours), or let it go to auction.
hellas-phase-buy-completes = It completes { $group } for you: rents double there, and you may build.
# rival: who has all the others of the group.
hellas-phase-buy-denies = With it { $rival } would complete { $group }: think twice before you let it go to auction.
hellas-phase-bid = Bid { $least } or more, or pass for good. Your cash: { $cash }.
hellas-phase-bid-building = Bid more for one of your cities, or pass for good. Your cash: { $cash }.
hellas-fact-sale = For sale: { $deed } ({ $group }), { $price }.
hellas-fact-auction = { -hellas-auction }: { $deed } ({ $group }), printed price { $price }.
# lot: a house or a hotel.
hellas-fact-auction-building = { -hellas-auction }: { $lot }.
hellas-fact-no-bid = No bid yet.
hellas-fact-bid = Highest bid: { $amount }, { $bidder }.
hellas-fact-bid-city = Highest bid: { $amount }, { $bidder }, for { $deed }.
hellas-fact-bidders = Still bidding: { $bidders }.

## Amounts: from the least to the most that can still be said

hellas-phase-amount-bid = How much do you bid? { $least } to { $most }.
hellas-phase-amount-giving = How much money do you give? { $least } to { $most }.
hellas-phase-amount-wanting = How much money do you want? { $least } to { $most }.
hellas-phase-amount-price = For how much of the debt? { $least } to { $most }.

## Offers; gives and wants are lists with money

hellas-phase-compose-offer = Your offer to { $asked }: choose what you give, then what you want, then money or nothing more.
hellas-phase-compose-counter = Your counter-offer to { $asked }: choose what you give, then what you want, then money or nothing more.
hellas-phase-compose-proposal = Choose the deeds that you give { $asked } for a part of your debt of { $owed }.
hellas-fact-so-far = So far you give: { $gives }; you want: { $wants }.
hellas-fact-so-far-proposal = So far: { $gives }.
hellas-phase-answer-offer = Accept, decline, or make one counter-offer.
hellas-phase-answer = Accept or decline.
hellas-fact-offer = { -hellas-offer }, { $maker } → { $asked }: { $gives } for { $wants }.
hellas-fact-counter = { -hellas-counter }, { $maker } → { $asked }: { $gives } for { $wants }.
hellas-fact-proposal = { -hellas-proposal }, { $maker } → { $asked }: { $gives } for { $amount } of the debt of { $owed }.
hellas-fact-mortgaged = Mortgaged: { $deeds }.

## Debts, mortgages, votes

hellas-fact-debt = { -hellas-debt }: { $debtor } → { $creditor }, { $owed } ({ $reason }).
hellas-phase-debt = Your cash is { $cash }, and you could raise { $sum } by yourself: sell buildings, mortgage, or trade.
hellas-phase-debt-short = You could raise only { $sum } by yourself: find somebody to trade with, or give up.
hellas-phase-debt-short-player = You could raise only { $sum } by yourself: trade, propose deeds to your creditor for a part of the debt, or give up.
hellas-fact-choice = { $deed } is mortgaged and has a new owner: { $owner }.
hellas-phase-choice = Lift the mortgage now for { $lift }; or pay { $interest } interest now and lift it later for { $value }; or pay nothing now and lift it later for { $later }.
hellas-fact-vote = Vote called by { $caller }: end the game now? The richest wins.
hellas-phase-vote = Do you agree?
hellas-fact-claim = { -hellas-rent } to claim: { $amount }, { $deed } ({ $debtor } → { $owner }).
hellas-phase-over = The game is over.
