"""The hall: all tables that somebody is at, brought up from the log when they are asked for, each with its keeper."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from cadastre.server.bond import PATIENCE
from cadastre.server.clock import WallClock
from cadastre.server.course import Broken
from cadastre.server.finished import Finished
from cadastre.server.games import blamed, game_at
from cadastre.server.keeper import Keeper
from cadastre.server.kernels import KernelRoom, NotReady
from cadastre.server.lanes import OPENINGS, Asker
from cadastre.server.limits import Limits
from cadastre.server.measures import TABLES
from cadastre.server.people import People
from cadastre.server.rows import Person, TableRow
from cadastre.server.store import Store
from cadastre.server.table import Table

IDLE = 600.0
"""Seconds after which a table that nobody is at, and where nothing is going to happen, is put away."""

logger = logging.getLogger(__name__)


class Whisper(msgspec.Struct):
    """What a server tells the others about a table: who is there, and whether they are in a hurry."""

    server: str
    table: str
    people: list[str]
    watching: int = 0
    hurry: bool = False
    asks: bool = False
    """It has only just opened the table, and would like to know who is at the others."""
    forgot: bool = False
    """Somebody who was there wants to have never been."""
    seq: int = -1
    age: float | None = None
    """Seconds since its newest entry, if this server keeps the table: it has seen them pass."""


class Hall:
    """Every table of this server that is in use."""

    def __init__(self, store: Store, kernels: KernelRoom, pace: float) -> None:
        self.store, self.kernels, self.pace = store, kernels, pace
        self.name = secrets.token_hex(4)
        """Of this server among others."""
        self.bond, self.finished = store.bond(), Finished(store, kernels)
        self.limits = Limits()
        self._tables: dict[str, Table] = {}
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._jobs: set[asyncio.Task[Any]] = set()

    async def enter(self) -> None:
        """Hear of what other servers do at our tables."""
        await self.bond.open(self._woken, self._heard)
        self._start(self._tidy_up())

    async def close(self) -> None:
        """Let the keepers go."""
        jobs = [*self._keepers.values(), *self._jobs]
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await self.bond.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        job = asyncio.create_task(work)
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    # other servers

    def _woken(self, words: str) -> None:
        table_id, _, seq = words.partition(" ")
        table = self._tables.get(table_id)
        if table is not None and seq:
            if int(seq) > table.seq:  # else it is what this server wrote itself
                self._start(self._catch_up(table, int(seq)))
        elif table is not None or not table_id:
            self._start(self._read(table_id))

    async def _catch_up(self, table: Table, seq: int) -> None:
        """Take in what another server has written to a table."""
        try:
            await table.refresh(seq)
        except Exception:  # see below
            logger.exception("what was written elsewhere could not be read; it is tried again")

    async def _read(self, table_id: str) -> None:
        """Take in what another server has written to a table, or to any; one whose log is gone is gone."""
        try:
            known = [table_id] if table_id else list(self._tables)
            newest = await self.store.newest(known)
            for name in known:
                table = self._tables.get(name)
                if table is None:
                    continue
                if name not in newest:
                    await self.put_away(table, gone=True)
                elif newest[name] > table.seq:
                    await table.refresh(newest[name])
        except Exception:  # the database is away, a log is broken: those who are at the table are told there
            logger.exception("what was written elsewhere could not be read; it is tried again")

    def _heard(self, words: str) -> None:
        with suppress(msgspec.DecodeError):
            told = msgspec.json.decode(words, type=Whisper)
            table = self._tables.get(told.table)
            if table is not None and told.server != self.name:
                table.company.heard(told.server, told.people, told.watching)
                if told.age is not None and told.seq == table.seq:
                    table.since = time.monotonic() - told.age
                table.is_hurried |= told.hurry
                self._start(table.look_again() if told.forgot else table.stir())
                if told.asks:
                    self._start(self.tell_others(table))

    async def tell_others(self, table: Table, *, asks: bool = False, forgot: bool = False) -> None:
        """Who is at a table here, for the other servers."""
        company, age = table.company, table.elapsed if table.is_kept else None
        whisper = Whisper(
            self.name, table.row.id, company.here, company.watching, table.is_hurried, asks, forgot, table.seq, age
        )
        await self.bond.whisper(msgspec.json.encode(whisper).decode())

    # tables

    async def open(self, table_id: str, who: str = "") -> Table | None:
        """A table that has started, brought up from its log for whoever asks if nobody was there."""
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            return self._tables.get(table_id) or await self._bring_up(table_id, who)

    async def _bring_up(self, table_id: str, who: str) -> Table | None:
        row = await self.store.table(table_id)
        if row is None or row.status == "waiting":
            return None
        await self.kernels.ready(row.game)
        table = await brought_up(self.store, row, who)
        table.kernels = self.kernels
        self._tables[table_id] = table
        TABLES.set(len(self._tables))
        table.when_over = lambda: self.keep(table.row)
        if table.course.is_over:
            table.when_over()
        self._keepers[table_id] = asyncio.create_task(Keeper(table, self.bond, self.pace).run())
        self._start(self.tell_others(table, asks=True))
        return table

    def keep(self, row: TableRow) -> None:
        """Have what is kept of a game that is over written, while nobody waits for it."""
        self._start(self._keep(row))

    async def _keep(self, row: TableRow) -> None:
        """Write what is kept of a game that is over."""
        try:
            await self.finished.watchable(row)
        except Exception:  # a full disk, a locked database: whoever asks for it, or the upkeep, tries again
            logger.exception("the game at table %s is over, but not kept yet", row.id)

    async def put_away(self, table: Table, *, gone: bool = False) -> None:
        """Take a table out of memory; if it is gone, those who are there are told."""
        table.is_gone, table.is_put_away = gone, True
        self._tables.pop(table.row.id, None)
        TABLES.set(len(self._tables))
        keeper = self._keepers.pop(table.row.id, None)
        if keeper:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)
        await self.bond.release(table.row.id)
        await table.stir()

    async def deleted(self, table_id: str) -> None:
        """A table is no more."""
        table = self._tables.get(table_id)
        if table:
            await self.put_away(table, gone=True)

    async def _tidy_up(self) -> None:
        """Put away what nobody is at, and say again who is here."""
        wall = WallClock()
        while True:
            await asyncio.sleep(PATIENCE * 5)
            wall.check()
            for table in list(self._tables.values()):
                idle = time.monotonic() - table.company.last_left > IDLE
                waits = table.is_resting or table.state.current not in table.bots()
                if table.company.is_empty and idle and waits and not is_timed(table):
                    await self.put_away(table)
                elif not table.company.is_empty:
                    await self.tell_others(table)

    # people

    async def forget(self, people: People, person: Person, rows: list[TableRow]) -> None:
        """Somebody wants to have never been here; bots play on for them."""
        for row in rows:
            if row.status != "playing":
                continue
            with suppress(Broken, NotReady):  # else whoever plays it on finds an empty seat
                table = await self.open(row.id)
                if table:
                    await leave(table, person.id)
        await people.forget(person)
        for row in rows:
            table = self._tables.get(row.id)
            if table is None:
                continue
            if await self.store.table(row.id) is None:
                await self.put_away(table, gone=True)
            else:
                await table.look_again()
                await self.tell_others(table, forgot=True)


async def brought_up(store: Store, row: TableRow, who: str = "") -> Table:
    """A table with its log played again."""
    game = await game_at(store, row)
    async with OPENINGS.turn(Asker(who)) as thread:
        with blamed(row):
            table = Table(store, row, await store.seats(row.id), game)
            await thread(table.replay, await store.log(row.id))
    return table


async def leave(table: Table, person: str) -> None:
    """A bot plays on for somebody who does not come back."""
    async with table.lock:
        for seat in table.seats_of(person):
            while not table.course.is_over and seat not in table.course.gone:
                await table.write("sit_in", seat, bot=table.timing.level, why="left")
            table.people[seat] = None


def is_timed(table: Table) -> bool:
    """Whether something may happen though nobody is there."""
    timing = table.timing
    return not table.course.is_over and (timing.kind != "none" or bool(timing.grace or timing.bell))
