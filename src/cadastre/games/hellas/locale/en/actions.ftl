### Actions as labels, for buttons and lists.

hellas-action-throw = Throw the dice
hellas-action-fine = Pay the fine: { $amount }
hellas-action-acquit = Use: { $card }
hellas-action-buy = Buy: { $deed }, { $amount }
hellas-action-auction = Auction: { $deed }
hellas-action-build = Build, { $deed }: { $amount }
hellas-action-sell = Sell a building, { $deed }: +{ $amount }
hellas-action-sell-colour = Sell all buildings, { $group }: +{ $amount }
hellas-action-mortgage = Mortgage { $deed }: +{ $amount }
hellas-action-lift = Lift the mortgage, { $deed }: { $amount }
hellas-action-bid = Bid…
hellas-action-bid-at = Bid for { $deed }…
hellas-action-pass = Pass
# least and most: what the amount can still become; one value where they are the same.
hellas-action-digit = { $least } to { $most }
hellas-action-digit-done = { $amount }
hellas-action-offer = Offer to { $to }…
hellas-action-counter = Counter-offer…
hellas-action-propose = Offer deeds for the debt…
hellas-action-give = Give: { $item }
hellas-action-want = Want: { $item }
hellas-action-give-money = Give money…
hellas-action-want-money = Want money…
# Closes a proposal: the part of the debt that the deeds pay.
hellas-action-want-part = For this part of the debt…
hellas-action-submit = Make the offer
hellas-action-accept = Accept
hellas-action-decline = Decline
hellas-action-give-up = Give up: bankruptcy
hellas-action-choose-lift = Lift the mortgage now: { $amount }
hellas-action-choose-interest = Interest now: { $amount }
hellas-action-choose-later = Pay nothing now
hellas-action-claim = Claim rent: { $amount }, { $deed }
hellas-action-vote = Call a vote to end the game
hellas-action-yes = Yes, stop
hellas-action-no = No, play on
hellas-action-end-turn = End turn
hellas-action-bell = Ring the bell

## Whole moves in one piece, as a hint tells them

hellas-move-bid = Bid { $amount }
hellas-move-bid-at = Bid { $amount } to build in { $deed }
hellas-move-offer = Offer to { $to }
hellas-move-counter = Counter-offer
hellas-move-propose = Offer deeds for the debt
hellas-move-give-money = Give: { $amount }
hellas-move-want-money = Want: { $amount }
hellas-move-want-part = For { $amount } of the debt
