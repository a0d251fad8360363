"""Random games of Paris with every invariant checked after every decision; a line of JSON for each table, then a sum.

    python -m tools.fuzz --games 100000 --players 2,3,4 --all-options --games-per-combination 5000 --seed 1 --workers 2

The exit code is 1 if an invariant broke: the line of its table says which, in which game and decision. With
``CADASTRE_CHECKED=1`` the kernels are compiled with bounds checks, and an index out of range ends everything.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).parents[1]
CHUNK = 500  # games that a thread plays in one go

if TYPE_CHECKING:
    from cadastre.core.game import Game
    from tests.paris.fuzzing import Result


def fuzz_tables(jobs: "list[tuple[Game, int]]", seed: int, workers: int, shown: bool) -> "Iterator[Result]":
    """The result of every table, with that many games, as each is done; kernels run in threads side by side."""
    from tests.paris.fuzzing import fuzz

    fuzz(jobs[0][0], seed, 0, 0)  # compiled once, before the threads start
    started, done, total = time.monotonic(), 0, sum(games for _, games in jobs)
    with ThreadPoolExecutor(workers) as pool:
        for game, games in jobs:
            parts = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
            running = [pool.submit(fuzz, game, seed, first, count) for first, count in parts]
            result = fuzz(game, seed, 0, 0)
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
    tally = result.tally
    kept = {name: tally[name] for name in ("games", "decisions", "longest", "turns", "rows")}
    return {"table": repr(result.game), **kept, "failure": result.failure}


def main(arguments: list[str] | None = None) -> int:
    """Play, report, and say whether all went well."""
    parser = argparse.ArgumentParser(description="Random games of Paris with every invariant checked.")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--all-options", action="store_true", help="every combination of options too")
    parser.add_argument("--games-per-combination", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    import cadastre
    from cadastre.core.kernel import CHECKED
    from tests.paris.fuzzing import tables

    players = tuple(int(count) for count in given.players.split(","))
    jobs = [(cadastre.game("paris", players=count), given.games) for count in players]
    if given.all_options:
        jobs += [(game, given.games_per_combination) for game in tables(players)]
    started = time.monotonic()
    games = decisions = longest = failures = 0
    actions: dict[str, int] = {}
    events: dict[str, int] = {}
    for result in fuzz_tables(jobs, given.seed, given.workers, sys.stderr.isatty()):
        print(json.dumps(line(result)), flush=True)
        games, decisions = games + result.tally["games"], decisions + result.tally["decisions"]
        longest = max(longest, result.tally["longest"])
        failures += bool(result.failure)
        actions = {kind: actions.get(kind, 0) + count for kind, count in result.tally["actions"].items()}
        events = {kind: events.get(kind, 0) + count for kind, count in result.tally["events"].items()}
    summary = {
        "games": games,
        "wanted": sum(count for _, count in jobs),
        "decisions": decisions,
        "longest": longest,
        "failures": failures,
        "seed": given.seed,
        "checked": CHECKED,
        "seconds": round(time.monotonic() - started, 1),
        "actions": actions,
        "events": events,
    }
    print(json.dumps(summary))
    return int(failures > 0 or games != summary["wanted"])


if __name__ == "__main__":
    sys.exit(main())
