"""Somebody at the browser: a cookie jar, and lines to tables."""

import random
import secrets
import ssl
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from cadastre.server.changes import changed
from cadastre.server.messages import Advice, Ask, Choice, Done, Draft, Entry, FromServer, Here, News, Refused
from cadastre.server.wire import Me, TableInfo
from testkit.server.house import PATIENCE

LUCK = "00112233445566778899aabbccddeeff"

_decode = msgspec.json.Decoder(FromServer).decode


def trusting() -> ssl.SSLContext:
    """For a proxy whose certificate nobody knows."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Line:
    """A line to a table, with all that came over it."""

    def __init__(self, socket: ClientConnection, since: int = -1) -> None:
        self.socket = socket
        self.seq = since
        self.entries: list[Entry] = []
        self.heard: list[str] = []
        self.said: list[str] = []
        self.here: Here | None = None
        self.now: News

    def receive(self) -> News | Draft | Refused | Advice:
        """The next message that is about the game; the entries of news follow each other without a gap."""
        message = self.hear()
        while isinstance(message, Here | Done):
            message = self.hear()
        return message

    def done(self) -> Done:
        """The next acknowledgement."""
        message = self.hear()
        while not isinstance(message, Done):
            assert isinstance(message, News | Here), message
            message = self.hear()
        return message

    def hear(self) -> FromServer:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE, decode=True)
        self.heard.append(text)
        message: FromServer = _decode(text)
        if isinstance(message, News):
            numbers = [entry.n for entry in message.entries]
            assert numbers == list(range(self.seq + 1, message.seq + 1))
            if not message.is_whole:
                message.scene = changed(self.now.scene, message.scene)
            self.seq, self.now = message.seq, message
            self.entries += message.entries
        if isinstance(message, Here):
            self.here = message
        return message

    def news(self) -> News:
        """The next message, which must be news."""
        message = self.receive()
        assert isinstance(message, News), message
        return message

    def refused(self) -> Refused:
        """The next message, which must be a refusal."""
        message = self.receive()
        assert isinstance(message, Refused), message
        return message

    def closed(self) -> int:
        """The code that the server hangs up with, and nothing before."""
        with pytest.raises(ConnectionClosed) as closing:
            self.receive()
        assert closing.value.rcvd is not None
        return closing.value.rcvd.code

    def asked(self) -> Ask:
        """What this seat is asked, as soon as it is."""
        while self.now.ask is None:
            assert self.now.outcome is None, "the game is over"
            self.news()
        return self.now.ask

    def say(self, message: Any) -> None:
        """Send anything as JSON."""
        self.said.append(msgspec.json.encode(message).decode())
        self.socket.send(self.said[-1])

    def play(self, move: str, seq: int | None = None, move_id: str | None = None) -> str:
        """Say a whole move; returns its id."""
        return self._decide(seq, move_id, **{"is": "play", "move": move})

    def compose(self, parts: Sequence[str], seq: int | None = None, move_id: str | None = None) -> str:
        """Say the parts of a move so far; returns its id."""
        return self._decide(seq, move_id, **{"is": "compose", "parts": list(parts)})

    def _decide(self, seq: int | None, move_id: str | None, **what: Any) -> str:
        name = secrets.token_hex(8) if move_id is None else move_id
        self.say({**what, "id": name, "seq": self.seq if seq is None else seq})
        return name

    def step(self, dice: random.Random) -> FromServer:
        """Decide a first step, and hear the answer."""
        self.compose([chosen(self.asked(), dice).notation])
        return self.receive()

    def finish_move(self, answer: FromServer, dice: random.Random) -> None:
        """Answer every question until the whole move is done."""
        while isinstance(answer, Draft):
            self.compose([*answer.ask.parts, chosen(answer.ask, dice).notation], move_id=answer.id)
            answer = self.receive()
        assert isinstance(answer, News), answer

    def move(self, dice: random.Random) -> None:
        """A whole move."""
        self.finish_move(self.step(dice), dice)

    def play_on(self, dice: random.Random) -> None:
        """To the end of the game."""
        while self.now.outcome is None:
            if self.now.ask is None:
                self.news()
            else:
                self.move(dice)


def chosen(ask: Ask, dice: random.Random) -> Choice:
    """Any kind of action, then any member; key moves more often, so that much happens."""
    kinds: dict[str, list[Choice]] = {}
    for choice in ask.choices:
        kinds.setdefault(choice.kind, []).append(choice)
    names = list(kinds) + ["move"] * (3 if "move" in kinds else 0)
    return dice.choice(kinds[dice.choice(names)])


class Guest:
    """A person, or whoever has no cookie yet."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)  # no certificates, which take long

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def make(self, players: int = 2, **options: bool) -> TableInfo:
        """A table of Paris for one person with bots that waits."""
        return self.wish(["me"] + ["bot"] * (players - 1), options=options)

    def wish(self, seats: Sequence[str], game: str = "paris", **more: Any) -> TableInfo:
        """A table with these sorts of seats that waits."""
        wanted = {"game": game, "seats": [{"kind": kind} for kind in seats], **more}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    def sit(self, table_id: str, seat: int = -1, luck: str = LUCK, name: str = "") -> TableInfo:
        """Take a seat."""
        answer = self.http.post(f"/api/tables/{table_id}/seats/{seat}", json={"luck": luck, "name": name})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    def call(self, name: str) -> Me:
        """Be called something."""
        answer = self.http.put("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Me)

    def start(self, table_id: str, luck: str = LUCK) -> TableInfo:
        """Lay the board."""
        answer = self.http.post(f"/api/tables/{table_id}/start", json={"luck": luck})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    def table(self, players: int = 2, **options: bool) -> TableInfo:
        """A table whose game has begun."""
        return self.start(self.make(players, **options).id)

    def info(self, table_id: str) -> TableInfo:
        """A table from outside."""
        return msgspec.json.decode(self.http.get(f"/api/tables/{table_id}").content, type=TableInfo)

    def me(self) -> Me:
        """Who the server thinks this is."""
        return msgspec.json.decode(self.http.get("/api/me").content, type=Me)

    @contextmanager
    def dial(self, table_id: str, query: str = "", origin: str | None = None) -> Iterator[Line]:
        """A line on which nothing has been said yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table_id}/socket{query}",
            additional_headers={"Cookie": cookies} if cookies else None,
            origin=None if origin is None else Origin(origin),
            ssl=trusting() if self.address.startswith("https:") else None,
            max_size=None,
        ) as socket:
            yield Line(socket)

    @contextmanager
    def line(self, table_id: str, since: int = -1, seat: int = -1) -> Iterator[Line]:
        """A line on which the first news have come."""
        with self.dial(table_id, f"?since={since}&seat={seat}") as line:
            line.seq = since
            line.news()
            yield line
