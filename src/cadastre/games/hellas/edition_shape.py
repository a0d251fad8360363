"""The shape of an edition of Hellas: its tables and fields, as ``edition.toml`` writes them.

The limits are what the widths of the state need. No debt that they allow is above the highest amount that three digits
spell: at most ten times the rent of a station, or 1,000 for each of the 88 houses that the cities have room for. For
each of the three throws of a turn the bank pays at most a salary and a card or a second salary: no cash outgrows 32
bits in 30,000 turns of the best luck.
"""

from typing import Annotated

from msgspec import Meta

from cadastre.core.tables import Shape
from cadastre.games.hellas.rules.state import DECK, SQUARES, STEP

Amount = Annotated[int, Meta(ge=STEP, le=10_000, multiple_of=STEP)]
"""Euros."""
Price = Annotated[int, Meta(ge=2 * STEP, le=10_000, multiple_of=2 * STEP)]
"""Euros of which the bank pays or counts half."""
Each = Annotated[int, Meta(ge=0, le=1_000, multiple_of=STEP)]
"""Euros for each of many things."""
OfDice = Annotated[int, Meta(ge=STEP, le=100, multiple_of=STEP)]
"""What a throw is multiplied by to give euros."""
Count = Annotated[int, Meta(ge=0, le=100)]


class Money(Shape):
    """What players begin with (H1.1), get at the Start (H2.3) and pay to leave custody (H5.5)."""

    start: Annotated[int, Meta(ge=STEP, le=100_000, multiple_of=STEP)]
    salary: Amount
    fine: Amount


class Bank(Shape):
    """The buildings in the bank (H1.4)."""

    houses: Count
    hotels: Count


class Mortgage(Shape):
    """The interest on mortgages (H7)."""

    interest_percent: Annotated[int, Meta(ge=1, le=100)]
    round_down_to: Annotated[int, Meta(ge=STEP, le=100, multiple_of=STEP)]


class Board(Shape):
    """The squares from the Start on: kinds of special squares, and ids of deeds and taxes."""

    squares: Annotated[list[str], Meta(min_length=SQUARES, max_length=SQUARES)]


class Deed(Shape):
    """A station or a stop."""

    price: Price
    mortgage: Amount


class City(Deed):
    """A city: its rents from no house to four, then with a hotel (H4.2)."""

    colour: str
    house: Price
    hotel: Price
    rent: tuple[Amount, Amount, Amount, Amount, Amount, Amount]


class Transport(Shape):
    """The transport stations, and their rents by the number that the owner has (H4.4)."""

    rent: tuple[Amount, Amount, Amount, Amount]
    stations: dict[str, Deed]


class Metro(Shape):
    """The metro stops, and what the throw is multiplied by, by the number that the owner has (H4.3)."""

    times: tuple[OfDice, OfDice]
    stops: dict[str, Deed]


class Card(Shape, tag_field="effect"):
    """A card; what it does decides which figures it has (H5.7)."""

    id: str


class MoveTo(Card, tag="move_to"):
    """Forward to a square."""

    square: str


class NextTransport(Card, tag="next_transport"):
    """Forward to the next station, where the rent is multiplied."""

    times: Annotated[int, Meta(ge=1, le=10)]


class NextMetro(Card, tag="next_metro"):
    """Forward to the next stop, where the throw is multiplied."""

    times: OfDice


class MoveBack(Card, tag="move_back"):
    """Backward."""

    steps: Annotated[int, Meta(ge=1, lt=SQUARES)]


class GoToJail(Card, tag="go_to_jail"):
    """Into custody."""


class KeepAcquittal(Card, tag="keep_acquittal"):
    """Kept to leave custody."""


class BankPays(Card, tag="bank_pays"):
    """Money from the bank."""

    amount: Amount


class PayBank(Card, tag="pay_bank"):
    """Money to the bank."""

    amount: Amount


class PayEachPlayer(Card, tag="pay_each_player"):
    """Money to every other player."""

    amount: Amount


class CollectEachPlayer(Card, tag="collect_each_player"):
    """Money from every other player."""

    amount: Amount


class PayPerBuilding(Card, tag="pay_per_building"):
    """Money to the bank for own buildings."""

    house: Each
    hotel: Each


class PayPerProperty(Card, tag="pay_per_property"):
    """Money to the bank for own deeds."""

    amount: Each


AnyCard = (
    MoveTo
    | NextTransport
    | NextMetro
    | MoveBack
    | GoToJail
    | KeepAcquittal
    | BankPays
    | PayBank
    | PayEachPlayer
    | CollectEachPlayer
    | PayPerBuilding
    | PayPerProperty
)
EFFECTS: tuple[type[Card], ...] = AnyCard.__args__
"""In the order of the numbers of effects in :mod:`cadastre.games.hellas.rules.state`."""

Deck = Annotated[list[AnyCard], Meta(min_length=1, max_length=DECK)]


class Cards(Shape):
    """The two decks."""

    orders: Deck
    instructions: Deck


class Sheet(Shape):
    """All figures of an edition."""

    money: Money
    bank: Bank
    mortgage: Mortgage
    board: Board
    cities: dict[str, City]
    transport: Transport
    metro: Metro
    taxes: dict[str, Amount]
    cards: Cards
