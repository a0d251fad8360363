"""People: a name, a language, several devices, and to be forgotten."""

import asyncio
from collections.abc import Callable, Iterator

import pytest
from litestar.exceptions import WebSocketDisconnect

from cadastre.server import people
from cadastre.server.names import tidy
from cadastre.server.rows import Person
from cadastre.server.socket import CLOSE_UNKNOWN
from testkit.server.indoors import rooms
from tests.server.callers import Caller, calling

Callers = Callable[[], Caller]


@pytest.fixture
def callers(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callers]:
    with calling(database, monkeypatch) as somebody_new:
        yield somebody_new


# names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A\x00d\x07a", "A d a"),
        ("\u202eadA\u202c", "adA"),
        ("\u2066Ada\u2069 \u200f", "Ada"),
        ("\u200bAda\ufeff", "Ada"),
        ("\ud800Ada", "Ada"),
        ("Ada\ue000", "Ada"),
        ("", ""),
        ("\u200b", ""),
        ("<b>Ada</b> & {$seat}", "<b>Ada</b> & {$seat}"),
        ("Ἀθηνᾶ", "Ἀθηνᾶ"),
        ("می‌خواهم", "می‌خواهم"),
        ("e\u0301", "é"),
    ],
)
def test_a_name_can_be_read(given: str, kept: str) -> None:
    assert tidy(given) == kept


def test_somebody_has_a_name_and_a_language(callers: Callers) -> None:
    ada, other = callers(), callers()
    assert (ada.me().name, ada.token) == ("", ""), "who only looks is given no cookie"
    ada.call(" <i>Ada</i>\u202e ", "el")
    assert ada.token
    assert (ada.me().name, ada.me().language) == ("<i>Ada</i>", "el")
    assert other.info(ada.make("me", "bot")).seats[0].name == "<i>Ada</i>"
    assert ada.call("x" * 40).name == "x" * 40
    for wrong in ({"name": "x" * 41}, {"name": 1}, {}, {"name": "Ada", "language": "Greek"}, {"name": "A", "id": "1"}):
        assert ada.refused("PUT", "/me", wrong) == (400, "web-bad-request")
    assert ada.me().name == "x" * 40
    assert other.me().name == ""


# devices


def code_of(caller: Caller) -> str:
    answer = caller.ask("POST", "/me/code")
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["code"]
    return found


def test_a_code_moves_somebody_to_another_device_once(callers: Callers) -> None:
    desk, phone, thief = callers(), callers(), callers()
    assert desk.refused("POST", "/me/code") == (401, "web-nobody")
    desk.call("Ada")
    table = desk.make("me", "open")
    code = code_of(desk)
    answer = phone.ask("POST", "/me/move", {"code": f" {code.upper()} "})
    assert answer.json()["name"] == "Ada"
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert phone.token not in ("", desk.token)
    assert phone.info(table).hosting
    assert desk.info(table).hosting, "the first device stays"
    assert thief.refused("POST", "/me/move", {"code": code}) == (404, "web-code-bad")
    phone.call("Ada on the phone")
    assert desk.me().name == "Ada on the phone"


