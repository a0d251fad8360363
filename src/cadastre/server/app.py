"""The server as the web sees it: the API, the sockets, and the client's own files."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    NotFoundException,
    SerializationException,
    ValidationException,
)
from litestar.handlers import BaseRouteHandler
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.response import File

from cadastre import __version__
from cadastre.bots.codes import LEVELS
from cadastre.core.editions import Edition
from cadastre.core.options import Entry, Option
from cadastre.core.refusals import CadastreError
from cadastre.core.said import Said
from cadastre.registry import GAMES
from cadastre.server.hall import Hall, NoScreen
from cadastre.server.kernels import KernelRoom, NotReady
from cadastre.server.measures import health, metrics
from cadastre.server.socket import table_socket
from cadastre.server.store import Store, TableRow
from cadastre.server.table import Broken
from cadastre.server.wire import GameInfo, Kernels, Me, NewTable, OptionInfo, StartTable, TableInfo

STATIC: Final = Path(__file__).parent / "static"
BESIDE: Final = ("icon.svg", "licences.txt")
COOKIE: Final = "cadastre"
A_YEAR: Final = 365 * 24 * 3600
FOREVER: Final = CacheControlHeader(public=True, max_age=A_YEAR, immutable=True)
SECURITY: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    editions: dict[str, Edition] = field(default_factory=dict)
    pace: float = 0.9


class Answer(msgspec.Struct):
    """Why something was not done."""

    reason: Said


def hall_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    """The hall of this server."""
    hall: Hall = connection.app.state.hall
    return hall


async def reader_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Who is asking, if they have been here before."""
    return await hall_of(connection).person(connection.cookies.get(COOKIE))


async def table_row(request: Request[Any, Any, Any], table_id: str) -> TableRow:
    """A table by its id, or not found."""
    row = await hall_of(request).store.table(table_id)
    if row is None:
        raise NotFoundException
    return row


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Pages of others may not act in a reader's name."""
    origin = connection.headers.get("origin")
    if origin and urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotAuthorizedException


@get("/api/games")
async def games(request: Request[Any, Any, Any]) -> list[GameInfo]:
    """The games that can be played in a browser, and how far their rules are compiled."""
    kernels = hall_of(request).kernels
    return [info_of(one, kernels.progress[one.name]) for one in _offered()]


def info_of(one: Entry, kernels: Kernels) -> GameInfo:
    """A game for the home page."""
    options = [_option(option) for option in one.options]
    return GameInfo(one.name, one.least_players, one.most_players, options, list(LEVELS), kernels)


def _option(option: Option) -> OptionInfo:
    return OptionInfo(option.name, option.default, list(option.choices), option.most, list(option.words))


def _offered() -> list[Entry]:
    return [one for one in GAMES.values() if "browser" in one.screens]


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> Me:
    """Who is asking, and their games."""
    hall, reader = hall_of(request), await reader_of(request)
    rows = await hall.store.tables(reader) if reader else []
    return Me("", [hall.info(row, reader) for row in rows])


@post("/api/tables", guards=[same_origin])
async def make_table(request: Request[Any, Any, Any], data: NewTable) -> Response[TableInfo]:
    """A new table: the server commits itself to a seed; the game begins with the person's share of the luck."""
    hall, reader, cookies = hall_of(request), await reader_of(request), []
    game = await hall.plan(data)
    if reader is None:
        reader, token = await hall.welcome()
        secure = request.url.scheme == "https"
        cookies = [Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=A_YEAR)]
    row = await hall.make(game, data.level, reader)
    return Response(hall.info(row, reader), cookies=cookies)


@post("/api/tables/{table_id:str}/start", guards=[same_origin], status_code=200)
async def start_table(request: Request[Any, Any, Any], table_id: str, data: StartTable) -> TableInfo:
    """Lay the board."""
    hall, reader, row = hall_of(request), await reader_of(request), await table_row(request, table_id)
    if row.owner != reader:
        raise NotAuthorizedException
    await hall.start(row, data.luck)
    return hall.info(await table_row(request, table_id), reader)


@get("/api/tables/{table_id:str}")
async def table_info(request: Request[Any, Any, Any], table_id: str) -> TableInfo:
    """A table from outside."""
    return hall_of(request).info(await table_row(request, table_id), await reader_of(request))


@get(["/", "/table/{_id:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def page(_id: str = "") -> File:
    """The client; it finds its own way."""
    if not (STATIC / "index.html").exists():
        raise NotFoundException("the client has not been built: type make web")
    return File(STATIC / "index.html", content_disposition_type="inline", headers={"Cache-Control": "no-cache"})


@get("/assets/{name:str}", include_in_schema=False, cache_control=FOREVER)
async def asset(name: str) -> File:
    """A part of the client; its name changes with its content."""
    return _file(f"assets/{name}")


@get("/{name:str}", include_in_schema=False)
async def beside(name: str) -> File:
    """A file that lies beside the page, such as its icon."""
    if name not in BESIDE:
        raise NotFoundException
    return _file(name)


def _file(name: str) -> File:
    path = (STATIC / name).resolve()
    if not path.is_file() or not path.is_relative_to(STATIC.resolve()):
        raise NotFoundException
    return File(path, content_disposition_type="inline", media_type=guess_type(path.name)[0])


def _refusal(reason: Said, status: int) -> Response[Answer]:
    return Response(Answer(reason), status_code=status, media_type=MediaType.JSON)


def _bad(_: Request[Any, Any, Any], error: CadastreError) -> Response[Answer]:
    return _refusal(Said("web-bad-request", {"problem": str(error)}), 400)


def _malformed(_: Request[Any, Any, Any], error: ValidationException | SerializationException) -> Response[Answer]:
    return _refusal(Said("web-bad-request", {"problem": error.detail}), 400)


def _nested(_: Request[Any, Any, Any], error: RecursionError) -> Response[Answer]:
    return _refusal(Said("web-bad-request", {"problem": str(error)}), 400)


def _broken(_: Request[Any, Any, Any], error: Broken | NotReady) -> Response[Answer]:
    return _refusal(error.reason, 409 if isinstance(error, Broken) else 503)


def _no_screen(_: Request[Any, Any, Any], error: NoScreen) -> Response[Answer]:
    return _refusal(error.reason, 400)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Answer]:
    known = {404: "web-not-found", 401: "web-not-yours"}
    reason = Said(known[error.status_code]) if error.status_code in known else Said("web-error")
    return _refusal(reason, error.status_code)


def make_app(settings: Settings) -> Litestar:
    """The server, ready to run."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, kernels = Store(settings.database), KernelRoom(one.name for one in _offered())
        await store.open()
        app.state.hall = hall = Hall(store, kernels, settings.editions, settings.pace)
        await hall.enter()
        preparing = asyncio.create_task(kernels.prepare())
        try:
            yield
        finally:
            preparing.cancel()
            await asyncio.gather(preparing, return_exceptions=True)
            await hall.close()
            await store.close()

    return Litestar(
        [games, me, make_table, start_table, table_info, table_socket, health, metrics, page, asset, beside],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig("Cadastre", __version__, path="/api/schema"),
        response_headers=SECURITY,
        request_max_body_size=64 * 1024,
        logging_config=LoggingConfig(root={"level": "WARNING", "handlers": ["queue_listener"]}),
        exception_handlers={
            CadastreError: _bad,
            ValidationException: _malformed,
            SerializationException: _malformed,
            RecursionError: _nested,
            Broken: _broken,
            NotReady: _broken,
            NoScreen: _no_screen,
            HTTPException: _http,
        },
    )
