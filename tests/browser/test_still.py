"""Nothing jumps while a game goes on: board and panels stay where they are whatever happens."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from cadastre.registry import GAMES
from testkit.browser.sitting import Sitting, person_of
from testkit.server.house import serving

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

WATCH = """
() => {
  const things = document.querySelectorAll("[data-game] :is(main, .column > *, nav, [role=tablist])");
  const seen = new Map([...things].map((one) => [one, new Set()]));
  const look = () => {
    for (const [one, places] of seen) {
      const { x, y, width } = one.getBoundingClientRect();
      if (width) places.add([x, y, width].map(Math.round).join(" "));
    }
    requestAnimationFrame(look);
  };
  look();
  window.moved = () =>
    [...seen].filter(([, places]) => places.size > 1).map(([one, places]) => [one.className, ...places]);
  return seen.size;
}
"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_board_and_panels_stay_where_they_are(page: Page, database: Path, game: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    with serving(database, games=game) as house:
        person = person_of(game)(page, house.address, seed=3)
        person.arrive()
        person.play_now(opponents=2, game=game)
        person.wait_for_question()
        assert page.evaluate(WATCH) > 0
        person.play_for(14)
        assert page.evaluate("moved()") == []


LONG_ASIDE = """
() => {
  const places = () => [...document.querySelectorAll(".column > *")].map((one) => one.getBoundingClientRect().y);
  const before = places();
  const asides = [...document.querySelectorAll(".column h2 small")];
  asides.forEach((aside) => (aside.textContent = "if you take the Moulin de la Galette"));
  return [asides.length, before, places()];
}
"""


def test_a_long_name_beside_a_title_moves_nothing(page: Page, database: Path) -> None:
    page.set_viewport_size(DESK)
    with serving(database, games="paris") as house:
        person = Sitting(page, house.address, seed=3)
        person.arrive()
        person.play_now(opponents=2, game="paris")
        person.wait_for_question()
        asides, before, after = page.evaluate(LONG_ASIDE)
        assert asides
        assert after == before
