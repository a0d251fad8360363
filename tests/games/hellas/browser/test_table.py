"""The table of Hellas, by clicks and typed sums only."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cadastre.core.texts import Texts, languages
from testkit.browser.chromium import complaints
from testkit.browser.sitting import KERNELS, LONG
from testkit.server.guest import LUCK
from testkit.server.house import House, serving
from tests.browser.lines import KEEP_LINES, hang_up, post
from tests.browser.reading import sums, unreadable
from tests.browser.test_screens import check
from tests.games.hellas.person import Landlord


@pytest.fixture(scope="module")
def city(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("hellas") / "games.sqlite3", games="hellas") as found:
        yield found


def test_a_whole_game_by_clicks(page: Page, city: House) -> None:
    page.emulate_media(reduced_motion="reduce")
    landlord = Landlord(page, city.address, seed=4)
    landlord.choose_options('{"short_game": 3}', "hellas")
    landlord.arrive()
    landlord.play_now(opponents=2, game="hellas")
    clicked = landlord.play_to_the_end()
    assert {"button-throw", "button-end"} <= set(clicked)
    totals = landlord.result.locator("tr.total td").all_inner_texts()
    ranking = landlord.result.locator(".score").all_inner_texts()
    assert len(totals) == 3
    assert sorted(_figures(text) for text in totals) == sorted(_figures(text) for text in ranking)
    told = sums(page)
    assert told
    for words, figures in told:
        assert len(figures) == (2 if "→" in words else 1), "where somebody pays somebody, one has less, the other more"
        assert words[0] == figures[0][0]
        assert {_figures(figure) for figure in figures} == {_figures(words.partition(":")[0].partition("→")[0])}


def _figures(text: str) -> int:
    return int("".join(letter for letter in text if letter.isdigit()))


def test_a_typed_bid_wins_or_is_beaten(page: Page, city: House) -> None:
    """The first property that may be bought is auctioned, and a sum is bid that no button offers."""
    page.emulate_media(reduced_motion="reduce")
    landlord = Landlord(page, city.address)
    landlord.choose_options('{"round_limit": 30}', "hellas")
    landlord.arrive()
    landlord.play_now(opponents=1, game="hellas")
    amount = int(landlord.put_up().input_value()) + 15  # more might not be there: luck has come before
    landlord.bid(amount)
    expect(page.get_by_role("log")).to_contain_text(f"Bid: €{amount}", timeout=LONG)


def square_of(page: Page, deed: str) -> Locator:
    """Of the board."""
    name = Texts("en", "hellas").text(f"hellas-deed-{deed}")
    return page.locator(f'[data-square][aria-label^="{name} ("]')


def group_of(page: Page, deed: str) -> str:
    """By its name, as the board says it."""
    label = square_of(page, deed).get_attribute("aria-label") or ""
    return label.partition("(")[2].partition(")")[0]


def test_an_offer_is_countered(browser: Browser, page: Page, city: House) -> None:
    """Two people: one offers a deed and money for a deed, the other wants less money, and the first agrees."""
    page.emulate_media(reduced_motion="reduce")
    guest_page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
    problems = complaints(guest_page)
    host, guest = Landlord(page, city.address), Landlord(guest_page, city.address)
    for one in (host, guest):
        one.arrive()
        expect(one.card("hellas")).to_be_visible(timeout=KERNELS)
        one.page.evaluate("() => fetch('/api/me')")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = post(page, "/tables", {"game": "hellas", "seats": seats, "options": {"short_game": 20}})["id"]
    post(guest_page, f"/tables/{table}/seats/1", {"luck": LUCK, "name": ""})
    post(page, f"/tables/{table}/start", {"luck": LUCK})
    for one in (host, guest):
        one.page.goto(f"{city.address}/table/{table}")
        expect(one.table).to_be_attached(timeout=KERNELS)
    host.page.locator('[data-tool="trade"]').click(timeout=LONG)
    host.page.locator('[data-id="seat-1"]').click(timeout=LONG)
    given, wanted = host.lay("give"), host.lay("want")
    host.page.locator('[data-id="money-give"]').fill("185")
    changes = group_of(page, given) != group_of(page, wanted)  # two of a colour change nothing
    effects = host.page.locator("table caption").filter(has_text="What it does")
    expect(effects).to_have_count(1 if changes else 0, timeout=LONG)
    host.press("button-submit")
    guest.page.locator('[data-id="button-counter"]').click(timeout=LONG)
    want = guest.page.locator('[data-id="money-want"]')
    expect(want).to_have_value("185", timeout=LONG)  # it begins with what was offered
    want.fill("160")
    guest.press("button-submit")
    expect(host.page.locator('[data-id="button-accept"]')).to_be_visible(timeout=LONG)
    host.press("button-accept")
    log = host.page.get_by_role("log")
    expect(log).to_contain_text("Offer accepted", timeout=LONG)
    expect(log).to_contain_text("€160", timeout=LONG)
    for deed, label in ((given, r"owner: (?!You,)"), (wanted, "owner: You,")):
        expect(square_of(page, deed)).to_have_attribute("aria-label", re.compile(label), timeout=LONG)
    assert not problems, problems
    guest_page.context.close()


@pytest.mark.parametrize(
    ("size", "theme", "spoken"),
    [
        ((1440, 900), "light", languages()),
        ((1280, 720), "dark", ["th"]),
        ((360, 740), "dark", languages()),
    ],
)
def test_screens(page: Page, city: House, size: tuple[int, int], theme: str, spoken: list[str]) -> None:
    """Eight at the table, before the first throw and in an auction."""
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    landlord = Landlord(page, city.address, seed=7)
    landlord.choose_options('{"short_game": 20}', "hellas")
    landlord.arrive()
    page.evaluate("theme => localStorage.setItem('cadastre.theme', theme)", theme)
    landlord.play_now(opponents=7, game="hellas")
    assert landlord.wait_for_question()
    for language in spoken:
        landlord.speak(language)
        check(page, language)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the table must not scroll"
        words = Texts(language, "hellas").text("hellas-table-bankrupt")
        for head in page.locator(".phone ol li b").all()[1:]:  # as if all others were
            head.evaluate("(b, words) => void (b.firstChild.data = words)", words)
        assert not unreadable(page)
    landlord.put_up()
    for language in spoken:
        landlord.speak(language)
        problems = unreadable(page)
        assert not problems, "\n".join(problems)
    check(page, spoken[-1])


def test_keys_walk_round_the_board(page: Page, city: House) -> None:
    """Arrow keys go along the side, round the corner and on; the deed beside the board follows."""
    page.emulate_media(reduced_motion="reduce")
    landlord = Landlord(page, city.address)
    landlord.arrive()
    landlord.play_now(opponents=1, game="hellas")
    page.locator('[data-square="0"]').focus(timeout=LONG)
    for key in ("ArrowUp",) * 10 + ("ArrowRight",) * 3:
        page.keyboard.press(key)
    here = page.locator(":focus")
    expect(here).to_have_attribute("data-square", "13")
    expect(here).to_have_attribute("aria-label", re.compile(r"^Kastoria \(Macedonia\), "))
    expect(page.get_by_role("article", name="Kastoria")).to_be_visible()


def test_a_hint_points_at_its_answer(page: Page, city: House) -> None:
    page.emulate_media(reduced_motion="reduce")
    landlord = Landlord(page, city.address)
    landlord.choose_options('{"round_limit": 30}', "hellas")
    landlord.arrive()
    landlord.play_now(opponents=1, game="hellas")
    landlord.put_up()
    page.locator("[popovertarget=hint]").click()
    hinted = page.locator("[data-hinted]")
    expect(hinted).to_have_count(1, timeout=LONG)
    expect(page.locator("#hint [role=status]")).to_contain_text("%")
    page.keyboard.press("Escape")
    thing = hinted.get_attribute("data-id") or ""
    assert thing in ("button-bid", "button-pass")
    landlord.press(thing)
    expect(hinted).to_have_count(0)


def test_a_big_screen_for_the_room(page: Page, city: House) -> None:
    """The board, everybody's money, and an auction as it goes on."""
    page.emulate_media(reduced_motion="reduce")
    landlord = Landlord(page, city.address)
    landlord.choose_options('{"round_limit": 20}', "hellas")
    landlord.arrive()
    landlord.play_now(opponents=7, game="hellas")
    tv = page.context.new_page()
    tv.emulate_media(reduced_motion="reduce")
    tv.set_viewport_size({"width": 1920, "height": 1080})
    tv.goto(f"{page.url}/tv")
    expect(tv.locator("aside ol li")).to_have_count(8, timeout=LONG)
    expect(tv.locator("aside ol li", has_text="€")).to_have_count(8)
    landlord.put_up()
    desk = tv.get_by_role("region", name="Your decision")
    expect(desk).to_contain_text("Auction", timeout=LONG)
    landlord.press("button-bid")
    landlord.wait_for_question()
    expect(tv.locator("[data-tv]")).to_have_attribute("data-seq", landlord.table.get_attribute("data-seq") or "")
    assert tv.locator(".high > b").all_inner_texts() == page.locator(".high > b").all_inner_texts()
    assert tv.locator(".legal, button[data-action]:visible").count() == 0, "nothing can be done there"
    for size in ((1920, 1080), (1280, 720), (3840, 2160)):
        tv.set_viewport_size({"width": size[0], "height": size[1]})
        check(tv, "en")
        assert tv.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_sum_and_a_tool_in_hand(page: Page, database: Path) -> None:
    """What is put together at the desk stays there when the line breaks."""
    page.add_init_script(KEEP_LINES)
    with serving(database, games="hellas") as house:
        landlord = Landlord(page, house.address, seed=3)
        landlord.arrive()
        landlord.play_now(opponents=1, game="hellas")
        field = landlord.put_up()
        sum_of_mine = str(int(field.input_value()) + 15)
        field.fill(sum_of_mine)
        hang_up(page)
        expect(field).to_have_value(sum_of_mine)
        tool = page.locator('[data-tool="mortgage"].legal')
        while not tool.is_visible():
            assert landlord.wait_for_question()
            landlord.click_something()
        tool.click()
        desk = page.locator('[data-id="desk-close"]')
        expect(desk).to_be_visible()
        hang_up(page)
        expect(desk).to_be_visible()
