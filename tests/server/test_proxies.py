"""Behind a real proxy the people of a table are at one server, and at the other when that one dies."""

import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from testkit.server.guest import Guest, Line, trusting
from testkit.server.house import House, serving, wait_until
from tests.server.proxies import PROXIES, SERVED, behind
from tests.server.test_connections import SWITCHING, call, handshake, port_of
from tests.server.test_measures import measured

MOST = 100
"""Connections of one address, as the files say."""
TABLE = {"game": "paris", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def hear_on(line: Line) -> None:
    while True:
        line.hear()


def served_by(answer: httpx.Response) -> str:
    """The server that has answered, if need be after another one had not."""
    return answer.headers[SERVED].split(", ")[-1]


def lines(house: House) -> float:
    return measured(house.address)["cadastre_lines"]


@contextmanager
def line_again(guest: Guest, table_id: str, since: int) -> Iterator[Line]:
    """A line, as soon as the proxy has noticed that a server is gone: a browser comes again too."""
    with ExitStack() as stack:
        found = list[Line]()

        def comes() -> bool:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                found.append(stack.enter_context(guest.line(table_id, since)))
            return bool(found)

        wait_until(comes, "the other server takes over")
        yield found[0]


@pytest.mark.parametrize("name", PROXIES)
def test_a_table_is_at_one_server_and_then_at_the_other(name: str, tmp_path: Path, postgres: Callable[[], str]) -> None:
    database, dice = postgres(), random.Random(1)
    with (
        serving(database) as one,
        serving(database) as two,
        behind(name, tmp_path, (one, two)) as address,
        Guest(address) as ada,
        Guest(address) as ben,
    ):
        # Every table has its server, and both have tables.
        seen: dict[str, str] = {}
        for table_id in (secrets.token_hex(8) for _ in range(40)):
            paths = (f"/api/tables/{table_id}{rest}" for rest in ("", "/scores", "/replay?seat=0", "/record"))
            (seen[table_id],) = {served_by(ada.http.get(path)) for path in paths}
        assert len(set(seen.values())) == 2

        # What the proxy says is believed: pages of this address are ours, and cookies go nowhere else.
        made = ada.http.post("/api/tables", json=TABLE, headers={"Origin": address})
        assert made.status_code == 201, made.text
        assert "secure" in made.headers["set-cookie"].lower()
        assert ada.http.get("/metrics").status_code == 404
        way = ada.http.get(f"/api/tables/{made.json()['id']}/invitation").json()
        assert way["link"].startswith(f"{address}/join/")

        # All people of a table are at the server of that table.
        waiting = ada.wish(["me", "open"])
        ben.sit(waiting.id)
        table = ada.start(waiting.id)
        home = one if served_by(ada.http.get(f"/api/tables/{table.id}")).endswith(str(port_of(one.address))) else two
        other = two if home is one else one
        with ada.dial(table.id, "?since=-1", origin=address) as first, ben.line(table.id) as second:
            first.news()
            assert (lines(home), lines(other)) == (2, 0)
            for _ in range(6):
                (first if first.now.ask else second).move(dice)
                while first.seq != second.seq:
                    (first if first.seq < second.seq else second).news()
            seq, scene = first.seq, first.now.scene
            home.kill()
            with pytest.raises(ConnectionClosed):
                hear_on(first)

        # The other server goes on where that one was.
        with line_again(ada, table.id, seq) as first, line_again(ben, table.id, seq) as second:
            assert first.now.scene == scene
            assert lines(other) == 2
            (first if first.now.ask else second).move(dice)
            assert served_by(ada.http.get(f"/api/tables/{table.id}")).endswith(str(port_of(other.address)))
        wait_until(lambda: ada.http.get("/health").is_success, "the proxy has given it up")
        assert ada.wish(["me", "bot"]).status == "waiting"


@pytest.mark.parametrize("name", ["nginx", "haproxy"])
def test_one_address_has_not_all_connections(name: str, tmp_path: Path) -> None:
    """The server cannot count them, for it sees the proxy alone."""
    with (
        serving(tmp_path / "games.sqlite3") as house,
        behind(name, tmp_path, (house, house)) as address,
        Guest(house.address) as guest,
        ExitStack() as stack,
    ):
        path, context = f"/api/tables/{guest.table().id}/socket?since=-1", trusting()
        found = list[bytes]()
        with suppress(OSError):  # one hangs up, the other says why
            for _ in range(MOST + 1):
                line = context.wrap_socket(call(port_of(address)), server_hostname="localhost")
                found.append(handshake(stack.enter_context(line), path)[:13])
        assert found[:MOST] == [SWITCHING] * MOST
        assert found[MOST:] in ([], [b"HTTP/1.1 429 "])
        assert lines(house) == MOST
