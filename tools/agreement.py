"""Does ``explain`` call legal exactly what the rules do? ``python -m tools.agreement [--game NAME] --positions 99``."""

import argparse
import json
import random
import sys
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace

from cadastre.core.layout import Array
from cadastre.registry import GAMES
from tools.tries import go_on, random_game


@dataclass
class Found:
    """What the comparison saw."""

    positions: int = 0
    actions: int = 0
    problems: list[str] = field(default_factory=list)


def plain(data: Array) -> SimpleNamespace:
    """A record whose fields are read faster than NumPy's."""
    return SimpleNamespace(**{name: data[0][name] for name in data.dtype.names or ()})


def disagreements(
    name: str, games: int | None = None, seed: int = 1, sample: int = 60, positions: int | None = None
) -> Found:
    """Compare on random games: all legal actions and a sample of all others, in a share of the positions.

    Where seats act out of turn, that is done for the table and every seat.
    """
    found, dice = Found(), random.Random(seed)
    for number in count() if games is None else range(games):
        game = random_game(dice, name)
        figures = plain(game.figures)
        state = game.new(seed=f"{seed}/{number}")
        while not state.is_over:
            if positions is not None and found.positions >= positions:
                return found
            if state.in_move or dice.random() < 0.4:
                record = plain(state._data)
                found.positions += 1
                for seat in (-1, *game.seats) if game.rules.out_of_turn else (state.current,):
                    legal = state.legal_actions(seat)
                    for action in {*legal, *dice.sample(range(game.rules.actions), sample)}:
                        found.actions += 1
                        reason = game.rules.explain(record, figures, seat, action)
                        if (reason is None) != (action in legal):
                            said = reason.code if reason else "legal"
                            kind = game.rules.kind_of(action)
                            found.problems.append(f"[{seat}] {kind} {action}: explain says {said} in {state!r}")
            go_on(state, dice)
    return found


def main() -> int:
    """Compare and report as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = disagreements(asked.game, seed=asked.seed, sample=asked.sample, positions=asked.positions)
    print(json.dumps({"positions": found.positions, "actions": found.actions, "problems": found.problems[:20]}))
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main())
