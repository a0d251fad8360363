"""Whole moves that are worth thinking about, judged by what they change at once.

A move is tried on a copy and finished as well as possible; its score is what the seat then has over what it would have
if it did nothing. Luck is judged by the average of what may come, never by what would.
"""

from cadastre.bots.mind import SCORE
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.layout import Batch
from cadastre.games.paris.bot.choices import BEST, LISTED, NOTES, draw_gain
from cadastre.games.paris.bot.drafts import add, begin, keep
from cadastre.games.paris.bot.tempo import turns_left
from cadastre.games.paris.bot.trials import JUDGING, KEEPING, NOTHING, try_out
from cadastre.games.paris.bot.weights import GAIN, TRADE
from cadastre.games.paris.bot.worth import standing
from cadastre.games.paris.rules.actions import (
    A_BUY,
    A_DRAW,
    A_END_TURN,
    A_FETCH,
    A_MOVE,
    A_SEARCH,
    A_SELL,
    A_SETTLE,
    A_USE,
    A_USE_END,
    move_origin,
)
from cadastre.games.paris.rules.payment import holds
from cadastre.games.paris.rules.state import (
    ACT,
    DONE,
    DRAW,
    FIRST_LANDMARK,
    FIRST_SLOT,
    STEPS,
    TILE_FRANCS,
    TILE_KEY_A,
    TILE_KEY_B,
    TILE_UNUSED,
    Figures,
    Paris,
)
from cadastre.games.paris.rules.turn import legal, step

ASIDE = 600
"""Where in the room for actions the list of legal ones is put aside."""
ALSO = 300
"""And where the key moves that a free action adds."""
ROOM = 290
"""The longest list that is looked at."""
FIRST_OF_ALL = 100_000
"""What puts a free action before all others."""


@kernel
def is_listed(out: Buffer, first: int, count: int, action: int) -> bool:
    """Whether an action is in a list of actions."""
    for index in range(first, first + count):
        if out[index] == action:
            return True
    return False


@kernel
def leaves_counted(fig: Figures, used: int, action: int) -> bool:
    """Whether a key move leaves a building that the bonus tile just used counts: it had better be used before."""
    if used < A_USE or used >= A_FETCH:
        return False
    origin = move_origin(action)
    return FIRST_SLOT <= origin < FIRST_LANDMARK and fig.bonus_step[used - A_USE] == (origin - FIRST_SLOT) % STEPS


@kernel
def list_added(fig: Figures, out: Buffer, count: int, listed: int, used: int) -> int:
    """Of the actions listed after a free one, put the key moves aside that it makes possible, or better."""
    added = 0
    for index in range(min(count, ROOM)):
        action = out[index]
        if A_MOVE <= action < A_SEARCH and (
            leaves_counted(fig, used, action) or not is_listed(out, ASIDE, listed, action)
        ):
            out[ALSO + added] = action
            added += 1
    return added


@kernel
def may_enable(fig: Figures, action: int) -> bool:
    """Whether a free action may be done for the sake of a key move: trade, francs, and tiles that count buildings."""
    if action < A_USE:
        return True
    if action < A_FETCH:
        number = action - A_USE + 1
        return fig.bonus_step[action - A_USE] >= 0 or (is_plain(number) and fig.bonus_francs[number - 1] > 0)
    return action >= A_USE_END and fig.end_francs[action - A_USE_END] > 0


@kernel
def is_plain(number: int) -> bool:
    """Whether using a bonus tile costs nothing."""
    return number != TILE_KEY_A and number != TILE_KEY_B


@kernel
def is_good_alone(s: Paris, seat: int, action: int) -> bool:
    """Whether a free action is thought about for its own sake now: never what may hinder the action to come."""
    if A_USE <= action < A_FETCH:
        return s.phase == DONE or is_plain(action - A_USE + 1)
    if action >= A_USE:
        return True
    if s.phase == ACT:
        return False
    return action >= A_BUY or (turns_left(s, seat) == 0 and holds(s, seat, TILE_FRANCS) > 0)


@kernel
def propose(
    states: Batch[Paris], i: int, figs: Batch[Figures], seat: int, log: EventBuffer, out: Buffer, moves: EventBuffer
) -> int:
    """Whole moves of the seat in ``states[i]``, the best first; see :class:`cadastre.bots.mind.Mind`."""
    s, fig, after = states[i], figs[0], states[i + 1]
    listed = min(legal(s, fig, seat, out), ROOM)
    if listed == 0:
        return 0
    for index in range(listed):
        out[ASIDE + index] = out[index]
    moves[NOTES, LISTED] = -1
    phase = s.phase
    now = base = standing(s, fig, seat) if phase != DRAW else 0
    if phase == ACT:
        s.phase = DONE
        base = standing(s, fig, seat)
        s.phase = ACT
    is_open = phase in (DRAW, ACT, DONE)
    count = 0
    for index in range(listed):
        action = out[ASIDE + index]
        if action < A_SETTLE or action == A_END_TURN:
            begin(moves)
            add(moves, action)
            count = keep(moves, count, draw_gain(s, fig, seat, action - A_DRAW) if action < A_SETTLE else 0)
        elif action < A_SELL or not is_open:
            count = try_out(states, i, figs, seat, log, out, moves, count, base, NOTHING, action, KEEPING)
    best = moves[0, SCORE] if count > 0 else 0
    for index in range(listed):
        action = out[ASIDE + index]
        if phase not in (ACT, DONE) or action < A_SELL or action == A_END_TURN:
            continue
        score = GAIN
        if is_good_alone(s, seat, action):
            try_out(states, i, figs, seat, log, out, moves, count, now, NOTHING, action, JUDGING)
            score = moves[NOTES, BEST] - (TRADE if action < A_USE else 0)
            if score > GAIN and action == A_USE + TILE_UNUSED - 1:
                score += FIRST_OF_ALL  # before the tiles that it counts are used
        if phase == ACT and may_enable(fig, action):
            states[i + 1] = states[i]  # type: ignore[index]
            step(after, fig, seat, action, log, out)
            added = list_added(fig, out, legal(after, fig, seat, out), listed, action)
            for number in range(added):
                try_out(states, i, figs, seat, log, out, moves, count, base, action, out[ALSO + number], JUDGING)
                if moves[NOTES, BEST] > best + GAIN:
                    score = max(score, moves[NOTES, BEST])
        if score > GAIN:
            try_out(states, i, figs, seat, log, out, moves, count, now, NOTHING, action, JUDGING)  # drafts it again
            count = keep(moves, count, score)
    return count
