"""Somebody at a table of Hellas: clicks answers, bids and trades as the desk offers them."""

import re

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from testkit.browser.sitting import LONG, Sitting

SELDOM = ("button-vote", "button-propose", "button-counter", "button-give-up")
"""What a player who wants to get on does only where there is nothing else."""
USUAL = ("button-throw", "button-buy", "button-bid", "button-pass", "button-end", "button-decline")


class Landlord(Sitting):
    """One person, one page, one game of Hellas."""

    @property
    def answers(self) -> Locator:
        """Everything on the desk that answers the question."""
        return self.page.locator('button[data-action]:visible:enabled, [data-id="button-bid"]:visible:enabled')

    def press(self, thing: str) -> None:
        """An answer by the thing that it is about."""
        before = self.beat
        self.page.locator(f'button[data-id="{thing}"]:visible:enabled').first.click(timeout=LONG)
        self.wait_for_beat_after(before)

    def click_something(self) -> str:
        """Any answer, those that lead on first."""
        close = self.page.locator('button[data-id="desk-close"]:visible')
        if close.count():  # a deal that was begun, or a tool in hand
            close.click(timeout=LONG)
        expect(self.answers.first).to_be_visible(timeout=LONG)
        things: list[str] = self.answers.evaluate_all("all => all.map(one => one.dataset.id)")
        usual = [thing for thing in things if thing in USUAL]
        other = [thing for thing in things if thing not in SELDOM]
        thing = self.random.choice(usual if usual and self.random.random() < 0.85 else other or things)
        before = self.beat
        try:
            self.page.locator(f'button[data-id="{thing}"]:visible:enabled').first.click(timeout=8_000)
        except TooLate:  # the question is another one by now
            return ""
        self.wait_for_beat_after(before)
        return thing

    def put_up(self) -> Locator:
        """Go on until a property is auctioned; the field for a sum."""
        field = self.page.locator('[data-id="amount"]')
        while not field.is_visible():
            if not self.wait_for_question():  # everything was bought before anybody could decline: the next game
                self.result.locator('[data-id="again"]').click(timeout=LONG)
                expect(self.table).not_to_have_attribute("data-stage", "over", timeout=LONG)
                continue
            things = self.answers.evaluate_all("all => all.map(one => one.dataset.id)")
            wanted = ("button-auction", "button-throw", "button-end", "button-decline")
            thing = next((one for one in wanted if one in things), None)
            if thing:
                self.press(thing)
            else:
                self.click_something()
            # Seven others may play in between.
            expect(self.table).to_have_attribute("data-stage", re.compile("asked|over"), timeout=4 * LONG)
        return field

    def bid(self, amount: int) -> None:
        """Type a sum and bid it."""
        self.page.locator('[data-id="amount"]').fill(str(amount))
        self.press("button-bid")

    def lay(self, side: str, nth: int = 0) -> str:
        """Lay one of the things on the table that may be given (``give``) or asked for (``want``)."""
        self.page.locator(f'[data-add="{side}"]').click(timeout=LONG)
        thing = self.page.locator(f'.side:has([data-add="{side}"]) .list [data-item]').nth(nth)
        name = thing.get_attribute("data-item", timeout=LONG) or ""
        before = self.beat
        thing.click(timeout=LONG)
        self.wait_for_beat_after(before)
        return name


PERSON = Landlord
