"""Records, figures and moves that strangers send: refused by name, with work that grows as they do and no faster."""

import json
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import cadastre
from cadastre.core import record_text, tables
from cadastre.core.moves import read_move
from cadastre.core.records import loads, sealed
from cadastre.core.refusals import BadFile, CadastreError
from cadastre.core.tables import Document
from cadastre.registry import GAMES, rules
from testkit import hostile

BOUNDED = settings(
    max_examples=150, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
SIZE = 4000


def refusal(text: str) -> str:
    """Why a record is refused; empty if it holds."""
    try:
        loads(text).replay()
    except CadastreError as error:
        return str(error)
    return ""


# work


class Counted:
    """A pattern that notes how many letters it has looked at."""

    def __init__(self, pattern: "re.Pattern[str]") -> None:
        self.pattern, self.letters = pattern, 0

    def search(self, text: str, at: int) -> "re.Match[str] | None":
        return self._seen(self.pattern.search(text, at), text, at)

    def match(self, text: str, at: int) -> "re.Match[str] | None":
        return self._seen(self.pattern.match(text, at), text, at)

    def _seen(self, found: "re.Match[str] | None", text: str, at: int) -> "re.Match[str] | None":
        self.letters += (found.end() if found else len(text)) - at
        return found


def work(text: str, patch: pytest.MonkeyPatch) -> int:
    """Lines of our code that are carried out to read a record, and letters that its patterns look at."""
    patterns = [Counted(record_text._MARK), Counted(record_text._CLOSING)]
    lines = 0

    def count(frame: FrameType, event: str, _: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return count if "cadastre" in frame.f_code.co_filename else None

    with patch.context() as patched:
        for name, pattern in zip(("_MARK", "_CLOSING"), patterns, strict=True):
            patched.setattr(record_text, name, pattern)
        before = sys.gettrace()
        sys.settrace(count)
        try:
            refusal(text)
        finally:
            sys.settrace(before)
    return lines + sum(pattern.letters for pattern in patterns)


FAMILIES = [
    pytest.param(way, id=f"{form}-{family}-{name}")
    for form, families in (("text", hostile.TEXT), ("lines", hostile.JSON_LINES))
    for family, ways in families.items()
    for name, way in ways.items()
]


@pytest.mark.parametrize("way", FAMILIES)
def test_twice_as_long_is_twice_the_work(way: hostile.Family, monkeypatch: pytest.MonkeyPatch) -> None:
    work(way(SIZE), monkeypatch)  # whatever is loaded on first use
    once, twice = work(way(SIZE), monkeypatch), work(way(2 * SIZE), monkeypatch)
    assert twice <= 2.5 * once


def test_a_wrong_entry_of_a_long_table_is_found_by_halving(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sheet(tables.Shape):
        prices: dict[str, int]

    convert, calls = msgspec.convert, 0

    def counted(*given: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        return convert(*given, **more)

    monkeypatch.setattr(msgspec, "convert", counted)
    plain = {"prices": {f"n{number}": number if number != 900 else "x" for number in range(1000)}}
    with pytest.raises(BadFile, match=re.escape("prices.n900: expected a whole number, got text")):
        Document("file", plain).convert(Sheet)
    assert calls < 30


def test_a_star_stands_for_a_whole_name() -> None:
    """As a part of one it would have to be tried at every letter, and several of them at all of these together."""
    editions = rules("paris").editions
    name = next(iter(editions.default.data))
    editions.from_dict({**editions.default.plain, "status": {"*": "known"}})
    with pytest.raises(BadFile, match="speaks of"):
        editions.from_dict({**editions.default.plain, "status": {f"{name[:-1]}*": "known"}})


# nesting and letters


@pytest.mark.parametrize("depth", [500, 2000, 100_000])
@pytest.mark.parametrize("name", ["options", "figures"])
def test_what_is_nested_too_deeply_is_refused(name: str, depth: int) -> None:
    assert refusal(hostile.JSON_LINES["nesting"][name](2 * depth))
    assert refusal(hostile.TEXT["nesting"]["closed"](2 * depth))


@pytest.mark.parametrize("field", ["seats", "seed", "added"])
@pytest.mark.parametrize("letter", ["\\ud800", "\\u0000"])
def test_half_letters_and_none_at_all_are_refused(field: str, letter: str) -> None:
    assert refusal(f'{hostile.HEAD}{field}: "{letter}", b\n')
    lines = hostile.honest("paris", 2).bodies
    header = {**json.loads(lines[0]), "seats": ["MARK", "b"]}
    body = json.dumps(header, ensure_ascii=False, separators=(",", ":")).replace("MARK", letter)
    assert refusal(sealed([body, *lines[1:]]))


@pytest.mark.parametrize("field", ["name", "about", "status", "\ud800"])
def test_half_letters_in_figures_are_refused(field: str) -> None:
    editions = rules("paris").editions
    with pytest.raises(BadFile):
        editions.from_dict({**editions.default.plain, field: "\ud800"})
    with pytest.raises(BadFile):
        editions.from_dict({**editions.default.plain, "bonus": {"gain": {"\ud800": 1}}})


def test_a_result_that_cannot_be_read_is_refused() -> None:
    text = hostile.honest("paris", 2).to_text()
    wrong = re.sub("result: .*", 'result: "', text)
    assert "the result is" in refusal(wrong)
    assert not refusal(text)


def test_an_edition_says_little_about_itself() -> None:
    editions = rules("paris").editions
    editions.from_dict({**editions.default.plain, "about": "x" * 10_000})
    with pytest.raises(BadFile, match="about"):
        editions.from_dict({**editions.default.plain, "about": "x" * 10_001})


# anything

words = some.sampled_from(hostile.WORDS) | some.text(max_size=8) | some.integers().map(str)
line = some.lists(words, max_size=12).map("".join)


@BOUNDED
@given(some.lists(line, max_size=8), some.booleans())
def test_no_text_is_more_than_refused(lines: list[str], begun: bool) -> None:
    refusal((hostile.HEAD if begun else "") + "\n".join(lines))


@BOUNDED
@given(some.data())
def test_no_line_is_more_than_refused(data: some.DataObject) -> None:
    lines = list(hostile.honest("paris", 2).bodies[:6])
    number = data.draw(some.integers(0, len(lines) - 1))
    at, end = sorted(data.draw(some.tuples(*[some.integers(1, len(lines[number]) - 1)] * 2)))
    lines[number] = lines[number][:at] + data.draw(line).replace("\n", "") + lines[number][end:]
    refusal(sealed([*(one for one in lines), hostile.honest("paris", 2).bodies[-1]]))


@BOUNDED
@given(some.sampled_from(list(GAMES)), line)
def test_no_words_are_more_than_no_move(name: str, text: str) -> None:
    state = cadastre.game(name, 2).new(seed=1)
    try:
        state.play(read_move(state, text))
    except CadastreError:
        return


@pytest.mark.parametrize("name", GAMES)
def test_no_figures_are_more_than_refused(name: str, tmp_path: Path) -> None:
    editions = rules(name).editions
    lines = editions.file.read_text("utf-8").splitlines()
    file = tmp_path / "edition.toml"

    @BOUNDED
    @given(some.integers(0, len(lines) - 1), line)
    def check(number: int, text: str) -> None:
        file.write_text("\n".join([*lines[:number], text, *lines[number + 1 :]]), "utf-8", "surrogatepass")
        try:
            editions.load(file)
        except CadastreError:
            return

    check()
