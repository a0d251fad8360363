"""What a stranger can do with requests: hostile records, half of a request, codes, and more of everything."""

import asyncio
import itertools
import os
import random
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from cadastre.core.options import Entry
from cadastre.core.records import GameRecord
from cadastre.registry import GAMES
from testkit import hostile
from testkit.games import largest, playable_by
from tools.attacks_stranger import Deed, Stranger

LARGEST = 4 * 1024 * 1024
"""Bytes of a record that nobody has told us is too large."""
PACE = 1.0
"""Seconds between two bytes of whoever dawdles."""

# records


async def send_records(stranger: Stranger, texts: list[bytes], at_once: int) -> None:
    """Send these again and again."""
    await stranger.ready()
    one, following = stranger.person(), itertools.cycle(texts)
    await stranger.many(at_once, lambda: stranger.ask(one, "POST", "/api/records", content=next(following)))


async def files(stranger: Stranger) -> None:
    """Records that name files."""
    with TemporaryDirectory() as folder:
        fifo = Path(folder) / "fifo"
        os.mkfifo(fifo)
        names = (
            "/dev/zero",
            str(fifo),
            "/etc/passwd",
            "/proc/self/environ",
            "../../../etc/passwd",
            "/dev/random",
            "\0",
        )
        texts = [f"{hostile.HEAD}edition: {name}\n".encode() for name in names]
        await send_records(stranger, texts, 8)


def family(name: str) -> Deed:
    """Records with one fault, as long as can be, in both forms."""

    async def work(stranger: Stranger) -> None:
        ways = [*hostile.TEXT[name].values(), *hostile.JSON_LINES[name].values()]
        long = [way(LARGEST - 64 * 1024).encode() for way in ways]
        shorter = [way(500_000).encode() for way in hostile.TEXT[name].values()]
        await send_records(stranger, [*long, *shorter], 4)

    return work


def games(at_once: int) -> Deed:
    """Long games as they were played."""

    async def work(stranger: Stranger) -> None:
        records = [longest(manifest) for manifest in GAMES.values()]
        texts = [text.encode() for record in records for text in (record.to_text(), record.to_jsonl())]
        await send_records(stranger, texts, at_once)

    return work


def longest(game: Entry) -> GameRecord:
    """The longest of some games with as many players as can be."""
    records = (hostile.honest(game.name, game.most_players, seed) for seed in range(1, 6))
    return max(records, key=lambda record: len(record.entries))


async def editions(stranger: Stranger) -> None:
    """Records with far too many figures of their own."""
    await send_records(stranger, [text.encode() for text in hostile.editions(1_000_000).values()], 4)


# connections


def half_sent(count: int, head: bytes, sources: int = 1) -> Deed:
    """Requests that arrive a byte a second."""

    async def work(stranger: Stranger) -> None:
        await stranger.ready()
        places = itertools.cycle(_neighbours(stranger.source, sources))

        async def dawdle() -> None:
            reader, writer = await stranger.connection(next(places))
            try:
                writer.write(head)
                while not reader.at_eof():
                    if head:
                        writer.write(b"x")
                        await writer.drain()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PACE):
                            if not await reader.read(1024):
                                break
                stranger.got["cut off"] += 1
            finally:
                writer.close()

        await stranger.many(count, dawdle, PACE)

    return work


def _neighbours(source: str, count: int) -> list[str]:
    first, _, last = source.rpartition(".")
    return [f"{first}.{(int(last) + step) % 254 + 1}" for step in range(count)]


HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
BODY = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n"


def replays(at_once: int) -> Deed:
    """A long game looked at again, by many at once."""

    async def work(stranger: Stranger) -> None:
        one, record = stranger.person(), longest(largest())
        answer = await stranger.ask(one, "POST", "/api/records", content=record.to_jsonl().encode())
        table = answer.json().get("id", "none")
        await stranger.ready()

        async def look() -> None:
            what = random.choice([f"replay?first={random.randrange(len(record.entries))}&seat=0", "scores", "record"])
            await stranger.ask(one, "GET", f"/api/tables/{table}/{what}")

        await stranger.many(at_once, look)

    return work


async def tables(stranger: Stranger) -> None:
    """Tables and persons without end."""
    await stranger.ready()
    wanted = {"game": playable_by(2), "seats": [{"kind": "me"}, {"kind": "open"}]}

    async def make() -> None:
        async with stranger.fresh() as nobody:
            await stranger.ask(nobody, "PUT", "/api/me", json={"name": "x" * 40, "language": "en"})
            for _ in range(5):
                await stranger.ask(nobody, "POST", "/api/tables", json=wanted)

    await stranger.many(8, make)


async def codes(stranger: Stranger) -> None:
    """Codes guessed, of tables and of people."""
    await stranger.ready()
    one = stranger.person()

    async def guess() -> None:
        letters = "".join(random.choices("23456789abcdefghjkmnpqrstuvwxyz", k=10))
        await stranger.ask(one, "GET", f"/api/codes/{letters[:6]}")
        await stranger.ask(one, "POST", "/api/me/move", json={"code": letters})

    await stranger.many(8, guess)
