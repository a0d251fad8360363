"""Whole games in a real browser, by clicks on the screen only."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cadastre.core.texts import languages
from testkit.browser.sitting import LONG, Sitting
from testkit.server.house import House, serving, steady_port
from tests.browser.reading import sums
from tests.browser.test_screens import check
from tests.browser.typist import Typist


def test_a_whole_game_by_clicks(page: Page, house: House) -> None:
    """From the home page to the result, which is read in every language, and on to the next game."""
    sitting = Sitting(page, house.address)
    sitting.arrive()
    sitting.play_now(opponents=2)
    clicked = sitting.play_to_the_end()
    kinds = {thing.partition(":")[0] for thing in clicked}
    assert {"pile", "place", "end-turn"} <= kinds
    rows = sitting.result.locator("tr.total td").all_inner_texts()
    ranking = sitting.result.locator(".score").all_inner_texts()
    assert len(rows) == 3
    assert sorted(map(_number, rows)) == sorted(map(_number, ranking))
    told = sums(page)
    assert {"+1", "−1"} < {figure for _, figures in told for figure in figures}, "tokens come and go"
    for words, figures in told:
        assert len(figures) == 1, words
        if words[0] in "+−":
            assert words.startswith(figures[0])
    for language in languages():
        sitting.speak(language)
        expect(sitting.result).to_be_visible(timeout=LONG)
        check(page, language)
    sitting.speak("en")
    ended = page.url
    sitting.result.get_by_role("button").filter(has_text="Play again").click()
    expect(page).not_to_have_url(ended, timeout=LONG)
    assert sitting.wait_for_question()


def test_a_whole_game_by_keyboard(page: Page, house: House) -> None:
    """From the home page to the result, and on to the next game; the focus is never lost on the way."""
    page.add_init_script("localStorage.setItem('cadastre.motion', 'off')")
    typist = Typist(page, house.address, seed=5)
    typist.arrive()
    typist.play_now(opponents=1)
    chosen = typist.play_to_the_end()
    assert {"pile", "place", "end-turn"} <= {thing.partition(":")[0] for thing in chosen}
    assert typist.walked > len(chosen) / 4, "arrow keys lead about the board"
    ended = page.url
    typist.tab_to("again")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(ended, timeout=LONG)
    assert typist.wait_for_question()
    assert typist.focus


def _number(text: str) -> int:
    return int(re.sub(r"[^\d-]", "", text))


def test_a_reload_and_a_killed_server_lose_nothing(page: Page, database: Path) -> None:
    port = str(steady_port())
    with serving(database, "--port", port) as first:
        sitting = Sitting(page, first.address, seed=2)
        sitting.arrive()
        sitting.play_now(opponents=2)
        sitting.play_for(12)
        sitting.finish_move()
        before = _seen(page)
        page.reload()
        assert sitting.wait_for_question()
        assert _seen(page) == before
        first.kill()
        expect(page.locator(".offline")).to_be_visible(timeout=LONG)
    with serving(database, "--port", port) as second:
        assert second.address == first.address
        expect(page.locator(".offline")).to_be_hidden(timeout=LONG)
        assert _seen(page) == before
        page.reload()
        assert sitting.wait_for_question()
        assert _seen(page) == before
        sitting.play_for(6)
        assert sitting.wait_for_question()
        page.goto(second.address)
        page.locator('[data-id^="table-"]').first.click()
        assert sitting.wait_for_question()


def test_what_is_picked_outlives_a_broken_line(page: Page, database: Path) -> None:
    """Somebody has taken a key in hand when the server goes away and comes back with nothing new."""
    port = str(steady_port())
    with serving(database, "--port", port) as first:
        sitting = Sitting(page, first.address)
        sitting.arrive()
        sitting.play_now(opponents=1)
        sitting.wait_for_question()
        sitting.click(next(thing for thing in sitting.glowing() if thing.startswith("pile:")))
        sitting.wait_for_question()
        sitting.click("stock")
        picked = sitting.beat
        assert picked.endswith("· stock")
        told: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: told.append(str(frame))))
        first.kill()
        expect(page.locator(".offline")).to_be_visible(timeout=LONG)
    with serving(database, "--port", port):
        expect(page.locator(".offline")).to_be_hidden(timeout=LONG)
        while not told:
            page.wait_for_timeout(50)
        page.wait_for_timeout(200)  # whatever the news do to the page
        assert sitting.beat == picked


def _seen(page: Page) -> dict[str, object]:
    """All that a person reads on the table."""
    seen: dict[str, object] = page.evaluate(
        """() => ({
            seq: document.querySelector('[data-table]').dataset.seq,
            board: [...document.querySelectorAll('[data-table] [data-id]')].map(
                one => one.dataset.id + ' ' + one.classList.contains('legal')).sort(),
            tray: document.querySelector('.tray').innerText,
            majorities: document.querySelector('table').innerText,
            log: document.querySelector('[role=log]').innerText,
        })"""
    )
    return seen


@pytest.mark.parametrize("figure", ["bank", "sale", "tile"])
def test_figures_come_from_the_edition(page: Page, tmp_path: Path, figure: str) -> None:
    """Another edition changes what is on the screen, another game does not: the client has no figures of its own."""
    import cadastre.games.paris

    text = (Path(cadastre.games.paris.__file__).parent / "edition.toml").read_text(encoding="utf-8")
    old, new = {
        "bank": (r"(?m)^montmartre = 5\b", "montmartre = 9"),
        "sale": (r"(sell *= *\{[^}]*wood = )1", r"\g<1>0"),
        "tile": (r"(7 *= *\{ *vp = )3", r"\g<1>6"),
    }[figure]
    changed, count = re.subn(old, new, text)
    assert count == 1, f"{old} is {count} times in the edition"
    file = tmp_path / "edition.toml"
    file.write_text(changed, encoding="utf-8")
    shown = {}
    for name, more in (("ours", []), ("again", []), ("theirs", ["--edition", str(file)])):
        with serving(tmp_path / f"{name}.sqlite3", *more) as found:
            sitting = Sitting(page, found.address)
            page.context.clear_cookies()
            sitting.arrive()
            sitting.play_now(opponents=1)
            sitting.wait_for_question()
            sitting.click(sitting.glowing()[0])  # a building is drawn: now keys can be placed
            sitting.wait_for_question()
            shown[name] = _figure(page, figure)
    assert shown["ours"] == shown["again"]
    assert shown["ours"] != shown["theirs"], shown


def _figure(page: Page, figure: str) -> str:
    if figure == "bank":
        place = page.locator('[data-id="place:montmartre bank"]:visible').first
        place.hover()
        card = page.locator(".card")
        expect(card).to_be_visible(timeout=LONG)
        tip, there = card.locator("i").bounding_box(), place.bounding_box()
        assert tip
        assert there
        x, y = tip["x"] + tip["width"] / 2, tip["y"] + tip["height"] / 2
        assert there["x"] - 20 < x < there["x"] + there["width"] + 20, "the card points at what it is about"
        assert there["y"] - 20 < y < there["y"] + there["height"] + 20
        return card.inner_text()
    if figure == "sale":
        return page.locator(".tray").inner_text()
    return page.locator('[data-id="space:7"] title').first.text_content() or ""


def test_a_hint_points_at_the_table(page: Page, house: House) -> None:
    """What it speaks of glows in a colour of its own until a move is made."""
    sitting = Sitting(page, house.address)
    sitting.arrive()
    sitting.play_now(opponents=1)
    sitting.wait_for_question()
    hinted = page.locator("[data-hinted]")
    assert hinted.count() == 0
    page.locator("[popovertarget=hint]").click()
    expect(hinted.first).to_be_visible(timeout=LONG)
    expect(page.locator("#hint [role=status]")).to_contain_text("%")
    page.keyboard.press("Escape")
    check(page, "en")
    while hinted.count():
        things: list[str] = hinted.evaluate_all("all => all.map(one => one.dataset.id)")
        thing = next(thing for thing in sitting.glowing() if thing in things)
        sitting.click(thing)
        expect(page.locator(f'[data-id="{thing}"][data-hinted]')).to_have_count(0, timeout=LONG)
    sitting.finish_move()
    assert int(sitting.table.get_attribute("data-seq") or 0) > 0
    expect(hinted).to_have_count(0)
