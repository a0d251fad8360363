"""Games looked at again: step by step, at a linked move, through other eyes."""

import re
from pathlib import Path
from typing import Literal

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from testkit.browser.sitting import KERNELS, LONG
from testkit.server.house import House
from tests.browser.axe import serious_problems

GAMES = Path(__file__).parents[1] / "games"


def shown(house: House, name: str) -> str:
    """The address of a game that is looked at."""
    record = (GAMES / name).read_bytes()
    answer = httpx.post(f"{house.address}/api/records", content=record, timeout=KERNELS / 1000).raise_for_status()
    return f"{house.address}/table/{answer.json()['id']}/replay"


def replay(page: Page) -> Locator:
    return page.locator("[data-replay]")


def at(page: Page, move: int) -> None:
    """Wait until this entry is shown."""
    expect(replay(page)).to_have_attribute("data-at", str(move), timeout=LONG)


@pytest.fixture(scope="module")
def address(house: House) -> str:
    return shown(house, "paris/records/basic-2.jsonl")


def test_a_game_is_gone_through(page: Page, address: str) -> None:
    page.goto(address)
    at(page, 0)
    newest = int(replay(page).get_attribute("data-newest") or 0)
    for move in (1, 2, 3):
        page.locator('[data-id="replay-on"]').click()
        at(page, move)
    page.locator('[data-id="replay-back"]').click()
    at(page, 2)
    page.keyboard.press("ArrowRight")
    at(page, 3)
    page.keyboard.press("End")
    at(page, newest)
    expect(page).to_have_url(re.compile(rf"move={newest}&seat=-1$"))
    page.locator('[data-id="replay-play"]').click()  # from the beginning, since it is at its end
    at(page, 1)
    page.locator('[data-id="replay-play"]').click()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_button_under_the_pointer_is_not_white_on_white(
    page: Page, address: str, theme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=theme)
    page.goto(address)
    at(page, 0)
    button = page.locator('[data-id="replay-play"]')
    button.hover()
    style = button.evaluate("one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]")
    ink, ground = (sum(map(int, re.findall(r"\d+", colour)[:3])) / 3 for colour in style)
    assert abs(ink - ground) > 100, f"{theme}: {style}"


def test_a_link_leads_to_a_move_and_a_seat(page: Page, address: str) -> None:
    page.goto(f"{address}?move=70&seat=1")
    at(page, 70)
    eyes = page.locator('[data-id="replay-eyes"]')
    expect(eyes).to_have_value("1")
    expect(page.get_by_role("log")).not_to_be_empty()
    eyes.select_option("0")
    at(page, 70)
    expect(page).to_have_url(re.compile("move=70&seat=0$"))
    page.locator('[popovertarget="settings"]').click()
    expect(page.locator('[data-id="record"]')).to_be_visible(timeout=LONG)
    for deed in ("concede", "close", "hurry"):  # nothing can be done about it any more
        assert page.locator(f'[data-id="{deed}"]').count() == 0


def test_the_scrubber_is_a_slider(page: Page, address: str) -> None:
    page.goto(address)
    at(page, 0)
    scrubber = page.locator('[data-id="replay-scrubber"]')
    scrubber.focus()
    page.keyboard.press("ArrowRight")
    at(page, 1)
    scrubber.fill("40")
    at(page, 40)


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_it_is_fit_to_be_seen(page: Page, address: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{address}?move=60")
    at(page, 60)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not serious_problems(page)
