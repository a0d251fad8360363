"""What tests and tools of the house have to know about a single game. It is found by looking: nothing lists the games.

Most of it is in ``tests/games/<game>/proof.toml``. What must be code is beside that file:

- ``fuzzing.py``: ``COURSE``, how random games are played and checked (:mod:`testkit.fuzzing`)
- ``two_worlds.py``: ``look`` and ``positions``, for what is hidden (:mod:`testkit.two_worlds`)
- ``person.py``: ``PERSON``, who plays it in a browser (:mod:`testkit.browser.sitting`)

All of it has a default, so that a game without such a file is fuzzed, mutated and played like any other. Whatever can
be seen in a game itself (its modules, its options, its players) isn't said there.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from cadastre.core.options import Entry
from cadastre.core.refusals import BadSetting
from cadastre.core.tables import Document, read
from cadastre.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests" / "games"
HOME = "tests.games"

Value = bool | int | str


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what is known: a misspelt field is an error, not a default."""


class Fuzz(Known, frozen=True):
    """The size of random games in the proof."""

    games: int = 10_000
    """For each number of players."""
    combination: int = 1_000
    """For each combination of options."""


class RandomPlay(Known, frozen=True):
    """What random players try."""

    numbers: dict[str, tuple[Value, ...]] = {}
    """The values of options that are numbers, where random games wouldn't end by themselves or never get there."""
    lively: dict[str, Value] = {}
    """Options under which more happens, and which let random games end."""
    likely: dict[str, int] = {}
    """Kinds of actions that are chosen more often than others, so that much happens; others have 1."""


class Bots(Known, frozen=True):
    """Bots that play many games."""

    weight: int = 1
    """The game's part of all games, beside the weights of others: long games are played less often."""


class Browser(Known, frozen=True):
    """Options of games in a browser that would otherwise take an evening."""

    played: dict[str, Value] = {}
    """Of those that are played to the end by clicks."""
    pictured: dict[str, Value] = {}
    """Of those that pictures are taken of."""


class Mutants(Known, frozen=True):
    """Who notices changed rules."""

    suite: tuple[str, ...] = ()
    """What pytest is given after the scenarios, quickest first; by default all tests of the game."""
    left_out: dict[str, str] = {}
    """Modules of the rules that aren't changed, each with the reason."""
    remarks: dict[str, str] = {}
    """What is known about survivors, by module (``hidden``) or by function (``turn.draw_building``)."""


class Table(Known, frozen=True):
    """A table that a server is asked for; its game is over soon."""

    seats: tuple[str, ...]
    """Of these sorts."""
    options: dict[str, Value] = {}


class Golden(Known, frozen=True):
    """A game worth keeping: how it is set up, and events that must happen in it."""

    name: str
    players: int
    options: dict[str, Value] = {}
    shows: tuple[dict[str, Value], ...] = ()


class OwnProof(Known, frozen=True):
    """A proof that only this game has. It prints JSON in which ``line`` is what the page says."""

    name: str
    shows: str
    command: str
    """Names in braces stand for the sizes below, scaled."""
    sizes: dict[str, int] = {}
    covers: tuple[str, ...] = ()
    """Beside the core and the game."""


class Facts(Known, frozen=True):
    """All of it."""

    fuzz: Fuzz = Fuzz()
    random_play: RandomPlay = RandomPlay()
    bots: Bots = Bots()
    browser: Browser = Browser()
    mutants: Mutants = Mutants()
    tables: tuple[Table, ...] = (Table(("me", "bot")),)
    untold: tuple[str, ...] = ()
    """Rules that only tests hold the program to: the rulebook for players leaves them out."""
    golden: tuple[Golden, ...] = ()
    proofs: tuple[OwnProof, ...] = ()


@cache
def facts(manifest: Entry) -> Facts:
    """What is known about a game."""
    return load(manifest, TESTS / manifest.name / "proof.toml")


def load(manifest: Entry, file: Path) -> Facts:
    """The facts in a file, checked against the game's manifest; without a file, the defaults."""
    document = read(file) if file.exists() else Document(str(file), {})
    found = document.convert(Facts)
    numbers = found.random_play.numbers
    given = {
        "random_play.numbers": [{name: value} for name, values in numbers.items() for value in values],
        "random_play.lively": [found.random_play.lively],
        "browser.played": [found.browser.played],
        "browser.pictured": [found.browser.pictured],
        **{f"tables[{number}].options": [one.options] for number, one in enumerate(found.tables)},
        **{f"golden[{number}].options": [one.options] for number, one in enumerate(found.golden)},
    }
    for path, all_options in given.items():
        for options in all_options:
            try:
                manifest.check(options)
            except BadSetting as error:
                raise document.error(path, str(error)) from None
    for number, proof in enumerate(found.proofs):
        try:
            proof.command.format(**proof.sizes)
        except (LookupError, ValueError) as error:
            raise document.error(f"proofs[{number}].command", f"no size for {error}") from None
    return found


def has_part(game: str, name: str) -> bool:
    """Whether a game has this module for us."""
    home = f"{HOME}.{game}"
    return find_spec(home) is not None and find_spec(f"{home}.{name}") is not None


def part(game: str, name: str) -> Any:
    """A module that a game has for us."""
    return import_module(f"{HOME}.{game}.{name}")


def own() -> list[Entry]:
    """The games of this repository; other packages may bring more."""
    return [manifest for manifest in GAMES.values() if manifest.folder.is_relative_to(ROOT / "src")]


def playable_by(players: int) -> str:
    """The first game on the shelf for this number of players."""
    return next(name for name, one in GAMES.items() if one.least_players <= players <= one.most_players)


def largest() -> Entry:
    """The game for the most players, whose records are the longest."""
    return max(GAMES.values(), key=lambda manifest: manifest.most_players)
