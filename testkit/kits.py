"""What a game lends to tests and tools of the house. It is found by looking: nothing here lists the games.

All of it is in ``tests/games/<game>/``, and a game may lack what it has no use for:

- ``kit.py``: its :class:`Kit`, facts for which nothing has to be loaded
- ``fuzzing.py``: ``COURSE``, how random games are played and checked (:mod:`testkit.fuzzing`)
- ``two_worlds.py``: ``look`` and ``positions``, for what is hidden (:mod:`testkit.two_worlds`)
- ``person.py``: ``PERSON``, who plays it in a browser (:mod:`testkit.browser.sitting`)
"""

from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

HOME = "tests.games"

Options = dict[str, Any]
Wish = tuple[tuple[str, ...], Options]
"""The sorts of seats of a table, and its options."""


@dataclass(frozen=True)
class Kit:
    """How a game is tried out."""

    lively: Options = field(default_factory=dict)
    """Options under which more happens, and which let random games end."""
    untold: tuple[str, ...] = ()
    """Rules that only tests hold the program to: the rulebook for players leaves them out."""
    wishes: tuple[Wish, ...] = ((("me", "bot"), {}),)
    """Tables for a server, all of them over soon."""


def has_part(game: str, name: str) -> bool:
    """Whether a game lends this."""
    return find_spec(f"{HOME}.{game}") is not None and find_spec(f"{HOME}.{game}.{name}") is not None


def part(game: str, name: str) -> Any:
    """A module of what a game lends."""
    return import_module(f"{HOME}.{game}.{name}")


def kit(game: str) -> Kit:
    """How this game is tried out."""
    found: Kit = part(game, "kit").KIT if has_part(game, "kit") else Kit()
    return found
