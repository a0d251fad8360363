"""The page is one file, well formed, and asks nobody for anything."""

import re
from html.parser import HTMLParser

import pytest

import cadastre
from cadastre.arena.charts import Axis, Span, bars, histogram, number, percent, spans
from cadastre.arena.report import page
from cadastre.arena.tournament import Tournament, run

EMPTY = frozenset(("meta", "line", "rect", "circle", "br"))


class Reader(HTMLParser):
    """Checks that tags are closed in order, and keeps what it saw."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.names: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.names.update(name for name, _ in attrs)
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.names.update(name for name, _ in attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.fixture(scope="module")
def text() -> str:
    game = cadastre.game("hellas", players=2, vote_to_end=False, round_limit=2)
    result = run(Tournament.of(game, ["random", "random"], 4, seed="a & b"))
    return page(result.as_dict(), result.outcomes)


def test_the_page_is_well_formed(text: str) -> None:
    reader = read(text)
    assert text.startswith("<!doctype html>")
    assert reader.tags.count("svg") == 5
    for word in ("Share of games won", "Ratings", "Scores", "Length", "Endings", "From which seat"):
        assert word in reader.text
    assert "--seed 'a & b' --longest 100000 --option round_limit=2 --option vote_to_end=false" in reader.text


def test_the_page_needs_nothing_else(text: str) -> None:
    reader = read(text)
    assert not reader.names & {"src", "href", "srcset", "data", "onclick", "onload", "xlink:href"}
    assert not set(reader.tags) & {"script", "link", "iframe", "img", "object", "use", "image"}
    assert not re.search(r"https?:|url\(|@import|//", text)


def test_the_page_has_a_light_and_a_dark_side(text: str) -> None:
    assert "color-scheme: light dark" in text
    assert "prefers-color-scheme: dark" in text
    style = text[text.index("<style>") : text.index("</style>")]
    light, dark = (set(re.findall(r"(--\w+): #", part)) for part in style.split("@media", 1))
    assert light == dark
    assert set(re.findall(r"var\((--\w+)\)", style)) == light
    assert "#" not in re.sub(r"&#\w+;", "", text[text.index("<body>") :])


def test_the_page_of_games_that_were_left() -> None:
    game = cadastre.game("paris", players=2)
    result = run(Tournament.of(game, ["random", "random"], 2, longest=5))
    reader = read(page(result.as_dict(), result.outcomes))
    assert "2 left unfinished" in reader.text
    assert "svg" not in reader.tags


def test_codes_are_escaped() -> None:
    chart = spans("<a>", [Span("<b>", 1, 0, 2, "<c>")], number, (1, "<d>"))
    assert not re.search("<[abcd]>", chart)
    read(chart)


def test_charts_take_any_values() -> None:
    for low, high in ((0.0, 0.0), (0.0, 1.0), (-3.0, 12_000.0), (0.2, 0.21)):
        axis = Axis(low, high, number)
        assert all(low <= tick <= high + 1e-9 for tick in axis.ticks())
        read(spans("", [Span("a", low, low, high, "")], number))
    read(spans("", [Span("a", 0, 0, 1, "")], percent))
    read(bars("", [("a", 0.0, "0")]))
    read(histogram("", [5]))
    assert histogram("", [1, 1, 2, 300]).count("<rect") <= 25
