"""Does ``explain`` call legal exactly what the rules do? ``python -m tools.agreement --positions 100000``."""

import argparse
import json
import random
import sys
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace

from cadastre.core.layout import Array
from tools.tries import choose, random_game


@dataclass
class Found:
    """What the comparison saw."""

    positions: int = 0
    actions: int = 0
    problems: list[str] = field(default_factory=list)


def plain(data: Array) -> SimpleNamespace:
    """A record whose fields are read faster than NumPy's."""
    return SimpleNamespace(**{name: data[0][name] for name in data.dtype.names or ()})


def disagreements(games: int | None = None, seed: int = 1, sample: int = 60, positions: int | None = None) -> Found:
    """Compare on random games: all legal actions and a sample of all others, in a share of the positions."""
    found, dice = Found(), random.Random(seed)
    for number in count() if games is None else range(games):
        game = random_game(dice)
        figures = plain(game.figures)
        state = game.new(seed=f"{seed}/{number}")
        while not state.is_over:
            if positions is not None and found.positions >= positions:
                return found
            legal = state.legal_actions()
            if state.in_move or dice.random() < 0.4:
                record = plain(state._data)
                found.positions += 1
                for action in {*legal, *dice.sample(range(game.rules.actions), sample)}:
                    found.actions += 1
                    reason = game.rules.explain(record, figures, state.current, action)
                    if (reason is None) != (action in legal):
                        said = reason.code if reason else "legal"
                        found.problems.append(f"{state.notation(action)}: explain says {said} in {state!r}")
            state.apply(choose(state, dice))
    return found


def main() -> int:
    """Compare and report as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = disagreements(seed=asked.seed, sample=asked.sample, positions=asked.positions)
    print(json.dumps({"positions": found.positions, "actions": found.actions, "problems": found.problems[:20]}))
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main())
