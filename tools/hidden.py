"""Does anything leak, and is what is hidden drawn fairly?

python -m tools.hidden [--game NAME] --positions 10000 --seed 1
"""

import argparse
import json
import sys
import time
from pathlib import Path

from cadastre.registry import GAMES

ROOT = Path(__file__).parents[1]


def main(arguments: list[str] | None = None) -> int:
    """Look at random positions for every seat and a spectator, and report as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=0.05, help="of positions where possible worlds are counted")
    asked = parser.parse_args(arguments)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    from testkit.fuzzing import course
    from testkit.games import part

    chosen = course(asked.game)
    look = part(asked.game, "two_worlds").look
    started = time.monotonic()
    found = look(list(chosen.tables(chosen.players)), asked.positions, asked.seed, asked.share)
    report = {
        "positions": found.positions,
        "sorts": found.sorts,
        "counted_out": found.counted_out,
        "problems": found.problems[:20],
        "seed": asked.seed,
        "seconds": round(time.monotonic() - started, 1),
    }
    print(json.dumps(report))
    return int(bool(found.problems))


if __name__ == "__main__":
    sys.exit(main())
