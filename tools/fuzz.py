"""Random games with every invariant checked after every decision; a line of JSON for each table, then a sum.

    python -m tools.fuzz [--game NAME] --games 100000 --all-options --games-per-combination 5000 --seed 1 --workers 2

The exit code is 1 if an invariant broke: the line of its table says which, in which game and decision. With
``CADASTRE_CHECKED=1`` the kernels are compiled with bounds checks, and an index out of range ends everything.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cadastre.registry import GAMES

ROOT = Path(__file__).parents[1]
CHUNK = 500  # games that a thread plays in one go

if TYPE_CHECKING:
    from cadastre.core.game import Game
    from testkit.fuzzing import Course, Result


def fuzz_tables(
    course: "Course", jobs: "list[tuple[Game, int]]", seed: int, workers: int, shown: bool
) -> "Iterator[Result]":
    """The result of every table, with that many games, as each is done; kernels run in threads side by side."""
    course.fuzz(jobs[0][0], seed, 0, 0)  # compiled once, before the threads start
    started, done, total = time.monotonic(), 0, sum(games for _, games in jobs)
    with ThreadPoolExecutor(workers) as pool:
        for game, games in jobs:
            parts = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
            running = [pool.submit(course.fuzz, game, seed, first, count) for first, count in parts]
            result = course.fuzz(game, seed, 0, 0)
            for future in as_completed(running):
                part = future.result()
                result += part
                done += part.tally["games"]
                if shown:
                    progress(done, total, time.monotonic() - started)
            yield result


def progress(done: int, total: int, seconds: float) -> None:
    """A bar that grows on one line of the terminal."""
    full = 30 * done // total
    left = seconds * (total - done) / max(done, 1)
    bar = f"[{'#' * full}{'.' * (30 - full)}] {done}/{total} games, {left:.0f} s left "
    print(f"\r{bar}", end="", file=sys.stderr, flush=True)


def line(result: "Result") -> dict[str, Any]:
    """What a table's line says."""
    kept = {name: count for name, count in result.tally.items() if not isinstance(count, dict)}
    return {"table": repr(result.game), **kept, "failure": result.failure}


def main(arguments: list[str] | None = None) -> int:
    """Play, report, and say whether all went well."""
    parser = argparse.ArgumentParser(description="Random games with every invariant checked.")
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES))
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--players", help="numbers of players, such as 2,3")
    parser.add_argument("--all-options", action="store_true", help="combinations of options too")
    parser.add_argument("--games-per-combination", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    from cadastre.core.kernel_cache import CHECKED
    from testkit.fuzzing import course

    chosen = course(given.game)
    players = tuple(int(count) for count in given.players.split(",")) if given.players else chosen.players
    jobs = [(chosen.plain(count), given.games) for count in players]
    if given.all_options:
        jobs += [(game, given.games_per_combination) for game in chosen.tables(players)]
    started = time.monotonic()
    total: dict[str, Counter[str]] = {name: Counter() for name in ("sums", "actions", "events", "sights")}
    longest = failures = 0
    for result in fuzz_tables(chosen, jobs, given.seed, given.workers, sys.stderr.isatty()):
        told = line(result)
        print(json.dumps(told), flush=True)
        total["sums"].update({name: told[name] for name in ("games", "cut", "decisions")})
        for name in ("actions", "events", "sights"):
            total[name].update(result.tally[name])
        longest = max(longest, told["longest"])
        failures += bool(result.failure)
    summary = {
        **total.pop("sums"),
        "wanted": sum(count for _, count in jobs),
        "longest": longest,
        "failures": failures,
        "seed": given.seed,
        "checked": CHECKED,
        "seconds": round(time.monotonic() - started, 1),
        **total,
    }
    print(json.dumps(summary))
    return int(failures > 0 or summary["games"] != summary["wanted"])


if __name__ == "__main__":
    sys.exit(main())
