"""Toll among the games that there are."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cadastre.core import texts
from cadastre.core.options import Entry
from cadastre.registry import GAMES
from tests.toll.game import ENTRY


@contextmanager
def in_the_house(monkeypatch: pytest.MonkeyPatch) -> Iterator[Entry]:
    """Its entry in the registry."""
    monkeypatch.setitem(GAMES, ENTRY.name, ENTRY)
    texts._bundle.cache_clear()
    yield ENTRY
    texts._bundle.cache_clear()
