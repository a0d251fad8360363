"""What comes over a socket, answered by a real table, and what comes as a request, answered by the whole server.

Both are in this process, so that whoever chooses the bytes sees which lines they reach.
"""

import asyncio
import json
import random
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar

import cadastre
from cadastre.cli.serve import database_url
from cadastre.core.attempt import Attempt
from cadastre.registry import GAMES
from cadastre.server.answers import Sitter
from cadastre.server.app import Settings, make_app
from cadastre.server.messages import FromClient, Message
from cadastre.server.rows import LogEntry, SeatRow, TableRow
from cadastre.server.socket import TOO_LONG
from cadastre.server.store import Store
from cadastre.server.table import Table
from testkit.games import playable_by
from testkit.hostile import GAME, HEAD
from testkit.random_play import choose
from testkit.server.guest import LUCK
from testkit.server.indoors import laid

__all__ = ["TOO_LONG"]

MESSAGES = 8
"""Of one input."""

_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


@cache
def _loop() -> asyncio.AbstractEventLoop:
    return asyncio.new_event_loop()


@cache
def _folder() -> str:
    return tempfile.mkdtemp(prefix="cadastre-fuzz-")


class Paper(Store):
    """A store that writes nothing down."""

    async def append(self, entry: LogEntry, **_: Any) -> None:
        """It is as good as written."""


Laid = tuple[TableRow, Sequence[SeatRow], Sequence[LogEntry], Table]


@cache
def _laid(game: str) -> Laid:
    """A table where some moves have been made; every input begins there."""

    async def begin() -> Laid:
        store = Store(database_url(f"{_folder()}/{game}.sqlite3"))
        await store.open()
        table = await laid(store, seed=1, game=cadastre.game(game, 2))
        dice = random.Random(1)
        while table.seq < 10:
            made = Attempt(table.state.copy(), table.state.current)
            while not made.is_whole:
                made.take(choose(made.state, dice, made.mover))
            if not made.state.is_over:
                await table.write_move(made)
        row = await store.table(table.row.id)
        assert row is not None
        return row, await store.seats(row.id), await store.log(row.id), table

    return _loop().run_until_complete(begin())


@cache
def _paper() -> Paper:
    return Paper(database_url(f"{_folder()}/paper.sqlite3"))


def read_messages(data: bytes) -> None:
    """Some messages of somebody at a table, one after the other."""
    first = (data[:1] or b"\0")[0]
    row, seats, log, before = _laid(list(GAMES)[first % len(GAMES)])
    table = Table(_paper(), row, seats, before.game)
    row.status = "playing"
    table.replay(log)
    seat = first // 2 % 3 - 1
    sitter = Sitter(table, table.people[seat] if seat >= 0 else None, seat)

    async def talk() -> None:
        for text in data[1:].decode("utf-8", "ignore").split("\n")[:MESSAGES]:
            try:
                message: Message = _decode(text)
            except (msgspec.DecodeError, RecursionError):
                continue
            answer = await sitter.say(message)
            _encode(answer)
            _encode(await table.news(seat, -1))

    _loop().run_until_complete(talk())


def message_seeds() -> list[bytes]:
    """Everything that a client says."""
    moves = (
        "throw",
        "key arc",
        "bid 735",
        "offer 1: patras + 200 for volos",
        "move arc > louvre in belleville, pay wood",
    )
    plays: list[list[dict[str, Any]]] = [
        [
            {"is": "play", "id": f"p{move}", "seq": 10, "move": move},
            {"is": "compose", "id": f"c{move}", "seq": 10, "parts": move.split(", ")},
        ]
        for move in moves
    ]
    rest: list[list[dict[str, Any]]] = [
        [{"is": "why", "id": "w", "seq": 10, "parts": [], "clicks": ["key:arc"]}],
        [{"is": "advise", "id": "a", "seq": 10}],
        [{"is": "undo", "id": "u", "seq": 10}, {"is": "consent", "id": "c", "seq": 11, "yes": True}],
        [{"is": "chat", "id": "t", "text": "hello"}, {"is": "chat", "id": "p", "phrase": "hello"}],
        [{"is": "back", "id": "b"}, {"is": "hurry", "id": "h"}, {"is": "concede", "id": "g"}],
        [{"is": "mute", "id": "q", "seat": 1, "on": True}, {"is": "remove", "id": "r", "seat": 1}],
        [{"is": "close", "id": "z"}],
    ]
    talks = ["\n".join(json.dumps(message) for message in talk).encode() for talk in (*plays, *rest)]
    return [bytes([who]) + talk for who in range(6) for talk in talks]


