"""The games of the house. A new game is a new folder and one line here."""

from importlib import import_module
from typing import TYPE_CHECKING

from cadastre.core.options import Entry
from cadastre.core.refusals import BadSetting
from cadastre.games.hellas import ENTRY as HELLAS
from cadastre.games.paris import ENTRY as PARIS

if TYPE_CHECKING:
    from pathlib import Path

    from cadastre.core.editions import Edition
    from cadastre.core.game import Rules
    from cadastre.core.rulebook import Rulebook

GAMES: dict[str, Entry] = {entry.name: entry for entry in (PARIS, HELLAS)}


def entry(name: str) -> Entry:
    """A game's line, without loading its rules."""
    if name not in GAMES:
        raise BadSetting(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


def rules(name: str) -> "Rules":
    """A game's rules."""
    found: Rules = import_module(f"{entry(name).home}.game").RULES
    return found


def rulebook(name: str, edition: "Edition | None" = None) -> "Rulebook":
    """A game's rulebook with the figures of an edition, or of the default one; nothing is compiled for it."""
    found: Rulebook = import_module(f"{entry(name).home}.presentation.rulebook").rulebook(edition)
    return found


def edition(file: "Path") -> "Edition":
    """The edition in a file, of whichever game it says."""
    from cadastre.core.tables import read

    document = read(file)
    name = document.data.get("game")
    if name not in GAMES:
        raise document.error("game", f"there is no game {name!r}; there are {', '.join(GAMES)}")
    found: Edition = rules(str(name)).editions.load(file)
    return found
