"""Connections: how many there may be, and how long a request may take to arrive.

A half-sent request costs a stranger nothing and a server a descriptor. So every part of a request has its time, an
address has so many places and no more, and when all are taken, whoever idles or dawdles makes room. Open sockets and
requests that are being answered keep their places.
"""

import asyncio
import socket
from collections import Counter
from enum import Enum, auto
from typing import Any, Final

import h11
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server, ServerState
from websockets.frames import CloseCode, Frame

from cadastre.server.limits import address_key
from cadastre.server.measures import CONNECTIONS, CUT

HEAD: Final = 10.0
"""Seconds for the head of a request, from its first byte on, and for the first byte of the first one."""
BODY: Final = 30.0
"""Seconds for its body, and more for what has arrived."""
SLOWEST: Final = 4096
"""Bytes a second: whoever sends a long body as fast as that may go on."""
PER_ADDRESS: Final = 100
"""Places of one address. Proxies whose word is believed, and this machine itself, may have them all."""
MOST_FILES: Final = 65_536
"""Descriptors that are asked of the system, if it gives so many."""
FRAGMENTS: Final = 64
"""Parts that a message over a socket may come in: empty ones would never reach its size limit."""
SIGNALS: Final = 60
"""Pings and pongs that may come between two pings of ours."""
QUEUE: Final = 2048
"""Connections that wait to be let in; beyond it the system lets people wait for a second and more."""
PIECE: Final = 1024
"""Bytes that are taken in at once from a socket: a thousand tiny messages would hold everybody up."""

LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Phase(Enum):
    """What a connection is at."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()
    REST = auto()
    """Kept alive for another request."""


def raise_file_limit() -> int:
    """Ask for as many descriptors as the system gives, within reason; how many there are."""
    try:
        import resource
    except ModuleNotFoundError:  # where the system has no such limit
        return MOST_FILES
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, hard = (MOST_FILES if one == resource.RLIM_INFINITY else one for one in limits)
    most = max(soft, min(hard, MOST_FILES))
    if most > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, limits[1]))
    return most


class Places:
    """Who has a connection, and who gives one up when there are no more."""

    def __init__(self, most: int) -> None:
        self.most, self.taken = most, 0
        self._by_address: Counter[str] = Counter()
        self._idle: dict[str, dict[HttpConnection, None]] = {}
        """Connections that may be cut off, the oldest first: all of them, and those of each address."""

    def enter(self, address: str) -> bool:
        """Take a place, if need be of somebody who idles; whether there is one."""
        if address and self._by_address[address] >= PER_ADDRESS and not self._make_room(address):
            return False
        if self.taken >= self.most and not self._make_room(""):
            return False
        self.taken += 1
        self._by_address[address] += 1
        CONNECTIONS.inc()
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        self.taken -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        CONNECTIONS.dec()

    def idle(self, connection: "HttpConnection") -> None:
        """This one may be cut off from now on."""
        for address in {"", connection.address}:
            self._idle.setdefault(address, {})[connection] = None

    def busy(self, connection: "HttpConnection") -> None:
        """This one may not, or is no more."""
        for address in {"", connection.address}:
            if found := self._idle.get(address):
                found.pop(connection, None)
                if not found:
                    del self._idle[address]

    def _make_room(self, address: str) -> bool:
        oldest = next(iter(self._idle.get(address, ())), None)
        CUT.labels("full" if oldest else "refused").inc()
        if oldest:
            oldest.abort()
        return oldest is not None


class ServerConfig(Config):
    """How uvicorn runs a server that may open so many files, with its connections."""

    def __init__(self, app: Any, files: int, **more: Any) -> None:
        reserve = min(max(files // 8, 256), files // 2)
        """For the database, what is read, logs; and for those who come in at once before the first is counted."""
        super().__init__(app, http=HttpConnection, ws=SocketConnection, backlog=min(reserve // 2, 2048), **more)
        self.places = Places(files - reserve)
        self._proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts

    def address(self, client: tuple[str, int] | None) -> str:
        """Whose places are counted together; empty for those who may have all of them."""
        host = client[0] if client else ""
        return "" if host in self._proxies else address_key(host)


class QueueingServer(Server):
    """A server before which many may queue: who waits there costs it no descriptor. (Asyncio takes the length of the
    queue for the number of those who are let in at once, which must not be many.)"""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Let more of them queue."""
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(QUEUE)


