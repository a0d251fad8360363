"""Toll among the games that there are."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cadastre.core import texts
from cadastre.core.options import Entry
from cadastre.registry import GAMES
from tests.toll.engine import KINDS
from tests.toll.game import ENTRY

_KINDS = "".join(f"toll-table-kind-{kind} = {kind.title()}\ntoll-action-{kind} = {kind.title()}\n" for kind in KINDS)
LOCALE = """
toll-title = Toll
toll-tagline = a game of tests
toll-phase = Throw, or something else
toll-event-thrown = Thrown: { $eyes }
toll-event-claimed = Toll: { $coins }
toll-event-built = Hut: { $hut }
toll-event-given = Gift: { $coins } ({ $other })
toll-event-rung = Bell: { $last }
toll-refusal-not-now = Not now.
toll-refusal-nothing-due = Nothing is due.
toll-notation-word = Nothing begins like this: { $clause }
toll-total = Total
"""


@contextmanager
def in_the_house(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[Entry]:
    """Its entry in the registry and its texts beside the others."""
    shutil.copytree(texts.LOCALE, folder / "locale")
    for language in texts.languages():
        room = folder / "locale" / language / "toll"
        room.mkdir()
        (room / "all.ftl").write_text(LOCALE + _KINDS, "utf-8")
    monkeypatch.setitem(GAMES, ENTRY.name, ENTRY)
    monkeypatch.setattr(texts, "LOCALE", folder / "locale")
    texts._bundle.cache_clear()
    yield ENTRY
    texts._bundle.cache_clear()
