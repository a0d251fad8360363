"""Threads for work that takes a while, shared fairly: by person first, then by table.

Whatever is done in a lane holds nobody up but those who wait for the same lane, and of those whoever has used least of
it lately goes first.
"""

import asyncio
import os
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from cadastre.core.courtesy import be_courteous
from cadastre.server.refusals import No

K = TypeVar("K")
T = TypeVar("T")

HALF_LIFE: Final = 30.0
"""Seconds after which what somebody has used counts half."""
MOST_WAITING: Final = 200
"""Jobs of one person that wait in a lane."""
NICE: Final = 10
"""How far these threads step back behind the one that answers people."""


Thread = Callable[..., Awaitable[Any]]
"""Does something in a thread: a function and what it is given."""


class Asker(NamedTuple):
    """On whose account a job goes."""

    person: str
    table: str = ""
    is_watched: bool = True
    """Whether somebody is there to see what comes of it: they come first."""


@dataclass
class _Account:
    """What somebody has used lately."""

    seconds: float
    at: float

    def left(self, at: float) -> float:
        """What still counts at this moment."""
        self.seconds, self.at = self.seconds * 0.5 ** ((at - self.at) / HALF_LIFE), at
        return self.seconds


class Lane:
    """A few threads, and those who wait for them."""

    def __init__(self, name: str, threads: int, manners: Callable[[], None] | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads, name, initializer=manners)
        self._free = threads
        self._waiting: list[tuple[Asker, asyncio.Future[None]]] = []
        self._people: dict[str, _Account] = {}
        self._tables: dict[tuple[str, str], _Account] = {}

    async def run(self, asker: Asker, work: Callable[..., T], *args: Any) -> T:
        """Do this in a thread when it is this person's turn."""
        async with self.turn(asker) as thread:
            found: T = await thread(work, *args)
        return found

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator["Thread"]:
        """Wait for a thread, and have it for oneself: what is only needed for its work is not fetched before."""
        if sum(other.person == asker.person for other, _ in self._waiting) >= MOST_WAITING:
            raise No("web-too-busy", 503)
        mine = asker, asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        self._call()
        try:
            await mine[1]
        except asyncio.CancelledError:  # whoever asked has gone
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:
                self._release()
            raise
        begin = time.monotonic()
        try:
            yield self._work
        finally:
            seconds = time.monotonic() - begin
            _charge(self._people, asker.person, seconds)
            _charge(self._tables, (asker.person, asker.table), seconds)
            self._release()

    def _call(self) -> None:
        """Give what is free to those who come first."""
        while self._free and self._waiting:
            at = time.monotonic()  # the same for all: what they have used gets less all the time
            first = min(self._waiting, key=lambda one: self._precedence(one[0], at))
            self._waiting.remove(first)
            self._free -= 1
            first[1].set_result(None)

    def _release(self) -> None:
        self._free += 1
        self._call()

    def _precedence(self, asker: Asker, at: float) -> tuple[bool, float, float]:
        person, table = self._people.get(asker.person), self._tables.get((asker.person, asker.table))
        return not asker.is_watched, person.left(at) if person else 0.0, table.left(at) if table else 0.0

    async def _work(self, work: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(work, *args))


def _charge(accounts: dict[K, _Account], key: K, seconds: float) -> None:
    """Put this on somebody's account; those of whom nothing is left but a trace are forgotten."""
    now = time.monotonic()
    account = accounts.pop(key, None) or _Account(0.0, now)
    account.seconds = account.left(now) + seconds
    accounts[key] = account  # at the end: the first ones are the oldest
    while next(iter(accounts.values())).at < account.at - 10 * HALF_LIFE:
        del accounts[next(iter(accounts))]


def _give_way() -> None:
    """Let the event loop go first wherever the system can tell threads apart.

    Only for what runs without Python's lock: a thread that has the lock and is not let on would hold everybody up.
    """
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


CORES: Final = os.cpu_count() or 1

SEARCHES: Final = Lane("searches", CORES, _give_way)
"""For bots that think ahead, and hints."""
BOTS: Final = Lane("bots", CORES)
"""For bots that don't: they take a moment, and never wait behind those that do."""
ANSWERS: Final = Lane("answers", 1)
"""For what people at a table are told, where that takes longer than to wake a thread."""
OPENINGS: Final = Lane("openings", 1, be_courteous)
"""Where logs are played again when somebody comes to a table."""
LIBRARY: Final = Lane("library", 1, be_courteous)
"""For games that are looked at again: replays, and records in and out."""
