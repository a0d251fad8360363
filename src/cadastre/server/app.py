"""The server as the web sees it: the API, the sockets, and the client's own files."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders, State
from litestar.exceptions import HTTPException, NotFoundException, SerializationException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import File
from litestar.types import Message, Scope

from cadastre import __version__
from cadastre.core.editions import Edition
from cadastre.core.refusals import CadastreError
from cadastre.core.said import Said
from cadastre.registry import GAMES
from cadastre.server.access import A_YEAR
from cadastre.server.api import API
from cadastre.server.apipage import ApiPage, style
from cadastre.server.archive import Archive
from cadastre.server.course import Broken
from cadastre.server.hall import Hall
from cadastre.server.health import Readiness, health, metrics, ready
from cadastre.server.kernels import KernelRoom, NotReady
from cadastre.server.limits import TooFast
from cadastre.server.lobby import Lobby
from cadastre.server.logs import logging_config
from cadastre.server.people import People
from cadastre.server.refusals import No
from cadastre.server.socket import table_socket
from cadastre.server.store import Store
from cadastre.server.throttle import Throttle
from cadastre.server.upkeep import upkeep
from cadastre.server.wire import Answer

logger = logging.getLogger(__name__)

HUNG_UP: Final = "client disconnected prematurely"
"""So Litestar says that nobody is there any more to be answered."""
STATIC: Final = Path(__file__).parent / "static"
"""The client that comes with the package."""
BESIDE: Final = ("icon.svg", "licences.txt")
FOREVER: Final = CacheControlHeader(public=True, max_age=A_YEAR, immutable=True)
SECURITY: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    editions: dict[str, Edition] = field(default_factory=dict)
    pace: float = 0.9
    games: tuple[str, ...] = tuple(GAMES)
    """Those that can be played here."""
    keep_days: int = 0
    """How long games are kept that are over; 0: for ever."""
    log_style: str = "text"
    log_level: str = "warning"
    address: str = ""
    """Where others in the same network find this server; empty where nobody does, or somebody else knows."""
    public_address: str = ""
    """What everybody knows it by, if that was said: invitations lead there, and its pages are ours."""
    metrics_token: str = field(default="", repr=False)
    """With it the numbers can be read from elsewhere."""
    client: Path = STATIC
    """The folder of the built client: another one has other people's games too."""
    stands_in: bool = False
    """Whether it plays uncompiled, until another process takes over."""


PAGES: Final = (
    *("/", "/tables", "/games", "/archive", "/settings", "/join", "/join/{_one:str}"),
    *("/new/{_one:str}/{_two:str}", "/table/{_one:str}", "/table/{_one:str}/{_two:str}"),
    *("/rules/{_one:str}", "/figures/{_one:str}"),
)
"""Where the client has a page; it finds its own way."""
UNCOMPRESSED: Final = ["^/api/(?!games$|rulebooks/|schema)", "^/metrics", "^/health"]
"""How short an answer gets that holds secrets beside what others wrote would tell something of them."""


@get(list(PAGES), media_type=MediaType.HTML, include_in_schema=False)
async def page(state: State, _one: FromPath[str] = "", _two: FromPath[str] = "") -> File:
    """The client."""
    found: Path = state.client / "index.html"
    if not found.exists():
        raise NotFoundException("the client has not been built: type make web")
    return File(found, content_disposition_type="inline", headers={"Cache-Control": "no-cache"})


@get("/assets/{name:str}", include_in_schema=False, cache_control=FOREVER)
async def asset(state: State, name: FromPath[str]) -> File:
    """A part of the client; its name changes with its content."""
    return _file(state.client, f"assets/{name}")


@get("/{name:str}", include_in_schema=False)
async def beside(state: State, name: FromPath[str]) -> File:
    """A file that lies beside the page, such as its icon."""
    if name not in BESIDE:
        raise NotFoundException
    return _file(state.client, name)


