"""Thinking is shared fairly: by person, then by table, and those who are looked at come first."""

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cadastre.bots import RandomPlayer
from cadastre.core.rng import Luck
from cadastre.server import lanes
from cadastre.server.bond import Alone
from cadastre.server.course import Course
from cadastre.server.keeper import Keeper
from cadastre.server.lanes import LIBRARY, SEARCHES, Asker, Lane
from cadastre.server.refusals import No
from cadastre.server.replay import replayed
from cadastre.server.rows import LogEntry
from cadastre.server.table import Table
from testkit.server.guest import Guest
from testkit.server.indoors import move, table_of

PATIENCE = 30.0


class Blocked:
    """Something that a lane works on until it may go on, before all else."""

    def __init__(self) -> None:
        self.begun, self.may_end = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.may_end.wait(PATIENCE)


async def order_of(shares: list[Asker], seconds: dict[str, float] | None = None) -> list[Asker]:
    """In which order one thread takes these, if all of them wait when it gets free."""
    lane, done, blocked = Lane("test", 1), list[Asker](), Blocked()
    for person, used in (seconds or {}).items():
        lanes._charge(lane._people, person, used)
    first = asyncio.create_task(lane.run(Asker("nobody"), blocked))
    await asyncio.to_thread(blocked.begun.wait)
    jobs = [asyncio.create_task(lane.run(share, done.append, share)) for share in shares]
    await asyncio.sleep(0)
    blocked.may_end.set()
    await asyncio.gather(first, *jobs)
    return done


def test_whoever_has_used_least_goes_first() -> None:
    ada, ben = Asker("ada"), Asker("ben")
    assert asyncio.run(order_of([ada, ada, ada, ben], {"ada": 5.0}))[0] == ben
    assert asyncio.run(order_of([ada, ben, ben, ben], {"ben": 5.0}))[0] == ada


def test_a_person_with_many_jobs_does_not_make_another_wait_for_all_of_them() -> None:
    async def scenario() -> list[str]:
        lane, done = Lane("test", 1), list[str]()

        def work(who: str) -> None:
            threading.Event().wait(0.01)
            done.append(who)

        many = [asyncio.create_task(lane.run(Asker("ada", f"{n}"), work, "ada")) for n in range(40)]
        await asyncio.sleep(0.05)
        await lane.run(Asker("ben"), work, "ben")
        found = list(done)
        await asyncio.gather(*many)
        return found

    assert len(asyncio.run(scenario())) < 20


def test_tables_of_one_person_take_turns() -> None:
    async def scenario() -> list[str]:
        lane, done, blocked = Lane("test", 1), list[str](), Blocked()

        def work(table: str) -> None:
            threading.Event().wait(0.01)
            done.append(table)

        first = asyncio.create_task(lane.run(Asker("ada", "c"), blocked))
        await asyncio.to_thread(blocked.begun.wait)
        jobs = [asyncio.create_task(lane.run(Asker("ada", table), work, table)) for table in "aaab"]
        await asyncio.sleep(0)
        blocked.may_end.set()
        await asyncio.gather(first, *jobs)
        return done

    assert asyncio.run(scenario())[:2] == ["a", "b"]


def test_what_somebody_looks_at_comes_first() -> None:
    away, there = Asker("ada", "a", is_watched=False), Asker("ben", "b")
    assert asyncio.run(order_of([away, away, there], {"ben": 50.0})) == [there, away, away]


