"""Before and around the games: tables are made, people sit down, games begin, and begin again."""

import logging
import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cadastre.bots.codes import level
from cadastre.core.editions import Edition
from cadastre.core.game import Game
from cadastre.core.options import Entry
from cadastre.core.refusals import BadSetting
from cadastre.core.rng import Luck
from cadastre.registry import entry, rules
from cadastre.server.clock import full
from cadastre.server.games import begun_with, game_at
from cadastre.server.kernels import KernelRoom
from cadastre.server.limits import MOST_TABLES
from cadastre.server.names import tidy
from cadastre.server.people import letters
from cadastre.server.refusals import No
from cadastre.server.rows import EntryRow, Person, SeatRow, TableRow, now
from cadastre.server.store import Store
from cadastre.server.wire import NewSeat, NewTable, SeatWish, Share, Timing

logger = logging.getLogger(__name__)

ID_LETTERS, CODE_LETTERS = 10, 6


def timing_of(row: TableRow) -> Timing:
    """How a table goes about time."""
    return msgspec.convert(row.clock or {}, Timing)


async def delete_table(store: Store, row: TableRow) -> None:
    """As if it had never been; those who are there are told."""
    async with store.writing(row.id) as session:
        await session.execute(delete(TableRow).where(TableRow.id == row.id))


