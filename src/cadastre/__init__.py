"""Cadastre: property games on one table. ``game("paris", players=3).new(seed=7)`` is where everything begins."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cadastre.core.editions import Edition
    from cadastre.core.game import Game

__version__ = "0.1.0"


def game(name: str, players: int, *, edition: "Edition | str | Path | None" = None, **options: Any) -> "Game":
    """A game by its name with its player count and options; ``cadastre games`` lists them.

    ``edition`` is the path of another set of figures, see ``cadastre figures``.
    """
    from cadastre.core.game import Game
    from cadastre.registry import rules

    return Game.make(rules(name), players, edition, options)
