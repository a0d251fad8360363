"""What is asked for without a line: games, tables, who somebody is."""

import hashlib
import html
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from cadastre.core.said import Said
from cadastre.registry import GAMES
from cadastre.server.socket import CLOSE_FOREIGN
from cadastre.server.wire import Answer, GameInfo, Invitation, OptionInfo, Rulebook, SeatInfo
from testkit.server.guest import LUCK, Guest
from testkit.server.house import PATIENCE, House, serving
from tests.server.conftest import Place
from tests.server.logbook import entries

OTHER_LUCK = LUCK[::-1]
ME, BOT = {"kind": "me"}, {"kind": "bot"}
TWO = {"game": "paris", "seats": [ME, BOT]}


def reason(content: bytes) -> Said:
    return msgspec.json.decode(content, type=Answer).reason


def problem(content: bytes) -> str:
    said = reason(content)
    assert said.id == "web-bad-request"
    return str(said.params["problem"])


def test_the_api_is_described_without_anything_from_elsewhere(guest: Guest) -> None:
    page, schema = guest.http.get("/api/schema"), guest.http.get("/api/schema/openapi.json").json()
    assert page.headers["content-type"].startswith("text/html")
    for path, methods in schema["paths"].items():
        assert path in page.text
        for method in methods.values():
            assert method["description"] in html.unescape(page.text), path
    for name in ("NewTable", "TableInfo", "SeatWish"):
        assert f'id="{name}"' in page.text
        assert f'href="#{name}"' in page.text
    assert not re.search("<script|<style|style=|https?:", page.text)
    assert guest.http.get("/api/style.css").headers["content-type"].startswith("text/css")


def test_the_rulebooks(guest: Guest) -> None:
    for game in GAMES:  # to be read even where it is not played
        book = msgspec.json.decode(guest.http.get(f"/api/rulebooks/{game}").content, type=Rulebook)
        assert (book.game, book.is_default, book.editions) == (game, True, [book.edition])
        start = book.figures["start"]
        assert isinstance(start, Said)
        assert start.id == ("paris-francs" if game == "paris" else "hellas-money")
        assert {"P7.3", "H5.7"} & {shown.rule for shown in book.lists}
        assert sum(part.reconstructed for part in book.parts)
        named = guest.http.get(f"/api/rulebooks/{game}", params={"edition": book.edition})
        assert msgspec.json.decode(named.content, type=Rulebook) == book
        assert guest.http.get(f"/api/rulebooks/{game}", params={"edition": "nobody's"}).status_code == 404
        assert guest.http.get(f"/rules/{game}").headers["content-type"].startswith("text/html")
    assert guest.http.get("/api/rulebooks/chess").status_code == 404


def test_the_games(guest: Guest) -> None:
    guest.make()  # which waits for the rules
    (paris,) = msgspec.json.decode(guest.http.get("/api/games").content, type=list[GameInfo])
    entry = GAMES["paris"]
    assert (paris.name, paris.least_players, paris.most_players) == ("paris", 2, 4)
    assert paris.options == [
        OptionInfo(option.name, default=False, choices=[], most=0, words=[]) for option in entry.options
    ]
    assert (paris.levels, paris.usual_level) == (["easy", "medium", "hard"], "medium")
    assert (paris.kernels.ready, paris.kernels.failed) == (True, None)
    assert paris.kernels.done == paris.kernels.all > 0


def test_a_new_table(guest: Guest) -> None:
    waiting = guest.make(3, open_screens=True)
    assert (waiting.game, waiting.players, waiting.edition) == ("paris", 3, "")
    assert waiting.options == {option.name: option.name == "open_screens" for option in GAMES["paris"].options}
    bot = SeatInfo("bot", "medium", mine=False, host=False, ready=True)
    assert waiting.seats == [SeatInfo("person", "", mine=True, host=True, ready=False), bot, bot]
    assert waiting.status == "waiting"
    assert guest.start(waiting.id).status == guest.info(waiting.id).status == "playing"


