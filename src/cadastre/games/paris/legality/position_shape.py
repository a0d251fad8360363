"""The shape of a position in a file: tables and fields as scenarios write them, explained in ``docs/scenarios.md``."""

from typing import Any

from msgspec import field

from cadastre.core.tables import Shape


class Turn(Shape):
    """Whose turn it is and how far it has come."""

    seat: int = 0
    phase: str = "act"
    number: int = 0
    start: int = 0
    last: int = -1
    bought: tuple[str, ...] = ()
    sold: tuple[str, ...] = ()
    halves: tuple[int, int] = (0, 0)
    drawn: str = ""


class Pile(Shape):
    """Buildings left in a pile and the district on its top tile's back."""

    left: int
    back: str = ""


class Track(Shape):
    """The bonus track: numbers in the order of the spaces, and how many tiles lie on each."""

    numbers: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()


class Board(Shape):
    """What lies in the open."""

    buildings: tuple[str, ...] | str = ()
    undrawn: tuple[str, ...] | None = None
    tokens: dict[str, tuple[str, ...]] | None = None
    landmarks: dict[str, tuple[str, ...]] = {}
    vp_tiles: dict[str, str] = {}
    supply: dict[str, int] = {}
    piles: tuple[Pile, ...] | None = None
    track: Track = field(default_factory=Track)
    takings: tuple[tuple[int, str], ...] | None = None


class Score(Shape):
    """VP so far by source."""

    eight: int = 0
    prestige: int = 0
    bonus: dict[int, int] = {}
    end_tiles: int = 0
    districts: dict[str, int] = {}


class Seat(Shape):
    """What a player has."""

    francs: int | None = None
    vp: int = 0
    keys: int | None = None
    reserve: int | None = None
    meeple: int = 0
    tokens: dict[str, int] = {}
    bonus: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    end_tiles: tuple[str, ...] = ()
    end_used: tuple[str, ...] = ()
    looked: int | None = None
    banks: tuple[str, ...] = ()
    buildings: tuple[str, ...] = ()
    landmarks: tuple[str, ...] = ()
    score: Score = field(default_factory=Score)


class Position(Shape):
    """A whole position."""

    seed: str | int = 1
    turn: Turn = field(default_factory=Turn)
    board: Board = field(default_factory=Board)
    seats: dict[int, Seat] = {}
    inner: dict[str, Any] = {}


class PositionFile(Shape):
    """The part of a file that holds a position."""

    position: Position = field(default_factory=Position)
