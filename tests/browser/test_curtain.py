"""Several people at one screen: each sees their own side of the table, and nobody another's."""

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from testkit.browser.sitting import KERNELS, LONG, Sitting
from testkit.server.house import House
from tests.browser.test_screens import check

CURTAIN = "[data-curtain]"


@pytest.fixture
def sitting(page: Page, house: House) -> Sitting:
    """Anna and Ben at one screen, before the curtain."""
    found = Sitting(page, house.address)
    found.arrive()
    page.locator("a", has_text="Pass and play").click(timeout=LONG)
    for seat, name in enumerate(("Anna", "Ben")):
        page.locator(f'[data-id="seat-{seat}-name"]').fill(name, timeout=LONG)
    page.locator('[data-id="open-table"]').click()
    expect(page.locator(CURTAIN)).to_be_visible(timeout=KERNELS)
    return found


def show(sitting: Sitting) -> str:
    """Open the curtain; the seat that looks now."""
    seat = sitting.page.locator(CURTAIN).get_attribute("data-curtain") or ""
    sitting.page.locator('[data-id="show-screen"]').click()
    assert sitting.wait_for_question()
    return seat


def test_nothing_of_another_seat_is_behind_the_curtain(sitting: Sitting, page: Page) -> None:
    check(page, "en")
    lines: list[WebSocket] = []  # the newest first
    page.on("websocket", lambda line: lines.insert(0, line))
    first = show(sitting)
    assert "watch" not in lines[0].url
    mine = page.locator(".tray").inner_text()
    while not page.locator(CURTAIN).count():
        if sitting.stage == "asked":
            sitting.click_something()
        page.wait_for_timeout(20)
    expect(page.locator(CURTAIN)).not_to_have_attribute("data-curtain", first)
    assert page.locator("[data-table], .tray, [role=log], [data-id^=place]").count() == 0
    assert mine not in page.content()
    # The line of the seat is closed; over the one that is open comes what everybody may know.
    assert "watch=true" in lines[0].url
    assert all(line.is_closed() for line in lines[1:])

    # The next one sees their own side, and what the other has done.
    second = show(sitting)
    assert second != first
    expect(page.locator(".tray")).to_be_visible()
    expect(page.locator("[aria-labelledby=meanwhile]")).to_contain_text("Anna" if first == "0" else "Ben")
    page.locator('[data-id="meanwhile-read"]').click()
    assert page.title().startswith("Your turn")

    # The screen goes back before the move is made, and comes again.
    page.locator("[popovertarget=settings]").click()
    page.locator(f'[data-id="pass-{first}"]').click()
    expect(page.locator(CURTAIN)).to_have_attribute("data-curtain", first)
    page.locator('[data-id="show-screen"]').click()
    expect(sitting.table).to_have_attribute("data-stage", re.compile("watching|asked"), timeout=LONG)
    page.locator('[data-id="pass"]').click(timeout=LONG)
    assert show(sitting) == second


def test_without_a_curtain_the_screen_goes_round_by_itself(sitting: Sitting, page: Page) -> None:
    show(sitting)
    page.evaluate("localStorage.setItem('cadastre.curtain', 'off')")
    page.reload()
    assert sitting.wait_for_question()
    title = page.locator("[aria-current=true] b").first.inner_text()
    while page.locator("[aria-current=true] b").first.inner_text() == title:
        if sitting.stage == "asked":
            sitting.click_something()
        page.wait_for_timeout(20)
    assert sitting.wait_for_question()
    assert page.locator(CURTAIN).count() == 0
