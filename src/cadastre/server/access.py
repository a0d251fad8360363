"""Who is asking: cookies, origins, and how often somebody may guess."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig

from cadastre.server.archive import Archive
from cadastre.server.hall import Hall
from cadastre.server.lobby import Lobby
from cadastre.server.people import People
from cadastre.server.refusals import No
from cadastre.server.rows import Person, TableRow

COOKIE: Final = "cadastre"
A_YEAR: Final = 365 * 24 * 3600

Asking = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]

GUESSES: Final = RateLimitConfig(("minute", 20)).middleware
"""For what could be found out by trying."""


class House:
    """The rooms of this server, for whoever asks."""

    def __init__(self, connection: Connection) -> None:
        state = connection.app.state
        self.hall: Hall = state.hall
        self.lobby: Lobby = state.lobby
        self.people: People = state.people
        self.archive: Archive = state.archive


async def reader_of(request: Asking) -> Person | None:
    """Who is asking, if they have been here before."""
    return await House(request).people.known(request.cookies.get(COOKIE))


async def person_of(request: Asking) -> Person:
    """Who is asking; a stranger has no business here."""
    reader = await reader_of(request)
    if reader is None:
        raise No("web-nobody", 401)
    return reader


def cookie(request: Asking, token: str) -> Cookie:
    """What a browser shows when it comes again; no script can read it."""
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=A_YEAR)


async def table_row(request: Asking, table_id: str) -> TableRow:
    """A table by its id, or not found."""
    row = await House(request).hall.store.table(table_id)
    if row is None:
        raise NotFoundException
    return row


def is_foreign(connection: Connection) -> bool:
    """Whether a page of somebody else is asking in a reader's name."""
    origin = connection.headers.get("origin")
    try:
        return bool(origin) and urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:  # no address at all
        return True


def same_origin(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Pages of others may not act in a reader's name."""
    if is_foreign(connection):
        raise No("web-foreign", 403)
