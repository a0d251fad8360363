"""Lessons: what is new is explained the first time it comes, until one has had enough of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cadastre.core.rulebook import message
from cadastre.core.texts import Texts, catalogues, languages
from cadastre.registry import GAMES
from testkit.browser.sitting import KERNELS, LONG, Sitting, person_of
from testkit.server.house import House, serving
from tests.browser.test_options import offer
from tests.browser.test_screens import check, remember
from tests.diagonal import diagonal

WEB = Path(__file__).parents[2] / "web" / "src"
LESSON = re.compile(r'id: "([\w-]+)", rule: "([\w.]+)"')
SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "phone": (360, 740), "lying": (844, 390)}


@pytest.fixture(scope="module")
def all_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("lessons") / "games.sqlite3", games=",".join(GAMES)) as found:
        yield found


def learn(sitting: Sitting, game: str) -> None:
    """Begin a game that explains itself."""
    sitting.arrive()
    sitting.page.locator(f'[data-id="learn-{game}"]').click(timeout=LONG)
    expect(sitting.table).to_be_attached(timeout=KERNELS)
    sitting.wait_for_question()


def shown(page: Page, lesson: str) -> Locator:
    """A lesson, once it is in sight."""
    found = page.locator(f'[data-lesson="{lesson}"]')
    expect(found).to_be_visible(timeout=LONG)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_about_a_rule_and_has_its_words(game: str) -> None:
    texts, files = Texts("en", game), catalogues("en")
    known, rules = (files[f"{game}/{file}.ftl"].read_text("utf-8") for file in ("lessons", "rules/rulebook"))
    found = dict(LESSON.findall((WEB / "games" / game / "lessons.ts").read_text("utf-8")))
    assert set(found) == set(re.findall(rf"^({game}-lesson-[\w-]+) =", known, re.MULTILINE))
    for lesson, rule in found.items():
        assert texts.text(f"{lesson}.text")
        assert f"\n{message(rule)} =" in rules


def test_a_first_game_explains_itself_as_it_goes(page: Page, house: House) -> None:
    page.emulate_media(reduced_motion="reduce")
    sitting = Sitting(page, house.address)
    learn(sitting, "paris")
    shown(page, "paris-lesson-goal")
    page.locator('[data-id="lesson-learnt"]').click()
    shown(page, "paris-lesson-draw")
    sitting.click_something()  # whoever plays on has read it
    sitting.wait_for_question()
    shown(page, "paris-lesson-place")
    page.reload()
    sitting.wait_for_question()
    shown(page, "paris-lesson-place")
    page.locator('[data-id="lesson-enough"]').click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.reload()
    sitting.wait_for_question()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.goto(f"{house.address}/settings")
    page.locator('[data-id="lessons"]').click(timeout=LONG)
    page.go_back()
    sitting.wait_for_question()
    shown(page, "paris-lesson-goal")


def test_whoever_learns_has_gentle_bots_and_the_printed_rules(page: Page, house: House) -> None:
    wanted = offer(page)
    page.add_init_script("localStorage.setItem('cadastre.options.hellas', '{\"parking_pot\": true}')")
    page.add_init_script("localStorage.setItem('cadastre.level.hellas', 'hard')")
    page.goto(house.address)
    page.locator('[data-id="learn-hellas"]').click(timeout=LONG)
    expect(page.locator('[data-id="play-hellas"]')).to_have_attribute("aria-busy", "false", timeout=LONG)
    asked: Any = wanted[0]
    assert {seat.get("level") for seat in asked["seats"] if seat["kind"] == "bot"} == {"easy"}
    assert not asked.get("options")


@pytest.mark.parametrize(
    ("size", "language"),
    diagonal(SIZES, languages()),
)
def test_lessons_can_be_read_everywhere(page: Page, all_games: House, size: str, language: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce")
    remember(page, language, "dark" if size in ("laptop", "lying") else "light")
    for game in GAMES:
        learn(person_of(game)(page, all_games.address), game)
        lesson, button = shown(page, f"{game}-lesson-goal"), page.locator('[data-id="lesson-learnt"]')
        if not button.is_visible():
            lesson.click()
        expect(page.locator("button.drawn")).to_have_count(0, timeout=LONG)  # a card that a bot has drawn
        check(page, language)
        button.click()
        expect(lesson).to_have_count(0)