def _file(client: Path, name: str) -> File:
    try:
        path = (client / name).resolve()
        if not path.is_file() or not path.is_relative_to(client.resolve()):
            raise NotFoundException
    except (OSError, ValueError):  # no name that a file could have
        raise NotFoundException from None
    return File(path, content_disposition_type="inline", media_type=guess_type(path.name)[0])


def _refusal(reason: Said, status: int) -> Response[Answer]:
    return Response(Answer(reason), status_code=status, media_type=MediaType.JSON)


def _no(_: Request[Any, Any, Any], error: No) -> Response[Answer]:
    answer = _refusal(error.reason, error.status)
    if isinstance(error, TooFast):
        answer.headers["Retry-After"] = str(math.ceil(error.seconds))
    return answer


def _bad(_: Request[Any, Any, Any], error: CadastreError | RecursionError | UnicodeDecodeError) -> Response[Answer]:
    return _refusal(Said("web-bad-request", {"problem": str(error)}), 400)


def _malformed(_: Request[Any, Any, Any], error: ValidationException | SerializationException) -> Response[Answer]:
    return _refusal(Said("web-bad-request", {"problem": error.detail}), 400)


def _broken(_: Request[Any, Any, Any], error: Broken | NotReady) -> Response[Answer]:
    return _refusal(error.reason, 409 if isinstance(error, Broken) else 503)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Answer]:
    known = {404: "web-not-found", 401: "web-not-yours", 413: "web-too-large", 429: "web-too-fast"}
    if error.status_code in known:
        return _refusal(Said(known[error.status_code]), error.status_code)
    if error.status_code >= 500 and error.detail != HUNG_UP:
        return _crash(request, error)
    bad = Said("web-bad-request", {"problem": error.detail})
    reason = bad if error.status_code < 500 else Said("web-error")
    return _refusal(reason, error.status_code)


def _crash(request: Request[Any, Any, Any], error: Exception) -> Response[Answer]:
    """Whatever it was is in the log, with its place in the code, and nobody else's business."""
    logger.error("a request to %s went wrong", request.scope.get("path_template", "?"), exc_info=error)
    return _refusal(Said("web-error"), 500)


async def _protect(message: Message, _scope: Scope) -> None:
    """Every answer says what browsers may do with it, refusals and errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY.items():
            headers.setdefault(name, value)


def make_app(settings: Settings) -> Litestar:
    """The server, ready to run."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, kernels = Store(settings.database), KernelRoom(settings.games, stands_in=settings.stands_in)
        await store.open()
        app.state.people, app.state.archive = People(store), Archive(store)
        app.state.lobby = Lobby(store, kernels, settings.editions)
        app.state.address, app.state.public_address = settings.address, settings.public_address
        app.state.client = settings.client
        app.state.metrics_token, app.state.readiness = settings.metrics_token, Readiness(store)
        app.state.hall = hall = Hall(store, kernels, settings.pace)
        await hall.enter()
        jobs = [
            asyncio.create_task(kernels.prepare()),
            asyncio.create_task(upkeep(hall, app.state.archive, settings.keep_days)),
        ]
        try:
            yield
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            await hall.close()
            await store.close()

    return Litestar(
        [API, style, table_socket, health, ready, metrics, page, asset, beside],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            "Cadastre",
            __version__,
            path="/api/schema",
            render_plugins=[ApiPage(path="/"), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        before_send=[_protect],
        middleware=[Throttle()],
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude=UNCOMPRESSED),
        request_max_body_size=64 * 1024,
        logging_config=logging_config(settings.log_style, settings.log_level),
        exception_handlers={
            No: _no,
            CadastreError: _bad,
            RecursionError: _bad,
            ValidationException: _malformed,
            SerializationException: _malformed,
            Broken: _broken,
            NotReady: _broken,
            UnicodeDecodeError: _bad,
            HTTPException: _http,
            Exception: _crash,
        },
    )
