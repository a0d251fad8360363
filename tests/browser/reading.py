"""What can be read on a page, and what cannot: text that is cut off, sticks out of its box, or lies over other text."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("reading.js").read_text(encoding="utf-8")


def unreadable(page: Page) -> list[str]:
    """Every such text, with the place."""
    page.evaluate("document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(SCRIPT)
    return found


def sums(page: Page) -> list[tuple[str, list[str]]]:
    """What the log tells of money and goods: the words for those who hear it, and the figures for those who see it."""
    found = page.locator("[role=log] li").evaluate_all(
        """lines => lines.map((line) => [
            line.querySelector(".visually-hidden").textContent,
            line.querySelector(".sum").innerText.match(/[+−][^\\s+−]+/g) ?? [],
        ])"""
    )
    return [(words, figures) for words, figures in found]
