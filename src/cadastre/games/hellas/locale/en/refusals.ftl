### Why an action is refused. Names (seats, deeds, colours …) arrive ready to read; need and have are euros.

## Whose turn, and what is due
hellas-refusal-game-over = The game is over.
hellas-refusal-unknown-action = There is no action with the number { $action }.
hellas-refusal-no-such-seat = Nobody sits here: { $seat }.
hellas-refusal-you-are-out = You are bankrupt and out of the game.
hellas-refusal-only-the-bell = The table itself can only ring the bell.
hellas-refusal-bell-of-table = Players can’t ring the bell: it rings for the whole table when time is up.
hellas-refusal-no-bell = This game has no bell.
hellas-refusal-bell-rung = The bell has already rung.
hellas-refusal-bell-after-move = The bell rings after the move that is under way. Now playing: { $seat }.
hellas-refusal-not-your-turn = It is not your turn. Now playing: { $seat }.
hellas-refusal-no-free-moment = That has to wait for a free moment; something is being settled. Now playing: { $seat }.
hellas-refusal-only-debtor-offers = While a debt is open, only the debtor can make offers: { $seat }.
hellas-refusal-buy-first = Decide about the purchase first: { $deed }. Buy it or let it go to auction.
hellas-refusal-bid-first = Bid or pass first. For auction: { $deed }.
hellas-refusal-building-bid-first = Bid or pass first: a building is being auctioned.
hellas-refusal-amount-first = Finish the amount first.
hellas-refusal-compose-first = Finish your offer first. Offered to: { $seat }.
hellas-refusal-answer-first = Answer the offer first. Made by: { $seat }.
hellas-refusal-debt-first = Pay your debt first: you owe €{ $need } and have €{ $have }.
hellas-refusal-fine-is-due = After the third throw the fine is due; an acquittal card can’t replace it any more.
hellas-refusal-choose-first = First decide what happens to the mortgage: { $deed }.
hellas-refusal-vote-first = Answer the vote first. Called by: { $seat }.
hellas-refusal-no-purchase = There is nothing for you to buy now.
hellas-refusal-no-auction = There is no auction now.
hellas-refusal-no-amount = There is no amount to name now.
hellas-refusal-no-offer = There is no offer for you to answer now.
hellas-refusal-offer-first = Open an offer first and say whom it is for.
hellas-refusal-no-debt = You owe nothing now.
hellas-refusal-no-choice = There is no mortgage to decide about now.
hellas-refusal-no-vote = No vote is being held now.

## A turn
hellas-refusal-no-throw-due = You have no throw now.
hellas-refusal-throw-first = You must throw the dice before you end your turn.
hellas-refusal-not-in-custody = You are not in custody.
hellas-refusal-thrown-already = You have already thrown this turn; you can leave custody only before the throw.
hellas-refusal-card-not-held = No acquittal card of this deck ({ $deck }) is held by: { $seat }.
hellas-refusal-cash-short = Not enough cash: you need €{ $need } and have €{ $have }.
hellas-refusal-rent-by-itself = In this game rent is paid automatically; nobody has to claim it.
hellas-refusal-no-such-claim = There is no such rent to claim.
hellas-refusal-claim-of-other = Another player may claim this rent ({ $deed }): { $seat }.
hellas-refusal-claim-earlier-first = Of two equal rents ({ $deed }), claim the earlier one first: number { $number }.
hellas-refusal-claim-open = You can’t trade, build or lift mortgages while somebody may still claim rent from you.
hellas-refusal-claim-open-there = You can’t trade with a player from whom rent may still be claimed: { $seat }.
hellas-refusal-votes-off = In this game you can’t vote to end it.
hellas-refusal-vote-before-throw = You can call a vote only before the first throw of a turn.
hellas-refusal-vote-called = You have already called a vote this round.

