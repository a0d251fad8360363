"""A game for Gymnasium: one seat learns, bots have the others."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from cadastre.bots import Player, dismiss, next_to_act
from cadastre.bots.external import player
from cadastre.core.editions import Edition
from cadastre.core.knowledge import Knowledge
from cadastre.core.refusals import BadSetting, IllegalAction, WrongTurn
from cadastre.core.state import State
from cadastre.envs.observe import Observer
from cadastre.envs.spaces import MODES, numbers, rows
from cadastre.envs.tables import drawn, lost, returns, table
from cadastre.registry import GAMES

Row = npt.NDArray[np.int32]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a table, the bots between its decisions.

    An action that is not legal changes nothing: ``info["refusal"]`` tells why and by which rule, the reward is
    ``illegal_reward``, and the same decision is asked for again.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        name: str,
        players: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        edition: Edition | str | Path | None = None,
        illegal_reward: float = 0.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = table(name, players, edition, **options)
        if not 0 <= seat < players:
            raise BadSetting(f"there is no seat {seat}, only 0 to {players - 1}")
        codes = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(codes) != players - 1:
            raise BadSetting(f"{players - 1} bots are wanted, one for each other seat, not {len(codes)}")
        self.seat, self.illegal_reward, self.render_mode = seat, illegal_reward, render_mode
        self.observer = Observer(self.game)
        self.observation_space = rows(self.observer)
        self.action_space = numbers(self.game)
        self._codes = dict(zip((other for other in self.game.seats if other != seat), codes, strict=True))
        self._bots: dict[int, Player] = {}
        self._state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:  # noqa: ARG002 - none here
        """A new game, up to the first decision of the seat; the same seed gives the same game and the same bots."""
        super().reset(seed=seed)
        self.close()
        luck = int(self.np_random.integers(2**63))
        self._state = self.game.new(luck)
        self._bots = {other: player(code, f"{luck} {other}") for other, code in self._codes.items()}
        self._play_on(self._state)
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """An action of the seat, and whatever happens until it is asked again, has left or the game is over."""
        state = self._table()
        if self._is_done(state):
            raise WrongTurn("the game is over for this seat: reset comes next")
        try:
            state.apply(int(action), self.seat)
        except IllegalAction as error:
            return self._seen(), self.illegal_reward, False, False, {**self._info(), "refusal": str(error)}
        self._play_on(state)
        reward, done = 0.0, self._is_done(state)
        if done:
            reward = returns(state.ranks)[self.seat] if state.is_over else lost(self.game.players)
        return self._seen(), reward, done, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the seat may do: True for each legal action."""
        state = self._table()
        found = np.zeros(self.game.rules.actions, np.bool_)
        if not self._is_done(state):
            found[state.legal_actions(self.seat)] = True
        return found

    def knowledge(self) -> Knowledge:
        """What the seat knows, for people and bots: ``knowledge().view()`` is what a table shows."""
        return self._table().knowledge(self.seat)

    def render(self) -> str:
        """The table as the seat sees it."""
        if self.render_mode is None:
            raise BadSetting("a table is drawn if render_mode='ansi' was asked for")
        return drawn(self.knowledge())

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            dismiss(bot)
        self._bots = {}

    def _play_on(self, state: State) -> None:
        """Let the bots act until the seat has to."""
        while not self._is_done(state):
            if state.next_to_act == self.seat != state.current:
                return
            seat, action = next_to_act(state.asides(self._bots), self._bots, state.current)
            if action is None and seat == self.seat:
                return
            if action is None:
                action = self._bots[seat].choose(state.knowledge(seat), state.legal_actions())
            state.apply(action, seat)

    def _table(self) -> State:
        if self._state is None:
            raise WrongTurn("reset comes first")
        return self._state

    def _is_done(self, state: State) -> bool:
        return state.is_over or state.has_left(self.seat)

    def _seen(self) -> Row:
        return self.observer.row(self.knowledge())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}


def register() -> None:
    """Make the games known to Gymnasium, once."""
    for name in GAMES:
        number = f"cadastre/{name.title()}-v0"
        if number not in gymnasium.registry:
            gymnasium.register(number, entry_point="cadastre.envs.gym:SeatEnv", kwargs={"name": name})
