"""Many games at once: arrays in, arrays out, one decision of every game in one call of compiled code."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cadastre.core.events import deaf
from cadastre.core.game import Game
from cadastre.core.kernel import ready
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import Array, blank, over, packed
from cadastre.core.refusals import BadSetting, IllegalAction, Refusal
from cadastre.core.rng import Generator, Luck
from cadastre.envs.observe import Observer, cells
from cadastre.envs.sights import sight
from cadastre.envs.turns import Flag, Real, first_refused, sample


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
        threads = min(threads, batch)
        self.game, self.batch, self.observer = game, batch, Observer(game)
        self._turn: Any = sight(rules).turn
        self._states = blank(rules.state, batch + threads + 1)
        self._states[-1] = game.empty()[0]
        self._seats, self._counts, self._chosen = np.zeros((3, batch), np.int32)
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
        self._games = (self._states, *cells(self._states), game.figures, self._luck, self.observer.columns.table)
        self._told = (self._seats, self._counts, self._observations, self._masks, self._rewards, self._dones)
        # each thread has games and room of its own; the last one is whoever calls
        self._slices = list(pairwise(np.linspace(0, batch, threads + 1).astype(int).tolist()))
        self._room = [(deaf(), np.zeros(rules.actions, np.int32)) for _ in self._slices]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        for kernel in (self._turn, first_refused, sample):
            ready(kernel)
        self.reset(seed)

    def reset(self, seed: object = 0) -> Turn:
        """New games in the whole batch."""
        for number in range(self.batch):
            self._luck["luck"][number] = (*Luck(f"{seed} {number}").key, 0)
            self._picks["luck"][number] = (*Luck(f"{seed} {number} picks").key, 0)
        self._go(self._chosen, fresh=True)
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
        chosen: Any = np.ascontiguousarray(given, np.int32)
        refused = first_refused(chosen, self._masks, self.game.rules.actions)
        if refused < 0 and given.dtype != np.int32 and not np.array_equal(given, chosen):
            refused = int(np.flatnonzero(given != chosen)[0])  # too great for any action
        if refused >= 0:
            raise self._refusal(refused, int(given[refused]))
        self._go(chosen, fresh=False)
        return self._seen

    def sample(self) -> npt.NDArray[np.int32]:
        """A legal action of every game, all alike, drawn from luck of its own; used again by the next call."""
        given = (self._picks, self._masks, self._counts, self.game.rules.actions, self._chosen)
        self._share(sample, [(*given, first, last) for first, last in self._slices])
        return self._chosen

    def knowledge(self, number: int) -> Knowledge:
        """What the seat that is to decide in a game knows: for its view, for bots, for the words of actions."""
        if not 0 <= number < self.batch:
            raise BadSetting(f"there is no game {number}, only 0 to {self.batch - 1}")
        data: Any = over(self._states[number : number + 1].view(np.ndarray).view(np.uint8).copy(), self._states.dtype)
        seat = int(self._seats[number])
        self.game.rules.border.blind(data, 0, seat)
        return Knowledge(self.game, seat, data)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()

    def _go(self, chosen: Array, *, fresh: bool) -> None:
        parts = [
            (*self._games, log, out, chosen, *self._told, first, last, self.batch + thread, fresh)
            for thread, ((log, out), (first, last)) in enumerate(zip(self._room, self._slices, strict=True))
        ]
        self._share(self._turn, parts)

    def _share(self, kernel: Any, parts: list[Any]) -> None:
        """Do the parts of the work at the same time."""
        tasks = [self._pool.submit(kernel, *part) for part in parts[:-1]] if self._pool else []
        kernel(*parts[-1])
        for task in tasks:
            task.result()

    def _refusal(self, number: int, action: int) -> IllegalAction:
        record, figures = (array.view(np.recarray) for array in (self._states[number : number + 1], self.game.figures))
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
