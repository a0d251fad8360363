"""What a stranger can do at tables of their own: bots that think, hints, and lines to talk on, or not to listen to."""

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import httpx

from cadastre.registry import GAMES
from testkit import hostile
from tools.attacks_stranger import TROUBLE, Deed, Stranger, hear

ME, HARD, EASY = {"kind": "me"}, {"kind": "bot", "level": "hard"}, {"kind": "bot"}

# bots and hints


def bots(*, watched: bool) -> Deed:
    """Forty tables of one person where hard bots play each other."""

    async def work(stranger: Stranger) -> None:
        await stranger.ready()
        one, games = stranger.person(), list(GAMES.values())
        async with AsyncExitStack() as lines:
            for number in range(40):
                with suppress(*TROUBLE):
                    game = games[number % len(games)]
                    table = await stranger.table(one, *[HARD] * min(4, game.most_players), game=game.name)
                    if table is None:
                        continue
                    if watched:
                        line = await lines.enter_async_context(stranger.line(one, table))
                        lines.callback(asyncio.create_task(hear(line)).cancel)
                    else:
                        async with stranger.line(one, table) as line:
                            await line.recv()
                    stranger.got["lines"] += 1
            await asyncio.Event().wait()

    return work


async def hints(stranger: Stranger) -> None:
    """Forty lines of one person who asks for hints on all of them."""
    await stranger.ready()
    one = stranger.person()
    tables = [table for _ in range(5) if (table := await stranger.table(one, ME, HARD))]

    async def ask() -> None:
        async with stranger.line(one, random.choice(tables)) as line:
            async for text in line:
                told = json.loads(text)
                stranger.got[told["is"]] += 1
                if told["is"] in ("news", "advice", "refused"):
                    message = {"is": "advise", "id": f"{random.random()}", "seq": max(told.get("seq", 0), 0)}
                    await line.send(json.dumps(message))

    await stranger.many(40, ask)


async def talk(stranger: Stranger, one: httpx.AsyncClient, table: str | None, words: Iterator[str]) -> None:
    """On a line of one's own, without a pause."""
    async with stranger.line(one, table or "none") as line:
        listening = asyncio.create_task(hear(line))
        try:
            for text in words:
                await line.send(text)
                stranger.got["said"] += 1
                await asyncio.sleep(0)
        finally:
            listening.cancel()


async def chat(stranger: Stranger) -> None:
    """Sixty lines of one person who talks on all of them."""
    await stranger.ready()
    one = stranger.person()
    table = await stranger.table(one, ME, EASY)
    words = json.dumps({"is": "chat", "id": "{}", "text": "\u0301\u0316" * 150}, ensure_ascii=False)
    said = (words.replace("{}", str(number)) for number in itertools.count())
    await stranger.many(60, lambda: talk(stranger, one, table, said))


async def messages(stranger: Stranger) -> None:
    """What is no message, at full speed."""
    await stranger.ready()
    one = stranger.person()
    table = await stranger.table(one, ME, EASY)
    words = [*hostile.messages(15_000).values(), *hostile.messages(60_000).values()]
    await stranger.many(16, lambda: talk(stranger, one, table, itertools.cycle(words)))


async def sockets(stranger: Stranger) -> None:
    """Sockets opened and closed."""
    await stranger.ready()
    one = stranger.person()
    table = await stranger.table(one, ME, EASY)

    async def call() -> None:
        async with stranger.line(one, random.choice([table or "none", "none"])):
            stranger.got["lines"] += 1

    await stranger.many(24, call)


async def deaf(stranger: Stranger) -> None:
    """Readers who never read, and yet ask and ask."""
    await stranger.ready()
    one = stranger.person()
    table = await stranger.table(one, ME, EASY)
    call = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Cookie: cadastre={one.cookies.get('cadastre')}\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    question = b'{"is":"why","id":"a","seq":0,"parts":[],"clicks":["x"]}'
    frame = bytes((0x81, 0x80 | len(question), 0, 0, 0, 0)) + question  # masked by nothing

    async def ask() -> None:
        reader, writer = await stranger.connection(limit=4096)
        try:
            writer.write(call.encode())
            await reader.readuntil(b"\r\n\r\n")
            while not writer.is_closing():
                writer.write(frame * 20)
                async with asyncio.timeout(30):
                    await writer.drain()
                stranger.got["said"] += 20
                await asyncio.sleep(0.01)
        finally:
            writer.transport.abort()

    await stranger.many(40, ask)
