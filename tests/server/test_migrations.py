"""Databases of earlier versions come up to the present wholly or not at all, and their games go on."""

import asyncio
import hashlib
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, Table, inspect, text
from sqlalchemy.exc import IntegrityError

import cadastre
from cadastre.bots import RandomPlayer
from cadastre.cli import main
from cadastre.cli.serve import database_url
from cadastre.core.rng import Luck
from cadastre.core.state import State
from cadastre.server import migrations
from cadastre.server.games import game_of
from cadastre.server.messages import Play
from cadastre.server.records import whole
from cadastre.server.rows import LogEntry, Person
from cadastre.server.store import Store
from testkit.server.guest import LUCK
from testkit.server.indoors import Rooms, rooms, say, twin, whole_move

AT = "2026-10-0{day}T10:00:{second:02}.000+00:00"
ME, BEN, BOT, OLD_BOT = {"person": "ada"}, {"person": "ben"}, {"bot": "medium"}, {"bot": "random"}

Rows = dict[str, list[dict[str, Any]]]


def played(table_id: str, moves: int, day: int) -> tuple[State, list[dict[str, Any]]]:
    """A game of so many moves, as the first version wrote it."""
    state, dice = cadastre.game("paris", 2).new(luck=Luck(f"seed {table_id}", "salt", (LUCK,))), random.Random(1)
    log = [(-1, list[int](), state.events)]
    while len(log) <= moves and not state.is_over:
        move = state.push(whole_move(state, dice))
        log.append((move.seat, list(move.actions), state.events))
    rows = [
        {
            "table_id": table_id,
            "seq": seq,
            "seat": seat,
            "actions": actions,
            "events": [event.as_list() for event in events],
            "move_id": "setup" if seq == 0 else f"move {seq}",
            "at": AT.format(day=day, second=seq % 60),
        }
        for seq, (seat, actions, events) in enumerate(log)
    ]
    return state, rows


def table(table_id: str, status: str, seats: list[dict[str, str]], owner: str = "ada") -> dict[str, Any]:
    game = cadastre.game("paris", 2)
    return {
        "id": table_id,
        "game": "paris",
        "rules": game.rules.rules_version,
        "players": 2,
        "options": game.options,
        "edition": None if table_id != "figures" else {**game.edition.plain, "name": "Mine"},
        "seats": seats,
        "seed": f"seed {table_id}",
        "salt": "salt",
        "added": [] if status == "waiting" else [LUCK],
        "status": status,
        "owner": owner,
        "created": AT.format(day=1, second=len(table_id)),
    }


def old_world() -> tuple[Rows, dict[str, State]]:
    """People, and tables of every sort, as the first version kept them."""
    people = [
        {
            "id": name,
            "token_hash": hashlib.sha256(f"of {name}".encode()).hexdigest(),
            "created": AT.format(day=1, second=0),
        }
        for name in ("ada", "ben")
    ]
    tables = [
        table("waiting", "waiting", [ME, BOT]),
        table("figures", "waiting", [ME, OLD_BOT]),
        table("playing", "playing", [ME, BOT]),
        table("two", "playing", [BEN, OLD_BOT], "ben"),
        table("over", "over", [ME, OLD_BOT]),
    ]
    games = {
        "playing": played("playing", 7, 2),
        "two": played("two", 0, 2),
        "over": played("over", 10**6, 3),
    }
    entries = [row for _, log in games.values() for row in log]
    assert games["over"][0].is_over
    return {"person": people, "game_table": tables, "entry": entries}, {name: game[0] for name, game in games.items()}


async def before(store: Store, work: Callable[[Connection], Any]) -> Any:
    """Something with the database before it is brought up."""
    async with store.engine.begin() as connection:
        if store.is_file:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        return await connection.run_sync(work)


