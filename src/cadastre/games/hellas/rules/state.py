"""The whole state of a game of Hellas on one screen, the figures beside it, and the numbers that name things.

Numbers used throughout the rules:

* a *square* is 0–39 from the Start; a *deed* is 0–27 in board order; a *group* is 0–7 for the colours in board order,
  8 for the transport stations, 9 for the metro stops;
* a *level* is 0–4 for houses and 5 for a hotel;
* a *card* is ``deck * 24 + number`` (deck 0: orders, 1: instructions);
* an *item* is what can change hands besides money: 0–27 the deeds, 28 and 29 an acquittal card of either deck;
* money goes from and to seats, the bank (-1) and the pot in the middle (-2);
* -1 stands for "none" everywhere else.
"""

from cadastre.core.kernel import Words
from cadastre.core.layout import Grid, Ints, Record, i8, i16, i32, u64

SEATS = 8
SQUARES = 40
DEEDS = 28
COLOURS = 8
GROUPS = 10
TRANSPORT, METRO = 8, 9
DECKS = 2
DECK = 24  # the most cards that a deck of an edition may have
CARDS = DECKS * DECK
ITEMS = DEEDS + DECKS
HOTEL = 5
CLAIMS = 3  # landings of one turn
OFFERS = 3  # offers of a player within one turn, and proposals within one debt
STEP = 5  # money goes in multiples of this
BASE = 32  # digits of amounts
TOP = STEP * (BASE**3 - 1)  # the highest amount that three digits spell

BANK, POT = -1, -2

# What the game waits for.
(
    TURN,  # a free moment (H2.4)
    BUY,  # a purchase to decide about (H3.1)
    BID,  # a bid in an auction (H3.2, H6.3)
    AMOUNT,  # the next digit of an amount
    COMPOSE,  # the next item of an offer or a proposal
    ANSWER,  # an answer to it (H8.2, H10.1)
    DEBT,  # money to be raised (H10.1)
    CHOICE,  # what becomes of a mortgage (H7.3)
    VOTE,  # whether to stop (H10.4)
    OVER,
) = range(10)

# Whether a throw is due: no, by duty, by right (H2.2).
NO_THROW, MUST_THROW, MAY_THROW = range(3)

# Mortgages: none; as taken; interest paid at a transfer; interest put off at a transfer (H7.3).
FREE, MORTGAGED, INTEREST_PAID, PUT_OFF = range(4)

# What is on the table between two players.
NO_DEAL, OFFER, COUNTER, PROPOSAL = range(4)

# What an amount is for.
FOR_BID, FOR_GIVING, FOR_WANTING, FOR_PRICE = range(4)

# What is auctioned.
NO_LOT, LOT_DEED, LOT_HOUSE, LOT_HOTEL = range(4)

# Payments that follow one another.
NO_SERIES, PAY_EACH, COLLECT_EACH = range(3)

# Kinds of squares.
SQ_START, SQ_DEED, SQ_ORDER, SQ_INSTRUCTION, SQ_TAX, SQ_PRISON, SQ_PARKING, SQ_GO_TO_PRISON = range(8)

# Card effects (H5.7).
(
    MOVE_TO,
    NEXT_TRANSPORT,
    NEXT_METRO,
    MOVE_BACK,
    GO_TO_JAIL,
    KEEP_ACQUITTAL,
    BANK_PAYS,
    PAY_BANK,
    PAY_EACH_PLAYER,
    COLLECT_EACH_PLAYER,
    PAY_PER_BUILDING,
    PAY_PER_PROPERTY,
) = range(12)

TIME = -1  # short_game: until the bell


