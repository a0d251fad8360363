"""What a scene of Hellas shows of what is to be decided; ids and seats as in ``scene_shape``."""

import msgspec

from cadastre.core.said import Said


class Card(msgspec.Struct):
    """A card that everybody has seen."""

    id: str
    name: Said
    text: Said


class Shift(msgspec.Struct):
    """A seat that would have more or fewer deeds of a group."""

    seat: int
    group: str
    before: int
    after: int
    of: int


class Purchase(msgspec.Struct):
    """A deed that the asked seat may buy, and what it has of the group."""

    deed: str
    price: int
    own: int
    of: int


class Auction(msgspec.Struct):
    """What is under the hammer."""

    lot: str
    """``deed``, ``house`` or ``hotel``."""
    name: Said
    deed: str | None
    bid: int
    bidder: int
    city: str | None
    """Where the highest bidder would build."""
    bidding: list[int]
    passed: list[int]
    """Seats in the game that do not bid, or no longer."""
    least: int
    """The least that can be bid next; a city's own price may be higher."""
    most: int
    """The most that the asked seat can bid."""
    cities: dict[str, int]
    """Where the asked seat could build, with the least bid for each."""
    step: int


class Amount(msgspec.Struct):
    """A sum of money that the reader has yet to say."""

    purpose: str
    """``bid``, ``giving``, ``wanting`` or ``price``."""
    least: int
    most: int
    step: int


class Side(msgspec.Struct):
    """What one of two players would give."""

    seat: int
    items: list[str]
    money: int
    worth: int
    """By printed prices; cards count nothing."""


class Deal(msgspec.Struct):
    """An offer, a counter-offer or a proposal for a debt; while it is put together only its maker sees it."""

    kind: str
    """``offer``, ``counter`` or ``proposal``."""
    is_made: bool
    maker: Side
    asked: Side
    part: int
    """Of a proposal: how much of the debt it would settle."""
    groups: list[Shift]
    mortgaged: list[str]
    """Deeds that would change hands with their mortgage."""


class Debt(msgspec.Struct):
    """What is owed and cannot be paid at once."""

    debtor: int
    creditor: int
    owed: int
    reason: Said
    cash: int
    missing: int
    could_raise: int
    proposals_left: int


class MortgageChoice(msgspec.Struct):
    """What becomes of the mortgage of a deed that changed hands: H7.3."""

    deed: str
    owner: int
    lift: int
    """To lift it now."""
    interest: int
    """Or to pay now,"""
    after_interest: int
    """and then to lift it later;"""
    later: int
    """or to pay nothing now, and so much to lift it later."""
    following: list[str]
    """Deeds that are decided about next."""


class Vote(msgspec.Struct):
    """A vote to stop: who agrees, and who is still to answer."""

    caller: int
    yes: list[int]
    waiting: list[int]


class Claim(msgspec.Struct):
    """A rent that may be claimed."""

    owner: int
    debtor: int
    deed: str
    amount: int


class Estate(msgspec.Struct):
    """Deeds of a bankrupt that are still to be auctioned."""

    seat: int
    deeds: list[str]


class Series(msgspec.Struct):
    """Payments that a card orders one after another: ``pay_each`` or ``collect_each``."""

    kind: str
    seat: int
    """Who paid or was paid last."""
    amount: int
    card: Card