def test_everybody_sees_their_own_games(guest: Guest, stranger: Guest) -> None:
    assert guest.me().tables == []
    first, second = guest.table(), guest.table()
    guest.make()  # not begun, not listed
    theirs = stranger.table()
    assert [table.id for table in guest.me().tables] == [second.id, first.id]
    assert [table.id for table in stranger.me().tables] == [theirs.id]
    assert [seat.mine for seat in stranger.info(first.id).seats] == [False, False]


def test_a_cookie_proves_who_somebody_is(guest: Guest, place: Place) -> None:
    answer = guest.http.post("/api/tables", json=TWO)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    again = guest.http.post("/api/tables", json=TWO)
    assert "set-cookie" not in again.headers
    token = guest.http.cookies["cadastre"]
    with closing(sqlite3.connect(place.database)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        everything = "".join(str(row) for name in tables for row in connection.execute(f"SELECT * FROM {name}"))
    assert len(token) >= 32
    assert hashlib.sha256(token.encode()).hexdigest() in everything
    assert token not in everything


def test_pages_of_others_can_do_nothing_with_ours(guest: Guest) -> None:
    headers = guest.http.get("/api/games").headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("wanted", "word"),
    [
        ({**TWO, "game": "chess"}, "chess"),
        ({**TWO, "game": "hellas"}, "not played here"),
        ({**TWO, "game": "x" * 33}, "tables"),
        ({"game": "paris"}, "tables"),
        ({"game": "paris", "seats": []}, "tables"),
        ({"game": "paris", "seats": [ME]}, "2 to 4"),
        ({"game": "paris", "seats": [ME] * 5}, "2 to 4"),
        ({"game": "paris", "seats": [ME] * 9}, "tables"),
        ({"game": "paris", "seats": 2}, "tables"),
        ({"game": "paris", "seats": [ME, {"kind": "ghost"}]}, "tables"),
        ({"game": "paris", "seats": [ME, {}]}, "tables"),
        ({"game": "paris", "seats": [ME, None]}, "tables"),
        ({"game": "paris", "seats": [ME, {"kind": "open", "person": "ada"}]}, "tables"),
        ({"game": "paris", "seats": [ME, {"kind": "guest", "name": "x" * 41}]}, "tables"),
        ({"game": "paris", "seats": [ME, {**BOT, "level": 3}]}, "tables"),
        ({"game": "paris", "seats": [ME, {**BOT, "level": "x" * 65}]}, "tables"),
        ({"game": "paris", "players": 2}, "tables"),
        ({**TWO, "players": 2}, "tables"),
        ({**TWO, "options": {"speed": True}}, "speed"),
        ({**TWO, "options": {"open_screens": 3}}, "open_screens"),
        ({**TWO, "options": {"open_screens": None}}, "tables"),
        ({**TWO, "edition": "nobody's"}, "nobody's"),
        ({**TWO, "timing": {"kind": "move"}}, "at least a second"),
        ({**TWO, "timing": {"kind": "sand"}}, "tables"),
        ({**TWO, "timing": {"kind": "move", "seconds": -1}}, "tables"),
        ({**TWO, "timing": {"kind": "move", "seconds": 10**9}}, "tables"),
        ({**TWO, "pace": -1}, "tables"),
        ({**TWO, "pace": 10**6}, "tables"),
        ({**TWO, "is_public": "yes"}, "tables"),
        ({**TWO, "bot": "hard"}, "tables"),
        ({**TWO, "seed": "mine"}, "tables"),
        ([], "tables"),
    ],
)
def test_a_table_that_cannot_be_is_refused(guest: Guest, wanted: object, word: str) -> None:
    answer = guest.http.post("/api/tables", json=wanted)
    assert answer.status_code == 400
    assert word in problem(answer.content)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("body", [b"", b"{", b"x" * 100])
