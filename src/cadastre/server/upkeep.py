"""What the server does by itself, now and then."""

import asyncio
import gc
import logging

from cadastre.server.archive import Archive
from cadastre.server.course import Broken
from cadastre.server.hall import Hall
from cadastre.server.kernels import NotReady

DAY = 24 * 3600.0

logger = logging.getLogger(__name__)


async def upkeep(hall: Hall, archive: Archive, keep_days: int) -> None:
    """Let clocks run where nobody is, and clear away what is not kept for ever."""
    for table_id in await archive.timed():
        try:
            await hall.open(table_id)
        except (Broken, NotReady) as error:
            logger.warning("table %s cannot be played on: %s", table_id, error.reason.id)
    while True:
        gone = await archive.clear(keep_days)
        if gone:
            logger.info("%d old tables were deleted", gone)
        gc.collect()  # see ``cadastre serve``: otherwise hardly ever
        await asyncio.sleep(DAY)
