"""Tables from outside: those that wait, one's own, those that are over; and what is not kept for ever."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, Select, delete, exists, func, or_, select

from cadastre.core.rng import Luck
from cadastre.server.lobby import timing_of
from cadastre.server.names import tidy
from cadastre.server.rows import OVER, FinishedRow, Person, SeatRow, TableRow
from cadastre.server.store import Store
from cadastre.server.wire import Page, SeatInfo, TableInfo

PAGE = 30
FURTHEST = 1_000_000
"""Tables that nobody leafs past."""
OPEN_DAYS = 7
"""How long a table waits for people."""


class Archive:
    """All tables, as lists."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def info(self, row: TableRow, reader: str | None) -> TableInfo:
        """A table as somebody sees it from outside."""
        return (await self.infos([row], reader))[0]

    async def infos(self, rows: Sequence[TableRow], reader: str | None) -> list[TableInfo]:
        """Several."""
        asked = select(SeatRow, Person.name).outerjoin(Person).where(SeatRow.table_id.in_([row.id for row in rows]))
        sitting: dict[str, list[tuple[SeatRow, str | None]]] = {row.id: [] for row in rows}
        turns = await self.store.turns([row.id for row in rows if row.status == "playing"])
        async with self.store.reading() as session:
            for seat, name in await session.execute(asked.order_by(SeatRow.number)):
                sitting[seat.table_id].append((seat, name))
        return [_info(row, sitting[row.id], reader, turns.get(row.id, -1)) for row in rows]

    async def waiting(self, reader: str | None, after: int = 0) -> Page:
        """Tables where anybody may sit down."""
        free = exists().where((SeatRow.table_id == TableRow.id) & SeatRow.person_id.is_(None) & SeatRow.bot.is_(None))
        found = select(TableRow).where((TableRow.status == "waiting") & TableRow.is_public & free)
        return await self._page(found.order_by(TableRow.created.desc()), reader, after)

    async def live(self, reader: str | None, after: int = 0) -> Page:
        """Games under way that anybody may watch."""
        found = select(TableRow).where((TableRow.status == "playing") & TableRow.is_public)
        return await self._page(found.order_by(TableRow.created.desc()), reader, after)

    async def mine(self, reader: str, after: int = 0) -> Page:
        """A person's tables that have begun, and those that wait for somebody else."""
        others = exists().where(
            (SeatRow.table_id == TableRow.id)
            & SeatRow.bot.is_(None)
            & or_(SeatRow.person_id.is_(None), SeatRow.person_id != reader)
        )
        found = select(TableRow).where(_at_table(reader) & ((TableRow.status != "waiting") | others))
        return await self._page(found.order_by(TableRow.created.desc()), reader, after)

    async def rows(self, status: str | None) -> list[TableRow]:
        """Every table, or those of a status, the newest first."""
        wanted = select(TableRow).order_by(TableRow.created.desc())
        async with self.store.reading() as session:
            return list(await session.scalars(wanted.where(TableRow.status == status) if status else wanted))

    async def rows_of(self, person: str) -> list[TableRow]:
        """Every table of a person."""
        async with self.store.reading() as session:
            return list(await session.scalars(select(TableRow).where(_at_table(person))))

    async def search(self, reader: str | None, game: str, name: str, day: str, after: int) -> Page:
        """Games that are over: those that everybody may see, and one's own."""
        game, name, day = map(tidy, (game, name, day))
        seen = or_(TableRow.is_public, _at_table(reader)) if reader else TableRow.is_public.is_(True)
        wanted = select(TableRow).where(TableRow.status.in_(OVER) & seen)
        if game:
            wanted = wanted.where(TableRow.game == game)
        if name:
            called = func.lower(func.coalesce(func.nullif(SeatRow.name, ""), Person.name))
            like = select(SeatRow.table_id).outerjoin(Person).where(called.contains(name.lower(), autoescape=True))
            wanted = wanted.where(TableRow.id.in_(like))
        if day:
            wanted = wanted.where(TableRow.ended.startswith(day, autoescape=True))
        return await self._page(wanted.order_by(TableRow.ended.desc(), TableRow.id), reader, after)

    async def _page(self, wanted: Select[TableRow], reader: str | None, after: int) -> Page:
        async with self.store.reading() as session:
            rows = list(await session.scalars(wanted.offset(min(max(after, 0), FURTHEST)).limit(PAGE + 1)))
        return Page(await self.infos(rows[:PAGE], reader), len(rows) > PAGE)

    async def by_code(self, code: str) -> TableRow | None:
        """The table that waits under this code."""
        async with self.store.reading() as session:
            return await session.scalar(select(TableRow).where(TableRow.code == tidy(code).lower()))

    async def timed(self, games: Collection[str]) -> list[str]:
        """Tables of these games under way whose time runs though nobody may be there."""
        playing = (TableRow.status == "playing") & TableRow.game.in_(games)
        async with self.store.reading() as session:
            rows = await session.scalars(select(TableRow).where(playing))
            return [row.id for row in rows if (timing := timing_of(row)).kind != "none" or timing.grace or timing.bell]

    async def unkept(self, games: Collection[str]) -> list[str]:
        """Tables where one of these games is over of which not everything is kept yet, the newest first."""
        over = TableRow.status.in_(OVER) & TableRow.game.in_(games)
        kept = exists().where((FinishedRow.table_id == TableRow.id) & (FinishedRow.frames > 0))
        async with self.store.reading() as session:
            return list(await session.scalars(select(TableRow.id).where(over & ~kept).order_by(TableRow.ended.desc())))

    async def clear(self, keep_days: int) -> int:
        """Delete tables that nobody came to, and games that have been over for so many days (0: never); how many."""
        old = (TableRow.status == "waiting") & (TableRow.created < _days_ago(OPEN_DAYS))
        if keep_days:
            old |= TableRow.status.in_(OVER) & (TableRow.ended < _days_ago(keep_days))
        async with self.store.writing() as session:
            done = await session.execute(delete(TableRow).where(old))
            return int(done.rowcount)  # type: ignore[attr-defined]


def _at_table(person: str) -> ColumnElement[bool]:
    sits = exists().where((SeatRow.table_id == TableRow.id) & (SeatRow.person_id == person))
    return or_(TableRow.owner == person, sits)


def _days_ago(days: int) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")


def _info(row: TableRow, sitting: Sequence[tuple[SeatRow, str | None]], reader: str | None, turn: int) -> TableInfo:
    return TableInfo(
        id=row.id,
        code=row.code or "",
        game=row.game,
        players=row.players,
        options=row.options,
        edition="" if row.edition is None else str(row.edition.get("name", "")),
        seats=[_seat(row, seat, name, reader) for seat, name in sitting],
        status=row.status,  # type: ignore[arg-type]
        is_public=row.is_public,
        hosting=row.owner == reader,
        timing=timing_of(row),
        created=row.created,
        ended=row.ended or "",
        commitment=Luck(row.seed, row.salt).commitment,
        turn=turn,
        ranks=row.ranks or [],
    )


def _seat(row: TableRow, seat: SeatRow, name: str | None, reader: str | None) -> SeatInfo:
    if seat.bot:
        return SeatInfo("bot", seat.bot, mine=False, host=False, ready=True)
    is_taken = seat.person_id is not None or bool(seat.name) or row.status != "waiting"
    return SeatInfo(
        kind="person" if is_taken else "open",
        name=seat.name or name or "",
        mine=reader is not None and seat.person_id == reader,
        host=seat.person_id == row.owner,
        ready=seat.luck is not None,
    )
