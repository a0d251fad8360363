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
"""Columns of the table: what the values are; where in the record the first one lies, how wide it is (a power of 2), how
many they are; columns for each; of a field with a row for each seat, the bytes of a row, and how far from the observer
its seat sits."""


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
    raw = states.view(np.uint8)
    return (
        over(raw, packed(Int8)),
        over(raw, packed(Int16)),
        over(raw, packed(Int32)),
        over(raw, packed(Int64)),
    )


@kernel
def turned(value: int, seat: int, players: int) -> int:
    """The number of a seat as the observer counts; what is no seat stays."""
    away = value - seat
    return value if value < 0 else away + players if away < 0 else away


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
    number: int,
) -> None:
    """Write what a seat sees of the record that starts at this byte, of which no more is left than it knows.

    Indices are unsigned where it matters: compiled code then need not ask whether they count from the end, and moves
    many values at once.
    """
    out[number, 0] = seat
    out[number, 1] = turned(decides, seat, players)
    row: Any = np.uint64(number)
    column: Any = np.uint64(len(FIRST))
    for line in range(table.shape[0]):
        sort, width = table[line, SORT], table[line, WIDTH]
        count, size = np.uint64(table[line, COUNT]), np.uint64(table[line, SIZE])
        whose = seat + table[line, TURNED]
        if whose >= players:
            whose -= players
        at: Any = np.uint64((start + table[line, OFFSET] + table[line, STRIDE] * whose) >> width)
        if width == 0:
            for n in range(count):
                out[row, column + n] = i8s[at + n].value
        elif width == 1:
            for n in range(count):
                out[row, column + n] = i16s[at + n].value
        elif width == 2:
            for n in range(count):
                out[row, column + n] = i32s[at + n].value
        else:
            for n in range(count):
                out[row, column + n] = i64s[at + n].value
        if sort == SEAT:
            for n in range(count):
                out[row, column + n] = turned(out[row, column + n], seat, players)
        elif sort == SET:
            spread(out, number, int(column), table[line, COUNT], table[line, SIZE])
        elif sort == SEAT_SET:
            spread(out, number, int(column), 1, players)
            turn_round(out, number, int(column), players, seat)
        column += count * size


@kernel
def spread(out: EventBuffer, number: int, begin: int, count: int, size: int) -> None:
    """Put sets that stand side by side into a column for each member, the last first: there it is not in the way."""
    row: Any = np.uint64(number)
    for place in range(count - 1, -1, -1):
        members = out[number, begin + place]
        column: Any = np.uint64(begin + place * size)
        for member in range(np.uint64(size)):
            out[row, column + member] = (members >> int(member)) & 1


@kernel
def turn_round(out: EventBuffer, row: int, column: int, players: int, seat: int) -> None:
    """Turn a column for each seat so that the observer comes first."""
    for _ in range(seat):
        first = out[row, column]
        for other in range(players - 1):
            out[row, column + other] = out[row, column + other + 1]
        out[row, column + players - 1] = first


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
    return Columns(tuple(bounds), low, high, np.array(_joined(lines), np.int32))


def _lines(record: Any, name: str, shown: Shown, width: Width, players: int) -> list[list[int]]:
    """The lines of the table for a field, one for every row that is shown."""
    kind, offset = record.fields[name][:2]
    size = {SET: shown.size, SEAT_SET: players}.get(shown.sort, 1)
    count = int(np.prod(width.shape, dtype=int))
    wide = kind.base.itemsize.bit_length() - 1
    if shown.rows == ALL:
        return [[shown.sort, offset, wide, count, size, 0, 0]]
    count //= width.shape[0]
    return [
        [shown.sort, offset, wide, count, size, count << wide, turn]
        for turn in range(players if shown.rows == EACH else 1)
    ]


def _joined(lines: list[list[int]]) -> list[list[int]]:
    """Numbers of one width that lie side by side in the record are copied together."""
    found = lines[:1]
    for line in lines[1:]:
        before = found[-1]
        ends = before[OFFSET] + (before[COUNT] << before[WIDTH])
        if [NUMBER, ends, before[WIDTH], 0, 0] == [*line[:COUNT], line[STRIDE], before[SORT] + before[STRIDE]]:
            before[COUNT] += line[COUNT]
        else:
            found.append(line)
    return found


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
        decides = game.rules.next_to_act(data[0])
        see(*cells(data), 0, self.columns.table, game.players, seat, decides, out, 0)  # type: ignore[arg-type]
        return out[0]  # type: ignore[no-any-return]
