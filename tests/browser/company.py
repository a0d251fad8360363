"""Several people, each before a browser of their own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from testkit.browser.chromium import complaints
from testkit.browser.sitting import KERNELS, LONG, Sitting


class Somebody(Sitting):
    """A person with a name."""

    def __init__(self, page: Page, address: str, name: str) -> None:
        super().__init__(page, address)
        self.name = name

    def invite(self, seats: int = 2) -> str:
        """Open a table for so many people; the code that others need."""
        self.arrive()
        self.page.locator("a", has_text="Online table").click(timeout=LONG)
        self.page.locator('[data-id="my-name"]').fill(self.name, timeout=LONG)
        for _ in range(seats - 2):
            self.page.locator('[data-id="add-seat"]').click()
        self.page.locator('[data-id="open-table"]').click()
        code = self.page.locator('[data-id="table-code"]')
        expect(code).to_be_visible(timeout=KERNELS)
        return code.inner_text()

    def come(self, code: str) -> None:
        """Type a code at the home page, and sit down."""
        self.arrive()
        self.page.locator('[data-id="code"]').fill(code)
        self.page.locator('[data-id="join"]').click()
        self.page.locator('[data-id="my-name"]').fill(self.name, timeout=LONG)
        self.page.locator('[data-id^="sit-"]').first.click()
        expect(self.page.locator('[data-id^="leave-"]')).to_be_visible(timeout=LONG)

    def start(self) -> None:
        """Begin the game as soon as everybody is there."""
        self.page.locator('[data-id="start"]').click(timeout=LONG)
        self.sees_the_table()

    def sees_the_table(self) -> None:
        expect(self.table).to_be_attached(timeout=KERNELS)

    def open_menu(self) -> None:
        self.page.locator("[popovertarget=settings]").click()


Guests = Callable[[str], Somebody]


@contextmanager
def guests(browser: Browser, address: str, settings: dict[str, Any]) -> Iterator[Guests]:
    """Browsers that share nothing; what their pages complain of is an error."""
    found: list[str] = []
    contexts = []

    def come(name: str) -> Somebody:
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        complaints(page, found)
        return Somebody(page, address, name)

    try:
        yield come
        assert not found, found
    finally:
        for context in contexts:
            context.close()
