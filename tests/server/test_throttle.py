"""Requests of one address are answered a few at a time; other addresses don't wait for them."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from litestar.types import HTTPScope, Receive, Scope, Send

from cadastre.server import throttle
from cadastre.server.throttle import AT_ONCE, Throttle

ROUTER, FRIEND = "198.51.100.7", "203.0.113.9"


class House:
    """Answers when it is let; how many it is at, and what it has answered, by address."""

    def __init__(self, status: int = 200) -> None:
        self.status, self.throttle = status, Throttle()
        self.at, self.done = Counter[str](), Counter[str]()
        self.open = asyncio.Event()

    async def answer(self, scope: Scope, _receive: Receive, send: Send) -> None:
        client = scope["client"]
        assert client
        self.at[client[0]] += 1
        try:
            await self.open.wait()
            await send({"type": "http.response.start", "status": self.status, "headers": []})
            self.done[client[0]] += 1
        finally:
            self.at[client[0]] -= 1

    async def talk(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Open a socket when it is let, say something, and stay."""
        client = scope["client"]
        assert client
        self.at[client[0]] += 1
        await self.open.wait()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.send", "bytes": None, "text": "hello"})
        self.done[client[0]] += 1
        await asyncio.Event().wait()

    def ask(self, address: str, count: int = 1, *, by_socket: bool = False) -> list[asyncio.Task[None]]:
        async def receive() -> Any:
            await asyncio.Event().wait()

        async def send(_: object) -> None:
            pass

        async def one() -> None:
            scope = cast(HTTPScope, {"type": "websocket" if by_socket else "http", "client": (address, 1)})
            await self.throttle.handle(scope, receive, send, self.talk if by_socket else self.answer)

        return [asyncio.create_task(one()) for _ in range(count)]


def run(scenario: Callable[[House], Awaitable[None]], status: int = 200) -> None:
    async def begin() -> None:
        await scenario(House(status))

    asyncio.run(begin())


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_few_at_a_time_and_all_in_the_end() -> None:
    async def scenario(house: House) -> None:
        asked = house.ask(ROUTER, 100)
        await settle()
        assert house.at[ROUTER] == AT_ONCE
        house.open.set()
        await asyncio.gather(*asked)
        assert house.done[ROUTER] == 100
        assert not house.throttle._queues, "nothing is remembered of whoever has gone"

    run(scenario)


@pytest.mark.parametrize("address", [FRIEND, "127.0.0.1"])
def test_others_do_not_wait(address: str) -> None:
    async def scenario(house: House) -> None:
        asked = [*house.ask(ROUTER, 100), *house.ask(address)]
        await settle()
        assert house.at[address] == 1
        house.open.set()
        await asyncio.gather(*asked)

    run(scenario)


def test_this_machine_itself_never_waits() -> None:
    async def scenario(house: House) -> None:
        asked = house.ask("127.0.0.1", 100)
        await settle()
        assert house.at["127.0.0.1"] == 100
        house.open.set()
        await asyncio.gather(*asked)

    run(scenario)


def test_what_takes_long_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "HELD", 0.0)

    async def scenario(house: House) -> None:
        asked = house.ask(ROUTER, 3 * AT_ONCE)
        while house.at[ROUTER] < 3 * AT_ONCE:
            await asyncio.sleep(0.001)
        house.open.set()
        await asyncio.gather(*asked)

    run(scenario)


def test_whoever_is_refused_is_not_heard_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "PENALTY", 3600)

    async def scenario(house: House) -> None:
        house.open.set()
        asked = house.ask(ROUTER, 100)
        await settle()
        assert house.done[ROUTER] == AT_ONCE
        for job in asked:
            job.cancel()

    run(scenario, status=429)


def test_whoever_hangs_up_while_waiting_takes_nobodys_turn() -> None:
    async def scenario(house: House) -> None:
        asked = house.ask(ROUTER, 10)
        await settle()
        for job in asked[:8]:
            job.cancel()
        await settle()
        assert house.at[ROUTER] == 2
        house.open.set()
        await asyncio.gather(*asked, return_exceptions=True)
        assert house.done[ROUTER] == 2

    run(scenario)


def test_sockets_are_opened_a_few_at_a_time_and_then_count_no_more() -> None:
    async def scenario(house: House) -> None:
        lines = house.ask(ROUTER, 20, by_socket=True)
        await settle()
        assert house.at[ROUTER] == AT_ONCE
        house.open.set()
        while house.done[ROUTER] < 20:
            await asyncio.sleep(0)
        asked = house.ask(ROUTER)
        await asyncio.gather(*asked)
        for line in lines:
            line.cancel()

    run(scenario)
