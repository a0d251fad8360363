"""Events: what happened, told by the rules while it happens.

The rules append rows of integers to a buffer that is passed in: row 0 holds the count, every further row a code and its
parameters. Rollouts pass a buffer of one row, which nothing is written to. Log, animation, sound, screen reader and
record are all made from events, never by comparing states.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cadastre.core.kernel import EventBuffer, kernel

WIDTH = 8
"""Integers per row: the code and up to seven parameters."""

CAPACITY = 160
"""Rows of the buffer that a state of the Python face carries; no single action causes more events."""


@kernel
def emit(log: EventBuffer, code: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Append an event, if anybody listens."""
    count = log[0, 0] + 1
    if count < log.shape[0]:
        log[0, 0] = count
        log[count, 0] = code
        log[count, 1] = a
        log[count, 2] = b
        log[count, 3] = c
        log[count, 4] = d
        log[count, 5] = e


def listening() -> Any:
    """A buffer that events are written to."""
    return np.zeros((CAPACITY, WIDTH), np.int32)


def deaf() -> Any:
    """A buffer for rollouts: nothing is kept."""
    return np.zeros((1, WIDTH), np.int32)


@dataclass(frozen=True)
class EventKind:
    """A sort of event: its stable name and the names of its parameters, the first of which is the seat."""

    name: str
    params: tuple[str, ...]
    secret: tuple[str, ...] = ()
    """Parameters that only the event's own seat may see."""
    luck: bool = False
    """Whether it tells an outcome that nobody knew before."""


@dataclass(frozen=True)
class Event:
    """Something that happened, e.g. ``Event('key_placed', seat=0, place=3)``."""

    kind: EventKind
    values: tuple[int, ...]

    def __getattr__(self, name: str) -> int:
        if name not in ("kind", "values") and name in self.kind.params:
            return self.values[self.kind.params.index(name)]
        raise AttributeError(name)

    @property
    def name(self) -> str:
        """The stable name of its kind."""
        return self.kind.name

    def seen_by(self, seat: int) -> "Event":
        """The event as this seat (or -1, a spectator) may know it: secret parameters become -1."""
        if not self.kind.secret or self.values[0] == seat:
            return self
        pairs = zip(self.kind.params, self.values, strict=True)
        return Event(self.kind, tuple(-1 if name in self.kind.secret else value for name, value in pairs))

    def as_list(self) -> list[str | int]:
        """The plain form that records keep."""
        return [self.kind.name, *self.values]

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value}" for name, value in zip(self.kind.params, self.values, strict=True))
        return f"Event({self.kind.name!r}, {given})"


class EventTable:
    """All kinds of events of a game; a kind's code is its place in the table."""

    def __init__(self, kinds: Sequence[EventKind]) -> None:
        self.kinds = tuple(kinds)
        self.by_name = {kind.name: kind for kind in kinds}

    def read(self, log: Any) -> tuple[Event, ...]:
        """The events in a buffer."""
        return tuple(self._rows(log))

    def _rows(self, log: Any) -> Iterator[Event]:
        for row in log[1 : int(log[0, 0]) + 1].tolist():
            kind = self.kinds[row[0]]
            yield Event(kind, tuple(row[1 : 1 + len(kind.params)]))

    def from_list(self, plain: Sequence[str | int]) -> Event:
        """The event of its plain form."""
        kind = self.by_name[str(plain[0])]
        values = tuple(int(value) for value in plain[1:])
        if len(values) != len(kind.params):
            raise ValueError(f"{kind.name} has {len(kind.params)} parameters")
        return Event(kind, values)
