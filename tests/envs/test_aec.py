"""PettingZoo: its own tests, and the engine beside it."""

import pickle
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cadastre.core.refusals import BadSetting, IllegalAction
from cadastre.core.rng import generator
from cadastre.envs import hellas_v0, paris_v0
from testkit.envs.doors import beside_agents
from testkit.envs.seats import TABLES, lively

DOORS: dict[str, Any] = {"paris": paris_v0, "hellas": hellas_v0}


@pytest.fixture
def known_to_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo lists its own games whose observations have a mask beside them; ours have one too.

    Whoever is not to decide has an empty one.
    """
    tests: ModuleType = sys.modules["pettingzoo.test.api_test"]
    for listed in ("env_obs_dicts", "env_obs_space", "env_all_zeros_obs"):
        monkeypatch.setattr(tests, listed, [*getattr(tests, listed), "paris_v0", "hellas_v0"])


@pytest.mark.usefixtures("known_to_the_tests")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    api_test(DOORS[name].env(players=players), num_cycles=60)
    seed_test(lambda: DOORS[name].env(players=players), num_cycles=20)


@pytest.mark.parametrize(("name", "players"), [("paris", 3), ("hellas", 4)])
def test_every_step_is_the_engine_s(name: str, players: int) -> None:
    found = beside_agents(DOORS[name].raw_env(players=players, **lively(name)), games=2, seed=1)
    assert found.problems == []
    assert found.games == 2


def test_who_is_bankrupt_leaves_at_once_and_has_lost() -> None:
    env = hellas_v0.raw_env(players=4, vote_to_end=False)
    luck = np.random.default_rng(1)
    left = 0
    for seed in range(20):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, reward, terminated, _, _ = env.last()
            if terminated:
                seat = env.possible_agents.index(agent)
                if not env._state.is_over:
                    assert env._state.has_left(seat)
                    assert reward == pytest.approx(-1 / 3)
                    left += 1
                env.step(None)
                assert agent not in env.agents
            else:
                env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        if left:
            return
    raise AssertionError("nobody went bankrupt")


def test_an_illegal_action_changes_nothing() -> None:
    env = paris_v0.env(players=2)
    env.reset(seed=1)
    raw = env.unwrapped
    before = raw._state.to_bytes()
    for action in (765, -1, 5000):
        with pytest.raises(IllegalAction):
            env.step(action)
    with pytest.raises(TypeError):
        env.step(None)
    assert raw._state.to_bytes() == before
    assert raw.agent_selection == f"seat_{raw._state.next_to_act}"


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_worlds_that_look_the_same_to_a_seat_are_shown_alike(name: str) -> None:
    env = DOORS[name].raw_env(players=3, **lively(name))
    env.reset(seed=4)
    luck, picks = generator("two worlds"), np.random.default_rng(1)
    for _ in range(150):
        true = env._state
        if true.is_over:
            break
        for seat, agent in enumerate(env.possible_agents):
            shown = env.observe(agent), env.infos.get(agent), env.knowledge(agent).view()
            env._state = true.knowledge(seat).determinize(luck)
            again = env.observe(agent), env.infos.get(agent), env.knowledge(agent).view()
            env._state = true
            np.testing.assert_equal(again, shown)
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(picks.choice(np.flatnonzero(mask))))


def test_only_who_is_to_decide_may_do_something() -> None:
    env = paris_v0.raw_env(players=4)
    env.reset(seed=1)
    assert [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents] == [
        agent == env.agent_selection for agent in env.agents
    ]


def test_a_table_is_drawn_as_its_seat_sees_it() -> None:
    env = paris_v0.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Montmartre" in env.render()
    silent = paris_v0.raw_env(players=2)
    silent.reset(seed=1)
    with pytest.raises(BadSetting, match="render_mode"):
        silent.render()
    with pytest.raises(BadSetting, match="rgb_array"):
        paris_v0.env(render_mode="rgb_array")


def test_seeds_go_on_and_an_environment_can_be_sent_elsewhere() -> None:
    env = paris_v0.raw_env(players=2, seed=5)
    env.reset()
    first = env._state.hash
    env.reset()
    assert env._state.hash != first
    sent = pickle.loads(pickle.dumps(env))
    sent.reset()
    assert sent._state.hash == first
