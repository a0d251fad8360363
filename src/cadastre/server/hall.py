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

from cadastre.core.said import Said
from cadastre.registry import rules
from cadastre.server.bond import PATIENCE
from cadastre.server.course import Broken
from cadastre.server.keeper import Keeper
from cadastre.server.kernels import KernelRoom
from cadastre.server.lobby import game_of
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
    hurry: bool = False
    asks: bool = False
    """It has only just opened the table, and would like to know who is at the others."""
    forgot: bool = False
    """Somebody who was there wants to have never been."""


class Hall:
    """Every table of this server that is in use."""

    def __init__(self, store: Store, kernels: KernelRoom, pace: float) -> None:
        self.store, self.kernels, self.pace = store, kernels, pace
        self.name = secrets.token_hex(4)
        """Of this server among others."""
        self.bond = store.bond()
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

    def _woken(self, table_id: str) -> None:
        if table_id in self._tables or not table_id:
            self._start(self._read(table_id))

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
                    await table.refresh()
        except Exception:  # the database is away, a log is broken: those who are at the table are told there
            logger.exception("what was written elsewhere could not be read; it is tried again")

    def _heard(self, words: str) -> None:
        with suppress(msgspec.DecodeError):
            told = msgspec.json.decode(words, type=Whisper)
            table = self._tables.get(told.table)
            if table is not None and told.server != self.name:
                table.company.heard(told.server, told.people)
                table.is_hurried |= told.hurry
                self._start(table.look_again() if told.forgot else table.stir())
                if told.asks:
                    self._start(self.tell_others(table))

    async def tell_others(self, table: Table, *, asks: bool = False, forgot: bool = False) -> None:
        """Who is at a table here, for the other servers."""
        whisper = Whisper(self.name, table.row.id, table.company.here, table.is_hurried, asks, forgot)
        await self.bond.whisper(msgspec.json.encode(whisper).decode())

    # tables

    async def open(self, table_id: str) -> Table | None:
        """A table that has started, brought up from its log if nobody was there."""
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            return self._tables.get(table_id) or await self._bring_up(table_id)

    async def _bring_up(self, table_id: str) -> Table | None:
        row = await self.store.table(table_id)
        if row is None or row.status == "waiting":
            return None
        await self.kernels.ready(row.game)
        table = Table(self.store, row, await self.store.seats(table_id), game_of(row))
        table.kernels = self.kernels
        log = await self.store.log(table_id)
        try:
            await asyncio.to_thread(table.replay, log)
        except Broken:
            if row.rules != rules(row.game).rules_version:  # a game that newer rules play the same way goes on
                raise Broken(Said("web-table-older-rules")) from None
            raise
        self._tables[table_id] = table
        TABLES.set(len(self._tables))
        self._keepers[table_id] = asyncio.create_task(Keeper(table, self.bond, self.pace).run())
        self._start(self.tell_others(table, asks=True))
        return table

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
        while True:
            await asyncio.sleep(PATIENCE * 5)
            for table in list(self._tables.values()):
                idle = time.monotonic() - table.company.last_left > IDLE
                if table.company.is_empty and idle and not is_timed(table) and table.state.current not in table.bots():
                    await self.put_away(table)
                elif not table.company.is_empty:
                    await self.tell_others(table)

    # people

    async def forget(self, people: People, person: Person, rows: list[TableRow]) -> None:
        """Somebody wants to have never been here; bots play on for them."""
        for row in rows:
            if row.status != "playing":
                continue
            with suppress(Broken):
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
