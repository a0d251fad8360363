"""Somebody who sits before the screen: looks, points and clicks, and knows nothing else."""

import json
import random
import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from testkit.games import has_part, part

LONG = 30_000
"""Milliseconds after which something that should be seen is not coming."""
KERNELS = 180_000
"""The same where rules may have to be compiled first."""

QUIET = ("sell", "buy")
"""What a player who wants to get on does seldom."""


ANSWERS = ("end-turn", "decline", "pass")
"""Answers that lie nowhere on the table: buttons beside the question."""


def inviting(thing: str | None = None) -> str:
    """Selects what invites a click: everything, or this thing only."""
    named = "[data-id]" if thing is None else f'[data-id="{thing}"]'
    answers = [f'button[data-id="{one}"]' for one in ANSWERS if thing in (None, one)]
    return ", ".join(f"{one}:visible" for one in (f"{named}.legal", *answers))


class Sitting:
    """One person, one page."""

    def __init__(self, page: Page, address: str, seed: int = 1) -> None:
        self.page, self.address = page, address
        self.random = random.Random(seed)

    def arrive(self) -> None:
        """At the home page."""
        self.page.goto(self.address)
        expect(self.page.locator("h1")).to_be_visible(timeout=LONG)

    def choose_options(self, options: str, game: str) -> None:
        """As if they had been chosen before, as JSON."""
        self.page.add_init_script(f"localStorage.setItem('cadastre.options.{game}', '{options}')")

    def card(self, game: str) -> Locator:
        """A game on the home page."""
        return self.page.locator(f'article[data-game="{game}"]')

    def choose(self, game: str, thing: str) -> None:
        """What is folded away on a game's card: how many bots, how strong."""
        label = self.card(game).locator("label", has=self.page.locator(f'[data-id="{thing}"]'))
        if not label.is_visible():
            self.card(game).locator(f'[data-id="options-{game}"]').click(timeout=LONG)
        label.click()

    def play_now(self, opponents: int, game: str = "paris") -> None:
        """Sit down against so many bots."""
        card = self.card(game)
        self.choose(game, f"bots-{opponents}")
        card.locator(f'[data-id="play-{game}"]').click()
        expect(self.table).to_be_attached(timeout=KERNELS)

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-table]")

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog[open]")

    @property
    def stage(self) -> str:
        """What is going on: ``asked``, ``busy``, ``watching`` or ``over``; nothing where there is no table."""
        return str(self.table.evaluate_all("all => all[0]?.dataset.stage ?? ''"))

    @property
    def beat(self) -> str:
        """Changes with everything that happens."""
        return self.table.get_attribute("data-beat") or ""

    def wait_for_question(self) -> bool:
        """Until something can be done; False when the game is over."""
        expect(self.table).to_have_attribute("data-stage", re.compile("^(asked|over)$"), timeout=LONG)
        return self.stage == "asked"

    def speak(self, language: str) -> None:
        """Another language, as if it had been chosen before the page was opened."""
        self.page.evaluate("language => localStorage.setItem('cadastre.language', language)", language)
        self.page.reload()
        expect(self.page.locator("html")).to_have_attribute("lang", language, timeout=LONG)
        expect(self.table).to_be_attached(timeout=LONG)

    def glowing(self) -> list[str]:
        """Ids of all that glows."""
        found = self.page.locator(inviting())
        return list(dict.fromkeys(found.evaluate_all("all => all.map(one => one.dataset.id)")))

    def click(self, thing: str) -> None:
        """Click a thing and wait until something happens."""
        before = self.beat
        found = self.page.locator(inviting(thing)).first
        try:
            found.click(timeout=10_000)
        except TooLate:  # another thing lies over its middle: the keyboard reaches it all the same
            found.focus(timeout=LONG)
            self.page.keyboard.press("Enter")
        self.wait_for_beat_after(before)

    def wait_for_beat_after(self, before: str) -> None:
        """Until something has happened."""
        expect(self.table).not_to_have_attribute("data-beat", before, timeout=LONG)

    def click_something(self) -> str:
        """Anything that glows; on a phone, anything in the list."""
        listed = self.page.locator("button[data-action]:visible")
        expect(self.page.locator(inviting()).or_(listed).first).to_be_attached(timeout=LONG)
        glowing = self.glowing()
        if listed.count():
            answers = [thing for thing in glowing if thing in ANSWERS]
            if not answers or self.random.random() < 0.5:
                return self.choose_from(listed)
            glowing = answers
        assert glowing, "asked, but nothing glows"
        busy = [thing for thing in glowing if thing not in QUIET]
        thing = self.random.choice(busy if busy and self.random.random() < 0.9 else glowing)
        self.click(thing)
        return thing

    def choose_from(self, listed: Locator) -> str:
        """A choice of a list: on a phone what it would do is shown first, and asked once more."""
        before = self.beat
        sure = self.page.locator("button.go[data-action]:visible")
        done = self.page.locator(f"[data-table]:not([data-beat={json.dumps(before)}])")
        for _ in range(4):  # a slow machine may draw the list anew under the finger
            try:
                listed.nth(self.random.randrange(listed.count() or 1)).click(timeout=8_000)
                expect(sure.or_(done).first).to_be_attached(timeout=8_000)
            except (TooLate, AssertionError):
                continue
            if done.count():
                return "listed"
            action = sure.get_attribute("data-action", timeout=LONG)
            sure.click(timeout=LONG)
            self.wait_for_beat_after(before)
            return f"action:{action}"
        raise AssertionError("what is chosen from the list is never asked once more")

    def play_to_the_end(self, most: int = 1500) -> list[str]:
        """Click what glows until the result is on the screen."""
        clicked: list[str] = []
        for _ in range(most):
            if not self.wait_for_question():
                expect(self.result).to_be_visible(timeout=LONG)
                return clicked
            clicked.append(self.click_something())
        raise AssertionError(f"no end after {most} clicks")

    def finish_move(self) -> None:
        """Until nothing is half done: neither a move that was begun nor a thing that was picked."""
        while self.wait_for_question() and not re.fullmatch(r"\d+ · *", self.beat):
            self.click_something()

    def play_for(self, clicks: int) -> None:
        """A while."""
        for _ in range(clicks):
            if not self.wait_for_question():
                return
            self.click_something()


def person_of(game: str) -> type[Sitting]:
    """Who plays a game: the game's own person, or somebody who clicks whatever glows."""
    found: type[Sitting] = part(game, "person").PERSON if has_part(game, "person") else Sitting
    return found