class HttpConnection(H11Protocol):
    """A connection on which requests arrive, each part of them in its time."""

    config: ServerConfig

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.address = ""
        self._has_place = False
        self._at: tuple[Phase, object] = (Phase.ANSWER, self)
        self._since, self._received = 0.0, 0
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.config.address(self.client)
        self._has_place = self.config.places.enter(self.address)
        if not self._has_place:
            transport.write(FULL)
            transport.close()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._has_place:
            self._give_up()
            self.config.places.leave(self.address)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self._received += len(data)
            super().data_received(data)
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the place is the socket's."""
        self._give_up()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def abort(self) -> None:
        """Make room for somebody else."""
        self.config.places.busy(self)
        self.transport.abort()

    def _give_up(self) -> None:
        self._has_place = False
        self.config.places.busy(self)
        self._stop()

    def _stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _watch(self) -> None:
        """See what is awaited now; with every new part of a request the time begins anew."""
        if not self._has_place or self.transport.is_closing():
            return
        before, self._at = self._at, (self._phase(), self.cycle)
        if before[0] is self._at[0] and before[1] is self._at[1]:
            return
        self._stop()
        self._since, self._received = self.loop.time(), 0
        if self._at[0] is Phase.ANSWER:
            self.config.places.busy(self)
        else:
            self.config.places.idle(self)
            self._timer = self.loop.call_later(self._left(), self._look)

    def _phase(self) -> Phase:
        if self.conn.their_state is h11.SEND_BODY:
            return Phase.BODY
        if self.conn.their_state is not h11.IDLE:
            return Phase.ANSWER
        last: object = self.cycle
        return Phase.HEAD if last is None or self.conn.trailing_data[0] else Phase.REST

    def _left(self) -> float:
        """Seconds until what is awaited is late."""
        patience = {
            Phase.HEAD: HEAD,
            Phase.BODY: BODY + self._received / SLOWEST,
            Phase.REST: self.timeout_keep_alive,
        }
        return self._since + patience[self._at[0]] - self.loop.time()

    def _look(self) -> None:
        """Time is up, unless more has arrived meanwhile, or it is we who do not take it in."""
        phase = self._at[0]
        if phase is Phase.BODY and self.flow.read_paused:
            self._since = self.loop.time()
        if (left := self._left()) > 0:
            self._timer = self.loop.call_later(left, self._look)
            return
        self._timer = None
        if phase is not Phase.REST:
            CUT.labels("late").inc()
            if not self.cycle.response_started if phase is Phase.BODY else self.conn.trailing_data[0]:
                self.transport.write(LATE)
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket, which has taken over the place of the connection that it was."""

    config: ServerConfig

    def __init__(self, config: ServerConfig, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._waiting = bytearray()
        self._turn: asyncio.Handle | None = None
        self._signals = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.places.leave(self.config.address(self.client))

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._waiting += data
            if not (self._turn or self.read_paused):
                self._take_in()
        else:
            super().data_received(data)

    async def receive(self) -> Any:
        """The next message; when there is none left, more is taken in."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._take_in()
        return message

    def _take_in(self) -> None:
        """A piece of what has arrived, and the next one when others have had their turn."""
        self._turn = None
        if self.transport.is_closing():
            return
        piece = bytes(self._waiting[:PIECE])
        del self._waiting[:PIECE]
        if piece:
            super().data_received(piece)
        if self.read_paused or self.transport.is_closing():
            return
        if self._waiting:
            self.transport.pause_reading()
            self._turn = self.loop.call_soon(self._take_in)
        else:
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        """A message in many parts grows by each of them, however short."""
        super().handle_cont(event)
        if len(self.frames) >= FRAGMENTS:
            self._hang_up(CloseCode.MESSAGE_TOO_BIG)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_signal()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_signal()

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        self._signals = 0

    def _count_signal(self) -> None:
        self._signals += 1
        if self._signals > SIGNALS:
            self._hang_up(CloseCode.POLICY_VIOLATION)

    def _hang_up(self, code: CloseCode) -> None:
        if not self.close_sent:
            self.frames = []
            self.conn.fail(code)
            self.handle_parser_exception()
