### The terms of Hellas. Labels quote them; sentences write them out in lower case.
### form: "one" (default) or "many".

-hellas-start = Start
-hellas-bank = Bank
# The money in the middle of the board, with the option of that name.
-hellas-pot = Jackpot
-hellas-property = { $form ->
   *[one] Property
    [many] Properties
}
-hellas-city = { $form ->
   *[one] City
    [many] Cities
}
-hellas-station = { $form ->
   *[one] Transport station
    [many] Transport stations
}
-hellas-stop = { $form ->
   *[one] Metro stop
    [many] Metro stops
}
-hellas-house = { $form ->
   *[one] House
    [many] Houses
}
-hellas-hotel = { $form ->
   *[one] Hotel
    [many] Hotels
}
-hellas-rent = { $form ->
   *[one] Rent
    [many] Rents
}
-hellas-price = Price
-hellas-mortgage = { $form ->
   *[one] Mortgage
    [many] Mortgages
}
-hellas-interest = Interest
-hellas-auction = Auction
-hellas-bid = Bid
-hellas-offer = Offer
-hellas-counter = Counter-offer
# Deeds that a debtor proposes to the creditor for a part of the debt.
-hellas-proposal = Proposal
-hellas-debt = Debt
-hellas-order = { $form ->
   *[one] Order
    [many] Orders
}
-hellas-instruction = { $form ->
   *[one] Instruction
    [many] Instructions
}
# The card that is kept until it gets somebody out of custody.
-hellas-acquittal = { $form ->
   *[one] Acquittal card
    [many] Acquittal cards
}
-hellas-prison = Prison
-hellas-custody = Custody
-hellas-parking = Municipal Car Park
-hellas-cash = Cash
-hellas-wealth = Wealth
-hellas-throw = Throw
-hellas-bankruptcy = Bankruptcy
-hellas-round = Round
