"""The main screens in every language, by day and by night, on a desk and on a phone."""

import pytest
from playwright.sync_api import Page, expect

from cadastre.core.texts import languages
from testkit.browser.sitting import LONG, Sitting
from testkit.server.house import House
from tests.browser.axe import serious_problems
from tests.browser.reading import unreadable
from tests.diagonal import diagonal

SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "phone": (360, 740)}


@pytest.fixture
def sitting(page: Page, house: House) -> Sitting:
    return Sitting(page, house.address, seed=3)


def remember(page: Page, language: str, theme: str) -> None:
    """As if they had been chosen before."""
    page.add_init_script(
        f"localStorage.setItem('cadastre.language', '{language}'); localStorage.setItem('cadastre.theme', '{theme}')"
    )


def check(page: Page, language: str) -> None:
    """The language is the one asked for, everything can be read, and axe has nothing serious to say."""
    assert page.locator("html").get_attribute("lang") == language
    problems = unreadable(page)
    assert not problems, "\n".join(problems)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} px too wide"
    problems = serious_problems(page)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(("language", "theme", "size"), diagonal(languages(), ["light", "dark"], SIZES))
def test_main_screens(sitting: Sitting, page: Page, language: str, theme: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    remember(page, language, theme)
    sitting.arrive()
    check(page, language)
    sitting.play_now(opponents=3)
    sitting.wait_for_question()
    check(page, language)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the table must not scroll"


def test_the_language_changes_in_the_middle_of_a_game(sitting: Sitting, page: Page) -> None:
    sitting.arrive()
    sitting.play_now(opponents=1)
    sitting.wait_for_question()
    seen = {}
    for language in languages():
        page.locator("[popovertarget=settings]").click()
        page.locator('[data-id="language"]').select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language, timeout=LONG)
        seen[language] = page.locator(".prompt").inner_text()
    assert len(set(seen.values())) == len(seen), seen


def test_an_unknown_address(page: Page, house: House) -> None:
    page.goto(f"{house.address}/table/nowhere")
    expect(page.locator("main")).to_be_visible(timeout=LONG)
    check(page, "en")


def test_the_first_load_is_light(page: Page, house: House) -> None:
    """Everything of the home page but its letters, as it comes over the line."""
    page.goto(house.address)
    expect(page.locator("h1")).to_be_visible(timeout=LONG)
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = page.evaluate(
        "Object.fromEntries(['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))"
        ".map(one => [one.name, one.encodedBodySize]))"
    )
    light = {name: size for name, size in sizes.items() if not name.endswith((".woff", ".woff2"))}
    assert any(name.endswith(".js") and size for name, size in light.items()), sizes
    assert sum(light.values()) <= 200_000, sizes


PLANT = """([tag, text, style]) => {
    const made = tag => document.createElementNS(`http://www.w3.org/${tag === 'text' || tag === 'svg' ?
        '2000/svg' : '1999/xhtml'}`, tag);
    const one = made(tag);
    one.textContent = text;
    one.style.cssText = style;
    const around = tag === 'text' ? made('svg') : one;
    if (around !== one) around.append(one);
    document.querySelector('main').append(around);
}"""
FAULTS = (
    ("cut off", "first words", "p", "width: 30px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap"),
    ("cut off", "second words", "p", "height: 8px; overflow-y: hidden"),
    ("cut off", "third words", "text", "transform: translate(-20px, 30px)"),
    ("sticks out", "fourth words", "button", "width: 30px; padding: 0; white-space: nowrap"),
    ("one over the other", "fifth words", "p", "position: absolute; inset: 0; margin: 0; font-size: 90px"),
)


def test_what_cannot_be_read_is_noticed(page: Page, house: House) -> None:
    """Faults of every kind, planted one by one."""
    page.goto(f"{house.address}/settings")
    expect(page.locator("main section").first).to_be_visible(timeout=LONG)
    assert not unreadable(page)
    for sort, text, tag, style in FAULTS:
        page.evaluate(PLANT, [tag, text, style])
        found = unreadable(page)
        assert any(line.startswith(f"{sort}: ") and text in line for line in found), (sort, found)
