"""Games looked at again: every entry, through the eyes of any seat once the game is over."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cadastre.server.changes import changed
from cadastre.server.frames import AT_ONCE
from testkit.server.guest import Guest, Line
from tests.server.conftest import Place


def stretch(guest: Guest, table_id: str, **query: int) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get(f"/api/tables/{table_id}/replay", params=query).raise_for_status().json()
    return found


def whole(guest: Guest, table_id: str, seat: int) -> list[dict[str, Any]]:
    """All moments, with whole scenes."""
    found: list[dict[str, Any]] = []
    while True:
        page = stretch(guest, table_id, seat=seat, first=len(found))
        scene: Any = None
        for moment in page["moments"]:
            scene = changed(scene, moment["scene"])
            found.append({**moment, "scene": scene})
        if len(found) > page["newest"]:
            return found


@pytest.fixture(scope="module")
def played(place: Place) -> Iterator[tuple[Guest, Line, str]]:
    with Guest(place.address) as guest:
        table = guest.table()
        with guest.line(table.id) as line:
            line.play_on(random.Random(4))
            yield guest, line, table.id


def test_a_replay_ends_where_the_game_did(played: tuple[Guest, Line, str]) -> None:
    guest, line, table_id = played
    moments = whole(guest, table_id, 0)
    assert [moment["entry"]["n"] for moment in moments] == list(range(line.seq + 1))
    assert len(moments) > AT_ONCE
    assert line.now.outcome is not None
    assert moments[-1]["scores"] == line.now.outcome.scores
    assert moments[-1]["scene"] == line.now.scene
    assert [moment["entry"] for moment in moments] == [msgspec.to_builtins(entry) for entry in line.entries]


def test_every_seat_has_its_own_eyes(played: tuple[Guest, Line, str]) -> None:
    guest, _, table_id = played
    mine, theirs, watching = (stretch(guest, table_id, seat=seat)["moments"][0]["scene"] for seat in (0, 1, -1))
    assert [bool(seat["screen"]) for seat in mine["seats"]] == [True, False]
    assert [bool(seat["screen"]) for seat in theirs["seats"]] == [False, True]
    assert [bool(seat["screen"]) for seat in watching["seats"]] == [False, False]


def test_during_a_game_one_looks_through_ones_own(guest: Guest, stranger: Guest) -> None:
    table = guest.table()
    for who, wanted, given in ((guest, 1, 0), (guest, 0, 0), (stranger, 0, -1), (stranger, 1, -1)):
        found = stretch(who, table.id, seat=wanted)
        assert found["seat"] == given
        assert [bool(one["screen"]) for one in found["moments"][0]["scene"]["seats"]] == [given == 0, given == 1]


def test_a_replay_shows_no_more_than_the_line_did(guest: Guest) -> None:
    """What lines tell is compared in worlds that look the same; replays read the log, which has only one past."""
    table, dice = guest.table(3), random.Random(6)
    with guest.line(table.id) as line:
        told = {line.seq: line.now.scene}
        while line.seq < 80:
            line.move(dice)
            told[line.seq] = line.now.scene
        moments = whole(guest, table.id, 0)
        assert len(told) > 10
        assert {seq: moments[seq]["scene"] for seq in told} == told
        entries = [msgspec.to_builtins(entry) for entry in line.entries]
        assert [moment["entry"] for moment in moments[: len(entries)]] == entries  # bots may have gone on


def test_wherever_one_begins_there_is_a_whole_scene(played: tuple[Guest, Line, str]) -> None:
    guest, line, table_id = played
    moments = whole(guest, table_id, 1)
    for first in (1, 30, line.seq):
        page = stretch(guest, table_id, seat=1, first=first)
        assert page["moments"][0]["scene"] == moments[first]["scene"]
    for wrong, right in ((-5, 0), (10**6, line.seq)):
        assert stretch(guest, table_id, first=wrong)["moments"][0]["entry"]["n"] == right


def test_the_scores_go_from_nothing_to_the_result(played: tuple[Guest, Line, str]) -> None:
    guest, line, table_id = played
    found = guest.http.get(f"/api/tables/{table_id}/scores").raise_for_status().json()
    assert line.now.outcome is not None
    assert found["scores"][0] == [0, 0]
    assert found["scores"][-1] == line.now.outcome.scores
    assert found["entries"] == sorted(found["entries"])
    assert len(found["entries"]) == len(found["scores"])


def test_of_a_game_that_has_not_begun_there_is_nothing(guest: Guest) -> None:
    table = guest.wish(["me", "open"])
    for path in ("replay", "scores"):
        answer = guest.http.get(f"/api/tables/{table.id}/{path}")
        assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "web-record-early")
