"""Those who have nothing to do with an attack: people at tables, one against a bot, and whoever asks for /health.

They come by way of a proxy, as people on the open net do: every one of them has an address of their own.
"""

import asyncio
import contextlib
import os
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from testkit.games import playable_by
from testkit.server.guest import LUCK
from tools.load_game import Found, Game, Seat, home

TABLES = 4
"""With two people each."""
RATE = 8.0
"""Actions a second at each of them."""
LOOK = 0.05
"""Seconds between two questions after the server's health, and between two looks at its memory."""
PATIENCE = 10.0
"""Seconds after which no answer is none."""

_TROUBLE = (OSError, TimeoutError, WebSocketException, InvalidHandshake, httpx.HTTPError)


@dataclass
class Spell:
    """What was measured in a while; times in milliseconds."""

    p99: float
    bot_p99: float
    silence: float
    """The longest time between two good answers of /health."""
    memory: int
    """The most bytes that the server and its children had."""
    ill: int
    """Answers of /health that were not good, or did not come."""
    closed: int
    """Lines of people that the server has hung up."""


class Table(Game):
    """Two people; what the server does to them is counted and they sit down again."""

    closed = 0

    async def attend(self) -> None:
        """Play for ever."""
        while True:
            try:
                if not self.seats:
                    await self.sit_down()
                await self.play()
            except _TROUBLE:
                self.closed += any(seat.is_gone for seat in self.seats)
                with suppress(*_TROUBLE):
                    await self.get_up()
                self.seats = []
                await asyncio.sleep(0.5)


class BotTable(Table):
    """A person and an easy bot that takes no time of its own: what is measured is how long its answer takes."""

    async def sit_down(self) -> None:
        """A table, and one line."""
        told, address = home(), self.addresses[0]
        async with httpx.AsyncClient(base_url=address, timeout=60, headers=told) as one:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
            wanted = {"game": playable_by(2), "pace": 0, "seats": seats}
            table = (await one.post("/api/tables", json=wanted)).raise_for_status().json()["id"]
            (await one.post(f"/api/tables/{table}/start", json={"luck": LUCK})).raise_for_status()
            headers = {**told, "Cookie": f"cadastre={one.cookies['cadastre']}"}
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.seats = [Seat(await connect(url, additional_headers=headers, max_size=None, open_timeout=60))]
        self.jobs = [asyncio.create_task(self.seats[0].listen())]

    async def play(self) -> None:
        """An action at a time; after a whole move, the bot's answer is waited for."""
        (seat,) = self.seats
        while True:
            await self.waiting.get()
            if seat.ask is None or not seat.ask.due:
                await asyncio.sleep(0.2)
                if seat.ask is None:  # nothing more is asked: it is over
                    await self.get_up()
                    self.seats = []
                    return
                continue
            before, parts = seat.seq, [*seat.ask.parts, self.luck.choice(seat.ask.choices).notation]
            seat.ask = None
            seat.heard.clear()
            self.since = time.perf_counter()
            play = {"is": "compose", "id": f"{self.luck.random()}", "seq": seat.seq, "parts": parts}
            await seat.line.send(msgspec.json.encode(play).decode())
            await seat.hear()
            while seat.seq > before and seat.waits:
                seat.heard.clear()
                await seat.hear()
            if seat.seq > before + 1:
                self.found.latencies.append(time.perf_counter() - self.since)
            self.since = None


@dataclass
class Health:
    """Whether the server is well, asked again and again over new connections."""

    port: int
    good: float = field(default_factory=time.perf_counter)
    """When it was last told."""
    silence: float = 0.0
    ill: int = 0

    async def ask(self) -> None:
        """For ever."""
        while True:
            begin = time.perf_counter()
            try:
                async with asyncio.timeout(PATIENCE):
                    is_good = await self._once()
            except (OSError, TimeoutError, ValueError, IndexError):
                is_good = False
            if is_good:
                self.pause()
                self.good = time.perf_counter()
            else:
                self.ill += 1
            await asyncio.sleep(max(0.0, begin + LOOK - time.perf_counter()))

    async def _once(self) -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return int((await reader.readline()).split()[1]) == 200
        finally:
            writer.close()

    def pause(self) -> None:
        """Take the time since the last good answer into account."""
        self.silence = max(self.silence, time.perf_counter() - self.good)


