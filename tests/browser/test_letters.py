"""Letters of every language are drawn in our own fonts, and Thai lines do not end inside a name."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Error, Page, expect

from cadastre.core.texts import Texts, languages
from testkit.browser.sitting import LONG, Sitting
from testkit.server.house import House
from tests.browser.test_screens import remember

NAMES = {
    "paris": [f"paris-district-{name}" for name in ("montmartre", "la-villette", "saint-germain", "batignolles")],
    "hellas": [f"hellas-deed-{name}" for name in ("arta", "alexandroupoli", "nafplio", "thessaloniki", "heraklion")],
}

LINES = """
(texts) => texts.map((text) => {
  const box = document.body.appendChild(document.createElement("div"));
  box.style.width = "1px";
  const word = box.appendChild(document.createElement("span"));
  word.textContent = text;
  const lines = word.getClientRects().length;
  box.remove();
  return lines;
})
"""


def fonts_of(devtools: CDPSession, node: int) -> list[dict[str, Any]]:
    """The fonts of a node's own text; of one that is gone meanwhile, none."""
    try:
        found: list[dict[str, Any]] = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    except Error:
        return []
    return found


def foreign_fonts(page: Page) -> set[str]:
    """Fonts of the machine that something on the page is written in; for codes, that is as it should be."""
    page.evaluate("document.fonts.ready.then(() => true)")
    devtools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        devtools.send(f"{domain}.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    written = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": "body *:not(select, option)"})[
        "nodeIds"
    ]
    used = [font for node in written for font in fonts_of(devtools, node)]
    assert used
    return {font["familyName"] for font in used if not (font["isCustomFont"] or "Mono" in font["familyName"])}


@pytest.mark.parametrize("language", languages())
def test_letters_are_drawn_in_our_own_fonts(page: Page, house: House, language: str) -> None:
    remember(page, language, "light")
    sitting = Sitting(page, house.address, seed=4)
    sitting.arrive()
    assert foreign_fonts(page) == set()
    sitting.play_now(opponents=1)
    sitting.wait_for_question()
    assert foreign_fonts(page) == set()


@pytest.mark.parametrize("game", NAMES)
def test_no_thai_line_ends_inside_a_name(page: Page, house: House, game: str) -> None:
    remember(page, "th", "light")
    page.goto(f"{house.address}/settings")
    expect(page.locator("html")).to_have_attribute("lang", "th", timeout=LONG)
    thai = Texts("th", game)
    names = [thai.text(name) for name in NAMES[game]]
    assert page.evaluate(LINES, names) == [1] * len(names)
    bare = [name.replace("\u2060", "") for name in names]
    assert max(page.evaluate(LINES, bare)) > 1, "the browser would divide them"
