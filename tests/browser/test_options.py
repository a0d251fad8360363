"""Options of every sort on the home page. The game is Hellas as the server would offer it; the table is not opened."""

import json

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from cadastre.core.texts import languages
from cadastre.registry import entry
from cadastre.server.api import info_of
from cadastre.server.wire import Kernels
from testkit.browser.sitting import LONG
from testkit.server.house import House
from tests.browser.test_screens import check, remember
from tests.diagonal import diagonal

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def offer(page: Page) -> list[dict[str, object]]:
    """Hellas on the home page; what is asked of new tables is kept here and refused."""
    wanted: list[dict[str, object]] = []
    games = msgspec.json.encode([info_of(entry("hellas"), ["figures"], Kernels(ready=True, done=1, all=1))]).decode()

    def refuse(route: Route) -> None:
        wanted.append(json.loads(route.request.post_data or ""))
        route.fulfill(status=400, body='{"reason": null}', content_type="application/json")

    page.route("**/api/games", lambda route: route.fulfill(body=games, content_type="application/json"))
    page.route("**/api/tables", refuse)
    return wanted


@pytest.mark.parametrize(("language", "size"), diagonal(languages(), [DESK, PHONE]))
def test_every_sort_of_option(page: Page, house: House, language: str, size: dict[str, int]) -> None:
    wanted = offer(page)
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    remember(page, language, "light")
    page.goto(house.address)
    page.locator('[data-id="options-hellas"]').click(timeout=LONG)
    expect(page.locator('[data-id="option-vote_to_end"]')).to_be_checked()
    expect(page.locator('[data-id="option-round_limit"]')).to_have_value("0")
    page.locator('[data-id="option-vote_to_end"]').click()
    page.locator('[data-id="option-parking_pot"]').click()
    page.locator('[data-id="option-parking_pot"]').click()
    page.locator('[data-id="option-claim_rent-words"]').select_option("manual")
    page.locator('[data-id="option-round_limit"]').fill("5000")
    page.keyboard.press("Tab")
    page.locator('[data-id="option-short_game-words"]').select_option("time")
    expect(page.locator('[data-id="option-short_game"]')).to_be_hidden()
    expect(page.locator('[data-id="option-round_limit"]')).to_have_value("1000")
    check(page, language)
    page.reload()  # it is remembered
    page.locator('[data-id="play-hellas"]').click(timeout=LONG)
    expect(page.locator('[data-id="play-hellas"]')).to_have_attribute("aria-busy", "false", timeout=LONG)
    (asked,) = wanted
    assert asked["options"] == {"vote_to_end": False, "claim_rent": "manual", "round_limit": 1000, "short_game": "time"}
    assert entry("hellas").check(asked["options"])
    page.locator('[data-id="options-hellas"]').click(timeout=LONG)
    page.locator('[data-id="option-short_game-words"]').select_option("")
    expect(page.locator('[data-id="option-short_game"]')).to_have_value("0")
    page.locator('[data-id="option-short_game"]').fill("20")
    page.locator('[data-id="play-hellas"]').click()
    expect(page.locator('[data-id="play-hellas"]')).to_have_attribute("aria-busy", "false", timeout=LONG)
    assert wanted[1]["options"] == {**asked["options"], "short_game": 20}
