"""How somebody is told that it is their turn, and what they can do about waiting."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from testkit.browser.sitting import LONG
from testkit.server.house import House
from tests.browser.company import Guests, Somebody, guests

STUBS = """
    window.later = 0;  // milliseconds by which this page's clock is fast
    const now = performance.now.bind(performance);
    performance.now = () => now() + window.later;
    window.tones = 0;
    window.AudioContext = class extends AudioContext {
        createOscillator() { window.tones += 1; return super.createOscillator(); }
    };
    window.notes = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title) { window.notes.push(title); }
        close() {}
    };
    window.away = false;
    Object.defineProperty(document, 'hidden', { get: () => window.away });
"""
LONG_AGO = 60_000
"""Milliseconds after which somebody has stopped looking."""


@pytest.fixture
def come(browser: Browser, house: House, browser_context_args: dict[str, Any]) -> Iterator[Guests]:
    with guests(browser, house.address, browser_context_args) as found:
        yield found


def until_asked(one: Somebody, other: Somebody) -> None:
    """One plays until the other has to."""
    asked = re.compile("asked|over")
    while other.stage == "watching":
        if one.stage == "asked":
            one.click_something()
        else:
            expect(one.page.locator("[data-table]")).to_have_attribute("data-stage", re.compile("asked|watching"))
    expect(other.table).to_have_attribute("data-stage", asked, timeout=LONG)


def told(one: Somebody) -> tuple[int, list[str]]:
    """Tones that somebody's page has asked for, and notes that it has sent."""
    return one.page.evaluate("window.tones"), one.page.evaluate("window.notes")


def test_a_turn_is_heard_and_noted(come: Guests) -> None:
    people = come("Anna"), come("Ben")
    for one in people:
        one.page.add_init_script(STUBS)
        one.page.goto(f"{one.address}/settings")
        one.page.locator('[data-id="notes"]').click(timeout=LONG)
        expect(one.page.locator('[data-id="notes"]')).to_be_checked()
    people[1].come(people[0].invite())
    people[0].start()
    people[1].sees_the_table()
    for one in people:
        expect(one.table).to_have_attribute("data-stage", re.compile("asked|watching"), timeout=LONG)
    first, other = people if people[0].stage == "asked" else people[::-1]

    # whoever has waited long hears that it is their turn; a note is for those who are elsewhere
    other.page.evaluate("later => void (window.later = later)", LONG_AGO)
    until_asked(first, other)
    heard, notes = told(other)
    assert heard > 0
    assert notes == []

    # without sound only the note is left
    other.open_menu()
    other.page.locator('#settings [data-id="sound"]').click()
    other.page.keyboard.press("Escape")
    until_asked(other, first)
    other.page.evaluate("later => void (window.later = later)", 2 * LONG_AGO)
    other.page.evaluate("window.away = true")
    until_asked(first, other)
    assert told(other) == (heard, ["Your turn: Paris"])


def test_a_slow_bot_is_told_not_to_wait(come: Guests) -> None:
    anna = come("Anna")
    said: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(str(frame))))
    anna.page.goto(f"{anna.address}/new/paris/online")
    anna.page.locator('[data-id="my-name"]').fill(anna.name, timeout=LONG)
    anna.page.locator('[data-id="seat-1-kind"]').select_option("bot")
    anna.page.locator("label", has=anna.page.locator('[data-id="pace-slow"]')).click()
    anna.page.locator('[data-id="open-table"]').click()
    anna.sees_the_table()
    hurry = anna.page.locator('[data-id="hurry"]')
    while not hurry.is_visible():
        if anna.stage == "asked":
            anna.click_something()
    hurry.click()
    assert anna.wait_for_question()
    expect(hurry).to_have_count(0)
    assert any('"is":"hurry"' in words for words in said)


def test_a_language_is_remembered_without_a_name(page: Page, house: House) -> None:
    page.goto(house.address)
    page.locator('[data-id="language-pl"]').click(timeout=LONG)
    expect(page.locator("html")).to_have_attribute("lang", "pl", timeout=LONG)
    assert page.evaluate("() => fetch('/api/me').then(answer => answer.json())")["name"] == ""
    page.goto(f"{house.address}/settings")
    expect(page.locator("html")).to_have_attribute("lang", "pl", timeout=LONG)
