"""Somebody who has typed ``make play`` and waits: for the home page, then for a bot to answer their first move.

Of what the server says only that is read which is needed to play, so that servers of older commits are understood too.
"""

import random
import re
import secrets
import socket
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from tools.rehearse_root import Trouble

PORT = 8642
ADDRESS = f"http://localhost:{PORT}"
PATIENCE = 1800.0
"""Seconds after which a bot that has not answered never will: an older server compiles its rules first."""
REFUSALS = 20
"""After so many it is not that something has happened meanwhile."""


class Step(msgspec.Struct):
    """As much of a choice as is needed to make it; servers of before number their choices."""

    notation: str
    action: int = -1


class Question(msgspec.Struct):
    """As much of a question as is needed to answer it."""

    due: bool
    choices: list[Step]
    parts: list[str] = []
    actions: list[int] | None = None

    def answered(self, luck: random.Random) -> dict[str, Any]:
        """Any answer, as the server understands it."""
        choice = luck.choice(self.choices)
        if self.actions is not None:
            return {"is": "play", "actions": [*self.actions, choice.action]}
        return {"is": "compose", "parts": [*self.parts, choice.notation]}


class Entry(msgspec.Struct):
    """As much of an entry of the log as says who has moved."""

    kind: str
    seat: int


class Told(msgspec.Struct):
    """As much of a message as is needed to play on."""

    is_: str = msgspec.field(name="is")
    seq: int = -1
    id: str = ""
    ask: Question | None = None
    entries: list[Entry] = []


_decode = msgspec.json.Decoder(Told).decode


def is_free() -> bool:
    """Whether nobody listens where the table will be."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", PORT)) != 0


def wait_for_home(is_over: Callable[[], bool]) -> bool:
    """Wait until the home page is there with its scripts and styles; false if the command has ended before."""
    until = time.monotonic() + PATIENCE
    with httpx.Client(base_url=ADDRESS, timeout=60, verify=False, trust_env=False) as client:
        while not is_over():
            try:
                page = client.get("/")
            except httpx.TransportError:
                if time.monotonic() > until:
                    raise Trouble(f"no home page within {PATIENCE:g} s") from None
                time.sleep(0.1)
                continue
            _check("/", page)
            named = re.findall(r'<(?:script|link)[^>]+?(?:src|href)="(/[^"]+\.(?:js|css))"', page.text)
            if not named:
                raise Trouble("the home page names no script")
            for path in named:
                _check(path, client.get(path))
            return True
    return False


def _check(path: str, answer: httpx.Response) -> None:
    if answer.status_code != 200 or not answer.content:
        raise Trouble(f"{path} was answered with {answer.status_code} and {len(answer.content)} bytes")


def play_until_answered(game: str) -> None:
    """Sit down against a bot of medium strength, and move until it has answered a move of ours."""
    try:
        with httpx.Client(base_url=ADDRESS, timeout=PATIENCE, verify=False, trust_env=False) as client:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}]
            table = _ask(client, "/api/tables", {"game": game, "seats": seats})
            _ask(client, f"/api/tables/{table}/start", {"luck": secrets.token_hex(16)})
            cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        while not _is_answered(table, cookies):
            pass
    except (httpx.HTTPError, WebSocketException, OSError, msgspec.MsgspecError) as error:
        raise Trouble(f"{game}: {type(error).__name__}: {error}") from error


def _is_answered(table: str, cookies: str) -> bool:
    """Play over a line to the table; false if the server hangs up because another one takes over."""
    with connect(
        f"{ADDRESS.replace('http', 'ws', 1)}/api/tables/{table}/socket?since=-1&seat=-1",
        additional_headers={"Cookie": cookies},
        open_timeout=PATIENCE,
        ping_interval=None,
        max_size=None,
        proxy=None,
    ) as line:
        try:
            _play(line)
        except ConnectionClosed as closing:
            if closing.rcvd is None or closing.rcvd.code != CloseCode.SERVICE_RESTART:
                raise
            return False
    return True


def _ask(client: httpx.Client, path: str, what: object) -> str:
    """Ask for something, again and again while the server is not ready; the table's id."""
    until = time.monotonic() + PATIENCE
    while (answer := client.post(path, json=what)).status_code == 503 and time.monotonic() < until:
        time.sleep(1)
    if not answer.is_success:
        raise Trouble(f"{path} was answered with {answer.status_code}: {answer.text[:200]}")
    return str(answer.json()["id"])


def _play(line: ClientConnection) -> None:
    """We have seat 0, the bot has seat 1."""
    luck, until, moved, refusals = random.Random(1), time.monotonic() + PATIENCE, False, 0
    asked = Told("news")
    while True:
        told = _decode(line.recv(timeout=max(until - time.monotonic(), 0)))
        for entry in told.entries:
            if entry.kind == "move" and moved and entry.seat == 1:
                return
            moved |= entry.kind == "move" and entry.seat == 0
        if told.is_ == "news":
            asked = told
        elif told.is_ == "refused":  # perhaps something has happened meanwhile
            told, refusals = asked, refusals + 1
            if refusals > REFUSALS:
                raise Trouble("the server refuses what it has offered")
            time.sleep(0.5)
        if told.is_ in ("news", "draft") and told.ask is not None and told.ask.due:
            move = {"id": told.id or secrets.token_hex(8), "seq": told.seq, **told.ask.answered(luck)}
            line.send(msgspec.json.encode(move).decode())
