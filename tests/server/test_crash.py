"""A server that is killed loses nothing that it told, and nothing is told before it is on the disk."""

import asyncio
import random
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cadastre.cli.serve import database_url
from cadastre.core.rng import Luck
from cadastre.server.course import Broken
from cadastre.server.messages import Entry, Play, Refused
from cadastre.server.rows import LogEntry
from cadastre.server.store import Store
from cadastre.server.table import Table
from testkit.server.guest import LUCK, Guest, Line
from testkit.server.house import House, serving
from testkit.server.indoors import laid, opened, say, twin
from tests.server.logbook import entries, played_again

KILLS = 3


def play_on_and_on(line: Line, dice: random.Random) -> None:
    line.play_on(dice)
    line.news()  # of which there are none any more


def play_until_killed(line: Line, house: House, dice: random.Random) -> None:
    """Play on while somebody is about to pull the plug."""
    for _ in range(dice.randint(3, 20)):
        line.move(dice)
        line.asked()
    plug = threading.Timer(dice.uniform(0, 0.1), house.kill)
    plug.start()
    with pytest.raises(ConnectionClosed):
        play_on_and_on(line, dice)
    plug.join()


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    database, dice = tmp_path / "games.sqlite3", random.Random()
    told: list[Entry] = []
    with serving(database) as house, Guest(house.address) as guest:
        table, cookies = guest.table(3), dict(guest.http.cookies)
        with guest.line(table.id) as line:
            play_until_killed(line, house, dice)
        told += line.entries
    for kill in range(1, KILLS + 1):
        with serving(database) as house, Guest(house.address) as guest:
            guest.http.cookies.update(cookies)
            with guest.line(table.id) as whole:
                assert whole.entries[: len(told)] == told
            with guest.line(table.id, told[-1].n) as line:
                if kill < KILLS:
                    play_until_killed(line, house, dice)
                else:
                    line.play_on(dice)
            told += line.entries
    outcome = line.now.outcome
    assert outcome is not None
    assert [entry.n for entry in told] == [row.seq for row in entries(database, table.id)]
    state = played_again(database, table.id, Luck(outcome.seed, outcome.salt, (LUCK,)))
    assert state.is_over
    assert state.scores == outcome.scores


class FailingStore(Store):
    """One that can run out of disk, and looks at the table whenever it has written."""

    def __init__(self, database: Path) -> None:
        super().__init__(database_url(str(database)))
        self.database = database
        self.is_full = False
        self.watched: Table
        self.seen: list[tuple[int, int]] = []
        """After each writing: the newest entry on the disk, and the newest that the table knows of."""

    async def append(self, entry: LogEntry, *, status: str | None = None, ranks: Sequence[int] | None = None) -> None:
        if self.is_full:
            raise OSError("no space left")
        await super().append(entry, status=status, ranks=ranks)
        self.seen.append((entries(self.database, "table")[-1].seq, self.watched.seq))


async def settle() -> None:
    """Let everybody run who can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_nothing_is_told_before_it_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(FailingStore(tmp_path / "games.sqlite3")) as store:
            assert isinstance(store, FailingStore)
            store.watched = table = await laid(store, seed=1)
            seat, play = table.state.current, Play("mine", 0, "draw 1")
            before, news = table.state.to_bytes(), await table.news(seat, -1)
            listening = asyncio.create_task(table.stirred(table.beat))
            await settle()

            store.is_full = True
            with pytest.raises(OSError, match="no space left"):
                await say(table, seat, play)
            await settle()
            assert not listening.done()
            assert (table.seq, table.state.to_bytes()) == (0, before)
            assert await table.news(seat, -1) == news
            assert len(await store.log("table")) == 1

            store.is_full = False
            assert await say(table, seat, play) is None
            await asyncio.wait_for(listening, 60)
            assert table.seq == 1
            assert [row.move_id for row in await store.log("table")] == ["setup", "mine"]
            assert store.seen == [(1, 0)]

    asyncio.run(scenario())


def test_a_log_that_grew_elsewhere_is_not_overwritten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(Store(database_url(str(tmp_path / "games.sqlite3")))) as store:
            table = await laid(store, seed=1)
            other = await twin(table)
            seat = table.state.current
            await say(table, seat, Play("here", 0, "draw 1"))
            late = await say(other, seat, Play("elsewhere", 0, "draw 2"))
            assert isinstance(late, Refused)
            assert (late.seq, late.reason.id) == (1, "web-table-stale")
            assert other.state.to_bytes() == table.state.to_bytes()
            assert [row.move_id for row in await store.log("table")] == ["setup", "here"]

    asyncio.run(scenario())


def test_a_log_that_lost_its_end_is_not_played_on(tmp_path: Path) -> None:
    """An entry cannot be written although nobody has written another: something is wrong with what is kept."""

    async def scenario() -> None:
        async with opened(Store(database_url(str(tmp_path / "games.sqlite3")))) as store:
            table = await laid(store, seed=1)
            table.row.id = "gone"
            before = table.state.to_bytes()
            with pytest.raises(Broken):
                await say(table, table.state.current, Play("mine", 0, "draw 1"))
            assert (table.seq, table.state.to_bytes()) == (0, before)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "change", ["actions = '[999999]'", "actions = '[1]'", "seat = 1 - seat", "seq = 7", "events = '[]'"]
)
def test_a_log_that_was_changed_is_not_played_on(tmp_path: Path, change: str) -> None:
    database = tmp_path / "games.sqlite3"

    async def scenario() -> None:
        async with opened(Store(database_url(str(database)))) as store:
            table = await laid(store, seed=1)
            await say(table, table.state.current, Play("mine", 0, "draw 1"))
            again = await twin(table)
            assert (again.seq, again.state.to_bytes()) == (1, table.state.to_bytes())
            with closing(sqlite3.connect(database)) as connection, connection:
                assert connection.execute(f"UPDATE entry SET {change} WHERE seq = 1").rowcount == 1
            with pytest.raises(Broken):
                await twin(table)

    asyncio.run(scenario())
