"""A game through the Python face with a second set of books: what tests of the checks themselves need."""

from collections.abc import Callable
from typing import Any

import numpy as np

from cadastre.core.layout import blank
from cadastre.core.rng import generator
from cadastre.core.simulate import kinds_of
from cadastre.core.state import State
from testkit.fuzzing import Course

Forge = Callable[[Any], None]


class Audited:
    """A game and its books, which see nothing of it but its events."""

    def __init__(self, course: Course, state: State) -> None:
        self.course, self.state, self.books = course, state, blank(course.books)
        course.open_books(self.books[0], state._data[0], state.game.figures[0], state._log)
        self.decisions = 0

    def apply(self, action: int, seat: int | None = None, forge: Forge | None = None) -> int:
        """The invariant that is broken afterwards, if any; ``forge`` may change the events before they are read."""
        self.state.apply(action, seat)
        log = self.state._log.copy()
        if forge:
            forge(log)
        self.course.feed(self.books[0], self.state.game.figures[0], log)
        self.decisions += 1
        return self.check()

    def check(self, legal: list[int] | None = None, seat: int | None = None) -> int:
        """The invariant that is broken now, if any, also by such a list of a seat's legal actions."""
        found = self.state.legal_actions(seat) if legal is None else legal
        room: Any = np.zeros(self.state.game.rules.actions, np.int32)
        room[: len(found)] = found
        s, fig = self.state._data[0], self.state.game.figures[0]
        asked = int(s["current"]) if seat is None else seat
        return self.course.check(s, self.books[0], fig, asked, room, len(found), self.decisions)

    def plant(self, fault: str, **names: Any) -> int:
        """The invariant that is broken once this is done to the state ``s`` and the books ``b``."""
        s, b = self.state._data.view(np.recarray)[0], self.books.view(np.recarray)[0]
        exec(fault, {"s": s, "b": b, **names})
        return self.check()

    def copy(self) -> "Audited":
        """An independent copy of both."""
        new = Audited.__new__(Audited)
        new.course, new.state, new.books, new.decisions = (
            self.course,
            self.state.copy(),
            self.books.copy(),
            self.decisions,
        )
        return new

    def forge(self, log: Any) -> int:
        """The invariant that is broken if the books are told this instead of what has just happened."""
        kept = self.books.copy()
        self.course.feed(self.books[0], self.state.game.figures[0], log)
        broken = self.check()
        self.books = kept
        return broken


class Player:
    """Chooses like the players of random games."""

    def __init__(self, course: Course, seed: object, policy: int) -> None:
        self.course, self.policy, self.luck = course, policy, generator(seed)["luck"][0]
        self._kinds = kinds_of(course.rules)

    def decide(self, state: State) -> tuple[int, int]:
        """Who acts, and how."""
        s = state._data[0]
        seat = self.course.mover(s, self.luck, self.policy)
        legal = state.legal_actions(seat)
        if not legal:
            seat = state.current
            legal = state.legal_actions()
        room: Any = np.array(legal, np.int32)
        given = (room, len(legal), self._kinds, self.course.weights_table, self.policy)
        return seat, self.course.choose(s, state.game.figures[0], self.luck, *given)


class Forger:
    """Adds 1 to a column of the first event of a kind that it may touch."""

    def __init__(self, code: int, column: int, touches: Callable[[Any], bool] = lambda row: True) -> None:
        self.code, self.column, self.touches = code, column, touches
        self.done = False

    def __call__(self, log: Any) -> None:
        for row in log[1 : int(log[0, 0]) + 1]:
            if row[0] == self.code and not self.done and self.touches(row):
                row[self.column] += 1
                self.done = True
