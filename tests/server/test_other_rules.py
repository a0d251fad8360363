"""Games that the rules and figures of today do not play: finished ones are told all the same, and why is said."""

import asyncio
import json
import random
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import update

from cadastre.cli import main
from cadastre.cli.serve import database_url
from cadastre.core.attempt import attempt
from cadastre.core.editions import Edition
from cadastre.core.records import loads
from cadastre.registry import rules
from cadastre.server.changes import changed
from cadastre.server.course import Broken
from cadastre.server.finished import Finished
from cadastre.server.lobby import delete_table
from cadastre.server.records import as_logged, whole
from cadastre.server.rows import EntryRow
from cadastre.server.socket import CLOSE_BROKEN
from cadastre.server.store import Store
from cadastre.server.table import Table
from cadastre.server.wire import NewTable, SeatWish
from testkit import hostile
from testkit.server.guest import LUCK, Guest
from testkit.server.house import PATIENCE, serving, wait_until
from testkit.server.indoors import Rooms, opened, rooms, whole_move

OLDER = (
    "UPDATE game_table SET rules = rules - 1",
    """UPDATE entry SET events = '[["unheard_of", 0]]' WHERE seq = 3""",
)
"""What a game looks like that was played by other rules: it was begun by them, and things went otherwise."""
UNKEPT = ("DELETE FROM finished_game", "DELETE FROM frames")


class Evening(NamedTuple):
    """Two tables, and what is told of the game that is over."""

    over: str
    playing: str
    record: str
    scores: dict[str, Any]


async def begun(house: Rooms, **more: Any) -> Table:
    """A game of Ada's, with Ben at her screen."""
    ada = await house.person("Ada")
    seats = [SeatWish("me"), SeatWish("guest", name="Ben")]
    row = await house.lobby.make(NewTable("paris", seats=seats, **more), ada)
    await house.lobby.start(row, ada, LUCK)
    table = await house.hall.open(row.id)
    assert table is not None
    return table


async def play_on(table: Table, moves: int = 10_000) -> None:
    """So many moves at random, or until the game is over."""
    dice = random.Random(1)
    for _ in range(moves):
        if table.course.is_over:
            return
        async with table.lock:
            made = attempt(table.state, [whole_move(table.state, dice)], table.state.current)
            made.end()
            assert await table.write_move(made)


async def is_kept(store: Store, table_id: str) -> None:
    """Wait until the game that is over is, with its frames."""
    async with asyncio.timeout(PATIENCE):
        while not ((found := await store.finished(table_id)) and found.frames):
            await asyncio.sleep(0.01)


def an_evening(database: str) -> Evening:
    async def play() -> Evening:
        async with rooms(database) as house:
            over, playing = await begun(house, is_public=True), await begun(house)
            await play_on(over)
            await play_on(playing, 12)
            await is_kept(house.store, over.row.id)
            record = whole(over.state, ["Ada", "Ben"]).to_jsonl()
            scores = await house.hall.finished.scores(over.row)
            assert scores.scores[-1] == over.state.scores
            assert len(scores.scores) == over.seq + 1
            found = {"entries": scores.entries, "scores": scores.scores}
            return Evening(over.row.id, playing.row.id, record, found)

    return asyncio.run(play())


def change(database: str, *statements: str) -> None:
    """Something that happens to a database while no server is running."""

    async def run() -> None:
        async with opened(Store(database_url(database))) as store, store.engine.begin() as connection:
            for statement in statements:
                await connection.exec_driver_sql(statement)

    asyncio.run(run())


def admin(capsys: pytest.CaptureFixture[str], database: str, *words: str, code: int = 0) -> tuple[str, str]:
    """What a command says on stdout and on stderr."""
    capsys.readouterr()
    assert main(["admin", *words, "--database", database]) == code
    shown = capsys.readouterr()
    return shown.out, shown.err


def reason(guest: Guest, table_id: str, path: str) -> str:
    """Why something cannot be had of a table."""
    answer = guest.http.get(f"/api/tables/{table_id}/{path}")
    assert answer.status_code == 409, answer.text
    found: str = answer.json()["reason"]["id"]
    return found


def is_told_why(guest: Guest, table_id: str, why: str, *, is_kept: bool = False) -> None:
    """A table cannot be sat down at, nor, unless it was kept, be watched."""
    if not is_kept:
        assert reason(guest, table_id, "replay") == why
    with guest.dial(table_id) as line:
        assert line.refused().reason.id == why
        assert line.closed() == CLOSE_BROKEN


# finished games


