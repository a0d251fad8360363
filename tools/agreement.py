"""Does ``explain`` call legal exactly what the rules do? ``python -m tools.agreement [--game NAME] --positions 99``."""

import argparse
import json
import sys

from cadastre.registry import GAMES
from testkit.agreement import disagreements


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
