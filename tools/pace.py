"""How fast is the vectorised environment? Random play with observations and masks, in turns with a peer.

``python -m tools.pace [--peer PYTHON] [--batch 1024] [--players 4] [--rounds 12] [--json]``. The peer is backgammon of
pgx, played by a Python of its own that has ``pgx`` and ``jax``: they are too heavy to be among our packages. It and our
single thread are kept on the same processor. Everything runs in short slices, one after the other, so that whatever
else the machine does hits all alike; the ratios are medians over the rounds.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from cadastre.envs.tables import table
from cadastre.envs.vector import VectorEnv
from cadastre.registry import GAMES

SLICE = 0.5
"""Seconds of a slice, about."""

ALL = os.sched_getaffinity(0) if sys.platform == "linux" else {0}
ONE = {min(ALL)}
"""The processors there are, and one of them."""

Slice = Callable[[], float]
"""Plays a while; steps per second."""


def paced(play: Callable[[int], float], batch: int) -> Slice:
    """Slices of about the same time: ``play(count)`` makes so many steps of the batch and returns the seconds."""
    count = max(int(SLICE / max(play(4) / 4, 1e-6)), 1)
    return lambda: count * batch / play(count)


def ours(name: str, players: int, batch: int, threads: int) -> Callable[[int], float]:
    """Random play of one of our games."""
    env = VectorEnv(table(name, players), batch, seed=1, threads=threads)

    def play(count: int) -> float:
        keep_on(0, ONE if threads == 1 else ALL)
        begin = time.perf_counter()
        for _ in range(count):
            env.step(env.sample())
        took = time.perf_counter() - begin
        keep_on(0, ALL)
        return took

    play(200)  # past the beginning, where all games are alike
    return play


def keep_on(process: int, processors: set[int]) -> None:
    """Keep a process, or this thread (0), on these processors, where the system can do that."""
    if sys.platform == "linux":
        os.sched_setaffinity(process, processors)


class Peer:
    """The other Python."""

    def __init__(self, python: str, batch: int) -> None:
        self._process = subprocess.Popen(
            [python, str(Path(__file__).with_name("pace_peer.py")), str(batch)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            env={**os.environ, "JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"},
        )
        keep_on(self._process.pid, ONE)
        self.versions = self._line()

    def play(self, count: int) -> float:
        """Seconds that so many steps of the batch took."""
        assert self._process.stdin
        self._process.stdin.write(f"{count}\n")
        self._process.stdin.flush()
        return float(self._line())

    def close(self) -> None:
        """Let it go."""
        self._process.communicate()

    def _line(self) -> str:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("the peer has ended: does that Python have pgx and jax?")
        return line.strip()


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", help="a Python with pgx and jax")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    sources: dict[str, Slice] = {}
    peer = Peer(asked.peer, asked.batch) if asked.peer else None
    if peer:
        sources["peer"] = paced(peer.play, asked.batch)
    for name in GAMES:
        for threads in (1, 2):
            sources[f"{name} {threads}"] = paced(ours(name, asked.players, asked.batch, threads), asked.batch)
    rates: dict[str, list[float]] = {key: [] for key in sources}
    for _ in range(asked.rounds):
        for key, measure in sources.items():
            rates[key].append(measure())
    if peer:
        peer.close()
    found = {
        "batch": asked.batch,
        "players": asked.players,
        "rounds": asked.rounds,
        "peer": f"pgx backgammon ({peer.versions})" if peer else None,
        "steps_per_s": {key: round(statistics.median(values)) for key, values in rates.items()},
        "two_threads": {name: ratio(rates[f"{name} 2"], rates[f"{name} 1"]) for name in GAMES},
        "to_peer": {name: ratio(rates[f"{name} 1"], rates["peer"]) for name in GAMES} if peer else {},
    }
    print(json.dumps(found) if asked.json else "\n".join(f"{name}: {value}" for name, value in found.items()))
    return 0


def ratio(some: list[float], others: list[float]) -> float:
    """The median of the ratios of slices that were run one after the other."""
    return round(statistics.median(one / other for one, other in zip(some, others, strict=True)), 2)


if __name__ == "__main__":
    sys.exit(main())