def test_whoever_has_gone_is_not_waited_for() -> None:
    async def scenario() -> None:
        lane, blocked, done = Lane("test", 1), Blocked(), list[str]()
        first = asyncio.create_task(lane.run(Asker("ada"), blocked))
        await asyncio.to_thread(blocked.begun.wait)
        gone = asyncio.create_task(lane.run(Asker("ben"), done.append, "ben"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        blocked.may_end.set()
        await first
        await lane.run(Asker("cleo"), done.append, "cleo")
        assert done == ["cleo"]

    asyncio.run(scenario())


def test_what_goes_wrong_is_told_and_the_thread_goes_on() -> None:
    async def scenario() -> None:
        lane = Lane("test", 1)
        with pytest.raises(ZeroDivisionError):
            await lane.run(Asker("ada"), lambda: 1 // 0)
        assert await lane.run(Asker("ada"), lambda: 1) == 1

    asyncio.run(scenario())


def test_nobody_piles_up_work_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        lane, blocked = Lane("test", 1), Blocked()
        first = asyncio.create_task(lane.run(Asker("ada"), blocked))
        await asyncio.to_thread(blocked.begun.wait)
        waiting = [asyncio.create_task(lane.run(Asker("ada"), int)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(No, match="web-too-busy"):
            await lane.run(Asker("ada"), int)
        other = asyncio.create_task(lane.run(Asker("ben"), int))
        blocked.may_end.set()
        await asyncio.gather(first, other, *waiting)

    monkeypatch.setattr(lanes, "MOST_WAITING", 3)
    asyncio.run(scenario())


def test_accounts_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("cadastre.server.lanes.time.monotonic", lambda: now[0])
    accounts: dict[str, lanes._Account] = {}
    for number in range(1000):
        lanes._charge(accounts, f"{number}", 1.0)
        now[0] += 1
    assert len(accounts) < 400
    lanes._charge(accounts, "999", 1.0)
    now[0] += lanes.HALF_LIFE
    assert accounts["999"].left(now[0]) == pytest.approx(1.0, abs=0.1)


# tables


async def until(table: Table, happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await table.stirred(table.beat, 0.1)


def test_an_easy_bot_does_not_wait_behind_those_that_think_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", people=("ada",), bots=1) as table:
            table.company.come("ada")
            blocked = [Blocked() for _ in range(2 * lanes.CORES)]
            thoughts = [asyncio.create_task(SEARCHES.run(Asker("ben"), one)) for one in blocked]
            await asyncio.to_thread(blocked[0].begun.wait)
            keeper = asyncio.create_task(Keeper(table, Alone(), 0).run())
            if table.state.current == 0:
                await table.write("sit_in", 0, bot="random", why="away")
            await until(table, lambda: table.seq > 2)
            keeper.cancel()
            for one in blocked:
                one.may_end.set()
            await asyncio.gather(keeper, *thoughts, return_exceptions=True)

    monkeypatch.setattr("cadastre.server.keeper.player", lambda _code: RandomPlayer(1))
    asyncio.run(scenario())


def test_bots_alone_rest_until_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", people=("ada",), bots=2) as table:
            table.people[0], table.levels[0] = None, "random"
            keeper = asyncio.create_task(Keeper(table, Alone(), 0).run())
            await asyncio.sleep(0.3)
            assert table.seq == 0
            table.company.heard("another server", [], 1)  # somebody watches there
            await table.stir()
            await until(table, lambda: table.seq > 2)
            table.company.heard("another server", [], 0)
            await asyncio.sleep(0.1)
            before = table.seq
            await asyncio.sleep(0.2)
            assert table.seq == before
            table.company.come(None)
            await table.stir()
            await until(table, lambda: table.course.is_over)
            await keeper

    monkeypatch.setattr("cadastre.server.keeper.player", lambda _code: RandomPlayer(1))
    asyncio.run(scenario())


def test_a_table_of_bots_goes_on_as_soon_as_somebody_comes(guest: Guest) -> None:
    table = guest.start(guest.wish(["bot", "bot"]).id)
    assert guest.info(table.id).status == "playing"
    with guest.line(table.id) as line:
        while line.seq < 3:
            line.news()


def test_who_waits_for_a_replay_has_read_nothing_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else everybody who waits would hold a whole game in memory."""

    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3") as table:
            blocked, read, real = Blocked(), list[str](), table.store.log

            async def log(table_id: str, since: int = -1) -> list[LogEntry]:
                read.append(table_id)
                return await real(table_id, since)

            monkeypatch.setattr(table.store, "log", log)
            first = asyncio.create_task(LIBRARY.run(Asker("ada"), blocked))
            await asyncio.to_thread(blocked.begun.wait)
            replays = [asyncio.create_task(replayed(table, -1, 0, f"{n}")) for n in range(5)]
            replays += [asyncio.create_task(replayed(table, -1, 0, "ada")) for _ in range(5)]
            await asyncio.sleep(0.1)
            assert read == []
            blocked.may_end.set()
            await asyncio.gather(first, *replays)
            assert len(read) == 10

    asyncio.run(scenario())


def test_a_log_is_followed_one_position_at_a_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3") as table:
            await move(table, random.Random(1))
            course = Course(table.game, Luck(table.row.seed, table.row.salt, tuple(table.row.added)))
            followed = course.follow(await table.store.log(table.row.id))
            assert isinstance(followed, Iterator)
            assert len(list(followed)) == table.seq + 1

    asyncio.run(scenario())


@pytest.mark.parametrize("lane", [lanes.LIBRARY, lanes.OPENINGS])
def test_whoever_goes_through_a_whole_game_steps_aside(
    lane: Lane, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python runs one thread at a time: without a rest, those who play would wait for every look at their sockets."""
    rests = list[float]()
    monkeypatch.setattr("cadastre.core.courtesy.WORK", -1.0)
    monkeypatch.setattr("cadastre.core.courtesy.time.sleep", rests.append)

    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3") as table:
            dice = random.Random(1)
            for _ in range(5):
                await move(table, dice)
            course = Course(table.game, Luck(table.row.seed, table.row.salt, tuple(table.row.added)))
            rows = await table.store.log(table.row.id)
            await lane.run(Asker("ada"), lambda: list(course.follow(rows)))
            assert len(rests) == len(rows)

    asyncio.run(scenario())
