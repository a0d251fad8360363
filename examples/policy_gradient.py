"""A policy that learns Paris from nothing but victories: REINFORCE in NumPy, with one hidden layer and a baseline.

Many games are played at once. The policy has one seat, changing from game to game, and a random player the other. After
each round every decision of the policy is made more likely, or less, by how its game ended.

    python examples/policy_gradient.py --rounds 20
"""

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from cadastre.arena.summary import wilson
from cadastre.core.simulate import kinds_of
from cadastre.envs.observe import Observer
from cadastre.envs.tables import table
from cadastre.envs.vector import VectorEnv

Floats = npt.NDArray[np.float32]

GAME = table("paris", players=2)
KINDS = np.eye(len(GAME.rules.kinds), dtype=np.float32)[kinds_of(GAME.rules)]  # a row for each action
HIDDEN = 64
RATE = 0.003  # of Adam
ENTROPY = 0.003  # how much a policy gains that keeps its mind open


@dataclass
class Policy:
    """What is known, through one hidden layer, to a probability for every legal action."""

    luck: np.random.Generator
    weights: list[Floats] = field(init=False)
    moments: list[tuple[Floats, Floats]] = field(init=False)
    steps: int = 0

    def __post_init__(self) -> None:
        inputs, actions = Observer(GAME).size, GAME.rules.actions
        first = self.luck.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        shapes = (HIDDEN,), (HIDDEN, actions), (actions,)
        self.weights = [first, *(np.zeros(shape, np.float32) for shape in shapes)]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]

    def odds(self, seen: npt.NDArray[np.int32], masks: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """What comes in, what the hidden layer makes of it, and the probabilities."""
        a, b, c, d = self.weights
        given = np.sign(seen) * np.log1p(np.abs(seen)).astype(np.float32)
        hidden = np.tanh(given @ a + b)
        scores = np.where(masks, hidden @ c + d, -np.inf)
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        return given, hidden, raised / raised.sum(axis=1, keepdims=True)

    def choose(self, seen: npt.NDArray[np.int32], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """An action for every row, drawn by its probability."""
        return drawn(self.odds(seen, masks)[2].cumsum(axis=1), self.luck)

    def learn(
        self, seen: npt.NDArray[np.int32], masks: npt.NDArray[np.bool_], chosen: npt.NDArray[np.int64], gains: Floats
    ) -> None:
        """One step of Adam towards decisions that gained, and away from those that lost."""
        given, hidden, odds = self.odds(seen, masks)
        logs = np.log(np.where(odds > 0, odds, 1))
        doubt = -(odds * logs).sum(axis=1, keepdims=True)
        slope = -gains[:, None] * odds - ENTROPY * odds * (logs + doubt)
        slope[np.arange(len(chosen)), chosen] += gains
        slope /= len(chosen)
        inner = (slope @ self.weights[2].T) * (1 - hidden**2)
        self.steps += 1
        for weight, slopes, (mean, square) in zip(
            self.weights, (given.T @ inner, inner.sum(0), hidden.T @ slope, slope.sum(0)), self.moments, strict=True
        ):
            mean += 0.1 * (slopes - mean)
            square += 0.001 * (slopes**2 - square)
            scale = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight += (RATE / (1 - 0.9**self.steps)) * mean / scale


def anything(masks: npt.NDArray[np.bool_], luck: np.random.Generator) -> npt.NDArray[np.int64]:
    """What the arena's random player does in every game: it draws a kind of action, then one of that kind."""
    counts = masks @ KINDS
    odds = (masks / np.maximum(counts @ KINDS.T, 1)).cumsum(axis=1)
    return drawn(odds, luck)


def drawn(whole: npt.NDArray[Any], luck: np.random.Generator) -> npt.NDArray[np.int64]:
    """A column of every row; ``whole`` are the sums of their weights from the left."""
    found: npt.NDArray[np.int64] = (whole > luck.random((len(whole), 1)) * whole[:, -1:]).argmax(axis=1)
    return found


def play(env: VectorEnv, policy: Policy, seed: object, learns: bool) -> float:
    """A game of every number in the batch against a random player; the policy's share of the victories."""
    turn = env.reset(seed)
    numbers = np.arange(env.batch)
    own = numbers % GAME.players  # the policy's seat in each game
    gains = np.zeros(env.batch, np.float32)
    open_games = np.ones(env.batch, bool)
    kept = []
    while open_games.any():
        actions = anything(turn.masks, policy.luck)
        mine = numbers[(turn.seats == own) & open_games]
        if len(mine):
            seen, masks = turn.observations[mine], turn.masks[mine]
            actions[mine] = chosen = policy.choose(seen, masks)
            real = masks.sum(axis=1) > 1
            kept.append((seen[real], masks[real], chosen[real], mine[real]))
        turn = env.step(actions)
        ended = turn.dones & open_games
        gains[ended] = turn.rewards[ended, own[ended]]
        open_games &= ~turn.dones
    if learns:
        better = (gains - gains.mean()) / (gains.std() + 1e-6)  # the baseline is the mean
        order = policy.luck.permutation(len(kept))
        for part in np.array_split(order, 8):
            seen, masks, chosen, mine = (np.concatenate([kept[n][at] for n in part]) for at in range(4))
            policy.learn(seen, masks, chosen, better[mine])
    return float((gains + 1).mean() / 2)


def main() -> None:
    """Learn, then play games that nothing is learnt from."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    policy = Policy(np.random.default_rng(asked.seed))
    env = VectorEnv(GAME, asked.batch)
    begin = time.perf_counter()
    for number in range(asked.rounds):
        share = play(env, policy, f"{asked.seed} {number}", learns=True)
        if number % 10 == 9:
            print(f"after {number + 1} rounds: {share:.1%} in the last one ({time.perf_counter() - begin:.0f} s)")
    share = play(VectorEnv(GAME, asked.games), policy, f"{asked.seed} last", learns=False)
    low, high = wilson(share * asked.games, asked.games)
    print(f"{share:.1%} of {asked.games} games against a random player, 95 % interval {low:.1%} to {high:.1%}")


if __name__ == "__main__":
    main()
