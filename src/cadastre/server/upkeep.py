"""What the server does by itself, now and then."""

import asyncio
import gc
import logging
from collections.abc import Awaitable
from typing import TypeVar

from cadastre.server.archive import Archive
from cadastre.server.course import Broken
from cadastre.server.hall import Hall
from cadastre.server.kernels import NotReady

T = TypeVar("T")

DAY = 24 * 3600.0
TRY_AGAIN = 5.0
"""Seconds after which the database is asked again that did not answer at the start."""
PAUSE = 0.05
"""Seconds between two games that are made up for: nobody waits for them."""

logger = logging.getLogger(__name__)


async def upkeep(hall: Hall, archive: Archive, keep_days: int) -> None:
    """Look after the games that are offered here.

    Clocks run where nobody is; what is not kept yet of finished games is; what is not kept for ever is cleared away.
    """
    games = list(hall.kernels.progress)
    while (timed := await _tried(archive.timed(games), "clocks")) is None:
        await asyncio.sleep(TRY_AGAIN)
    for table_id in timed:
        await _tried(hall.open(table_id), f"table {table_id}")
    while True:
        gone = await _tried(archive.clear(keep_days), "old tables")
        if gone:
            logger.info("%d old tables were deleted", gone)
        gc.collect()  # see ``cadastre serve``: otherwise hardly ever
        if not hall.kernels.stands_in:
            await _make_up(hall, await _tried(archive.unkept(games), "finished games") or [])
        await asyncio.sleep(DAY)


async def _make_up(hall: Hall, table_ids: list[str]) -> None:
    """Keep what was missed of finished games: older versions did not, and a server may have died before."""
    left = 0
    for table_id in table_ids:
        row = await _tried(hall.store.table(table_id), f"table {table_id}")
        try:
            if row:
                await hall.finished.watchable(row)
        except (Broken, NotReady):  # it is told from its log
            left += 1
        except Exception:
            logger.exception("the game at table %s could not be kept; it is tried again tomorrow", table_id)
        await asyncio.sleep(PAUSE)
    if left:
        logger.info("%d finished games cannot be played again by these rules; their logs are kept", left)


async def _tried(work: Awaitable[T], what: str) -> T | None:
    """What comes of something; whatever goes wrong with it, everything else is looked after."""
    try:
        return await work
    except (Broken, NotReady) as error:
        logger.warning("%s cannot be played on: %s", what, error.reason.id)
    except Exception:
        logger.exception("%s could not be looked after", what)
    return None
