"""What a seat knows as a row of integers: a column for each number, named, with bounds, and the observer first.

The columns follow the record of the game, field by field, as its sight (:mod:`cadastre.envs.sights`) says. Seats are
counted from the observer: 0 is itself, 1 the next clockwise, whatever their numbers at the table. A row is made from a
record of which no more is left than the seat knows, in one loop for all games; a table says where columns come from.
"""

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from cadastre.core.game import Game, Rules
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import Array, Batch, Record, Width, blank, fields, i8, i16, i32, i64, over, packed
from cadastre.core.refusals import BadSetting
from cadastre.envs.sights import ALL, EACH, NUMBER, SEAT, SEAT_SET, SET, Shown, sight

OBSERVATION_VERSION = 1
"""Goes up whenever a column is added, removed, moved or comes to mean something else."""

NOBODY = -1
"""What stands for no seat."""

FIRST = ("seat", "to_decide")
"""Columns before those of the record: the observer's own number at the table, and who is to decide now."""

SORT, OFFSET, WIDTH, COUNT, SIZE, STRIDE, TURNED = range(7)
"""Columns of the table: what the values are; where in the record the first one lies, how wide it is, how many they are;
columns for each; of a field with a row for each seat, the bytes from row to row, and how far from the observer's."""


class Int8(Record):
    """One of the bytes that a record consists of."""

    value: int = i8


class Int16(Record):
    """The same memory in numbers of two bytes."""

    value: int = i16


class Int32(Record):
    """In numbers of four."""

    value: int = i32


class Int64(Record):
    """In numbers of eight: what uncompiled rules have."""

    value: int = i64


def cells(states: Array) -> tuple[Array, Array, Array, Array]:
    """The memory of records as numbers of each width."""
    raw = states.view(np.ndarray).view(np.uint8)
    return (
        over(raw, packed(Int8)),
        over(raw, packed(Int16)),
        over(raw, packed(Int32)),
        over(raw, packed(Int64)),
    )


@kernel
def turned(value: int, seat: int, players: int) -> int:
    """The number of a seat as the observer counts; what is no seat stays."""
    return value if value < 0 else (value - seat + players) % players


@kernel
def see(
    i8s: Batch[Int8],
    i16s: Batch[Int16],
    i32s: Batch[Int32],
    i64s: Batch[Int64],
    start: int,
    table: EventBuffer,
    players: int,
    seat: int,
    decides: int,
    out: EventBuffer,
    row: int,
) -> None:
    """Write what a seat sees of the record that starts at this byte, of which no more is left than it knows."""
    out[row, 0] = seat
    out[row, 1] = turned(decides, seat, players)
    column = 2
    for line in range(table.shape[0]):
        sort, width, count, size = table[line, SORT], table[line, WIDTH], table[line, COUNT], table[line, SIZE]
        at = start + table[line, OFFSET]
        if table[line, STRIDE] > 0:
            at += table[line, STRIDE] * ((seat + table[line, TURNED]) % players)
        at //= width
        if sort == NUMBER:
            if width == 1:
                for n in range(count):
                    out[row, column + n] = i8s[at + n].value
            elif width == 2:
                for n in range(count):
                    out[row, column + n] = i16s[at + n].value
            elif width == 4:
                for n in range(count):
                    out[row, column + n] = i32s[at + n].value
            else:
                for n in range(count):
                    out[row, column + n] = i64s[at + n].value
            column += count
            continue
        for n in range(at, at + count):
            if width == 1:
                value = i8s[n].value
            elif width == 2:
                value = i16s[n].value
            elif width == 4:
                value = i32s[n].value
            else:
                value = i64s[n].value
            if sort == SEAT:
                out[row, column] = turned(value, seat, players)
            elif sort == SET:
                for member in range(size):
                    out[row, column + member] = (value >> member) & 1
            else:
                for member in range(size):
                    out[row, column + member] = (value >> ((seat + member) % players)) & 1
            column += size


@dataclass(frozen=True, eq=False)
class Columns:
    """The columns of a game with so many players."""

    names: tuple[str, ...]
    """E.g. ``phase``, ``francs[0]`` (the observer's), ``slot_keys[1,17]`` (the next seat's keys on slot 17)."""
    low: Array
    high: Array
    table: Array

    @property
    def fingerprint(self) -> str:
        """Changes whenever a column does."""
        whole = "\n".join(
            f"{name} {low} {high}" for name, low, high in zip(self.names, self.low, self.high, strict=True)
        )
        return hashlib.sha256(whole.encode()).hexdigest()[:16]


@cache
def columns(rules: Rules, players: int) -> Columns:
    """The columns of a game with so many players."""
    bounds: dict[str, tuple[int, int]] = {FIRST[0]: (0, players - 1), FIRST[1]: (NOBODY, players - 1)}
    lines = []
    for name, shown in sight(rules).shown.items():
        width = fields(rules.state)[name]
        lines += _lines(blank(rules.state).dtype, name, shown, width, players)
        bounds |= dict.fromkeys(_names(name, shown, width, players), _bounds(shown, width, players))
    low, high = np.array(list(bounds.values()), np.int32).T.copy()
    return Columns(tuple(bounds), low, high, np.array(lines, np.int32))


def _lines(record: Any, name: str, shown: Shown, width: Width, players: int) -> list[list[int]]:
    """The lines of the table for a field, one for every row that is shown."""
    kind, offset = record.fields[name][:2]
    size = {SET: shown.size, SEAT_SET: players}.get(shown.sort, 1)
    count = int(np.prod(width.shape, dtype=int))
    wide = kind.base.itemsize
    if shown.rows == ALL:
        return [[shown.sort, offset, wide, count, size, 0, 0]]
    count //= width.shape[0]
    return [
        [shown.sort, offset, wide, count, size, wide * count, turn]
        for turn in range(players if shown.rows == EACH else 1)
    ]


def _names(name: str, shown: Shown, width: Width, players: int) -> list[str]:
    shape = list(width.shape)
    if shown.rows == EACH:
        shape[0] = players
    elif shown.rows != ALL:
        del shape[0]
    if shown.sort in (SET, SEAT_SET):
        shape.append(shown.size if shown.sort == SET else players)
    return [f"{name}[{','.join(map(str, place))}]" if place else name for place in np.ndindex(*shape)]


def _bounds(shown: Shown, width: Width, players: int) -> tuple[int, int]:
    room = np.iinfo(width.code)
    high = players - 1 if shown.sort == SEAT else shown.high
    return int(room.min) if shown.low is None else shown.low, int(room.max) if high is None else high


class Observer:
    """Makes a row of what a seat knows."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.columns = columns(game.rules, game.players)

    @property
    def size(self) -> int:
        """The length of a row."""
        return len(self.columns.names)

    def row(self, knowledge: Knowledge) -> Array:
        """What this seat knows, as a row of 32-bit integers."""
        game, seat = knowledge.game, knowledge.seat
        if game.rules is not self.game.rules or game.players != self.game.players:
            raise BadSetting(f"this is for {self.game!r}, not for {game!r}")
        if seat < 0:
            raise BadSetting("a row is what a seat sees; a spectator has no place to count from")
        out: Any = np.empty((1, self.size), np.int32)
        data: Any = knowledge._data
        decides = NOBODY if game.rules.is_over(data[0]) else int(game.rules.inner.heard(data[0]))
        see(*cells(data), 0, self.columns.table, game.players, seat, decides, out, 0)  # type: ignore[arg-type]
        return out[0]  # type: ignore[no-any-return]
