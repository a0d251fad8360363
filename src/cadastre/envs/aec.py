"""A game for PettingZoo: agents take turns, each with what it knows and what it may do."""

import random
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from cadastre.core.editions import Edition
from cadastre.core.knowledge import Knowledge
from cadastre.core.refusals import BadSetting
from cadastre.core.state import State
from cadastre.envs.observe import Observer
from cadastre.envs.spaces import MODES, masked_rows, numbers
from cadastre.envs.tables import drawn, lost, returns, table

Edited = Edition | str | Path | None


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """One table; the agents are ``seat_0``, ``seat_1`` and so on.

    The agent that is selected is the seat that is to decide: the current one, or an owner who has rent to claim. An
    agent that leaves the game before its end is terminated there and then.
    """

    def __init__(
        self,
        name: str,
        players: int,
        edition: Edited = None,
        seed: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, name, players, edition, seed, render_mode, **options)
        if render_mode is not None and render_mode not in MODES:
            raise BadSetting(f"a table is drawn as 'ansi', not as {render_mode!r}")
        self.game = table(name, players, edition, **options)
        self.observer = Observer(self.game)
        self.metadata = {"name": f"{name}_v0", "render_modes": MODES, "render_fps": 1, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.game.seats]
        self.observation_spaces = {agent: masked_rows(self.observer) for agent in self.possible_agents}
        self.action_spaces = {agent: numbers(self.game) for agent in self.possible_agents}
        self._random = random.Random(seed)
        self._state: State

    def observation_space(self, agent: str) -> Any:
        """The bounds of every column, and of the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - none here
        """A new game: the same seed gives the same one; without a seed, the next of those that the last one gives."""
        if seed is not None:
            self._random.seed(seed)
        self._state = self.game.new(self._random.getrandbits(128))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._state.next_to_act]

    def step(self, action: int | None) -> None:
        """The selected agent's action; one that is not legal raises an ``IllegalAction`` and changes nothing."""
        agent, state = self.agent_selection, self._state
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state.apply(action, self._seat(agent))  # type: ignore[arg-type] # None is refused like other things
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        worth = returns(state.ranks) if state.is_over else [lost(self.game.players)] * self.game.players
        for other in self.agents:
            seat = self._seat(other)
            if not self.terminations[other] and (state.is_over or state.has_left(seat)):
                self.terminations[other] = True
                self.rewards[other] = worth[seat]
        self._accumulate_rewards()
        self.agent_selection = self.agents[0] if state.is_over else self.possible_agents[state.next_to_act]
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do if it is to decide."""
        state, seat = self._state, self._seat(agent)
        mask = np.zeros(self.game.rules.actions, np.int8)
        if seat == state.next_to_act:
            mask[state.legal_actions(seat)] = 1
        return {"observation": self.observer.row(self.knowledge(agent)), "action_mask": mask}

    def knowledge(self, agent: str) -> Knowledge:
        """The same for people and bots: ``knowledge(agent).view()`` is what a table shows."""
        return self._state.knowledge(self._seat(agent))

    def render(self) -> str:
        """The table as the selected agent sees it."""
        if self.render_mode is None:
            raise BadSetting("a table is drawn if render_mode='ansi' was asked for")
        return drawn(self.knowledge(self.agent_selection))

    def close(self) -> None:
        """Nothing is held."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)


def checked(env: TableEnv) -> Any:
    """The environment, which then says so if it is used before :meth:`~TableEnv.reset`."""
    return OrderEnforcingWrapper(env)
