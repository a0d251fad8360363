"""What all environments agree on: which table is laid, whose decision it is, what the end is worth."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cadastre.core.editions import Edition
from cadastre.core.game import Game
from cadastre.core.state import State
from cadastre.envs.sights import sight
from cadastre.registry import rules


def table(name: str, players: int, edition: Edition | str | Path | None = None, **options: Any) -> Game:
    """A game by its name. Options that are not given are those of the game, but so that every game ends."""
    found = rules(name)
    return Game.make(found, players, edition, {**sight(found).ends, **options})


def asked(state: State) -> int:
    """The seat that is to decide now: the current one, or somebody who must hurry; -1 when the game is over."""
    return -1 if state.is_over else int(state.game.rules.inner.heard(state._data[0]))


def returns(ranks: Sequence[int]) -> list[float]:
    """What the end of a game is worth to every seat; the sum is 0.

    A victory alone is worth 1, and each of the others pays the same part of it: of n seats, a loser gets -1 / (n - 1).
    Winners share: k of them get (n / k - 1) / (n - 1) each.
    """
    winners, seats = ranks.count(1), len(ranks)
    return [((seats / winners if rank == 1 else 0) - 1) / (seats - 1) for rank in ranks]
