"""Every kind of environment beside the engine itself, step by step, as functions that return problems."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cadastre.core.game import Game
from cadastre.core.layout import over
from cadastre.core.state import State
from cadastre.envs.aec import TableEnv
from cadastre.envs.observe import Observer
from cadastre.envs.tables import returns
from cadastre.envs.vector import VectorEnv
from testkit.envs.seats import next_to_act, picked


@dataclass
class Found:
    """What was looked at, and what is wrong."""

    games: int = 0
    decisions: int = 0
    problems: list[str] = field(default_factory=list)


def inside(env: VectorEnv, number: int) -> State:
    """The position of a game in a batch, which environments never give out."""
    raw = env._states[number : number + 1].view(np.ndarray).view(np.uint8).copy()
    return State(env.game, over(raw, env._states.dtype), None)


def differences(state: State, row: Any, mask: Any, seat: int, observer: Observer) -> Iterator[str]:
    """What an environment shows to the seat that is to decide otherwise than the engine."""
    if seat != next_to_act(state):
        yield "another seat is to decide"
        return
    if np.flatnonzero(mask).tolist() != state.legal_actions(seat):
        yield "the mask is not what is legal"
    if row.tolist() != observer.row(state.knowledge(seat)).tolist():
        yield "the observation is not what the seat knows"


def beside_vector(game: Game, games: int, seed: int, batch: int, threads: int) -> Found:
    """Random games in a batch, each beside a state that plays the same actions."""
    found, luck = Found(), random.Random(seed)
    env = VectorEnv(game, batch, seed, threads)
    states = [inside(env, number) for number in range(batch)]
    while found.games < games and not found.problems:
        now, bounds = env.now, env.observer.columns
        if (now.observations < bounds.low).any() or (now.observations > bounds.high).any():
            found.problems.append("an observation is out of bounds")
        chosen = []
        for number, state in enumerate(states):
            row, mask, seat = now.observations[number], now.masks[number], int(now.seats[number])
            found.problems += [f"{one}: {state!r}" for one in differences(state, row, mask, seat, env.observer)]
            chosen.append(picked(luck, game, np.flatnonzero(mask).tolist()))
            state.apply(chosen[-1], seat)
        found.decisions += batch
        after = env.step(chosen)
        for number, state in enumerate(states):
            wanted = returns(state.ranks) if state.is_over else [0.0] * game.players
            if bool(after.dones[number]) != state.is_over or not np.allclose(after.rewards[number], wanted):
                found.problems.append(f"the end, or what it is worth, is another: {state!r}")
            if state.is_over:
                found.games += 1
                states[number] = inside(env, number)
            elif inside(env, number).to_bytes() != state.to_bytes():
                found.problems.append(f"the game has gone on otherwise: {state!r}")
    env.close()
    return found


def beside_agents(env: TableEnv, games: int, seed: int) -> Found:
    """Random games of agents, each beside a state that plays the same actions."""
    found, luck = Found(), random.Random(seed)
    for number in range(games):
        env.reset(seed=seed + number)
        state, paid = env._state.copy(), dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, terminated, _, _ = env.last()
            paid[agent] += reward
            if terminated:
                env.step(None)
                continue
            seat = env.possible_agents.index(agent)
            row, mask = seen["observation"], seen["action_mask"]
            found.problems += [f"{one}: {state!r}" for one in differences(state, row, mask, seat, env.observer)]
            action = picked(luck, env.game, np.flatnonzero(mask).tolist())
            state.apply(action, seat)
            env.step(action)
            found.decisions += 1
            if found.problems:
                return found
        found.games += 1
        if not state.is_over or not np.allclose(list(paid.values()), returns(state.ranks)):
            found.problems.append(f"the end, or what it is worth, is another: {state!r}")
    return found
