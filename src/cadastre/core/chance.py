"""Chance, draw by draw: what can come of an action, and how likely it is.

The rules draw from the record's own generator while an action is carried out. Here a script of numbers takes the place
of the generator. An action is tried with the numbers chosen so far; where it draws once more, that draw is told, and
its outcomes are those of the next number. Numbers that make no difference (many backs look alike) are one outcome.
"""

from dataclasses import dataclass

import numpy as np

from cadastre.core.rng import SCRIPT
from cadastre.core.state import State

DRAWS = 9
"""Numbers that a script can hold; no action draws as often."""

MOST_OUTCOMES = 128
"""Numbers that a draw can have at most."""


@dataclass(frozen=True)
class Draw:
    """A point inside an action where chance comes in."""

    before: State
    seat: int
    action: int
    drawn: tuple[int, ...]
    """The numbers of the draws before this one."""
    bound: int
    """The number to come is below this, each as likely as any other."""

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """What makes a difference: the least number of each outcome, with its probability."""
        found: dict[object, list[int]] = {}
        for number in range(self.bound):
            after, bound = _tried(self.before, self.action, self.seat, (*self.drawn, number))
            after._data["luck"] = 0
            found.setdefault((bound, after.to_bytes(), after.events), []).append(number)
        return [(numbers[0], len(numbers) / self.bound) for numbers in found.values()]

    def take(self, number: int) -> "State | Draw":
        """Go on with this number: to the state after the action, or to its next draw."""
        if not 0 <= number < self.bound:
            raise ValueError(f"a draw below {self.bound} can't come to {number}")
        return _went(self.before, self.action, self.seat, (*self.drawn, number))


def act(state: State, action: int, seat: int) -> State | Draw:
    """What comes of a legal action of a seat: another state, or a draw. The state itself stays as it is."""
    return _went(state, action, seat, ())


def _went(before: State, action: int, seat: int, drawn: tuple[int, ...]) -> State | Draw:
    after, bound = _tried(before, action, seat, drawn)
    if bound:
        return Draw(before, seat, action, drawn, bound)
    after._data["luck"] = 0  # the script has been read
    return after


def _tried(before: State, action: int, seat: int, drawn: tuple[int, ...]) -> tuple[State, int]:
    """An action with these numbers, and the bound of the draw beyond them if there was one, otherwise 0."""
    if len(drawn) > DRAWS:
        raise AssertionError(f"action {action} draws more than {DRAWS} times")
    after = before.copy()
    after.luck = None
    script = sum(number << 7 * place for place, number in enumerate(drawn))
    after._data["luck"][0] = np.array([SCRIPT, script, len(drawn)], np.uint64)
    after.apply(action, seat)
    bound = int(after._data["luck"][0, 2]) >> 8
    if bound > MOST_OUTCOMES:
        raise AssertionError(f"action {action} draws a number below {bound}")
    return after, bound
