"""What all games need to put up positions from files and to describe them again."""

from collections.abc import Iterable
from typing import Any

from cadastre.core.game import Game
from cadastre.core.layout import named
from cadastre.core.refusals import BadFile
from cadastre.core.tables import Document


def bits(mask: int, names: Iterable[Any]) -> list[Any]:
    """Those of the names whose bits are set."""
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


class Putter:
    """Puts up one position; every name or number that doesn't fit is an error at its field."""

    def __init__(self, game: Game, document: Document) -> None:
        self.game, self.document = game, document
        self.names = game.edition.names
        self.fig: Any = named(game.figures)[0]
        self.data = game.empty()
        self.s: Any = named(self.data)[0]

    def error(self, path: str, message: str) -> BadFile:
        """The refusal of the position because of one of its fields."""
        return self.document.error(f"position.{path}", message)

    def index(self, path: str, name: str, known: Iterable[str], what: str) -> int:
        """The number of the thing that has this name."""
        names = list(known)
        if name not in names:
            raise self.error(path, f"{name!r} is no {what}; there are {', '.join(names)}")
        return names.index(name)

    def mask(self, path: str, found: Iterable[str], known: Iterable[str], what: str) -> int:
        """A bit for each of the things that have these names."""
        names, made = list(known), 0
        for number, name in enumerate(found):
            made |= 1 << self.index(f"{path}[{number}]", name, names, what)
        return made

    def number(self, path: str, value: int, least: int, most: int) -> int:
        """A number within limits."""
        if not least <= value <= most:
            raise self.error(path, f"is a number from {least} to {most}, not {value}")
        return value
