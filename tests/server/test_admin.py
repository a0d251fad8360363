"""``cadastre admin``: what those who run a server can do with its database, of either kind."""

import asyncio
import json
import os
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from cadastre.cli import main
from cadastre.cli.serve import database_url
from cadastre.core.attempt import Attempt
from cadastre.core.records import loads
from cadastre.server.store import Store
from cadastre.server.table import Table
from testkit.server.indoors import laid, opened, tried
from testkit.server.postgres import programs


def prepared(database: str, work: Callable[[Table], Awaitable[None]] | None = None) -> None:
    """A database with a game of two people in it."""

    async def run() -> None:
        async with opened(Store(database_url(database))) as store:
            table = await laid(store, seed=1)
            if work:
                await work(table)

    asyncio.run(run())


async def some_moves(table: Table, most: int = 12) -> None:
    """Whole moves at random, until the game is over."""
    luck = random.Random(1)
    while table.seq < most and not table.state.is_over:
        made = Attempt(table.state.copy(), table.state.current)
        while not made.is_whole:
            made.take(luck.choice(made.state.legal_actions()))
        await table.write_move(made)


async def to_the_end(table: Table) -> None:
    await some_moves(table, 10_000)


def said(capsys: pytest.CaptureFixture[str], database: str, *words: object, code: int = 0) -> str:
    """What a command of the group says."""
    capsys.readouterr()
    assert main(["admin", *map(str, words), "--database", database]) == code
    shown = capsys.readouterr()
    return shown.err if code else shown.out


def test_tables_are_listed(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    prepared(database, some_moves)
    assert "table  paris  2 players  playing  13 entries  by link" in said(capsys, database, "tables")
    (one,) = json.loads(said(capsys, database, "tables", "--json"))
    assert (one["id"], one["status"], one["entries"]) == ("table", "playing", 13)
    assert said(capsys, database, "tables", "--status", "over") == ""


def test_a_game_goes_out_and_comes_in(database: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    prepared(database, to_the_end)
    record = loads(said(capsys, database, "export", "table"))
    assert record.replay().is_over
    assert record.header.seats == ("Ada", "Ben")
    said(capsys, database, "export", "--all", tmp_path / "all")
    (file,) = (tmp_path / "all").iterdir()
    assert file.read_text("utf-8") == record.to_jsonl()
    imported = said(capsys, database, "import", file, "--public").split()[0]
    again = loads(said(capsys, database, "export", imported))
    assert again.to_jsonl() == record.to_jsonl()
    file.write_text(record.to_jsonl().replace('"Ada"', '"Eve"'), "utf-8")
    assert str(file) in said(capsys, database, "import", file, code=2)


def test_a_game_is_closed(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    prepared(database, some_moves)
    said(capsys, database, "close", "table")
    (one,) = json.loads(said(capsys, database, "tables", "--json"))
    assert one["status"] == "closed"
    assert "is over" in said(capsys, database, "close", "table", code=2)
    assert "no table" in said(capsys, database, "close", "nowhere", code=2)


def test_a_running_server_hears_of_a_closed_game(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        async with opened(Store(database_url(database))) as store:
            table = await laid(store, seed=1)
            await asyncio.to_thread(said, capsys, database, "close", "table")
            assert not await table.write_move(tried(table.state, table.state.current, table.state.legal_actions()[:1]))
            assert table.course.closed

    asyncio.run(run())


def test_games_under_way_are_checked(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    prepared(database, some_moves)
    assert said(capsys, database, "check") == "1 games under way, 0 of them cannot go on by these rules\n"

    async def spoil() -> None:
        async with opened(Store(database_url(database))) as store, store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE entry SET events = '[]' WHERE seq = 7")

    asyncio.run(spoil())
    capsys.readouterr()
    assert main(["admin", "check", "--json", "--database", database]) == 1
    (one,) = json.loads(capsys.readouterr().out)
    assert (one["id"], one["goes_on"], one["kind"]) == ("table", False, "damaged log or other figures")
    assert one["problem"].startswith("The log of this table does not fit the rules and figures")


def test_a_copy_of_a_file_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = str(tmp_path / "games.sqlite3"), tmp_path / "copy.sqlite3"
    copy.write_text("yesterday's", "utf-8")

    async def run() -> None:
        async with opened(Store(database_url(database))) as store:
            table = await laid(store, seed=1)
            await some_moves(table)  # which are in the write-ahead log, beside the file
            await asyncio.to_thread(said, capsys, database, "backup", copy)

    asyncio.run(run())
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM entry").fetchone() == (13,)
    assert not list(tmp_path.glob("*.part"))
    assert said(capsys, str(copy), "check").startswith("1 games under way, 0")


def test_a_copy_of_postgresql_and_back(
    postgres: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, other, copy = postgres(), postgres(), tmp_path / "copy.dump"
    prepared(database, some_moves)
    if shutil.which("pg_dump") is None:
        assert "pg_dump" in said(capsys, database, "backup", copy, code=2)
    monkeypatch.setenv("PATH", f"{programs()}{os.pathsep}{os.environ['PATH']}")
    said(capsys, database, "backup", copy)
    restore = programs() / "pg_restore"
    subprocess.run([restore, f"--dbname={other}", "--no-owner", copy], check=True)
    assert json.loads(said(capsys, other, "tables", "--json")) == json.loads(said(capsys, database, "tables", "--json"))
    assert said(capsys, other, "check").startswith("1 games under way, 0")
