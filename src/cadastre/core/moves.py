"""Whole moves: what people decide and read, made of the atomic actions that the rules know.

A whole move is written as clauses with commas, e.g. ``move arc > louvre in belleville, give 2 gold_prestige``. Offers
that are not mentioned are declined; a payment that leaves a choice must be spelled out. The clauses may come in any
order and are written in the one in which the rules ask. A line may also hold several complete moves of a seat where the
game's notation chains them; they are then played together or not at all.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cadastre.core.attempt import attempt
from cadastre.core.courtesy import step_aside
from cadastre.core.events import Event
from cadastre.core.refusals import WrongTurn

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
        clicks = self.base.game.rules.clicks
        return [click for step in walk(self.base, self.actions, self.seat) for click in clicks(*step)]

    @cached_property
    def _outcome(self) -> "tuple[tuple[Event, ...], State | None]":
        if self.base is None:
            return (), None
        trial = self.base.copy()
        seen: list[Event] = []
        for number, action in enumerate(self.actions):
            trial.apply(action, mover(trial, self.seat, number))
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


def mover(state: "State", seat: int, number: int) -> int:
    """Who makes a move's next action, its first being number 0: inside a whole move, whoever is current."""
    return state.current if number and state.in_move else seat


def walk(state: "State", actions: Sequence[int], seat: int) -> "Iterator[tuple[State, int, int]]":
    """A seat's actions one after the other: where each is made (look before the next one), the action, and who acts."""
    trial = state.copy()
    for number, action in enumerate(actions):
        who = mover(trial, seat, number)
        yield trial, action, who
        trial.apply(action, who)


def legal_moves(state: "State", seat: int) -> list[Move]:
    """Every whole move of a seat but those of a composed kind."""
    base = state.copy()
    moves = [Move(seat, text, tuple(actions), base) for actions, text in _grow(base, seat, [], [])]
    return sorted(moves, key=lambda move: move.actions)


def _grow(state: "State", seat: int, actions: list[int], clauses: list[str]) -> Iterator[tuple[list[int], str]]:
    rules = state.game.rules
    for action in state.legal_actions(seat):
        if rules.composed and rules.kind_of(action) in rules.composed:
            continue
        clause = [] if action == rules.decline else [rules.notation.clause(state, action, seat)]
        after = state.copy()
        after.apply(action, seat)
        if after.in_move:
            yield from _grow(after, after.current, [*actions, action], clauses + clause)
        else:
            yield [*actions, action], rules.notation.merge(clauses + clause)


def read_move(state: "State", text: str, seat: int | None = None, *, any_order: bool = True) -> Move:
    """The whole move of the current seat, or of this one, that a text spells in this position; it is not carried out.

    Several complete moves may be in one line where the game chains their verbs. Unless its parts may be in any order,
    they must be in the one in which the rules ask for them.
    """
    if state.is_over:
        raise WrongTurn("the game is over")
    made = attempt(state, [text], state.current if seat is None else seat, chained=True, any_order=any_order)
    made.end()
    return Move(made.seat, spell(state, made.actions, made.seat), tuple(made.actions), state.copy())


def clauses(state: "State", actions: Sequence[int], seat: int) -> list[str]:
    """How each action of a seat's move is written."""
    return [state.game.rules.notation.clause(*step) for step in walk(state, actions, seat)]


def spell(state: "State", actions: Sequence[int], seat: int | None = None) -> str:
    """The text of a whole move of the current seat, or of this one, made in this position."""
    rules = state.game.rules
    written = clauses(state, actions, state.current if seat is None else seat)
    mentioned = [clause for clause, action in zip(written, actions, strict=True) if action != rules.decline]
    return rules.notation.merge(mentioned)


def group(state: "State", steps: Sequence[tuple[int, int]]) -> Iterator[Move]:
    """The whole moves that a run of seats' actions from this position makes; the last one may be unfinished."""
    trial = state.copy()
    part: list[int] = []
    base, owner = trial.copy(), trial.current
    for seat, action in steps:
        step_aside()
        if not part:
            base, owner = trial.copy(), seat
        elif seat != owner:
            raise AssertionError(f"seat {seat} has acted inside a move of seat {owner}")
        trial.apply(action, seat)
        part.append(action)
        if not trial.in_move:
            yield Move(owner, spell(base, part, owner), tuple(part), base)
            part = []
    if part:
        yield Move(owner, spell(base, part, owner), tuple(part), base)
