"""The pages around the games: lists, settings, a name for several devices, records."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cadastre.core.texts import Texts, languages
from testkit.browser.sitting import LONG, Sitting
from testkit.server.house import House
from tests.browser.test_screens import check, remember

PAGES = ("games", "tables", "archive", "settings", "join", "new/paris/here", "new/paris/online")
NARROW = {"width": 360, "height": 740}


@pytest.mark.parametrize("language", languages())
def test_every_page_on_a_small_phone(page: Page, house: House, language: str) -> None:
    page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    remember(page, language, "dark" if language in ("el", "pl") else "light")
    for place in PAGES:
        page.goto(f"{house.address}/{place}")
        expect(page.locator("main section").first).to_be_visible(timeout=LONG)
        check(page, language)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_on_a_desk(page: Page, house: House, theme: str) -> None:
    remember(page, "en", theme)
    for place in PAGES:
        page.goto(f"{house.address}/{place}")
        expect(page.locator("main section").first).to_be_visible(timeout=LONG)
        check(page, "en")
    page.locator('[data-id="my-name"]').fill("Anna")
    page.locator('[data-id="open-table"]').click()
    expect(page.locator('[data-id="table-code"]')).to_be_visible(timeout=LONG)
    for language in languages() if theme == "light" else ("en",):
        page.evaluate("language => localStorage.setItem('cadastre.language', language)", language)
        page.add_init_script(f"localStorage.setItem('cadastre.language', '{language}')")
        page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
        page.reload()
        expect(page.locator('[data-id="table-code"]')).to_be_visible(timeout=LONG)
        check(page, language)
    page.goto(f"{page.url}/tv")
    expect(page.locator("main.wait svg")).to_be_visible(timeout=LONG)
    check(page, languages()[-1] if theme == "light" else "en")


def test_a_code_that_leads_nowhere(page: Page, house: House) -> None:
    page.goto(f"{house.address}/join/zzz-zzz")
    expect(page.get_by_role("alert")).to_contain_text(Texts("en").text("web-code-bad"), timeout=LONG)
    expect(page.locator('[data-id="code"]')).to_have_value("zzz-zzz")


def test_settings_are_remembered(page: Page, house: House) -> None:
    page.goto(f"{house.address}/settings")
    for choice in ("theme-dark", "text-largest", "motion-off"):
        page.locator("label", has=page.locator(f'[data-id="{choice}"]')).click(timeout=LONG)
    page.locator('[data-id="sound"]').click()
    page.reload()
    expect(page.locator('[data-id="sound"]')).not_to_be_checked(timeout=LONG)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "off")
    check(page, "en")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"


def test_one_person_two_devices_and_none(page: Page, house: House) -> None:
    page.goto(f"{house.address}/settings")
    page.locator('[data-id="my-name"]').fill("Zoë", timeout=LONG)
    page.locator('[data-id="save-name"]').click()
    page.locator('[data-id="ask-code"]').click()
    code = page.locator('[data-id="move-code"]').inner_text(timeout=LONG)
    browser = page.context.browser
    assert browser is not None
    elsewhere = browser.new_context()
    try:
        phone = elsewhere.new_page()
        phone.goto(f"{house.address}/settings")
        phone.locator('[data-id="given-code"]').fill(code.upper(), timeout=LONG)
        phone.locator('[data-id="use-code"]').click()
        expect(phone.locator('[data-id="my-name"]')).to_have_value("Zoë", timeout=LONG)
        phone.locator('[data-id="forget"]').click()
        phone.locator('[data-id="forget-now"]').click()
        expect(phone.locator('[data-id="my-name"]')).to_have_value("", timeout=LONG)
    finally:
        elsewhere.close()
    page.reload()
    expect(page.locator("main section").first).to_be_visible(timeout=LONG)
    expect(page.locator('[data-id="my-name"]')).to_have_value("")


def test_a_record_is_looked_at_and_found_again(page: Page, house: House) -> None:
    record = Path(__file__).parents[1] / "games" / "paris" / "records" / "basic-2.jsonl"
    page.goto(f"{house.address}/archive")
    page.locator('[data-id="record"]').set_input_files(record, timeout=LONG)
    sitting = Sitting(page, house.address)
    expect(sitting.table).to_have_attribute("data-stage", "over", timeout=LONG)
    expect(sitting.result).to_be_visible(timeout=LONG)
    assert sitting.result.locator('[data-id="again"]').count() == 0, "who has only looked does not play again"
    table = page.url.rpartition("/")[2]
    page.goto(f"{house.address}/archive")
    found = page.locator(f'[data-id="table-{table}"]')
    expect(found).to_be_visible(timeout=LONG)
    page.locator('[data-id="archive-name"]').fill("nobody was called so")
    page.locator('[data-id="search"]').click()
    expect(found).to_have_count(0, timeout=LONG)
    page.locator('[data-id="record"]').set_input_files({"name": "no.jsonl", "mimeType": "", "buffer": b"{}"})
    expect(page.get_by_role("alert")).to_be_visible(timeout=LONG)
