"""What was played, as something to learn from: decisions of the arena with what the seat knew when it decided.

A file of decisions (``cadastre arena … --decisions FILE``) holds seeds and actions. Here its games are played again, so
that every row comes with observation and mask, and a file that is not what was played is found out.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

import cadastre
from cadastre.arena.decisions import read
from cadastre.core.game import Game
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import Array
from cadastre.core.refusals import BadFile, CadastreError
from cadastre.envs.observe import Observer

Plain = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Decision:
    """What somebody did, and what was known and possible then."""

    row: Plain
    """The columns of the file by name: see :data:`cadastre.arena.decisions.COLUMNS`."""
    knowledge: Knowledge
    """What the seat knew."""
    legal: tuple[int, ...]
    """What it could have done."""

    @property
    def action(self) -> int:
        """What it did."""
        return int(self.row["action"])

    @property
    def won(self) -> float | None:
        """What it had of the victory in the end; None if the game was left."""
        return self.row["won"]  # type: ignore[no-any-return]

    @cached_property
    def observation(self) -> Array:
        """What the seat knew as a row of integers: see :mod:`cadastre.envs.observe`."""
        return _observer(self.knowledge.game).row(self.knowledge)

    @cached_property
    def mask(self) -> Array:
        """1 for every action that was legal."""
        mask = np.zeros(self.knowledge.game.rules.actions, np.int8)
        mask[list(self.legal)] = 1
        return mask


@dataclass(frozen=True, eq=False)
class Arrays:
    """Decisions of one sort of table, a row each."""

    observations: Array
    masks: Array
    actions: Array
    won: Array
    """What the deciding seat had of the victory; not a number where the game was left."""


_observer = cache(Observer)


@cache
def _game(table: str, edition: str) -> Game:
    """The game that rows name by their column ``table``."""
    said = json.loads(table)
    game = cadastre.game(said["game"], said["players"], edition=edition or None, **said["options"])
    for what, ours in (("rules", game.rules.rules_version), ("edition", game.edition.hash)):
        if said[what] != ours:
            raise CadastreError(f"was played with {what} {said[what]}, here are {ours}")
    return game


def decisions(path: Path | str, edition: Path | str = "") -> Iterator[Decision]:
    """The decisions in a file, game by game. ``edition`` is the file of other figures, where those were played with."""
    file = str(path)
    for number, rows in groupby(read(Path(path)), lambda row: (row["game"], row["seed"], row["table"])):
        try:
            yield from _played(_game(number[2], str(edition)), number[1], rows)
        except (CadastreError, KeyError, TypeError, ValueError) as error:
            raise BadFile(file, f"game {number[0]} cannot be played again: {error}") from None


def _played(game: Game, seed: str, rows: Iterable[Plain]) -> Iterator[Decision]:
    state = game.new(seed)
    for row in rows:
        seat = row["seat"]
        yield Decision(row, state.knowledge(seat), tuple(state.legal_actions(seat)))
        state.apply(row["action"], seat)


def arrays(found: Iterable[Decision]) -> Arrays:
    """Decisions as arrays, such as a network learns from. They must be of one game with one number of players."""
    kept = list(found)
    if len({(one.knowledge.game.name, one.knowledge.game.players) for one in kept}) != 1:
        raise CadastreError("arrays hold decisions of one game with one number of players")
    return Arrays(
        np.stack([one.observation for one in kept]),
        np.stack([one.mask for one in kept]),
        np.array([one.action for one in kept], np.int32),
        np.array([np.nan if one.won is None else one.won for one in kept], np.float32),
    )
