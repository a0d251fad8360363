"""A stranger with an address, and what they need to be a nuisance: connections, requests and sockets."""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from testkit.games import playable_by
from testkit.server.guest import LUCK

TROUBLE = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError, asyncio.IncompleteReadError)
PAUSE = 0.02
"""Seconds for which whoever was refused takes breath."""

Work = Callable[[], Awaitable[Any]]


class Stranger:
    """Somebody who attacks; ``got`` counts what they were answered."""

    def __init__(self, port: int, source: str, signals: asyncio.StreamReader) -> None:
        self.port, self.source, self._signals = port, source, signals
        self.got: Counter[str] = Counter()
        self.begun = asyncio.Event()
        self._people: list[httpx.AsyncClient] = []

    async def ready(self) -> None:
        """What has to be there is there: wait for the signal."""
        print("ready", flush=True)
        await self._signals.readline()
        self.begun.set()

    def fresh(self) -> httpx.AsyncClient:
        """A browser that has not been here before; what it says of its address should not be believed."""
        transport = httpx.AsyncHTTPTransport(local_address=self.source, limits=httpx.Limits(max_connections=None))
        headers = {"X-Forwarded-For": f"198.51.{random.randrange(256)}.{random.randrange(256)}"}
        address = f"http://127.0.0.1:{self.port}"
        return httpx.AsyncClient(transport=transport, base_url=address, timeout=60, headers=headers)

    def person(self) -> httpx.AsyncClient:
        """The same, for as long as the attack lasts."""
        self._people.append(self.fresh())
        return self._people[-1]

    async def ask(self, one: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        """A request, counted and counted again by its answer, if there is one."""
        self.got["asked"] += 1
        answer = await one.request(method, path, **more)
        self.got[str(answer.status_code)] += 1
        return answer

    async def table(self, one: httpx.AsyncClient, *seats: dict[str, str], game: str = "") -> str | None:
        """A table whose game has begun, if the server lets them have one."""
        wanted = {"game": game or playable_by(len(seats)), "seats": list(seats), "pace": 0}
        answer = await self.ask(one, "POST", "/api/tables", json=wanted)
        if not answer.is_success:
            return None
        name = str(answer.json()["id"])
        answer = await self.ask(one, "POST", f"/api/tables/{name}/start", json={"luck": LUCK})
        return name if answer.is_success else None

    def line(self, one: httpx.AsyncClient, table: str, **more: Any) -> connect:
        """A socket to a table."""
        cookie = one.cookies.get("cadastre")
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": f"cadastre={cookie}"} if cookie else None,
            local_addr=(self.source, 0),
            max_size=None,
            open_timeout=60,
            close_timeout=1,
            **more,
        )

    async def connection(
        self, source: str = "", limit: int = 2**16
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection; so many bytes are taken in before they are read."""
        place = (source or self.source, 0)
        found = await asyncio.open_connection("127.0.0.1", self.port, local_addr=place, limit=limit)
        self.got["connections"] += 1
        return found

    async def again(self, work: Work, pause: float = 0.0) -> None:
        """Do something for ever; whoever is refused or thrown out tries again."""
        while True:
            try:
                await work()
                await asyncio.sleep(pause)
            except TROUBLE as error:
                self.got[type(error).__name__] += 1
                await asyncio.sleep(max(pause, PAUSE))

    async def many(self, count: int, work: Work, pause: float = 0.0) -> None:
        """The same so many times at once."""
        await asyncio.gather(*(self.again(work, pause) for _ in range(count)))

    async def leave(self) -> None:
        """Give back what can be given back: tables that would go on by themselves."""
        for one in self._people:
            with suppress(*TROUBLE, KeyError, ValueError):
                if one.cookies.get("cadastre"):
                    one.timeout = httpx.Timeout(5)
                    await one.delete("/api/me")
        for one in self._people:
            with suppress(*TROUBLE):
                await one.aclose()


async def hear(line: ClientConnection) -> None:
    """Take in everything that comes until somebody hangs up."""
    with suppress(ConnectionClosed):
        async for _ in line:
            pass


Deed = Callable[[Stranger], Awaitable[None]]
"""An attack."""


async def run(attack: Deed, port: int, source: str) -> Counter[str]:
    """Attack from the first line of our standard input to its end."""
    signals = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(signals), sys.stdin)
    stranger = Stranger(port, source, signals)

    async def to_the_end() -> None:
        await stranger.begun.wait()
        await signals.read()

    job, ended = asyncio.ensure_future(attack(stranger)), asyncio.create_task(to_the_end())
    await asyncio.wait([job, ended], return_when=asyncio.FIRST_COMPLETED)
    if stranger.begun.is_set():
        await ended
    ended.cancel()
    job.cancel()
    (done,) = await asyncio.gather(job, return_exceptions=True)
    if isinstance(done, Exception):
        stranger.got[f"ended by {done!r}"] += 1
    with suppress(TimeoutError):
        async with asyncio.timeout(10):
            await stranger.leave()
    return stranger.got
