"""Toll, the game of ``examples/toll``, where seats act out of turn: games of it, and its place among the others."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from cadastre.core import texts
from cadastre.core.game import Game, Rules
from cadastre.core.options import Entry
from cadastre.registry import GAMES
from toll import ENTRY
from toll.game import RULES


def toll(players: int = 3, **options: Any) -> Game:
    """A game of it, without asking the registry."""
    return Game.make(RULES, players, None, options)


@contextmanager
def in_the_house(monkeypatch: pytest.MonkeyPatch, entry: Entry = ENTRY) -> Iterator[Entry]:
    """Its entry in the registry, as if its package were installed."""
    monkeypatch.setitem(GAMES, entry.name, entry)
    texts._bundle.cache_clear()
    yield entry
    texts._bundle.cache_clear()


def mindless() -> Rules:
    """Its rules as those of a game that nobody has taught a bot to think about."""
    return replace(RULES, entry=replace(ENTRY, home="toll.rules"))
