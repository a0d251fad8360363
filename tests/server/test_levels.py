"""Bots at the tables: people choose a level; bots think beside the loop, in time that counts."""

import asyncio
import random
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from cadastre.bots import Player, RandomPlayer
from cadastre.bots.ahead import compile_all
from cadastre.bots.codes import LEVELS
from cadastre.cli.serve import database_url
from cadastre.core.knowledge import Knowledge
from cadastre.server.bond import Alone
from cadastre.server.keeper import Keeper
from cadastre.server.store import Store
from cadastre.server.table import Table
from cadastre.server.wire import Answer, TableInfo
from testkit.server.guest import Guest
from testkit.server.indoors import laid, opened
from tests.server.conftest import Place
from tests.tolls import toll
from toll.game import RULES


def made(guest: Guest, level: str) -> TableInfo:
    bot = {"kind": "bot", "level": level}
    answer = guest.http.post("/api/tables", json={"game": "paris", "seats": [{"kind": "me"}, bot, bot]})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def bots(table: TableInfo) -> list[str]:
    return [seat.name for seat in table.seats if seat.kind == "bot"]


def kept(database: Path, table_id: str) -> list[str | None]:
    """What the database says of the bots of a table."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT bot FROM seat WHERE table_id = ? ORDER BY number", (table_id,))
        return [bot for (bot,) in found]


def play_a_round(guest: Guest, table_id: str) -> set[int]:
    """Move whenever it is asked, until every other seat has moved; who did."""
    with guest.line(table_id) as line:
        while len({entry.seat for entry in line.entries}) < 4:  # the set-up, and three seats
            line.asked()
            line.move(random.Random(1))
        return {entry.seat for entry in line.entries}


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level(guest: Guest, place: Place, level: str) -> None:
    waiting = made(guest, level)
    assert bots(waiting) == bots(guest.info(waiting.id)) == [level, level]
    assert kept(place.database, waiting.id) == [None, level, level]
    guest.start(waiting.id)
    assert play_a_round(guest, waiting.id) == {-1, 0, 1, 2}
    assert bots(guest.me().tables[0]) == [level, level]


def test_nobody_has_chosen(guest: Guest) -> None:
    assert bots(guest.make(3)) == ["medium", "medium"]


@pytest.mark.parametrize("level", ["", "brilliant", "Hard", "random", "search:10000000", "greedy", "cmd:true"])
def test_a_level_that_is_none_is_refused(guest: Guest, level: str) -> None:
    """Codes too: a search as long as somebody likes would be thought at the expense of everybody else."""
    me, bot = {"kind": "me"}, {"kind": "bot", "level": level}
    waiting = guest.wish(["me", "open"])
    for answer in (
        guest.http.post("/api/tables", json={"game": "paris", "seats": [me, bot]}),
        guest.http.post("/api/tables", json={"game": "paris", "seats": [me, me], "timing": {"level": level}}),
        guest.http.put(f"/api/tables/{waiting.id}/seats/1", json=bot),
    ):
        assert answer.status_code == 400
        reason = msgspec.json.decode(answer.content, type=Answer).reason
        assert reason.id == "web-bad-request"
        assert reason.params == {"problem": f"there is no level {level!r}; there are easy, medium, hard"}
    assert guest.info(waiting.id).seats[1].kind == "open"


def test_tables_from_before_there_were_levels(guest: Guest, place: Place) -> None:
    waiting = made(guest, "easy")
    with closing(sqlite3.connect(place.database)) as connection, connection:
        connection.execute("UPDATE seat SET bot = 'random' WHERE table_id = ? AND bot = 'easy'", (waiting.id,))
    guest.start(waiting.id)
    assert bots(guest.info(waiting.id)) == ["random", "random"]
    assert play_a_round(guest, waiting.id) == {-1, 0, 1, 2}


class Ponderer(RandomPlayer):
    """Thinks until it is told that it is enough."""

    def __init__(self, enough: threading.Event) -> None:
        super().__init__(1)
        self.enough = enough
        self.threads: list[str] = []

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        self.threads.append(threading.current_thread().name)
        assert self.enough.wait(60)
        return super().choose(knowledge, legal)


@asynccontextmanager
async def table_with(bot: Player, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """A game of Toll in which this bot is to move in every seat."""
    compile_all([RULES])  # as the server does before it opens a table
    monkeypatch.setattr("cadastre.server.keeper.player", lambda _code: bot)
    async with opened(Store(database_url(str(folder / "games.sqlite3")))) as store:
        table = await laid(store, 1, toll(2), bots=1)
        table.levels, table.people = {0: "hard", 1: "hard"}, [None, None]
        table.company.come(None)  # somebody watches
        yield table


def test_people_are_answered_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        bot = Ponderer(threading.Event())
        async with table_with(bot, tmp_path, monkeypatch) as table:
            keepers = [Keeper(table, Alone(), pace=0) for _ in range(40)]  # as if at so many tables
            thinking = [asyncio.create_task(keeper._play_bots()) for keeper in keepers]
            while not bot.threads:
                await asyncio.sleep(0.01)
            news = await asyncio.wait_for(table.news(0, -1), 30)
            assert news.seq == 0
            assert not any(task.done() for task in thinking)
            bot.enough.set()
            assert all(await asyncio.gather(*thinking))
            assert table.seq == 1, "the others found that the table had moved on"
        assert {name.split("_")[0] for name in bot.threads} == {"searches"}

    asyncio.run(scenario())


class Slow(RandomPlayer):
    """Takes a moment."""

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        time.sleep(0.05)
        return super().choose(knowledge, legal)


def test_time_to_think_is_part_of_the_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def scenario() -> None:
        async with table_with(Slow(1), tmp_path, monkeypatch) as table:

            async def noted(_beat: int, patience: float | None = None) -> None:
                waits.append(patience or 0)
                table.is_hurried = True  # somebody has seen enough

            with monkeypatch.context() as patch:
                patch.setattr(table, "stirred", noted)
                while not table.course.is_over:
                    table.is_hurried = False
                    assert await Keeper(table, Alone(), pace=1000)._play_bots()
            assert len(waits) == table.seq > 0
            assert all(900 < seconds <= 1000 - 0.05 for seconds in waits)

    asyncio.run(scenario())


def test_bots_stay_until_the_game_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with table_with(RandomPlayer(1), tmp_path, monkeypatch) as table:
            made = list[str]()

            def make(code: str) -> Player:
                made.append(code)
                return RandomPlayer(1)

            monkeypatch.setattr("cadastre.server.keeper.player", make)
            keeper = Keeper(table, Alone(), pace=0)
            before = keeper._seated(table.bots())
            assert list(before) == [0, 1]
            assert keeper._seated(table.bots()) == before
            assert made == ["hard", "hard"], "they are not made anew"
            await keeper.run()
            assert table.state.is_over
            assert (table.bots(), keeper._players, made) == ({}, {}, ["hard", "hard"])

    asyncio.run(scenario())
