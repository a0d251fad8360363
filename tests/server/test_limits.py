"""Limits are by person and by address, a bucket for each kind of thing; friends behind one router do not collide."""

import asyncio
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from cadastre.server import limits
from cadastre.server.limits import LIMITS, MOST_CONNECTIONS, Limits, TooFast, address_key
from cadastre.server.messages import Advice, Draft
from cadastre.server.refusals import No
from cadastre.server.wire import NewTable, SeatWish
from testkit.server.guest import Guest, chosen
from testkit.server.house import serving
from testkit.server.indoors import rooms

ROUTER = "198.51.100.7"


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    at = [1000.0]
    monkeypatch.setattr("cadastre.server.limits.time.monotonic", lambda: at[0])
    return at


def taken(found: Limits, person: str | None, address: str, kind: limits.Kind = "chat") -> int:
    """How often something is let through."""
    for count in range(10_000):
        try:
            found.check(kind, person, address)
        except TooFast:
            return count
    return 10_000


def test_so_many_at_once_and_then_so_many_a_second(now: list[float]) -> None:
    found = Limits()
    assert taken(found, "ada", "") == 6
    assert taken(found, "ada", "") == 0, "to be refused costs nothing"
    now[0] += 4
    assert taken(found, "ada", "") == 2
    now[0] += 1000
    assert taken(found, "ada", "") == 6


@pytest.mark.usefixtures("now")
def test_friends_behind_one_router_do_not_lock_each_other_out() -> None:
    found = Limits()
    for friend in ("ada", "ben", "cleo", "dora"):
        assert taken(found, friend, ROUTER) == 6


@pytest.mark.usefixtures("now")
@pytest.mark.parametrize("kind", LIMITS)
def test_an_address_has_its_limit_too(kind: limits.Kind) -> None:
    found, most = Limits(), LIMITS[kind].address.most
    assert sum(taken(found, f"{n}", ROUTER, kind) for n in range(200)) == most
    assert taken(found, "ada", "203.0.113.9", kind) == LIMITS[kind].person.most
    assert taken(found, None, ROUTER, kind) == 0


@pytest.mark.usefixtures("now")
def test_each_kind_has_a_bucket_of_its_own() -> None:
    found = Limits()
    for kind, limit in LIMITS.items():
        assert taken(found, "ada", "", kind) >= min(limit.person.most, limit.address.most)


@pytest.mark.usefixtures("now")
def test_codes_are_not_guessed_from_this_machine_either() -> None:
    assert taken(Limits(), None, "", "code") == LIMITS["code"].address.most
    assert taken(Limits(), None, "", "look") == 10_000


def test_whoever_talks_too_fast_is_delayed(now: list[float]) -> None:
    found = Limits()
    delays = [found.delay("message", "ada", "") for _ in range(300)]
    assert delays[:200] == [0] * 200
    assert delays[-1] == pytest.approx(2, abs=0.1)
    now[0] += 10
    assert found.delay("message", "ada", "") == 0


def test_what_is_remembered_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    found = Limits()
    for n in range(1000):
        found.check("chat", f"{n}", f"203.0.113.{n % 250}")
    assert len(found._buckets) <= 10


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("127.0.0.2", "127.0.0.2"),
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("no address", "no address"),
    ],
)
def test_what_counts_as_one_address(host: str, key: str) -> None:
    assert address_key(host) == key


# at a server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("limits") / "games.sqlite3") as house:
        yield house.address


def test_chat_is_limited_by_person_and_not_by_socket(address: str) -> None:
    with Guest(address) as guest, ExitStack() as open_lines:
        table = guest.table()
        lines = [open_lines.enter_context(guest.line(table.id)) for _ in range(5)]
        for number in range(6):
            for k, line in enumerate(lines):
                line.say({"is": "chat", "id": f"{k}-{number}", "text": "hello"})
        ask, known = lines[0].asked(), len(lines[0].entries)
        lines[0].compose([chosen(ask, random.Random(1)).notation])  # whoever has talked too much plays on
        while not isinstance(lines[0].hear(), Draft) and not any(
            one.kind == "move" for one in lines[0].entries[known:]
        ):
            pass
        spoken = [entry for entry in lines[0].entries if entry.kind == "chat"]
        assert 1 <= len(spoken) <= 12


