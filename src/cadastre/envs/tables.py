"""What all environments agree on: which table is laid, how it is drawn, what the end is worth."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cadastre.core.editions import Edition
from cadastre.core.game import Game
from cadastre.core.knowledge import Knowledge
from cadastre.envs.sights import sight
from cadastre.envs.worth import worth
from cadastre.registry import rules


def table(name: str, players: int, edition: Edition | str | Path | None = None, **options: Any) -> Game:
    """A game by its name. Options that are not given are those of the game, but so that every game ends."""
    found = rules(name)
    return Game.make(found, players, edition, {**sight(found).ends, **options})


def lost(seats: int) -> float:
    """What it is worth to have lost, whoever wins."""
    return worth(False, 1, seats)  # noqa: FBT003


def returns(ranks: Sequence[int]) -> list[float]:
    """What the end of a game is worth to every seat; the sum is 0.

    Of n seats, a victory alone is worth 1, and each of the others gets -1 / (n - 1). Winners share: k of them get
    (n / k - 1) / (n - 1) each.
    """
    winners = ranks.count(1)
    return [worth(rank == 1, winners, len(ranks)) for rank in ranks]


def drawn(knowledge: Knowledge) -> str:
    """The table as a seat sees it, in letters."""
    from cadastre.core.texts import Texts
    from cadastre.terminal.drawing import drawing
    from cadastre.terminal.screen import Screen

    rules = knowledge.game.rules
    texts = Texts("en", rules.entry.name).with_words(rules.face.words(knowledge))
    return drawing(rules.entry).board(knowledge, texts, Screen())
