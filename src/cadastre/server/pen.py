"""Entries on their way into a SQLite file: whatever comes while the disk is busy is written together, and then told."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, cast

from sqlalchemy import Connection, Engine, Table, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from cadastre.server.rows import EntryRow, TableRow

Values = dict[str, Any]

LOG = cast(Table, EntryRow.__table__)
"""The bare table: a row that nobody keeps needs no more."""


class Pen:
    """Writes from a thread and over a connection of its own."""

    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        self._engine, self._turn = engine, turn
        self._thread = ThreadPoolExecutor(1, "log")
        self._connection: Connection | None = None
        """Kept: to take it up and put it down again would cost as much as the writing."""
        self._waiting: list[tuple[Values, Values | None, asyncio.Future[None]]] = []
        self._job: asyncio.Task[None] | None = None

    async def write(self, values: Values, ended: Values | None) -> None:
        """An entry, and with the last one what becomes of its table; both are on the disk when this ends."""
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((values, ended, written))
        if self._job is None or self._job.done():
            self._job = asyncio.create_task(self._write_on())
        await written

    async def close(self) -> None:
        """Write what waits, and put the pen down."""
        if self._job:
            await self._job
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection:
            self._connection.close()
        self._engine.dispose()

    async def _write_on(self) -> None:
        while self._waiting:
            async with self._turn:
                batch, self._waiting = self._waiting, []
                entries = [(values, ended) for values, ended, _ in batch]
                errors = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, entries)
            for (_, _, written), error in zip(batch, errors, strict=True):
                if written.cancelled():
                    continue
                if error is None:
                    written.set_result(None)
                else:
                    written.set_exception(error)

    def _commit(self, entries: Sequence[tuple[Values, Values | None]]) -> list[Exception | None]:
        """All of them at once; one that is refused leaves the others alone, a failing disk spares none."""
        found: list[Exception | None] = []
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                for values, ended in entries:
                    try:
                        write_entry(self._connection, values, ended)
                        found.append(None)
                    except IntegrityError as error:  # SQLite takes back the statement, and not what was before
                        found.append(error)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait are told
            self._drop()
            return [error] * len(entries)
        return found

    def _drop(self) -> None:
        """Begin with a new connection next time: whatever is wrong with this one passes with it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                connection.close()


def write_entry(connection: Connection, values: Values, ended: Values | None) -> None:
    """An entry, and what becomes of its table."""
    connection.execute(insert(LOG), values)
    if ended:
        connection.execute(update(TableRow).where(TableRow.id == values["table_id"]).values(**ended))
