"""Bots at the tables: people choose a level; bots think beside the loop, in time that counts."""

import asyncio
import json
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
from cadastre.core.moves import Move
from cadastre.server.app import Answer
from cadastre.server.hall import Hall
from cadastre.server.kernels import KernelRoom
from cadastre.server.store import Store
from cadastre.server.table import Table
from cadastre.server.wire import TableInfo
from tests.server.conftest import Place
from tests.server.guest import Guest
from tests.server.indoors import laid, opened
from tests.toll.rules import RULES, toll


def made(guest: Guest, level: str) -> TableInfo:
    answer = guest.http.post("/api/tables", json={"game": "paris", "players": 3, "level": level})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def bots(table: TableInfo) -> list[str]:
    return [seat.name for seat in table.seats if seat.kind == "bot"]


def seats(database: Path, table_id: str) -> list[dict[str, str]]:
    with closing(sqlite3.connect(database)) as connection:
        ((found,),) = connection.execute("SELECT seats FROM game_table WHERE id = ?", (table_id,))
    kept: list[dict[str, str]] = json.loads(found)
    return kept


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
    assert seats(place.database, waiting.id)[1:] == [{"bot": level}, {"bot": level}]
    guest.start(waiting.id)
    assert play_a_round(guest, waiting.id) == {-1, 0, 1, 2}
    assert bots(guest.me().tables[0]) == [level, level]


def test_nobody_has_chosen(guest: Guest) -> None:
    assert bots(guest.make(3)) == ["medium", "medium"]


@pytest.mark.parametrize("level", ["", "brilliant", "Hard", "random", "search:10000000", "greedy", "cmd:true"])
def test_a_level_that_is_none_is_refused(guest: Guest, level: str) -> None:
    """Codes too: a search as long as somebody likes would be thought at the expense of everybody else."""
    answer = guest.http.post("/api/tables", json={"game": "paris", "players": 2, "level": level})
    assert answer.status_code == 400
    reason = msgspec.json.decode(answer.content, type=Answer).reason
    assert reason.id == "web-bad-request"
    assert reason.params == {"problem": f"there is no level {level!r}; there are easy, medium, hard"}


def test_tables_from_before_there_were_levels(guest: Guest, place: Place) -> None:
    waiting = made(guest, "easy")
    older = [seat if "person" in seat else {"bot": "random"} for seat in seats(place.database, waiting.id)]
    with closing(sqlite3.connect(place.database)) as connection, connection:
        connection.execute("UPDATE game_table SET seats = ? WHERE id = ?", (json.dumps(older), waiting.id))
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
    compile_all(RULES)  # as the server does before it opens a table
    monkeypatch.setattr("cadastre.server.table.player", lambda _code: bot)
    async with opened(Store(database_url(str(folder / "games.sqlite3")))) as store:
        table = await laid(store, 1, toll(2), bots=1)
        table.row.seats = [{"bot": "hard"}, {"bot": "hard"}]
        yield table


def test_people_are_answered_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        bot = Ponderer(threading.Event())
        async with table_with(bot, tmp_path, monkeypatch) as table:
            thinking = [asyncio.create_task(table.bots_move()) for _ in range(40)]  # as if at so many tables
            while not bot.threads:
                await asyncio.sleep(0.01)
            news = await asyncio.wait_for(table.news(0, -1), 30)
            assert news.seq == 0
            assert not any(task.done() for task in thinking)
            bot.enough.set()
            assert all(isinstance(move, Move) for move in await asyncio.gather(*thinking))
        assert {name.split("_")[0] for name in bot.threads} == {"bots"}

    asyncio.run(scenario())


class Slow(RandomPlayer):
    """Takes a moment."""

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        time.sleep(0.05)
        return super().choose(knowledge, legal)


def test_time_to_think_is_part_of_the_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    async def scenario() -> None:
        async with table_with(Slow(1), tmp_path, monkeypatch) as table:
            with monkeypatch.context() as patch:
                patch.setattr("cadastre.server.hall.asyncio.sleep", noted)
                await Hall(table.store, KernelRoom([]), {}, pace=1000)._play_bots(table)
            assert len(waits) == table.seq > 0
            assert all(900 < seconds <= 1000 - 0.05 for seconds in waits)

    asyncio.run(scenario())


def test_bots_stay_until_the_game_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with table_with(RandomPlayer(1), tmp_path, monkeypatch) as table:
            before = table.bots()
            assert list(before) == [0, 1]
            assert table.bots() is before
            await Hall(table.store, KernelRoom([]), {}, pace=0)._play_bots(table)
            assert table.state.is_over
            assert table.bots() == {}

    asyncio.run(scenario())
