"""Players that think. One of them decides for one seat, from what that seat knows."""

import random
import secrets
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cadastre.bots import urgent
from cadastre.bots.mind import FIRST, LENGTH, mind, proposals
from cadastre.bots.search import engine, grower
from cadastre.bots.tree import CERTAIN, DEEPEST, SEATS, Node
from cadastre.core.events import deaf
from cadastre.core.game import Game
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import blank
from cadastre.core.rng import generator

SLICE = 64
"""The most simulations between two looks at the clock."""

NODES = 60_000
"""Room for a tree; when it is full it is not widened any more."""

NEVER = 1_000_000_000
"""More simulations than there is time for."""

NEXT_BEST = 4
"""Among so many moves a player with noise chooses."""

Move = tuple[int, ...]


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, or so many seconds; one of the two is 0."""

    simulations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Thought:
    """A whole move that was considered."""

    actions: Move
    visits: int
    """How often it was tried."""
    chance: float
    """How often that won, or would have."""


class Desk:
    """Where a player works on a game: the compiled functions and the room they need."""

    def __init__(self, game: Game) -> None:
        self.game, self.mind = game, mind(game.rules)
        self.states = blank(game.rules.state, 4)
        self.words = self.states.view(np.int32).reshape(len(self.states), -1)
        self.moves = proposals()
        self.out: Any = np.zeros(game.rules.actions, np.int32)
        self.scratch: Any = np.zeros(game.rules.actions, np.int32)
        self.log = deaf()

    def lay(self, knowledge: Knowledge, place: int = 0) -> None:
        """Put what a seat knows before it."""
        self.states[place] = knowledge._data[0]

    def propose(self, knowledge: Knowledge, luck: Any) -> list[Move]:
        """The whole moves that are worth thinking about, the best first."""
        self.lay(knowledge)
        seat, figures = knowledge.seat, self.game.figures
        self.game.rules.border.redraw(self.states, 0, figures, seat, luck)
        count = self.mind.propose(self.states, 0, figures, seat, self.log, self.out, self.moves)
        rows = self.moves[:count].tolist()
        return [tuple(row[FIRST : FIRST + row[LENGTH]]) for row in rows]


class Thinker(ABC):
    """A player that plans whole moves and then makes them action by action."""

    def __init__(self, seed: object = None) -> None:
        self.luck = generator(f"thinkers {secrets.token_hex(16) if seed is None else seed}")
        self._plan: list[int] = []
        self._desk: Desk | None = None

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        """The next action of the move that is under way, or the first of a new one."""
        if len(legal) == 1:
            self._plan = self._plan[1:]
            return legal[0]
        if not (self._plan and knowledge.in_move and self._plan[0] in legal):
            self._plan = list(self.plan(knowledge, legal))
        return self._plan.pop(0)

    def interject(self, knowledge: Knowledge, legal: Sequence[int]) -> int | None:
        """The first action that is urgent; nothing else is worth a word out of turn."""
        return urgent(knowledge, legal)

    def desk(self, knowledge: Knowledge) -> Desk:
        """Where this game is thought about."""
        if self._desk is None or self._desk.game != knowledge.game:
            self._desk = Desk(knowledge.game)
        return self._desk

    @abstractmethod
    def plan(self, knowledge: Knowledge, legal: Sequence[int]) -> Move:
        """A whole move."""


class GreedyPlayer(Thinker):
    """Makes the move that looks best at once; with noise, that share of the time another one that looks good."""

    def __init__(self, seed: object = None, noise: float = 0.0) -> None:
        super().__init__(seed)
        self.noise = noise
        self.dice = random.Random(f"noise {seed}" if seed is not None else None)

    def plan(self, knowledge: Knowledge, legal: Sequence[int]) -> Move:  # noqa: ARG002 - proposals are legal
        """The mind's first proposal, or by chance one of the next."""
        found = self.desk(knowledge).propose(knowledge, self.luck)
        if self.noise and self.dice.random() < self.noise:
            return self.dice.choice(found[:NEXT_BEST])
        return found[0]


class _Trees(threading.local):
    """A tree for each thread. None outlives the thought that it was grown for, so hundreds of players who take turns
    in a few threads need no more."""

    def __init__(self) -> None:
        self.nodes = blank(Node, NODES)


_TREES = _Trees()


class SearchPlayer(Thinker):
    """Thinks ahead in a tree of moves."""

    def __init__(self, budget: Budget, seed: object = None, clock: Callable[[], float] = time.perf_counter) -> None:
        super().__init__(seed)
        self.budget, self.clock = budget, clock
        self.path: Any = np.zeros(DEEPEST + 1, np.int32)
        self.rewards: Any = np.zeros(SEATS, np.int32)

    @property
    def nodes(self) -> Any:
        """The tree of the last thought in this thread."""
        return _TREES.nodes

    def plan(self, knowledge: Knowledge, legal: Sequence[int]) -> Move:  # noqa: ARG002 - the tree holds legal moves
        """The move that was tried most often."""
        return max(self.think(knowledge), key=lambda thought: (thought.visits, thought.chance)).actions

    def think(self, knowledge: Knowledge) -> list[Thought]:
        """Every move that was considered."""
        begin, done, used, nodes = self.clock(), 0, 1, self.nodes
        nodes[0] = np.zeros(1, nodes.dtype)[0]
        while not (self.enough(done, begin) or self.settled(done)):
            left = self.budget.simulations - done if self.budget.simulations else SLICE
            used = self.slice(knowledge, used, min(SLICE, left))
            done += min(SLICE, left)
        root, seat = nodes[0], knowledge.seat
        found = nodes[int(root["first"]) : int(root["first"]) + int(root["children"])]
        return [
            Thought(
                tuple(node["atoms"][: node["length"]].tolist()),
                int(node["visits"]),
                float(node["reward"][seat]) / max(int(node["visits"]), 1) / CERTAIN,
            )
            for node in found
        ]

    def enough(self, done: int, begin: float) -> bool:
        """Whether the budget is used up; something is always thought."""
        if self.budget.simulations:
            return done >= self.budget.simulations
        return done > 0 and self.clock() - begin >= self.budget.seconds

    def settled(self, done: int) -> bool:
        """Whether more thought can't change the choice: there is one move, or no other can catch up any more."""
        root = self.nodes[0]
        first, children = int(root["first"]), int(root["children"])
        if done == 0 or children == 0:
            return False
        visits = np.sort(self.nodes["visits"][first : first + children])
        left = self.budget.simulations - done if self.budget.simulations else NEVER
        return children == 1 or int(visits[-1] - visits[-2]) > left

    def slice(self, knowledge: Knowledge, used: int, simulations: int) -> int:
        """Grow the tree by some simulations."""
        desk = self.desk(knowledge)
        desk.lay(knowledge)
        return int(
            grower(desk.game.rules)(
                *engine(desk.game.rules),
                *(desk.states, desk.words, desk.game.figures, self.nodes, self.luck, desk.moves, desk.log, desk.out),
                *(desk.scratch, self.path, self.rewards, knowledge.seat, used, simulations),
                *(desk.mind.spread, desk.mind.heat, desk.mind.curiosity, desk.mind.patience, desk.mind.replies),
            )
        )
