"""People who mean no good: what they send is refused by name, changes nothing, and costs nobody else anything."""

import json
import random
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed

from cadastre.server import socket as sockets
from cadastre.server.course import Done
from cadastre.server.rows import now
from testkit.server.guest import Guest, Line
from testkit.server.house import House, serving, wait_until
from testkit.server.inside import inside
from tests.server.conftest import Place
from tests.server.logbook import entries
from tests.server.test_protocol import Seated, seated

CALL = """GET /api/tables/{table}/socket HTTP/1.1
Host: localhost
Upgrade: websocket
Connection: Upgrade
Sec-WebSocket-Version: 13
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

"""

# Lines that keep themselves alive in other threads draw at random meanwhile.
pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")

BOUNDED = settings(
    max_examples=150, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)

shared = pytest.fixture(seated, name="shared", scope="module")

# frames

plain = some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=20)
anything = some.recursive(plain, lambda inside: some.lists(inside) | some.dictionaries(some.text(), inside))
TAGS = (
    "play",
    "compose",
    "why",
    "undo",
    "consent",
    "chat",
    "back",
    "hurry",
    "concede",
    "mute",
    "remove",
    "close",
    "news",
    "",
)
FIELDS = ("id", "seq", "move", "parts", "clicks", "yes", "text", "phrase", "seat", "on")
nearly = some.builds(
    lambda tag, fields: {"is": tag, **fields},
    some.sampled_from(TAGS),
    some.dictionaries(some.sampled_from(FIELDS), anything),
)
words = some.sampled_from(
    ("draw 1", "key arc", "end", "move arc > louvre", "pay gold", "give 2 bronze", "use 17 for 3")
)
moves = words | some.lists(words, max_size=4).map(", ".join) | some.text(max_size=30)
wanted = some.fixed_dictionaries(
    {"is": some.sampled_from(TAGS), "id": some.text("abc", min_size=1, max_size=9)},
    optional={
        "seq": some.integers(-2, 3),
        "move": moves,
        "parts": some.lists(moves, min_size=1, max_size=4),
        "clicks": some.lists(some.text(max_size=9), min_size=1, max_size=3),
        "yes": some.booleans(),
        "text": some.text(max_size=30),
        "seat": some.integers(-2, 5),
        "on": some.booleans(),
    },
)
frames = some.text() | some.binary() | (anything | nearly).map(json.dumps)


def answered(line: Line) -> list[str]:
    """Why things were refused until the line answers something that is always refused."""
    line.say({"is": "play", "id": "echo", "seq": -9, "move": "end"})
    found, answer = [], line.refused()
    while answer.id != "echo":
        found.append(answer.reason.id)
        answer = line.refused()
    return found


def test_frames_of_any_sort_are_refused(shared: Seated) -> None:
    """But those that say what can be done: nearly no frame that is made up does."""

    @BOUNDED
    @given(frames)
    def check(frame: str | bytes) -> None:
        shared.line.socket.send(frame)
        assert answered(shared.line) in (["web-bad-request"], ["web-table-stale"])

    check()
    shared.unchanged()


def test_who_does_not_sit_there_can_do_nothing(shared: Seated, stranger: Guest) -> None:
    """Neither by sound messages nor by naming a seat; a stranger's table is no help."""
    stranger.make()
    with stranger.dial(shared.table_id, "?seat=0") as line:
        assert line.news().scene["seat"] == -1

        @BOUNDED
        @given(wanted)
        def check(message: Any) -> None:
            line.say(message)
            assert len(answered(line)) == 1

        check()
    shared.unchanged()


