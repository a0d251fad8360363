"""A passing fault passes, in a real browser: said calmly, nothing typed or picked is lost, and all is done once."""

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from cadastre.cli.serve import database_url
from cadastre.server.rows import LogEntry
from cadastre.server.store import Store
from testkit.browser.sitting import KERNELS, LONG, Sitting
from testkit.server.guest import LUCK, Guest
from testkit.server.house import House, serving, steady_port
from testkit.server.postgres import postgres_server
from tests.browser.lines import KEEP_LINES, post
from tests.server.faults import full_disk, locked, no_more_files

TROUBLE, OFFLINE = "The server has a problem; trying again…", "Connection lost, trying again…"
LOCKED = 15.0
"""Seconds for which somebody else writes to the database: longer than the server waits for them."""


class Anna(Sitting):
    """At a table with somebody else, with a key in hand and half a sentence on her lips."""

    def __init__(self, page: Page, house: House, database: str | Path) -> None:
        super().__init__(page, house.address)
        self.database = str(database)
        self.said: list[dict[str, Any]] = []
        """What her page has sent, each time."""
        page.add_init_script(KEEP_LINES)
        page.on("websocket", lambda line: line.on("framesent", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.said.append(json.loads(frame))

    def sit_down(self) -> None:
        """It is her turn; a building is drawn, and the key is in her hand."""
        self.arrive()
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = str(post(self.page, "/tables", {"game": "paris", "seats": seats})["id"])
        with Guest(self.address) as ben:
            ben.sit(table, 1)
            post(self.page, f"/tables/{table}/start", {"luck": LUCK})
            with ben.line(table) as line:
                while line.now.current == 1:
                    ask = line.asked()
                    line.compose([*ask.parts, ask.choices[0].notation])
                    line.receive()
        self.page.goto(f"{self.address}/table/{table}")
        expect(self.table).to_be_attached(timeout=KERNELS)
        self.wait_for_question()
        self.click(next(thing for thing in self.glowing() if thing.startswith("pile:")))
        self.wait_for_question()
        self.click("stock")
        self.page.locator("[popovertarget=chat]").click()
        self.words.fill("Half a sentence")

    @property
    def words(self) -> Any:
        return self.page.locator('[data-id="chat-words"]')

    @property
    def calm(self) -> Any:
        """What is said about the server."""
        return self.page.locator(".offline")

    def say_hello(self) -> None:
        """Something that has to be written."""
        self.page.locator('[data-id="phrase-hello"]').click()

    def has_everything(self) -> None:
        """What is in her hand and on her lips is there."""
        assert self.beat.endswith("· stock")
        expect(self.words).to_have_value("Half a sentence")

    def lays_the_key(self) -> None:
        """A whole move, whether or not anybody hears of it now."""
        self.page.locator('[data-id^="place:"].legal').first.click(timeout=LONG)

    def goes_on(self) -> None:
        """By itself, and everything was done once."""
        expect(self.calm).to_have_count(0, timeout=2 * LONG)
        expect(self.table).to_have_attribute("data-beat", re.compile("(?<!stock)$"), timeout=LONG)
        expect(self.words).to_have_value("Half a sentence")
        log = self._log()
        done = Counter(row.move_id for row in log)
        assert [row.seq for row in log] == list(range(len(log)))
        assert {done[one["id"]] for one in self.said if one["is"] in ("play", "chat")} == {1}
        assert [row.kind for row in log].count("chat") == 1

    def said_again(self) -> set[str]:
        """What had to be sent more than once, by its kind."""
        counts = Counter((one["is"], one["id"]) for one in self.said)
        return {kind for (kind, _), count in counts.items() if count > 1}

    def _log(self) -> list[LogEntry]:
        async def read() -> list[LogEntry]:
            store = Store(database_url(self.database))
            try:
                return await store.log(self.page.url.rpartition("/")[2])
            finally:
                await store.close()

        with ThreadPoolExecutor(1) as thread:  # in the main one Playwright's loop is running
            return thread.submit(asyncio.run, read()).result()


@contextmanager
def anna_at(page: Page, database: str | Path, *more: str) -> Iterator[tuple[Anna, House]]:
    with serving(database, *more) as house:
        anna = Anna(page, house, database)
        anna.sit_down()
        yield anna, house


def test_a_locked_database(page: Page, database: Path) -> None:
    with anna_at(page, database) as (anna, _):
        with locked(database):
            begin = time.monotonic()
            anna.say_hello()
            expect(anna.calm).to_have_text(TROUBLE, timeout=LONG)
            anna.has_everything()
            anna.lays_the_key()
            page.wait_for_timeout(max(0.0, begin + LOCKED - time.monotonic()) * 1000)
            expect(anna.calm).to_have_text(TROUBLE)
        anna.goes_on()
        assert "chat" in anna.said_again()


def test_a_full_disk(page: Page, database: Path) -> None:
    with anna_at(page, database) as (anna, house):
        with full_disk(house):
            anna.say_hello()
            expect(anna.calm).to_have_text(TROUBLE, timeout=LONG)
            anna.has_everything()
            anna.lays_the_key()
            page.wait_for_timeout(3000)  # more attempts, which all fail
            expect(anna.calm).to_have_text(TROUBLE)
            assert len(anna.said) < 20, "nobody is pestered"
        page.evaluate("dispatchEvent(new Event('online'))")  # whoever has hope need not wait for the pause to end
        anna.goes_on()
        assert anna.said_again() >= {"chat"}


def test_a_database_that_is_restarted(page: Page) -> None:
    with postgres_server() as postgres, anna_at(page, postgres()) as (anna, _):
        postgres.stop()
        anna.say_hello()
        expect(anna.calm).to_have_text(TROUBLE, timeout=LONG)
        anna.has_everything()
        anna.lays_the_key()
        postgres.start()
        anna.goes_on()
        assert "chat" in anna.said_again()


def test_no_more_files(page: Page, database: Path) -> None:
    with anna_at(page, database) as (anna, house):
        with no_more_files(house):
            page.evaluate("lines.at(-1).close()")  # no new one is to be had
            expect(anna.calm).to_have_text(OFFLINE, timeout=LONG)
            anna.say_hello()
            anna.has_everything()
            anna.lays_the_key()
        anna.goes_on()


def test_a_killed_server(page: Page, database: Path) -> None:
    port = str(steady_port())
    with anna_at(page, database, "--port", port) as (anna, house):
        house.kill()
        anna.say_hello()
        expect(anna.calm).to_have_text(OFFLINE, timeout=LONG)
        anna.has_everything()
        anna.lays_the_key()
    with serving(database, "--port", port):
        anna.goes_on()


def failing(page: Page, path: str) -> Callable[[], None]:
    """The server answers with an error, as a proxy before a dead one does too; how to end that."""
    asked: list[str] = []

    def fail(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) % 2:
            route.fulfill(status=502, body="Bad Gateway")
        else:
            route.abort()

    page.route(path, fail)
    return lambda: page.unroute(path)


def test_a_table_that_cannot_be_had_yet(page: Page, house: House) -> None:
    sitting = Sitting(page, house.address)
    sitting.arrive()
    sitting.play_now(opponents=1)
    mend = failing(page, "**/api/tables/*")
    page.reload()
    expect(page.locator("h1")).to_contain_text("server", timeout=LONG)
    expect(page.get_by_text("There is no table")).to_have_count(0)
    mend()
    assert sitting.wait_for_question()


def test_a_home_page_that_has_nothing_to_show_yet(page: Page, house: House) -> None:
    mend = failing(page, "**/api/games")
    page.goto(house.address)
    expect(page.locator("h1")).to_contain_text("server", timeout=LONG)
    mend()
    expect(page.locator('[data-id="play-paris"]')).to_be_visible(timeout=LONG)


def test_what_could_not_be_done_can_be_pressed_again(page: Page, house: House) -> None:
    sitting = Sitting(page, house.address)
    sitting.arrive()
    mend = failing(page, "**/api/tables")
    play = page.locator('[data-id="play-paris"]')
    play.click(timeout=LONG)
    expect(page.locator(".notice")).to_be_visible(timeout=LONG)
    mend()
    play.click()
    expect(sitting.table).to_be_attached(timeout=KERNELS)


@pytest.mark.parametrize("code", [4500, 4408, 1011, 1012])
def test_only_final_codes_are_final(page: Page, house: House, code: int) -> None:
    """Whatever else a line is closed with, it is asked for again; also by a server of yesterday."""
    closed: list[str] = []

    def close(line: Any) -> None:
        closed.append(line.url)
        if len(closed) == 1:
            line.close(code=code)
        else:
            line.connect_to_server()

    page.route_web_socket("**/socket?**", close)
    sitting = Sitting(page, house.address)
    sitting.arrive()
    sitting.play_now(opponents=1)
    assert sitting.wait_for_question()
    assert len(closed) == 2


def test_a_page_that_could_not_be_fetched(page: Page, database: Path) -> None:
    """Scripts and styles of a page come when somebody goes there, which may be in a bad moment."""
    port = str(steady_port())
    with serving(database, "--port", port) as house:
        Sitting(page, house.address).arrive()
        house.kill()
        page.locator('[data-id="to-archive"]').click()
        expect(page.locator("h1")).to_contain_text("server", timeout=LONG)
    with serving(database, "--port", port):
        form = page.locator("form[role=search]")
        expect(form).to_be_visible(timeout=LONG)
        expect(form).to_have_css("display", "flex", timeout=LONG)
