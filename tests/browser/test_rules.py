"""The rulebook: to be found, to be searched in any language, to be pointed into."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import cadastre.games.paris
from cadastre.core.texts import languages
from cadastre.registry import GAMES
from testkit.browser.sitting import KERNELS, LONG, Sitting
from testkit.server.guest import LUCK
from testkit.server.house import House, serving
from tests.browser.axe import serious_problems
from tests.browser.lines import post
from tests.browser.test_screens import remember
from tests.diagonal import diagonal

SMALL: ViewportSize = {"width": 360, "height": 740}


def rule(page: Page, number: str) -> Locator:
    return page.locator(f'[id="{number}"]')


def test_from_home_to_a_rule(page: Page, house: House) -> None:
    Sitting(page, house.address).arrive()
    page.locator('a[href="/rules/paris"]').click()
    expect(rule(page, "P1.1")).to_be_visible(timeout=LONG)
    page.locator("aside a", has_text="P9").click()
    expect(rule(page, "P9")).to_be_in_viewport()
    page.locator('a[href="/figures/paris"]').first.click()
    expect(page.locator("h2").first).to_be_visible(timeout=LONG)
    page.go_back()
    expect(rule(page, "P9")).to_be_in_viewport(timeout=LONG)


@pytest.mark.parametrize("number", ["H10.4", "P7.3"])
def test_a_link_leads_to_its_rule(page: Page, house: House, number: str) -> None:
    page.set_viewport_size(SMALL)
    page.goto(f"{house.address}/rules/{'hellas' if number[0] == 'H' else 'paris'}#{number}")
    expect(rule(page, number)).to_be_in_viewport(timeout=LONG)
    expect(rule(page, number)).to_have_class(re.compile("current"))
    expect(rule(page, f"{number[0]}1.1")).not_to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "query", "found", "number"),
    [
        ("el", "ΤΡΑΠΕΖΑ κλειδι", "Τράπεζα", "P4.2"),  # whatever the case, without accents
        ("pl", "zaslonka", "zasłonką", "P2.1"),
        ("th", "ธนาคาร", "ธนาคาร", "P4.1"),  # in the middle of what has no gaps between words
    ],
)
def test_search(page: Page, house: House, language: str, query: str, found: str, number: str) -> None:
    remember(page, language, "light")
    page.goto(f"{house.address}/rules/paris")
    expect(rule(page, "P1.1")).to_be_visible(timeout=LONG)
    page.keyboard.press("/")
    page.keyboard.type(query)
    marks = page.locator("mark", has_text=re.compile(f"^{found[:5]}", re.IGNORECASE))
    expect(marks.first).to_be_visible()
    expect(rule(page, number)).to_be_visible()
    expect(rule(page, "P9.1")).to_have_count(0)
    expect(page.locator(".found")).to_have_text(re.compile(r"\d"))
    page.keyboard.press("Escape")
    expect(rule(page, "P9.1")).to_be_visible()


def test_the_language_changes_in_place(page: Page, house: House) -> None:
    page.goto(f"{house.address}/rules/hellas#H7.3")
    expect(rule(page, "H7.3")).to_be_in_viewport(timeout=LONG)
    seen = set()
    for language in languages():
        page.locator(f'[data-id="language-{language}"]').dispatch_event("click")
        expect(page.locator("html")).to_have_attribute("lang", language, timeout=LONG)
        seen.add(rule(page, "H7.3").inner_text())
    assert len(seen) == len(languages())


def test_nothing_is_cut_off_on_a_small_phone(page: Page, house: House) -> None:
    page.set_viewport_size(SMALL)
    Sitting(page, house.address).arrive()
    for language in languages():
        page.evaluate("language => localStorage.setItem('cadastre.language', language)", language)
        for address in [f"{house.address}/{kind}/{game}" for kind in ("rules", "figures") for game in GAMES]:
            page.goto(address)
            expect(page.locator("section").last).to_be_visible(timeout=LONG)
            assert page.locator("html").get_attribute("lang") == language
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, f"{address} in {language}: {wide} px too wide"


@pytest.mark.parametrize(("path", "theme"), diagonal(["rules/paris", "figures/hellas"], ["light", "dark"]))
def test_for_those_who_listen(page: Page, house: House, path: str, theme: str) -> None:
    remember(page, "en", theme)
    page.goto(f"{house.address}/{path}")
    expect(page.locator("section").last).to_be_visible(timeout=LONG)
    problems = serious_problems(page)
    assert not problems, "\n".join(problems)


def test_the_contents_are_a_sheet_on_phones(page: Page, house: House) -> None:
    page.set_viewport_size(SMALL)
    page.goto(f"{house.address}/rules/paris")
    page.locator("[popovertarget=contents]").click(timeout=LONG)
    page.locator("#contents a", has_text="P8").click()
    expect(page.locator("#contents")).to_be_hidden()
    expect(rule(page, "P8")).to_be_in_viewport()


def test_a_refusal_and_the_log_name_their_rules(page: Page, house: House) -> None:
    sitting = Sitting(page, house.address)
    sitting.arrive()
    sitting.play_now(opponents=1)
    sitting.wait_for_question()
    page.locator('[data-id="place:arc"]').first.click()
    expect(page.locator('.prompt a[href="/rules/paris#P3.1"]')).to_be_visible(timeout=LONG)
    sitting.click_something()
    sitting.finish_move()
    expect(page.locator('[role=log] a[href^="/rules/paris#P"]').first).to_be_visible(timeout=LONG)


def test_a_table_leads_to_the_rules_with_its_own_figures(page: Page, tmp_path: Path) -> None:
    text = (Path(cadastre.games.paris.__file__).parent / "edition.toml").read_text(encoding="utf-8")
    for old, new in ((r"(?m)^name = .*$", 'name = "ours at home"'), (r"(?m)^montmartre = 5\b", "montmartre = 9")):
        text, count = re.subn(old, new, text)
        assert count == 1
    file = tmp_path / "home.toml"
    file.write_text(text, encoding="utf-8")
    with serving(tmp_path / "games.sqlite3", "--edition", str(file)) as found:
        page.goto(found.address)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        for edition, shown in (("", "ours at home"), ("Cadastre's reconstruction", "Our reconstruction")):
            table = post(page, "/tables", {"game": "paris", "seats": seats, "edition": edition})["id"]
            post(page, f"/tables/{table}/start", {"luck": LUCK})
            page.goto(f"{found.address}/table/{table}")
            page.locator("[popovertarget=settings]").click(timeout=KERNELS)
            with page.context.expect_page() as opened:
                page.locator('[data-id="rules"]').click()
            rules = opened.value
            expect(rules.locator("label select option:checked")).to_have_text(shown, timeout=LONG)
            rules.close()
        page.goto(f"{found.address}/rules/paris?edition=nobody")  # of a table that came from another house
        expect(page.locator("label select option:checked")).to_have_text("ours at home", timeout=LONG)