def test_hints_are_limited_by_person_and_not_by_socket(address: str) -> None:
    with Guest(address) as guest, ExitStack() as open_lines:
        lines = [open_lines.enter_context(guest.line(guest.table().id)) for _ in range(4)]
        for line in lines:
            line.asked()
        for number in range(5):
            for line in lines:
                line.say({"is": "advise", "id": f"{number}", "seq": line.seq})
        found = [line.receive() for line in lines for _ in range(5)]
        given = sum(isinstance(one, Advice) for one in found)
        assert 1 <= given <= 10, found  # 20 were asked for, of which 3 at once and one every other second


def test_tables_are_limited_by_person(address: str) -> None:
    with Guest(address) as guest, Guest(address) as friend:
        wanted = {"game": "paris", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        found = [guest.http.post("/api/tables", json=wanted) for _ in range(40)]
        made = [one.status_code for one in found]
        assert made.count(201) >= LIMITS["table"].person.most
        assert found[-1].status_code == 429
        assert found[-1].json()["reason"]["id"] == "web-too-fast"
        assert int(found[-1].headers["retry-after"]) >= 1
        friend.make()


def test_nobody_has_tables_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with rooms(tmp_path / "games.sqlite3") as house:
            ada, ben = await house.person("Ada"), await house.person("Ben")
            wanted = NewTable("paris", [SeatWish("me"), SeatWish("open")])
            for _ in range(3):
                await house.lobby.make(wanted, ada)
            with pytest.raises(No, match="web-too-many-tables"):
                await house.lobby.make(wanted, ada)
            await house.lobby.make(wanted, ben)

    monkeypatch.setattr("cadastre.server.lobby.MOST_TABLES", 3)
    asyncio.run(scenario())


def test_persons_are_limited_by_address(address: str) -> None:
    def become(source: str) -> int:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as somebody:
            return somebody.put(f"{address.replace('localhost', '127.0.0.1')}/api/me", json={"name": "x"}).status_code

    found = [become("127.0.0.2") for _ in range(80)]
    assert found[:40] == [200] * 40
    assert 429 in found
    assert become("127.0.0.3") == 200


def test_codes_and_records_do_not_share_a_bucket(address: str) -> None:
    with Guest(address) as guest:
        guest.call("Ada")
        tries = [guest.http.get(f"/api/codes/2222{n}").status_code for n in range(30)]
        assert tries[-1] == 429
        assert guest.http.post("/api/records", content="no record").status_code == 400
        imports = [guest.http.post("/api/records", content="no record").status_code for _ in range(20)]
        assert imports[-1] == 429
        assert guest.http.get("/api/me").status_code == 200
        guest.make()


def test_nobody_opens_sockets_without_end(address: str) -> None:
    with Guest(address) as guest, Guest(address) as friend, ExitStack() as open_lines:
        table = guest.table()
        for _ in range(MOST_CONNECTIONS):
            open_lines.enter_context(guest.line(table.id))
        with guest.dial(table.id) as line:
            assert line.closed() == 1013
        with friend.line(table.id) as line:
            assert line.now.seq >= 0


def test_what_is_refused_does_not_fill_the_log(tmp_path: Path) -> None:
    said = tmp_path / "stderr"
    with said.open("w") as stderr, serving(tmp_path / "games.sqlite3", stderr=stderr) as house:
        with Guest(house.address) as guest:
            assert 429 in {guest.http.get(f"/api/codes/2222{n}").status_code for n in range(100)}
            assert {guest.http.post("/api/records", content="no record").status_code for _ in range(5)} == {400}
            with guest.dial("unknown") as line:
                assert line.closed() == 4404
        begun = "POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhung up"
        where = httpx.URL(house.address)
        with socket.create_connection((where.host, where.port or 0)) as hanging_up:
            hanging_up.sendall(begun.encode())
        with Guest(house.address) as guest:
            guest.me()
    assert said.read_text() == ""


def test_large_things_are_taken_one_at_a_time() -> None:
    found = Limits()
    with found.upload("ada"), found.upload("ben"), found.upload(""), found.upload(""):
        with pytest.raises(TooFast), found.upload("ada"):
            pass
        with found.upload("cleo"), found.upload("dora"), pytest.raises(TooFast), found.upload("emil"):
            pass
    with found.upload("ada"):
        pass
