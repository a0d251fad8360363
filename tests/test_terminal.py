"""The table in the terminal: whole games through a pipe, what is asked and answered, and that nothing secret shows."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cadastre
from cadastre.bots import Player, RandomPlayer
from cadastre.cli import main
from cadastre.cli.common import texts_of
from cadastre.core.state import State
from cadastre.core.texts import languages
from cadastre.games.paris.presentation.insight import BEHIND_THE_SCREEN
from cadastre.games.paris.presentation.words import words_of
from cadastre.terminal.choices import choices
from cadastre.terminal.log import paragraphs
from cadastre.terminal.screen import Screen, columns, cut, flow, length, pad, wrap
from cadastre.terminal.seats import seat_names
from cadastre.terminal.table import Table
from tests import terminals
from tests.terminals import Play, drawn, numbers, pipe


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    return pipe("paris", capsys, monkeypatch)


@pytest.mark.parametrize(
    ("language", "ending"),
    [("en", "Winner"), ("el", "Νίκη"), ("th", "ผู้ชนะ"), ("de", "Sieg|Geteilter"), ("pl", "Wygrywa|Wspólne")],
)
@pytest.mark.parametrize("players", ["2", "4"])
def test_a_whole_game_by_numbers(play: Play, language: str, ending: str, players: str) -> None:
    said = play(numbers(1), "--language", language, "--players", players)
    terminals.assert_played(said, language, ending)
    bot = texts_of(language, "paris").text("play-bot", mark="B")
    for secret in (
        "End-game tile taken: ",
        "tiles, seen",
        "Νέο Πλακίδιο Τέλους: ",
        "Τέλους στη στοίβα",
        "หยิบแผ่นจบเกม: ",
        "แผ่นจบเกมที่เห็น",
    ):
        assert not re.search(f"{bot}: .*{secret}", said)


def test_people_in_all_seats(play: Play) -> None:
    said = play(numbers(2), "--players", "2", "--hotseat", "--option", "free_placement=yes")
    assert "Player A · Step 1" in said
    assert "Player B · Step 1" in said
    assert "Winner: Player" in said


@pytest.mark.parametrize(
    ("given", "seated"),
    [
        ((), "Opponents: Bot A (medium), Bot C (medium)"),
        (("--bots", "hard"), "Opponents: Bot A (hard), Bot C (hard)"),
        (("--bots", "easy, search:3"), "Opponents: Bot A (easy), Bot C (search:3)"),
        (("--bots", "random,medium", "--language", "el"), "Αντίπαλοι: Μποτ A (τυχαίο), Μποτ C (μέτριο)"),
    ],
)
def test_bots_are_seated_by_level(play: Play, tmp_path: Path, given: tuple[str, ...], seated: str) -> None:
    kept = tmp_path / "kept.jsonl"
    said = play(["1", "q"], "--seat", "1", "--save", str(kept), *given)
    assert seated in said.splitlines()
    codes = re.findall(r"\((.*?)\)", seated)
    english = {"τυχαίο": "random", "μέτριο": "medium"}
    first, last = (english.get(code, code) for code in codes)
    assert json.loads(kept.read_text("utf-8").splitlines()[0])["seats"] == [f"{first} A", "player B", f"{last} C"]


def test_bots_of_a_level_play_as_it_says(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, object]] = []

    def hire(code: str, seed: object = None) -> Player:
        asked.append((code, seed))
        return RandomPlayer(seed)

    monkeypatch.setattr("cadastre.terminal.table.player", hire)
    play(["q"], "--bots", "hard,easy")
    assert asked == [("hard", "7 1"), ("easy", "7 2")]


def test_the_same_seed_gives_the_same_game_against_bots(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    games = []
    for _ in range(2):
        play(numbers(3, 40), "--bots", "search:8,easy", "--save", str(kept))
        games.append(kept.read_text("utf-8"))
    assert games[0] == games[1]
    assert "[1] " in games[0]


def test_people_in_all_seats_name_no_bots(play: Play) -> None:
    assert "Opponents" not in play([], "--hotseat")


def test_notation_is_understood(play: Play) -> None:
    said = play(["draw 2", "KEY  Chaillot", "1"], "--seat", "2")
    assert "You (C): Key placed: Bank, Chaillot · +7 francs: bank" in said


def test_an_illegal_move_names_its_rule(play: Play) -> None:
    said = play(["key arc", "1", "draw 1", "move arc > louvre in belleville"], "--seat", "2")
    assert "Not possible: Place a building first. (rule P3.1)" in said
    assert "Not possible: You have already placed your building this turn. (rule P3.2)" in said
    assert "(rule P5.1)" in said
    assert "(κανόνας P3.1)" in play(["key arc"], "--seat", "2", "--language", "el")


def test_what_is_no_move_is_answered(play: Play) -> None:
    said = play(["hello", "draw 9", "99", "0", "²", "9" * 5000], "--seat", "2")
    assert "This is not a move: No move begins like this: “hello”." in said
    assert "“9” is not a pile. Choose from 1 to 3." in said
    assert said.count("choose from 1 to 3") == 2


def test_commands(play: Play, tmp_path: Path) -> None:
    kept, other = tmp_path / "kept.txt", tmp_path / "other.jsonl"
    typed = ["?", "all", "guide", "1", "log", "sheet", "save", f"save {kept}", "save /nowhere/x", "", "key", "q", "1"]
    said = play(typed, "--seat", "2", "--save", str(other))
    assert "take back a move" in said
    assert " 18  Gain 5 VP for each of your keys on a building of value 4." in said
    assert "Score sheet" in said
    assert "Say where to" in said
    assert "/nowhere/x can’t be written" in said
    assert said.count("Districts      Bank") == 2
    assert said.count("Place a key") == 3  # asked, after Enter, and for the beginning of a move
    assert "You have left the game." in said
    assert kept.read_text("utf-8").splitlines()[-1] == "1. [2] draw 1"
    assert main(["verify", str(kept), str(other)]) == 0


def test_the_end_of_the_pipe_leaves_cleanly(play: Play) -> None:
    assert play([]).endswith("You have left the game.\n")


def test_a_move_is_asked_step_by_step_and_can_be_taken_back() -> None:
    for state in positions(1):
        offers = [one for one in choices(state, lambda _: "") if one.kind == "move" and asks_more(state, one.action)]
        if offers:
            break
    seat, before = state.current, state.copy()
    typed = iter([str(offers[0].number), "back", str(offers[0].number), "stop", "stop", "q"])
    said: list[str] = []
    texts = texts_of("en", "paris", seat_names(texts_of("en", "paris"), 3, {seat}))
    bots = dict.fromkeys({0, 1, 2} - {seat}, "random")
    table = Table(state, bots, texts, screen=Screen(), read=lambda _: next(typed), write=said.append)
    assert not table.run()
    assert sum("Step 2" in line for line in said) == 2
    assert sum("or go without" in line for line in said) >= 2
    assert state.steps[len(before.steps)] == (seat, offers[0].action)
    assert state.steps[-1] == (seat, state.game.rules.decline)


def asks_more(state: State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.in_move and after.game.rules.decline in after.legal_actions()


# What is drawn is what the seat may know.


def positions(count: int, open_screens: bool = False) -> Iterator[State]:
    return terminals.positions(count, "paris", 3, open_screens=open_screens)


def test_another_world_with_the_same_knowledge_looks_the_same() -> None:
    for state in positions(15):
        terminals.assert_same_worlds(state)


def test_what_is_behind_other_screens_is_not_drawn() -> None:
    """Knowledge remembers what went behind a screen; the table does not show it."""
    fields = {"bonus": "bonus_held", "end_tiles": "end_count"}
    for state in positions(15):
        for seat in (-1, 0, 1, 2):
            knowledge = state.knowledge(seat)
            before = drawn(knowledge)
            for other in {0, 1, 2} - {seat}:
                for name in BEHIND_THE_SCREEN:
                    knowledge.record[fields.get(name, name)][other] = 3
            assert drawn(knowledge) == before


def test_open_screens_are_drawn_but_for_end_game_tiles() -> None:
    for state in positions(40, open_screens=True):
        other = state.knowledge(0).determinize()
        assert drawn(state.knowledge(0)) == drawn(other.knowledge(0))
        assert "Francs" in drawn(state.knowledge(0))


def test_the_log_withholds_secrets() -> None:
    state, bot = cadastre.game("paris", 3).new(11), RandomPlayer(11)
    events = []
    while not state.is_over:
        state.apply(bot.choose(state.knowledge(state.current), state.legal_actions()))
        events += [event for event in state.events if event.name == "end_tile_taken"]
    said = texts_of("en", "paris", ["Ada", "Ben", "Cleo"]).with_words(words_of(state.knowledge(0)))
    lines = "\n".join(paragraphs([event.seen_by(0) for event in events], said, Screen()))
    assert "Ada: End-game tile taken: " in lines
    assert re.search(r"(Ben|Cleo): End-game tile taken \(", lines)
    assert not re.search(r"(Ben|Cleo): .*taken: ", lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 100])
def test_the_board_fits_its_width(language: str, width: int) -> None:
    for state in positions(60, open_screens=True):
        terminals.assert_board_fits(state.knowledge(1), language, width)


# The pieces.


def test_widths_leave_colours_out() -> None:
    coloured = Screen(colour=True).bold("Κλειδί")
    assert length(coloured) == 6
    assert length(pad(coloured, 10)) == 10
    assert Screen().bold("Κλειδί") == "Κλειδί"
    assert cut("Restaurant", 8) == "Restaur…"
    assert length("กิ") == 1
    assert columns(["a", "b", "c", "d"], 80, most=2) == ["  a   c", "  b   d"]
    assert flow(["aa", "bb", "cc"], 7, " ") == [" aa  bb", " cc"]


def test_colours_only_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    assert Screen.of(Terminal()).colour
    assert not Screen.of(io.StringIO()).colour
    monkeypatch.setenv("NO_COLOR", "1")
    assert not Screen.of(Terminal()).colour


def test_every_message_of_the_table_is_used() -> None:
    terminals.assert_messages_used("play.ftl", "play-(none|event|seat|you|person|bot)$")
    made = "paris-(phase-|table-(gains$|(kind|token|offer|part)-))"
    terminals.assert_messages_used("paris/table.ftl", made, "paris-table-")


def test_signs_above_and_below_letters_take_no_columns() -> None:
    assert wrap("ที่นี่ ที่นั่น", 6) == "ที่นี่ ที่นั่น"
    assert wrap("ที่นี่ ที่นั่น", 5) == "ที่นี่\nที่นั่น"
    assert wrap("half-timbered house", 8, "  ", "- ") == "- half-\n  timbered\n  house"
    assert wrap("", 8, "  ") == ""
