"""What tests of the table in the terminal share: dialogues through a pipe, random games, and what is drawn."""

import io
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import cadastre
from cadastre.bots import RandomPlayer
from cadastre.cli import main
from cadastre.cli.common import texts_of
from cadastre.core import texts as texts_module
from cadastre.core.knowledge import Knowledge
from cadastre.core.state import State
from cadastre.core.texts import Texts
from cadastre.terminal.choices import choices, listing
from cadastre.terminal.drawing import drawing
from cadastre.terminal.screen import Screen, length
from cadastre.terminal.seats import seat_names

Play = Callable[..., str]
WIDTH = 100


def pipe(game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays with these lines typed and gives all that was said."""

    def dialogue(lines: list[str], *args: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        monkeypatch.setenv("COLUMNS", str(WIDTH))
        assert main(["play", game, "--text", "--seed", "7", *args]) == 0
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return said.out

    return dialogue


def numbers(seed: int, count: int = 3000) -> list[str]:
    """Somebody who presses any key: some numbers will be in the list."""
    rng = random.Random(seed)
    return [str(min(rng.randint(1, 20), rng.randint(1, 20))) for _ in range(count)]


def assert_played(said: str, language: str, ending: str) -> None:
    """A whole game was said, every part of it in words, and every line fits."""
    assert re.search(f"^{ending}", said, re.MULTILINE)
    assert Texts(language).text("play-sheet") in said
    assert_clean(said)
    for line in said.splitlines():
        assert length(line) <= WIDTH or Texts(language).text("play-prompt") in line, line


def assert_clean(said: str) -> None:
    """Nothing is left that a program should have put into words or colours."""
    assert not re.search(r"\x1b|[{}$]|\?\?\?", said)


def positions(every: int, game: str, players: int, seed: int = 11, **options: Any) -> Iterator[State]:
    """Every so many positions of a random game."""
    state, bot = cadastre.game(game, players, **options).new(seed), RandomPlayer(seed)
    for number in range(10_000):
        if state.is_over:
            return
        if number % every == 0:
            yield state.copy()
        state.apply(bot.choose(state.knowledge(state.current), state.legal_actions()))


def texts_for(knowledge: Knowledge, language: str = "en", seats: list[str] | None = None) -> Texts:
    """A language with the words and the seats of a position; without names, one person and bots."""
    game = knowledge.game
    if seats is None:
        seats = seat_names(texts_of(language, game.name), game.players, {max(knowledge.seat, 0)})
    return texts_of(language, game.name, seats).with_words(game.rules.face.words(knowledge))


def drawn(knowledge: Knowledge, language: str = "en", width: int = WIDTH) -> str:
    """The board, and what is asked."""
    said, rules = texts_for(knowledge, language), knowledge.game.rules
    asked = map(said.say, rules.face.prompt(knowledge))
    return drawing(rules.entry).board(knowledge, said, Screen(width)) + "\n" + "\n".join(asked)


def listed(state: State, language: str = "en", width: int = WIDTH) -> list[str]:
    """All that can be chosen, with hints."""
    said, draw = texts_for(state.knowledge(state.current), language), drawing(state.game.rules.entry)
    return listing(choices(state, lambda move: draw.hint(move, said)), said, Screen(width), short=False)


def assert_same_worlds(state: State) -> None:
    """Another world with the same knowledge looks the same, for everybody."""
    for seat in (-1, *state.game.seats):
        other = state.knowledge(seat).determinize()
        assert drawn(state.knowledge(seat)) == drawn(other.knowledge(seat))
        if seat == state.current:
            assert listed(state) == listed(other)


def assert_board_fits(knowledge: Knowledge, language: str, width: int) -> None:
    """No line of the board is longer than the screen is wide."""
    said = texts_for(knowledge, language)
    for line in drawing(knowledge.game.rules.entry).board(knowledge, said, Screen(width)).splitlines():
        assert length(line) <= width, line


def assert_messages_used(file: str, made: str, *added: str) -> None:
    """Every message of a file is written in the code, whole or without a beginning that the code adds.

    ``made`` matches those whose ids are put together, or that others use.
    """
    code = "".join(path.read_text("utf-8") for path in texts_module.LOCALE.parent.rglob("*.py"))
    text = texts_module.catalogues("en")[file].read_text("utf-8")
    for key in re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE):
        written = any(f'"{key.removeprefix(beginning)}"' in code for beginning in ("", *added))
        assert written or re.match(made, key), key
