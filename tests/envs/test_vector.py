"""Many games at once: what the engine says, whatever the batch and the threads, and nothing that a seat can't know."""

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from cadastre.core.kernel import ready
from cadastre.core.refusals import BadSetting, IllegalAction
from cadastre.core.rng import generator
from cadastre.envs.tables import table
from cadastre.envs.turns import CHECKED, PLAYED
from cadastre.envs.vector import RefusedInBatch, Turn, VectorEnv
from cadastre.envs.workers import APART, checked, complain, complaint
from testkit.envs.doors import beside_vector, inside
from testkit.envs.seats import laid
from testkit.two_worlds import with_luck_of


def kept(turn: Turn) -> list[Any]:
    """What a step has shown, apart from the buffers."""
    return [array.tolist() for array in turn]


@pytest.mark.parametrize(
    ("name", "players", "batch", "threads"),
    [("paris", 2, 3, 1), ("paris", 4, 2 * PLAYED + 1, 2), ("hellas", 2, 3, 1), ("hellas", 5, 2 * PLAYED + 1, 2)],
)
def test_every_step_is_the_engine_s(name: str, players: int, batch: int, threads: int) -> None:
    found = beside_vector(laid(name, players), games=4, seed=1, batch=batch, threads=threads)
    assert found.problems == []
    assert found.games >= 4


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_games_depend_on_seed_and_number_alone(name: str) -> None:
    game = table(name, 3)
    size = 3 * PLAYED
    many, few = VectorEnv(game, 2 * size, seed=7, threads=3), VectorEnv(game, size, seed=8)
    before = kept(few.now)
    few.reset(seed=7)
    assert kept(few.now) != before
    for _ in range(150):
        assert [part[:size] for part in kept(many.now)] == kept(few.now)
        many.step(many.sample())
        few.step(few.sample())
    many.close()


def test_no_two_games_of_a_batch_are_the_same() -> None:
    env = VectorEnv(table("paris", 2, random_setup=True), 8, seed=1)
    assert len({inside(env, number).to_bytes() for number in range(8)}) == 8


def test_a_game_that_ends_is_followed_by_another() -> None:
    env = VectorEnv(table("hellas", 2, round_limit=1, vote_to_end=False), 2, seed=1)
    starts = {inside(env, number).hash for number in range(2)}
    ended = 0
    for _ in range(400):
        now = env.step(env.sample())
        for number in np.flatnonzero(now.dones).tolist():
            ended += 1
            assert now.rewards[number].sum() == pytest.approx(0)
            assert inside(env, number).record.rounds == 0
            starts.add(inside(env, number).hash)
        assert not now.rewards[~now.dones].any()
    assert ended > 2
    assert len(starts) == ended + 2


def test_any_legal_action_is_sampled() -> None:
    env = VectorEnv(table("paris", 2), 2, seed=1)
    drawn = {tuple(env.sample().tolist())}
    for seed in range(200):
        env.reset(seed)
        drawn.add(tuple(env.sample().tolist()))
    assert drawn == {(first, second) for first in range(3) for second in range(3)}


def test_an_illegal_action_changes_nothing_anywhere() -> None:
    env = VectorEnv(laid("paris", 2), 3, seed=1)
    before, shown = env._states.tobytes(), kept(env.now)
    with pytest.raises(RefusedInBatch, match=r"game 1: building_first \(P3.1\)") as refused:
        env.step([0, 765, 1])
    assert refused.value.number == 1
    assert isinstance(refused.value, IllegalAction)
    assert (env._states.tobytes(), kept(env.now)) == (before, shown)
    for action in (-1, 1005, 2**32):
        with pytest.raises(RefusedInBatch, match="game 2"):
            env.step(np.array([0, 0, action]))
    assert (env._states.tobytes(), kept(env.now)) == (before, shown)


def test_nobody_goes_on_before_all_is_checked() -> None:
    piles: Any = np.zeros(2 * APART, np.int32)
    for kernel in (complaint, complain, checked):
        ready(kernel)
    with ThreadPoolExecutor() as pool:
        heard = pool.submit(complaint, piles, 2)
        complain(piles, 3)
        checked(piles)
        time.sleep(0.05)
        assert not heard.done()
        complain(piles, 2)
        checked(piles)
        assert heard.result() == 3


