"""``cadastre serve``: the table in the browser."""

import asyncio
import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cadastre.cli.common import option_database
from cadastre.core.refusals import BadSetting
from cadastre.registry import GAMES, edition, entry

if TYPE_CHECKING:
    import uvicorn

    from cadastre.server.app import Settings

DEFAULT_PORT = 8642

PATIENCE = 60
"""Seconds after which a line on which nothing arrives is cut."""

EVERYWHERE = ("0.0.0.0", "::")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""How we reach the databases that people name as they are used to."""


def database_url(given: str | None) -> str:
    """Where games are kept: as told, else a SQLite file in the user's data folder."""
    if given:
        kind, separator, place = given.partition("://")
        if not separator:
            return f"sqlite+aiosqlite:///{Path(given).absolute()}"
        return f"{DRIVERS.get(kind, kind)}://{place}"
    from platformdirs import user_data_path

    folder = user_data_path("cadastre", appauthor=False, ensure_exists=True)
    return f"sqlite+aiosqlite:///{folder / 'cadastre.sqlite3'}"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=DEFAULT_PORT, show_default=True, type=click.IntRange(0, 65535), help="0 takes any.")
@option_database
@click.option("--address", "public", metavar="URL", default="", help="What everybody reaches it at, by a proxy.")
@click.option("--open", "browse", is_flag=True, help="Open the browser.")
@click.option("--edition", "editions", multiple=True, type=click.Path(path_type=Path), metavar="FILE", help="Figures.")
@click.option("--games", metavar="NAMES", default=",".join(GAMES), show_default=True, help="What can be played here.")
@click.option("--client", type=click.Path(path_type=Path), metavar="FOLDER", help="The pages, built with other games.")
@click.option("--keep", metavar="DAYS", default=0, type=click.IntRange(0), help="Delete games over for so long.")
@click.option("--log", "style", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Logs.")
@click.option("--log-level", type=click.Choice(["info", "warning", "error"]), default="warning", show_default=True)
@click.option("--pace", default=900, show_default=True, type=click.IntRange(0), help="Milliseconds for a bot's move.")
@click.option("--stand-in", type=int, hidden=True, help="Serve uncompiled at this open socket, until stdin ends.")
def serve(
    host: str,
    port: int,
    database: str | None,
    public: str,
    browse: bool,
    editions: tuple[Path, ...],
    games: str,
    client: Path | None,
    keep: int,
    style: str,
    log_level: str,
    pace: int,
    stand_in: int | None,
) -> None:
    """Serve the table in the browser; games are kept, also when the server stops."""
    from cadastre.server import warmup
    from cadastre.server.app import STATIC, Settings
    from cadastre.server.origins import origin

    if public and not (public := origin(given := public)):
        raise BadSetting(f"--address {given}: this is no address such as https://play.example.org")
    if client and not (client / "index.html").is_file():
        raise BadSetting(f"--client {client}: there is no built client; make web builds one")
    figures = [edition(file) for file in editions]
    url = database_url(database)
    offered = tuple(entry(name.strip()).name for name in games.split(","))
    if stand_in is None:
        check_database(url)
    with _listen(host, port) if stand_in is None else socket.socket(fileno=stand_in) as listening:
        number = listening.getsockname()[1]
        address, found = f"http://{_readable(host)}:{number}", ""
        if host in EVERYWHERE:
            found = f"http://{_own_address()}:{number}"
        if stand_in is None:
            click.echo(f"Cadastre: {address}  (Ctrl+C ends it; games are kept)")
            if found:
                _show_the_way(found)
            if warmup.is_needed(offered):
                more = [*(("--database", database) if database else ()), *(("--open",) if browse else ())]
                more += [word for file in editions for word in ("--edition", str(file))]
                more += [*(("--address", public) if public else ()), "--host", host, "--games", ",".join(offered)]
                more += ["--client", str(client)] if client else []
                more += ["--keep", str(keep), "--pace", str(pace)]
                warmup.warm_up(offered, listening, [*more, "--log", style, "--log-level", log_level])
                browse = False  # that one has done it
        settings = Settings(
            database=url,
            editions={one.game: one for one in figures},
            pace=pace / 1000,
            games=offered,
            client=client or STATIC,
            keep_days=keep,
            log_style=style,
            log_level=log_level,
            address=found,
            public_address=public,
            metrics_token=os.environ.get("CADASTRE_METRICS_TOKEN", ""),
            stands_in=stand_in is not None,
        )
        _run(settings, listening, address if browse else "")


def _run(settings: "Settings", listening: socket.socket, opened: str) -> None:
    """Serve at this socket until told to stop; the browser opens at an address, if one is given."""
    from cadastre.server.app import make_app
    from cadastre.server.connections import QueueingServer, ServerConfig, raise_file_limit

    config = ServerConfig(
        make_app(settings),
        raise_file_limit(),
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,  # a quarter of a megabyte for each line, and news are small
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=3,
    )
    # Hundreds of tables are many objects, and nearly all of them stay. Who looks through them all holds everybody up:
    # that is done once a day (server/upkeep.py).
    gc.set_threshold(100_000, 50, 1000)
    # Whoever answers people waits so long at most for each thread that is busy with something in Python.
    sys.setswitchinterval(0.0002)
    server = QueueingServer(config)
    if opened:
        threading.Thread(target=_browse, args=(server, opened), daemon=True).start()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))


def check_database(url: str) -> None:
    """Say before the server starts that there is nothing to keep games in."""
    import sqlite3

    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from cadastre.server.migrations import TooNew
    from cadastre.server.store import Store

    async def check() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        if make_url(url).get_backend_name() == "sqlite":  # aiosqlite's thread would complain after us of a bad file
            sqlite3.connect(make_url(url).database or ":memory:").close()
        asyncio.run(check())
    except (SQLAlchemyError, TooNew, sqlite3.Error, ModuleNotFoundError, OSError) as error:
        problem = getattr(error, "orig", None) or error
        shown = make_url(url).render_as_string(hide_password=True)
        raise BadSetting(f"the database {shown} cannot be used: {problem}") from None


def _listen(host: str, port: int) -> socket.socket:
    """The port, or a sentence why it is not to be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(
        socket, "TCP_USER_TIMEOUT"
    ):  # whoever takes nothing in for so long is gone, with all that waits for them
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PATIENCE * 1000)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise BadSetting(f"cannot listen at {host}:{port}: {error.strerror}; --port takes another") from None
    return found


def _readable(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "::1", *EVERYWHERE) else host


def _show_the_way(address: str) -> None:
    """The address for others in the same network, also as a code that a phone reads."""
    import segno

    click.echo(f"In this network: {address}")
    if sys.stdout.isatty():
        segno.make(address).terminal(compact=True)


def _own_address() -> str:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _browse(server: "uvicorn.Server", address: str) -> None:
    """Open the browser as soon as somebody answers."""
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)
