"""The same games played twice over the real socket with different secrets: nobody who should not notices.

``python -m tools.leaks [--games 200] [--steps 30] [--seed 1] [--json]``.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

from cadastre.registry import GAMES
from testkit.server.inside import inside
from testkit.server.two_worlds import look


def main() -> int:
    """Play, look; exit code 1 if anything leaked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--steps", type=int, default=30, help="things that happen in a game while somebody looks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    begin = time.monotonic()

    def told(line: str) -> None:
        if not given.json:
            print(line, flush=True)

    with tempfile.TemporaryDirectory() as folder, inside(Path(folder) / "games.sqlite3", tuple(GAMES)) as house:
        found = look(house, list(GAMES), given.games, given.steps, given.seed, told)
    facts = {
        "games": found.games,
        "steps": sum(found.steps.values()),
        "by_sort": dict(found.steps),
        "hidden": found.hidden,
        "frames": found.frames,
        "size": found.size,
        "revealed": found.revealed,
        "seconds": round(time.monotonic() - begin),
        "problems": found.problems,
    }
    print(json.dumps(facts) if given.json else "\n".join(f"{name}: {value}" for name, value in facts.items()))
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main())