class Lobby:
    """Where people meet."""

    def __init__(self, store: Store, kernels: KernelRoom, editions: dict[str, Edition]) -> None:
        self.store, self.kernels = store, kernels
        self.editions = editions
        """Figures that tables are usually played with, by game, where they are not the default."""

    @property
    def games(self) -> list[Entry]:
        """Those that can be played here."""
        return [entry(name) for name in self.kernels.progress]

    def editions_of(self, name: str) -> list[str]:
        """Figures that a game can be played with, the usual ones first; none before its rules are ready."""
        if not self.kernels.is_loaded(name):  # nobody waits for the rules to be loaded only to read this
            return []
        given = [self.editions[name].name] if name in self.editions else []
        return [*given, rules(name).editions.default.name]

    # tables

    async def make(self, wanted: NewTable, host: Person) -> TableRow:
        """A new table with its seed drawn; it waits for people and their shares of the luck."""
        game = await self.plan(wanted)
        await self._check_number(host)
        row = TableRow(
            id=letters(ID_LETTERS),
            code=letters(CODE_LETTERS),
            game=game.name,
            rules=game.rules.rules_version,
            players=game.players,
            options=game.options,
            edition=None if game.edition.is_default else game.edition.plain,
            seed=secrets.token_hex(16),
            salt=secrets.token_hex(16),
            added=[],
            status="waiting",
            owner=host.id,
            is_public=wanted.is_public,
            clock=msgspec.to_builtins(wanted.timing),
            pace=wanted.pace,
            created=now(),
        )
        seats = [_seat(row.id, number, wish, host) for number, wish in enumerate(wanted.seats)]
        await self._keep(row, seats)
        return row

    async def _check_number(self, host: Person) -> None:
        """Nobody has more tables at a time than anybody plays."""
        theirs = (TableRow.owner == host.id) & TableRow.status.in_(("waiting", "playing"))
        async with self.store.reading() as session:
            number = await session.scalar(select(func.count()).select_from(TableRow).where(theirs))
        if number is not None and number >= MOST_TABLES:
            raise No("web-too-many-tables", 429, most=MOST_TABLES)

    async def _keep(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self.store.writing() as session:
            session.add(row)
            await session.flush()
            session.add_all(seats)

    async def plan(self, wanted: NewTable) -> Game:
        """The game that is asked for, if there is such a one."""
        name, timing = entry(wanted.game).name, wanted.timing
        if name not in self.kernels.progress:
            raise BadSetting(f"{name} is not played here; there are {', '.join(self.kernels.progress)}")
        for code in (timing.level, *(wish.level for wish in wanted.seats)):
            level(code)
        if timing.kind != "none" and timing.seconds < 1:
            raise BadSetting("a clock has at least a second")
        await self.kernels.ready(name)
        usual = self.editions.get(name)
        if wanted.edition and wanted.edition not in self.editions_of(name):
            raise BadSetting(f"there is no edition {wanted.edition!r}; there are {', '.join(self.editions_of(name))}")
        chosen = usual if usual and wanted.edition in ("", usual.name) else None
        return Game.make(rules(name), len(wanted.seats), chosen, wanted.options)

    async def rematch(self, row: TableRow, host: Person) -> TableRow:
        """A table like this one, with a seat kept for everybody who sat there."""
        kept = {column.key: getattr(row, column.key) for column in TableRow.__table__.columns}
        fresh = {
            "id": letters(ID_LETTERS),
            "code": letters(CODE_LETTERS),
            "rules": rules(row.game).rules_version,
            "edition_hash": None,
            "seed": secrets.token_hex(16),
            "salt": secrets.token_hex(16),
            "added": [],
            "status": "waiting",
            "owner": host.id,
            "created": now(),
            "ended": None,
            "ranks": None,
        }
        again, before = TableRow(**{**kept, **fresh}), await self.store.seats(row.id)
        turned = [*before[1:], before[0]]  # another one begins, as far as seats decide that
        seats = [
            SeatRow(table_id=again.id, number=number, person_id=seat.person_id, bot=seat.bot, name=seat.name)
            for number, seat in enumerate(turned)
        ]
        await self._keep(again, seats)
        return again

    # seats of a table that waits

    async def check_room(self, row: TableRow, number: int) -> None:
        """Refuse somebody new for whom there is no seat, before they become a person."""
        async with self.store.reading() as session:
            if not _free(await self._waiting(session, row), number):
                raise No("web-seat-taken")

    async def sit(self, row: TableRow, number: int, person: Person, share: Share) -> None:
        """Take a free seat, or the one that is kept for this person; -1 is whichever is free."""
        async with self.store.writing(row.id) as session:
            seats = await self._waiting(session, row)
            mine = [seat for seat in seats if seat.person_id == person.id]
            reserved = [seat for seat in mine if not seat.luck and number in (-1, seat.number)]
            free = _free(seats, number)
            if mine and not reserved and not tidy(share.name):
                raise No("web-seat-yours")
            if not reserved and not free:
                raise No("web-seat-taken")
            seat = (reserved or free)[0]
            seat.person_id, seat.luck = person.id, share.luck
            seat.name = tidy(share.name) or seat.name

    async def leave(self, row: TableRow, number: int, person: Person) -> None:
        """Stand up; the host may ask others to."""
        async with self.store.writing(row.id) as session:
            seats = await self._waiting(session, row)
            if not 0 <= number < len(seats) or person.id not in (row.owner, seats[number].person_id):
                raise No("web-not-host", 403)
            _clear(seats[number])

    async def change(self, row: TableRow, number: int, wanted: NewSeat, person: Person) -> None:
        """The host gives a seat to a bot, or to whoever comes."""
        if person.id != row.owner:
            raise No("web-not-host", 403)
        async with self.store.writing(row.id) as session:
            seats = await self._waiting(session, row)
            if not 0 <= number < len(seats):
                raise No("web-not-found", 404)
            _clear(seats[number])
            seats[number].bot = level(wanted.level) if wanted.kind == "bot" else None

    async def _waiting(self, session: AsyncSession, row: TableRow) -> list[SeatRow]:
        """The seats of a table whose game has not begun, for this transaction alone."""
        there = await session.scalar(select(TableRow.status).where(TableRow.id == row.id).with_for_update())
        if there != "waiting":
            raise No("web-table-begun")
        return list(await session.scalars(select(SeatRow).where(SeatRow.table_id == row.id).order_by(SeatRow.number)))

    async def start(self, row: TableRow, host: Person, luck: str) -> None:
        """Lay the board with everybody's luck; once only."""
        if host.id != row.owner:
            raise No("web-not-host", 403)
        await self.kernels.ready(row.game)
        await self._add_luck(row, host, luck)
        seats = await self.store.seats(row.id)
        people = {seat.person_id for seat in seats if seat.person_id}
        if any(not seat.person_id and not seat.bot for seat in seats):
            raise No("web-seats-open")
        if people - {seat.person_id for seat in seats if seat.luck}:
            raise No("web-seats-not-ready")
        game, added = await game_at(self.store, row), tuple(seat.luck for seat in seats if seat.luck)
        await begun_with(self.store, row, game)
        state = game.new(luck=Luck(row.seed, row.salt, added))
        setup = EntryRow(
            table_id=row.id,
            seq=0,
            kind="setup",
            seat=-1,
            actions=[],
            events=[event.as_list() for event in state.events],
            clock=full(timing_of(row), row.players),
            move_id="setup",
            at=now(),
            turn=state.current,
        )
        if not await self.store.start(row, seats, setup):
            raise No("web-table-begun")
        logger.info("table %s begins: %s for %d", row.id, row.game, row.players)

    async def _add_luck(self, row: TableRow, host: Person, luck: str) -> None:
        async with self.store.writing() as session:
            for seat in await self._waiting(session, row):
                if seat.person_id == host.id and not seat.luck:
                    seat.luck = luck
                    return


def _seat(table_id: str, number: int, wish: SeatWish, host: Person) -> SeatRow:
    is_theirs = wish.kind in ("me", "guest")
    return SeatRow(
        table_id=table_id,
        number=number,
        person_id=host.id if is_theirs else None,
        bot=wish.level if wish.kind == "bot" else None,
        name=tidy(wish.name) if wish.kind == "guest" else "",
    )


def _free(seats: Sequence[SeatRow], number: int) -> list[SeatRow]:
    """Seats that are nobody's: this one, or with -1 any."""
    return [seat for seat in seats if not seat.person_id and not seat.bot and number in (-1, seat.number)]


def _clear(seat: SeatRow) -> None:
    seat.person_id = seat.bot = seat.luck = None
    seat.name = ""
