"""Games: what a folder of rules gives to the house, and the object that people hold, ``game(name, players=3)``."""

import base64
import secrets
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from cadastre.core.compiling import Told, compile_together
from cadastre.core.editions import Edition, Editions
from cadastre.core.engine import Border, Engine
from cadastre.core.events import Event, EventTable, listening
from cadastre.core.kernel import is_cached
from cadastre.core.layout import Array, Record, blank, narrow, packed, widen
from cadastre.core.options import Entry
from cadastre.core.refusals import BadFile, BadSetting, Refusal
from cadastre.core.rng import Luck
from cadastre.core.texts import Phrase, Words

if TYPE_CHECKING:
    from cadastre.core.knowledge import Knowledge
    from cadastre.core.moves import Move
    from cadastre.core.state import State

Plain = dict[str, Any]

MOST_PHASES = 64
"""Phases are numbered from 0 and are fewer than these."""


class Notation(Protocol):
    """How a game's actions are written: a clause for each, e.g. ``key arc``."""

    chain: frozenset[str]
    """Verbs (first words of clauses) of complete moves that may follow one another in one line."""

    def clause(self, state: "State", action: int, seat: int) -> str:
        """The clause of a seat's action in this position."""
        ...

    def actions(self, state: "State", clause: str, seat: int) -> list[int]:
        """The actions that a seat's clause spells, usually one; :class:`BadNotation` if it is none of this game."""
        ...

    def split(self, text: str) -> list[str]:
        """The clauses of a line."""
        ...

    def merge(self, clauses: Sequence[str]) -> str:
        """One line for the clauses of a whole move."""
        ...


@dataclass(frozen=True)
class Face:
    """What people are shown of a game, on any screen and in no language yet."""

    quiet: frozenset[str]
    """Events that a log leaves out because others tell the same."""
    words: Callable[["Knowledge"], Words]
    """How things are called in a position."""
    prompt: Callable[["Knowledge"], list[Phrase]]
    """What the game waits for, in plain words."""
    label: Callable[["State", int, int], Phrase]
    """An action of a seat as a label."""
    sheet: Callable[["State"], list[tuple[Phrase, list[int]]]]
    """The lines of the score sheet with the points of each seat, the total last."""
    scene: Callable[["Knowledge"], Any] | None = None
    """All that a browser draws of a position; None in a game that has no screen there."""
    prospect: Callable[["Move"], Any] | None = None
    """What a step would do, as far as it is certain, where there is a scene."""
    shapes: tuple[type[Any], type[Any]] | None = None
    """The types of scene and prospect."""
    told: Callable[["State", Sequence[int], int], list[Phrase]] | None = None
    """A seat's whole move in words, where these are others than the labels of its steps."""
    follows: Mapping[str, str] = field(default_factory=dict)
    """The rule that an event follows, by its name; none where that depends."""


@dataclass(frozen=True, eq=False)
class Rules:
    """A game's rules, as the house sees them. Whatever is not compiled takes a :class:`State` or a record."""

    entry: Entry
    state: type[Record]
    figures: type[Record]
    kinds: Mapping[str, int]
    """Kinds of actions with their numbers of members, in order."""
    events: EventTable
    editions: Editions[Any]
    engine: Engine
    border: Border
    notation: Notation
    explain: Callable[[Any, Any, int, int], Refusal | None]
    over: int
    """The phase of a game that has ended."""
    decline: int
    """The action that turns down what is offered inside a move."""
    score_sheet: Callable[["State"], list[Plain]]
    describe: Callable[[Any, Edition], Plain]
    """A position in words and numbers, the vocabulary of scenario files."""
    put_up: Callable[["Game", Any], Array]
    """The position of a scenario's table (a :class:`~cadastre.core.tables.Document` part)."""
    view: Callable[["Knowledge"], Plain]
    """What the table shows to the seat that knows this."""
    insight: Callable[["State | Knowledge"], Plain]
    """Figures about the position that people want to see: totals, ranks, worths; of a knowledge, what it may tell."""
    cost: Callable[["State", Sequence[Event]], Plain]
    """What these events took from the seat that moves."""
    event_words: Callable[["State", Event], Plain]
    """An event's parameters by name, with the words of notation instead of numbers."""
    clicks: Callable[["State", int, int], list[str]]
    """Ids of the board elements that stand for an action of a seat, in order."""
    face: Face
    rules_version: int = 1
    composed: frozenset[str] = frozenset()
    """Kinds of actions whose whole moves are too many to list."""
    urgent: frozenset[str] = frozenset()
    """Kinds of actions that players who are no people never leave when it is not their turn."""
    out_of_turn: bool = False
    """Whether seats may act when it is not their turn."""
    gone: str = ""
    """The field, by seat, that is not 0 for seats that have left the game before its end."""

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return sum(self.kinds.values())

    def follows(self, data: Any) -> bool:
        """Whether a position is inside a whole move: whoever is current has begun it, and nobody else acts."""
        return int(data["phase"]) in self._phases_in_move

    @cached_property
    def _phases_in_move(self) -> frozenset[int]:
        """Asked of the kernel once: to ask it for every position would take thirty times as long."""
        data = blank(self.state)
        found = set()
        for phase in range(MOST_PHASES):
            data["phase"] = phase
            if self.engine.in_move(data[0]):
                found.add(phase)
        return frozenset(found)

    def is_over(self, data: Any) -> bool:
        """Whether a game has ended."""
        return bool(data["phase"] == self.over)

    def next_to_act(self, data: Any) -> int:
        """The seat that acts next: the current one, or somebody who must hurry; -1 when the game is over."""
        return -1 if self.is_over(data) else int(self.engine.next_to_act(data))

    def has_left(self, data: Any, seat: int) -> bool:
        """Whether a seat is out of a game that goes on without it."""
        return bool(self.gone) and bool(data[self.gone][seat])

    def kind_of(self, action: int) -> str:
        """The kind that an action belongs to."""
        for kind, size in self.kinds.items():
            if action < size:
                return kind
            action -= size
        raise IndexError("no such action")

    def kernels(self) -> list[Callable[..., Any]]:
        """Everything that has to be compiled before a game can be played and simulated."""
        from cadastre.core.simulate import player

        border, engine = self.border, self.engine
        return [
            border.clear,
            border.start,
            engine.legal,
            border.list_legal,
            engine.step,
            border.advance,
            border.blind,
            border.redraw,
            border.standing,
            engine.next_to_act,
            engine.deal,
            engine.in_move,
            engine.blind,
            border.tally,
            *border.more,
            player(self),
        ]


