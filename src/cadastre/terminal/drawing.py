"""What a game gives to the table in the terminal: its ``presentation.terminal``."""

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from cadastre.core.options import Entry
from cadastre.core.texts import Texts
from cadastre.terminal.screen import Screen

if TYPE_CHECKING:
    from cadastre.core.knowledge import Knowledge
    from cadastre.core.moves import Move


class Drawing(Protocol):
    """How a game is drawn. All that shows a position takes a Knowledge: nothing else can reach the screen."""

    def board(self, knowledge: "Knowledge", texts: Texts, screen: Screen) -> str:
        """The whole table as a seat sees it."""
        ...

    def hint(self, move: "Move", texts: Texts) -> str:
        """What a step costs and brings, as short as it can be said."""
        ...

    def guide(self, texts: Texts, screen: Screen) -> str:
        """What the things on the table do."""
        ...


def drawing(entry: Entry) -> Drawing:
    """The drawing of a game."""
    return cast("Drawing", import_module(f"{entry.home}.presentation.terminal"))
