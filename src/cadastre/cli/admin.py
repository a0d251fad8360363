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
from cadastre.core.texts import Texts

if TYPE_CHECKING:
    from cadastre.server.course import Broken
    from cadastre.server.rows import TableRow
    from cadastre.server.store import Store


@click.group()
def admin() -> None:
    """Look after the database of a server."""


def _with_store(database: str | None, work: "Callable[[Store], Awaitable[None]]") -> None:
    url = database_url(database)
    check_database(url)

    async def run() -> None:
        from cadastre.server.course import Broken

        async with _opened(url) as store:
            try:
                await work(store)
            except Broken as error:
                raise BadSetting(_sentence(error)) from None

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

    left: list[str] = []

    async def work(store: "Store") -> None:
        from cadastre.server.archive import Archive
        from cadastre.server.course import Broken

        if table_id is not None:
            click.echo(await _record(store, await _row(store, table_id)), nl=False)
            return
        assert folder is not None
        folder.mkdir(parents=True, exist_ok=True)
        rows = [row for row in await Archive(store).rows(None) if row.status != "waiting"]
        with progress("records") as told:
            for number, row in enumerate(rows, 1):
                try:
                    (folder / f"{row.game}-{row.id}.jsonl").write_text(await _record(store, row), "utf-8")
                except Broken as error:
                    left.append(f"{row.id}  {row.game}  {_sentence(error)}")
                except (LookupError, TypeError, ValueError) as error:
                    left.append(f"{row.id}  {row.game}  the log cannot be read: {error}")
                if told:
                    told(number, len(rows))

    _with_store(database, work)
    if left:
        click.echo("\n".join([*left, f"{len(left)} games were left out"]), err=True)
        raise click.exceptions.Exit(1)


@admin.command(name="import")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--public", is_flag=True, help="Everybody finds them in the archive.")
@option_database
def import_(files: tuple[Path, ...], public: bool, database: str | None) -> None:
    """Put the games recorded in FILES into the archive; each is verified."""

    async def work(store: "Store") -> None:
        from cadastre.server.finished import Finished
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
            await Finished(store).watchable(row)
            click.echo(f"{row.id}  {file}")

    _with_store(database, work)


@admin.command()
@click.argument("table_id", metavar="TABLE")
@option_database
def close(table_id: str, database: str | None) -> None:
    """End the game of TABLE; it can still be looked at. One that has not begun is deleted."""

    async def work(store: "Store") -> None:
        from cadastre.server.finished import Finished
        from cadastre.server.hall import brought_up
        from cadastre.server.lobby import delete_table
        from cadastre.server.rows import OVER

        row = await _row(store, table_id)
        if row.status == "waiting":
            await delete_table(store, row)
            return
        if row.status in OVER:
            raise BadSetting(f"the game at table {table_id} is over")
        table = await brought_up(store, row)
        async with table.lock:
            await table.write("closed", -1)
        await Finished(store).watchable(row)

    _with_store(database, work)


@admin.command()
@option_database
def keep(database: str | None) -> None:
    """Before an upgrade: keep all of finished games, so that they can be watched by any rules. Exit code 1 if not all.

    A server does the same by itself when a game ends, and in the background for games that ended before.
    """
    left: list[str] = []

    async def work(store: "Store") -> None:
        from cadastre.registry import GAMES
        from cadastre.server.archive import Archive
        from cadastre.server.course import Broken
        from cadastre.server.finished import Finished

        table_ids = await Archive(store).unkept(GAMES)
        with progress("games") as told:
            for number, table_id in enumerate(table_ids, 1):
                row = await _row(store, table_id)
                try:
                    await Finished(store).watchable(row)
                except Broken as error:
                    left.append(f"{row.id}  {row.game}  {_sentence(error)}")
                if told:
                    told(number, len(table_ids))
        click.echo(f"{len(table_ids) - len(left)} games are kept now", err=True)

    _with_store(database, work)
    if left:
        click.echo("\n".join([*left, f"{len(left)} games could not be kept"]), err=True)
        raise click.exceptions.Exit(1)


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
    """Play every game under way again by these rules: do they go on after an upgrade? Exit code 1 if one does not.

    One that does not was begun by older rules or with other figures, is of an unknown game, or its log is damaged.
    """
    found: list[dict[str, Any]] = []

    async def work(store: "Store") -> None:
        from cadastre.server.archive import Archive

        rows = await Archive(store).rows("playing")
        with progress("games") as told:
            for number, row in enumerate(rows, 1):
                kind, problem = await _fault(store, row)
                facts = {"id": row.id, "game": row.game, "goes_on": not kind, "kind": kind, "problem": problem}
                found.append(facts)
                if told:
                    told(number, len(rows))

    _with_store(database, work)
    broken = [one for one in found if not one["goes_on"]]
    if as_json:
        click.echo(json.dumps(found))
    else:
        for one in broken:
            click.echo(f"{one['id']}  {one['game']}  {one['kind']}: {one['problem']}")
        click.echo(f"{len(found)} games under way, {len(broken)} of them cannot go on by these rules")
    if broken:
        raise click.exceptions.Exit(1)


async def _fault(store: "Store", row: "TableRow") -> tuple[str, str]:
    """Why a game cannot go on, in short and as a sentence; both are empty if it can."""
    from cadastre.server.course import Broken
    from cadastre.server.games import kind_of
    from cadastre.server.hall import brought_up

    try:
        await brought_up(store, row)
    except Broken as error:
        return kind_of(row, error), _sentence(error)
    return "", ""


def _sentence(error: "Broken") -> str:
    return Texts("en").text(error.reason.id)


async def _row(store: "Store", table_id: str) -> "TableRow":
    row = await store.table(table_id)
    if row is None:
        raise BadSetting(f"there is no table {table_id!r}")
    return row


async def _record(store: "Store", row: "TableRow") -> str:
    """The whole record of a game that has begun; of one that is over, no rules are needed if it is kept."""
    from cadastre.server.archive import Archive
    from cadastre.server.finished import Finished
    from cadastre.server.hall import brought_up
    from cadastre.server.records import whole
    from cadastre.server.rows import OVER

    if row.status == "waiting":
        raise BadSetting(f"the game at table {row.id} has not begun")
    names = [seat.name for seat in (await Archive(store).info(row, None)).seats]
    if row.status in OVER:
        return await Finished(store).record(row, names)
    return whole((await brought_up(store, row)).state, names).to_jsonl()
