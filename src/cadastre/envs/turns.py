"""The compiled part of the vectorised environment: many games, one decision each; written once for all games.

The rules are named here as stand-ins and linked in for each game by :func:`linked`: they are called from Python too
often for pointers, of which each takes as long to pass as twenty decisions.
"""

from typing import Any, TypeVar

import numpy as np

from cadastre.core.border import missing
from cadastre.core.engine import Engine
from cadastre.core.kernel import Buffer, EventBuffer, kernel, kernel_with
from cadastre.core.layout import Batch, Record, Width, i8
from cadastre.core.rng import Generator, below, rekey
from cadastre.envs.observe import Int8, Int16, Int32, Int64, see
from cadastre.envs.workers import CHECKS, NONE, WORK, checked, complain, complaint, done, portion, tell
from cadastre.envs.worth import worth

S = TypeVar("S", bound=Record)
F = TypeVar("F", bound=Record)


class Flag(Record):
    """Yes or no."""

    value: int = i8


_f32: Any = Width("f4")


class Real(Record):
    """A number that is not whole."""

    value: float = _f32


STEP, FRESH = 1, 2
"""Orders: a decision in every game, or new games."""

PLAYED, CHECKED = 8, 64
"""Games in a portion, to play and to check: few, so that all threads are done at about the same moment."""


@kernel
def refused(piles: Buffer, thread: int, actions: Buffer, masks: Batch[Flag], size: int) -> int:
    """The first game whose action is not legal, or -1; known to every thread before one of them changes a game."""
    games = len(actions)
    portions = (games + CHECKED - 1) // CHECKED
    number = portion(piles, CHECKS, thread, portions)
    while number < portions:
        for i in range(number * CHECKED, min((number + 1) * CHECKED, games)):
            action = actions[i]
            if action < 0 or action >= size or masks[i * size + action].value == 0:
                complain(piles, games - i)
        checked(piles)
        number = portion(piles, CHECKS, thread, portions)
    worst = complaint(piles, portions)
    return games - worst if worst else -1


step: Any = missing
legal: Any = missing
next_to_act: Any = missing
deal: Any = missing
blind: Any = missing
rank: Any = missing


def turn(
    mine: Buffer,
    theirs: Buffer,
    piles: Buffer,
    states: Batch[S],
    i8s: Batch[Int8],
    i16s: Batch[Int16],
    i32s: Batch[Int32],
    i64s: Batch[Int64],
    figs: Batch[F],
    luck: Batch[Generator],
    picks: Batch[Generator],
    table: EventBuffer,
    log: EventBuffer,
    out: Buffer,
    actions: Buffer,
    seats: Buffer,
    samples: Buffer,
    observations: EventBuffer,
    masks: Batch[Flag],
    rewards: Batch[Real],
    dones: Batch[Flag],
    room: int,
    order: int,
) -> int:
    """One decision in every game, or a new game in all of them; then what there is to see.

    If an action is not legal, nothing happens: what is returned is the first game that has one, or else -1.

    ``states`` holds the games, then room for each thread (``room``), at the end a cleared table. A game that ends is
    followed by a new one. ``samples`` gets a legal action of each, drawn with ``picks``. How threads share the work by
    ``mine``, ``theirs`` and ``piles`` is told in :mod:`~cadastre.envs.workers`.
    """
    tell(theirs, order)
    fig = figs[0]
    cleared = len(states) - 1
    players: int = states[cleared].players  # type: ignore[attr-defined]
    size = len(masks) // len(seats)
    start = room * (len(i8s) // len(states))
    known = states[room]
    games, thread = len(seats), (room - len(seats)) // 2
    portions = (games + PLAYED - 1) // PLAYED
    wrong = -1
    while order != NONE:
        fresh = order == FRESH
        wrong = -1 if fresh else refused(piles, thread, actions, masks, size)
        number = portions if wrong >= 0 else portion(piles, WORK, thread, portions)
        while number < portions:
            for i in range(number * PLAYED, min((number + 1) * PLAYED, games)):
                s = states[i]
                count = 0
                if not fresh:
                    step(s, fig, seats[i], actions[i], log, out)
                    count = legal(s, fig, next_to_act(s), out)
                ended = count == 0 and not fresh
                dones[i].value = ended
                winners = 0
                for seat in range(players):
                    winners += ended and rank(s, fig, seat) == 1
                for seat in range(players):
                    won = ended and rank(s, fig, seat) == 1
                    rewards[i * players + seat].value = worth(won, winners, players) if ended else 0.0
                if count == 0:
                    states[i] = states[cleared]  # type: ignore[index]
                    rekey(s.luck, luck[i].luck)  # type: ignore[attr-defined]
                    deal(s, fig, log)
                    count = legal(s, fig, next_to_act(s), out)
                seat = next_to_act(s)
                seats[i] = seat
                samples[i] = out[below(picks[i].luck, count)]
                mask: Any = np.uint64(i * size)
                for action in range(np.uint64(size)):
                    masks[mask + action].value = 0
                for index in range(count):
                    masks[i * size + out[index]].value = 1
                states[room] = s  # type: ignore[index]
                blind(known, seat)
                see(i8s, i16s, i32s, i64s, start, table, players, seat, seat, observations, i)
            number = portion(piles, WORK, thread, portions)
        order = done(mine)
    return wrong


def linked(engine: Engine, home: str) -> Any:
    """:func:`turn` with the rules of a game; ``home`` is the module that asks, and imports both."""
    names = ("step", "legal", "next_to_act", "deal", "blind", "rank")
    rules = {name: getattr(engine, name) for name in names}
    return kernel_with(turn, home, rules, S=engine.state, F=engine.figures)
