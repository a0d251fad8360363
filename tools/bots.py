"""Do bots ever do what is not legal, or know more than their seats?

python -m tools.bots --greedy 10000 --search 200 --positions 100 --seed 1 --workers 2
"""

import argparse
import json
import math
import sys
import time
from dataclasses import asdict
from pathlib import Path

from cadastre.registry import GAMES

ROOT = Path(__file__).parents[1]

LONGEST = {"greedy": 20_000, "search": 2_000}
"""Decisions after which a game is left: most end before, but not all that have no round limit."""

SHORT = 5
"""Rounds of the games in which a bot searches."""


def main(arguments: list[str] | None = None) -> int:
    """Play games at all sorts of tables, compare choices in worlds that look the same, and report as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--greedy", type=int, default=10_000, help="games of greedy, most of them of short games")
    parser.add_argument("--search", type=int, default=200, help="games of search:16, most of them of short games")
    parser.add_argument("--positions", type=int, default=100, help="for each game and number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(arguments)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    from testkit.bot_trials import codes, compare, jobs, play_all, positions
    from testkit.games import facts

    started = time.monotonic()
    weights = {name: facts(manifest).bots.weight for name, manifest in GAMES.items()}
    report: dict[str, object] = {"seed": asked.seed}
    problems: list[str] = []
    for sort, code, games, limit in (
        ("greedy", "greedy", asked.greedy, 0),
        ("search", "search:16", asked.search, SHORT),
    ):
        played = {}
        for name in GAMES:
            share = math.ceil(games * weights[name] / sum(weights.values()))
            todo = jobs(name, code, share, asked.seed, LONGEST[sort], limit)
            found = play_all(todo, asked.workers)
            problems += found.problems
            played[name] = {"games": found.games, "finished": found.finished, "decisions": found.decisions}
        report[sort] = played
    fair = {}
    for name in GAMES:
        compared = compare(positions(name, asked.positions, asked.seed), codes(), asked.seed)
        problems += compared.problems
        fair[name] = {key: value for key, value in asdict(compared).items() if key != "problems"}
    report |= {"fair": fair, "codes": codes(), "problems": problems[:20]}
    print(json.dumps({**report, "seconds": round(time.monotonic() - started, 1)}))
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
