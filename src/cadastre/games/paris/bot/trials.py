"""Trying a move on a copy: it is finished in every way that matters, and judged by what the seat has then."""

from cadastre.bots.mind import FIRST, LENGTH
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.layout import Batch
from cadastre.games.paris.bot.choices import BEST, LAID, LISTED, NOTES, SHORTLIST, list_layings, list_tiles, search_gain
from cadastre.games.paris.bot.drafts import DRAFT, add, keep
from cadastre.games.paris.bot.tempo import turns_left
from cadastre.games.paris.bot.worth import standing
from cadastre.games.paris.rules.actions import A_BONUS, A_SEARCH, A_SELL, A_STOP, A_VP_TILE
from cadastre.games.paris.rules.state import (
    BONUS,
    DISTRICTS,
    DONE,
    FROM_TOKEN,
    GIVE,
    PAIRS,
    PAY,
    SOURCES,
    VP_TILE,
    Figures,
    Paris,
)
from cadastre.games.paris.rules.turn import legal, step

NOTHING = -1
"""Where an action could be, there is none."""
KEEPING, JUDGING = True, False
"""Whether a trial adds proposals, or only notes how good the best ending is."""


@kernel
def look_through(s: Paris) -> None:
    """Searching the end-game pile, without looking: a tile less, and the turn's action is taken (P6.1)."""
    s.phase = DONE
    s.end_left -= 1
    if s.end_left == 0:
        s.final_turn = (s.turn // s.players + 2) * s.players - 1  # P9.1


@kernel
def add_bonus(s: Paris, moves: EventBuffer, choice: int) -> None:
    """Add the choice of a bonus tile to the draft; where the francs are lacking, the token just taken is sold first."""
    if choice != A_STOP and s.francs[s.current] < s.bonus_price:
        add(moves, A_SELL + s.fresh_token * SOURCES + FROM_TOKEN)
    add(moves, choice)


@kernel
def try_out(
    states: Batch[Paris],
    i: int,
    figs: Batch[Figures],
    seat: int,
    log: EventBuffer,
    out: Buffer,
    moves: EventBuffer,
    count: int,
    base: int,
    before: int,
    action: int,
    keeping: bool,
) -> int:
    """Try an action of ``states[i]``, after another one or :data:`NOTHING` before it.

    The next two states are used. What is paid and given leaves as much as possible; bonus tiles and VP tiles are tried
    by shortlists. Scores are what the seat has then over ``base``. Returns the number of proposals then.
    """
    fig, s, trial = figs[0], states[i + 1], states[i + 2]
    states[i + 1] = states[i]  # type: ignore[index]
    moves[NOTES, LAID] = 0
    moves[NOTES, BEST] = -(1 << 30)
    moves[DRAFT, LENGTH] = 0
    hoped = 0
    if before != NOTHING:
        step(s, fig, seat, before, log, out)
    if action == A_SEARCH:
        add(moves, action)
        look_through(s)
        hoped = search_gain(states[i], fig, seat, turns_left(s, seat))
    elif action != NOTHING:
        add(moves, action)
        step(s, fig, seat, action, log, out)
    while s.phase == PAY or s.phase == GIVE or s.phase == PAIRS:
        options = legal(s, fig, seat, out)
        best = out[0]
        if options > 1:
            most = 0
            for index in range(options):
                states[i + 2] = states[i + 1]  # type: ignore[index]
                step(trial, fig, seat, out[index], log, out)
                worth = standing(trial, fig, seat)
                if index == 0 or worth > most:
                    best, most = out[index], worth
        add(moves, best)
        step(s, fig, seat, best, log, out)
    is_bonus = s.phase == BONUS
    if is_bonus and moves[NOTES, LISTED] < 0:
        list_tiles(s, fig, seat, moves)
    length = moves[DRAFT, LENGTH]
    first = 0
    for place in range(-1 if s.bonus_price > 0 else 0, moves[NOTES, LISTED] if is_bonus else 1):
        moves[DRAFT, LENGTH] = length
        if is_bonus and place > 0:
            # Another tile than the first changes little else: take the difference from the list.
            add_bonus(s, moves, A_BONUS + moves[NOTES, LISTED + 1 + place])
            if moves[NOTES, LAID] > 0:
                add(moves, moves[NOTES, LAID + 1])
            if keeping:
                score = moves[NOTES, LISTED + SHORTLIST + 1 + place] - moves[NOTES, LISTED + SHORTLIST + 1]
                count = keep(moves, count, first + score)
            continue
        states[i + 2] = states[i + 1]  # type: ignore[index]
        if is_bonus:
            add_bonus(s, moves, A_BONUS + moves[NOTES, LISTED + 1] if place == 0 else A_STOP)
            for at in range(length, moves[DRAFT, LENGTH]):
                step(trial, fig, seat, moves[DRAFT, FIRST + at], log, out)
        ways = 1
        whole = moves[DRAFT, LENGTH]
        lays = trial.phase == VP_TILE
        if lays:
            if moves[NOTES, LAID] == 0:
                list_layings(trial, fig, seat, out, moves)
            ways = moves[NOTES, LAID]
            trial.phase = DONE
        for way in range(ways):
            moves[DRAFT, LENGTH] = whole
            laid = A_STOP
            if lays:
                laid = moves[NOTES, LAID + 1 + way]
                add(moves, laid)
            if laid != A_STOP:
                trial.vp_tile[(laid - A_VP_TILE) % DISTRICTS] = (laid - A_VP_TILE) // DISTRICTS
            score = standing(trial, fig, seat) + hoped - base
            if laid != A_STOP:
                trial.vp_tile[(laid - A_VP_TILE) % DISTRICTS] = -1
            first = max(first, score) if way > 0 else score
            if keeping:
                count = keep(moves, count, score)
        moves[NOTES, BEST] = max(moves[NOTES, BEST], first)
    return count
