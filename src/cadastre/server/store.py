"""The database, and the logs in it: nothing is told before it is on its disk.

:mod:`people <cadastre.server.people>` and :mod:`tables <cadastre.server.lobby>` ask and write through here.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import msgspec
from msgspec.json import decode
from sqlalchemy import Table, Text, bindparam, create_engine, delete, event, func, insert, select, update
from sqlalchemy import cast as sql_cast
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from cadastre.server.bond import CHANNEL, Alone, Bond, Notified
from cadastre.server.pen import Pen, write_entry
from cadastre.server.rows import (
    EntryRow,
    FiguresRow,
    FinishedRow,
    FramesRow,
    LogEntry,
    Plain,
    PulseRow,
    SeatRow,
    TableRow,
    now,
)

MIGRATION = 0x_CADA_57E0
"""The number of PostgreSQL's lock under which the database is brought up to date."""


CONNECTIONS = 20
"""To PostgreSQL, of each server."""

_PLAIN = frozenset(("actions", "events", "data", "clock"))
_ENTRIES = cast(Table, EntryRow.__table__)
_LOG = (
    select(*(sql_cast(_ENTRIES.c[name], Text) if name in _PLAIN else _ENTRIES.c[name] for name in LogEntry._fields))
    .where((_ENTRIES.c.table_id == bindparam("table_id")) & (_ENTRIES.c.seq > bindparam("since")))
    .order_by(_ENTRIES.c.seq)
)
"""A log in the rawest form: all of a long game is read on the event loop, so milliseconds count."""
_IS_PLAIN = [name in _PLAIN for name in LogEntry._fields]


