"""What a bot knows of a game beyond its rules: which moves are worth thinking about, what a position is worth.

A game's mind is compiled like its rules and lives in the game's folder, in ``bot``. Everything else about bots is
written once for all games and gets these functions as pointers.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from cadastre.core.game import Rules
from cadastre.core.refusals import BadSetting

MOVES = 64
"""The most whole moves that a mind proposes in a position."""

ATOMS = 38
"""The most actions of a whole move that it proposes."""

SCORE, LENGTH, FIRST = 0, 1, 2
"""Columns of a row of proposals: how good the move looks, how many actions it has, and the actions."""


@dataclass(frozen=True)
class Mind:
    """How a game is played well."""

    propose: Callable[..., int]
    """``(states, i, figs, seat, log, out, moves)``: whole moves of a seat that are worth thinking about, the best
    first, a row each; returns their number, at least 1 where the seat has a legal action. ``states[i + 1]`` and
    ``states[i + 2]`` are room to try things."""
    glance: Callable[..., int]
    """``(s, fig, seat, out, count, luck)``: one of the ``count`` legal actions in ``out``, chosen quickly and with some
    chance: how a move is finished that was thought of in another world."""
    value: Callable[..., int]
    """``(s, fig, seat)``: what speaks for a seat's winning; see ``spread``."""
    parts: Callable[..., None]
    """``(states, i, figs, seat, out)``: what a seat has by part, see ``names``, in thousandths of a point or a euro."""
    names: tuple[str, ...]
    """What the parts are called."""
    spread: int
    """The difference in value that makes a win e times as likely."""
    heat: int
    """The difference in score that makes a move look e times as good."""
    curiosity: int
    """How much a move that looks good and was tried less is preferred, in thousandths."""
    patience: int
    """Visits of a position before the moves in it are thought about."""
    replies: int
    """How many of the others' moves, those that look best, a search thinks about."""


@cache
def mind(rules: Rules) -> Mind:
    """The mind of a game."""
    part = rules.entry.part("bot")
    if part is None:
        raise BadSetting(f"nobody has taught a player to think about {rules.entry.name} yet")
    found: Mind = part.MIND
    return found


def proposals() -> Any:
    """Room for whole moves."""
    return np.zeros((MOVES, FIRST + ATOMS), np.int32)
