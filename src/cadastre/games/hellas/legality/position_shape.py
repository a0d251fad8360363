"""The shape of a position in a file: tables and fields as scenarios write them, explained in ``docs/scenarios.md``."""

from msgspec import field

from cadastre.core.tables import Shape


class Turn(Shape):
    """Whose turn it is, how far it has come, and what the game waits for."""

    seat: int = 0
    phase: str = "turn"
    waits: int | None = None
    number: int = 0
    rounds: int = 0
    first: int = 0
    throws: int | None = None
    doubles: int = 0
    throw_due: str | None = None
    dice: tuple[int, int] = (0, 0)
    move_due: int = 0
    done: bool = False
    bell: bool = False
    ending: bool = False


class Marks(Shape):
    """What was done at free moments of this turn (H2.6): deeds mortgaged and lifted, colours built on and sold from."""

    mortgaged: tuple[str, ...] = ()
    lifted: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    sold: tuple[str, ...] = ()


class Seat(Shape):
    """What a player has and has done."""

    cash: int | None = None
    square: str | None = None
    custody: int = 0
    deeds: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    out: int = 0
    offers: int = 0
    voted: bool = False


class Bank(Shape):
    """What is left in the bank, and the pot in the middle."""

    houses: int | None = None
    hotels: int | None = None
    pot: int = 0


class Deck(Shape):
    """A deck: the order of the cards that come back, those not drawn yet, or the whole order by its top card."""

    next: tuple[str, ...] = ()
    unseen: tuple[str, ...] | None = None
    top: str = ""


class Decks(Shape):
    """The two decks."""

    orders: Deck = field(default_factory=Deck)
    instructions: Deck = field(default_factory=Deck)


class Series(Shape):
    """Payments that a card orders one after another (H10.3), and the seat that paid or was paid last."""

    kind: str = "none"
    seat: int = -1
    amount: int = 0
    card: str = ""


class Debt(Shape):
    """What is owed, by whom, to whom and for what (H10.1)."""

    debtor: int = -1
    creditor: int | str = "bank"
    owed: int = 0
    reason: str = ""
    detail: str = ""
    proposals: int = 0


class Estate(Shape):
    """Deeds of a bankrupt that are still to be auctioned (H10.2)."""

    seat: int = -1
    deeds: tuple[str, ...] = ()


class Claim(Shape):
    """A rent that may be claimed (H4.5)."""

    owner: int
    deed: str
    amount: int


class Claims(Shape):
    """Rents that may be claimed, in the order of landing."""

    debtor: int = -1
    open: tuple[Claim, ...] = ()


class Auction(Shape):
    """What is under the hammer (H3.2, H6.3)."""

    lot: str = "none"
    deed: str = ""
    bidders: tuple[int, ...] | None = None
    bid: int = 0
    bidder: int = -1
    city: str = ""
    named: str = ""


class Amount(Shape):
    """An amount that is being spelled: its digits so far; what it may be follows from the position."""

    purpose: str = ""
    digits: tuple[int, ...] = ()
    least: int | None = None
    most: int | None = None


class Deal(Shape):
    """An offer, a counter-offer or a proposal (H8.2, H10.1)."""

    kind: str = "none"
    maker: int = -1
    asked: int = -1
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    gives_money: int = 0
    wants_money: int = 0


class Position(Shape):
    """A whole position."""

    seed: str | int = 1
    dice_next: tuple[tuple[int, int], ...] = ()
    turn: Turn = field(default_factory=Turn)
    marks: Marks = field(default_factory=Marks)
    seats: dict[int, Seat] = {}
    bank: Bank = field(default_factory=Bank)
    decks: Decks = field(default_factory=Decks)
    buying: str = ""
    series: Series = field(default_factory=Series)
    debt: Debt = field(default_factory=Debt)
    estate: Estate = field(default_factory=Estate)
    choices: tuple[str, ...] = ()
    claims: Claims = field(default_factory=Claims)
    auction: Auction = field(default_factory=Auction)
    amount: Amount = field(default_factory=Amount)
    deal: Deal = field(default_factory=Deal)
    caller: int = -1


class PositionFile(Shape):
    """The part of a file that holds a position."""

    position: Position = field(default_factory=Position)
