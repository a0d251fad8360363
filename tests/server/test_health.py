"""Whether a server is alive, and whether it can write: two questions, and the second is answered by writing."""

import asyncio
import re
import resource
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import asyncpg
import httpx
import pytest

from cadastre.cli.serve import database_url
from cadastre.server import health
from cadastre.server.health import Readiness
from cadastre.server.store import Store
from testkit.server.guest import Guest
from testkit.server.house import PATIENCE, House, serving, wait_until
from testkit.server.indoors import opened


def is_ready(house: House) -> bool:
    """What it says; it is alive in any case."""
    alive = httpx.get(f"{house.address}/health", timeout=PATIENCE)
    assert (alive.status_code, alive.json()) == (200, {"alive": True})
    ready = httpx.get(f"{house.address}/health/ready", timeout=PATIENCE)
    assert (ready.status_code, ready.json()) in ((200, {"ready": True}), (503, {"ready": False}))
    return ready.is_success


def comes_and_goes(house: House, take_away: Callable[[], None], give_back: Callable[[], None]) -> None:
    """A server notices that it cannot write any more, and that it can again."""
    assert is_ready(house)
    take_away()
    wait_until(lambda: not is_ready(house), "it notices that it cannot write")
    give_back()
    wait_until(lambda: is_ready(house), "it notices that it can write again")


def test_a_full_disk(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as house, Guest(house.address) as guest:
        pid, file = house.process.pid, resource.RLIMIT_FSIZE
        table = guest.table()

        def fill() -> None:  # no file may grow, as on a disk that has no more room
            resource.prlimit(pid, file, ((tmp_path / "games.sqlite3-wal").stat().st_size, resource.RLIM_INFINITY))

        def free() -> None:
            assert guest.info(table.id).status == "playing"
            resource.prlimit(pid, file, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

        comes_and_goes(house, fill, free)


def test_a_locked_database(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with serving(file) as house, closing(sqlite3.connect(file, isolation_level=None)) as other:

        def do(statement: str) -> None:
            other.execute(statement)

        comes_and_goes(house, lambda: do("BEGIN EXCLUSIVE"), lambda: do("ROLLBACK"))


def at_postgres(database: str, work: Callable[[asyncpg.Connection, str], Awaitable[object]]) -> None:
    """Something that is done to a database from outside."""
    name = re.search(r"/(games\d+)\?", database)
    assert name

    async def run() -> None:
        other = await asyncpg.connect(database.replace(name[1], "postgres"))
        try:
            await work(other, name[1])
        finally:
            await other.close()

    asyncio.run(run())


def test_a_database_that_may_only_be_read(postgres: Callable[[], str]) -> None:
    database = postgres()

    def turn(how: str) -> None:
        async def work(other: asyncpg.Connection, name: str) -> None:
            await other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {how}")
            await other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)

        at_postgres(database, work)

    with serving(database) as house:
        comes_and_goes(house, lambda: turn("on"), lambda: turn("off"))


def test_a_database_that_is_away(postgres: Callable[[], str]) -> None:
    database = postgres()
    with serving(database) as house:
        assert is_ready(house)
        at_postgres(database, lambda other, name: other.execute(f"DROP DATABASE {name} WITH (FORCE)"))
        wait_until(lambda: not is_ready(house), "it notices that there is no database")


class Counted(Store):
    """A database that counts what is tried, and can be slow."""

    tries, slowness = 0, 0.0

    async def beat(self) -> None:
        self.tries += 1
        await asyncio.sleep(self.slowness)
        await super().beat()


def test_it_is_tried_once_however_often_it_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with opened(Counted(database_url(str(tmp_path / "games.sqlite3")))) as store:
            assert isinstance(store, Counted)
            ready = Readiness(store)
            assert await asyncio.gather(*(ready.now() for _ in range(50))) == [True] * 50
            assert await ready.now()
            assert store.tries == 1
            monkeypatch.setattr(health, "OFTEN", 0.05)
            ready, store.slowness = Readiness(store), 3600
            assert await asyncio.gather(*(ready.now() for _ in range(50))) == [False] * 50
            assert store.tries == 2

    asyncio.run(scenario())


def test_many_who_ask_are_all_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as house, ThreadPoolExecutor(8) as pool:
        assert all(pool.map(lambda _: is_ready(house), range(40)))
