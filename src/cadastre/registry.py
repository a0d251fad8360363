"""The games there are: the folders of ``cadastre.games``, and what other packages bring.

Another package says under the entry point group ``cadastre.games`` where the manifest of its game is, e.g.
``toll = "toll:ENTRY"``. Nothing of a game but its manifest is loaded before it is needed.
"""

import warnings
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from cadastre import games
from cadastre.core.options import Entry
from cadastre.core.refusals import BadSetting

if TYPE_CHECKING:
    from pathlib import Path

    from cadastre.core.editions import Edition
    from cadastre.core.game import Rules
    from cadastre.core.rulebook import Rulebook

GROUP = "cadastre.games"


def _own() -> Iterator[Entry]:
    for module in iter_modules(games.__path__):
        if module.ispkg:
            yield import_module(f"{games.__name__}.{module.name}").ENTRY


def _others() -> Iterator[Entry]:
    for point in entry_points(group=GROUP):
        try:
            found = point.load()
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the others can be played
            warnings.warn(f"the game {point.name} of {point.value} cannot be loaded: {error}", stacklevel=2)
            continue
        if isinstance(found, Entry):
            yield found
        else:
            warnings.warn(f"{point.value} is no manifest of a game", stacklevel=2)


def _found() -> dict[str, Entry]:
    """By name; a name that is taken stays with whom it belongs to."""
    found: dict[str, Entry] = {}
    for entry in (*sorted(_own(), key=lambda one: (one.shelf, one.name)), *_others()):
        if entry.name in found:
            warnings.warn(f"{entry.home} brings another game {entry.name}, which is left out", stacklevel=2)
            continue
        found[entry.name] = entry
    return found


GAMES: dict[str, Entry] = _found()


def entry(name: str) -> Entry:
    """A game's manifest, without loading its rules."""
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
