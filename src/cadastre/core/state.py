"""A game in progress, as Python holds it: a record of the compiled rules with the nouns people know."""

import base64
import hashlib
import operator
import zlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from cadastre.core.events import CAPACITY, WIDTH, Event
from cadastre.core.layout import Array, named, over
from cadastre.core.refusals import BadSetting, IllegalAction, Refusal, UnknownSeat, WrongTurn
from cadastre.core.rng import Luck

if TYPE_CHECKING:
    from cadastre.core.game import Game
    from cadastre.core.knowledge import Knowledge
    from cadastre.core.moves import Move

TABLE = -1
"""The table itself, where it may act like a seat."""

History = tuple[Any, int, int] | None
"""Actions so far, the last one first, shared between copies: ``(before, seat, action)``."""


class State:
    """A position with its past. ``legal_actions`` and ``apply`` are all that a player needs."""

    __slots__ = (
        "_advance",
        "_bytes",
        "_count",
        "_data",
        "_figures",
        "_history",
        "_log",
        "_mover",
        "_out",
        "game",
        "luck",
    )

    def __init__(self, game: "Game", data: Array, luck: Luck | None, log: Array | None = None) -> None:
        self.game = game
        self.luck = luck
        """Where its key comes from; None for a position that was put up or copied from bytes."""
        self._data = data
        self._bytes = data.view(np.uint8)  # the same memory: NumPy copies bytes faster than records
        self._figures = game.figures
        self._advance = game.rules.border.advance
        self._log: Any = log
        self._out: Any = None
        self._mover: Any = None  # the record's field of the current seat, once actions are listed
        self._count = -1  # legal actions of the current seat in _out; -1 = not listed yet
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
        return named(self._data)[0]

    @property
    def figures(self) -> Any:
        """The figures of the edition, with their fields as attributes."""
        return named(self._figures)[0]

    @property
    def current(self) -> int:
        """The seat that the game waits for, or -1 when it is over."""
        return -1 if self.is_over else int(self._data["current"][0])

    @property
    def next_to_act(self) -> int:
        """The seat that acts next: the current one, or somebody who must hurry; -1 when the game is over."""
        return self.game.rules.next_to_act(self._data[0])

    def has_left(self, seat: int) -> bool:
        """Whether a seat is out of the game, which goes on without it."""
        return self.game.rules.has_left(self._data[0], seat)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.rules.is_over(self._data[0])

    @property
    def scores(self) -> list[int]:
        """Points of every seat so far."""
        return self._standing()[: self.game.players]

    @property
    def ranks(self) -> list[int]:
        """Rank of every seat as things stand, from 1; equals share a rank."""
        return self._standing()[self.game.players :]

    def _standing(self) -> list[int]:
        out: Any = np.zeros(2 * self.game.players, np.int32)
        self.game.rules.border.standing(self._data, 0, self._figures, out)
        return out.tolist()  # type: ignore[no-any-return]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1] if self.is_over else []

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action or move, or the set-up, caused; none in a fresh copy."""
        return () if self._log is None else self.game.rules.events.read(self._log)

    @property
    def steps(self) -> list[tuple[int, int]]:
        """All actions since the start in order, each with the seat that made it; -1 is the table itself."""
        return self.last_steps(None)

    def last_steps(self, count: int | None) -> list[tuple[int, int]]:
        """The last so many of the :attr:`steps`, in order."""
        found: list[tuple[int, int]] = []
        history = self._history
        while history is not None and len(found) != count:
            history, seat, action = history
            found.append((seat, action))
        return found[::-1]

    @property
    def in_move(self) -> bool:
        """Whether a whole move is under way."""
        return self.game.rules.follows(self._data[0])

    # what can be done

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Every legal action of the current seat, or of this one, in rising order; -1 is the table itself.

        The current seat has one until the game is over, another only where the rules let it act out of turn.
        """
        if seat is not None and self._actor(seat) != self.current:
            out, count = self._listed(seat)
            return out[:count].tolist()  # type: ignore[no-any-return]
        if self._count < 0:
            self._list()
        return self._out[: self._count].tolist()  # type: ignore[no-any-return]

    def can_act(self, seat: int) -> bool:
        """Whether this seat, or the table (-1), has anything to do now; seats that there are not have nothing."""
        return TABLE <= seat < self.game.players and bool(self.legal_actions(seat))

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry out a legal action of the current seat, or of this one; anything else raises and changes nothing."""
        if self._count < 0:
            self._list()
        if type(action) is not int:
            action = _integer(action)
        if seat is None or self._actor(seat) == self.current:
            seat, out, count = self._mover.item(), self._out, self._count
        else:
            out, count = self._listed(seat)
        try:
            count = self._advance(self._data, 0, self._figures, seat, action, self._log, out, count)
        except OverflowError:  # an integer that no action has
            count = -1
        if count < 0:
            raise self._refuse(action, seat)
        self._out, self._count = out, count
        self._history = (self._history, seat, action)

    def _list(self) -> None:
        if self._out is None:
            self._out = np.empty(self.game.rules.actions, np.int32)
        if self._log is None:
            self._log = np.empty((CAPACITY, WIDTH), np.int32)
            self._log[0, 0] = 0
        if self._mover is None:
            self._mover = self._data["current"]
        mover = self._mover.item()
        self._count = self.game.rules.border.list_legal(self._data, 0, self._figures, mover, self._out)

    def _listed(self, seat: int) -> tuple[Any, int]:
        """The actions of a seat that the game does not wait for, beside the list of the one that it does."""
        out = np.empty(self.game.rules.actions, np.int32)
        return out, self.game.rules.border.list_legal(self._data, 0, self._figures, seat, out)

    def apply_all(self, actions: Iterable[int]) -> None:
        """Carry out several actions, each of the seat that is then current."""
        for action in actions:
            self.apply(action)

    def explain(self, action: int, seat: int | None = None) -> Refusal | None:
        """Why an action is not legal for a seat (the current one unless told; -1 is the table); None if it is."""
        who = self.current if seat is None else self._actor(seat)
        return self.game.rules.explain(self.record, self.figures, who, _integer(action))

    def _refuse(self, action: int, seat: int) -> Exception:
        if self.is_over:
            return WrongTurn("the game is over")
        reason = self.explain(action, seat)
        if reason is None:
            raise AssertionError(f"explain calls action {action} of seat {seat} legal, the rules do not")
        return IllegalAction(reason)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.game.players:
            raise UnknownSeat(f"there is no seat {seat}, only 0 to {self.game.players - 1}")
        return seat

    def _actor(self, seat: int) -> int:
        """A seat, or the table where it may act too."""
        return seat if seat == TABLE else self._seat(seat)

    # whole moves

    def legal_moves(self, seat: int | None = None) -> "list[Move]":
        """Every legal whole move of the current seat, or of this one, with notation, cost and preview.

        Kinds that a game calls composed (:attr:`Rules.composed`) are left out: there would be no end to them.
        """
        from cadastre.core.moves import legal_moves

        return legal_moves(self, self.current if seat is None else self._actor(seat))

    def push(self, text: str, seat: int | None = None) -> "Move":
        """Carry out a whole move of the current seat, or of this one, given in notation, wholly or not at all."""
        from cadastre.core.moves import read_move

        if seat is not None:
            self._in_turn(seat)
        move = read_move(self, text, seat)
        self.play(move)
        return move

    def play(self, move: "Move") -> None:
        """Carry out a whole move, wholly or not at all; its events are then :attr:`events` together."""
        from cadastre.core.moves import mover

        self._in_turn(move.seat)
        if not move.actions:
            raise BadSetting("a move has at least one action")
        trial = self.copy()
        rows = []
        for number, action in enumerate(move.actions):
            trial.apply(action, mover(trial, move.seat, number))
            rows.append(trial._log[1 : trial._log[0, 0] + 1].copy())
        told = np.concatenate(rows)
        if len(told) >= CAPACITY:
            trial._log = np.empty((len(told) + 1, WIDTH), np.int32)
        trial._log[0, 0] = len(told)
        trial._log[1 : len(told) + 1] = told
        for name in ("_bytes", "_data", "_log", "_mover", "_out", "_count", "_history"):
            setattr(self, name, getattr(trial, name))

    def _in_turn(self, seat: int) -> None:
        """Refuse a seat that can do nothing at all now."""
        if self._actor(seat) != self.current and not self.can_act(seat):
            raise WrongTurn(f"the game waits for seat {self.current}, not {seat}")

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
        new._log = new._mover = new._out = None
        new._count = -1
        new._history = self._history
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> Any:
        return _unpickle, (self.game, self.to_bytes(), self.luck, self.steps)

    def knowledge(self, seat: int) -> "Knowledge":
        """All that a seat can know, with perfect memory; -1 is a spectator."""
        from cadastre.core.knowledge import Knowledge

        if seat != -1:
            self._seat(seat)
        data = over(self._bytes.copy(), self._data.dtype)
        self.game.rules.border.blind(data, 0, seat)
        return Knowledge(self.game, seat, data)

    def asides(self, seats: Iterable[int]) -> "Iterator[tuple[int, Knowledge, list[int]]]":
        """Those of these seats that may act out of turn now, with what they know and what they may do."""
        for seat in seats if self.game.rules.out_of_turn else ():
            legal = self.legal_actions(seat) if seat != self.current else []
            if legal:
                yield seat, self.knowledge(seat), legal

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

    def notation(self, action: int, seat: int | None = None) -> str:
        """How an action of the current seat, or of this one, is written here."""
        return self.game.rules.notation.clause(self, action, self.current if seat is None else self._actor(seat))

    def to_record(self, seats: Iterable[str] = ()) -> Any:
        """The game so far as a record: header, moves, events, hashes, result."""
        from cadastre.core.records import make_record

        return make_record(self, list(seats))


def _integer(action: object) -> int:
    """An action as a plain integer, whatever sort of integer it came as."""
    if isinstance(action, bool):
        raise TypeError("an action is an integer, not a bool")
    return operator.index(action)  # type: ignore[arg-type]


def _unpickle(game: "Game", data: bytes, luck: Luck | None, steps: list[tuple[int, int]]) -> State:
    state = game.from_bytes(data)
    state.luck = luck
    for seat, action in steps:
        state._history = (state._history, seat, action)
    return state
