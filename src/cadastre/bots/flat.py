"""Flat Monte Carlo: every action is tried equally often in random games to their end. A fixed reference, no more."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

import numpy as np

from cadastre.bots.thinking import Thinker
from cadastre.core.events import deaf
from cadastre.core.game import Rules
from cadastre.core.kernel import Buffer, EventBuffer, Words, kernel_for
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import Batch, Record, blank
from cadastre.core.rng import Generator
from cadastre.core.simulate import choose, kinds_of

S = TypeVar("S", bound=Record)
F = TypeVar("F", bound=Record)

LONGEST = 20_000
"""Decisions after which a random game is judged as it stands."""
WIN = 840
"""What a victory counts; it can be shared by up to eight."""


def try_all(
    legal: Callable[[S, F, int, Buffer], int],
    step: Callable[[S, F, int, int, EventBuffer, Buffer], None],
    next_to_act: Callable[[S], int],
    redraw: Callable[[S, F, int, Words], None],
    rank: Callable[[S, F, int], int],
    states: Batch[S],
    figs: Batch[F],
    luck: Batch[Generator],
    kind_of: Buffer,
    log: EventBuffer,
    out: Buffer,
    scratch: Buffer,
    actions: Buffer,
    wins: Buffer,
    seat: int,
    first: int,
    simulations: int,
) -> None:
    """Random games from what the seat knows (``states[1]``), number ``first`` onwards, with the actions in turn."""
    s, fig = states[0], figs[0]
    for number in range(first, first + simulations):
        states[0] = states[1]  # type: ignore[index]
        redraw(s, fig, seat, luck[0].luck)
        tried = number % len(actions)
        step(s, fig, seat, actions[tried], log, scratch)
        for _ in range(LONGEST):
            mover = next_to_act(s)
            count = legal(s, fig, mover, out)
            if count == 0:
                break
            step(s, fig, mover, choose(out, count, kind_of, luck), log, scratch)
        winners = 0
        for other in range(s.players):  # type: ignore[attr-defined]
            winners += rank(s, fig, other) == 1
        if rank(s, fig, seat) == 1:
            wins[tried] += WIN // winners


@cache
def trier(rules: Rules) -> Any:
    """:func:`try_all`, compiled for a game."""
    return kernel_for(try_all, S=rules.state, F=rules.figures)


class FlatPlayer(Thinker):
    """Takes the action that won most often."""

    def __init__(self, simulations: int, seed: object = None) -> None:
        super().__init__(seed)
        self.simulations = simulations

    def plan(self, knowledge: Knowledge, legal: Sequence[int]) -> tuple[int, ...]:
        """One action: the next one of a move is tried anew."""
        game, engine = knowledge.game, knowledge.game.rules.engine
        states = blank(game.rules.state, 2)
        states[1] = knowledge._data[0]
        actions: Any = np.array(legal, np.int32)
        room: Any = np.zeros((3, game.rules.actions), np.int32)
        trier(game.rules)(
            *(engine.legal, engine.step, engine.next_to_act, engine.redraw, engine.rank),
            *(states, game.figures, self.luck, kinds_of(game.rules), deaf()),
            *(room[0], room[1], actions, room[2], knowledge.seat, 0, self.simulations),
        )
        tries = [len(range(number, self.simulations, len(legal))) for number in range(len(legal))]
        shares = [won / max(tried, 1) for won, tried in zip(room[2].tolist(), tries, strict=False)]
        return (legal[shares.index(max(shares))],)
