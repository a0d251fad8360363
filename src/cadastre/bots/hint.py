"""What a search would do in a seat's place, and why: the chance to win, what comes next best, what the move changes.

A hint is made from what the seat knows, so it tells nothing that the seat could not find out by thinking.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cadastre.bots.mind import mind
from cadastre.bots.plans import certain
from cadastre.bots.thinking import Budget, Move, SearchPlayer, Thought
from cadastre.core.knowledge import Knowledge
from cadastre.core.moves import mover, spell
from cadastre.core.refusals import WrongTurn
from cadastre.core.rng import generator
from cadastre.core.state import State

USUAL = Budget(simulations=1000)
"""How long a hint is thought about unless told."""

WORLDS = 24
"""Worlds in which it is seen what a move changes."""

NOTABLE = 3
"""The most parts of a position that are told."""

THOUSAND = 1000


@dataclass(frozen=True)
class Judged:
    """A whole move, up to where luck comes in, and what the search expects of it."""

    actions: Move
    text: str
    """How people write it."""
    chance: float
    """The expected share of victories, from 0 to 1."""
    visits: int
    """How often it was tried. The search makes the move that it tried most: a chance from few tries says little."""


@dataclass(frozen=True)
class Hint(Judged):
    """The move that the search would make, and its reasons."""

    only: bool
    """Whether nothing else is possible."""
    next_best: Judged | None
    """What it would do otherwise; None if it has seen nothing else that is worth a thought."""
    gains: dict[str, int]
    """What the move changes at once of what the seat has, by part of the game's mind (``mind(rules).names``), in whole
    points or euros: the parts that change most, the greatest change first. Where luck comes in, on average."""


def hint(knowledge: Knowledge, legal: Sequence[int], budget: Budget = USUAL, seed: object = 0) -> Hint:
    """A hint for the seat whose knowledge it is; ``legal`` is what it may do. The same seed gives the same hint.

    Where nobody has taught a player to think about the game, that is refused with ``BadSetting``.
    """
    names, seat = mind(knowledge.game.rules).names, knowledge.seat
    if not legal:
        raise WrongTurn(f"seat {seat} has nothing to decide now")
    luck = generator(f"hints {seed}")
    worlds = [knowledge.determinize(luck) for _ in range(WORLDS)]
    thoughts = [thought for thought in SearchPlayer(budget, f"hints {seed}").think(knowledge) if thought.visits]
    thoughts.sort(key=lambda thought: (thought.visits, thought.chance), reverse=True)
    judged = [_judged(worlds[0], thought, seat) for thought in thoughts]
    best = judged[0]
    changes = np.mean([_change(world, best.actions, seat) for world in worlds], axis=0)
    points = {name: round(float(change) / THOUSAND) for name, change in zip(names, changes, strict=True)}
    greatest = sorted((name for name in names if points[name]), key=lambda name: -abs(points[name]))[:NOTABLE]
    return Hint(
        best.actions,
        best.text,
        best.chance,
        best.visits,
        only=len(legal) == len(best.actions) == 1,
        next_best=next((other for other in judged if other.actions != best.actions), None),
        gains={name: points[name] for name in greatest},
    )


def percent(judged: Judged) -> int:
    """The chance of a move as people read it."""
    return round(100 * judged.chance)


def _judged(world: State, thought: Thought, seat: int) -> Judged:
    actions = certain(world, thought.actions, seat)
    return Judged(actions, spell(world, actions, seat), thought.chance, thought.visits)


def parts(state: State, seat: int) -> Any:
    """What a seat has in a position by part of the game's mind, in thousandths of a point or a euro."""
    know = mind(state.game.rules)
    found: Any = np.zeros(len(know.names), np.int32)
    know.parts(state._data, 0, state.game.figures, seat, found)
    return found


def _change(world: State, actions: Move, seat: int) -> Any:
    """What these actions change of a seat's parts in a world."""
    after = world.copy()
    for number, action in enumerate(actions):
        after.apply(action, mover(after, seat, number))
    return parts(after, seat) - parts(world, seat)