def test_nonsense_is_refused(guest: Guest, body: bytes) -> None:
    answer = guest.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert reason(answer.content).id in ("web-bad-request", "web-error")


def test_too_much_is_refused(guest: Guest) -> None:
    answer = guest.http.post("/api/tables", content=b"x" * 10**5, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize("luck", ["", LUCK[:-1], LUCK + "0", LUCK + "\n", LUCK.upper(), "g" * 32, "٠" * 32, None, 5])
def test_luck_is_sixteen_bytes(guest: Guest, luck: object) -> None:
    waiting = guest.make()
    answer = guest.http.post(f"/api/tables/{waiting.id}/start", json={"luck": luck})
    assert answer.status_code == 400
    assert waiting.id in problem(answer.content)
    assert guest.info(waiting.id).status == "waiting"


def test_a_table_starts_once(guest: Guest, place: Place) -> None:
    waiting = guest.make()
    guest.start(waiting.id)
    with guest.line(waiting.id) as line:
        before = line.entries[0]
        again = guest.http.post(f"/api/tables/{waiting.id}/start", json={"luck": OTHER_LUCK})
        assert (again.status_code, reason(again.content).id) == (409, "web-table-begun")
    with guest.line(waiting.id) as line:
        assert line.entries[0] == before
    with closing(sqlite3.connect(place.database)) as connection:
        found = connection.execute("SELECT added FROM game_table WHERE id = ?", (waiting.id,))
        assert found.fetchone() == (f'["{LUCK}"]',)
    assert entries(place.database, waiting.id)[0].move_id == "setup"


def test_nobody_starts_the_table_of_another(guest: Guest, stranger: Guest) -> None:
    waiting = guest.make()
    for refusal in ((401, Said("web-nobody")), (403, Said("web-not-host"))):
        answer = stranger.http.post(f"/api/tables/{waiting.id}/start", json={"luck": LUCK})
        assert (answer.status_code, reason(answer.content)) == refusal
        stranger.make()  # now with a cookie
    assert guest.info(waiting.id).status == "waiting"


def test_pages_of_others_cannot_act_for_somebody(guest: Guest, place: Place) -> None:
    waiting = guest.make()
    for origin in ("https://example.com", "http://localhost", "null"):
        foreign = {"Origin": origin}
        assert guest.http.post("/api/tables", json=TWO, headers=foreign).status_code == 403
        answer = guest.http.post(f"/api/tables/{waiting.id}/start", json={"luck": LUCK}, headers=foreign)
        assert (answer.status_code, reason(answer.content).id) == (403, "web-foreign")
    assert guest.info(waiting.id).status == "waiting"
    own = {"Origin": place.address}
    assert guest.http.post("/api/tables", json=TWO, headers=own).status_code == 201


ODD = [
    "[::1",
    "a b",
    "a:b:c",
    "x" * 300,
    "localhost:99999",
    "localhost:0",
    "[g::1]",
    "é",
    "a/b",
    "a@b",
    "a?b",
    "..",
    "'\"",
]


@pytest.mark.parametrize("host", ODD)
def test_an_odd_host_is_no_address(guest: Guest, host: str) -> None:
    waiting = guest.make()
    headers = {b"Host": host.encode()}
    answer = guest.http.get(f"/api/tables/{waiting.id}/invitation", headers=headers)
    assert answer.status_code == 400, answer.text
    assert guest.http.post(
        "/api/tables", json=TWO, headers={**headers, b"Origin": b"http://" + host.encode()}
    ).status_code in (400, 403)


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has been told its public address."""
    with serving(
        tmp_path_factory.mktemp("known") / "games.sqlite3", "--address", "https://Play.example.org:443/"
    ) as house:
        yield house


def test_every_invitation_leads_to_the_public_address(known: House) -> None:
    with Guest(known.address) as guest:
        waiting = guest.make()
        for host in ("", "play.example.org", "evil.example", *ODD):
            headers = {b"Host": host.encode()} if host else {}
            answer = guest.http.get(f"/api/tables/{waiting.id}/invitation", headers=headers)
            if answer.status_code != 400:  # some are not even a request
                way = msgspec.json.decode(answer.content, type=Invitation)
                assert (way.link, way.only_here) == (f"https://play.example.org/join/{waiting.code}", False)
                continue
            assert host in ODD


def ask(house: House | Place, host: str, origin: str, scheme: str = "") -> int:
    """What becomes of a wish that a page of this origin has, asked for by a proxy; a socket is as careful."""
    forwarded = {"X-Forwarded-Proto": scheme} if scheme else {}
    with Guest(house.address) as guest:
        table = guest.table()
        headers = {"Origin": origin, "Host": host, **forwarded}
        status = guest.http.post("/api/tables", json=TWO, headers=headers).status_code
    with (
        socket.create_connection(("127.0.0.1", int(house.address.rpartition(":")[2]))) as bare,
        connect(
            f"ws://{host}/api/tables/{table.id}/socket", sock=bare, origin=Origin(origin), additional_headers=forwarded
        ) as line,
    ):
        if status == 201:
            line.recv(PATIENCE)
        else:
            with pytest.raises(ConnectionClosed) as closing:
                line.recv(PATIENCE)
            assert closing.value.rcvd is not None
            assert (status, closing.value.rcvd.code) == (403, CLOSE_FOREIGN)
    return status


@pytest.mark.parametrize(
    ("host", "origin", "scheme", "status"),
    [
        ("games.example", "http://games.example", "", 201),
        ("games.example", "https://games.example", "https", 201),
        ("games.example", "https://games.example:443", "https", 201),
        ("games.example:80", "http://games.example", "", 201),
        ("GAMES.example:8642", "http://games.example:8642", "", 201),
        ("[::1]:8642", "http://[0::1]:8642", "", 201),
        ("games.example", "https://games.example", "", 403),
        ("games.example", "http://games.example", "https", 403),
        ("games.example", "http://games.example:8642", "", 403),
        ("games.example", "http://example", "", 403),
        ("games.example", "ftp://games.example", "", 403),
        ("games.example", "http://games.example/page", "", 403),
        ("games.example", "http://games.example http://evil.example", "", 403),
        ("games.example", "null", "", 403),
    ],
)
def test_an_origin_is_a_scheme_a_host_and_a_port(
    place: Place, host: str, origin: str, scheme: str, status: int
) -> None:
    assert ask(place, host, origin, scheme) == status


def test_pages_of_the_public_address_are_ours_whatever_the_proxy_tells(known: House) -> None:
    for host in ("play.example.org", "localhost:8642"):
        assert ask(known, host, "https://play.example.org") == 201
        assert ask(known, host, "http://play.example.org") == 403
        assert ask(known, host, "https://evil.example") == 403
    with Guest(known.address) as guest:
        answer = guest.http.post("/api/tables", json=TWO, headers={"Host": "play.example.org"})
        assert "secure" in answer.headers["set-cookie"].lower()


def test_what_is_not_there_is_not_found(guest: Guest) -> None:
    for answer in (
        guest.http.get("/api/tables/unknown"),
        guest.http.post("/api/tables/unknown/start", json={"luck": LUCK}),
        guest.http.get("/api/nothing"),
    ):
        assert (answer.status_code, reason(answer.content)) == (404, Said("web-not-found"))


def test_only_what_is_the_same_for_everybody_is_sent_small(guest: Guest) -> None:
    page = guest.http.get("/")
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert script
    sent = guest.http.get(script[1])
    assert sent.headers["content-encoding"] == "gzip"
    assert "immutable" in sent.headers["cache-control"]
    for path in ("/api/games", "/api/rulebooks/paris", "/api/schema/openapi.json"):
        assert guest.http.get(path).headers["content-encoding"] == "gzip"
    table = guest.table().id
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/replay?seat=0", "/metrics"):
        assert "content-encoding" not in guest.http.get(path).headers
