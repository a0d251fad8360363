"""A game in progress, as Python holds it: a record of the compiled rules with the nouns people know."""

import base64
import hashlib
import operator
import zlib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from cadastre.core.events import CAPACITY, WIDTH, Event
from cadastre.core.layout import Array, over
from cadastre.core.refusals import BadSetting, IllegalAction, Refusal, UnknownSeat, WrongTurn
from cadastre.core.rng import Luck

if TYPE_CHECKING:
    from cadastre.core.game import Game
    from cadastre.core.knowledge import Knowledge
    from cadastre.core.moves import Move

History = tuple[Any, int] | None
"""Actions so far, the last one first, shared between copies: ``(before, action)``."""


class State:
    """A position with its past. ``legal_actions`` and ``apply`` are all that a player needs."""

    __slots__ = ("_advance", "_bytes", "_count", "_data", "_figures", "_history", "_log", "_out", "game", "luck")

    def __init__(self, game: "Game", data: Array, luck: Luck | None, log: Array | None = None) -> None:
        self.game = game
        self.luck = luck
        """Where its key comes from; None for a position that was put up or copied from bytes."""
        self._data = data
        self._bytes = data.view(np.ndarray).view(np.uint8)  # the same memory: NumPy copies bytes faster than records
        self._figures = game.figures
        self._advance = game.rules.border.advance
        self._log: Any = log
        self._out: Any = None
        self._count = -1  # legal actions in _out; -1 = not listed yet
        self._history: History = None

    # what it is

    def __repr__(self) -> str:
        return f"{self.game!r}.from_text({self.to_text()!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]

    @property
    def record(self) -> Any:
        """The record itself, with its fields as attributes; for reading."""
        return self._data.view(np.recarray)[0]

    @property
    def figures(self) -> Any:
        """The figures of the edition, with their fields as attributes."""
        return self._figures.view(np.recarray)[0]

    @property
    def current(self) -> int:
        """The seat that the game waits for, or -1 when it is over."""
        return -1 if self.is_over else int(self._data["current"][0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.rules.is_over(self._data[0])

    @property
    def scores(self) -> list[int]:
        """Points of every seat so far."""
        return self.game.rules.scores(self._data[0])

    @property
    def ranks(self) -> list[int]:
        """Rank of every seat as things stand, from 1; equals share a rank."""
        return self.game.rules.ranks(self)

    @property
    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1] if self.is_over else []

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action or move, or the set-up, caused; none in a fresh copy."""
        return () if self._log is None else self.game.rules.events.read(self._log)

    @property
    def actions(self) -> list[int]:
        """All actions since the start, in order."""
        found = []
        history = self._history
        while history is not None:
            history, action = history
            found.append(action)
        return found[::-1]

    @property
    def in_move(self) -> bool:
        """Whether a whole move is under way."""
        return self.game.rules.follows(self._data[0])

    # what can be done

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Every legal action of the current seat (or of this one) in rising order; empty only for those not asked."""
        if seat is not None and self._seat(seat) != self.current:
            return []
        if self._count < 0:
            self._list()
        return self._out[: self._count].tolist()  # type: ignore[no-any-return]

    def apply(self, action: int) -> None:
        """Carry out a legal action of the current seat; anything else raises and changes nothing."""
        if self._count < 0:
            self._list()
        if type(action) is not int:
            action = _integer(action)
        try:
            count = self._advance(self._data, 0, self._figures, action, self._log, self._out, self._count)
        except OverflowError:  # an integer that no action has
            count = -1
        if count < 0:
            raise self._refuse(action)
        self._count = count
        self._history = (self._history, action)

    def _list(self) -> None:
        if self._out is None:
            self._out = np.empty(self.game.rules.actions, np.int32)
        if self._log is None:
            self._log = np.empty((CAPACITY, WIDTH), np.int32)
            self._log[0, 0] = 0
        self._count = self.game.rules.border.list_legal(self._data, 0, self._figures, self._out)

    def apply_all(self, actions: Iterable[int]) -> None:
        """Carry out several actions."""
        for action in actions:
            self.apply(action)

    def explain(self, action: int, seat: int | None = None) -> Refusal | None:
        """Why an action is not legal for a seat (the current one unless told); None if it is."""
        who = self.current if seat is None else self._seat(seat)
        return self.game.rules.explain(self.record, self.figures, who, _integer(action))

    def _refuse(self, action: int) -> Exception:
        if self.is_over:
            return WrongTurn("the game is over")
        reason = self.explain(action)
        if reason is None:
            raise AssertionError(f"explain calls action {action} legal, the rules do not")
        return IllegalAction(reason)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.game.players:
            raise UnknownSeat(f"there is no seat {seat}, only 0 to {self.game.players - 1}")
        return seat

    # whole moves

    def legal_moves(self, seat: int | None = None) -> "list[Move]":
        """Every legal whole move, with notation, cost and preview."""
        from cadastre.core.moves import legal_moves

        return [] if seat is not None and self._seat(seat) != self.current else legal_moves(self)

    def push(self, text: str, seat: int | None = None) -> "Move":
        """Carry out a whole move given in notation, wholly or not at all."""
        from cadastre.core.moves import read_move

        if seat is not None and self._seat(seat) != self.current:
            raise WrongTurn(f"the game waits for seat {self.current}, not {seat}")
        move = read_move(self, text)
        self.play(move)
        return move

    def play(self, move: "Move") -> None:
        """Carry out a whole move, wholly or not at all; its events are then :attr:`events` together."""
        if move.seat != self.current:
            raise WrongTurn(f"the game waits for seat {self.current}, not {move.seat}")
        if not move.actions:
            raise BadSetting("a move has at least one action")
        trial = self.copy()
        rows = []
        for action in move.actions:
            trial.apply(action)
            rows.append(trial._log[1 : trial._log[0, 0] + 1].copy())
        told = np.concatenate(rows)
        if len(told) >= CAPACITY:
            trial._log = np.empty((len(told) + 1, WIDTH), np.int32)
        trial._log[0, 0] = len(told)
        trial._log[1 : len(told) + 1] = told
        for name in ("_bytes", "_data", "_log", "_out", "_count", "_history"):
            setattr(self, name, getattr(trial, name))

    # copies, knowledge, bytes

    def copy(self) -> "State":
        """An independent copy, without the events of the last action."""
        new = State.__new__(State)
        new.game = self.game
        new.luck = self.luck
        new._bytes = self._bytes.copy()
        new._data = over(new._bytes, self._data.dtype)
        new._figures = self._figures
        new._advance = self._advance
        new._log = new._out = None
        new._count = -1
        new._history = self._history
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> Any:
        return _unpickle, (self.game, self.to_bytes(), self.luck, self.actions)

    def knowledge(self, seat: int) -> "Knowledge":
        """All that a seat can know, with perfect memory; -1 is a spectator."""
        from cadastre.core.knowledge import Knowledge

        if seat != -1:
            self._seat(seat)
        data = over(self._bytes.copy(), self._data.dtype)
        self.game.rules.border.blind(data, 0, seat)
        return Knowledge(self.game, seat, data)

    def view(self, seat: int) -> dict[str, Any]:
        """What the table shows to a seat; -1 is a spectator."""
        return self.knowledge(seat).view()

    def to_bytes(self) -> bytes:
        """The position in its packed form: the same bytes everywhere."""
        return self.game.to_bytes(self._data)

    def to_text(self) -> str:
        """The position in a line of letters."""
        return base64.urlsafe_b64encode(zlib.compress(self.to_bytes(), 9)).decode()

    @property
    def hash(self) -> str:
        """A fingerprint of the whole position, its luck included."""
        return hashlib.sha256(self.to_bytes()).hexdigest()[:32]

    # what people want to know

    def describe(self) -> dict[str, Any]:
        """The position in words and numbers, as scenario files write it."""
        return self.game.rules.describe(self.record, self.game.edition)

    def score_sheet(self) -> list[dict[str, Any]]:
        """Points by source, a dictionary for each seat; the values add up to the score."""
        return self.game.rules.score_sheet(self)

    def insight(self) -> dict[str, Any]:
        """Figures that follow from the position: totals, ranks, what things are worth now."""
        return self.game.rules.insight(self)

    def notation(self, action: int) -> str:
        """How an action is written here."""
        return self.game.rules.notation.clause(self, action)

    def to_record(self, seats: Iterable[str] = ()) -> Any:
        """The game so far as a record: header, moves, events, hashes, result."""
        from cadastre.core.records import make_record

        return make_record(self, list(seats))


def _integer(action: object) -> int:
    """An action as a plain integer, whatever sort of integer it came as."""
    if isinstance(action, bool):
        raise TypeError("an action is an integer, not a bool")
    return operator.index(action)  # type: ignore[arg-type]


def _unpickle(game: "Game", data: bytes, luck: Luck | None, actions: list[int]) -> State:
    state = game.from_bytes(data)
    state.luck = luck
    for action in actions:
        state._history = (state._history, action)
    return state
