"""People at one table from browsers of their own: by a code, with chat, wishes, a reload, and another game."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect

from testkit.browser.sitting import LONG
from testkit.server.house import House
from tests.browser.company import Guests, Somebody, guests
from tests.browser.test_screens import check


@pytest.fixture
def come(browser: Browser, house: House, browser_context_args: dict[str, Any]) -> Iterator[Guests]:
    with guests(browser, house.address, browser_context_args) as found:
        yield found


def together(come: Guests) -> tuple[Somebody, Somebody]:
    """Two who have begun a game; the first is whose turn it is."""
    anna, ben = come("Anna"), come("Ben")
    ben.come(anna.invite())
    anna.start()
    ben.sees_the_table()
    for one in (anna, ben):  # the game waits for one of them
        expect(one.table).to_have_attribute("data-stage", re.compile("asked|watching"), timeout=LONG)
    return (anna, ben) if anna.stage == "asked" else (ben, anna)


def test_a_game_of_two_browsers(come: Guests) -> None:
    first, other = together(come)
    assert first.wait_for_question()
    expect(first.page).to_have_title("Your turn: Paris")
    expect(other.page).to_have_title("Paris")
    expect(first.page.locator(".players")).to_contain_text(other.name)

    # chat: words and a phrase; the other sees a mark until they look
    first.page.locator("[popovertarget=chat]").click()
    first.page.locator('[data-id="phrase-good-luck"]').click()
    first.page.locator('[data-id="chat-words"]').fill("<b>Hallo</b> 🎲")
    first.page.keyboard.press("Enter")
    expect(other.page.locator("[popovertarget=chat] .count")).to_have_text("2", timeout=LONG)
    other.page.locator("[popovertarget=chat]").click()
    expect(other.page.locator("#chat [role=log]")).to_contain_text("<b>Hallo</b> 🎲")
    expect(other.page.locator("#chat [role=log]")).to_contain_text("Good luck!")
    check(other.page, "en")
    for one in (first, other):
        one.page.keyboard.press("Escape")
    expect(other.page.locator("[popovertarget=chat] .count")).to_have_count(0)

    # a move, and a wish to take it back: a tile was turned, so the other must agree
    before = first.page.locator(".log").inner_text()
    first.click(next(thing for thing in first.glowing() if thing.startswith("pile:")))
    first.finish_move()
    moved = first.table.get_attribute("data-seq")
    first.page.locator('[data-id="undo"]').click()
    other.page.locator('[data-id="agree"]').click(timeout=LONG)
    expect(first.page.locator("[data-wish]")).to_have_count(0, timeout=LONG)
    expect(first.page.locator(".log")).to_contain_text("Undone", timeout=LONG)
    expect(first.page.locator(".log del")).to_have_count(1)
    expect(first.page.locator(".log del")).to_contain_text("Building")
    check(first.page, "en")
    expect(first.page.locator('[data-id^="pile:"].legal').first).to_be_visible(timeout=LONG)
    assert moved != first.table.get_attribute("data-seq")
    assert before != first.page.locator(".log").inner_text()

    # a reload in the middle of it
    first.page.reload()
    assert first.wait_for_question()
    expect(first.page.locator('[data-id^="pile:"].legal').first).to_be_visible(timeout=LONG)

    # somebody else's language is nobody else's business
    other.open_menu()
    other.page.locator('[data-id="language"]').select_option("de")
    expect(other.page.locator("html")).to_have_attribute("lang", "de", timeout=LONG)
    other.page.keyboard.press("Escape")
    first.play_for(3)
    expect(first.page.locator("html")).to_have_attribute("lang", "en")

    # whoever goes is away, and is here again
    other.page.goto("about:blank")
    expect(first.page.locator("[data-away]")).to_have_count(1, timeout=LONG)
    other.page.go_back()
    expect(first.page.locator("[data-away]")).to_have_count(0, timeout=LONG)


def test_somebody_gives_up_and_they_play_again(come: Guests) -> None:
    first, other = together(come)
    first.wait_for_question()
    other.open_menu()
    other.page.locator('[data-id="concede"]').click()
    other.page.locator('[data-id="sure"]').click()
    for one in (first, other):
        expect(one.result).to_be_visible(timeout=LONG)
    expect(first.result.locator("h1")).to_have_text("You win")
    expect(other.result.locator("h1")).to_have_text(f"{first.name} wins")
    ended = first.page.url
    first.page.locator('[data-id="again"]').click()
    expect(first.page.locator("[data-lobby]")).to_be_visible(timeout=LONG)
    expect(first.page.locator('[data-id="start"]')).to_be_disabled()
    other.page.locator('[data-id="again"]').click()
    expect(other.page.locator("[data-lobby]")).to_be_visible(timeout=LONG)
    first.start()
    other.sees_the_table()
    assert first.page.url == other.page.url != ended
    first.page.goto(f"{first.address}/games")
    expect(first.page.locator("a", has_text="You won")).to_have_attribute("href", re.compile(r"^/table/"))
    other.page.goto(f"{other.address}/games")
    expect(other.page.locator("a", has_text="You came 2nd")).to_be_visible(timeout=LONG)


def test_the_host_sets_the_table(come: Guests) -> None:
    anna, ben = come("Anna"), come("Ben")
    code = anna.invite(seats=3)
    ben.come(code)
    expect(anna.page.get_by_text("Ben", exact=True)).to_be_visible(timeout=LONG)
    anna.page.locator('[data-id^="bot-"]').select_option("easy", timeout=LONG)
    expect(anna.page.locator("[data-seat]").filter(has_text="easy")).to_be_visible(timeout=LONG)
    ben.page.locator('[data-id^="leave-"]').click()
    expect(anna.page.get_by_text("Waiting for people")).to_be_visible(timeout=LONG)
    free = ben.page.locator('[data-id^="sit-"]')
    expect(free).to_have_count(1, timeout=LONG)  # he has heard of the bot too
    free.click()
    anna.start()
    ben.sees_the_table()

    # the host hushes somebody, and asks them to leave
    anna.page.emulate_media(reduced_motion="reduce")  # or colours would be caught halfway
    anna.open_menu()
    for theme in ("dark", "light"):
        anna.page.locator("#settings [data-id=theme]").click()
        expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
        check(anna.page, "en")
    anna.page.locator('[data-id^="mute-"]').click()
    ben.page.locator("[popovertarget=chat]").click()
    expect(ben.page.locator("#chat")).to_contain_text("muted", timeout=LONG)
    ben.page.keyboard.press("Escape")
    anna.page.locator('[data-id^="remove-"]').click()
    anna.page.locator('[data-id^="remove-sure-"]').click()
    expect(ben.page.get_by_text("A bot plays on for you")).to_be_visible(timeout=LONG)
    anna.page.locator('[data-id="close"]').click()
    anna.page.locator('[data-id="sure"]').click()
    for one in (anna, ben):
        expect(one.page.get_by_text("The host has ended this game.")).to_be_visible(timeout=LONG)
        expect(one.table).to_have_attribute("data-stage", "over")


def test_an_answer_that_was_overtaken_changes_nothing(come: Guests) -> None:
    """Or the host would see somebody again who has just left, and begin without them."""
    anna, ben = come("Anna"), come("Ben")
    ben.come(anna.invite())
    start, held = anna.page.locator('[data-id="start"]'), list[tuple[Route, APIResponse]]()
    expect(start).to_be_enabled(timeout=LONG)

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    with anna.page.expect_request("**/api/tables/*"):
        anna.page.route("**/api/tables/*", hold)
    while not held:
        anna.page.wait_for_timeout(50)
    ben.page.locator('[data-id^="leave-"]').click()
    expect(anna.page.get_by_text("Waiting for people")).to_be_visible(timeout=LONG)
    ((late, answer),) = held
    with anna.page.expect_response(lambda response: response.request == late.request):
        late.fulfill(response=answer)
    anna.page.wait_for_timeout(200)
    expect(start).to_be_disabled(timeout=1)
    anna.page.unroute_all(behavior="ignoreErrors")


def test_a_big_screen_for_the_room(come: Guests) -> None:
    anna = come("Anna")
    anna.arrive()
    anna.play_now(opponents=1)
    anna.wait_for_question()
    tv = anna.page.context.new_page()
    tv.goto(f"{anna.page.url}/tv")
    expect(tv.locator("[data-tv]")).to_be_visible(timeout=LONG)
    expect(tv.locator("aside")).to_contain_text("Player A to move")
    assert "You" not in tv.locator("aside").inner_text()
    assert tv.locator(".legal").count() == 0, "nothing can be done there"
    check(tv, "en")
    seq = tv.locator("[data-tv]").get_attribute("data-seq") or ""
    anna.click(next(thing for thing in anna.glowing() if thing.startswith("pile:")))
    anna.finish_move()
    expect(tv.locator("[data-tv]")).not_to_have_attribute("data-seq", seq, timeout=LONG)


def test_a_bot_sits_in_when_time_is_up_and_gives_the_seat_back(come: Guests) -> None:
    anna = come("Anna")
    anna.page.goto(f"{anna.address}/new/paris/online")
    anna.page.locator('[data-id="my-name"]').fill(anna.name, timeout=LONG)
    anna.page.locator('[data-id="seat-1-kind"]').select_option("bot")
    for choice in ("pace-slow", "clock-move"):
        anna.page.locator("label", has=anna.page.locator(f'[data-id="{choice}"]')).click()
    anna.page.locator('[data-id="minutes"]').fill("0.1")
    anna.page.locator('[data-id="open-table"]').click()
    anna.sees_the_table()
    expect(anna.page.locator('[data-clock="0"]')).to_have_text(re.compile("^0:0[0-6]$"), timeout=LONG)
    anna.page.locator('[data-id="back"]').click(timeout=LONG)
    expect(anna.page.locator('[data-id="back"]')).to_have_count(0, timeout=LONG)
    expect(anna.page.locator(".log")).to_contain_text("Back at the table.", timeout=LONG)
