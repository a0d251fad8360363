"""A game of somebody else in the browser: its package is installed, and its folder is built into the client."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from testkit.browser.sitting import LONG, Sitting
from testkit.server.house import House, serving
from tests.browser.axe import serious_problems
from tests.guests import built, installed


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has the guest, compiled, and shows the client that was built with it."""
    folder = tmp_path_factory.mktemp("guest")
    surroundings, client = installed(folder / "packages"), built(folder / "client")
    compiling = [sys.executable, "-m", "cadastre.bots.ahead", "toll"]
    subprocess.run(compiling, env=surroundings, stdin=subprocess.PIPE, check=True)
    with serving(folder / "games.sqlite3", "--client", str(client), env=surroundings, games="toll") as found:
        yield found


def test_it_is_played_to_the_end_against_its_bot(page: Page, house: House) -> None:
    sitting = Sitting(page, house.address)
    sitting.arrive()
    expect(sitting.card("toll").get_by_role("heading", name="Toll")).to_be_visible()
    assert serious_problems(page) == []
    sitting.choose("toll", "level-hard")
    sitting.play_now(1, "toll")
    assert sitting.wait_for_question()
    assert serious_problems(page) == []

    page.get_by_role("button", name="Hint").click()
    advised = page.locator("#hint [role=status]")
    expect(advised).to_contain_text("Hut: Bridge", timeout=LONG)
    page.keyboard.press("Escape")
    expect(page.locator("button[data-action][data-hinted]")).to_have_count(1)

    sitting.click("plot:0:1")
    expect(page.get_by_role("img", name="Gate: a hut")).to_have_count(1, timeout=LONG)
    expect(page.get_by_role("log")).to_contain_text("Hut: Gate")
    sitting.play_to_the_end()
    expect(sitting.result).to_contain_text("Score sheet")
    assert serious_problems(page) == []

    page.get_by_role("link", name="Watch the game again").click()
    expect(page.get_by_role("log")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("main")).to_contain_text("Bridge")


@pytest.mark.parametrize("language", ["de", "th"])
def test_it_is_told_in_a_language_of_its_own_or_in_english(page: Page, house: House, language: str) -> None:
    """On a phone, at night."""
    page.set_viewport_size({"width": 390, "height": 844})
    kept = f"localStorage.setItem('cadastre.language', '{language}'); localStorage.setItem('cadastre.theme', 'dark')"
    page.add_init_script(kept)
    sitting = Sitting(page, house.address)
    sitting.arrive()
    sitting.play_now(3, "toll")
    assert sitting.wait_for_question()
    assert serious_problems(page) == []
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    button = page.locator('button[data-action="throw"]')
    expect(button).to_have_text({"de": "Würfeln", "th": "Throw the die"}[language])
    expect(page.locator("html")).to_have_attribute("lang", language)

    page.goto(f"{house.address}/rules/toll")
    chapter = {"de": "Das Ende", "th": "The end"}[language]
    expect(page.get_by_role("heading", name=chapter)).to_be_visible(timeout=LONG)
    page.goto(f"{house.address}/figures/toll")
    expect(page.get_by_role("heading", level=1)).to_contain_text({"de": "Maut", "th": "Toll"}[language], timeout=LONG)