def make_old(connection: Connection, rows: Rows) -> None:
    """A database of the first version with these rows."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for name, filled in rows.items():
        old = Table(name, MetaData(), autoload_with=connection)
        if filled:
            connection.execute(old.insert(), filled)


def everything(connection: Connection) -> dict[str, list[Any]]:
    """All that is in a database, as text."""
    return {
        name: sorted(str(tuple(row)) for row in connection.execute(text(f"SELECT * FROM {name}")))
        for name in inspect(connection).get_table_names()
    }


def migrated(database: str, rows: Rows, check: Callable[[Rooms], Awaitable[None]]) -> None:
    """Fill an old database, bring it up, and look."""

    async def run() -> None:
        store = Store(database_url(database))
        await before(store, lambda connection: make_old(connection, rows))
        await store.close()
        async with rooms(database) as house:
            await check(house)

    asyncio.run(run())


def test_nothing_is_lost(database: str) -> None:
    rows, _ = old_world()

    async def check(house: Rooms) -> None:
        for old in rows["person"]:
            person = await house.people.known(f"of {old['id']}")
            assert person is not None, "cookies still work"
            assert (person.id, person.name, person.language) == (old["id"], "", "")
            assert person.created == old["created"]
        for old in rows["game_table"]:
            row = await house.store.table(old["id"])
            assert row is not None
            kept = {name: getattr(row, name) for name in old if name != "seats"}
            assert kept == {name: value for name, value in old.items() if name != "seats"}
            assert (row.code, row.is_public, row.clock, row.pace) == (None, False, None, None)
            seats = await house.store.seats(old["id"])
            assert [(seat.person_id, seat.bot) for seat in seats] == [
                (seat.get("person"), seat.get("bot")) for seat in old["seats"]
            ]
            log = await house.store.log(old["id"])
            theirs = [entry for entry in rows["entry"] if entry["table_id"] == old["id"]]
            assert [{name: getattr(one, name) for name in theirs[0]} for one in log] == theirs
            assert [one.kind for one in log] == ["setup", *["move"] * (len(log) - 1)][: len(log)]
            assert row.ended == (max(one.at for one in log) if row.status == "over" else None)
        mine = (await house.archive.mine("ada")).tables
        assert {(one.id, one.status) for one in mine} == {("playing", "playing"), ("over", "over")}

    migrated(database, rows, check)


def test_games_go_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cadastre.server.keeper.player", lambda _code: RandomPlayer(1))
    rows, states = old_world()

    async def check(house: Rooms) -> None:
        for table_id, state in states.items():
            written = sum(entry["table_id"] == table_id for entry in rows["entry"])
            found = await house.hall.open(table_id)
            assert found is not None
            assert (await twin(found, upto=written)).state == state  # whatever a bot has done since
        playing = await house.hall.open("playing")
        assert playing is not None
        assert (playing.people, playing.bots()) == (["ada", None], {1: "medium"})
        async with asyncio.timeout(60):
            while playing.state.current != 0:
                await playing.stirred(playing.beat, 0.1)
        play = Play("mine", playing.seq, whole_move(playing.state, random.Random(2)))
        assert await say(playing, 0, play) is None
        over = await house.hall.open("over")
        assert over is not None
        outcome = (await over.news(0, -1)).outcome
        assert outcome is not None
        assert (outcome.scores, outcome.conceded) == (states["over"].scores, [])
        ada = await house.people.known("of ada")
        assert ada is not None
        for table_id in ("waiting", "figures"):
            row = await house.store.table(table_id)
            assert row is not None
            await house.lobby.start(row, ada, LUCK)
            assert await house.hall.open(table_id) is not None
            assert game_of(row).edition.name == ("Mine" if table_id == "figures" else game_of(row).edition.name)

    migrated(database, rows, check)


def test_games_that_were_over_are_kept(database: str) -> None:
    rows, states = old_world()

    async def check(house: Rooms) -> None:
        assert await house.archive.unkept(["paris"]) == ["over"]
        assert await house.archive.unkept(["hellas"]) == []
        row = await house.store.table("over")
        assert row is not None
        record = await house.hall.finished.record(row, ["Ada", "random"])
        assert record == whole(states["over"], ["Ada", "random"]).to_jsonl()
        assert (await house.hall.finished.scores(row)).scores[-1] == states["over"].scores
        await house.hall.finished.watchable(row)
        assert await house.archive.unkept(["paris"]) == []
        async with house.store.writing() as session:
            await session.delete(row)
        assert await house.store.finished("over") is None

    migrated(database, rows, check)


COMMANDS = (
    *("admin tables", "admin check", "admin export some", "admin close some"),
    *("admin export --all {folder}", "admin backup {folder}/copy", "admin import {folder}/game", "serve --port 0"),
)


def test_a_database_of_the_future_gets_a_sentence(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game").touch()

    async def run() -> None:
        store = Store(database_url(database))
        await store.open()
        await before(store, lambda it: it.execute(text("UPDATE alembic_version SET version_num = '9001'")))
        await before(store, lambda it: it.execute(text("CREATE TABLE wonders (id INTEGER)")))
        then = await before(store, everything)
        for line in COMMANDS:
            words = line.format(folder=tmp_path).split()
            assert await asyncio.to_thread(main, [*words, "--database", database]) == 2
            said = capsys.readouterr().err
            assert said.startswith("cadastre: the database ")
            assert "cannot be used: a newer version of Cadastre has brought it to shape 9001" in said
        assert await before(store, everything) == then
        await store.close()

    asyncio.run(run())


def test_a_failure_in_the_middle_leaves_everything_as_it_was(database: str) -> None:
    """A seat of somebody who is not there cannot be kept: found out when nearly all is done."""
    rows, _ = old_world()
    rows["game_table"][-1]["seats"] = [{"person": "nobody"}, OLD_BOT]

    async def run() -> None:
        store = Store(database_url(database))
        await before(store, lambda connection: make_old(connection, rows))
        old = await before(store, everything)
        assert old["alembic_version"] == ["('0001',)"]
        for _ in range(2):
            with pytest.raises(IntegrityError):
                await store.open()
            assert await before(store, everything) == old
        seats = '[{"person": "ada"}, {"bot": "random"}]'
        await before(store, lambda it: it.execute(text("UPDATE game_table SET seats = :seats"), {"seats": seats}))
        await store.open()
        assert len(await store.seats("over")) == 2
        await store.close()

    asyncio.run(run())


def test_an_old_database_without_anybody(database: str) -> None:
    async def run() -> None:
        store = Store(database_url(database))
        await before(store, lambda connection: make_old(connection, {"person": [], "game_table": [], "entry": []}))
        await store.open()
        async with store.writing() as session:
            session.add(Person(id="ada", name="Ada", language="", created="2026"))
        assert await store.log("none") == list[LogEntry]()
        await store.close()

    asyncio.run(run())