def test_a_finished_game_is_told_when_its_rules_are_gone(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = an_evening(database)
    change(database, *OLDER)
    with serving(database) as house, Guest(house.address) as guest:
        found = guest.info(evening.over)
        assert (found.status, sorted(found.ranks)) == ("over", [1, 2])
        assert guest.http.get(f"/api/tables/{evening.over}/record").text == evening.record
        assert guest.http.get(f"/api/tables/{evening.over}/scores").json() == evening.scores
        assert evening.over in [one["id"] for one in guest.http.get("/api/archive").json()["tables"]]
        is_told_why(guest, evening.over, "web-table-older-rules", is_kept=True)
        is_told_why(guest, evening.playing, "web-table-older-rules")
        assert reason(guest, evening.playing, "record") == "web-table-older-rules"
    assert admin(capsys, database, "export", evening.over)[0] == evening.record
    said = admin(capsys, database, "export", "--all", str(tmp_path / "all"), code=1)[1]
    assert [file.read_text("utf-8") for file in (tmp_path / "all").iterdir()] == [evening.record]
    assert f"{evening.playing}  paris  This game was played with a different version of the rules" in said
    assert "1 games were left out" in said


def test_of_a_game_that_was_not_kept_the_log_tells_what_it_can(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = an_evening(database)
    change(database, *OLDER, *UNKEPT)
    with serving(database) as house, Guest(house.address) as guest:
        text = guest.http.get(f"/api/tables/{evening.over}/record").text
        assert reason(guest, evening.over, "scores") == "web-table-older-rules"
        refused = guest.http.post("/api/records", content=text.encode())
        assert (refused.status_code, refused.json()["reason"]["id"]) == (400, "web-record-bad")
    told, true = loads(text), loads(evening.record)
    assert told.header.from_log
    assert told.header.rules == true.header.rules - 1
    assert told.header.seats == true.header.seats
    assert [(one.seat, one.actions) for one in told.entries] == [(one.seat, one.actions) for one in true.entries]
    assert told.entries[3].events == (("unheard_of", 0),)
    assert told.end.result is not None
    assert true.end.result is not None
    assert told.end.result.ranks == true.end.result.ranks
    assert told.end.luck == true.end.luck
    assert admin(capsys, database, "export", evening.over)[0] == text
    file = tmp_path / "game.jsonl"
    file.write_text(text, "utf-8")
    for command in ("verify", "replay"):
        assert main([command, str(file)]) == 2
        assert "it cannot be played again" in capsys.readouterr().err


def test_a_log_tells_the_moves_that_count(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with rooms(tmp_path / "games.sqlite3") as house:
            table = await begun(house)
            await play_on(table, 9)
            async with table.lock:
                await table.write("undo", table.course.position.path[5].seat, to=5)
            await play_on(table, 3)
            async with table.lock:
                await table.write("closed", -1)
            told = as_logged(table.row, await house.store.log(table.row.id), ["Ada", ""])
            true = whole(table.state, ["Ada", ""])
            assert told.header.seats == ("Ada", "seat 1")
            assert len(told.moves) == 8
            parts = [[(one.n, one.seat, one.actions, one.events) for one in record.entries] for record in (told, true)]
            assert parts[0] == parts[1]
            assert await house.hall.finished.record(table.row, ["Ada", ""]) == true.to_jsonl()

    asyncio.run(scenario())


def test_what_is_not_kept_yet_is_made_up_for(database: str) -> None:
    evening = an_evening(database)
    change(database, *UNKEPT)
    with serving(database):
        wait_until(lambda: asyncio.run(kept_record(database, evening.over)) != "", "the game is kept")
    change(database, *OLDER)
    assert asyncio.run(kept_record(database, evening.over)) == evening.record


async def kept_record(database: str, table_id: str) -> str:
    """What is kept of a game; nothing is made for it."""
    store = Store(database_url(database))
    try:
        row = await store.table(table_id)
        assert row is not None
        return await Finished(store).record(row, ["Ada", "Ben"]) if await store.finished(table_id) else ""
    finally:
        await store.close()


def test_what_is_kept_has_no_names(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")
    evening = an_evening(database)

    async def look() -> None:
        async with opened(Store(database_url(database))) as store:
            found = await store.finished(evening.over)
            assert found is not None
            text = zlib.decompress(found.record).decode()
            assert '"seats":["seat 0","seat 1"]' in text
            assert "Ada" not in text

    asyncio.run(look())


def test_a_game_that_comes_as_a_record_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, file = str(tmp_path / "old.sqlite3"), str(tmp_path / "new.sqlite3"), tmp_path / "game.jsonl"
    evening = an_evening(old)
    file.write_text(evening.record, "utf-8")
    table_id = admin(capsys, new, "import", str(file))[0].split()[0]
    change(new, *OLDER)
    assert admin(capsys, new, "export", table_id)[0] == evening.record


# watching them


def looked_at(guest: Guest, table_id: str, seat: int) -> list[dict[str, Any]]:
    """Every frame of a game, with whole scenes."""
    found: list[dict[str, Any]] = []
    page: dict[str, Any] = {"newest": 0}
    while len(found) <= page["newest"]:
        asked = {"seat": seat, "first": len(found)}
        page = guest.http.get(f"/api/tables/{table_id}/replay", params=asked).raise_for_status().json()
        assert page["seat"] == seat
        scene: Any = None
        for moment in page["moments"]:
            scene = changed(scene, moment["scene"])
            found.append({**moment, "scene": scene})
    return found


@pytest.mark.parametrize("game", ["paris", "hellas"])
def test_a_finished_game_is_watched_through_all_eyes_whatever_the_rules(tmp_path: Path, game: str) -> None:
    database, games = str(tmp_path / "games.sqlite3"), "paris,hellas"
    with serving(database, games=games) as house, Guest(house.address) as guest:
        record = hostile.honest(game, 2).to_jsonl()
        table_id = guest.http.post("/api/records", content=record.encode()).raise_for_status().json()["id"]
        before = {seat: looked_at(guest, table_id, seat) for seat in (-1, 0, 1)}
        wait_until(lambda: asyncio.run(kept_frames(database, table_id)) > 0, "its frames are kept")
        assert {seat: looked_at(guest, table_id, seat) for seat in before} == before, "nobody sees a difference"
    change(database, *OLDER, "UPDATE game_table SET edition_hash = 'none'")
    with serving(database, games=games) as house, Guest(house.address) as guest:
        assert {seat: looked_at(guest, table_id, seat) for seat in before} == before
        assert before[0][0]["scene"] != before[1][0]["scene"]
        for first in (1, 64, 65, len(before[0]) - 1):
            asked = {"seat": 1, "first": first}
            page = guest.http.get(f"/api/tables/{table_id}/replay", params=asked).raise_for_status().json()
            assert (page["moments"][0]["entry"]["n"], page["moments"][0]["scene"]) == (first, before[1][first]["scene"])


async def kept_frames(database: str, table_id: str) -> int:
    store = Store(database_url(database))
    try:
        found = await store.finished(table_id)
        return found.frames if found else 0
    finally:
        await store.close()


def test_games_that_ended_before_are_kept_when_the_host_says_so(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = an_evening(database)
    change(database, "UPDATE finished_game SET frames = 0", "DELETE FROM frames")
    assert "1 games are kept now" in admin(capsys, database, "keep")[1]
    assert asyncio.run(kept_frames(database, evening.over)) > 0
    assert "0 games are kept now" in admin(capsys, database, "keep")[1]
    change(database, "UPDATE finished_game SET frames = 0", *OLDER)
    said = admin(capsys, database, "keep", code=1)[1]
    assert f"{evening.over}  paris  This game was played with a different version" in said
    assert "1 games could not be kept" in said


def test_frames_of_a_table_that_is_deleted_meanwhile_are_nobodys(tmp_path: Path) -> None:
    """A stranger who sends a record and has themselves forgotten at once is no error in the log."""
    database = str(tmp_path / "games.sqlite3")
    evening = an_evening(database)
    change(database, "UPDATE finished_game SET frames = 0", "DELETE FROM frames")

    async def scenario() -> None:
        async with opened(Store(database_url(database))) as store:
            row, kept = await store.table(evening.over), await store.finished(evening.over)
            assert row is not None
            assert kept is not None
            finished, log = Finished(store), await store.log(row.id)
            await delete_table(store, row)
            with pytest.MonkeyPatch.context() as patch:  # what was read before
                patch.setattr(finished, "of", _answer(kept))
                patch.setattr(store, "log", _answer(log))
                await finished.watchable(row)
            assert await store.finished(row.id) is None

    asyncio.run(scenario())


def _answer(found: Any) -> Callable[..., Awaitable[Any]]:
    async def answer(*_: object) -> Any:
        return found

    return answer


def test_what_was_said_is_not_kept_twice(tmp_path: Path) -> None:
    """Or somebody who has themselves forgotten would be quoted for ever."""

    async def scenario() -> None:
        async with rooms(tmp_path / "games.sqlite3") as house:
            table = await begun(house)
            async with table.lock:
                await table.write("chat", 0, text="a secret")
                await table.write("chat", 1, phrase="hello")
                await table.write("closed", -1)
            await is_kept(house.store, table.row.id)
            for seat in (-1, 0, 1):
                assert b"secret" not in zlib.decompress(await house.store.frames(table.row.id, seat, 0))

            async def words() -> list[tuple[str, str]]:
                found = await house.hall.finished.replay(table.row, 0, 0)
                assert found is not None
                return [(one.entry.text, one.entry.said.id if one.entry.said else "") for one in found.moments[1:3]]

            assert await words() == [("a secret", ""), ("", "web-phrase-hello")]
            async with house.store.writing() as session:  # as whoever is forgotten leaves it
                await session.execute(update(EntryRow).where(EntryRow.kind == "chat").values(data={"text": ""}))
            assert await words() == [("", "web-phrase-gone")] * 2

    asyncio.run(scenario())


# figures


def other_figures(monkeypatch: pytest.MonkeyPatch) -> Edition:
    """A later version of the game has another figure in its default edition."""
    editions = rules("paris").editions
    plain = json.loads(json.dumps(editions.default.plain))
    plain["banks"]["montmartre"] += 1
    later = replace(editions.from_dict(plain), is_default=True)
    assert later.hash != editions.default.hash
    monkeypatch.setitem(vars(editions), "default", later)
    monkeypatch.setitem(vars(editions), "default_hash", later.hash)
    return later


def test_a_game_goes_on_with_the_figures_it_began_with(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = rules("paris").editions.default.hash
    evening = an_evening(database)
    later = other_figures(monkeypatch)

    async def scenario() -> None:
        async with rooms(database) as house:
            over, table = [await house.hall.open(table_id) for table_id in (evening.over, evening.playing)]
            assert over is not None
            assert table is not None
            assert over.game.edition.hash == table.game.edition.hash == figures != later.hash
            await play_on(table)
            record = loads(whole(table.state, ["Ada", "Ben"]).to_jsonl())
            assert record.header.edition.figures is not None, "they travel with it, as they are not the usual ones"
            assert record.replay().is_over
            assert (await begun(house)).game.edition is later

    asyncio.run(scenario())


# why not


@pytest.mark.parametrize(
    ("statements", "kind", "why"),
    [
        (OLDER, "older rules", "web-table-older-rules"),
        ((OLDER[0].replace("-", "+"), OLDER[1]), "newer rules", "web-table-older-rules"),
        (("UPDATE game_table SET edition_hash = 'none'",), "other figures", "web-table-other-figures"),
        (("UPDATE entry SET events = '[]' WHERE seq = 7",), "damaged log", "web-table-damaged"),
        (("UPDATE entry SET actions = '[[]]' WHERE seq = 7",), "damaged log", "web-table-damaged"),
        (("UPDATE entry SET kind = 'undo' WHERE seq = 7",), "damaged log", "web-table-damaged"),
        (
            ("UPDATE entry SET events = '[]' WHERE seq = 7", "UPDATE game_table SET edition_hash = NULL"),
            "damaged log or other figures",
            "web-table-broken",
        ),
        (("UPDATE game_table SET game = 'chess'",), "unknown game", "web-table-not-offered"),
    ],
)
def test_why_a_game_cannot_go_on(
    tmp_path: Path, statements: tuple[str, ...], kind: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "games.sqlite3")
    table_id = asyncio.run(with_one(database, lambda table: play_on(table, 12)))
    assert admin(capsys, database, "check")[0] == "1 games under way, 0 of them cannot go on by these rules\n"
    change(database, *statements)
    (found,) = json.loads(admin(capsys, database, "check", "--json", code=1)[0])
    assert (found["id"], found["goes_on"], found["kind"]) == (table_id, False, kind)
    assert f"  {kind}: {found['problem']}\n1 games" in admin(capsys, database, "check", code=1)[0]
    assert found["problem"] in admin(capsys, database, "close", table_id, code=2)[1]

    async def look() -> None:
        async with rooms(database) as house:
            with pytest.raises(Broken) as caught:
                await house.hall.open(table_id)
            assert caught.value.reason.id == why

    asyncio.run(look())


def test_a_game_that_newer_rules_play_in_the_same_way_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "games.sqlite3")
    asyncio.run(with_one(database, lambda table: play_on(table, 12)))
    change(database, OLDER[0])
    assert admin(capsys, database, "check")[0].startswith("1 games under way, 0 of them")


async def with_one(database: str, work: Callable[[Table], Awaitable[None]]) -> str:
    """A database with one table; its id."""
    async with rooms(database) as house:
        table = await begun(house)
        await work(table)
        return table.row.id
