"""Requests and words of people who mean no good: every answer is plain, protected, and says why; markup stays text."""

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from cadastre.server.app import SECURITY
from cadastre.server.people import CODE_LETTERS, LETTERS, letters
from testkit.server.guest import LUCK, Guest
from tests.server.conftest import Place

MARKUP = "<img src=x onerror=alert(1)>"
WEB = Path(__file__).parents[2] / "web" / "src"

# what is asked without a line


@pytest.mark.parametrize(
    ("method", "path", "more", "status"),
    [
        ("GET", "/api/nothing", {}, 404),
        ("GET", "/api/tables/" + "a" * 9000, {}, 404),
        ("GET", "/api/tables/%00", {}, 404),
        ("GET", "/assets/..%2f..%2fapp.py", {}, 404),
        ("GET", "/assets/%2e%2e%2findex.html", {}, 404),
        ("GET", "/assets/%00", {}, 404),
        ("GET", "/assets/" + "a" * 5000, {}, 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", {}, 404),
        ("GET", "/rows.py", {}, 404),
        ("GET", "/api/me/tables?after=x", {}, 400),
        ("GET", "/api/me/tables", {}, 401),
        ("DELETE", "/api/games", {}, 405),
        ("TRACE", "/", {}, 405),
        ("BREW", "/", {}, 405),
        ("PUT", "/api/me", {"content": b"{"}, 400),
        ("PUT", "/api/me", {"content": b'{"name":"\\ud800"}'}, 400),
        ("PUT", "/api/me", {"content": b'{"name":"\xff"}'}, 400),
        ("PUT", "/api/me", {"content": b"[" * 50_000}, 400),
        ("PUT", "/api/me", {"content": b"x" * 10**6}, 413),
        ("POST", "/api/records", {"content": b"\xff"}, 400),
        ("POST", "/api/records", {"content": b"x" * (4 * 2**20 + 1)}, 413),
        ("POST", "/api/tables", {"json": {}, "headers": {"Origin": "http://["}}, 403),
        ("POST", "/api/tables", {"json": {}, "headers": {"Origin": "https://example.com"}}, 403),
        ("DELETE", "/api/tables/x", {"headers": {"Origin": "null"}}, 403),
        ("GET", "/api/me", {"headers": {"Cookie": "cadastre=" + "x" * 10_000}}, 200),
        ("GET", "/", {}, 200),
    ],
    ids=lambda value: str(value)[:40],
)
def test_every_answer_is_plain_and_protected(
    stranger: Guest, method: str, path: str, more: dict[str, Any], status: int
) -> None:
    answer = stranger.http.request(method, path, **more)
    assert answer.status_code == status
    assert SECURITY.items() <= {name.title(): value for name, value in answer.headers.items()}.items()
    assert "set-cookie" not in answer.headers
    if status >= 400:
        assert answer.json()["reason"]["id"].startswith("web-")


def test_headers_without_end_are_refused(place: Place) -> None:
    with suppress(httpx.TransportError):  # it may hang up before all has come
        answer = httpx.get(f"{place.address}/api/me", headers={"X-Much": "x" * 200_000})
        assert answer.status_code in (400, 431)
    assert httpx.get(f"{place.address}/api/me").is_success


def test_tables_of_others_are_theirs(guest: Guest, stranger: Guest) -> None:
    waiting, begun = guest.wish(["me", "open"]), guest.start(guest.wish(["me", "guest"]).id)  # no bot moves meanwhile
    stranger.call("Eve")
    for table in (waiting, begun):
        before = guest.info(table.id)
        for method, path, body in (
            ("DELETE", "", None),
            ("DELETE", "/seats/0", None),
            ("PUT", "/seats/0", {"kind": "open"}),
            ("POST", "/seats/0", {"luck": LUCK}),
            ("POST", "/start", {"luck": LUCK}),
            ("POST", "/rematch", None),
        ):
            answer = stranger.http.request(method, f"/api/tables/{table.id}{path}", json=body)
            assert answer.status_code in (403, 409)
        assert guest.info(table.id) == before


# who somebody is


def test_cookies_go_over_tls_only_where_there_is_tls(stranger: Guest) -> None:
    """As a proxy on the same machine says."""
    behind = {"X-Forwarded-Proto": "https"}
    answer = stranger.http.put("/api/me", json={"name": "Ada"}, headers=behind)
    flags = answer.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=lax", "secure", "path=/"} <= set(flags)


def test_nobody_guesses_an_id() -> None:
    made = {letters(CODE_LETTERS) for _ in range(2000)}
    assert len(made) == 2000
    assert set("".join(made)) == set(LETTERS)
    random.seed(7)
    first = letters(CODE_LETTERS)
    random.seed(7)
    assert letters(CODE_LETTERS) != first
    assert len(LETTERS) ** CODE_LETTERS > 2**49


# markup


def test_markup_stays_text(guest: Guest, stranger: Guest) -> None:
    page = stranger.http.get("/").text
    assert guest.call(MARKUP).name == MARKUP
    table = guest.table()
    with guest.line(table.id) as line:
        line.say({"is": "chat", "id": "hello", "text": MARKUP})
        while line.entries[-1].kind != "chat":
            line.news()
        assert line.entries[-1].text == MARKUP
    answer = stranger.http.get(f"/api/tables/{table.id}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == MARKUP
    for path in (f"/table/{table.id}", "/table/%3Cscript%3E"):
        assert stranger.http.get(path).text == page, "the page is the same for everybody"


def test_the_client_puts_only_its_own_drawings_into_the_page_as_markup() -> None:
    found = {file for file in WEB.rglob("*.svelte") if "{@html" in file.read_text("utf-8")}
    assert {file.parent.name for file in found} == {"signs"}
    assert not [file for file in WEB.rglob("*.ts") if "innerHTML" in file.read_text("utf-8")]
