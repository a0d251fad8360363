"""A game looked at again, entry by entry, as one of its seats has seen it."""

from collections.abc import Sequence
from typing import Any

from cadastre.core.rng import Luck
from cadastre.server import telling
from cadastre.server.changes import changes
from cadastre.server.course import Course, Done
from cadastre.server.finished import Points
from cadastre.server.lanes import LIBRARY, Asker
from cadastre.server.news import entries
from cadastre.server.rows import LogEntry
from cadastre.server.table import Table
from cadastre.server.wire import Moment, Replay, Scores

AT_ONCE = 64
"""Entries that are told at once."""


async def replayed(table: Table, seat: int, first: int, who: str = "") -> Replay:
    """The stretch that begins with an entry, for whoever asks."""
    async with LIBRARY.turn(Asker(who)) as thread:
        rows = await table.store.log(table.row.id)
        first = min(max(first, 0), len(rows) - 1)
        moments = await thread(_moments, table, rows[: first + AT_ONCE], first, seat)
    return Replay(seat, len(rows) - 1, moments)


async def course_of_scores(table: Table, who: str = "") -> Scores:
    """How the points went, for whoever asks."""
    async with LIBRARY.turn(Asker(who)) as thread:
        found: Points = await thread(_points, table, await table.store.log(table.row.id))
    return found.scores


def _points(table: Table, rows: Sequence[LogEntry]) -> Points:
    found = Points()
    for row, (position, _) in zip(rows, _again(table).follow(rows), strict=True):
        found.add(row, position.state)
    return found


def _again(table: Table) -> Course:
    row = table.row
    return Course(table.game, Luck(row.seed, row.salt, tuple(row.added)))


def _moments(table: Table, rows: Sequence[LogEntry], first: int, seat: int) -> list[Moment]:
    found: list[Moment] = []
    shown: Any = None
    for row, (position, events) in zip(rows, _again(table).follow(rows), strict=True):
        if row.seq < first:
            continue
        state = position.state
        done = Done(row.kind, row.seat, events, row.data or {}, row.at)
        (entry,) = entries(state, [done], row.seq, seat)
        scene = telling.scene(state, seat)
        part = scene if shown is None else changes(shown, scene)
        found.append(Moment(entry, state.current, state.scores, part))
        shown = scene
    return found
