"""Where a game stands in a tree of decisions and chance: positions that never change and know how they came about."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np

from cadastre.core.chance import Draw, act
from cadastre.core.events import Event
from cadastre.core.game import Game
from cadastre.core.refusals import BadSetting
from cadastre.core.state import State
from cadastre.envs import tables
from cadastre.envs.observe import Observer
from cadastre.envs.sights import sight

EXPLICIT, SAMPLED = "explicit", "sampled"
"""Chance decides every draw when it comes, or once and for all when cards are dealt."""

DEALS = 1000
"""Different deals, unless told."""

Plain = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Table:
    """What stays the same while a game is played."""

    game: Game
    chance: str
    deals: int
    said: tuple[tuple[str, Any], ...]
    """The parameters from which it was made, with the game's name."""

    @classmethod
    def of(cls, name: str, given: Mapping[str, Any]) -> "Table":
        """The table of these parameters: ``players``, ``chance``, ``deals``, ``edition`` and the game's options."""
        return _table(tuple(sorted({**given, "game": name}.items())))

    @cached_property
    def observer(self) -> Observer:
        """Makes rows of what a seat knows."""
        return Observer(self.game)


@cache
def _table(said: tuple[tuple[str, Any], ...]) -> Table:
    given = dict(said)
    name, chance, deals = given.pop("game"), given.pop("chance"), given.pop("deals")
    if chance not in (EXPLICIT, SAMPLED):
        raise BadSetting(f"chance is {EXPLICIT} or {SAMPLED}, not {chance!r}")
    if deals < 1:
        raise BadSetting(f"there is at least one deal, not {deals}")
    game = tables.table(name, edition=given.pop("edition") or None, **given)
    for option in sight(game.rules).ends:
        if not game.options[option]:
            raise BadSetting(f"here every game comes to an end: {option} is at least 1")
    return Table(game, chance, deals, said)


@dataclass(frozen=True)
class Told:
    """An action that was carried out, and what it caused; the deal is nobody's."""

    seat: int
    action: int
    events: tuple[Event, ...]
    _texts: dict[int, str] = field(default_factory=dict, compare=False)

    def text(self, seat: int) -> str:
        """What a seat has of it: the action if it was its own, and the events as it may know them."""
        if seat not in self._texts:
            lines = [f"> {self.action}"] if seat == self.seat else []
            lines += (" ".join(map(str, event.seen_by(seat).as_list())) for event in self.events)
            self._texts[seat] = "\n".join(lines)
        return self._texts[seat]


Past = tuple[Any, Told] | None
"""What happened so far, the last first, shared between positions."""


@dataclass(frozen=True, eq=False)
class Position:
    """Where a game stands. It never changes, so that copies are the same thing."""

    table: Table
    _state: State | None = None
    """None until the deal."""
    _draw: Draw | None = None
    """What chance has to decide before the state goes on."""
    _past: Past = None

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def __reduce__(self) -> Any:
        return _restored, (self.table.said, self.plain())

    # whose decision it is

    @property
    def is_chance(self) -> bool:
        """Whether chance decides."""
        return self._state is None or self._draw is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state is not None and self._state.is_over

    @property
    def _dealt(self) -> State:
        if self._state is None:
            raise BadSetting("nothing has been dealt yet")
        return self._state

    @property
    def seat(self) -> int:
        """The seat that is to decide."""
        return self._dealt.next_to_act

    def legal_actions(self, seat: int) -> list[int]:
        """What a seat can do where it is to decide."""
        return self._dealt.legal_actions(seat) if not self.is_chance and seat == self.seat else []

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide, with probabilities."""
        if self._draw is not None:
            return self._draw.outcomes
        return [(number, 1 / self.table.deals) for number in range(self.table.deals)]

    @property
    def ranks(self) -> list[int]:
        """The rank of every seat once the game is over."""
        return self._dealt.ranks if self.is_over else []

    def words(self, action: int, seat: int | None) -> str:
        """How an action of a seat, or what chance decides, is written."""
        if seat is not None:
            return self._dealt.notation(action, seat)
        return f"deal {action}" if self._draw is None else f"draw {action} of {self._draw.bound}"

    # how it goes on

    def after(self, action: int) -> "Position":
        """Where the game stands after an action, or after what chance decides."""
        if self._state is None:
            return self._deal(action)
        if self._draw is not None:
            return self._went(self._draw.seat, self._draw.action, self._draw.take(action))
        seat = self.seat
        if self.table.chance == EXPLICIT:
            return self._went(seat, action, act(self._state, action, seat))
        state = self._state.copy()
        state.apply(action, seat)
        return self._went(seat, action, state)

    def _deal(self, number: int) -> "Position":
        if not 0 <= number < self.table.deals:
            raise BadSetting(f"there are {self.table.deals} deals, from 0; {number} is none of them")
        state = self.table.game.new(seed=number)
        past = (None, Told(-1, number, state.events))
        if self.table.chance == EXPLICIT:
            state._data["luck"] = 0
        return Position(self.table, state, None, past)

    def _went(self, seat: int, action: int, found: State | Draw) -> "Position":
        if isinstance(found, Draw):
            return Position(self.table, self._state, found, self._past)
        return Position(self.table, found, None, (self._past, Told(seat, action, found.events)))

    # what a seat knows

    def row(self, seat: int) -> Any:
        """What a seat knows as numbers, the columns of :mod:`cadastre.envs.observe`; zeros before the deal."""
        observer = self.table.observer
        return np.zeros(observer.size, np.int32) if self._state is None else observer.row(self._state.knowledge(seat))

    def view(self, seat: int) -> Plain:
        """What the table shows to a seat; nothing before the deal."""
        return {} if self._state is None else self._state.view(seat)

    def story(self, seat: int) -> str:
        """All that a seat has done and was shown, from the beginning."""
        return "\n".join(text for told in self._told() if (text := told.text(seat)))

    def _told(self) -> Iterator[Told]:
        """What happened so far, in order."""
        found, past = [], self._past
        while past is not None:
            past, told = past
            found.append(told)
        return reversed(found)

    # as plain data

    def here(self) -> Plain:
        """Where the game stands, as numbers and texts."""
        draw = self._draw
        return {
            "state": "" if self._state is None else self._state.to_text(),
            "draw": [] if draw is None else [draw.seat, draw.action, draw.bound, *draw.drawn],
        }

    def plain(self) -> Plain:
        """The same, and how it came about."""
        past = [[told.seat, told.action, [event.as_list() for event in told.events]] for told in self._told()]
        return {**self.here(), "past": past}


def _restored(said: tuple[tuple[str, Any], ...], plain: Plain) -> Position:
    """The position that :meth:`Position.plain` was taken from."""
    table = _table(said)
    game = table.game
    past: Past = None
    for seat, action, events in plain["past"]:
        past = (past, Told(seat, action, tuple(map(game.rules.events.from_list, events))))
    state = game.from_text(plain["state"]) if plain["state"] else None
    draw = None
    if plain["draw"] and state is not None:
        seat, action, bound, *drawn = plain["draw"]
        draw = Draw(state, seat, action, tuple(drawn), bound)
    return Position(table, state, draw, past)
