"""A game looked at again, entry by entry, as one of its seats has seen it."""

import asyncio
from collections.abc import Sequence
from typing import Any

from cadastre.core.rng import Luck
from cadastre.server import telling
from cadastre.server.course import Course, Done
from cadastre.server.news import entries
from cadastre.server.rows import EntryRow
from cadastre.server.socket import changes
from cadastre.server.table import Table
from cadastre.server.wire import Moment, Replay, Scores

AT_ONCE = 64
"""Entries that are told at once."""


async def replayed(table: Table, seat: int, first: int) -> Replay:
    """The stretch that begins with an entry."""
    rows = await table.store.log(table.row.id)
    first = min(max(first, 0), len(rows) - 1)
    moments = await asyncio.to_thread(_moments, table, rows[: first + AT_ONCE], first, seat)
    return Replay(seat, len(rows) - 1, moments)


async def course_of_scores(table: Table) -> Scores:
    """How the points went."""
    return await asyncio.to_thread(_scores, table, await table.store.log(table.row.id))


def _again(table: Table) -> Course:
    row = table.row
    return Course(table.game, Luck(row.seed, row.salt, tuple(row.added)))


def _moments(table: Table, rows: Sequence[EntryRow], first: int, seat: int) -> list[Moment]:
    found: list[Moment] = []
    shown: Any = None
    led = _again(table).follow(rows)
    for row, (position, events) in list(zip(rows, led, strict=True))[first:]:
        state = position.state
        done = Done(row.kind, row.seat, events, row.data or {}, row.at)
        (entry,) = entries(state, [done], row.seq, seat)
        scene = telling.scene(state, seat)
        part = scene if shown is None else changes(shown, scene)
        found.append(Moment(entry, state.current, state.scores, part))
        shown = scene
    return found


def _scores(table: Table, rows: Sequence[EntryRow]) -> Scores:
    found = Scores([], [])
    for row, (position, _) in zip(rows, _again(table).follow(rows), strict=True):
        if row.kind in ("setup", "move", "undo"):
            found.entries.append(row.seq)
            found.scores.append(position.state.scores)
    return found
