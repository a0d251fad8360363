"""A move in the making: its parts are read and carried out on a copy of the position, one after the other.

What is carried out here is what is written down and goes on: nothing is done a second time. Parts may come in any
order. The order that they were written in is tried first; where it leads nowhere, the one in which the rules ask for
them is found.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cadastre.core.events import Event
from cadastre.core.refusals import AmbiguousMove, BadNotation, CadastreError, IllegalAction

if TYPE_CHECKING:
    from cadastre.core.state import State

MOST = 64
"""Parts of a move that are put in order; every step looks at all that are left."""


class Attempt:
    """A seat's move so far, and the position that it has led to: a copy that belongs to it."""

    def __init__(self, state: "State", seat: int) -> None:
        self.state, self.seat = state, seat
        self.actions: list[int] = []
        self.events: list[Event] = []

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing."""
        return bool(self.actions) and not self.state.in_move

    @property
    def mover(self) -> int:
        """Who makes the next action: inside a whole move, whoever is current."""
        return self.state.current if self.actions and self.state.in_move else self.seat

    def take(self, action: int) -> None:
        """The next action."""
        self.state.apply(action, self.mover)
        self.actions.append(action)
        self.events += self.state.events

    def take_only_ways(self) -> None:
        """Go on as long as there is nothing to choose."""
        while self.state.in_move and len(offered := self.state.legal_actions()) == 1:
            self.take(offered[0])

    def end(self) -> None:
        """Decline whatever was not mentioned; a choice that can't be declined must be made."""
        while self.state.in_move:
            action = self.way_on()
            if action is None:
                choices = [self.state.notation(action) for action in self.state.legal_actions()]
                raise AmbiguousMove(f"several ways are open; add one of: {'; '.join(choices)}", choices)
            self.take(action)

    def skip_to(self, wanted: int) -> None:
        """Decline what was not mentioned until an action is offered; never up to the end of the move.

        Moves that are composed of many parts mention all of them.
        """
        rules = self.state.game.rules
        if self.actions and rules.kind_of(self.actions[0]) in rules.composed:
            return
        while self.state.in_move and wanted not in self.state.legal_actions():
            action, refusal = self.way_on(), self.state.explain(wanted, self.mover)
            if action is None:
                return
            self.take(action)
            if refusal and self.is_whole:
                raise IllegalAction(refusal)

    def way_on(self) -> int | None:
        """The only way there is, or to decline."""
        offered, decline = self.state.legal_actions(), self.state.game.rules.decline
        return offered[0] if len(offered) == 1 else decline if decline in offered else None


class TooMuch(BadNotation):
    """Something that is said after a move is complete."""


def attempt(
    base: "State", parts: Sequence[str], seat: int, *, chained: bool = False, any_order: bool = True
) -> Attempt:
    """A seat's move as far as these parts of it say, each in notation; or several, where the game chains them."""
    notation = base.game.rules.notation
    clauses = [clause.strip() for part in parts for clause in notation.split(part)]
    chain = notation.chain if chained else frozenset[str]()
    try:
        return _in_order(base, clauses, seat, chain)
    except CadastreError:
        found = _in_any_order(base, clauses, seat) if any_order and 1 < len(clauses) <= MOST else None
        if found is None:
            raise
        return found


def _in_order(base: "State", clauses: Sequence[str], seat: int, chain: frozenset[str]) -> Attempt:
    notation = base.game.rules.notation
    made = Attempt(base.copy(), seat)
    for clause in clauses:
        actions = notation.actions(made.state, clause, made.mover)
        if actions and made.is_whole and not {_verb(clauses[0]), _verb(clause)} <= chain:
            raise TooMuch("play-notation-complete", clause=clause)
        for action in actions:
            made.skip_to(action)
            made.take(action)
    return made


def _verb(clause: str) -> str:
    return clause.lower().partition(" ")[0]


def _in_any_order(base: "State", clauses: Sequence[str], seat: int) -> Attempt | None:
    """The move that has all these parts, in the order in which the rules ask for them; None if there is none."""
    made, left = Attempt(base.copy(), seat), list(clauses)
    while left:
        offered = made.state.legal_actions(made.mover)
        found = [(actions, clause) for clause in left if (actions := _meant(made, clause, offered)) is not None]
        if found:
            actions, clause = min(found)  # one spelling of what could be said in several: the lowest first
            left.remove(clause)
        elif made.state.in_move and (way := made.way_on()) is not None:
            actions = [way]
        else:
            return None
        for action in actions:
            if made.is_whole or action not in made.state.legal_actions(made.mover):
                return None
            made.take(action)
    return made


def _meant(made: Attempt, clause: str, offered: Sequence[int]) -> list[int] | None:
    """The actions of a clause, if the first of them is offered now, or it says what has been done already."""
    try:
        actions = made.state.game.rules.notation.actions(made.state, clause, made.mover)
    except CadastreError:
        return None
    return actions if not actions or (actions[0] in offered and not made.is_whole) else None
