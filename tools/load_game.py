"""A table with two people who play at random, and how long it takes until one hears of what the other has done."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from testkit.games import playable_by
from testkit.server.guest import LUCK


class Step(msgspec.Struct):
    """As much of a choice as is needed to make it."""

    notation: str


class Question(msgspec.Struct):
    """As much of a question as is needed to answer it."""

    parts: list[str]
    due: bool
    choices: list[Step]


class Told(msgspec.Struct):
    """As much of a message as is needed to play on."""

    is_: str = msgspec.field(name="is")
    seq: int = -1
    id: str = ""
    ask: Question | None = None
    outcome: dict[str, Any] | None = None


_decode = msgspec.json.Decoder(Told).decode
_people = count()


@dataclass
class Seat:
    """A person at a table."""

    line: ClientConnection
    seq: int = -1
    ask: Question | None = None
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    is_gone: bool = False
    """Whether the server has hung up."""
    is_over: bool = False

    @property
    def waits(self) -> bool:
        """Whether there is nothing to be decided now."""
        return self.ask is None and not self.is_over

    async def listen(self) -> None:
        """Take in everything that comes."""
        with suppress(ConnectionClosed):
            async for text in self.line:
                told = _decode(text)
                if told.is_ in ("news", "draft", "refused"):
                    if told.is_ != "refused":
                        self.ask = told.ask
                        self.is_over |= told.outcome is not None
                    self.seq = max(self.seq, told.seq)
                    self.heard.set()
        self.is_gone = True
        self.heard.set()

    async def hear(self) -> None:
        """Wait for the next message; an error if there will be none."""
        await self.heard.wait()
        if self.is_gone:
            raise ConnectionError("the server has hung up")


@dataclass
class Found:
    """What was measured in a run."""

    latencies: list[float] = field(default_factory=list)
    actions: int = 0
    games: int = 0


class Game:
    """A table with two people, played by one of us; each of them is at one of these addresses."""

    def __init__(
        self, addresses: Sequence[str], found: Found, luck: random.Random, waiting: "asyncio.Queue[None]"
    ) -> None:
        self.addresses, self.found, self.luck, self.waiting = addresses, found, luck, waiting
        self.seats: list[Seat] = []
        self.jobs: list[asyncio.Task[None]] = []
        self.since: float | None = None
        """When the action was sent that the other one has not heard of yet."""

    async def sit_down(self) -> None:
        """Two people, a table, two lines."""
        self.jobs, self.seats = [], []
        homes = [home() for _ in self.addresses]
        one, other = (
            httpx.AsyncClient(base_url=address, timeout=60, headers=told)
            for address, told in zip(self.addresses, homes, strict=True)
        )
        async with one, other:
            wanted = {"game": playable_by(2), "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await one.post("/api/tables", json=wanted)).raise_for_status().json()["id"]
            (await other.post(f"/api/tables/{table}/seats/1", json={"luck": LUCK})).raise_for_status()
            (await one.post(f"/api/tables/{table}/start", json={"luck": LUCK})).raise_for_status()
            cookies = [person.cookies["cadastre"] for person in (one, other)]
        for address, told, cookie in zip(self.addresses, homes, cookies, strict=True):
            url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            headers = {**told, "Cookie": f"cadastre={cookie}"}
            seat = Seat(await connect(url, additional_headers=headers, max_size=None, open_timeout=60))
            self.seats.append(seat)
            self.jobs.append(asyncio.create_task(seat.listen()))
        self.found.games += 1

    async def play(self) -> None:
        """One action whenever it is our turn to be busy; a new game where one is over."""
        while True:
            await self.waiting.get()
            mover = next((seat for seat in self.seats if seat.ask and seat.ask.due), None)
            if mover is None or mover.ask is None:
                continue
            other = self.seats[1 - self.seats.index(mover)]
            ask, before = mover.ask, other.seq
            begin = self.since = time.perf_counter()
            mover.ask = None
            mover.heard.clear()
            parts = [*ask.parts, self.luck.choice(ask.choices).notation]
            play = {"is": "compose", "id": f"{self.luck.random()}", "seq": mover.seq, "parts": parts}
            await mover.line.send(msgspec.json.encode(play).decode())
            await mover.hear()
            self.found.actions += 1
            if mover.seq > before:  # a whole move: the other one hears of it
                while other.seq <= before:
                    other.heard.clear()
                    await other.hear()
                self.found.latencies.append(time.perf_counter() - begin)
            self.since = None
            if not any(seat.ask for seat in self.seats):
                await asyncio.sleep(0.05)
                if not any(seat.ask for seat in self.seats):
                    await self.get_up()
                    await self.sit_down()

    async def get_up(self) -> None:
        """Leave the table."""
        for job in self.jobs:
            job.cancel()
        for seat in self.seats:
            await seat.line.close()


def home() -> dict[str, str]:
    """The address of one more person, as a proxy in front of the server tells it: everybody has one of their own."""
    number = next(_people)
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
