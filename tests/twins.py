"""The same seeded games played by whichever build of the rules this process runs; printed as hashes.

``python -m tests.twins paris`` under ``NUMBA_DISABLE_JIT=1`` must print what the compiled rules give. Every position is
packed for its hash, which proves that all values of the wide, uncompiled records fit their declared widths.
"""

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path

import cadastre
from cadastre.core.game import Game
from cadastre.core.rng import generator
from testkit.fuzzing import course
from testkit.random_play import go_on

ROOT = Path(__file__).parents[1]


def fingerprint(game: Game, seed: int) -> str:
    """A hash of all positions and events of a random game, and of some that others might think possible."""
    state, luck, whole = game.new(seed=seed), random.Random(seed), hashlib.sha256()
    while not state.is_over:
        whole.update(state.to_bytes() + repr(state.events).encode())
        go_on(state, luck)
        if luck.random() < 0.05:
            known = state.knowledge(luck.randrange(-1, game.players))
            whole.update(known.to_bytes() + known.determinize(generator(luck.random())).to_bytes())
    whole.update(state.to_bytes() + repr(state.score_sheet()).encode())
    return whole.hexdigest()


def fingerprints(name: str) -> list[str]:
    """Those of a few tables that have every option of a game."""
    return [fingerprint(game, seed=5) for game in course(name).few()]


def uncompiled_fingerprints(name: str) -> list[str]:
    """The same from a process that runs the rules as plain Python."""
    home = Path(next(iter(cadastre.__path__))).parent
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{home}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.twins", name]
    return subprocess.run(command, env=env, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()


if __name__ == "__main__":
    print(*fingerprints(sys.argv[1]), sep="\n")  # noqa: T201 - what the other build is compared with