class Memory:
    """What the server and all its children have in memory."""

    def __init__(self, pid: int) -> None:
        self.pid, self.most = pid, 0

    async def watch(self) -> None:
        """For ever."""
        while True:
            self.most = max(self.most, self.now())
            await asyncio.sleep(LOOK)

    def begin(self) -> None:
        """Forget what was before; the system notes the peak from now on, also between two looks."""
        self.most = self.now()
        with suppress(OSError):
            Path(f"/proc/{self.pid}/clear_refs").write_text("5", "ascii")

    def peak(self) -> int:
        """The most since then."""
        with suppress(OSError):
            status = Path(f"/proc/{self.pid}/status").read_text("ascii")
            own = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
            self.most = max(self.most, int(own.split()[1]) * 1024)
        return self.most

    def now(self) -> int:
        """At this moment."""
        found = 0
        for pid in _family(self.pid):
            with suppress(OSError):
                found += int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
        return found * os.sysconf("SC_PAGE_SIZE")


def _family(pid: int) -> Iterator[int]:
    yield pid
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                for one in (task / "children").read_text("ascii").split():
                    yield from _family(int(one))


class Victims:
    """All of them, at one server."""

    def __init__(self, address: str, pid: int) -> None:
        self.found, self.bots = Found(), Found()
        self._queues: list[asyncio.Queue[None]] = [asyncio.Queue(1) for _ in range(TABLES + 1)]
        addresses = [address] * 2
        self.tables = [Table(addresses, self.found, random.Random(n), self._queues[n]) for n in range(TABLES)]
        self.alone = BotTable(addresses, self.bots, random.Random(TABLES), self._queues[TABLES])
        self.health, self.memory = Health(int(address.rpartition(":")[2])), Memory(pid)

    @asynccontextmanager
    async def about(self) -> AsyncIterator[None]:
        """They play as long as this lasts."""
        everybody = [*self.tables, self.alone]
        for one in everybody:
            await one.sit_down()
        work = [one.attend() for one in everybody]
        jobs = [asyncio.create_task(one) for one in (*work, self.health.ask(), self.memory.watch(), self._tick())]
        try:
            yield
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            for one in everybody:
                with contextlib.suppress(*_TROUBLE):
                    await one.get_up()

    async def _tick(self) -> None:
        while True:
            for queue in self._queues:
                if queue.empty():
                    queue.put_nowait(None)
                await asyncio.sleep(1 / RATE / len(self._queues))

    async def spell(self, seconds: float) -> Spell:
        """What they saw for so long."""
        everybody = [*self.tables, self.alone]
        closed = sum(one.closed for one in everybody)
        self.found.latencies.clear()
        self.bots.latencies.clear()
        self.health.silence, self.health.ill, self.health.good = 0.0, 0, time.perf_counter()
        self.memory.begin()
        await asyncio.sleep(seconds)
        now = time.perf_counter()
        for one in everybody:  # whoever still waits has waited at least so long
            if one.since is not None and now - one.since > max(one.found.latencies, default=0.0):
                one.found.latencies.append(now - one.since)
        self.health.pause()
        return Spell(
            p99=_p99(self.found.latencies, seconds),
            bot_p99=_p99(self.bots.latencies, seconds),
            silence=1000 * self.health.silence,
            memory=self.memory.peak(),
            ill=self.health.ill,
            closed=sum(one.closed for one in everybody) - closed,
        )


def _p99(waits: list[float], seconds: float) -> float:
    """In milliseconds; where nothing was heard at all, as long as was listened."""
    return 1000 * (sorted(waits)[len(waits) * 99 // 100] if waits else seconds)
