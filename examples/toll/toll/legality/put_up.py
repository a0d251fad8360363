"""Putting up a position that a scenario file describes: the inverse of :mod:`toll.legality.position`.

What the file leaves out is as at the start of a game.
"""

from typing import Any

from msgspec import field

from cadastre.core.game import Game
from cadastre.core.layout import Array
from cadastre.core.positions import Putter
from cadastre.core.rng import Luck
from cadastre.core.tables import Document, Shape
from toll.legality.position import PHASES
from toll.rules.state import GIVING, NEVER, OVER

MOST = 30_000
"""Coins and throws: what the fields hold."""


class Turn(Shape):
    """Who is to throw, and how far the game has come."""

    seat: int = 0
    phase: str = "turn"
    thrown: int = 0
    last: int | None = None


class Gift(Shape):
    """A gift under way; nobody gives where nothing is said."""

    giver: int = -1
    receiver: int = -1


class Seat(Shape):
    """What a player has."""

    coins: int | None = None
    due: int = 0
    huts: tuple[str, ...] = ()


class Position(Shape):
    """A position as a whole."""

    turn: Turn = field(default_factory=Turn)
    gift: Gift = field(default_factory=Gift)
    seats: dict[int, Seat] = field(default_factory=dict)
    seed: int | str = 1


class PositionFile(Shape):
    """The part of a scenario that puts up a position."""

    position: Position = field(default_factory=Position)


class _Putter(Putter):
    """Puts up one position of Toll."""

    def put(self, position: Position) -> Array:
        self.data["luck"][0, :2] = Luck(str(position.seed)).key
        for seat in position.seats:
            self.seat_number(f"seats.{seat}", seat)
        for seat in self.game.seats:
            self.seat(seat, position.seats.get(seat, Seat()))
        self.turn(position.turn)
        if self.s.phase == GIVING:
            self.gift(position.gift)
        elif position.gift.giver >= 0 or position.gift.receiver >= 0:
            raise self.error("gift", 'is only there in the phase "giving"')
        return self.data

    def seat_number(self, path: str, seat: int) -> int:
        return self.number(path, seat, 0, self.game.players - 1)

    def seat(self, seat: int, given: Seat) -> None:
        s, at = self.s, f"seats.{seat}"
        s.coins[seat] = self.number(f"{at}.coins", int(self.fig.start) if given.coins is None else given.coins, 0, MOST)
        s.due[seat] = self.number(f"{at}.due", given.due, 0, MOST)
        s.huts[seat] = self.mask(f"{at}.huts", given.huts, self.names["plots"], "plot")

    def turn(self, given: Turn) -> None:
        s = self.s
        s.current = self.seat_number("turn.seat", given.seat)
        s.phase = self.index("turn.phase", given.phase, PHASES, "phase")
        s.thrown = self.number("turn.thrown", given.thrown, 0, MOST)
        if given.last is not None:
            s.last = self.number("turn.last", given.last, NEVER, MOST)
        is_over = s.last != NEVER and s.thrown >= s.last
        if is_over != (s.phase == OVER):
            raise self.error("turn.thrown", f"does not fit the phase {given.phase!r}: the last throw is {s.last}")

    def gift(self, given: Gift) -> None:
        s = self.s
        s.resume = s.current
        s.current = self.seat_number("gift.giver", given.giver)
        s.receiver = self.seat_number("gift.receiver", given.receiver)
        if s.receiver == s.current or s.coins[s.current] == 0:
            raise self.error("gift", "is made by somebody who has coins, to somebody else")


def put_up(game: Game, document: Document) -> Array:
    """The record of the position that a document describes under ``position``."""
    part: dict[str, Any] = {"position": document.data.get("position", {})}
    return _Putter(game, document).put(document.convert(PositionFile, part).position)
