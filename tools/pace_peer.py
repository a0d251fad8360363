"""Backgammon of pgx at random, for :mod:`tools.pace`, which starts this with a Python that has pgx and jax.

``python pace_peer.py BATCH``: a line in, a number of steps; a line out, the seconds they took.
"""

import sys
import time
from typing import Any


def main() -> None:
    """Answer until nobody asks."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    batch = int(sys.argv[1])
    game = pgx.make("backgammon")
    step = jax.vmap(auto_reset(game.step, game.init))

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        key, picks, luck = jax.random.split(key, 3)
        chosen = jax.random.categorical(picks, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return step(state, chosen, jax.random.split(luck, batch)), key

    play_on = jax.jit(play)
    state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    key = jax.random.PRNGKey(1)
    state, key = play_on(state, key)
    jax.block_until_ready(state)
    print(pgx.__version__, jax.__version__, flush=True)
    for line in sys.stdin:
        begin = time.perf_counter()
        for _ in range(int(line)):
            state, key = play_on(state, key)
        jax.block_until_ready(state)
        print(time.perf_counter() - begin, flush=True)


if __name__ == "__main__":
    main()
