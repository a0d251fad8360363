"""Do the environments show exactly what the engine says, at every step?

``python -m tools.doors [--games 1000] [--seed 1]``: random games of both games with every number of players, in
batches and among agents, each beside a state that plays the same actions.
"""

import argparse
import json
import sys
import time

from cadastre.envs.aec import TableEnv
from testkit.envs.doors import Found, beside_agents, beside_vector
from testkit.envs.seats import TABLES, laid, lively

BATCH = 16


def main() -> int:
    """Play, compare, and report as JSON; exit code 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="of each sort of environment")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begin = time.monotonic()
    found: dict[str, Found] = {"vector": Found(), "agents": Found()}
    for number, (name, players) in enumerate(TABLES):
        games = asked.games * (number + 1) // len(TABLES) - asked.games * number // len(TABLES)
        for door, one in (
            ("vector", beside_vector(laid(name, players), games, asked.seed, BATCH, threads=1 + number % 2)),
            ("agents", beside_agents(TableEnv(name, players, **lively(name)), games, asked.seed)),
        ):
            found[door].games += one.games
            found[door].decisions += one.decisions
            found[door].problems += one.problems
    report = {
        **{door: {"games": one.games, "decisions": one.decisions} for door, one in found.items()},
        "problems": [f"{door}: {problem}" for door, one in found.items() for problem in one.problems][:20],
        "seed": asked.seed,
        "seconds": round(time.monotonic() - begin, 1),
    }
    print(json.dumps(report))
    return int(bool(report["problems"]))


if __name__ == "__main__":
    sys.exit(main())
