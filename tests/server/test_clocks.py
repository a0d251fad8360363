"""Time to think: it is the server's, nobody loses any to a restart, and a bot sits in where it runs out."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import cadastre
from cadastre.bots import RandomPlayer
from cadastre.cli.serve import database_url
from cadastre.core.state import TABLE
from cadastre.server import clock
from cadastre.server.bond import Alone
from cadastre.server.keeper import Keeper
from cadastre.server.messages import Back, Chat, Concede, Play
from cadastre.server.rows import LogEntry
from cadastre.server.store import Store
from cadastre.server.table import Table
from cadastre.server.wire import Timing
from testkit.server.guest import Guest
from testkit.server.house import serving, wait_until
from testkit.server.indoors import kinds, move, opened, refusal, say, table_of, twin, whole_move
from tests.tolls import toll
from toll.rules.actions import A_BELL

MOVE, TOTAL = Timing("move", 60, level="easy"), Timing("total", 60, increment=5, level="easy")


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cadastre.server.keeper.player", lambda _code: RandomPlayer(1))


@asynccontextmanager
async def kept(table: Table, pace: float = 3600) -> AsyncIterator[None]:
    """A table with its keeper, whose bots take their time."""
    keeper = asyncio.create_task(Keeper(table, Alone(), pace).run())
    await asyncio.sleep(0.05)  # it has taken the table over
    try:
        yield
    finally:
        keeper.cancel()
        with suppress(asyncio.CancelledError):
            await keeper


async def until(table: Table, happened: Callable[[], bool]) -> None:
    """Wait for something at a table."""
    async with asyncio.timeout(20):
        while not happened():
            await table.stirred(table.beat, 0.1)


def seconds(table: Table) -> list[float]:
    """What everybody has left."""
    assert table.course.clock is not None
    return [ms / 1000 for ms in table.course.clock]


# what is written


def test_a_clock_runs_for_whoever_thinks() -> None:
    assert clock.full(Timing(), 2) is None
    assert clock.full(MOVE, 3) == [60_000] * 3
    assert clock.running([60_000, 60_000], 1, 1.5) == [60_000, 58_500]
    assert clock.running([60_000, 60_000], 1, 100) == [60_000, 0]
    assert clock.running([60_000, 60_000], -1, 100) == [60_000, 60_000]


def test_a_move_gives_the_next_one_a_fresh_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", timing=MOVE) as table:
            seat = table.state.current
            while table.state.current == seat:
                table.since -= 10
                await move(table, random.Random(1))
                assert seconds(table)[table.state.current] == 60
            assert seconds(table)[seat] == pytest.approx(50, abs=3)
            assert (await twin(table)).course.clock == table.course.clock

    asyncio.run(scenario())


def test_time_for_the_game_goes_down_and_turns_add_to_it(database: str) -> None:
    async def scenario() -> None:
        async with table_of(database, timing=TOTAL) as table:
            seat, left = table.state.current, 60
            while table.state.current == seat:
                table.since -= 10
                await move(table, random.Random(1))
                left -= 10
                left += TOTAL.increment if table.state.current != seat else 0
                assert seconds(table)[seat] == pytest.approx(left, abs=3)
                assert seconds(table)[1 - seat] == 60
            table.since -= 10
            running = (await table.news(-1, table.seq)).table.clock
            assert running is not None
            assert running.runs == table.state.current
            assert running.left[running.runs] == pytest.approx(50_000, abs=3000)
            assert (await twin(table)).course.clock == table.course.clock

    asyncio.run(scenario())


def test_a_move_out_of_turn_gives_nobody_time() -> None:
    assert clock.moved(MOVE, [1000, 1000, 1000], 0, 2, 0) == [1000, 1000, 1000]
    assert clock.moved(TOTAL, [1000, 1000, 1000], 0, 2, 0) == [1000, 1000, 1000]
    assert clock.moved(MOVE, [1000, 1000, 1000], 0, 0, 0) == [60_000, 1000, 1000]
    assert clock.moved(MOVE, [1000, 1000, 1000], 0, 0, 1) == [1000, 60_000, 1000]
    assert clock.moved(TOTAL, [1000, 1000, 1000], 0, 0, 1) == [1000 + 1000 * TOTAL.increment, 1000, 1000]
    assert clock.moved(TOTAL, [1000, 1000, 1000], -1, 2, 0) == [1000, 1000, 1000]


def test_nobody_gains_time_by_going_back() -> None:
    assert clock.taken_back(TOTAL, [50_000, 30_000], [45_000, 60_000], 1, 0) == [45_000, 30_000]
    assert clock.taken_back(MOVE, [50_000, 30_000], [45_000, 60_000], 1, 0) == [60_000, 30_000]
    assert clock.taken_back(MOVE, [50_000, 30_000], [45_000, 60_000], 0, 0) == [45_000, 30_000]


def test_what_is_no_move_takes_time_and_gives_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        for timing in (MOVE, TOTAL):
            async with table_of(tmp_path / f"{timing.kind}.sqlite3", timing=timing) as table:
                seat = table.state.current
                table.since -= 10
                for sitting in (seat, 1 - seat):
                    await say(table, sitting, Chat(f"from {sitting}", text="hello"))
                assert seconds(table)[seat] == pytest.approx(50, abs=3)
                assert seconds(table)[1 - seat] == 60

    asyncio.run(scenario())


# when it is up


@pytest.mark.parametrize("timing", [MOVE, TOTAL], ids=["move", "total"])
def test_when_time_is_up_a_bot_sits_in_until_its_person_is_back(tmp_path: Path, timing: Timing) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", timing=timing) as table, kept(table):
            seat = table.state.current
            table.company.come(table.people[seat])
            await say(table, 1 - seat, Chat("well", text="well?"))
            table.since -= 61
            await table.stir()
            await until(table, lambda: seat in table.course.sitters)
            assert (table.course.sitters, table.course.log[-1].data) == ({seat: "easy"}, {"bot": "easy", "why": "time"})
            assert seconds(table)[seat] == 0
            told = (await table.news(1 - seat, table.seq - 1)).entries[0].said
            assert told is not None
            assert told.id == "web-log-sit-in-time"
            assert table.runs == -1, "nobody's time runs"

            assert await refusal(table, 1 - seat, Back("not mine")) == "web-back-nobody"
            assert await say(table, seat, Back("here")) is None
            assert (kinds(table)[-1], table.course.sitters) == ("back", {})
            assert seconds(table)[seat] == (60 if timing.kind == "move" else 15)

            table.since -= 61
            await table.stir()
            await until(table, lambda: seat in table.course.sitters)
            play = Play("mine", table.seq, whole_move(table.state, random.Random(1)))
            assert await say(table, seat, play) is None
            assert kinds(table)[-2:] == ["back", "move"]
            assert table.course.sitters == {}
            assert (await twin(table)).course.clock == table.course.clock

    asyncio.run(scenario())


def test_the_bot_that_sits_in_plays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", timing=MOVE) as table, kept(table, pace=0):
            seat = table.state.current
            table.since -= 61
            await table.stir()
            await until(table, lambda: table.state.current == 1 - seat)
            assert {done.seat for done in table.course.log if done.kind == "move"} == {seat}
            assert table.runs == 1 - seat

    asyncio.run(scenario())


def test_who_is_away_too_long_is_sat_in_for_when_it_is_their_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        timing = Timing(grace=60, level="hard")
        async with table_of(tmp_path / "games.sqlite3", timing=timing) as table, kept(table):
            seat = table.state.current
            mine, other = table.people[seat], table.people[1 - seat]
            for person in (mine, other):
                table.company.come(person)
            table.company.go(other)
            assert other is not None
            table.company._since[other] -= 100
            await table.stir()
            await asyncio.sleep(0.05)
            assert kinds(table) == ["setup"], "nobody waits for them"
            table.company.go(mine)
            await table.stir()
            await asyncio.sleep(0.05)
            assert kinds(table) == ["setup"], "they have only just gone"
            assert mine is not None
            table.company._since[mine] -= 61
            await table.stir()
            await until(table, lambda: seat in table.course.sitters)
            assert table.course.log[-1].data == {"bot": "hard", "why": "away"}

    asyncio.run(scenario())


def test_nobody_is_sat_in_for_where_there_is_no_clock(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3") as table, kept(table):
            table.since -= 10**6
            table.company._opened -= 10**6
            await table.stir()
            await asyncio.sleep(0.1)
            assert kinds(table) == ["setup"]

    asyncio.run(scenario())


def test_somebody_who_has_given_up_cannot_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", people=("ada", "ben", "cleo")) as table:
            await say(table, 0, Concede("enough"))
            assert await refusal(table, 0, Back("no")) == "web-table-over"

    asyncio.run(scenario())


def test_the_bell_rings_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        game = toll(3, throws="bell")
        async with table_of(tmp_path / "games.sqlite3", game=game, timing=Timing(bell=1)) as table, kept(table):
            await until(table, lambda: table.seq > 0)
            await asyncio.sleep(0.1)
            assert table.state.steps == [(-1, A_BELL)]
            assert (await twin(table)).state == table.state
        async with table_of(tmp_path / "never.sqlite3", game=game) as table, kept(table):
            await asyncio.sleep(0.1)
            assert table.seq == 0

    asyncio.run(scenario())


def test_the_bell_of_hellas_is_the_tables(tmp_path: Path) -> None:
    """Nobody can ring it, and everybody sees it in the log."""

    async def scenario() -> None:
        game = cadastre.game("hellas", 3, short_game="time")
        async with table_of(tmp_path / "games.sqlite3", game=game, timing=Timing(bell=1)) as table:
            (bell,) = table.state.legal_actions(TABLE)
            for seat in (-1, 0, 1, 2):
                assert (await refusal(table, seat, Play("mine", 0, "bell"))).startswith("hellas-refusal-")
            async with kept(table):
                await until(table, lambda: table.seq > 0)
            assert table.state.steps == [(TABLE, bell)]
            (rung,) = (await table.news(1, 0)).entries
            assert (rung.kind, rung.seat, rung.events[0].name) == ("move", TABLE, "bell_rang")

    asyncio.run(scenario())


# over a restart


def test_nobody_loses_time_while_no_server_keeps_the_table(database: str) -> None:
    async def scenario() -> None:
        async with table_of(database, timing=TOTAL) as table:
            await move(table, random.Random(1))
            again = await twin(table)
            again.since -= 1000
            before = seconds(again)
            async with kept(again):
                await until(again, lambda: kinds(again)[-1] == "resumed")
                assert seconds(again) == before
                assert again.elapsed < 10
                assert await say(again, again.state.current, Chat("hello", text="still here")) is None
                assert seconds(again)[again.state.current] == pytest.approx(before[again.state.current], abs=3)

    asyncio.run(scenario())


def log_of(database: Path, table_id: str) -> list[LogEntry]:
    async def read() -> list[LogEntry]:
        async with opened(Store(database_url(str(database)))) as store:
            return await store.log(table_id)

    return asyncio.run(read())


def test_a_killed_server_gives_everybody_their_time_back(tmp_path: Path) -> None:
    """The next one opens the table by itself; somebody who does not come is sat in for, and is back when they come."""
    database = tmp_path / "games.sqlite3"
    timing: dict[str, Any] = {"kind": "total", "seconds": 100, "grace": 1, "level": "easy"}
    with serving(database) as house, Guest(house.address) as guest:
        table = guest.start(guest.wish(["me", "bot"], timing=timing).id)
        cookies = dict(guest.http.cookies)
        with guest.line(table.id) as line:
            line.asked()
            line.move(random.Random(1))
            line.asked()
            house.kill()
    log = log_of(database, table.id)
    time.sleep(1.5)
    with serving(database) as house, Guest(house.address) as guest:
        wait_until(lambda: any(row.kind == "sit_in" for row in log_of(database, table.id)), "the grace is over")
        resumed, sat_in = log_of(database, table.id)[len(log) :][:2]
        assert (resumed.kind, resumed.seat, resumed.clock) == ("resumed", -1, log[-1].clock)
        assert (sat_in.kind, sat_in.seat, sat_in.data) == ("sit_in", 0, {"bot": "easy", "why": "away"})
        guest.http.cookies.update(cookies)
        with guest.line(table.id) as line:
            while line.now.table.sitters:
                line.news()
            assert "back" in [entry.kind for entry in line.entries]
