"""What ends a game before its end: the host removes or closes, somebody gives up; and who is in a hurry."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cadastre.bots import RandomPlayer
from cadastre.server.bond import Alone
from cadastre.server.keeper import Keeper
from cadastre.server.messages import Back, Chat, Close, Concede, Hurry, Play, Remove, Undo
from cadastre.server.table import Table
from testkit.server.indoors import kinds, move, refusal, say, table_of, twin, whole_move
from tests.tolls import toll

THREE = ("ada", "ben", "cleo")


def at_table(database: str | Path, scenario: Callable[[Table], Awaitable[None]], **more: object) -> None:
    """Something that happens at a table whose host is Ada, in seat 0."""

    async def run() -> None:
        async with table_of(database, **more) as table:
            await scenario(table)

    asyncio.run(run())


async def status(table: Table) -> tuple[str, bool]:
    """What the database says, and whether it knows when the game ended."""
    row = await table.store.table(table.row.id)
    assert row is not None
    return row.status, row.ended is not None


def test_a_bot_plays_on_for_somebody_removed(database: str) -> None:
    async def scenario(table: Table) -> None:
        assert await refusal(table, 1, Remove("not host", 2)) == "web-not-host"
        assert await refusal(table, -1, Remove("watching", 2)) == "web-not-host"
        for nobody in (0, 3, -1, 10**6):
            assert await refusal(table, 0, Remove("nobody", nobody)) == "web-not-found"
        assert await say(table, 0, Remove("out", 1)) is None
        assert table.course.log[-1].data == {"bot": "medium", "why": "removed"}
        for one in (table, await twin(table)):
            standing = (await one.news(-1, -1)).table
            assert (standing.sitters, standing.gone) == ({1: "medium"}, [1])
            for message in (
                Back("back"),
                Undo("undo", 1),
                Concede("me too"),
                Hurry("hurry"),
                Play("play", 1, "draw 1"),
                Chat("hey", "hey"),
            ):
                assert await refusal(one, 1, message) == "web-table-over"
            assert await refusal(one, 0, Remove("again", 1)) == "web-table-over"
        assert await status(table) == ("playing", False)

    at_table(database, scenario, people=THREE)


def test_the_host_ends_a_game(database: str) -> None:
    async def scenario(table: Table) -> None:
        await move(table, random.Random(1))
        assert await refusal(table, 1, Close("not host")) == "web-not-host"
        assert await refusal(table, -1, Close("watching")) == "web-not-host"
        assert await say(table, 0, Close("enough")) is None
        for one in (table, await twin(table)):
            news = await one.news(0, -1)
            assert (news.current, news.ask, news.outcome, news.table.closed) == (-1, None, None, True)
            seat, chosen = one.state.current, whole_move(one.state, random.Random(1))
            assert await refusal(one, seat, Play("late", one.seq, chosen)) == "web-table-over"
            assert await refusal(one, 0, Close("twice")) == "web-table-over"
            assert one.bots() == {}
        assert await status(table) == ("closed", True)

    at_table(database, scenario)


def test_of_two_the_one_who_gives_up_has_lost(database: str) -> None:
    async def scenario(table: Table) -> None:
        await move(table, random.Random(1))
        assert await refusal(table, -1, Concede("watching")) == "web-not-seated"
        assert await say(table, 0, Concede("enough")) is None
        for one in (table, await twin(table)):
            outcome = (await one.news(1, -1)).outcome
            assert outcome is not None
            assert (outcome.ranks, outcome.winners, outcome.conceded) == ([2, 1], [1], [0])
            assert (outcome.seed, outcome.salt) == (table.row.seed, table.row.salt)
            for seat in (0, 1):
                chosen = whole_move(one.state, random.Random(1))
                assert await refusal(one, seat, Play("late", one.seq, chosen)) == "web-table-over"
            assert await refusal(one, 1, Concede("me too")) == "web-table-over"
        assert await status(table) == ("over", True)

    at_table(database, scenario)


def test_of_more_a_bot_plays_on_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cadastre.server.keeper.player", lambda _code: RandomPlayer(1))

    async def scenario(table: Table) -> None:
        await say(table, 1, Concede("enough"))
        assert await status(table) == ("playing", False)
        keeper = asyncio.create_task(Keeper(table, Alone(), pace=0).run())
        async with asyncio.timeout(30):
            while not table.course.is_over:
                if table.runs >= 0:
                    await say(table, table.runs, Play(f"throw {table.seq}", table.seq, "throw"))
                await asyncio.sleep(0)
            await keeper
        moved = [done.seat for done in table.course.log if done.kind == "move"]
        assert {0, 1, 2} == set(moved)
        outcome = (await table.news(0, -1)).outcome
        assert outcome is not None
        assert outcome.conceded == [1]
        assert (outcome.ranks, outcome.winners) == (table.state.ranks, table.state.winners)
        assert await status(table) == ("over", True)

    at_table(tmp_path / "games.sqlite3", scenario, game=toll(3))


def test_bots_wait_for_people_who_are_in_no_hurry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cadastre.server.keeper.player", lambda _code: RandomPlayer(1))

    async def scenario(table: Table) -> None:
        assert await refusal(table, -1, Hurry("watching")) == "web-not-seated"
        keeper = asyncio.create_task(Keeper(table, Alone(), pace=3600).run())
        await say(table, 0, Play("throw", 0, "throw"))
        await asyncio.sleep(0.1)
        first = table.state.current
        assert first in table.bots()
        assert await say(table, 0, Chat("words", text="they are slow")) is None  # nobody is in a hurry for that
        await asyncio.sleep(0.05)
        assert table.state.current == first
        assert await say(table, 0, Hurry("hurry")) is None
        async with asyncio.timeout(20):
            while table.state.current != 0:
                await table.stirred(table.beat, 0.1)
        assert table.is_hurried
        await say(table, 0, Play("again", table.seq, "throw"))
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        assert "hurry" not in kinds(table)
        assert [table.is_hurried] == [False], "until somebody decides something"

    at_table(tmp_path / "games.sqlite3", scenario, game=toll(3), bots=2)
