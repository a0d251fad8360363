"""The actions of Hellas: one small integer per decision, in kinds that follow each other without a gap.

===========  =====  ============================================================================================
kind         count  member
===========  =====  ============================================================================================
throw            1  throw the dice
fine             1  pay to leave custody
acquit           2  use the acquittal card of a deck
buy              1  buy the property at its price
auction          1  leave it to an auction
build           28  city (deed): a house or a hotel
sell            28  city (deed): its highest house or hotel
sell_colour      8  colour: all its buildings at once
mortgage        28  deed
lift            28  deed
bid              1  open a bid for a deed
bid_at          28  open a bid for a building on this city
pass             1  leave an auction
digit           32  next digit of an amount / 5, the highest first
offer            8  open an offer to a seat
counter          1  open a counter-offer
propose          1  open a proposal of deeds to a creditor
give            30  item that the maker gives (0-27 deeds, 28 and 29 acquittal cards by deck)
want            30  item that the maker wants
give_money       1  the maker gives money: an amount follows
want_money       1  the maker wants money: an amount follows; closes a proposal with the part of the debt
submit           1  make the offer as it is
accept           1
decline          1
give_up          1  bankruptcy
choose           3  mortgage of a deed that changed hands: lift it, pay interest, put it off
claim            3  rent, in the order of landing
vote             1  call a vote to end the game
yes              1
no               1
end_turn         1
bell             1  time is up (the table's)
===========  =====  ============================================================================================

An offer is spelled in one way only: items given in rising order, items wanted in rising order, then money or
``submit``. An amount is three digits in base 32; a digit that leaves no choice is not asked for.
"""

KINDS = {
    "throw": 1,
    "fine": 1,
    "acquit": 2,
    "buy": 1,
    "auction": 1,
    "build": 28,
    "sell": 28,
    "sell_colour": 8,
    "mortgage": 28,
    "lift": 28,
    "bid": 1,
    "bid_at": 28,
    "pass": 1,
    "digit": 32,
    "offer": 8,
    "counter": 1,
    "propose": 1,
    "give": 30,
    "want": 30,
    "give_money": 1,
    "want_money": 1,
    "submit": 1,
    "accept": 1,
    "decline": 1,
    "give_up": 1,
    "choose": 3,
    "claim": 3,
    "vote": 1,
    "yes": 1,
    "no": 1,
    "end_turn": 1,
    "bell": 1,
}
"""Every kind of action with the number of its members, in order."""

A_THROW = 0
A_FINE = 1
A_ACQUIT = 2
A_BUY = 4
A_AUCTION = 5
A_BUILD = 6
A_SELL = 34
A_SELL_COLOUR = 62
A_MORTGAGE = 70
A_LIFT = 98
A_BID = 126
A_BID_AT = 127
A_PASS = 155
A_DIGIT = 156
A_OFFER = 188
A_COUNTER = 196
A_PROPOSE = 197
A_GIVE = 198
A_WANT = 228
A_GIVE_MONEY = 258
A_WANT_MONEY = 259
A_SUBMIT = 260
A_ACCEPT = 261
A_DECLINE = 262
A_GIVE_UP = 263
A_CHOOSE = 264
A_CLAIM = 267
A_VOTE = 270
A_YES = 271
A_NO = 272
A_END_TURN = 273
A_BELL = 274
ACTIONS = 275
