"""A passing fault passes: lines are closed with a code to come again by, and whatever is said again is done once."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from cadastre.cli.serve import database_url
from cadastre.server.messages import Done
from cadastre.server.socket import CLOSE_TROUBLE
from cadastre.server.store import Store
from testkit.server.guest import Guest, Line
from testkit.server.house import House, serving, wait_until
from testkit.server.indoors import laid, opened
from testkit.server.postgres import Postgres, postgres_server
from tests.server.conftest import Place
from tests.server.faults import full_disk, without_log
from tests.server.logbook import entries

# every message is answered


def test_what_is_done_is_acknowledged_after_the_news(guest: Guest, place: Place) -> None:
    table = guest.table()
    with guest.line(table.id) as line:
        line.asked()
        name = line.play("draw 1")
        news = line.news()
        assert line.done() == Done(news.seq, name)
        assert entries(place.database, table.id)[news.seq].move_id == name


def test_what_was_done_before_is_acknowledged_again(guest: Guest, place: Place) -> None:
    table = guest.table()
    with guest.line(table.id) as line:
        line.asked()
        said: list[dict[str, Any]] = [
            {"is": "chat", "id": "words", "text": "Hello"},
            {"is": "play", "id": "move", "seq": line.seq, "move": "draw 1"},
            {"is": "close", "id": "end"},
        ]
        for message in said:
            line.say(message)
            assert line.done().id == message["id"]
    with guest.line(table.id) as again:  # as after a line that broke before the answer
        for message in said:
            again.say(message)
            assert again.done() == Done(again.seq, message["id"])
        assert again.seq == line.seq
    ids = [row.move_id for row in entries(place.database, table.id)]
    assert [ids.count(name) for name in ("words", "move", "end")] == [1, 1, 1]


def test_a_step_of_a_move_and_a_refusal_are_answers_of_their_own(guest: Guest) -> None:
    with guest.line(guest.table().id) as line:
        line.asked()
        line.play("key montmartre")
        assert line.refused().reason.id == "paris-refusal-building-first"
        line.say({"is": "chat", "id": "words", "text": "Hello"})
        assert line.done().id == "words"
        assert sum('"is":"done"' in text for text in line.heard) == 1


# faults


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def house(database: Path) -> Iterator[House]:
    with serving(database) as found:
        yield found


def asked(guest: Guest) -> tuple[str, int]:
    """A table at which it is the guest's turn, and its newest entry."""
    table = guest.table().id
    with guest.line(table) as line:
        line.asked()
    return table, line.seq


def test_a_disk_that_takes_nothing_closes_the_line_for_now(house: House, database: Path) -> None:
    with Guest(house.address) as guest:
        table, seq = asked(guest)
        with full_disk(house):
            for _ in range(2):  # what can be read is told, and every attempt to write ends the same way
                with guest.line(table) as line:
                    line.play("draw 1", seq, "mine")
                    assert line.closed() == CLOSE_TROUBLE
        with guest.line(table) as line:
            line.play("draw 1", seq, "mine")
            assert line.done().id == "mine"
        assert [row.move_id for row in entries(database, table)].count("mine") == 1


def test_a_table_that_cannot_be_opened_now_can_be_later(database: Path) -> None:
    with serving(database) as first, Guest(first.address) as guest:
        table, cookies = guest.table(), dict(guest.http.cookies)
    with serving(database) as house, Guest(house.address) as guest:  # with the table on its disk only
        guest.http.cookies.update(cookies)
        with without_log(database):
            for _ in range(2):
                with guest.dial(table.id) as line:
                    assert line.closed() == CLOSE_TROUBLE
        with guest.line(table.id) as line:
            line.asked()


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped."""
    with postgres_server() as found:
        yield found


def test_a_database_that_was_restarted_is_used_again(own_postgres: Postgres) -> None:
    with serving(own_postgres()) as house, Guest(house.address) as guest:
        table, seq = asked(guest)
        with guest.line(table) as line:
            own_postgres.stop()
            try:
                line.play("draw 1", seq, "mine")
                assert line.closed() == CLOSE_TROUBLE
                with guest.dial(table) as away:
                    assert away.closed() == CLOSE_TROUBLE
            finally:
                own_postgres.start()
        wait_until(lambda: guest.http.get("/api/me").is_success, "the database answers")
        for _ in range(10):  # none of the connections that were lost comes up again
            assert guest.http.get("/api/me").is_success
        with guest.line(table) as line:
            line.play("draw 1", seq, "mine")
            assert line.done().id == "mine"
            play_on(line)  # the bot is looked after again


def play_on(line: Line) -> None:
    """Until it has been the bot's turn."""
    before = line.seq
    while not any(entry.n > before and entry.seat == 1 for entry in line.entries):
        ask = line.asked()
        line.compose([*ask.parts, ask.choices[0].notation])
        line.receive()


def test_a_bond_outlives_a_restart(own_postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    """None of the connections that were lost with it is tried first."""

    async def scenario() -> None:
        heard: list[tuple[Any, ...]] = []
        async with opened(Store(database_url(own_postgres()))) as store:
            bond = store.bond()
            await bond.open(lambda *told: heard.append(told), lambda _: None)
            assert await bond.hold("a")
            async with AsyncExitStack() as busy:
                for _ in range(5):
                    await (await busy.enter_async_context(store.reading())).execute(select(1))
            await asyncio.to_thread(own_postgres.stop)
            await asyncio.to_thread(own_postgres.start)
            while not await bond.hold("a"):
                await asyncio.sleep(0.01)
            await laid(store, seed=1)
            while not any("table" in told for told in heard):
                await asyncio.sleep(0.01)
            await bond.close()

    asyncio.run(asyncio.wait_for(scenario(), 60))
    assert "InterfaceError" not in caplog.text
