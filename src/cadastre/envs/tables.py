"""What all environments agree on: which table is laid, whose decision it is, what the end is worth."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cadastre.core.editions import Edition
from cadastre.core.game import Game
from cadastre.core.knowledge import Knowledge
from cadastre.core.state import State
from cadastre.envs.observe import decider
from cadastre.envs.sights import sight
from cadastre.envs.worth import worth
from cadastre.registry import rules


def table(name: str, players: int, edition: Edition | str | Path | None = None, **options: Any) -> Game:
    """A game by its name. Options that are not given are those of the game, but so that every game ends."""
    found = rules(name)
    return Game.make(found, players, edition, {**sight(found).ends, **options})


def asked(state: State) -> int:
    """The seat that is to decide now: the current one, or somebody who must hurry; -1 when the game is over."""
    return decider(state.game.rules, state._data)


def has_left(state: State, seat: int) -> bool:
    """Whether a seat is out of the game, which goes on without it."""
    field = sight(state.game.rules).gone
    return bool(field) and bool(state._data[field][0][seat])


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


def mask(state: State, seat: int) -> npt.NDArray[np.int8]:
    """The actions that a seat may take now if it is to decide: 1 for each, otherwise 0."""
    found = np.zeros(state.game.rules.actions, np.int8)
    if seat == asked(state):
        found[state.legal_actions(seat)] = 1
    return found


def drawn(knowledge: Knowledge) -> str:
    """The table as a seat sees it, in letters."""
    from cadastre.core.texts import Texts
    from cadastre.terminal.drawing import drawing
    from cadastre.terminal.screen import Screen

    rules = knowledge.game.rules
    texts = Texts("en", rules.entry.name).with_words(rules.face.words(knowledge))
    return drawing(rules.entry).board(knowledge, texts, Screen())
