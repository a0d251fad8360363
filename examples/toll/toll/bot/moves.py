"""Whole moves that are worth thinking about, with a first guess at how good each is."""

from cadastre.bots.rows import add, insert, insert_one
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.layout import Batch
from toll.bot.worth import POINT
from toll.rules.actions import A_BUILD, A_CLAIM, A_COINS, A_GIFT
from toll.rules.state import Figures, Toll
from toll.rules.turn import legal


@kernel
def guess(s: Toll, fig: Figures, seat: int, action: int) -> int:
    """What an action brings at once. A throw brings nothing, so that it comes when nothing else is left to do."""
    if action < A_CLAIM:
        return 0
    if action < A_BUILD:
        return POINT * s.due[seat]
    if action < A_GIFT:
        return POINT * (fig.hut_worth - fig.hut_cost)
    return -POINT if action < A_COINS else -POINT * (action - A_COINS + 1)


@kernel
def propose(
    states: Batch[Toll],
    i: int,
    figs: Batch[Figures],
    seat: int,
    log: EventBuffer,  # noqa: ARG001 - nothing has to be tried out
    out: Buffer,
    moves: EventBuffer,
) -> int:
    """Whole moves of the seat in ``states[i]``, the best first; see :class:`cadastre.bots.mind.Mind`."""
    s, fig = states[i], figs[0]
    count = 0
    for index in range(legal(s, fig, seat, out)):
        action = out[index]
        score = guess(s, fig, seat, action)
        if A_GIFT <= action < A_COINS:
            row = insert(moves, count, score)  # the smallest gift is enough to think about
            add(moves, row, action)
            add(moves, row, A_COINS)
            count += 1
        else:
            count = insert_one(moves, count, score, action)
    return count
