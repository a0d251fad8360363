"""Many games at once: arrays in, arrays out, one decision of every game in one call of compiled code."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cadastre.core.events import deaf
from cadastre.core.game import Game
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import COMPILED, Array, blank, named, over, packed
from cadastre.core.refusals import BadSetting, IllegalAction, Refusal
from cadastre.core.rng import Generator, Luck
from cadastre.envs.observe import Observer, cells
from cadastre.envs.sights import sight
from cadastre.envs.turns import FRESH, STEP, Flag, Real
from cadastre.envs.workers import Workers


class Turn(NamedTuple):
    """What there is to see after a step, a row for every game: read-only arrays that the next step writes to."""

    observations: npt.NDArray[np.int32]
    """What the seat that is to decide knows; see :mod:`cadastre.envs.observe`."""
    masks: npt.NDArray[np.bool_]
    """Its legal actions."""
    rewards: npt.NDArray[np.float32]
    """By seat: 0 until a game ends, then what :func:`~cadastre.envs.tables.returns` says."""
    dones: npt.NDArray[np.bool_]
    """Games that this step has ended: what is seen of them is already the next game."""
    seats: npt.NDArray[np.int32]
    """Who is to decide."""


class RefusedInBatch(IllegalAction):
    """An action that one of the games does not allow; none of them has changed."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        self.number = number
        """Which game."""
        super().__init__(refusal)
        self.args = (f"game {number}: {self}",)


class VectorEnv:
    """A batch of games.

    Games are numbered. What a game draws depends on the seed, on its number and on how many were played under that
    number before, neither on the size of the batch nor on the threads.
    """

    def __init__(self, game: Game, batch: int, seed: object = 0, threads: int = 1) -> None:
        if batch < 1 or threads < 1:
            raise BadSetting("a batch has at least one game and one thread")
        rules = game.rules
        threads = min(threads, batch) if COMPILED else 1  # interpreted, only one would run at a time
        self.game, self.batch, self.observer = game, batch, Observer(game)
        self._states = blank(rules.state, batch + 2 * threads)
        self._states[-1] = game.empty()[0]
        self._seats, self._samples, self._chosen = np.zeros((3, batch), np.int32)
        self._observations = np.zeros((batch, self.observer.size), np.int32)
        masks, dones = np.zeros(batch * rules.actions, np.int8), np.zeros(batch, np.int8)
        rewards = np.zeros(batch * game.players, np.float32)
        self._masks, self._dones, self._rewards = _flags(masks), _flags(dones), over(rewards, packed(Real))
        self._seen = Turn(
            _shut(self._observations),
            _shut(masks.view(np.bool_).reshape(batch, rules.actions)),
            _shut(rewards.reshape(batch, game.players)),
            _shut(dones.view(np.bool_)),
            _shut(self._seats),
        )
        self._luck, self._picks = blank(Generator, batch), blank(Generator, batch)
        luck = (self._luck, self._picks)
        games = (self._states, *cells(self._states), game.figures, *luck, self.observer.columns.table)
        told = (self._chosen, self._seats, self._samples, self._observations, self._masks, self._rewards, self._dones)
        # each thread has room of its own, which no other thread's lies next to
        self._workers = Workers(
            sight(rules).turn,
            [
                (*games, deaf(), np.zeros(rules.actions, np.int32), *told, batch + 2 * thread)
                for thread in range(threads)
            ],
        )
        self.reset(seed)

    def reset(self, seed: object = 0) -> Turn:
        """New games in the whole batch."""
        for number in range(self.batch):
            self._luck["luck"][number] = (*Luck(f"{seed} {number}").key, 0)
            self._picks["luck"][number] = (*Luck(f"{seed} {number} picks").key, 0)
        self._workers.order(FRESH)
        return self._seen

    @property
    def now(self) -> Turn:
        """What the last step, or the reset, has shown."""
        return self._seen

    def step(self, actions: Sequence[int] | Array) -> Turn:
        """One action in every game, of the seat that is to decide there; if one is not legal, nothing happens."""
        given = np.asarray(actions)
        if given.shape != (self.batch,) or given.dtype.kind not in "iu":
            raise BadSetting(f"wanted are {self.batch} integers, not {given.dtype} in the shape {given.shape}")
        chosen: Any = self._chosen
        chosen[:] = given
        if given.dtype != np.int32:
            chosen[given != chosen] = -1  # too great for any action
        refused = self._workers.order(STEP)
        if refused >= 0:
            raise self._refusal(refused, int(given[refused]))
        return self._seen

    def sample(self) -> npt.NDArray[np.int32]:
        """A legal action of every game, all alike, drawn from luck of its own: others come with the next step."""
        return self._samples.copy()

    def knowledge(self, number: int) -> Knowledge:
        """What the seat that is to decide in a game knows: for its view, for bots, for the words of actions."""
        if not 0 <= number < self.batch:
            raise BadSetting(f"there is no game {number}, only 0 to {self.batch - 1}")
        data: Any = over(self._states[number : number + 1].view(np.uint8).copy(), self._states.dtype)
        seat = int(self._seats[number])
        self.game.rules.border.blind(data, 0, seat)
        return Knowledge(self.game, seat, data)

    def close(self) -> None:
        """Let the threads go."""
        self._workers.close()

    def _refusal(self, number: int, action: int) -> IllegalAction:
        record, figures = (named(array) for array in (self._states[number : number + 1], self.game.figures))
        reason = self.game.rules.explain(record[0], figures[0], int(self._seats[number]), action)
        if reason is None:
            raise AssertionError(f"explain calls action {action} legal, the rules do not")
        return RefusedInBatch(number, reason)


def _flags(values: Array) -> Array:
    return over(values, packed(Flag))


def _shut(array: Array) -> Any:
    """The same memory, which only we write to."""
    view = array.view()
    view.flags.writeable = False
    return view
