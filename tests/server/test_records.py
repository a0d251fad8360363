"""Records over HTTP: during a game what a seat has seen, afterwards everything, and back in to be looked at."""

import asyncio
import json
import os
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cadastre.core.records import GameRecord, loads
from cadastre.server.records import LARGEST, LARGEST_TEXT, take_in, verified
from cadastre.server.refusals import No
from cadastre.server.wire import NewMe, TableInfo
from testkit.server.guest import Guest
from testkit.server.indoors import rooms
from tests.server.conftest import Place


def seen(guest: Guest, table_id: str) -> list[dict[str, Any]]:
    """What somebody can download of a game under way."""
    answer = guest.http.get(f"/api/tables/{table_id}/record")
    assert answer.status_code == 200
    return [json.loads(line) for line in answer.text.splitlines()]


def shown(guest: Guest, text: str) -> TableInfo:
    """A table for a record."""
    answer = guest.http.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


@pytest.fixture(scope="module")
def finished(place: Place) -> str:
    """The record of a game that is over."""
    with Guest(place.address) as guest:
        guest.call("Ada")
        table = guest.table(2)
        with guest.line(table.id) as line:
            line.play_on(random.Random(1))
        answer = guest.http.get(f"/api/tables/{table.id}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="paris-{table.id}.jsonl"'
        return answer.text


def test_a_seat_downloads_what_it_has_seen(guest: Guest, stranger: Guest) -> None:
    table = guest.table(2)
    with guest.line(table.id) as line:
        for seed in range(6):
            line.move(random.Random(seed))
            line.asked()
        header, *lines = seen(guest, table.id)
        assert (header["seen_by"], header["moves"]) == (0, line.seq)
        assert header["commitment"] == table.commitment
        assert not {"seed", "salt", "luck"} & {key for one in (header, *lines) for key in one}
        assert [one["seat"] for one in lines] == [entry.seat for entry in line.entries]
        assert all(("move" in one) == (one["seat"] == 0) for one in lines)
        watched, *others = seen(stranger, table.id)
        assert watched["seen_by"] == -1
        assert not any("move" in one for one in others)
        assert guest.http.get(f"/api/tables/{table.id}/record?seat=1").text.startswith(
            json.dumps(header, separators=(",", ":"), ensure_ascii=False)
        )


def test_afterwards_everybody_has_everything(finished: str) -> None:
    record = loads(finished)
    assert record.replay().is_over
    assert record.header.seats == ("Ada", "medium")
    assert record.header.commitment == record.luck.commitment


def test_a_record_is_looked_at(finished: str, stranger: Guest) -> None:
    table = shown(stranger, finished)
    assert (table.status, [seat.name for seat in table.seats]) == ("over", ["Ada", "medium"])
    record = loads(finished)
    with stranger.line(table.id) as line:
        assert line.now.outcome is not None
        assert line.now.outcome.scores == list(record.replay().scores)
        assert len(line.entries) == len(record.entries)
    assert stranger.http.get(f"/api/tables/{table.id}/record").text == finished
    assert table.id in [one.id for one in stranger.me().tables]


def test_a_game_that_was_not_finished_is_looked_at(finished: str, stranger: Guest, tmp_path: Path) -> None:
    record = loads(finished)
    part = record.replay(9).to_record(record.header.seats)
    part.save(tmp_path / "part.jsonl")
    table = shown(stranger, (tmp_path / "part.jsonl").read_text("utf-8"))
    assert table.status == "closed"
    with stranger.line(table.id) as line:
        assert line.now.table.closed
        assert line.now.outcome is None


@pytest.mark.parametrize("change", [("[", "]"), ('"seat":1', '"seat":0'), ('"Ada"', '"Eve"'), ("", "x")])
def test_a_changed_record_is_not_shown(finished: str, stranger: Guest, change: tuple[str, str]) -> None:
    before = len(stranger.me().tables)
    answer = stranger.http.post("/api/records", content=finished.replace(*change, 1).encode())
    assert answer.status_code == 400
    assert answer.json()["reason"]["id"] == "web-record-bad"
    assert len(stranger.me().tables) == before


@pytest.mark.parametrize(
    ("body", "status"), [(b"", 400), (b"\xff\xfe", 400), (b"{}\n" * 9, 400), (b"x" * (LARGEST + 1), 413)]
)
def test_what_is_no_record_is_not_shown(stranger: Guest, body: bytes, status: int) -> None:
    assert stranger.http.post("/api/records", content=body).status_code == status


def test_a_record_that_is_sent_opens_no_file_of_the_server(stranger: Guest, tmp_path: Path) -> None:
    """Neither one that never ends or never begins, nor is it told which there are."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "there.toml").touch()
    told = []
    for path in ("/dev/zero", tmp_path / "pipe", tmp_path / "there.toml", tmp_path / "missing.toml"):
        text = f"Cadastre record 1\ngame: paris\nplayers: 2\nedition: {path}\n"
        answer = stranger.http.post("/api/records", content=text.encode())
        assert answer.status_code == 400
        told.append(answer.json())
    assert told == told[:1] * 4


def test_records_are_read_and_played_off_the_loop_one_at_a_time(finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where = []

    def read(text: str) -> GameRecord:
        where.append(threading.current_thread().name)
        return loads(text)

    monkeypatch.setattr("cadastre.server.records.loads", read)

    async def scenario() -> None:
        await asyncio.gather(*(verified(finished) for _ in range(3)))

    asyncio.run(scenario())
    assert len(where) == 3
    assert {name.partition("_")[0] for name in where} == {"library"}
    assert len(set(where)) == 1, "there is one thread for all of them"


def test_a_text_is_not_longer_than_any_game(stranger: Guest) -> None:
    text = "Cadastre record 1\ngame: paris\nplayers: 2\n" + "; a comment\n" * (LARGEST_TEXT // 10)
    assert stranger.http.post("/api/records", content=text.encode()).status_code == 413


def test_a_table_that_has_not_begun_has_no_record(guest: Guest) -> None:
    waiting = guest.make()
    answer = guest.http.get(f"/api/tables/{waiting.id}/record")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "web-record-early")


def test_others_write_while_a_record_is_put_in(finished: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cadastre.server.records.AT_ONCE", 10)

    async def scenario() -> None:
        async with rooms(tmp_path / "games.sqlite3") as house:
            ada, ben = await house.person("Ada"), await house.person("Ben")
            told = await verified(finished)
            seen, arriving = list[str](), asyncio.create_task(take_in(house.store, told, ada))
            while not arriving.done():
                await house.people.change(ben, NewMe("Ben"))  # a transaction of somebody else
                seen += [row.status for row in await house.archive.rows(None)]
            row = await arriving
            assert "waiting" in seen
            assert row.status == "over"
            assert len(await house.store.log(row.id)) == len(told[0].entries)

    asyncio.run(scenario())


def test_whoever_is_forgotten_while_their_record_is_put_in_is_told_so(finished: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms(tmp_path / "games.sqlite3") as house:
            ada = await house.person("Ada")
            arriving = asyncio.create_task(take_in(house.store, await verified(finished), ada))
            while not await house.archive.rows(None):
                await asyncio.sleep(0)
            await house.people.forget(ada)
            with pytest.raises(No) as refused:
                await arriving
            assert (refused.value.status, refused.value.reason.id) == (404, "web-not-found")
            assert await house.archive.rows(None) == []

    asyncio.run(scenario())
