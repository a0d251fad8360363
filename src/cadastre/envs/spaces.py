"""What environments take and give, as Gymnasium describes it."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from cadastre.core.game import Game
from cadastre.envs.observe import Observer

MODES = ["ansi"]
"""How a table can be drawn: as text."""


def rows(observer: Observer) -> "Box[np.int32]":
    """Observations, with the bounds of every column."""
    return Box(observer.columns.low, observer.columns.high, dtype=np.int32)


def masked_rows(observer: Observer) -> Dict:
    """Observations with the legal actions beside them."""
    mask = Box(0, 1, (observer.game.rules.actions,), np.int8)
    return Dict({"observation": rows(observer), "action_mask": mask})


def numbers(game: Game) -> "Discrete[np.int64]":
    """Actions by their number."""
    return Discrete(game.rules.actions)