def test_a_code_that_is_not_good(callers: Callers, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, phone = callers(), callers()
    desk.call("Ada")
    old = code_of(desk)
    new = code_of(desk)
    for bad in (old, "", "x", "22222-22222", desk.token[:32], "é" * 32):
        assert phone.refused("POST", "/me/move", {"code": bad}) == (404, "web-code-bad")
    assert phone.refused("POST", "/me/move", {"code": "x" * 33}) == (400, "web-bad-request")
    phone.token = new.replace("-", "")
    assert phone.me().name == "", "a code is no cookie"
    phone.token = ""
    monkeypatch.setattr(people, "CODE_MINUTES", -1)
    assert phone.refused("POST", "/me/move", {"code": code_of(desk)}) == (404, "web-code-bad")
    assert phone.token == ""


def test_nobody_tries_codes_until_one_is_good(callers: Callers) -> None:
    desk, thief = callers(), callers()
    desk.call("Ada")
    tries = [thief.refused("POST", "/me/move", {"code": f"22222-222{n}"}) for n in range(60)]
    assert tries[:40] == [(404, "web-code-bad")] * 40
    assert tries[-1] == (429, "web-too-fast")
    assert thief.refused("POST", "/me/move", {"code": code_of(desk)})[0] == 429
    assert desk.me().name == "Ada"


def test_of_two_who_use_a_code_at_once_one_gets_in(database: str) -> None:
    async def scenario() -> None:
        async with rooms(database) as house:
            ada = await house.person("Ada")
            code = (await house.people.code(ada)).code
            tokens = await asyncio.gather(*(house.people.use(code) for _ in range(5)))
            (good,) = [token for token in tokens if token]
            assert (await house.people.known(good) or Person()).id == ada.id

    asyncio.run(scenario())


# to be forgotten


def test_somebody_who_is_forgotten_leaves_a_game_that_goes_on(callers: Callers) -> None:
    ada, ben, anybody = callers(), callers(), callers()
    ada.call("Ada")
    ben.call("Ben")
    table = ada.make("me", "open", {"kind": "guest", "name": "Cleo"})
    ben.sit(table)
    ada.start(table)
    with ada.line(table) as line, ben.line(table) as other:
        line.say({"is": "chat", "id": "chat", "text": "I live in Athens"})
        line.say({"is": "chat", "id": "phrase", "phrase": "hello"})
        other.say({"is": "chat", "id": "mine", "text": "And I in Volos"})
        line.until(lambda news: news.seq == 3)
        assert ada.ask("DELETE", "/me").status_code == 200
        other.until(lambda news: {*news.table.gone} == {0, 2})
        assert {entry.kind for entry in other.entries} >= {"sit_in"}
        while not (other.now.ask and other.now.ask.due):  # bots play for them
            other.hear()
    assert (ada.me().name, ada.me().tables) == ("", [])
    assert ada.refused("POST", "/me/code") == (401, "web-nobody")
    seen = anybody.info(table)
    assert [seat.name for seat in seen.seats] == ["", "Ben", ""]
    assert ben.info(table).hosting
    with anybody.line(table) as watching, ben.line(table) as again:
        chat = [(entry.text, entry.said and entry.said.id) for entry in watching.entries if entry.kind == "chat"]
        assert sorted(map(str, chat)) == sorted(
            map(str, [("", "web-phrase-gone"), ("", "web-phrase-gone"), ("And I in Volos", None)])
        )
        again.say({"is": "close", "id": "enough"})
        again.until(lambda news: news.table.closed)  # as the host may


def test_a_game_of_others_stays_without_the_name(callers: Callers) -> None:
    ada, ben = callers(), callers()
    ada.call("Ada")
    ben.call("Ben")
    table = ada.make("me", "open", is_public=True)
    ben.sit(table)
    ada.start(table)
    with ada.line(table) as line:
        line.say({"is": "concede", "id": "enough"})
        line.until(lambda news: news.outcome is not None)
    assert [one.id for one in callers().page("/archive?name=ada").tables] == [table.id]
    ada.ask("DELETE", "/me")
    assert callers().page("/archive?name=ada").tables == []
    (found,) = callers().page("/archive?name=ben").tables
    assert [(seat.kind, seat.name) for seat in found.seats] == [("person", ""), ("person", "Ben")]
    assert (found.status, ben.info(table).hosting) == ("over", True)


def test_what_was_theirs_alone_is_gone(callers: Callers) -> None:
    ada, ben = callers(), callers()
    ada.call("Ada")
    ben.call("Ben")
    waiting, played, watched = ada.make("me", "open"), ada.make("me", "bot"), ada.make("bot", "bot")
    theirs = ben.make("me", "open")
    ada.sit(theirs)
    ada.start(played)
    ada.start(watched)
    with ben.line(played) as line:
        assert ada.ask("DELETE", "/me").status_code == 200
        with pytest.raises(WebSocketDisconnect) as closing:
            line.until(lambda _: False)
        assert closing.value.code == CLOSE_UNKNOWN
    for table in (waiting, played, watched):
        assert ben.refused("GET", f"/tables/{table.id}") == (404, "web-not-found")
    assert [seat.kind for seat in ben.info(theirs).seats] == ["person", "open"], "the seat is free again"
    assert ada.refused("DELETE", "/me") == (401, "web-nobody")


def test_nobody_is_there_to_be_forgotten(callers: Callers) -> None:
    assert callers().refused("DELETE", "/me") == (401, "web-nobody")
