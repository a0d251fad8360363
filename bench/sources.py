"""What is measured, family by family. A source yields things done and seconds taken, slice after slice.

Everybody plays at random. A *step* is one decision of one player (chance is not counted), a *copy* one of a position in
the middle of a game, a *simulation* a copy played at random to the end of the game.
"""

import copy
import importlib
import os
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from typing import Any

import cadastre

STEPS, BATCHED, COPIES, SIMULATIONS = "steps", "batched steps", "copies", "simulations"
BATCH = 1024
MIDDLE = 30
"""Steps from the start to the middle of a peer's game."""

Slice = Iterator[tuple[float, float]]
Key = tuple[str, str, str]
"""What is measured, of which game, and how."""
Sources = dict[Key, Slice]


def timed(once: Callable[[], float], seconds: float) -> Slice:
    """Do something again and again; it says how much it has done."""
    once()
    while True:
        done, begin = 0.0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            done += once()
        yield done, time.perf_counter() - begin


def counted(thing: Callable[[], object], count: int = 1) -> float:
    """Do something; it counts as so many."""
    thing()
    return count


def ours(seconds: float) -> Sources:
    """Our games: from a loop in Python, inside compiled code, in a batch."""
    from cadastre.arena import bench
    from cadastre.envs.vector import VectorEnv
    from cadastre.registry import GAMES

    def step(env: VectorEnv) -> float:
        env.step(env.sample())
        return env.batch

    found: Sources = {}
    for name in GAMES:
        game, title = bench.table_of(name), name.title()
        found |= {
            (STEPS, title, "Python loop"): bench.face(game, seconds),
            (STEPS, title, "compiled"): bench.inside(game, seconds, 1),
            (COPIES, title, "Python"): bench.copies(bench.middle(game).copy, seconds),
            (SIMULATIONS, title, "compiled"): bench.playouts(game, seconds),
            (SIMULATIONS, title, "tree search"): bench.thought(game, seconds),
        }
        for threads in (1, 2):
            env = VectorEnv(game, BATCH, 1, threads)
            found[BATCHED, title, _cores(threads)] = timed(partial(step, env), seconds)
    return found


def catanatron(seconds: float) -> Sources:
    """A simulator of a game of similar size, in Python."""
    from cadastre.arena import bench

    peer = bench.Peer()
    return {
        (STEPS, "Catan", "Python loop"): peer.slices(seconds, games=False),
        (COPIES, "Catan", "Python"): bench.copies(peer.middle().copy, seconds),
        (SIMULATIONS, "Catan", "Python loop"): peer.simulations(seconds),
    }


def open_spiel(seconds: float) -> Sources:
    """Games written in C++, from a loop in Python and by its tree search with random rollouts."""
    import pyspiel

    from cadastre.arena import bench

    luck = random.Random(1)

    def settle(state: Any) -> Any:
        while state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(numbers, odds)[0])
        return state

    def play(state: Any, most: int = 1_000_000) -> int:
        done = 0
        while done < most and not settle(state).is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            done += 1
        return done

    def whole(game: Any) -> float:
        return play(game.new_initial_state())

    def simulated(begun: Any) -> float:
        return counted(lambda: play(begun.clone()))

    found: Sources = {}
    for name in ("backgammon", "chess", "hearts", "gin_rummy"):
        game = pyspiel.load_game(name)
        begun = game.new_initial_state()
        play(begun, MIDDLE)
        settle(begun)
        found |= {
            (STEPS, name, "Python loop"): timed(partial(whole, game), seconds),
            (COPIES, name, "Python"): bench.copies(begun.clone, seconds),
            (SIMULATIONS, name, "Python loop"): timed(partial(simulated, begun), seconds),
        }
        if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            bot = pyspiel.MCTSBot(
                game,
                pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1),
                uct_c=2.0,
                max_simulations=bench.BATCH,
                max_memory_mb=1000,
                solve=False,
                seed=1,
                verbose=False,
            )
            search = partial(counted, partial(bot.step, begun), bench.BATCH)
            found[SIMULATIONS, name, "tree search in C++"] = timed(search, seconds)
    return found


def pettingzoo(seconds: float) -> Sources:
    """The classic games. They can't be copied in the middle: a copy begins anew."""
    import numpy as np

    luck = np.random.default_rng(1)

    def whole(env: Any) -> float:
        env.reset()
        done = 0
        while True:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                return done
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            done += 1

    found: Sources = {}
    for name in ("connect_four_v3", "texas_holdem_v4", "hanabi_v5"):
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        found[STEPS, name, "Python loop"] = timed(partial(whole, env), seconds)
    return found


def rlcard(seconds: float) -> Sources:
    """Card games. Only the game inside an environment can be copied, so there are no simulations."""
    import rlcard as cards

    luck = random.Random(1)

    def play(env: Any, state: Any, most: int = 1_000_000) -> int:
        done = 0
        while done < most and not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            done += 1
        return done

    def whole(env: Any) -> float:
        return play(env, env.reset()[0])

    found: Sources = {}
    for name in ("limit-holdem", "uno", "gin-rummy"):
        env = cards.make(name, config={"seed": 1})
        found[STEPS, name, "Python loop"] = timed(partial(whole, env), seconds)
        begun = cards.make(name, config={"seed": 1})
        play(begun, begun.reset()[0], 2)
        found[COPIES, name, "Python"] = timed(partial(counted, partial(copy.deepcopy, begun.game)), seconds)
    return found


def pgx(seconds: float) -> Sources:
    """Backgammon compiled for batches; on one core or on two, as its process may use."""
    cores = int(os.environ["CORES"])
    if hasattr(os, "sched_setaffinity"):  # its own switches leave more threads at work than one
        os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:cores]))
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental.wrappers import auto_reset

    env = games.make("backgammon")
    move = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def step(state: Any, key: Any) -> Any:
        choice, luck = jax.random.split(key)
        actions = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return move(state, actions, jax.random.split(luck, BATCH))

    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1)]

    def once() -> float:
        held[1], key = jax.random.split(held[1])
        held[0] = jax.block_until_ready(step(held[0], key))
        return BATCH

    return {(BATCHED, "backgammon", _cores(cores)): timed(once, seconds)}


def _cores(count: int) -> str:
    return "one core" if count == 1 else f"{count} cores"


def versions(*names: str) -> str:
    """What is installed of these packages."""
    return ", ".join(f"{name} {cadastre.__version__ if name == cadastre.__name__ else version(name)}" for name in names)


FAMILIES: dict[str, tuple[Callable[[float], Sources], tuple[str, ...], dict[str, str]]] = {
    "Cadastre": (ours, ("cadastre", "numba", "numpy"), {}),
    "catanatron": (catanatron, ("catanatron",), {}),
    "OpenSpiel": (open_spiel, ("open_spiel",), {}),
    "PettingZoo": (pettingzoo, ("pettingzoo",), {}),
    "RLCard": (rlcard, ("rlcard",), {}),
    "Pgx": (
        pgx,
        ("pgx", "jax"),
        {"CORES": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"},
    ),
    "Pgx on two cores": (pgx, ("pgx", "jax"), {"CORES": "2"}),
}
"""Name, sources, packages, environment of its process."""
