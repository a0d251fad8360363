"""A game through the Python face with a second set of books: what tests of the checks themselves need."""

from collections.abc import Callable
from typing import Any

import numpy as np

from cadastre.core.layout import blank
from cadastre.core.state import State
from tests.fuzzing import Course

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
