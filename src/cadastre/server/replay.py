"""A game under way looked at again, entry by entry, as one of its seats has seen it."""

from collections.abc import Sequence

from cadastre.core.rng import Luck
from cadastre.server.course import Course
from cadastre.server.finished import Points
from cadastre.server.frames import AT_ONCE, follow
from cadastre.server.lanes import LIBRARY, Asker
from cadastre.server.rows import LogEntry
from cadastre.server.table import Table
from cadastre.server.wire import Moment, Replay, Scores


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
    return list(follow(_again(table), rows, first, seat))
