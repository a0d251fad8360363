"""How a server bears up: many tables at once, each with two people who play at random.

``python -m tools.load [--tables 200] [--rate 200] [--seconds 30] [--idle 1000] [--json]``. Latency is from the moment a
person sends an action to the moment the other one at the table has heard of it. The clients run on the same machine, in
a process of their own, and cost about as much as the server. It is a report: nothing here fails.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tests.server.guest import LUCK
from tests.server.house import House, serving


class Step(msgspec.Struct):
    """As much of a choice as is needed to make it."""

    action: int


class Question(msgspec.Struct):
    """As much of a question as is needed to answer it."""

    actions: list[int]
    due: bool
    choices: list[Step]


class Told(msgspec.Struct):
    """As much of a message as is needed to play on."""

    is_: str = msgspec.field(name="is")
    seq: int = -1
    id: str = ""
    ask: Question | None = None
    outcome: msgspec.Raw | None = None


_decode = msgspec.json.Decoder(Told).decode


@dataclass
class Seat:
    """A person at a table."""

    line: ClientConnection
    seq: int = -1
    ask: Question | None = None
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        """Take in everything that comes."""
        async for text in self.line:
            told = _decode(text)
            if told.is_ in ("news", "draft", "refused"):
                if told.is_ != "refused":
                    self.ask = told.ask
                self.seq = max(self.seq, told.seq)
                self.heard.set()


@dataclass
class Found:
    """What was measured in a run."""

    latencies: list[float] = field(default_factory=list)
    actions: int = 0
    games: int = 0


class Game:
    """A table with two people, played by one of us."""

    def __init__(self, address: str, found: Found, luck: random.Random, waiting: "asyncio.Queue[None]") -> None:
        self.address, self.found, self.luck, self.waiting = address, found, luck, waiting
        self.seats: list[Seat] = []
        self.jobs: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Two people, a table, two lines."""
        self.jobs, self.seats, cookies = [], [], []
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as one:
            wanted = {"game": "paris", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await one.post("/api/tables", json=wanted)).raise_for_status().json()["id"]
            cookies.append(one.cookies["cadastre"])
            async with httpx.AsyncClient(base_url=self.address, timeout=60) as other:
                (await other.post(f"/api/tables/{table}/seats/1", json={"luck": LUCK})).raise_for_status()
                cookies.append(other.cookies["cadastre"])
            (await one.post(f"/api/tables/{table}/start", json={"luck": LUCK})).raise_for_status()
        for cookie in cookies:
            url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            headers = {"Cookie": f"cadastre={cookie}"}
            seat = Seat(await connect(url, additional_headers=headers, max_size=None, open_timeout=60))
            self.seats.append(seat)
            self.jobs.append(asyncio.create_task(seat.listen()))
        self.found.games += 1

    async def play(self) -> None:
        """One action whenever it is our turn to be busy; a new game where one is over."""
        while True:
            await self.waiting.get()
            mover = next((seat for seat in self.seats if seat.ask and seat.ask.due), None)
            if mover is None or mover.ask is None:
                continue
            other = self.seats[1 - self.seats.index(mover)]
            ask, begin, before = mover.ask, time.perf_counter(), other.seq
            mover.ask = None
            mover.heard.clear()
            actions = [*ask.actions, self.luck.choice(ask.choices).action]
            play = {"is": "play", "id": f"{self.luck.random()}", "seq": mover.seq, "actions": actions}
            await mover.line.send(msgspec.json.encode(play).decode())
            await mover.heard.wait()
            self.found.actions += 1
            if mover.seq > before:  # a whole move: the other one hears of it
                while other.seq <= before:
                    other.heard.clear()
                    await other.heard.wait()
                self.found.latencies.append(time.perf_counter() - begin)
            if not any(seat.ask for seat in self.seats):
                await asyncio.sleep(0.05)
                if not any(seat.ask for seat in self.seats):
                    await self.get_up()
                    await self.sit_down()

    async def get_up(self) -> None:
        """Leave the table."""
        for job in self.jobs:
            job.cancel()
        for seat in self.seats:
            await seat.line.close()


async def load(house: House, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """So many tables, and so many actions a second at all of them together."""
    found, luck = Found(), random.Random(1)
    queues: list[asyncio.Queue[None]] = [asyncio.Queue(1) for _ in range(tables)]
    games = [Game(house.address, found, random.Random(n), queue) for n, queue in enumerate(queues)]
    first = Game(house.address, found, random.Random(), asyncio.Queue())
    await first.sit_down()  # so that the rules are there before anything is measured
    await first.get_up()
    before = _memory(house)
    for game in games:
        await game.sit_down()
    jobs = [asyncio.create_task(game.play()) for game in games]
    found.latencies.clear()
    found.actions, begin, asked = 0, time.perf_counter(), 0
    used, own = _seconds(house), time.process_time()
    while (passed := time.perf_counter() - begin) < seconds:
        while asked < passed * rate:
            asked += 1
            queue = luck.choice(queues)
            if queue.empty():
                queue.put_nowait(None)
        await asyncio.sleep(0.002)
    took = time.perf_counter() - begin
    memory, used, own = _memory(house), _seconds(house) - used, time.process_time() - own
    for job in jobs:
        job.cancel()
    done = await asyncio.gather(*jobs, return_exceptions=True)
    failures = [repr(one) for one in done if isinstance(one, Exception)]
    for game in games:
        await game.get_up()
    waits = sorted(found.latencies)
    return {
        "tables": tables,
        "actions_per_second": round(found.actions / took, 1),
        "asked_per_second": rate,
        "p50_ms": round(1000 * waits[len(waits) // 2], 1) if waits else None,
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 1) if waits else None,
        "kib_per_table": round((memory - before) / 1024 / tables, 1),
        "server_cpu": round(used / took, 2),
        "clients_cpu": round(own / took, 2),
        "failures": failures,
    }


async def idle(house: House, tables: int) -> dict[str, Any]:
    """So many tables with two people each who do nothing."""
    before, found = _memory(house), Found()
    games = [Game(house.address, found, random.Random(n), asyncio.Queue()) for n in range(tables)]
    for game in games:
        await game.sit_down()
    used = _seconds(house)
    await asyncio.sleep(10)
    report = {
        "tables": tables,
        "kib_per_table": round((_memory(house) - before) / 1024 / tables, 1),
        "server_cpu": round((_seconds(house) - used) / 10, 3),
    }
    for game in games:
        await game.get_up()
    return report


def _run(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """On the loop that the server has, so that those who measure cost as little as they can."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(work)


def _memory(house: House) -> int:
    return int(psutil.Process(house.process.pid).memory_info().rss)


def _seconds(house: House) -> float:
    times = psutil.Process(house.process.pid).cpu_times()
    return float(times.user + times.system)


def main() -> int:
    """Measure, and say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "games.sqlite3") as house:
        report = {"load": _run(load(house, given.tables, given.rate, given.seconds))}
        if given.idle:
            report["idle"] = _run(idle(house, given.idle))
    print(json.dumps(report) if given.json else json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
