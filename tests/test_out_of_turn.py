"""At the terminal: people who act out of turn, the table that rings its bell, and a game that no browser can show."""

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cadastre.cli import main
from cadastre.core.records import load
from tests.terminals import Play, pipe
from tests.tolls import in_the_house
from toll import ENTRY


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Play]:
    with in_the_house(monkeypatch):
        yield pipe("toll", capsys, monkeypatch)


def test_everybody_at_the_terminal_may_act(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    others = ["[C] claim", "[2] build 0, build 2", "[ c ]gift 0, coins 1", "[a] build 1"]
    typed = ["throw", *others, "[B] throw", f"save {kept}"]
    said = play(typed, "--players", "3", "--hotseat", "--option", "rate=two")
    assert "Player C: Toll: 2 coins" in said
    assert "Player C: Hut: Bridge · Hut: Ford\n" in said
    assert "Player C: Gift for Player A: 1 coin\n" in said
    moves = [line for line in kept.read_text("utf-8").splitlines() if line[:1].isdigit()]
    assert moves == [
        "1. [0] throw",
        "2. [2] claim",
        "3. [2] build 0",
        "4. [2] build 2",
        "5. [2] gift 0, coins 1",
        "6. [0] build 1",
        "7. [1] throw",
    ]
    assert load(kept).replay().current == 2


def test_the_table_rings_its_bell(play: Play) -> None:
    typed = ["[table] bell", "[table] bell", "throw", "throw"]
    said = play(typed, "--players", "2", "--hotseat", "--option", "throws=bell")
    assert "Last throw: number 2" in said
    assert "Not possible: The last throw has been named already. (rule T4.2)" in said
    assert "Final ranking" in said


def test_what_cannot_be_done_out_of_turn_is_said(play: Play) -> None:
    said = play(["[D] claim", "[x] claim", "[B] claim", "[A] claim", "[A] dance", "[A"], "--players", "3")
    assert "There is no seat “D” at this table." in said
    assert "There is no seat “x” at this table." in said
    assert "Nobody at this terminal plays this seat: Bot B" in said
    assert "Not possible: Nothing is due to you. (rule T3.1)" in said
    assert 'No move begins like this: "dance".' in said
    assert said.count("Throw the die, or do something else first") == 1  # nothing is asked anew after a slip
    assert "Κανείς σε αυτό το τερματικό" in play(["[B] claim"], "--language", "el")


def test_an_unfinished_move_is_forgotten_when_somebody_else_acts(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    said = play(["throw", "claim", "gift 0", "[C] claim", "throw", f"save {kept}"], "--players", "3", "--hotseat")
    assert "Coins\n" in said
    assert [move.move for move in load(kept).moves] == ["throw", "claim", "claim", "throw"]


def test_the_only_thing_to_do_is_asked_for_where_others_may_act_before(play: Play) -> None:
    """With an empty purse seat 0 can only throw; the bell may come before that."""
    said = play(["build 0", "[table] bell"], "--players", "2", "--hotseat", "--option", "throws=bell")
    assert said.count("Player A · Throw the die, or do something else first") == 3  # also after the bell: B has a coin
    assert "Last throw: number 2" in said


def test_bots_claim_at_once(play: Play) -> None:
    said = play(["throw"], "--players", "3", "--bots", "random")
    assert "Bot C: Toll: 1 coin" in said


def test_help_speaks_of_it_where_it_is_possible(
    play: Play, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "[B] MOVE   out of turn" in play(["?"])
    assert "[B] ΚΙΝΗΣΗ  εκτός σειράς" in play(["?"], "--language", "el")
    assert "[table]" not in pipe("paris", capsys, monkeypatch)(["?"], "--seat", "2")


def test_a_game_without_a_browser_is_played_as_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without being asked to."""
    monkeypatch.setattr("sys.stdin", io.StringIO())
    with in_the_house(monkeypatch, replace(ENTRY, screens=("text",))):
        assert main(["play", "toll", "--players", "2", "--language", "en"]) == 0
    assert "Toll: Claim what is due" in capsys.readouterr().out
