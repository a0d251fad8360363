"""The hall: all tables that somebody is at, brought up from the log when they are asked for; bots play there."""

import asyncio
import hashlib
import logging
import secrets
import time

from cadastre.bots.codes import level
from cadastre.core.editions import Edition
from cadastre.core.game import Game
from cadastre.core.rng import Luck
from cadastre.core.said import Said
from cadastre.registry import entry, rules
from cadastre.server.bond import PATIENCE
from cadastre.server.kernels import KernelRoom
from cadastre.server.measures import TABLES
from cadastre.server.store import EntryRow, Person, Store, TableRow, now
from cadastre.server.table import Broken, Table
from cadastre.server.wire import NewTable, SeatInfo, TableInfo

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Of table ids: none that is taken for another."""

TRY_AGAIN = 5.0
"""Seconds after which a bot tries again where something went wrong."""

logger = logging.getLogger(__name__)


class NoScreen(Exception):
    """A game that cannot be played in a browser; ``reason`` tells people."""

    def __init__(self, name: str) -> None:
        self.reason = Said("web-no-screen", {"game": name})
        super().__init__(name)


class Hall:
    """Every table of this server."""

    def __init__(self, store: Store, kernels: KernelRoom, editions: dict[str, Edition], pace: float) -> None:
        self.store, self.kernels = store, kernels
        self.editions = editions
        """Figures that new tables are played with, by game, where they are not the default."""
        self.pace = pace
        """Seconds that a bot takes at least, so that people can follow; those that it thinks are among them."""
        self._tables: dict[str, Table] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()
        self.bond = store.bond()
        self._reading: set[asyncio.Task[None]] = set()

    async def enter(self) -> None:
        """Hear of what other servers do at our tables."""
        await self.bond.open(self._woken)

    async def close(self) -> None:
        """Let the bots go."""
        jobs = [*self._bots.values(), *self._reading]
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await self.bond.close()

    def _woken(self, table_id: str) -> None:
        if table_id in self._tables or not table_id:
            job = asyncio.create_task(self._read(table_id))
            self._reading.add(job)
            job.add_done_callback(self._reading.discard)

    async def _read(self, table_id: str) -> None:
        """Take in what another server has written to a table, or to any."""
        try:
            newest = await self.store.newest([table_id] if table_id else list(self._tables))
            for name, seq in newest.items():
                if seq > self._tables[name].seq:
                    await self._tables[name].refresh()
        except Exception:  # the database is away, a log is broken: those who are at the table are told there
            logger.exception("what was written elsewhere could not be read; it is tried again")

    # people

    async def person(self, token: str | None) -> str | None:
        """Who has this token."""
        found = await self.store.person(_hashed(token)) if token else None
        return found.id if found else None

    async def welcome(self) -> tuple[str, str]:
        """Somebody new: id and token."""
        token, person = secrets.token_urlsafe(32), secrets.token_hex(8)
        await self.store.add(Person(id=person, token_hash=_hashed(token), created=now()))
        return person, token

    # tables

    async def plan(self, wanted: NewTable) -> Game:
        """The game that is asked for, if there is such a one."""
        found = entry(wanted.game)
        level(wanted.level)
        if "browser" not in found.screens:
            raise NoScreen(found.name)
        await self.kernels.ready(found.name)
        return Game.make(rules(found.name), wanted.players, self.editions.get(found.name), wanted.options)

    async def make(self, game: Game, strength: str, owner: str) -> TableRow:
        """A new table with bots of a level and its seed drawn; it waits for the people's share of the luck."""
        seats = [{"person": owner}, *({"bot": strength} for _ in range(game.players - 1))]
        row = TableRow(
            id="".join(secrets.choice(LETTERS) for _ in range(10)),
            game=game.name,
            rules=game.rules.rules_version,
            players=game.players,
            options=game.options,
            edition=None if game.edition.is_default else game.edition.plain,
            seats=seats,
            seed=secrets.token_hex(16),
            salt=secrets.token_hex(16),
            added=[],
            status="waiting",
            owner=owner,
            created=now(),
        )
        await self.store.add(row)
        return row

    async def start(self, row: TableRow, luck: str) -> None:
        """Lay the board; once only."""
        await self.kernels.ready(row.game)
        game = self.game_of(row)
        state = game.new(luck=Luck(row.seed, row.salt, (luck,)))
        events = [event.as_list() for event in state.events]
        setup = EntryRow(table_id=row.id, seq=0, seat=-1, actions=[], events=events, move_id="setup", at=now())
        await self.store.start(row.id, [luck], setup)

    def game_of(self, row: TableRow) -> Game:
        """The game that a table plays, with the figures it began with."""
        found = rules(row.game)
        edition: Edition | None = None
        if row.edition is not None:
            edition = found.editions.from_dict(dict(row.edition), f"table {row.id}")
        return Game.make(found, row.players, edition, row.options)

    async def open(self, table_id: str) -> Table | None:
        """A table that has started, brought up from its log if nobody was there."""
        async with self._opening:
            if table_id in self._tables:
                return self._tables[table_id]
            row = await self.store.table(table_id)
            if row is None or row.status == "waiting":
                return None
            await self.kernels.ready(row.game)
            if row.rules != rules(row.game).rules_version:
                raise Broken(Said("web-table-older-rules"))
            table = Table(self.store, row, self.game_of(row))
            log = await self.store.log(table_id)
            await asyncio.to_thread(table.replay, log)
            self._tables[table_id] = table
            TABLES.set(len(self._tables))
            self._bots[table_id] = asyncio.create_task(self._play_bots(table))
            return table

    async def _play_bots(self, table: Table) -> None:
        while not table.state.is_over:
            seq, begin = table.seq, time.monotonic()
            try:
                if not await self.bond.hold(table.row.id):  # another server lets them play, as long as it lives
                    await table.grown(seq, PATIENCE)
                    continue
                move = await table.bots_move()
                if move is None:
                    await table.grown(seq)
                    continue
                if move.seat == table.state.current:  # who acts out of turn has no time to lose
                    await asyncio.sleep(begin + self.pace - time.monotonic())
                await table.play_bot(move, seq)
            except Exception:  # a full disk, a locked database: it may pass
                logger.exception("the bot of table %s could not move; it tries again", table.row.id)
                await asyncio.sleep(TRY_AGAIN)

    def info(self, row: TableRow, reader: str | None) -> TableInfo:
        """A table as somebody sees it from outside."""
        table = self._tables.get(row.id)
        edition = "" if row.edition is None else str(row.edition.get("name", ""))
        return TableInfo(
            id=row.id,
            game=row.game,
            players=row.players,
            options=row.options,
            edition=edition,
            seats=[_seat(seat, reader) for seat in row.seats],
            status=table.row.status if table else row.status,  # type: ignore[arg-type]
            seq=table.seq if table else -1,
            created=row.created,
            commitment=Luck(row.seed, row.salt).commitment,
        )


def _seat(seat: dict[str, str], reader: str | None) -> SeatInfo:
    if "bot" in seat:
        return SeatInfo("bot", seat["bot"], mine=False)
    return SeatInfo("person", "", mine=seat["person"] == reader)


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
