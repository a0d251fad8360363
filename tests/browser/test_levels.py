"""How strong the bots are: chosen on the home page, remembered there, and told at the table."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cadastre.core.texts import Texts, languages
from testkit.browser.sitting import LONG, Sitting
from testkit.server.house import House
from tests.browser.test_options import DESK, PHONE, offer
from tests.browser.test_screens import check, remember
from tests.diagonal import diagonal

PLAY = '[data-id="play-hellas"]'


def level_of(asked: dict[str, Any]) -> str:
    """How strong the bots of a table are that was asked for."""
    (level,) = {seat["level"] for seat in asked["seats"] if seat["kind"] == "bot"}
    return str(level)


def ask_for_a_table(page: Page) -> None:
    """And wait until it is refused."""
    page.locator(PLAY).click(timeout=LONG)
    expect(page.locator(PLAY)).to_have_attribute("aria-busy", "false", timeout=LONG)


@pytest.mark.parametrize(("language", "size"), diagonal(languages(), [DESK, PHONE]))
def test_a_level_is_chosen_and_remembered(page: Page, house: House, language: str, size: dict[str, int]) -> None:
    wanted, texts = offer(page), Texts(language)
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    remember(page, language, "light")
    page.goto(house.address)
    expect(page.locator('[data-id="level-medium"]')).to_be_checked(timeout=LONG)
    ask_for_a_table(page)
    for level in ("hard", "easy"):
        said = texts.text("play-level", level=level)
        page.locator('[data-id="options-hellas"]').click()
        page.locator("label", has=page.locator(f'[data-id="level-{level}"]')).click()
        expect(page.locator(PLAY)).to_contain_text(said)
        check(page, language)
        page.reload()
        expect(page.locator(f'[data-id="level-{level}"]')).to_be_checked(timeout=LONG)
        ask_for_a_table(page)
    assert [level_of(asked) for asked in wanted] == ["medium", "hard", "easy"]


def test_the_keyboard_chooses_too(page: Page, house: House) -> None:
    wanted = offer(page)
    page.goto(house.address)
    page.locator('[data-id="options-hellas"]').focus(timeout=LONG)
    page.keyboard.press("Enter")
    page.locator('[data-id="level-medium"]').focus(timeout=LONG)
    page.keyboard.press("ArrowRight")
    ask_for_a_table(page)
    assert level_of(wanted[0]) == "hard"


def test_a_level_that_is_no_more_is_forgotten(page: Page, house: House) -> None:
    wanted = offer(page)
    page.add_init_script("localStorage.setItem('cadastre.level.hellas', 'random')")
    page.goto(house.address)
    expect(page.locator('[data-id="level-medium"]')).to_be_checked(timeout=LONG)
    ask_for_a_table(page)
    assert level_of(wanted[0]) == "medium"


def test_the_table_says_how_strong_its_bots_are(page: Page, house: House) -> None:
    sitting = Sitting(page, house.address)
    sitting.arrive()
    sitting.choose("paris", "level-hard")
    sitting.play_now(opponents=2)
    expect(page.get_by_label("bot, hard")).to_have_count(2)
    sitting.wait_for_question()
    page.goto(house.address)
    expect(page.locator('[data-id^="table-"]').first).to_contain_text("you and 2 bots · hard")
