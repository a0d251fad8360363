"""Whole moves: what people decide and read, made of the atomic actions that the rules know.

A whole move is written as clauses with commas, e.g. ``move arc > louvre in belleville, give 2 gold_prestige``. Offers
that are not mentioned are declined; a payment that leaves a choice must be spelled out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cadastre.core.events import Event
from cadastre.core.refusals import AmbiguousMove, BadNotation, WrongTurn

if TYPE_CHECKING:
    from cadastre.core.state import State


@dataclass(frozen=True)
class Move:
    """A whole move of a seat in a position."""

    seat: int
    text: str
    actions: tuple[int, ...]
    base: "State | None" = field(default=None, repr=False, compare=False)
    """The position that it is made in."""

    @cached_property
    def preview(self) -> tuple[Event, ...]:
        """The events that it would cause, up to the first luck or secret.

        The end of the game is not previewed: its scoring tells what is behind the screens.
        """
        return self._outcome[0]

    @cached_property
    def cost(self) -> dict[str, Any]:
        """What it takes from the seat."""
        return self.base.game.rules.cost(self.base, self.preview) if self.base else {}

    @property
    def after(self) -> "State | None":
        """The position that it leads to; None where luck or secrets come in."""
        return self._outcome[1]

    @cached_property
    def changes(self) -> dict[str, Any]:
        """The insights of the position after it that differ from those before; empty where luck or secrets come in."""
        after = self.after
        if after is None or self.base is None:
            return {}
        found: dict[str, Any] = _differences(self.base.insight(), after.insight())
        return found

    @cached_property
    def clicks(self) -> list[str]:
        """Ids of the board elements to click, in order."""
        if self.base is None:
            return []
        trial, found = self.base.copy(), []
        for action in self.actions:
            found += self.base.game.rules.clicks(trial, action)
            trial.apply(action)
        return found

    @cached_property
    def _outcome(self) -> "tuple[tuple[Event, ...], State | None]":
        if self.base is None:
            return (), None
        trial = self.base.copy()
        seen: list[Event] = []
        for action in self.actions:
            trial.apply(action)
            if trial.is_over:
                return tuple(seen), None
            for event in trial.events:
                if event.kind.luck:
                    return tuple(seen), None
                seen.append(event)
        return tuple(seen), trial


def _differences(before: Any, after: Any) -> Any:
    if not isinstance(before, dict):
        return after
    return {key: _differences(before[key], after[key]) for key in after if before.get(key) != after[key]}


def is_number(text: str) -> bool:
    """Whether a text is a number that somebody would write: plain digits, not too many."""
    return text.isascii() and text.isdigit() and len(text) < 10


def legal_moves(state: "State") -> list[Move]:
    """Every whole move of the current seat."""
    base = state.copy()
    moves = [Move(state.current, text, tuple(actions), base) for actions, text in _grow(base, [], [])]
    return sorted(moves, key=lambda move: move.actions)


def _grow(state: "State", actions: list[int], clauses: list[str]) -> Iterator[tuple[list[int], str]]:
    rules = state.game.rules
    for action in state.legal_actions():
        clause = [] if action == rules.decline else [rules.notation.clause(state, action)]
        after = state.copy()
        after.apply(action)
        if after.in_move:
            yield from _grow(after, [*actions, action], clauses + clause)
        else:
            yield [*actions, action], rules.notation.merge(clauses + clause)


def read_move(state: "State", text: str) -> Move:
    """The whole move that a text spells in this position; it is not carried out."""
    if state.is_over:
        raise WrongTurn("the game is over")
    rules = state.game.rules
    trial = state.copy()
    actions: list[int] = []
    for number, clause in enumerate(text.split(",")):
        if number and not trial.in_move:
            raise BadNotation("play-notation-complete", clause=clause.strip())
        for action in rules.notation.actions(trial, clause.strip()):
            _skip_to(trial, action, actions)
            trial.apply(action)
            actions.append(action)
    _skip_to(trial, None, actions)
    return Move(state.current, spell(state, actions), tuple(actions), state.copy())


def _skip_to(trial: "State", wanted: int | None, actions: list[int]) -> None:
    """Inside a move, take the only way and decline what was not mentioned, until ``wanted`` is offered or the end."""
    while trial.in_move:
        offered = trial.legal_actions()
        if wanted in offered:
            return
        if len(offered) == 1:
            action = offered[0]
        elif trial.game.rules.decline in offered:
            action = trial.game.rules.decline
        elif wanted is not None:
            return
        else:
            choices = [trial.notation(action) for action in offered]
            raise AmbiguousMove(f"several ways are open; add one of: {'; '.join(choices)}", choices)
        if wanted is not None:
            ahead = trial.copy()
            ahead.apply(action)
            if not ahead.in_move:
                return
        trial.apply(action)
        actions.append(action)


def spell(state: "State", actions: Sequence[int]) -> str:
    """The text of a whole move made in this position."""
    rules, trial, clauses = state.game.rules, state.copy(), []
    for action in actions:
        if action != rules.decline:
            clauses.append(rules.notation.clause(trial, action))
        trial.apply(action)
    return rules.notation.merge(clauses)


def group(state: "State", actions: Sequence[int]) -> Iterator[Move]:
    """The whole moves that a run of actions from this position makes; the last one may be unfinished."""
    trial = state.copy()
    part: list[int] = []
    base = trial.copy()
    for action in actions:
        if not part:
            base = trial.copy()
        trial.apply(action)
        part.append(action)
        if not trial.in_move:
            yield Move(base.current, spell(base, part), tuple(part), base)
            part = []
    if part:
        yield Move(base.current, spell(base, part), tuple(part), base)