def test_frames_that_are_replayed_or_out_of_order_do_nothing(place: Place) -> None:
    dice = random.Random(3)
    with Guest(place.address) as ada, Guest(place.address) as ben:
        table = ada.wish(["me", "open"])
        ben.sit(table.id)
        ada.start(table.id)
        with ada.line(table.id) as mine, ben.line(table.id) as theirs:
            for _ in range(8):
                mover, other = (mine, theirs) if mine.now.ask else (theirs, mine)
                mover.move(dice)
                while other.seq < mover.seq:
                    other.news()
            sent = [*mine.said, *theirs.said]
        before = entries(place.database, table.id)
        for guest in (ada, ben):
            with guest.line(table.id) as line:
                for frame in dice.sample(sent * 3, len(sent) * 3):
                    line.socket.send(frame)
                assert set(answered(line)) <= {"web-table-stale", "paris-refusal-not-your-turn"}
        assert entries(place.database, table.id) == before


def test_a_message_without_end_costs_its_sender_the_line(shared: Seated) -> None:
    with shared.guest.line(shared.table_id) as line:
        with suppress(ConnectionClosed):  # while it is still being sent
            line.socket.send("x" * 10**7)
        with pytest.raises(ConnectionClosed):
            answered(line)
    shared.unchanged()


# weight


def memory(house: House) -> float:
    """Megabytes that a server's process has in memory."""
    status = Path(f"/proc/{house.process.pid}/status").read_text("utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) / 1024


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("siege") / "games.sqlite3") as found:
        yield found


def answers_soon(guest: Guest, table_id: str, times: int = 20) -> float:
    """The longest of so many waits of somebody at another table for an answer."""
    worst = 0.0
    with guest.line(table_id) as line:
        for _ in range(times):
            begin = time.monotonic()
            assert answered(line) == []
            worst = max(worst, time.monotonic() - begin)
            time.sleep(0.02)
    return worst


@pytest.mark.parametrize("size", [20, 15_000], ids=["short", "long"])
def test_ten_thousand_messages_at_once_hold_up_nobody_else(house: House, size: int) -> None:
    """Whoever sends them is heard later; what they send does not pile up in the server."""
    frame = "x" * size
    with Guest(house.address) as bad, Guest(house.address) as good:
        tables = [guest.start(guest.wish(["me", "guest"]).id).id for guest in (bad, good)]
        before = memory(house)
        with ExitStack() as calls:
            line = calls.enter_context(bad.line(tables[0]))

            def flood() -> None:
                with suppress(ConnectionClosed):
                    for _ in range(10_000):
                        line.socket.send(frame)

            sender = threading.Thread(target=flood, daemon=True)
            sender.start()
            worst = answers_soon(good, tables[1])
            grown = memory(house) - before
            line.socket.socket.shutdown(socket.SHUT_RDWR)  # without a farewell, which would wait behind everything else
            sender.join()
        assert worst < 5
        assert grown < 60
        assert good.info(tables[1]).status == "playing"


def test_hundreds_of_idle_lines_cost_little(house: House) -> None:
    with Guest(house.address) as guest, Guest(house.address) as watching, ExitStack() as calls:
        table, other = (guest.start(guest.wish(["me", "guest"]).id).id for _ in range(2))
        before = memory(house)
        for _ in range(300):
            calls.enter_context(watching.dial(table)).hear()
        grown = memory(house) - before
        assert answers_soon(guest, other, 5) < 5
        assert grown < 150


def test_a_reader_who_takes_nothing_in_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SLOW", 1.0)
    dice = random.Random(1)
    with inside(tmp_path / "games.sqlite3") as house, Guest(house.address) as guest:
        table, other = (guest.start(guest.wish(["me", "guest"]).id).id for _ in range(2))
        found = house.table(table)
        words = [Done("chat", 0, (), {"text": dice.randbytes(150).hex()}, now()) for _ in range(40_000)]
        found.course.log += words  # more than fits into what lies between a server and a reader
        with socket.create_connection(house.listening.getsockname()) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(CALL.format(table=table).replace("\n", "\r\n").encode())
            wait_until(lambda: found.company.watching == 1, "the deaf one has come")
            assert answers_soon(guest, other, 5) < 5
            wait_until(lambda: found.company.watching == 0, "the deaf one is let go")
