"""Whole games in a real browser by clicks, with reloads and a server that is killed now and then.

``python -m tools.sittings [--games 12] [--seed 1] [--json]``, so many of each game. They go through player counts,
options and sizes of the screen. A click that leads nowhere, a question where nothing can be clicked, a complaint of the
page, a log that a reload finds changed is a problem.
"""

import argparse
import json
import random
import sys
import tempfile
from dataclasses import dataclass
from itertools import cycle, islice, product
from pathlib import Path

from playwright.sync_api import Browser, Error, Page

from cadastre.core.options import Entry, Option
from cadastre.registry import GAMES
from testkit.browser.chromium import browsing, complaints
from testkit.browser.sitting import person_of
from testkit.games import Value, facts
from testkit.server.house import House, serving

SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
RELOAD, KILL = 0.03, 0.02
"""How likely each is before a click."""
MOST = 2000
"""Clicks after which a game should have ended."""


@dataclass(frozen=True)
class Plan:
    """A game to be played."""

    game: str
    players: int
    options: str
    """As JSON."""
    size: str
    seed: int


def plans(entry: Entry, games: int, seed: int) -> list[Plan]:
    """So many games; options, player counts and sizes take turns."""
    others = [{option.name: other} for option in entry.options if (other := other_than_usual(option)) is not None]
    options = [{}, *others, {name: value for one in others for name, value in one.items()}]
    counts = range(entry.least_players, entry.most_players + 1)
    chosen = islice(cycle(product(counts, options)), 0, None, 5)  # 5 divides neither number: nobody waits for long
    return [
        Plan(entry.name, count, json.dumps({**facts(entry).browser.played, **some}), size, seed + n)
        for n, (count, some), size in zip(range(games), chosen, cycle(SIZES), strict=False)
    ]


def other_than_usual(option: Option) -> Value | None:
    """What an option can be beside its default; None for numbers."""
    if isinstance(option.default, bool):
        return not option.default
    return next((choice for choice in option.choices if choice != option.default), None)


class Evening:
    """One browser, one game, one server that does not always live through it."""

    def __init__(self, browser: Browser, plan: Plan, folder: Path) -> None:
        self.plan, self.database = plan, folder / f"{plan.game}-{plan.seed}.sqlite3"
        self.random = random.Random(f"sitting {plan.seed}")
        width, height = SIZES[plan.size]
        self.context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        self.page: Page = self.context.new_page()
        self.complaints = complaints(self.page)
        self.clicks = self.reloads = self.kills = 0

    def play(self) -> None:
        """To the result."""
        port = "0"
        while True:
            with serving(self.database, "--port", port, games=self.plan.game) as house:
                port = house.address.rpartition(":")[2]
                if not self.sit(house):
                    return
                house.kill()
                self.kills += 1

    def sit(self, house: House) -> bool:
        """Play on until the game is over (False) or the server is to be killed (True)."""
        sitting = person_of(self.plan.game)(self.page, house.address, self.plan.seed + self.clicks)
        if not self.clicks:
            sitting.choose_options(self.plan.options, self.plan.game)
            sitting.arrive()
            sitting.play_now(self.plan.players - 1, self.plan.game)
        while sitting.wait_for_question():
            chance = self.random.random()
            if chance < KILL:
                return True
            if chance < KILL + RELOAD:
                log = self.page.locator("[data-table]").get_attribute("data-seq")
                self.page.reload()
                sitting.wait_for_question()
                assert self.page.locator("[data-table]").get_attribute("data-seq") == log, "a reload lost something"
                self.reloads += 1
                continue
            sitting.click_something()
            self.clicks += 1
            assert self.clicks < MOST, f"no end after {MOST} clicks"
        sitting.result.wait_for()
        return False


def main() -> int:
    """Play them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    problems: list[str] = []
    sums = {"games": 0, "clicks": 0, "reloads": 0, "kills": 0}
    with tempfile.TemporaryDirectory() as scratch, browsing() as browser:
        for plan in (plan for entry in GAMES.values() for plan in plans(entry, given.games, given.seed)):
            evening = Evening(browser, plan, Path(scratch))
            try:
                evening.play()
                sums["games"] += 1
            except (AssertionError, Error) as error:
                problems.append(f"{plan}: {str(error).splitlines()[0]}")
                evening.page.screenshot(path=f"build/sitting-{plan.game}-{plan.seed}.png")
            problems += [f"{plan}: {complaint}" for complaint in evening.complaints]
            for name in ("clicks", "reloads", "kills"):
                sums[name] += getattr(evening, name)
            evening.context.close()
            if not given.json:
                print(f"{plan}: {evening.clicks} clicks, {evening.reloads} reloads, {evening.kills} kills", flush=True)
    if given.json:
        print(json.dumps({**sums, "problems": problems}))
    else:
        print("\n".join([f"{sums}; problems: {len(problems)}", *problems]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
