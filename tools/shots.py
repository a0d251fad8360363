"""Pictures of the main screens: ``python -m tools.shots [--to build/shots] [--beside FOLDER]``.

A person is played by clicks at a real server in a real Chromium: home page, table at the start and in the middle of a
game, with a card open, and the result; in every language, day and night, desk and phone. ``index.html`` shows them all,
beside the pictures of another folder if one is given, such as those of a design.
"""

import argparse
import html
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.sitting import Sitting
from tests.server.house import serving

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
LOOKS = (
    ("en", "light"),
    ("el", "dark"),
    ("th", "light"),
    ("de", "dark"),
    ("pl", "light"),
    ("el", "light"),
    ("en", "dark"),
)
MIDDLE = 45
"""Clicks before the picture in the middle of a game."""


class Camera:
    """Somebody with a browser who takes pictures."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder
        self.taken: list[str] = []

    def take(self, page: Page, name: str) -> None:
        """One picture, once nothing moves."""
        page.wait_for_timeout(1500)
        page.screenshot(path=self.folder / f"{name}.png")
        self.taken.append(name)

    def game(self, size: str) -> None:
        """A whole game, seen from every side."""
        width, height = SIZES[size]
        context = self.browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        page = context.new_page()
        sitting = Sitting(page, self.address, seed=5)
        sitting.arrive()
        self.everyway(page, f"home-{size}")
        sitting.play_now(opponents=3)
        sitting.wait_for_question()
        self.take(page, f"start-{size}-en-light")
        sitting.play_for(MIDDLE)
        if sitting.wait_for_question():
            self.everyway(page, f"table-{size}")
            sitting.wait_for_question()
            self.card(page, f"card-{size}-en-light")
        sitting.play_to_the_end()
        self.everyway(page, f"result-{size}")
        context.close()

    def card(self, page: Page, name: str) -> None:
        """What is shown of a place that is pointed at."""
        shown = '[data-id^="place:"]:is(.legal, .within):not([data-id$=" bank"], [data-id$=arc]):visible'
        for place in page.locator(shown).all():
            place.hover()
            if page.locator(".card").is_visible():
                self.take(page, name)
                return

    def everyway(self, page: Page, name: str) -> None:
        """In every language, by day and by night."""
        for language, theme in LOOKS:
            page.evaluate(
                "([language, theme]) => { localStorage.setItem('cadastre.language', language);"
                " localStorage.setItem('cadastre.theme', theme) }",
                [language, theme],
            )
            page.reload()
            page.locator("h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            self.take(page, f"{name}-{language}-{theme}")
        page.evaluate(
            "localStorage.setItem('cadastre.language', 'en'); localStorage.setItem('cadastre.theme', 'light')"
        )
        page.reload()


def overview(folder: Path, taken: list[str], beside: list[Path]) -> None:
    """One page with all pictures."""
    figures = [(name, f"{name}.png") for name in taken] + [(path.stem, path.resolve().as_uri()) for path in beside]
    shown = "\n".join(
        f'<figure><a href="{html.escape(source)}"><img src="{html.escape(source)}" alt=""></a>'
        f"<figcaption>{html.escape(name)}</figcaption></figure>"
        for name, source in figures
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}img{max-width:700px;max-height:440px}"
    page = f'<!doctype html><meta charset="utf-8"><title>Shots</title><style>{style}</style>\n{shown}\n'
    (folder / "index.html").write_text(page, encoding="utf-8")


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=Path("build/shots"))
    parser.add_argument("--beside", type=Path)
    given = parser.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(Path(scratch) / "games.sqlite3") as house,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS)) as browser,
    ):
        camera = Camera(browser, house.address, given.to)
        for size in SIZES:
            camera.game(size)
    overview(given.to, camera.taken, sorted(given.beside.glob("*.png")) if given.beside else [])
    print(f"{len(camera.taken)} pictures in {given.to}")


if __name__ == "__main__":
    main()
