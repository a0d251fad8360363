"""How a server bears up: many tables at once, each with two people who play at random.

    python -m tools.load [--places sqlite,mixed] [--tables 200] [--rate 200] [--seconds 20] [--rounds 3] [--idle 1000]

measures four places one after the other, and that several times over, so that they can be compared: SQLite;
PostgreSQL with one server; two servers at one PostgreSQL with the tables *split* between them, as a proxy does it that
knows a table by its id; and *mixed*, where the two people of every table are at different servers. What is told is the
median of the rounds.

Latency is from the moment a person sends an action to the moment the other one at the table has heard of it. The
clients run on the same machine, in a process of their own, and cost about as much as a server; so does PostgreSQL. It
is a report: nothing here fails.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import psutil  # type: ignore[import-untyped]
import uvicorn

from testkit.server.house import House, serving
from testkit.server.postgres import postgres_server
from tools.load_game import Found, Game

Plain = dict[str, Any]

PLACES = ("sqlite", "postgres", "split", "mixed")
"""Where tables can be: on one server with either database, or on two."""


@dataclass(frozen=True)
class Place:
    """Servers at one database, and the processes of the database if it has any."""

    houses: list[House]
    mixed: bool = False
    postgres: psutil.Process | None = None

    def addresses(self, number: int) -> list[str]:
        """Where the two people of a table are."""
        first, second = (self.houses[(number + step) % len(self.houses)].address for step in (0, self.mixed))
        return [first, second]

    @property
    def memory(self) -> int:
        """Bytes of all servers."""
        return sum(int(psutil.Process(house.process.pid).memory_info().rss) for house in self.houses)

    @property
    def seconds(self) -> float:
        """Of processors that all servers have used."""
        return sum(_seconds(psutil.Process(house.process.pid)) for house in self.houses)

    @property
    def database_seconds(self) -> float:
        """The same of PostgreSQL, with those of its processes that have ended."""
        if self.postgres is None:
            return 0.0
        ended = self.postgres.cpu_times()
        alive = sum(_seconds(one) for one in [self.postgres, *self.postgres.children(recursive=True)])
        return alive + float(ended.children_user + ended.children_system)


@contextmanager
def place(name: str, folder: Path, new_database: Callable[[], str]) -> Iterator[Place]:
    """Servers that have just been started, with a new database."""
    with ExitStack() as stack:
        if name == "sqlite":
            with tempfile.TemporaryDirectory(dir=folder) as own:
                yield Place([stack.enter_context(serving(Path(own) / "games.sqlite3"))])
                stack.close()
            return
        url = new_database()
        houses = [stack.enter_context(serving(url)) for _ in range(1 if name == "postgres" else 2)]
        lock = Path(url.partition("host=")[2]) / "postmaster.pid"
        yield Place(houses, name == "mixed", psutil.Process(int(lock.read_text("utf-8").split()[0])))


async def warm_up(where: Place) -> None:
    """A table at every server, so that the rules are there before anything is measured."""
    for n in range(2):
        first = Game(where.addresses(n), Found(), random.Random(), asyncio.Queue())
        await first.sit_down()
        await first.get_up()


async def load(where: Place, tables: int, rate: float, seconds: float) -> Plain:
    """So many tables, and so many actions a second at all of them together."""
    found, luck = Found(), random.Random(1)
    queues: list[asyncio.Queue[None]] = [asyncio.Queue(1) for _ in range(tables)]
    games = [Game(where.addresses(n), found, random.Random(n), queue) for n, queue in enumerate(queues)]
    await warm_up(where)
    before = where.memory
    for game in games:
        await game.sit_down()
    jobs = [asyncio.create_task(game.play()) for game in games]
    found.latencies.clear()
    found.actions, begin, asked = 0, time.perf_counter(), 0
    used, own, database = where.seconds, time.process_time(), where.database_seconds
    while (passed := time.perf_counter() - begin) < seconds:
        while asked < passed * rate:
            asked += 1
            queue = luck.choice(queues)
            if queue.empty():
                queue.put_nowait(None)
        await asyncio.sleep(0.002)
    took = time.perf_counter() - begin
    memory, used, own = where.memory, where.seconds - used, time.process_time() - own
    database = where.database_seconds - database
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
        "database_cpu": round(database / took, 2),
        "clients_cpu": round(own / took, 2),
        "failures": failures,
    }


async def idle(where: Place, tables: int) -> Plain:
    """So many tables with two people each who do nothing."""
    await warm_up(where)
    before, found = where.memory, Found()
    games = [Game(where.addresses(n), found, random.Random(n), asyncio.Queue()) for n in range(tables)]
    for game in games:
        await game.sit_down()
    used = where.seconds
    await asyncio.sleep(10)
    report = {
        "tables": tables,
        "kib_per_table": round((where.memory - before) / 1024 / tables, 1),
        "server_cpu": round((where.seconds - used) / 10, 3),
    }
    for game in games:
        await game.get_up()
    return report


def summary(rounds: Sequence[Plain]) -> Plain:
    """The median of every figure, and how far apart the rounds were where it matters most."""
    told: Plain = {}
    for name, value in rounds[0].items():
        figures = [one[name] for one in rounds]
        if isinstance(value, list):
            told[name] = [one for each in figures for one in each]
        else:
            known = [figure for figure in figures if figure is not None]
            told[name] = round(median(known), 2) if known else None
    return {**told, "rounds": len(rounds), "p99_ms_of_each": [one["p99_ms"] for one in rounds]}


def _run(work: Coroutine[Any, Any, Plain]) -> Plain:
    """On the loop that the server has, so that those who measure cost as little as they can."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(work)


def _seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def main() -> int:
    """Measure, and say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--places", default=",".join(PLACES), help="of " + ", ".join(PLACES))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    names = given.places.split(",")
    found: dict[str, list[Plain]] = {name: [] for name in names}
    report: Plain = {}
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        new_database: Callable[[], str] = str
        if {*names} - {"sqlite"}:
            new_database = stack.enter_context(postgres_server())
        for number in range(given.rounds):
            for name in names:
                with place(name, Path(folder), new_database) as where:
                    found[name].append(_run(load(where, given.tables, given.rate, given.seconds)))
                last = found[name][-1]
                told = (
                    f"round {number + 1}, {name}: {last['p99_ms']} ms in 99 %, {last['actions_per_second']} actions/s"
                )
                print(told, file=sys.stderr, flush=True)
        report["load"] = {name: summary(rounds) for name, rounds in found.items()}
        if given.idle:
            with place(names[0], Path(folder), new_database) as where:
                report["idle"] = _run(idle(where, given.idle))
    print(json.dumps(report) if given.json else json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
