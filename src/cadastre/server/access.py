"""Who is asking: cookies, origins, and how often somebody may guess."""

from ipaddress import ip_address
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler

from cadastre.server.archive import Archive
from cadastre.server.hall import Hall
from cadastre.server.limits import address_key
from cadastre.server.lobby import Lobby
from cadastre.server.origins import is_home, origin
from cadastre.server.people import People
from cadastre.server.refusals import No
from cadastre.server.rows import Person, TableRow

COOKIE: Final = "cadastre"
A_YEAR: Final = 365 * 24 * 3600

Asking = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]


class House:
    """The rooms of this server, for whoever asks."""

    def __init__(self, connection: Connection) -> None:
        state = connection.app.state
        self.hall: Hall = state.hall
        self.lobby: Lobby = state.lobby
        self.people: People = state.people
        self.archive: Archive = state.archive
        self.limits = self.hall.limits


def address_of(connection: Connection) -> str:
    """Where somebody asks from, as far as limits are concerned."""
    return address_key(connection.client.host if connection.client else "")


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
    secure = origin_of(request).startswith("https:")
    return Cookie(COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=A_YEAR)


async def table_row(request: Asking, table_id: str) -> TableRow:
    """A table by its id, or not found."""
    row = await House(request).hall.store.table(table_id)
    if row is None:
        raise NotFoundException
    return row


def origin_of(connection: Connection) -> str:
    """The address that was asked, as a browser would name it; empty if the request names none that there could be.

    A proxy that does not tell with which scheme it was asked is asked at the public address nevertheless.
    """
    public: str = connection.app.state.public_address
    scheme = connection.scope["scheme"].replace("ws", "http")
    asked = origin(f"{scheme}://{connection.headers.get('host', '')}")
    return public if asked.partition("://")[2] == public.partition("://")[2] else asked


def is_at_home(connection: Connection) -> bool:
    """Whether somebody asks on this very machine."""
    try:
        client = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    client = getattr(client, "ipv4_mapped", None) or client
    return client.is_loopback and is_home(origin_of(connection))


def is_foreign(connection: Connection) -> bool:
    """Whether a page of somebody else is asking in a reader's name."""
    asking = connection.headers.get("origin", "")
    ours = {origin_of(connection), connection.app.state.public_address} - {""}
    return bool(asking) and origin(asking) not in ours


def same_origin(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Pages of others may not act in a reader's name."""
    if is_foreign(connection):
        raise No("web-foreign", 403)
