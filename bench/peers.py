"""``python -m bench.peers``: measure all families in one run, taking turns, and write ``docs/benchmarks.md``.

Machines are noisy, so every source gets many short slices in turn with all others, and the middle one counts. Games are
not alike: ratios say what a researcher gets per second, not which rules are better written.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.sources import BATCH, BATCHED, COPIES, FAMILIES, SIMULATIONS, STEPS
from cadastre import registry

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
OURS, GAMES = "Cadastre", [name.title() for name in registry.GAMES]
ALIKE = {(SIMULATIONS, "Python loop"): "compiled", (SIMULATIONS, "tree search in C++"): "tree search"}
"""What a peer's way of doing it is compared with, where ours has another name: nobody writes our playouts in Python."""

TITLES = {
    STEPS: "Steps",
    BATCHED: f"Steps in a batch of {BATCH:,} games",
    COPIES: "Copies",
    SIMULATIONS: "Simulations",
}
HEAD = """# Benchmarks

`make bench-peers` writes this page: Cadastre beside simulators and environments of others, measured in one run in which
all take turns in short slices; the middle slice counts. Everybody plays at random. A *step* is one decision of one
player, chance not counted; in a batch it comes with the observation and the mask of legal actions. A *copy* is one of a
position in the middle of a game, a *simulation* a copy that is played at random to the end; a tree search judges
positions instead, or plays them to the end, each as it is made. Games differ in length and in what a step means, so
ratios say what a researcher gets done in a second, not whose rules are better written.
"""


class Worker:
    """The process of a family."""

    def __init__(self, family: str, seconds: float) -> None:
        self.family = family
        environment = {**os.environ, **FAMILIES[family][2]}
        words = [sys.executable, "-m", "bench.worker", family, str(seconds)]
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
            cwd=PAGE.parents[1],
        )
        said = self._answer()
        self.missing: str = said.get("missing", "")
        self.versions: str = said.get("versions", "")
        self.keys = [(*key,) for key in said.get("keys", [])]
        self.slices: dict[Any, list[float]] = {key: [] for key in self.keys}

    def measure(self, number: int) -> None:
        """One more slice of a source."""
        assert self.process.stdin
        self.process.stdin.write(f"{number}\n")
        self.process.stdin.flush()
        said = self._answer()
        if "missing" in said:
            self.missing, self.keys = said["missing"], []
        else:
            self.slices[self.keys[number]].append(said["done"] / said["took"])

    def rate(self, key: Any) -> float:
        """The middle slice."""
        return sorted(self.slices[key])[len(self.slices[key]) // 2]

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            return {"missing": f"its process ended with {self.process.wait()}"}
        found: dict[str, Any] = json.loads(line)
        return found

    def end(self) -> None:
        """Let the process go."""
        self.process.kill()
        self.process.communicate()


def run(seconds: float, rounds: int, families: list[str]) -> list[Worker]:
    """Measure these families, all taking turns."""
    workers = []
    try:
        for family in families:
            print(f"getting ready: {family}", file=sys.stderr)
            workers.append(Worker(family, seconds))
        for turn in range(rounds):
            print(f"round {turn + 1} of {rounds}", file=sys.stderr)
            for worker in workers:
                for number in range(len(worker.keys)):
                    if worker.keys:
                        worker.measure(number)
    finally:
        for worker in workers:
            worker.end()
    return workers


def page(workers: list[Worker], command: str) -> str:
    """The result for people."""
    ours = next(worker for worker in workers if worker.family == OURS)
    lines = [HEAD]
    for what, title in TITLES.items():
        games = "".join(f" {game} is |" for game in GAMES)
        lines += [
            f"## {title}",
            "",
            f"| who | game | how | per second |{games}",
            "|---|---|---|--:|" + "--:|" * len(GAMES),
        ]
        for worker in workers:
            for key in worker.keys:
                if key[0] == what:
                    said = [_beside(ours, game, key, worker.rate(key)) if worker is not ours else "" for game in GAMES]
                    lines.append("| " + " | ".join((worker.family, *key[1:], f"{worker.rate(key):,.0f}", *said)) + " |")
        lines.append("")
    lines += ["## What was measured", ""]
    for worker in workers:
        lines.append(f"- {worker.family}: {f'not measured: {worker.missing}' if worker.missing else worker.versions}")
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True, cwd=PAGE.parent
    ).stdout.strip()
    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}"
    machine += f"; load {os.getloadavg()[2]:.1f}, where less than 1 is a quiet machine"
    lines += ["", f"Commit `{commit}`, command `{command}`; {machine}."]
    return "\n".join(lines) + "\n"


def _beside(ours: Worker, game: str, key: Any, rate: float) -> str:
    """How many times as fast one of our games is, done in the way that is nearest to a peer's."""
    what, _, how = key
    mine = (what, game, ALIKE.get((what, how), how))
    ratio = ours.rate(mine) / rate
    return f"{ratio:,.0f} ×" if ratio >= 10 else f"{ratio:.2g} ×"


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("--rounds", type=int, default=7, help="slices of every source")
    parser.add_argument("--only", nargs="+", choices=FAMILIES, help="the page is then printed, not written")
    asked = parser.parse_args()
    families = [family for family in FAMILIES if not asked.only or family in (OURS, *asked.only)]
    command = f"python -m bench.peers --seconds {asked.seconds:g} --rounds {asked.rounds}"
    text = page(run(asked.seconds, asked.rounds, families), command)
    if asked.only:
        print(text)
    else:
        PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
