"""Strangers who open connections and say little cannot keep anybody else out."""

import asyncio
import itertools
import random
import re
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

from cadastre.server import connections
from cadastre.server.connections import PER_ADDRESS, ServerConfig
from testkit.server.guest import Guest
from testkit.server.house import PATIENCE, serving, wait_until
from tests.server.conftest import Place
from tests.server.test_measures import measured

HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
ELSEWHERE = "127.0.0.2"
"""Another address, of which the server thinks nothing special."""
SWITCHING = b"HTTP/1.1 101 "


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


def call(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A bare connection."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))


def hear(line: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    found = b""
    try:
        while some := line.recv(65_536):
            found += some
    except ConnectionResetError:
        pass
    return found


def is_open(line: socket.socket) -> bool:
    """Whether the other side has neither said anything nor hung up."""
    line.settimeout(0)
    try:
        line.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        line.settimeout(PATIENCE)
    return False


@pytest.mark.parametrize("half", [HALF, HALF + b"Content-Length: 1000\r\n\r\n{", b""])
def test_more_half_sent_requests_than_files_lock_nobody_out(tmp_path: Path, half: bytes) -> None:
    """The machine's own address is not limited by itself: a proxy asks from there for everybody."""
    dice = random.Random(1)
    with (
        serving(tmp_path / "games.sqlite3", files=1024) as house,
        Guest(house.address) as guest,
        ExitStack() as stack,
    ):
        table = guest.table()
        with guest.line(table.id) as line:
            lines = []
            for number in range(1100):
                lines.append(stack.enter_context(call(port_of(house.address))))
                lines[-1].sendall(half)
                if number % 100 == 99:
                    assert httpx.get(f"{house.address}/health", timeout=PATIENCE).json() == {"alive": True}
                    line.asked()
                    line.move(dice)
            ready = httpx.get(f"{house.address}/health/ready", timeout=PATIENCE)
            assert ready.json() == {"ready": True}, "the database finds files to open"
            assert guest.info(table.id).status == "playing"
            wait_until(lambda: not is_open(lines[0]), "the first has made room")
            numbers = measured(house.address)
            assert numbers["cadastre_connections"] < 1024 - 200
            assert numbers['cadastre_connections_cut_total{why="full"}'] >= 1100 - numbers["cadastre_connections"]


def test_one_address_has_so_many_places_and_gives_up_its_own(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as house, ExitStack() as stack:
        port = port_of(house.address)
        ours = stack.enter_context(call(port))
        theirs = [stack.enter_context(call(port, ELSEWHERE)) for _ in range(PER_ADDRESS + 20)]
        wait_until(lambda: sum(map(is_open, theirs)) <= PER_ADDRESS, "the address is full")
        assert [is_open(line) for line in theirs[-10:]] == [True] * 10, "the oldest make room"
        assert is_open(ours)
        theirs[-1].sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b'{"alive":true}' in hear(theirs[-1])


def handshake(line: socket.socket, path: str) -> bytes:
    """Ask for a socket by hand; the head of the answer."""
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    head = b""
    with suppress(ConnectionResetError):
        while b"\r\n\r\n" not in head and (some := line.recv(1)):
            head += some
    return head


def test_sockets_keep_their_places_and_one_address_has_no_more_of_them(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as house, Guest(house.address) as guest, ExitStack() as stack:
        port, path = port_of(house.address), f"/api/tables/{guest.table().id}/socket?since=-1"
        for _ in range(PER_ADDRESS):
            assert handshake(stack.enter_context(call(port, ELSEWHERE)), path).startswith(SWITCHING)
        with call(port, ELSEWHERE) as more:
            assert handshake(more, path)[:13] in (b"", b"HTTP/1.1 503 ")
        assert handshake(stack.enter_context(call(port)), path).startswith(SWITCHING)
        stack.close()
        wait_until(lambda: measured(house.address)["cadastre_connections"] == 1, "all places were given back")
        with call(port, ELSEWHERE) as again:
            assert handshake(again, path).startswith(SWITCHING)


def frame(kind: int, payload: bytes, is_last: bool = True) -> bytes:
    """What a browser sends over a socket, with a mask that changes nothing."""
    assert len(payload) < 126
    return struct.pack("!BB4x", kind | 0x80 * is_last, 0x80 | len(payload)) + payload


def test_a_message_of_endless_parts_is_cut_off(guest: Guest, place: Place) -> None:
    with call(port_of(place.address)) as line:
        handshake(line, f"/api/tables/{guest.table().id}/socket?since=-1")
        line.sendall(frame(1, b"x", is_last=False) + frame(0, b"", is_last=False) * 1000)
        assert hear(line).endswith(struct.pack("!BBH", 0x88, 2, 1009))


@pytest.mark.parametrize("signal", [frame(9, b""), frame(10, b"")])
def test_endless_pings_and_pongs_are_cut_off(guest: Guest, place: Place, signal: bytes) -> None:
    with call(port_of(place.address)) as line:
        handshake(line, f"/api/tables/{guest.table().id}/socket?since=-1")
        line.sendall(signal * 1000)
        assert struct.pack("!BBH", 0x88, 2, 1008) in hear(line)


async def count(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """A little server that answers how much it was sent; to one path before it has seen it."""
    if scope["type"] == "websocket":
        await listen(receive, send)
        return
    number = 0
    while scope["path"] != "/hasty" and (message := await receive())["type"] == "http.request":
        number += len(message["body"])
        if not message["more_body"]:
            break
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"7")]})
    await send({"type": "http.response.body", "body": b"%07d" % number})


async def listen(receive: Any, send: Callable[[Any], Any]) -> None:
    """Over a socket it tells at the end how many messages it got, and how many of them waited at the same time."""
    await receive()
    await send({"type": "websocket.accept"})
    number, most = 0, 0
    while (await receive()).get("text") != "end":
        number, most = number + 1, max(most, receive.__self__.queue.qsize())
    await send({"type": "websocket.send", "text": f"{number} {most}"})


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of such a server, which has less patience than usual."""
    for name, value in (("HEAD", 2.0), ("BODY", 2.0), ("SLOWEST", 1024)):
        monkeypatch.setattr(connections, name, value)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = ServerConfig(count, 4096, log_config=None, lifespan="off", timeout_keep_alive=2)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
        thread.start()
        try:
            wait_until(lambda: server.started, "the server has started")
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
    assert config.places.taken == 0


def test_tiny_messages_are_taken_in_by_the_piece(counting: int) -> None:
    """However many have arrived, others have their turn in between; and a long message is whole in the end."""
    with connect(f"ws://localhost:{counting}/") as line:
        line.socket.sendall(frame(1, b"x") * 30_000)
        line.send("x" * 50_000)
        line.send("end")
        number, most = str(line.recv(PATIENCE)).split()
    assert number == "30001"
    assert int(most) < 200


GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
ANSWER = b"HTTP/1.1 200 OK"
LATE = b"HTTP/1.1 408 Request Timeout"


def post(path: str, size: int) -> bytes:
    return f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {size}\r\n\r\n".encode()


def dribble(line: socket.socket, pieces: Iterator[bytes] | list[bytes], pause: float) -> None:
    """Send one piece after the other, as long as somebody takes them in."""
    for piece in pieces:
        try:
            line.sendall(piece)
        except OSError:
            return
        time.sleep(pause)


def answered(line: socket.socket) -> None:
    """One whole answer, and no more."""
    found = b""
    while not re.search(rb"\r\n\r\n\d{7}$", found):
        some = line.recv(65_536)
        assert some, found
        found += some
    assert found.startswith(ANSWER)


@pytest.mark.parametrize(
    "pieces",
    [
        [HALF],
        [post("/", 1000) + b"x"],
        [b"GET / HTTP/1.1\r\n", *[b"a"] * 60],  # time runs from the first byte, not from the last
        [post("/", 10**6), *[b"x"] * 60],
    ],
)
def test_a_request_that_does_not_arrive_is_given_up(counting: int, pieces: list[bytes]) -> None:
    with call(counting) as line:
        threading.Thread(target=dribble, args=(line, pieces, 0.2), daemon=True).start()
        assert hear(line).startswith(LATE)


def test_who_says_nothing_is_not_answered(counting: int) -> None:
    with call(counting) as line:
        assert hear(line) == b""


def test_a_slow_sender_who_goes_on_is_heard_out(counting: int) -> None:
    """Longer than the time limit, and faster than the slowest that is allowed."""
    with call(counting) as line:
        line.sendall(post("/", 24 * 512))
        dribble(line, [b"x" * 512] * 24, 0.2)
        assert hear(line).endswith(b"0012288")


def test_every_request_on_a_connection_has_its_own_time(counting: int) -> None:
    with call(counting) as line:
        for _ in range(4):
            line.sendall(GET[:-3])
            time.sleep(0.7)
            line.sendall(GET[-3:])
            answered(line)
        line.sendall(GET * 3)  # without waiting for answers
        for _ in range(3):
            time.sleep(0.5)
        line.sendall(GET[:-3])
        found = hear(line)
        assert found.count(ANSWER) == 3
        assert LATE in found


def test_a_connection_at_rest_is_closed(counting: int) -> None:
    with call(counting) as line:
        line.sendall(GET)
        answered(line)
        assert hear(line) == b""


def test_what_comes_after_the_answer_must_come_too(counting: int) -> None:
    with call(counting) as line:
        line.sendall(post("/hasty", 1000))
        answered(line)
        dribble(line, [b"x" * 500] * 2, 0.5)
        line.sendall(GET)
        answered(line)
        line.sendall(post("/hasty", 10**6))
        answered(line)
        threading.Thread(target=dribble, args=(line, itertools.repeat(b"x", 100), 0.2), daemon=True).start()
        assert hear(line) == b"", "cut off, though it sends and sends"


def test_after_a_late_body_a_connection_rests_no_longer_than_others(counting: int) -> None:
    with call(counting) as line:
        line.sendall(post("/hasty", 2))
        answered(line)
        line.sendall(b"xx")
        assert hear(line) == b""


def test_files_are_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as house:
        limits = Path(f"/proc/{house.process.pid}/limits").read_text("utf-8")
    found = re.search(r"Max open files\s+(\d+)\s+(\d+)", limits)
    assert found
    assert int(found[1]) >= min(int(found[2]), 65_536)
