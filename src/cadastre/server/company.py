"""Who is at a table just now: nothing that is kept, and nothing that a game depends on but for how long it waits."""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

FORGOTTEN = 60.0
"""Seconds after which another server that says nothing is taken for dead."""


class _Elsewhere(NamedTuple):
    """What another server said, and when."""

    people: frozenset[str]
    watching: int
    at: float


class Company:
    """The people who have a line to a table, here or at another server."""

    def __init__(self) -> None:
        self._lines: Counter[str] = Counter()
        self.watching = 0
        """Lines of those who do not sit here."""
        self._since: dict[str, float] = {}
        """When somebody's last line went."""
        self._opened = time.monotonic()
        self._elsewhere: dict[str, _Elsewhere] = {}
        self.last_left = self._opened

    def come(self, person: str | None) -> bool:
        """A new line; whether its person was not here before."""
        if person is None:
            self.watching += 1
            return True
        self._lines[person] += 1
        return self._lines[person] == 1

    def go(self, person: str | None) -> bool:
        """A line has gone; whether its person has."""
        self.last_left = time.monotonic()
        if person is None:
            self.watching -= 1
            return True
        self._lines[person] -= 1
        if self._lines[person] > 0:
            return False
        del self._lines[person]
        self._since[person] = time.monotonic()
        return True

    def heard(self, server: str, people: Iterable[str], watching: int) -> None:
        """Another server says who is there."""
        before, now = self._elsewhere.get(server), _Elsewhere(frozenset(people), watching, time.monotonic())
        if before:
            self._since.update(dict.fromkeys(before.people - now.people, now.at))
        self._elsewhere[server] = now

    @property
    def here(self) -> list[str]:
        """Those who have a line to this server."""
        return sorted(self._lines)

    @property
    def is_empty(self) -> bool:
        """Whether no line is open here."""
        return not self._lines and not self.watching

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is here or at another server."""
        return self.is_empty and not any(there.people or there.watching for there in self._others())

    def has(self, person: str) -> bool:
        """Whether somebody is here."""
        return person in self._lines or any(person in there.people for there in self._others())

    def _others(self) -> Iterator[_Elsewhere]:
        """What the other servers said that are alive."""
        late = time.monotonic() - FORGOTTEN
        return (there for there in self._elsewhere.values() if there.at > late)

    def away(self, person: str) -> float:
        """Seconds since somebody has gone, or since we began to look; 0 while they are here."""
        return 0.0 if self.has(person) else time.monotonic() - self._since.get(person, self._opened)

    def seats(self, people: Sequence[str | None]) -> list[bool]:
        """Which of these seats' people are here."""
        return [person is not None and self.has(person) for person in people]
