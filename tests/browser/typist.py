"""Somebody without a mouse: goes about by Tab and the arrow keys, and chooses with Enter or the space bar."""

from typing import Any

from playwright.sync_api import expect

from testkit.browser.sitting import ANSWERS, KERNELS, LONG, QUIET, Sitting

STEPS = 12
"""After so many arrow keys somebody would rather try Tab."""
STOPS = 250
"""More than there ever are on a page: what Tab has not come to by then is out of reach."""

FOCUS = """() => {
    const on = document.activeElement;
    const box = on?.getBoundingClientRect();
    return !on || on === document.body || !on.checkVisibility() || !box.width ? null : {
        id: on.dataset.id ?? '',
        on_board: on.closest('svg.board') !== null,
        x: box.x + box.width / 2, y: box.y + box.height / 2,
    };
}"""
PLACES = """id => [...document.querySelectorAll(`svg.board [data-id="${CSS.escape(id)}"].legal`)].map(one => {
    const box = one.getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
})"""


class Typist(Sitting):
    """One person, one page, no mouse."""

    walked = 0
    """Things that arrow keys alone have led to."""

    @property
    def focus(self) -> dict[str, Any]:
        """Where the keyboard is: always on something that is seen."""
        found: dict[str, Any] | None = self.page.evaluate(FOCUS)
        if found is None:  # between two pictures
            found = self.page.wait_for_function(FOCUS, timeout=LONG).json_value()
        return found

    def tab_to(self, thing: str, back: bool = False) -> None:
        """Until the focus is on it."""
        for _ in range(STOPS):
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
            if self.page.evaluate("document.activeElement?.dataset.id") == thing:
                return
        raise AssertionError(f"{thing} is not to be reached with the keyboard")

    def play_now(self, opponents: int, game: str = "paris") -> None:
        chosen = self.card(game).locator('[data-id^="bots-"]:checked')
        now = chosen.get_attribute("data-id") or ""
        self.tab_to(f"options-{game}")
        self.page.keyboard.press("Enter")
        self.tab_to(now)
        for _ in range(abs(opponents - int(now[-1]))):
            self.page.keyboard.press("ArrowRight" if opponents > int(now[-1]) else "ArrowLeft")
        expect(chosen).to_have_attribute("data-id", f"bots-{opponents}")
        self.tab_to(f"play-{game}", back=True)
        self.page.keyboard.press("Enter")
        expect(self.table).to_be_attached(timeout=KERNELS)

    def walk_to(self, thing: str) -> bool:
        """By arrow keys over the board; False if they don't lead there."""
        places: list[dict[str, float]] = self.page.evaluate(PLACES, thing)
        here = self.focus
        if not places or not here["on_board"]:
            return False
        for _ in range(STEPS):
            if here["id"] == thing:
                self.walked += 1
                return True
            x, y = min(
                ((to["x"] - here["x"], to["y"] - here["y"]) for to in places), key=lambda way: abs(complex(*way))
            )
            ways = [("ArrowLeft", "ArrowRight")[x > 0], ("ArrowUp", "ArrowDown")[y > 0]]
            before = here
            for key in ways if abs(x) > abs(y) else reversed(ways):
                self.page.keyboard.press(key)
                here = self.focus
                if here != before:
                    break
            else:
                return False
        return False

    def click(self, thing: str) -> None:
        """Go to a thing and choose it."""
        before = self.beat
        if not self.walk_to(thing) and self.focus["id"] != thing:
            self.tab_to(thing, back=thing in ANSWERS)
        assert self.focus["id"] == thing
        self.page.keyboard.press(self.random.choice(("Enter", "Space")))
        self.wait_for_beat_after(before)

    def click_something(self) -> str:
        """Anything that glows, and is no trade if there is something else."""
        glowing = self.glowing()
        busy = [thing for thing in glowing if thing not in QUIET]
        thing = self.random.choice(busy or glowing)
        self.click(thing)
        return thing
