"""The same seeded games played by whichever build of the rules this process runs; printed as hashes.

``python -m tests.paris.twins`` under ``NUMBA_DISABLE_JIT=1`` must print what the compiled rules give. Every position is
packed for its hash, which proves that all values of the wide, uncompiled records fit their declared widths.
"""

import hashlib
import random

from cadastre.core.game import Game
from cadastre.core.rng import generator
from tests.paris.fuzzing import tables


def some_tables() -> list[Game]:
    """Every option and every number of players, in few games."""
    every = list(tables())
    return [every[index] for index in (0, 15, 21, 26, 38, 41)]


def fingerprint(game: Game, seed: int) -> str:
    """A hash of all positions and events of a random game, and of some that others might think possible."""
    state, luck, whole = game.new(seed=seed), random.Random(seed), hashlib.sha256()
    while not state.is_over:
        whole.update(state.to_bytes() + repr(state.events).encode())
        legal = state.legal_actions()
        kinds = sorted({game.rules.kind_of(action) for action in legal})
        kind = luck.choice(kinds)
        state.apply(luck.choice([action for action in legal if game.rules.kind_of(action) == kind]))
        if luck.random() < 0.05:
            known = state.knowledge(luck.randrange(-1, game.players))
            whole.update(known.to_bytes() + known.determinize(generator(luck.random())).to_bytes())
    whole.update(state.to_bytes() + repr(state.score_sheet()).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    for table in some_tables():
        print(fingerprint(table, seed=5))  # noqa: T201 - what the other build is compared with
