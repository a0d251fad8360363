"""What tools know about single games: nothing is needed, what is said is checked, and what is said is so."""

import ast
from pathlib import Path

import pytest

from cadastre.core.options import Entry, Option
from cadastre.core.refusals import BadFile
from cadastre.registry import GAMES, rules
from testkit.games import ROOT, TESTS, Facts, facts, largest, load, own, playable_by
from tools import golden, mutants
from tools.proof_parts import parts

NEW = Entry("new", "tests.tools", 2, 3, (Option("long", 0, most=9, words=("time",)), Option("hard")))
"""A game that nobody has said anything about."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where something can be said about it."""
    return tmp_path / "proof.toml"


def test_a_game_without_a_file_has_defaults(file: Path) -> None:
    assert load(NEW, file) == facts(NEW) == Facts()
    assert [(one.name, one.players, one.options) for one in golden.wanted(NEW)] == [
        ("basic-2", 2, {}),
        ("basic-3", 3, {}),
    ]
    assert mutants.suite(NEW) == []


def test_what_is_said_is_read(file: Path) -> None:
    file.write_text(
        "fuzz = { games = 7 }\n"
        "random_play = { numbers = { long = [0, 3, 'time'] } }\n"
        "[[golden]]\nname = 'long-2'\nplayers = 2\noptions = { long = 9, hard = true }\n"
    )
    found = load(NEW, file)
    assert (found.fuzz.games, found.fuzz.combination) == (7, Facts().fuzz.combination)
    assert found.random_play.numbers == {"long": (0, 3, "time")}
    assert [(one.name, one.options) for one in found.golden] == [("long-2", {"long": 9, "hard": True})]


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ("[fuzz]\ngame = 7", 2, "fuzz.game"),
        ("[fuzz]\ngames = 'many'", 2, "fuzz.games"),
        ("\nfuss = 1", 2, "fuss"),
        ("[[golden]]\nname = 'a'", 1, "golden[0].players"),
        ("[browser]\nplayed = { short = 1 }", 2, "browser.played"),
        ("[browser]\npictured = { long = 10 }", 2, "browser.pictured"),
        ("[random_play]\nnumbers = { long = ['for ever'] }", 2, "random_play.numbers"),
        ("[[golden]]\nname = 'a'\nplayers = 2\noptions = { hard = 3 }", 4, "golden[0].options"),
        ("[[proofs]]\nname = 'a'\nshows = 'A'\ncommand = 'a {games}'", 4, "proofs[0].command"),
        ("fuzz = ", 1, None),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, line: int, field: str | None, file: Path) -> None:
    file.write_text(text)
    with pytest.raises(BadFile) as refused:
        load(NEW, file)
    assert (refused.value.line, refused.value.path) == (line, field)


def functions(file: Path) -> set[str]:
    """The kernels in a module."""
    body = ast.parse(file.read_text("utf-8")).body
    found = [one for one in body if isinstance(one, ast.FunctionDef) and one.decorator_list]
    return {one.name for one in found if ast.unparse(one.decorator_list[0]) == "kernel"}


@pytest.mark.parametrize("manifest", own(), ids=lambda one: one.name)
def test_what_is_said_about_a_game_is_so(manifest: Entry) -> None:
    known = facts(manifest)
    assert set(known.random_play.likely) <= set(rules(manifest.name).kinds)
    for one in known.golden:
        assert manifest.least_players <= one.players <= manifest.most_players
        assert {pattern["event"] for pattern in one.shows} <= set(rules(manifest.name).events.by_name)
        assert (TESTS / manifest.name / "records" / f"{one.name}.jsonl").exists()
    kernels = {file.stem: functions(file) for file in (manifest.folder / "rules").glob("*.py")}
    changed = {name for name in mutants.modules(manifest) if kernels[name]}
    assert changed | {mutants.GLUE, *known.mutants.left_out} == {name for name, found in kernels.items() if found}
    places = {*kernels, *(f"{name}.{function}" for name, found in kernels.items() for function in found)}
    assert set(known.mutants.remarks) <= places
    for word in known.mutants.suite:
        assert not word.startswith("tests/") or (ROOT / word.partition("::")[0]).exists()


def test_a_remark_is_about_a_function_or_a_whole_module() -> None:
    for manifest in own():
        for place, text in facts(manifest).mutants.remarks.items():
            module, _, function = place.partition(".")
            start = f"{manifest.home}.rules.{module}.py:7"
            assert mutants.remark(f"{start} {function or 'any'}: 1  →  2") == text
            assert function == "" or mutants.remark(f"{start} {function}_too: 1  →  2") == ""
    assert mutants.remark("somewhere.else.rules.turn.py:7 draw: 1  →  2") == ""


def test_every_game_is_proved() -> None:
    names = {part.name for part in parts(0.01)}
    for manifest in own():
        sorts = ("fuzz", "bounds", "agreement", "replays", "hidden", "mutants")
        assert {f"{sort}-{manifest.name}" for sort in sorts} | {one.name for one in facts(manifest).proofs} <= names


def test_games_are_chosen_by_their_players() -> None:
    assert largest().most_players == max(one.most_players for one in GAMES.values())
    for count in range(2, largest().most_players + 1):
        chosen = GAMES[playable_by(count)]
        assert chosen.least_players <= count <= chosen.most_players
