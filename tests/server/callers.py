"""People who ask over HTTP and over lines, at a server in this process, with either database."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient, WebSocketTestSession

from cadastre.bots import RandomPlayer
from cadastre.cli.serve import database_url
from cadastre.server.app import Settings, make_app
from cadastre.server.kernels import KernelRoom
from cadastre.server.messages import Entry, FromServer, News
from cadastre.server.wire import Answer, Me, Page, TableInfo
from testkit.server.guest import LUCK


class Caller:
    """Somebody with a cookie of their own, once they have been given one."""

    def __init__(self, client: "TestClient[Any]") -> None:
        self.client, self.token = client, ""

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask for something; whatever cookie comes is kept."""
        self.client.cookies.clear()
        answer = self.client.request(method, f"/api{path}", json=body, headers=self._headers())
        self.token = answer.cookies.get("cadastre") or self.token
        return answer

    def _headers(self) -> dict[str, str]:
        return {"Cookie": f"cadastre={self.token}"} if self.token else {}

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the reason's id of what is not done."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, msgspec.json.decode(answer.content, type=Answer).reason.id

    def me(self) -> Me:
        """Who the server thinks this is."""
        return msgspec.json.decode(self.ask("GET", "/me").content, type=Me)

    def call(self, name: str, language: str = "") -> Me:
        """Be called something."""
        answer = self.ask("PUT", "/me", {"name": name, "language": language})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Me)

    def make(self, *seats: str | dict[str, str], **more: Any) -> TableInfo:
        """A table of Paris that waits."""
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return self.table("POST", "/tables", {"game": "paris", "seats": wishes, **more})

    def sit(self, table: TableInfo, seat: int = -1, luck: str = LUCK, name: str = "") -> TableInfo:
        """Take a seat."""
        return self.table("POST", f"/tables/{table.id}/seats/{seat}", {"luck": luck, "name": name})

    def start(self, table: TableInfo, luck: str = LUCK) -> TableInfo:
        """Lay the board."""
        return self.table("POST", f"/tables/{table.id}/start", {"luck": luck})

    def info(self, table: TableInfo) -> TableInfo:
        """A table from outside."""
        return self.table("GET", f"/tables/{table.id}")

    def table(self, method: str, path: str, body: object = None) -> TableInfo:
        """Something that is answered with a table."""
        answer = self.ask(method, path, body)
        assert answer.status_code in (200, 201), answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    def page(self, path: str) -> Page:
        """Something that is answered with several."""
        return msgspec.json.decode(self.ask("GET", path).content, type=Page)

    @contextmanager
    def line(self, table: TableInfo) -> Iterator["CallersLine"]:
        """A line to a table on which the first news have come."""
        self.client.cookies.clear()
        address = f"/api/tables/{table.id}/socket"
        with self.client.websocket_connect(address, headers=self._headers()) as session:
            line = CallersLine(session)
            line.until(lambda news: True)
            yield line


class CallersLine:
    """A line to a table, with all entries that came over it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.entries: list[Entry] = []
        self.now: News

    def say(self, message: object) -> None:
        """Send anything."""
        self.session.send_text(msgspec.json.encode(message).decode())

    def hear(self) -> FromServer:
        """The next message."""
        message: FromServer = msgspec.json.decode(self.session.receive_text(timeout=60), type=FromServer)
        if isinstance(message, News):
            self.now = message
            self.entries += message.entries
        return message

    def until(self, happened: Callable[[News], bool]) -> News:
        """Wait for news."""
        end = time.monotonic() + 60
        while not (isinstance(news := self.hear(), News) and happened(news)):
            assert time.monotonic() < end
        return self.now


@contextmanager
def calling(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Caller]]:
    """A server whose rules are compiled as they are needed and whose bots are quick; every call is somebody new."""

    async def nothing(_room: KernelRoom, _name: str = "") -> None:
        pass

    monkeypatch.setattr(KernelRoom, "prepare", nothing)
    monkeypatch.setattr(KernelRoom, "ready", nothing)
    monkeypatch.setattr("cadastre.server.keeper.player", lambda _code: RandomPlayer(1))
    with TestClient(make_app(Settings(database_url(database), pace=0, games=("paris",)))) as client:
        yield lambda: Caller(client)
