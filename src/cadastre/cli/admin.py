"""``cadastre admin …``: for those who run a server. It works on the database, whether a server is running or not."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cadastre.cli.common import option_database, option_json, progress
from cadastre.cli.serve import check_database, database_url
from cadastre.core.refusals import BadSetting

if TYPE_CHECKING:
    from cadastre.server.rows import TableRow
    from cadastre.server.store import Store
    from cadastre.server.table import Table


@click.group()
def admin() -> None:
    """Look after the database of a server."""


def _with_store(database: str | None, work: "Callable[[Store], Awaitable[None]]") -> None:
    url = database_url(database)
    check_database(url)

    async def run() -> None:
        async with _opened(url) as store:
            await work(store)

    asyncio.run(run())


@asynccontextmanager
async def _opened(url: str) -> "AsyncIterator[Store]":
    from cadastre.server.store import Store

    store = Store(url)
    try:
        yield store
    finally:
        await store.close()


@admin.command()
@click.option("--status", type=click.Choice(["waiting", "playing", "over", "closed"]), help="Only these.")
@option_database
@option_json
def tables(status: str | None, database: str | None, as_json: bool) -> None:
    """List all tables, the newest first."""

    async def work(store: "Store") -> None:
        from cadastre.server.archive import Archive

        rows = await Archive(store).rows(status)
        newest = await store.newest([row.id for row in rows])
        found = [{**_facts(row), "entries": newest.get(row.id, -1) + 1} for row in rows]
        if as_json:
            click.echo(json.dumps(found))
            return
        for one in found:
            public = "public" if one["public"] else "by link"
            facts = (one["id"], one["game"], f"{one['players']} players", one["status"], f"{one['entries']} entries")
            click.echo("  ".join((*facts, public, one["created"])))
        click.echo(f"{len(found)} tables", err=True)

    _with_store(database, work)


def _facts(row: "TableRow") -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "status": row.status,
        "public": row.is_public,
        "created": row.created,
        "ended": row.ended or "",
    }


@admin.command()
@click.argument("table_id", metavar="TABLE", required=False)
@click.option("--all", "folder", type=click.Path(path_type=Path, file_okay=False), help="Every game, into this folder.")
@option_database
def export(table_id: str | None, folder: Path | None, database: str | None) -> None:
    """Write the record of TABLE's game to stdout, or all records to a folder. Records tell the luck of the game."""
    if (table_id is None) == (folder is None):
        raise BadSetting("name a table, or a folder with --all")

    async def work(store: "Store") -> None:
        from cadastre.server.archive import Archive
        from cadastre.server.records import whole

        if table_id is not None:
            table, names = await _brought_up(store, await _row(store, table_id))
            click.echo(whole(table.state, names).to_jsonl(), nl=False)
            return
        assert folder is not None
        folder.mkdir(parents=True, exist_ok=True)
        rows = [row for row in await Archive(store).rows(None) if row.status != "waiting"]
        with progress("records") as told:
            for number, row in enumerate(rows, 1):
                table, names = await _brought_up(store, row)
                whole(table.state, names).save(folder / f"{row.game}-{row.id}.jsonl")
                if told:
                    told(number, len(rows))

    _with_store(database, work)


@admin.command(name="import")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--public", is_flag=True, help="Everybody finds them in the archive.")
@option_database
def import_(files: tuple[Path, ...], public: bool, database: str | None) -> None:
    """Put the games recorded in FILES into the archive; each is verified."""

    async def work(store: "Store") -> None:
        from cadastre.server.people import People
        from cadastre.server.records import take_in, verified
        from cadastre.server.refusals import No

        owner, _ = await People(store).welcome()
        for file in files:
            try:
                row = await take_in(store, await verified(file.read_text("utf-8")), owner, is_public=public)
            except (No, UnicodeDecodeError) as error:
                problem = error.reason.params["problem"] if isinstance(error, No) else error
                raise BadSetting(f"{file}: {problem}") from None
            click.echo(f"{row.id}  {file}")

    _with_store(database, work)


@admin.command()
@click.argument("table_id", metavar="TABLE")
@option_database
def close(table_id: str, database: str | None) -> None:
    """End the game of TABLE; it can still be looked at. One that has not begun is deleted."""

    async def work(store: "Store") -> None:
        from cadastre.server.lobby import delete_table

        row = await _row(store, table_id)
        if row.status == "waiting":
            await delete_table(store, row)
            return
        table, _ = await _brought_up(store, row)
        if table.course.is_over:
            raise BadSetting(f"the game at table {table_id} is over")
        async with table.lock:
            await table.write("closed", -1)

    _with_store(database, work)


@admin.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@option_database
def backup(file: Path, database: str | None) -> None:
    """Copy the database to FILE, also while a server is running."""
    from cadastre.server.backup import back_up

    url = database_url(database)
    check_database(url)
    back_up(url, file)
    click.echo(f"{file}: {file.stat().st_size:,} bytes", err=True)


@admin.command()
@option_database
@option_json
def check(database: str | None, as_json: bool) -> None:
    """Play every game under way again by these rules: do they go on after an upgrade? Exit code 1 if one does not."""
    found: list[dict[str, Any]] = []

    async def work(store: "Store") -> None:
        from cadastre.server.archive import Archive
        from cadastre.server.course import Broken

        rows = await Archive(store).rows("playing")
        with progress("games") as told:
            for number, row in enumerate(rows, 1):
                problem = ""
                try:
                    await _brought_up(store, row)
                except (Broken, BadSetting) as error:
                    problem = error.reason.id if isinstance(error, Broken) else str(error)
                found.append({"id": row.id, "game": row.game, "goes_on": not problem, "problem": problem})
                if told:
                    told(number, len(rows))

    _with_store(database, work)
    broken = [one for one in found if one["problem"]]
    if as_json:
        click.echo(json.dumps(found))
    else:
        for one in broken:
            click.echo(f"{one['id']}  {one['game']}  {one['problem']}")
        click.echo(f"{len(found)} games under way, {len(broken)} of them cannot go on by these rules")
    if broken:
        raise click.exceptions.Exit(1)


async def _row(store: "Store", table_id: str) -> "TableRow":
    row = await store.table(table_id)
    if row is None:
        raise BadSetting(f"there is no table {table_id!r}")
    return row


async def _brought_up(store: "Store", row: "TableRow") -> "tuple[Table, list[str]]":
    """A table with its log played again, and the names of those who sit there."""
    from cadastre.server.archive import Archive
    from cadastre.server.lobby import game_of
    from cadastre.server.table import Table

    if row.status == "waiting":
        raise BadSetting(f"the game at table {row.id} has not begun")
    table = Table(store, row, await store.seats(row.id), game_of(row))
    table.replay(await store.log(row.id))
    return table, [seat.name for seat in (await Archive(store).info(row, None)).seats]
