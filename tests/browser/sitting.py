"""Somebody who sits before the screen: looks, points and clicks, and knows nothing else."""

import random

from playwright.sync_api import Locator, Page, expect

LONG = 30_000
"""Milliseconds after which something that should be seen is not coming."""
KERNELS = 180_000
"""The same where rules may have to be compiled first."""

QUIET = ("sell", "buy")
"""What a player who wants to get on does seldom."""


class Sitting:
    """One person, one page."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page, self.address = page, address
        self.random = random.Random(seed)

    def arrive(self) -> None:
        """At the home page."""
        self.page.goto(self.address)
        expect(self.page.locator("h1")).to_be_visible(timeout=LONG)

    def play_now(self, opponents: int) -> None:
        """Sit down against so many bots."""
        self.page.locator(f'[data-id="opponents-{opponents}"]').click()
        self.page.locator('[data-id="play-paris"]').click()
        expect(self.table).to_be_visible(timeout=KERNELS)

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-table]")

    @property
    def stage(self) -> str:
        """What is going on: ``asked``, ``busy``, ``watching`` or ``over``."""
        return self.table.get_attribute("data-stage") or ""

    @property
    def beat(self) -> str:
        """Changes with everything that happens."""
        return self.table.get_attribute("data-beat") or ""

    def wait_for_question(self) -> bool:
        """Until something can be done; False when the game is over."""
        self.page.wait_for_function(
            "['asked', 'over'].includes(document.querySelector('[data-table]')?.dataset.stage)", timeout=LONG
        )
        return self.stage == "asked"

    def glowing(self) -> list[str]:
        """Ids of all that glows."""
        found = self.page.locator("[data-id].legal:visible")
        return list(dict.fromkeys(found.evaluate_all("all => all.map(one => one.dataset.id)")))

    def click(self, thing: str) -> None:
        """Click a thing and wait until something happens."""
        before = self.beat
        self.page.locator(f'[data-id="{thing}"].legal:visible').first.click(timeout=LONG)
        self.page.wait_for_function(
            "before => document.querySelector('[data-table]').dataset.beat !== before", arg=before, timeout=LONG
        )

    def click_something(self) -> str:
        """Anything that glows."""
        glowing = self.glowing()
        assert glowing, "asked, but nothing glows"
        busy = [thing for thing in glowing if thing not in QUIET]
        thing = self.random.choice(busy if busy and self.random.random() < 0.9 else glowing)
        self.click(thing)
        return thing

    def play_to_the_end(self, most: int = 1500) -> list[str]:
        """Click what glows until the result is on the screen."""
        clicked: list[str] = []
        for _ in range(most):
            if not self.wait_for_question():
                expect(self.page.locator("[data-result]")).to_be_visible(timeout=LONG)
                return clicked
            clicked.append(self.click_something())
        raise AssertionError(f"no end after {most} clicks")

    def play_for(self, clicks: int) -> None:
        """A while."""
        for _ in range(clicks):
            if not self.wait_for_question():
                return
            self.click_something()
