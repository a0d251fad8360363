"""What the table in the browser is given of a position of Hellas: everything it draws, nothing it would have to count.

Ids are those of notation. Clicks are made of them: ``deed-patras``, ``colour-red``, ``card-orders``, ``claim-1``; the
click of a space is its place in the list, ``square-21``. Things that can change hands are called *items*: ids of deeds,
and ``card orders`` for an acquittal card. A seat of -1 is nobody or the bank, -2 the pot in the middle.
"""

import msgspec

from cadastre.core.said import Said
from cadastre.games.hellas.presentation.desk_shape import (
    Amount,
    Auction,
    Card,
    Claim,
    Deal,
    Debt,
    Estate,
    MortgageChoice,
    Purchase,
    Series,
    Shift,
    Vote,
)


class Deed(msgspec.Struct):
    """A title deed: what is printed on it, and how it stands."""

    id: str
    name: Said
    short: Said
    """Its name where the group is said elsewhere."""
    group: str
    price: int
    mortgage_value: int
    lift: int
    """What it costs to lift its mortgage, as it stands or once it has one."""
    house: int
    """What a house costs; 0 where nothing is built."""
    hotel: int
    rents: list[int]
    """Of a city: alone, with its group complete, with one to four houses, with a hotel. Else by deeds of the group."""
    by_throw: bool
    """Whether its rents are multiples of the throw."""
    owner: int
    mortgage: str
    """``mortgaged``, or how its interest was settled at a transfer: ``interest_paid``, ``put_off``; empty for none."""
    level: int
    """Houses, 5 for a hotel."""
    rent_line: int
    """Which of the rents a visitor owes now; -1 for none."""
    rent: int


class Space(msgspec.Struct):
    """A square of the board and who stands there."""

    id: str
    name: Said
    kind: str
    """``start``, ``deed``, ``order``, ``instruction``, ``tax``, ``prison``, ``parking`` or ``go_to_prison``."""
    tax: int
    deed: Deed | None
    pawns: list[int]
    """Seats that stand here, free to go."""
    custody: list[int]
    """Seats that are held here."""


class Group(msgspec.Struct):
    """A colour, the stations or the stops."""

    id: str
    name: Said
    code: Said
    """Its name in three letters."""
    deeds: list[str]
    counts: list[int]
    """How many of its deeds each seat has."""
    owner: int
    """Who has all of them."""


class Seat(msgspec.Struct):
    """A player, as everybody sees them."""

    cash: int
    wealth: int
    """What counts at the end: H10.4."""
    could_raise: int
    """Cash that could be had without anybody's help: H10.2."""
    space: int
    custody: int
    """Which throw in custody comes next, 0 for a free player."""
    out: int
    """The how-manieth to go bankrupt, 0 for one in the game."""
    deeds: list[str]
    groups: list[str]
    """Those of which the seat has every deed."""
    houses: int
    hotels: int
    cards: list[str]
    """Decks whose acquittal card the seat keeps."""
    offers_left: int
    may_call_vote: bool
    """Whether the seat has not called one this round."""


class Bank(msgspec.Struct):
    """What is in the bank, and in the middle."""

    houses: int
    hotels: int
    pot: int | None
    """None where nothing is put there."""


class Deck(msgspec.Struct):
    """A deck, top first: cards that nobody has seen, then those that come back, in their order."""

    id: str
    name: Said
    unseen: int
    known: list[Card]


class Throw(msgspec.Struct):
    """The dice as they lie, and whether they are due again: ``no``, ``must`` or ``may``."""

    dice: list[int]
    """Empty before the first throw."""
    thrown: int
    """Throws of this turn."""
    doubles: int
    due: str


class Scene(msgspec.Struct):
    """The whole table as one reader sees it."""

    seat: int
    """The reader's, or -1."""
    phase: str
    on_turn: int
    current: int
    """Whom the game waits for; -1 when it is over."""
    first: int
    turn: int
    round: int
    last_round: int
    """The round after which the game ends; 0 for none."""
    timed: bool
    """Whether the game ends with a bell."""
    bell: bool
    """Whether it has rung."""
    throw: Throw
    move_due: int
    """Steps still to be made once the fine is paid."""
    salary: int
    fine: int
    spaces: list[Space]
    groups: list[Group]
    seats: list[Seat]
    bank: Bank
    decks: list[Deck]
    claims: list[Claim]
    purchase: Purchase | None
    auction: Auction | None
    amount: Amount | None
    deal: Deal | None
    debt: Debt | None
    choice: MortgageChoice | None
    vote: Vote | None
    estate: Estate | None
    series: Series | None


class Prospect(msgspec.Struct):
    """What a step would do, as far as it is certain, to the one who thinks of it."""

    pays: int
    gains: int
    leaves: int
    """Cash left afterwards."""
    wealth: int
    missing: int
    """Of an own debt: what would still be short."""
    gets: list[str]
    """Items."""
    loses: list[str]
    groups: list[Shift]
    """Of all seats."""
    rents: dict[str, int]
    """Rents that would be others, by deed."""
    is_certain: bool
    """Whether nothing is left to luck."""
