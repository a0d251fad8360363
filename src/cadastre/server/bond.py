"""What ties several servers at one database together: who is woken when a log grows, and who keeps a table.

Nothing that matters is told over it: a wake-up only says that there is something to read. It is sent by the transaction
that writes, so it comes if and when that is on the disk. A whisper says what nobody needs to know for sure, such as who
is at a table. A server that dies lets go of its tables at once, because the database keeps them for its connection.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL, WHISPERS = "cadastre", "cadastre_whispers"
"""Where wake-ups are sent, and what servers tell each other by the way."""

PATIENCE = 3.0
"""Seconds between two looks at what a wake-up may have failed to tell, or who may have gone."""

logger = logging.getLogger(__name__)

Wake = Callable[[str], None]
"""Called with the id of a table that has changed, and the number of its newest entry if it is the log that has grown;
with nothing where any may have."""

Hear = Callable[[str], None]
"""Called with what another server whispers."""


class Bond(Protocol):
    """How this server is tied to others."""

    async def open(self, wake: Wake, hear: Hear) -> None:
        """From now on listen to the others."""

    async def hold(self, table_id: str) -> bool:
        """Whether this server keeps the table: it does if no other does."""

    async def release(self, table_id: str) -> None:
        """Let another server keep it."""

    async def whisper(self, words: str) -> None:
        """Tell the other servers something; it may get lost."""

    async def close(self) -> None:
        """Let go of everything."""


class Alone:
    """The bond of a server whose database is a file: there are no others."""

    async def open(self, wake: Wake, hear: Hear) -> None:
        """Nobody will call."""

    async def hold(self, table_id: str) -> bool:  # noqa: ARG002 - all tables
        """It does."""
        return True

    async def release(self, table_id: str) -> None:
        """There is nobody to take it."""

    async def whisper(self, words: str) -> None:
        """There is nobody to hear it."""

    async def close(self) -> None:
        """Nothing is held."""


class Notified:
    """The bond of servers at one PostgreSQL: NOTIFY for wake-ups, advisory locks for tables, on one connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._wake: Wake
        self._hear: Hear
        self._connection: AsyncConnection | None = None
        self._held: set[str] = set()
        self._lost = asyncio.Event()
        self._asking = asyncio.Lock()
        self._keeper: asyncio.Task[None] | None = None

    async def open(self, wake: Wake, hear: Hear) -> None:
        """Connect, and do so again whenever the connection is lost."""
        self._wake, self._hear = wake, hear
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """The database gives the tables to others as soon as the connection is gone."""
        if self._keeper:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self._disconnect()

    async def hold(self, table_id: str) -> bool:
        """Whether the table is ours; if it is nobody's, it is now."""
        async with self._asking:
            if table_id in self._held:
                return True
            connection = self._connection
            if connection is None:
                return False
            try:
                ours = bool(await connection.scalar(select(func.pg_try_advisory_lock(_number(table_id)))))
            except (SQLAlchemyError, OSError):
                self._lost.set()
                return False
            if ours and connection is self._connection:
                self._held.add(table_id)
            return ours

    async def release(self, table_id: str) -> None:
        """The next who asks may have it."""
        async with self._asking:
            if table_id in self._held and self._connection is not None:
                self._held.discard(table_id)
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await self._connection.execute(select(func.pg_advisory_unlock(_number(table_id))))

    async def whisper(self, words: str) -> None:
        """As a notification of its own."""
        async with self._asking:
            if self._connection is not None:
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await self._connection.execute(select(func.pg_notify(WHISPERS, words)))

    async def _connect(self) -> None:
        self._lost.clear()
        connection = await self.engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: self._lost.set())
            await driver.add_listener(CHANNEL, lambda _connection, _pid, _channel, table_id: self._wake(table_id))
            await driver.add_listener(WHISPERS, lambda _connection, _pid, _channel, words: self._hear(words))
        except BaseException:  # whoever is told to stop in the middle leaves no connection behind either
            await asyncio.shield(_let_go(connection))
            raise
        self._connection = connection

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        self._held.clear()
        if connection is not None:
            await asyncio.shield(_let_go(connection))

    async def _report(self) -> None:
        """Let the pool see the error: it gives out none of the connections that were lost at the same time."""
        async with self._asking:
            if self._connection is not None:
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await self._connection.execute(select(1))

    async def _keep(self) -> None:
        """A lost connection is replaced; now and then everybody looks by themselves, in case a wake-up was lost."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), PATIENCE)
                await self._report()
                await self._disconnect()
                try:
                    await self._connect()
                except Exception as error:  # noqa: BLE001 - the driver has its own for a database that is starting
                    logger.warning("the database is away: %s", type(error).__name__)
                    self._lost.set()
                    await asyncio.sleep(PATIENCE)
            self._wake("")


async def _let_go(connection: AsyncConnection) -> None:
    """Never back to the pool, where it would hold on to the tables."""
    with contextlib.suppress(SQLAlchemyError, OSError):
        await connection.invalidate()
    with contextlib.suppress(SQLAlchemyError, OSError):
        await connection.close()


def _number(table_id: str) -> int:
    """A table as the number of a lock."""
    return int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:8], signed=True)