class Hellas(Record):
    """One position, complete."""

    luck: Words = u64[3]  # the generator: key and counter
    # the table
    players: int = i8  # 2 to 8
    claim_rent: int = i8  # option (H4.5): 0 auto, 1 manual
    third_throw_compulsory: int = i8  # option (H2.2)
    second_interest: int = i8  # option (H7.3)
    parking_pot: int = i8  # option (H9.2)
    short_game: int = i16  # option (H9.1): rounds, TIME, or 0
    round_limit: int = i16  # option (H9.3): rounds, or 0
    vote_to_end: int = i8  # option (H10.4)
    current: int = i8  # the seat that the game waits for
    phase: int = i8  # what it waits for
    first: int = i8  # the seat that began: rounds end when play passes it
    on_turn: int = i8  # whose turn it is
    turn: int = i32  # turns begun so far, without the present one
    rounds: int = i16  # ended so far
    bell: int = i8  # 1 once the bell has rung
    ending: int = i8  # 1 once nothing but open claims is to be settled
    # the seats
    cash: Ints = i32[SEATS]
    square: Ints = i8[SEATS]
    custody: Ints = i8[SEATS]  # 0 free, else 1 + throws that have failed
    out: Ints = i8[SEATS]  # 0 in the game, else the how-manieth to go bankrupt
    # what belongs to whom
    owner: Ints = i8[DEEDS]  # seat, or -1: the bank
    level: Ints = i8[DEEDS]  # houses, 5 = hotel
    mortgage: Ints = i8[DEEDS]  # FREE, MORTGAGED, INTEREST_PAID or PUT_OFF
    houses: int = i8  # in the bank
    hotels: int = i8
    pot: int = i32  # in the middle (H9.2)
    # the decks: which cards have never been drawn, and the order of those below them (H1.2)
    unseen: Ints = i32[DECKS]  # a bit each
    queue: Grid = i8[DECKS, DECK]  # numbers of drawn cards in the order in which they come back, then -1
    holder: Ints = i8[CARDS]  # seat that keeps this card, or -1
    # this turn
    throws: int = i8  # made so far
    doubles: int = i8  # in a row
    throw_due: int = i8  # NO_THROW, MUST_THROW or MAY_THROW
    dice: Ints = i8[2]  # the last throw, 0 before the first
    done: int = i8  # 1 when the turn ends without further actions (H2.5)
    move_due: int = i8  # steps still to be made once the fine is paid (H5.5)
    pledged: int = i32  # deeds mortgaged at a free moment, a bit each (H2.6)
    lifted: int = i32  # deeds whose mortgage was lifted
    built: int = i16  # colours built on at a free moment, a bit each
    sold: int = i16  # colours sold from
    offers: Ints = i8[SEATS]  # offers made (H8.2)
    voted: int = i16  # seats that have called a vote this round, a bit each (H10.4)
    # what is being settled, the innermost last (H12)
    series: int = i8  # payments that follow one another (H10.3)
    series_seat: int = i8  # the seat that paid or was paid last
    series_amount: int = i32
    series_card: int = i8  # the card that orders them
    buying: int = i8  # deed to be bought or auctioned, or -1
    debtor: int = i8  # seat, or -1: no debt
    creditor: int = i8  # seat, BANK or POT
    owed: int = i32
    debt_reason: int = i8  # see :mod:`cadastre.games.hellas.rules.events`
    debt_detail: int = i8
    proposals: int = i8  # made in this debt
    in_debt: int = i8  # 1 if the cash did not suffice at once
    estate: int = i32  # deeds of a bankrupt still to be auctioned, a bit each (H10.2)
    estate_seat: int = i8  # the bankrupt
    choices: int = i32  # mortgaged deeds whose new owner has to choose, a bit each (H7.3)
    claims: int = i8  # rents that may be claimed (H4.5)
    claim_debtor: int = i8  # by whom they are owed, or -1
    claim_owner: Ints = i8[CLAIMS]
    claim_deed: Ints = i8[CLAIMS]
    claim_amount: Ints = i32[CLAIMS]
    # the auction
    lot: int = i8  # NO_LOT, LOT_DEED, LOT_HOUSE or LOT_HOTEL
    lot_deed: int = i8  # the deed, or -1
    bidders: int = i16  # seats still bidding, a bit each
    bid: int = i32  # the highest
    bidder: int = i8  # whose, or -1
    bid_city: int = i8  # where the highest bidder would build
    named: int = i8  # where the present one would, while the amount is spelled
    # an amount being spelled
    amount_for: int = i8
    digit: int = i8  # digits spelled so far
    amount: int = i32  # what they make
    least: int = i32  # the least and the most that it may be
    most: int = i32
    # an offer, a counter-offer or a proposal (H8.2, H10.1)
    deal: int = i8  # NO_DEAL, OFFER, COUNTER or PROPOSAL
    maker: int = i8  # who makes it
    asked: int = i8  # to whom
    gives: int = i32  # items that the maker gives, a bit each
    wants: int = i32  # items that the maker wants
    gives_money: int = i32  # money that the maker gives
    wants_money: int = i32  # money that the maker wants; of a proposal, the part of the debt
    last_item: int = i8  # last one named: own items first, then the other's (30 + item), always rising
    # the vote
    caller: int = i8  # who called it, or -1


class Figures(Record):
    """What is printed on the components: an edition, ready for the rules."""

    start_money: int = i32
    salary: int = i32
    fine: int = i32
    houses: int = i8
    hotels: int = i8
    prison: int = i8  # its square
    square_kind: Ints = i8[SQUARES]
    square_deed: Ints = i8[SQUARES]  # or -1
    square_tax: Ints = i32[SQUARES]
    deed_square: Ints = i8[DEEDS]
    deed_group: Ints = i8[DEEDS]
    group_deeds: Ints = i32[GROUPS]  # a bit each
    price: Ints = i32[DEEDS]
    mortgage: Ints = i32[DEEDS]
    interest: Ints = i32[DEEDS]  # 10 %
    lift: Ints = i32[DEEDS]  # value + 10 %
    lift_later: Ints = i32[DEEDS]  # value + 20 %
    rent: Grid = i32[DEEDS, 6]  # of a city by level
    house_cost: Ints = i32[DEEDS]
    hotel_cost: Ints = i32[DEEDS]
    transport_rent: Ints = i32[4]  # by number of stations - 1
    metro_times: Ints = i8[2]  # by number of stops - 1
    deck_size: Ints = i8[DECKS]
    card_effect: Ints = i8[CARDS]  # or -1: no such card
    card_a: Ints = i32[CARDS]  # its figures: square, amount, steps, factor, per house
    card_b: Ints = i32[CARDS]  # per hotel
    odds: Ints = i32[SQUARES]  # stops in a million turns: no figure, but what follows from them all
