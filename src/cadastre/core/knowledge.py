"""What one seat can know: a record of the same type as the state, with everything else blanked."""

import secrets
from typing import TYPE_CHECKING, Any

import numpy as np

from cadastre.core.layout import Array, named, over
from cadastre.core.rng import generator

if TYPE_CHECKING:
    from cadastre.core.game import Game
    from cadastre.core.state import State


class Knowledge:
    """All that follows from set-up, the seat's own moves and every message it was sent, with perfect memory.

    Bots, hints and environments take this and never a :class:`State`.
    """

    __slots__ = ("_data", "game", "seat")

    def __init__(self, game: "Game", seat: int, data: Array) -> None:
        self.game = game
        self.seat = seat
        """Whose knowledge it is; -1 for a spectator."""
        self._data = data

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Knowledge):
            return NotImplemented
        return (self.game, self.seat) == (other.game, other.seat) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]

    @property
    def record(self) -> Any:
        """The blanked record, with its fields as attributes."""
        return named(self._data)[0]

    @property
    def figures(self) -> Any:
        """The figures of the edition."""
        return named(self.game.figures)[0]

    @property
    def in_move(self) -> bool:
        """Whether a whole move is under way."""
        return self.game.rules.follows(self._data[0])

    def to_bytes(self) -> bytes:
        """The same bytes for the same knowledge."""
        return self.game.to_bytes(self._data)

    def view(self) -> dict[str, Any]:
        """What the table shows to the seat."""
        return self.game.rules.view(self)

    def insight(self) -> dict[str, Any]:
        """Figures that follow from what the seat knows, as :meth:`State.insight`, without what its screen hides."""
        return self.game.rules.insight(self)

    def determinize(self, rng: Any = None) -> "State":
        """A state that agrees with this knowledge, each possible one as likely as any other, with luck of its own.

        ``rng`` is a :func:`~cadastre.core.rng.generator`, drawn on and moved on; without one, chance decides.
        """
        from cadastre.core.state import State

        if rng is None:
            rng = generator(secrets.token_hex(16))
        data = over(self._data.view(np.uint8).copy(), self._data.dtype)  # NumPy may not copy padding
        self.game.rules.border.redraw(data, 0, self.game.figures, self.seat, rng)
        return State(self.game, data, None)