## Deeds and buildings
hellas-refusal-deed-of-bank = This deed still belongs to the bank: { $deed }.
hellas-refusal-deed-of-other = This deed ({ $deed }) belongs to: { $seat }.
hellas-refusal-no-city = Buildings can stand only in cities, not here: { $deed }.
hellas-refusal-colour-incomplete = You don’t have all cities of this colour ({ $group }). Missing: { $deed }.
hellas-refusal-colour-mortgaged = You can’t build while a city of this colour ({ $group }) is mortgaged: { $deed }.
hellas-refusal-colour-built-on = Sell the buildings of this colour first: { $deed } can’t be mortgaged or traded while buildings stand here: { $other }.
hellas-refusal-build-evenly = Build evenly: the next house in { $deed } must wait until the other cities of this colour have as many. Behind: { $other }.
hellas-refusal-hotel-early = A hotel in { $deed } needs 4 houses in every city of this colour. Too few: { $other }.
hellas-refusal-hotel-stands = There is already a hotel here, and a city can have only one: { $deed }.
hellas-refusal-no-house-left = The bank has no house left; wait until some come back.
hellas-refusal-no-hotel-left = The bank has no hotel left; wait until some come back.
hellas-refusal-no-building = There is no building here: { $deed }.
hellas-refusal-sell-evenly = Sell evenly: first where this colour is built higher ({ $other }), then here: { $deed }.
hellas-refusal-sell-colour-whole = A hotel becomes 4 houses, and the bank has { $houses }. Sell the buildings of the whole colour at once: { $group }.
hellas-refusal-sell-by-level = The bank has { $houses } houses, so sell the buildings of this colour one by one: { $group }.
hellas-refusal-no-hotel-in-colour = You have no hotel in this colour, so sell its buildings one by one: { $group }.
hellas-refusal-built-this-turn = You built on this colour this turn, so you can’t sell from it unless you have to pay: { $group }.
hellas-refusal-sold-this-turn = Buildings of this colour were sold this turn, so nobody can build on it until the next one: { $group }.
hellas-refusal-already-mortgaged = This deed is already mortgaged: { $deed }.
hellas-refusal-not-mortgaged = This deed is not mortgaged: { $deed }.
hellas-refusal-mortgaged-this-turn = You mortgaged this deed this turn; you can lift the mortgage from your next turn on: { $deed }.
hellas-refusal-lifted-this-turn = You lifted this mortgage this turn, so you can’t mortgage the deed again unless you have to pay: { $deed }.
hellas-refusal-debt-before-choice = Your debt comes first: that costs €{ $need }, and beyond the debt you have €{ $have }.

## Auctions and amounts
hellas-refusal-name-a-city = A building is being auctioned: say in which of your cities it would stand.
hellas-refusal-lot-is-deed = A deed is being auctioned, not a building: { $deed }.
hellas-refusal-takes-a-house = A hotel is being auctioned, and here the next building is a house: { $deed }.
hellas-refusal-takes-a-hotel = A house is being auctioned, and here the next building is a hotel: { $deed }.
hellas-refusal-bid-limit = You can’t bid more than €{ $need }.
hellas-refusal-amount-low = The amount must be at least €{ $need }.
hellas-refusal-amount-high = The amount can be at most €{ $have }.

## Trade and debt
hellas-refusal-offer-to-self = Make your offer to another player.
hellas-refusal-other-out = This player is out of the game: { $seat }.
hellas-refusal-offers-made = You have made { $count } offers this turn; that is the limit.
hellas-refusal-nothing-to-trade = Neither side has a deed or a card that could be traded. Other side: { $seat }.
hellas-refusal-each-side-gives = Each side must give something. Nothing so far from: { $seat }.
hellas-refusal-their-cash-short = The other side has too little cash: { $seat } would need €{ $need } and has €{ $have }.
hellas-refusal-earlier-item = That is behind you: first what is given, then what is wanted, each in the order of the board: { $item }.
hellas-refusal-counter-made = You can only accept or decline a counter-offer.
hellas-refusal-no-counter-here = You can only accept or decline deeds offered for a debt.
hellas-refusal-sum-would-fall = A trade during a debt must not lower what the debtor can raise: it would give up €{ $need } and bring €{ $have } at most.
hellas-refusal-creditor-is-bank = You owe the bank, and it takes no deeds for a debt.
hellas-refusal-proposals-made = You have proposed deeds for this debt { $count } times; that is the limit.
hellas-refusal-nothing-to-propose = You have no deed that could be proposed: buildings of its colour would have to be sold first.
hellas-refusal-only-deeds = For a debt you can propose only deeds, not cards.
hellas-refusal-only-debt-reduced = You get nothing back for deeds that pay a debt: finish with the part of the debt they cover.
hellas-refusal-can-raise = You can’t give up: you owe €{ $need } and can raise €{ $have } by selling buildings and mortgaging.
