"""Gymnasium: its own checker, and one seat among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cadastre.envs  # noqa: F401 - makes the games known
from cadastre.core.refusals import BadSetting, WrongTurn
from cadastre.core.rng import generator
from cadastre.envs.gym import SeatEnv
from cadastre.envs.tables import returns


@pytest.mark.parametrize("name", ["Paris", "Hellas"])
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (4, 3)])
def test_gymnasium_finds_nothing_wrong(name: str, players: int, seat: int) -> None:
    check_env(gymnasium.make(f"cadastre/{name}-v0", players=players, seat=seat).unwrapped)


def played(env: SeatEnv, seed: int) -> list[Any]:
    """A random game of the seat: what it saw, and what it got."""
    luck = np.random.default_rng(seed)
    row, info = env.reset(seed=seed)
    seen: list[Any] = [(row.tolist(), info["action_mask"].tolist())]
    done = False
    while not done:
        assert env._state is not None
        legal = env._state.legal_actions(env.seat)
        assert np.flatnonzero(env.action_masks()).tolist() == np.flatnonzero(info["action_mask"]).tolist() == legal
        row, reward, done, truncated, info = env.step(int(luck.choice(legal)))
        assert not truncated
        assert env.observation_space.contains(row)
        assert row.tolist() == env.observer.row(env.knowledge()).tolist()
        seen.append((row.tolist(), info["action_mask"].tolist(), reward))
        assert done or reward == 0
    return seen


@pytest.mark.parametrize(
    ("name", "bots", "options"),
    [
        ("paris", "greedy", {"players": 2}),
        ("paris", ["random", "greedy:30"], {"players": 3, "seat": 1}),
        ("hellas", "random", {"players": 4, "seat": 2, "claim_rent": "manual", "round_limit": 20}),
    ],
)
def test_a_seat_plays_among_bots_to_the_end(name: str, bots: Any, options: dict[str, Any]) -> None:
    env = SeatEnv(name, bots=bots, **options)
    seen = played(env, 3)
    state = env._state
    assert state is not None
    if state.is_over:
        assert seen[-1][2] == pytest.approx(returns(state.ranks)[env.seat])
    else:
        assert state.has_left(env.seat)
        assert seen[-1][2] == pytest.approx(-1 / (env.game.players - 1))
    assert not any(seen[-1][1])
    assert played(SeatEnv(name, bots=bots, **options), 3) == seen
    with pytest.raises(WrongTurn, match="reset"):
        env.step(0)
    env.close()


def test_an_illegal_action_is_told_and_changes_nothing() -> None:
    env = SeatEnv("paris", illegal_reward=-0.5)
    first, _ = env.reset(seed=1)
    row, reward, done, _, info = env.step(765)
    assert (row.tolist(), reward, done) == (first.tolist(), -0.5, False)
    assert info["refusal"] == "building_first (P3.1)"
    assert "refusal" not in env.step(0)[4]


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_worlds_that_look_the_same_are_shown_alike(name: str) -> None:
    env, luck, picks = SeatEnv(name, players=3), generator("two worlds"), np.random.default_rng(2)
    env.reset(seed=5)
    done = False
    for _ in range(80):
        if done:
            break
        true = env._state
        assert true is not None
        shown = env._seen(), env._info(), env.knowledge().view()
        env._state = true.knowledge(env.seat).determinize(luck)
        np.testing.assert_equal((env._seen(), env._info(), env.knowledge().view()), shown)
        refused = int(np.flatnonzero(~env.action_masks())[0])
        told = env.step(refused)
        env._state = true
        np.testing.assert_equal(env.step(refused), told)
        done = env.step(int(picks.choice(np.flatnonzero(env.action_masks()))))[2]


def test_a_seat_or_bots_that_there_are_not_are_refused() -> None:
    with pytest.raises(BadSetting, match="no seat 2"):
        SeatEnv("paris", seat=2)
    with pytest.raises(BadSetting, match="2 bots are wanted"):
        SeatEnv("paris", players=3, bots=["random"])
    with pytest.raises(BadSetting, match="no player 'clever'"):
        SeatEnv("paris", bots="clever").reset()
    with pytest.raises(WrongTurn, match="reset comes first"):
        SeatEnv("paris").action_masks()
    with pytest.raises(BadSetting, match="render_mode"):
        SeatEnv("paris").render()


def test_a_seat_sees_the_table() -> None:
    env = gymnasium.make("cadastre/Hellas-v0", render_mode="ansi")
    env.reset(seed=1)
    assert "Xanthi" in str(env.render())
