"""Several servers at one database are as one: a table is played at any of them, and goes on when one dies."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from cadastre.cli.serve import database_url
from cadastre.server.bond import Notified
from cadastre.server.messages import Play, Refused
from cadastre.server.store import Store
from testkit.server.guest import Guest, Line
from testkit.server.house import serving
from testkit.server.indoors import laid, opened, say, twin

MOVES = 12


def catch_up(line: Line, other: Line) -> None:
    """Until one line has heard what the other has."""
    while line.seq < other.seq:
        line.news()


def listen(line: Line) -> None:
    """As long as there is anybody at the other end."""
    while True:
        line.receive()


def log_of(database: str, table_id: str) -> list[Any]:
    async def read() -> list[Any]:
        async with opened(Store(database_url(database))) as store:
            return [(row.seq, row.seat) for row in await store.log(table_id)]

    return asyncio.run(read())


def test_a_table_is_played_at_two_servers_and_survives_one(postgres: Callable[[], str]) -> None:
    database, dice = postgres(), random.Random(1)
    with (
        serving(database) as here,
        serving(database) as there,
        Guest(here.address) as ada,
        Guest(there.address) as again,
    ):
        table = ada.table(3)
        again.http.cookies.update(dict(ada.http.cookies))
        with ada.line(table.id) as first, again.line(table.id) as second:
            for move in range(MOVES):
                mine, other = (first, second) if move % 2 else (second, first)
                mine.asked()
                mine.move(dice)
                catch_up(other, mine)
                assert [entry.n for entry in other.entries] == list(range(other.seq + 1))
            here.kill()
            with pytest.raises(ConnectionClosed):
                listen(first)
            second.play_on(dice)
        told = second.entries
        assert told[: len(first.entries)] == first.entries
    assert [(entry.n, entry.seat) for entry in told] == log_of(database, table.id)


def test_of_two_servers_one_writes(postgres: Callable[[], str]) -> None:
    """Both decide at once on the same position: one is told that it was late, after what it had missed."""

    async def scenario() -> None:
        address = database_url(postgres())
        async with opened(Store(address)) as here, opened(Store(address)) as there:
            one = await laid(here, seed=1)
            two = await twin(one, there)
            seat, said = one.state.current, one.state.notation(one.state.legal_actions()[0])
            assert await say(one, seat, Play("first", 0, said)) is None
            late = await say(two, seat, Play("second", 0, said))
            assert isinstance(late, Refused)
            assert (late.seq, late.reason.id) == (one.seq, "web-table-stale")
            assert two.state.to_bytes() == one.state.to_bytes()
            again = await twin(one, there, upto=1)
            assert await say(again, seat, Play("first", 0, said)) is None, "the same move was done elsewhere"
            assert again.seq == one.seq

    asyncio.run(scenario())


def test_a_table_is_held_by_one_server_until_it_goes(postgres: Callable[[], str]) -> None:
    async def scenario() -> None:
        address = database_url(postgres())
        async with opened(Store(address)) as here, opened(Store(address)) as there:
            one, two = here.bond(), there.bond()
            await one.open(lambda _: None, lambda _: None)
            await two.open(lambda _: None, lambda _: None)
            assert (await one.hold("a"), await two.hold("a"), await two.hold("b")) == (True, False, True)
            assert (await one.hold("a"), await one.hold("b")) == (True, False)
            await one.close()
            assert await two.hold("a")
            await two.close()

    asyncio.run(scenario())


def test_a_lost_connection_is_made_again(postgres: Callable[[], str]) -> None:
    async def scenario() -> None:
        heard: list[str] = []
        async with opened(Store(database_url(postgres()))) as store:
            bond = store.bond()
            assert isinstance(bond, Notified)
            await bond.open(heard.append, lambda _: None)
            assert await bond.hold("a")
            async with store.engine.begin() as connection:
                await connection.execute(
                    text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
                )
            while not heard:
                await asyncio.sleep(0.01)
            assert await bond.hold("a")
            await laid(store, seed=1)
            while "table" not in heard:
                await asyncio.sleep(0.01)
            await bond.close()

    asyncio.run(asyncio.wait_for(scenario(), 60))
