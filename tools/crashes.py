"""Games at a server that is killed again and again: nothing told is lost.

``python -m tools.crashes [--games 50] [--kills 200] [--seed 1] [--json]``.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from testkit.server.crashing import Storm


def main() -> int:
    """Play, kill, look; exit code 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(Storm(Path(folder), given.games, given.kills, given.seed).run())
    facts = {
        "games": sum(report.games.values()),
        "by_game": dict(report.games),
        "kills": report.kills,
        "moves": report.moves,
        "cuts": report.cuts,
        "shortened": report.shortened,
        "shown": report.shown,
        "seconds": round(time.monotonic() - begin),
        "problems": report.problems,
    }
    print(json.dumps(facts) if given.json else "\n".join(f"{name}: {value}" for name, value in facts.items()))
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
