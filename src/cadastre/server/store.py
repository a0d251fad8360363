"""What is kept: people, tables, and a log for every table. Whatever is not in here has not happened."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import JSON, ForeignKey, String, UniqueConstraint, event, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from cadastre.server.bond import CHANNEL, Alone, Bond, Notified

Plain = dict[str, Any]

MIGRATION = 0x_CADA_57E0
"""The number of PostgreSQL's lock under which the database is brought up to date."""


class Base(DeclarativeBase):
    """What the database holds."""

    type_annotation_map = {Plain: JSON, list[Any]: JSON}


class Person(Base):
    """A browser that has been here; it proves itself by a token of which only the hash is kept."""

    __tablename__ = "person"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[str] = mapped_column(String(32))


class TableRow(Base):
    """A table: all that stays the same while it is played, and its luck."""

    __tablename__ = "game_table"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int]
    players: Mapped[int]
    options: Mapped[Plain]
    edition: Mapped[Plain | None]
    """All figures, unless they are the default."""
    seats: Mapped[list[Any]]
    """By seat: ``{"person": id}`` or ``{"bot": code}``."""
    seed: Mapped[str] = mapped_column(String(64))
    salt: Mapped[str] = mapped_column(String(64))
    added: Mapped[list[Any]]
    """What the people added to the luck; empty until the game starts."""
    status: Mapped[str] = mapped_column(String(16), index=True)
    owner: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    created: Mapped[str] = mapped_column(String(32), index=True)


class EntryRow(Base):
    """An entry of a table's log: the set-up (number 0, seat -1), or a whole move of a seat."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("table_id", "move_id"),)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    actions: Mapped[list[Any]]
    events: Mapped[list[Any]]
    """What it caused, in the plain form of records: a log can be read without its rules."""
    move_id: Mapped[str] = mapped_column(String(64))
    """Given by whoever decided: the same move is not done twice."""
    at: Mapped[str] = mapped_column(String(32))


def now() -> str:
    """The time, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """The database: nothing is told before it is on its disk. SQLite is in WAL mode with one writer at a time."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, json_serializer=_dumps)
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writer, self._alone = asyncio.Lock(), self.engine.dialect.name == "sqlite"
        if self._alone:
            event.listen(self.engine.sync_engine, "connect", _safe_sqlite)

    def bond(self) -> Bond:
        """How this server is tied to others at the same database."""
        return Alone() if self._alone else Notified(self.engine)

    async def open(self) -> None:
        """Bring the database up to date."""
        from cadastre.server.migrations import upgrade

        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":  # of servers that start together one does it
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION)))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    async def ping(self) -> None:
        """An error if the database does not answer."""
        async with self._session() as session:
            await session.execute(select(1))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes; it is on the disk when this ends."""
        async with self._writer if self._alone else nullcontext(), self._session.begin() as session:
            yield session

    async def add(self, row: Base) -> None:
        """Keep something new."""
        async with self.writing() as session:
            session.add(row)

    async def start(self, table_id: str, added: Sequence[str], setup: EntryRow) -> bool:
        """The people's luck is in and the board is laid: the game begins; False if it has begun before."""
        async with self.writing() as session:
            waiting = (TableRow.id == table_id) & (TableRow.status == "waiting")
            done = await session.execute(update(TableRow).where(waiting).values(added=list(added), status="playing"))
            begun = bool(done.rowcount)  # type: ignore[attr-defined]
            if begun:
                session.add(setup)
                await self._wake_others(session, table_id)
            return begun

    async def append(self, entry: EntryRow, *, over: bool) -> None:
        """A new entry of a log; an entry with this number or this move id that is there already is an error."""
        async with self.writing() as session:
            session.add(entry)
            if over:
                await session.execute(update(TableRow).where(TableRow.id == entry.table_id).values(status="over"))
            await self._wake_others(session, entry.table_id)

    async def _wake_others(self, session: AsyncSession, table_id: str) -> None:
        """Other servers hear of it when this transaction is on the disk."""
        if not self._alone:
            await session.execute(select(func.pg_notify(CHANNEL, table_id)))

    async def person(self, token_hash: str) -> Person | None:
        """Whose token this is."""
        async with self._session() as session:
            return await session.scalar(select(Person).where(Person.token_hash == token_hash))

    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        async with self._session() as session:
            return await session.get(TableRow, table_id)

    async def tables(self, owner: str, most: int = 50) -> list[TableRow]:
        """A person's tables that have started, the newest first."""
        mine = (TableRow.owner == owner) & (TableRow.status != "waiting")
        async with self._session() as session:
            found = await session.scalars(select(TableRow).where(mine).order_by(TableRow.created.desc()).limit(most))
            return list(found)

    async def log(self, table_id: str, since: int = -1) -> list[EntryRow]:
        """The entries of a table after this one."""
        wanted = (EntryRow.table_id == table_id) & (EntryRow.seq > since)
        async with self._session() as session:
            return list(await session.scalars(select(EntryRow).where(wanted).order_by(EntryRow.seq)))

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the newest entry of each of these tables."""
        asked = select(EntryRow.table_id, func.max(EntryRow.seq)).where(EntryRow.table_id.in_(table_ids))
        async with self._session() as session:
            found = await session.execute(asked.group_by(EntryRow.table_id))
            return dict(found.tuples().all())


def _dumps(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":"))


def _safe_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