class Game:
    """A game with its player count, options and edition: all that stays the same while it is played."""

    def __init__(self, rules: Rules, players: int, edition: Edition, options: Mapping[str, Any]) -> None:
        self.rules = rules
        self.players = players
        self.edition = edition
        self.options = dict(options)
        self.name = rules.entry.name
        self.figures = edition.figures
        self._given = rules.entry.changed(self.options)

    @classmethod
    def make(
        cls, rules: Rules, players: int, edition: Edition | str | Path | None, options: Mapping[str, Any]
    ) -> "Game":
        """Check everything that can be wrong about a table and lay it."""
        entry = rules.entry
        if type(players) is not int or not entry.least_players <= players <= entry.most_players:
            raise BadSetting(
                f"{entry.name} is for {entry.least_players} to {entry.most_players} players, not {players}"
            )
        checked = entry.check(options)
        if edition is None:
            edition = rules.editions.default
        elif not isinstance(edition, Edition):
            edition = rules.editions.load(Path(edition))
        return cls(rules, players, edition, checked)

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self._given.items())
        if not self.edition.is_default:
            given += f", edition={self.edition.name!r}"
        return f"cadastre.game({self.name!r}, players={self.players}{given})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return repr(self) == repr(other) and self.edition.hash == other.edition.hash

    def __hash__(self) -> int:
        return hash((repr(self), self.edition.hash))

    @property
    def seats(self) -> range:
        """All seats, in playing order."""
        return range(self.players)

    @property
    def is_compiled(self) -> bool:
        """Whether all kernels are at hand, so that :meth:`compile` is quick."""
        return all(is_cached(func) for func in self.rules.kernels())

    def compile(self, told: Told | None = None) -> None:
        """Have all kernels ready; ``told(done, all)`` is called as it goes on."""
        compile_together(self.rules.kernels(), told)

    def new(self, seed: object = None, luck: Luck | None = None) -> "State":
        """A new game. The same seed gives the same game, everywhere; without one it is drawn from the system."""
        from cadastre.core.state import State

        if luck is None:
            luck = Luck(secrets.token_hex(16) if seed is None else str(seed))
        data = self._empty()
        data["luck"][0, :2] = luck.key
        log = listening()
        self.rules.border.start(data, 0, self.figures, log)
        return State(self, data, luck, log)

    def empty(self) -> Array:
        """A record with nothing on the table, for positions that are put up by hand."""
        data = self._empty()
        self.rules.border.clear(data, 0)
        return data

    def _empty(self) -> Array:
        data = blank(self.rules.state)
        data["players"] = self.players
        for option in self.rules.entry.options:
            if option.name in (data.dtype.names or ()):
                data[option.name] = option.code(self.options[option.name])
        return data

    def position(self, table: Plain) -> "State":
        """A position put up in words and numbers, as scenario files write it."""
        from cadastre.core.state import State
        from cadastre.core.tables import Document

        return State(self, self.rules.put_up(self, Document("position", {"position": table})), None)

    def from_bytes(self, data: bytes) -> "State":
        """The state that :meth:`State.to_bytes` was taken from."""
        from cadastre.core.state import State

        dtype = packed(self.rules.state)
        if len(data) != dtype.itemsize:
            raise BadSetting(f"a state of {self.name} has {dtype.itemsize} bytes, not {len(data)}")
        array = np.frombuffer(data, dtype).copy()
        if int(array["players"][0]) != self.players:
            raise BadSetting(f"a state for {int(array['players'][0])} players, not {self.players}")
        for option in self.rules.entry.options:
            name = option.name
            if name in (array.dtype.names or ()) and int(array[name][0]) != option.code(self.options[name]):
                raise BadSetting(f"a state with another {name}")
        state = State(self, widen(array, self.rules.state), None)
        try:  # whatever bytes these are, they must describe a position that can be put up, and be that position
            again = self.position(state.describe())
        except (IndexError, BadFile) as error:
            raise BadSetting(f"the bytes describe no position of {self.name}: {error}") from None
        again._data["luck"] = state._data["luck"]
        if again.to_bytes() != data:
            raise BadSetting(f"the bytes describe no position of {self.name}")
        return state

    def from_text(self, text: str) -> "State":
        """The state that :meth:`State.to_text` was taken from."""
        try:
            data = zlib.decompress(base64.b64decode(text, altchars=b"-_", validate=True))
        except (ValueError, TypeError, zlib.error) as error:
            raise BadSetting(f"this is not a state of {self.name}: {error}") from None
        return self.from_bytes(data)

    def event(self, name: str, *values: int) -> Event:
        """An event by its name and parameters."""
        return self.rules.events.from_list([name, *values])

    def to_bytes(self, data: Array) -> bytes:
        """A record in its packed form: the same bytes everywhere."""
        return narrow(data, self.rules.state).tobytes()
