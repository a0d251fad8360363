"""Pictures of the main screens: ``python -m tools.shots [--to build/shots] [--beside FOLDER]``.

A person is played by clicks at a real server in a real Chromium: home page, the table of every game at the start and in
the middle, with a card open, the result and the replay; then the other pages. They are taken in every language, day and
night, desk and phone. ``index.html`` shows them all, beside the pictures of another folder (such as those of a design)
if one is given.
"""

import argparse
import html
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

from cadastre.core.options import Entry
from cadastre.registry import GAMES
from testkit.browser.chromium import browsing
from testkit.browser.sitting import person_of
from testkit.games import facts
from testkit.server.house import serving

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
FEW_LOOKS = LOOKS[:3]
MIDDLE = 45
"""Clicks before the picture in the middle of a game."""
FIRST, LAST = next(iter(GAMES)), next(reversed(GAMES))
PAGES = {
    "tables": "/tables",
    "games": "/games",
    "archive": "/archive",
    "settings": "/settings",
    "online": f"/new/{FIRST}/online",
    "here": f"/new/{LAST}/here",
    "rules": f"/rules/{FIRST}",
    "figures": f"/figures/{LAST}",
}


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

    def visit(self, size: str) -> Page:
        """A new person at the home page."""
        width, height = SIZES[size]
        context = self.browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        return context.new_page()

    def home(self, size: str) -> None:
        """The home page."""
        page = self.visit(size)
        person_of(FIRST)(page, self.address).arrive()
        self.everyway(page, f"home-{size}")
        page.context.close()

    def game(self, game: Entry, size: str) -> None:
        """A whole game, seen from every side."""
        page, name = self.visit(size), game.name
        sitting = person_of(name)(page, self.address, seed=5)
        sitting.choose_options(json.dumps(facts(game).browser.pictured), name)
        sitting.arrive()
        sitting.play_now(opponents=min(4, game.most_players) - 1, game=name)
        sitting.wait_for_question()
        self.take(page, f"{name}-start-{size}-en-light")
        sitting.play_for(MIDDLE)
        if sitting.wait_for_question():
            self.everyway(page, f"{name}-{size}")
            sitting.wait_for_question()
            self.card(page, f"{name}-card-{size}-en-light")
        sitting.play_to_the_end()
        self.everyway(page, f"{name}-result-{size}", FEW_LOOKS)
        page.goto(f"{page.url}/replay?move=60")
        self.everyway(page, f"{name}-replay-{size}", FEW_LOOKS)
        page.context.close()

    def pages(self, size: str) -> None:
        """All that is no table."""
        page = self.visit(size)
        for name, path in PAGES.items():
            page.goto(self.address + path)
            self.everyway(page, f"{name}-{size}", FEW_LOOKS)
        page.context.close()

    def card(self, page: Page, name: str) -> None:
        """What is shown of a place that is pointed at, where anything is."""
        shown = '[data-id^="place:"]:is(.legal, .within):not([data-id$=" bank"], [data-id$=arc]):visible'
        for place in page.locator(shown).all():
            place.hover()
            if page.locator(".card").is_visible():
                self.take(page, name)
                return

    def everyway(self, page: Page, name: str, looks: Sequence[tuple[str, str]] = LOOKS) -> None:
        """In several languages, by day and by night."""
        for language, theme in looks:
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
        serving(Path(scratch) / "games.sqlite3", games=",".join(GAMES)) as house,
        browsing() as browser,
    ):
        camera = Camera(browser, house.address, given.to)
        for size in SIZES:
            camera.home(size)
            for game in GAMES.values():
                camera.game(game, size)
            camera.pages(size)
    overview(given.to, camera.taken, sorted(given.beside.glob("*.png")) if given.beside else [])
    print(f"{len(camera.taken)} pictures in {given.to}")


if __name__ == "__main__":
    main()
