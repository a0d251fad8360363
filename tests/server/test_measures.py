"""What those who run a server can see of it."""

import random
import re
import secrets
from pathlib import Path

import httpx
import pytest

from testkit.server.guest import Guest
from testkit.server.house import serving, wait_until
from tests.server.conftest import Place


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


PROXIED = [{"X-Forwarded-For": "192.0.2.7"}, {"Forwarded": "for=192.0.2.7"}, {"Via": "1.1 proxy"}]
ABROAD = [*PROXIED, {"X-Forwarded-For": "127.0.0.1"}, {"Host": "play.example.org"}, {"Host": "odd host"}]


@pytest.mark.parametrize("headers", ABROAD)
def test_the_numbers_are_not_for_the_world(place: Place, headers: dict[str, str]) -> None:
    for shown in ("", "Bearer", "Bearer guess"):
        answer = httpx.get(f"{place.address}/metrics", headers={**headers, "Authorization": shown})
        assert answer.status_code in (400, 404)
        assert "cadastre_" not in answer.text


def test_a_token_opens_the_numbers_to_whoever_has_it(tmp_path: Path) -> None:
    token, said = secrets.token_hex(16), tmp_path / "stderr"
    secret, words = {"CADASTRE_METRICS_TOKEN": token}, ("--log", "json", "--log-level", "info")
    with said.open("w") as stderr, serving(tmp_path / "games.sqlite3", *words, env=secret, stderr=stderr) as house:
        for headers in PROXIED:
            for shown, status in ((token, 200), (token[:-1], 404), ("x", 404)):
                authorized = {**headers, "Authorization": f"Bearer {shown}"}
                assert httpx.get(f"{house.address}/metrics", headers=authorized).status_code == status
        assert httpx.get(f"{house.address}/metrics").status_code == 200
    assert token not in said.read_text("utf-8")
