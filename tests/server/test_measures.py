"""What those who run a server can see of it."""

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path

import asyncpg
import httpx

from tests.server.conftest import Place
from tests.server.guest import Guest
from tests.server.house import serving, wait_until


def measured(address: str) -> dict[str, float]:
    """Every number by its name, with labels."""
    answer = httpx.get(f"{address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    return {name: float(number) for name, number in re.findall(r"^([^# ]+) (\S+)$", answer.text, re.MULTILINE)}


def test_the_numbers_follow_what_happens(tmp_path: Path) -> None:
    """At a server of its own: the one of all tests still hangs up on the last, and puts their tables away."""
    with serving(tmp_path / "games.sqlite3") as house, Guest(house.address) as guest:
        before = measured(house.address)
        table = guest.table(2)
        with guest.line(table.id) as line:
            line.asked()
            line.move(random.Random(1))
            line.say("nonsense")
            while line.receive().seq >= 0 and not line.heard[-1].startswith('{"is":"refused"'):
                pass
            during = measured(house.address)
        wait_until(lambda: measured(house.address)["cadastre_lines"] == before["cadastre_lines"], "the line is closed")
    assert during["cadastre_lines"] == before["cadastre_lines"] + 1
    assert during["cadastre_tables"] == before["cadastre_tables"] + 1
    assert during["cadastre_refusals_total"] == before["cadastre_refusals_total"] + 1
    people = 'cadastre_entries_total{by="people"}'
    assert during[people] >= before.get(people, 0) + 1
    assert during["cadastre_bot_seconds_count"] >= before["cadastre_bot_seconds_count"]


def test_the_numbers_tell_nothing_of_a_table(guest: Guest, place: Place) -> None:
    table = guest.table(2)
    with guest.line(table.id):
        told = httpx.get(f"{place.address}/metrics").text
    assert table.id not in told
    assert table.commitment not in told


def test_a_server_whose_database_is_away_says_so(postgres: Callable[[], str]) -> None:
    database = postgres()
    name = re.search(r"/(games\d+)\?", database)
    assert name is not None

    async def drop() -> None:
        other = await asyncpg.connect(database.replace(name[1], "postgres"))
        await other.execute(f"DROP DATABASE {name[1]} WITH (FORCE)")
        await other.close()

    with serving(database) as house:
        health = httpx.get(f"{house.address}/health")
        assert (health.status_code, health.json()) == (200, {"database": True})
        asyncio.run(drop())
        health = httpx.get(f"{house.address}/health")
        assert (health.status_code, health.json()) == (503, {"database": False})