# requests

_kept = AsyncExitStack()
"""What is open as long as this process lives."""


@cache
def _app() -> tuple[Litestar, str, str]:
    """The server, a table that waits, and its host's cookie."""
    app = make_app(Settings(f"sqlite+aiosqlite:///{_folder()}/server.sqlite3", pace=0.0))

    async def begin() -> tuple[Litestar, str, str]:
        await _kept.enter_async_context(app.lifespan())
        status, head, body = await _asked(app, "POST", "/api/tables", _WANTED)
        assert status == 201, body
        return app, json.loads(body)["id"], head["set-cookie"].partition(";")[0]

    return _loop().run_until_complete(begin())


_WANTED = json.dumps({"game": playable_by(2), "seats": [{"kind": "me"}, {"kind": "open"}]}).encode()

WAYS = (
    ("POST", "/api/tables", False),
    ("PUT", "/api/me", False),
    ("POST", "/api/me/move", False),
    ("POST", "/api/tables/{}/seats/1", False),
    ("PUT", "/api/tables/{}/seats/1", True),
    ("DELETE", "/api/tables/{}/seats/1", True),
    ("POST", "/api/tables/{}/start", True),
    ("POST", "/api/records", False),
    ("GET", "/api/archive?{query}", False),
    ("GET", "/api/codes/{query}", False),
    ("GET", "/api/tables/{query}", False),
    ("GET", "/api/tables/{}/replay?{query}", True),
    ("GET", "/api/rulebooks/{query}", False),
)
"""What is asked, where, and whether it is the host who asks."""


async def _asked(
    app: Litestar, method: str, path: str, body: bytes, cookie: str = ""
) -> tuple[int, dict[str, str], bytes]:
    """What the server answers; everybody who asks is somewhere else."""
    where, _, query = path.partition("?")
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    headers += [(b"content-length", str(len(body)).encode())]
    headers += [(b"cookie", cookie.encode())] if cookie else []
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": where,
        "raw_path": where.encode("utf-8", "surrogatepass"),
        "query_string": query.encode("utf-8", "surrogatepass"),
        "root_path": "",
        "headers": headers,
        "client": (f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(256)}", 1),
        "server": ("localhost", 80),
    }
    pending = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Any] = []

    async def receive() -> Any:
        return pending.pop() if pending else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)  # type: ignore[arg-type]
    head = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], head, b"".join(part.get("body", b"") for part in sent[1:])


def read_request(data: bytes) -> None:
    """One request; whatever is asked, the server knows what to answer."""
    method, path, is_host = WAYS[(data[:1] or b"\0")[0] % len(WAYS)]
    app, table, cookie = _app()
    body = data[1:]
    where = path.replace("{}", table).replace("{query}", body.decode("utf-8", "ignore").replace("/", "")[:2000])
    given = b"" if method == "GET" else body
    status, _, answer = _loop().run_until_complete(_asked(app, method, where, given, cookie if is_host else ""))
    if status >= 500:
        raise AssertionError(f"{method} {path} is answered with {status}: {answer[:200]!r}")


def request_seeds() -> list[bytes]:
    """What a client asks."""
    timing = {"kind": "total", "seconds": 600, "increment": 5, "grace": 60, "level": "easy", "bell": 0}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "hard"}]
    options = {name: {option.name: option.default for option in one.options} for name, one in GAMES.items()}
    full = {"seats": seats, "timing": timing, "pace": 0, "edition": "", "is_public": True}
    bodies = {
        0: [_WANTED, *(json.dumps({**full, "game": name, "options": options[name]}).encode() for name in GAMES)],
        1: [b'{"name":"Ada","language":"en"}'],
        2: [b'{"code":"abcde-fghjk"}'],
        3: [json.dumps({"luck": LUCK, "name": "Ben"}).encode()],
        4: [b'{"kind":"bot","level":"easy"}', b'{"kind":"open"}'],
        6: [json.dumps({"luck": LUCK}).encode()],
        7: [HEAD.encode(), b"{}\n{}\n{}\n"],
        8: [f"game={GAME.name}&name=a&day=2024-01&after=0".encode()],
        11: [b"seat=0&first=0"],
        12: [f"{GAME.name}?edition=x".encode()],
    }
    return [bytes([way]) + body for way in range(len(WAYS)) for body in bodies.get(way, [b"abcdef"])]
