"""What cannot be read on a page: text that is cut off, sticks out of its box, or lies over other text."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("reading.js").read_text(encoding="utf-8")


def unreadable(page: Page) -> list[str]:
    """Every such text, with the place."""
    page.evaluate("document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(SCRIPT)
    return found