class Store:
    """A database. SQLite is in WAL mode with one writer at a time."""

    def __init__(self, url: str) -> None:
        # What is written may be secret, so no error repeats it.
        self.is_file = make_url(url).get_backend_name() == "sqlite"
        # Connections beyond those that are kept would be opened and thrown away for every question of a busy server.
        pool: dict[str, Any] = {} if self.is_file else {"pool_size": CONNECTIONS, "max_overflow": 0}
        self.engine: AsyncEngine = create_async_engine(url, json_serializer=_dumps, hide_parameters=True, **pool)
        # What only asks needs no transaction round it: two journeys to PostgreSQL less.
        asking = self.engine if self.is_file else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.reading = async_sessionmaker(asking, expire_on_commit=False)
        """Sessions that only ask."""
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writer, self._next = asyncio.Lock(), asyncio.Lock()
        if self.is_file:
            event.listen(self.engine.sync_engine, "connect", _safe_sqlite)
            plain = self.engine.url.set(drivername="sqlite")
            hand = create_engine(plain, json_serializer=_dumps, hide_parameters=True)
            event.listen(hand, "connect", _safe_sqlite)
            self._pen = Pen(hand, self._writer)

    def bond(self) -> Bond:
        """How this server is tied to others at the same database."""
        return Alone() if self.is_file else Notified(self.engine)

    async def open(self) -> None:
        """Bring the database up to date, wholly or not at all."""
        from cadastre.server.migrations import upgrade

        async with self.engine.begin() as connection:
            if self.is_file:  # else it would only begin with the first row that is written
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:  # of servers that start together one does it
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION)))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.is_file:
            await self._pen.close()

    async def beat(self) -> None:
        """Write something; an error if nothing can be written."""
        async with self.writing() as session:
            await session.execute(update(PulseRow).values(at=now()))

    @asynccontextmanager
    async def writing(self, wake: str = "") -> AsyncIterator[AsyncSession]:
        """A transaction that writes; it is on the disk when this ends, and then others hear of this table.

        Of those who want to write to a file only one stands behind the pen at a time: however many tables are being
        made, a move waits for one of them at most.
        """
        async with self._turn_to_write(), self._sessions.begin() as session:
            yield session
            if wake and not self.is_file:
                await session.execute(select(func.pg_notify(CHANNEL, wake)))

    @asynccontextmanager
    async def _turn_to_write(self) -> AsyncIterator[None]:
        if not self.is_file:
            yield
            return
        async with self._next, self._writer:
            yield

    async def start(self, row: TableRow, sitting: Sequence[SeatRow], setup: EntryRow) -> bool:
        """The people's luck is in and the board is laid: the game begins; False if the table has changed before."""
        added = [seat.luck for seat in sitting if seat.luck]
        async with self.writing(row.id) as session:
            status = await session.scalar(select(TableRow.status).where(TableRow.id == row.id).with_for_update())
            there = await session.scalars(select(SeatRow).where(SeatRow.table_id == row.id).order_by(SeatRow.number))
            begun = status == "waiting" and [*map(_who, there)] == [*map(_who, sitting)]
            if begun:
                figures = {"rules": row.rules, "edition_hash": row.edition_hash}
                values = {"added": added, "status": "playing", "code": None, **figures}
                await session.execute(update(TableRow).where(TableRow.id == row.id).values(**values))
                session.add(setup)
            return begun

    async def append(self, entry: LogEntry, *, status: str | None = None, ranks: Sequence[int] | None = None) -> None:
        """A new entry of a log; one with this number or this id that is there already is an error."""
        values = entry._asdict()
        ended = {"status": status, "ended": now(), "ranks": ranks and list(ranks)} if status else None
        if self.is_file:
            await self._pen.write(values, ended)
            return
        async with self.writing(f"{entry.table_id} {entry.seq}") as session:
            await (await session.connection()).run_sync(write_entry, values, ended)

    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        if not table_id.isprintable():  # PostgreSQL knows no such text
            return None
        async with self.reading() as session:
            return await session.get(TableRow, table_id)

    async def seats(self, table_id: str) -> list[SeatRow]:
        """Who sits at a table."""
        async with self.reading() as session:
            found = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.number)
            return list(await session.scalars(found))

    async def log(self, table_id: str, since: int = -1) -> list[LogEntry]:
        """The entries of a table after this one."""
        async with self.reading() as session:
            found = await (await session.connection()).execute(_LOG, {"table_id": table_id, "since": since})
            return [_entry(row) for row in found]

    async def keep(self, row: FiguresRow | FinishedRow) -> None:
        """Write what is always the same, whoever writes it: once, unless its table is gone."""
        with suppress(IntegrityError):
            async with self.writing() as session:
                session.add(row)

    async def figures(self, digest: str) -> Plain | None:
        """The figures that have this hash, if games were begun with them."""
        async with self.reading() as session:
            found = await session.get(FiguresRow, digest)
            return found.plain if found else None

    async def finished(self, table_id: str) -> FinishedRow | None:
        """What is kept of a game that is over."""
        async with self.reading() as session:
            return await session.get(FinishedRow, table_id)

    async def keep_frames(self, rows: Sequence[FramesRow]) -> bool:
        """Write a stretch of a game that is over through all eyes; one that was left from another try is the same.

        False if its table is gone, or another server is at it.
        """
        first = rows[0]
        values = [
            {"table_id": one.table_id, "seat": one.seat, "first": one.first, "packed": one.packed} for one in rows
        ]
        left = (FramesRow.table_id == first.table_id) & (FramesRow.first == first.first)
        try:
            async with self.writing() as session:
                await session.execute(delete(FramesRow).where(left))
                await session.execute(insert(FramesRow), values)
        except IntegrityError:
            return False
        return True

    async def frames_are_kept(self, table_id: str, count: int) -> None:
        """From now on a game that is over is watched by its frames, so many of them."""
        async with self.writing() as session:
            await session.execute(update(FinishedRow).where(FinishedRow.table_id == table_id).values(frames=count))

    async def frames(self, table_id: str, seat: int, first: int) -> bytes:
        """The stretch of a game's kept frames that has this entry."""
        its = (FramesRow.table_id == table_id) & (FramesRow.seat == seat) & (FramesRow.first <= first)
        async with self.reading() as session:
            found = await session.scalar(select(FramesRow.packed).where(its).order_by(FramesRow.first.desc()).limit(1))
        assert found is not None, "they begin with the set-up"
        return found

    async def chats(self, table_id: str) -> dict[int, Plain]:
        """What is left of what people have said at a table, by entry."""
        said = (EntryRow.table_id == table_id) & (EntryRow.kind == "chat")
        async with self.reading() as session:
            found = await session.execute(select(EntryRow.seq, EntryRow.data).where(said))
            return {seq: data or {} for seq, data in found}

    async def turns(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The seat that each of these games waits for, as far as the newest entry says so."""
        last = select(EntryRow.table_id, func.max(EntryRow.seq).label("seq")).where(EntryRow.table_id.in_(table_ids))
        newest = last.group_by(EntryRow.table_id).subquery()
        same = (EntryRow.table_id == newest.c.table_id) & (EntryRow.seq == newest.c.seq)
        async with self.reading() as session:
            found = await session.execute(select(EntryRow.table_id, EntryRow.turn).join(newest, same))
            return {table_id: turn for table_id, turn in found if turn is not None}

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the newest entry of each of these tables that are there."""
        asked = select(EntryRow.table_id, func.max(EntryRow.seq)).where(EntryRow.table_id.in_(table_ids))
        async with self.reading() as session:
            found = await session.execute(asked.group_by(EntryRow.table_id))
            return {table_id: seq for table_id, seq in found}  # noqa: C416 - rows are no pairs to a type checker


def _entry(row: Sequence[Any]) -> LogEntry:
    fields = zip(row, _IS_PLAIN, strict=True)
    return LogEntry(*(decode(value) if is_plain and value is not None else value for value, is_plain in fields))


def _who(seat: SeatRow) -> tuple[str | None, str | None, str | None]:
    return seat.person_id, seat.bot, seat.luck


def _dumps(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":"))


def _safe_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