def test_all_threads_hear_of_an_illegal_action_before_one_of_them_plays() -> None:
    env, luck = VectorEnv(laid("paris", 2), 16 * CHECKED, seed=1, threads=2), random.Random(1)
    last = env.batch - 1
    for _ in range(200):
        before, actions = env._states[: env.batch].tobytes(), env.sample()
        wrong = luck.choice((last // 2, last))  # what one of the two finds last of all
        actions[[wrong, last]] = -1
        with pytest.raises(RefusedInBatch) as refused:
            env.step(actions)
        assert refused.value.number == wrong
        assert env._states[: env.batch].tobytes() == before
        env.step(env.sample())
    env.close()


@pytest.mark.parametrize("given", [[0, 0], [0.0, 0.0, 0.0], [True, True, True], [[0, 0, 0]], ["draw"] * 3])
def test_what_is_no_action_for_each_game_is_refused(given: Any) -> None:
    env = VectorEnv(laid("paris", 2), 3, seed=1)
    with pytest.raises(BadSetting, match="wanted are 3 integers"):
        env.step(given)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_batch_goes_no_further(threads: int) -> None:
    env = VectorEnv(laid("paris", 2), 3, seed=1, threads=threads)
    shown = kept(env.now)
    env.close()
    with pytest.raises(BadSetting, match="closed"):
        env.step(env.sample())
    assert kept(env.now) == shown


def test_threads_sleep_and_wake_and_end() -> None:
    before = batch_threads()  # those of other tests may be ending
    env = VectorEnv(laid("paris", 2), 4, seed=1, threads=3)
    alone = VectorEnv(laid("paris", 2), 4, seed=1)
    for pause in (0.0, 0.02, 0.0, 0.05, 0.0):  # longer than they look out for the next step
        time.sleep(pause)
        assert kept(env.step(env.sample())) == kept(alone.step(alone.sample()))
    mine = batch_threads() - before
    assert len(mine) == 2
    del env
    deadline = time.monotonic() + 30
    while mine & batch_threads() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not mine & batch_threads()


def batch_threads() -> set[threading.Thread]:
    """Threads at work for batches."""
    return {thread for thread in threading.enumerate() if thread.name == "cadastre-batch"}


def test_a_batch_has_a_game() -> None:
    with pytest.raises(BadSetting, match="at least one game"):
        VectorEnv(laid("paris", 2), 0)


def test_nobody_writes_to_what_is_shown() -> None:
    for array in VectorEnv(laid("paris", 2), 2, seed=1).now:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_worlds_that_look_the_same_are_shown_alike() -> None:
    """The seat that decides twice in a row sees the same after the same action, unless something is revealed."""
    env, twin = (VectorEnv(laid("paris", 3), 4, seed=3) for _ in range(2))
    luck, hidden = generator("two worlds"), 0
    for _ in range(300):
        before = [(inside(env, number), int(env.now.seats[number])) for number in range(4)]
        drawn = [with_luck_of(state.knowledge(seat).determinize(luck), state) for state, seat in before]
        for number, world in enumerate(drawn):
            twin._states[number] = world._data[0]
        chosen = env.sample()
        differs, told = [], []
        for (state, seat), world, action in zip(before, drawn, chosen.tolist(), strict=True):
            differs.append(world != state)
            state.apply(action, seat)
            told.append(any(event.kind.luck or event.kind.secret for event in state.events))
        one, other = env.step(chosen), twin.step(chosen)
        for number, (_, seat) in enumerate(before):
            if one.seats[number] == seat and not told[number] and not one.dones[number]:
                hidden += differs[number]
                assert other.seats[number] == seat
                assert other.observations[number].tolist() == one.observations[number].tolist()
                assert other.masks[number].tolist() == one.masks[number].tolist()
        for number in range(4):  # the twin goes on from the same games
            twin._states[number] = env._states[number]
        twin._masks[:], twin._seats[:] = env._masks, env._seats
    assert hidden > 10


def test_a_game_of_the_batch_can_be_looked_into_by_its_seat_alone() -> None:
    env = VectorEnv(laid("paris", 2), 2, seed=1)
    known = env.knowledge(1)
    assert known.seat == env.now.seats[1]
    assert known == inside(env, 1).knowledge(known.seat)
    assert env.observer.row(known).tolist() == env.now.observations[1].tolist()
    with pytest.raises(BadSetting, match="no game 2"):
        env.knowledge(2)
