"""Record random games, load and replay them, and try to lie: ``python -m tools.replays [--game NAME] --games 1000``."""

import argparse
import json
import sys

from cadastre.registry import GAMES
from testkit.replays import check


def main() -> int:
    """Check and report as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = check(asked.game, asked.games, asked.seed)
    print(json.dumps({**vars(found), "problems": found.problems[:20]}))
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main())
