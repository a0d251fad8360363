"""A quick rule of thumb with some chance: how games are played on in thought."""

from cadastre.core.kernel import Buffer, kernel
from cadastre.core.layout import Batch
from cadastre.core.rng import Generator, below
from cadastre.games.paris.rules.actions import (
    A_BONUS,
    A_FETCH,
    A_KEY,
    A_MOVE,
    A_PAIR,
    A_PASS,
    A_SEARCH,
    A_SELL,
    A_TAKE,
    A_USE,
    A_USE_END,
    A_VP_TILE,
    move_district,
    move_origin,
    move_target,
)
from cadastre.games.paris.rules.bonus import worth_now
from cadastre.games.paris.rules.keys import worth_of
from cadastre.games.paris.rules.scoring import district_total
from cadastre.games.paris.rules.state import (
    ACT,
    ARC,
    BANKS_AND_ARC,
    BONUS,
    BRONZE,
    DISTRICTS,
    DONE,
    DRAW,
    FIRST_LANDMARK,
    FIRST_SLOT,
    GIVE,
    PAIRS,
    PAY,
    STEPS,
    Figures,
    Paris,
)

LOOKS = 5
"""Actions that are compared."""
NOISE = 1500
"""How much chance weighs against them, in thousandths of a VP."""


@kernel
def is_last_turn(s: Paris) -> bool:
    """Whether the current seat has no turn after this one."""
    return s.final_turn >= 0 and s.turn + s.players > s.final_turn


@kernel
def key_hint(s: Paris, fig: Figures, seat: int, place: int) -> int:
    """A key from behind the screen: good while few lie ready."""
    ready = 0
    for other in range(BANKS_AND_ARC):
        ready += s.place_keys[seat, other]
    return (2500 if place == ARC else 500 * fig.bank[place] + 500) - 900 * ready


@kernel
def move_hint(s: Paris, fig: Figures, seat: int, action: int) -> int:
    """A key move, by what it brings at once."""
    target = move_target(action)
    price = worth_of(fig, target) - worth_of(fig, move_origin(action))
    tile = s.vp_tile[move_district(s, action)]
    found = price * (300 if tile < 0 else 50 * fig.vp_rank[tile, 0]) - 400 * price
    if target >= FIRST_LANDMARK:
        given = 0
        for kind in range(3):
            if fig.landmark_vp[target - FIRST_LANDMARK, kind] > 0:
                some = min(s.tokens[seat, BRONZE + kind], fig.prestige_max - given)
                given += some
                found += 1000 * some * fig.landmark_vp[target - FIRST_LANDMARK, kind]
        return found + 500
    slot = target - FIRST_SLOT
    step = slot % STEPS
    if s.slot_token[slot] >= 0:
        found += 900
    if step <= 1:
        found += 3500
    elif step == 2:
        found += 2500
    elif step == STEPS - 1:
        found += 1500
    return found


@kernel
def lay_hint(s: Paris, fig: Figures, seat: int, choice: int) -> int:
    """A VP tile: a high one where the seat leads, none where others do."""
    district = choice % DISTRICTS
    mine, theirs = district_total(s, fig, seat, district), 0
    for other in range(s.players):
        if other != seat:
            theirs = max(theirs, district_total(s, fig, other, district))
    vp = 500 * fig.vp_rank[choice // DISTRICTS, 0]
    return vp if mine > theirs else -vp


@kernel
def hint(s: Paris, fig: Figures, seat: int, action: int) -> int:
    """How good an action of step 2, or inside a move, looks."""
    if action < A_KEY:
        return 0
    if action < A_MOVE:
        return key_hint(s, fig, seat, action - A_KEY)
    if action < A_SEARCH:
        return move_hint(s, fig, seat, action)
    if action < A_TAKE:
        return 2500
    if action < A_PASS:
        tile = action - A_TAKE
        return 1000 * fig.end_vp[tile] + 300 * fig.end_francs[tile] + 1000 * (fig.end_token[tile] >= 0)
    if A_BONUS <= action < A_VP_TILE:
        space = action - A_BONUS
        return 3000 + 700 * worth_now(s, fig, seat, s.space_number[space]) - 700 * (space - s.meeple[seat])
    if A_VP_TILE <= action < A_SELL:
        return lay_hint(s, fig, seat, action - A_VP_TILE)
    return 0


@kernel
def useful(s: Paris, fig: Figures, seat: int, action: int) -> bool:
    """Whether a free action is simply good: a sure gain, or the last moment for it."""
    last = is_last_turn(s)
    if A_USE <= action < A_FETCH:
        number = action - A_USE + 1
        if fig.bonus_step[number - 1] < 0 and fig.bonus_vp[number - 1] + fig.bonus_francs[number - 1] > 0:
            return worth_now(s, fig, seat, number) > 0 or not last
        return last and worth_now(s, fig, seat, number) > 0
    if A_FETCH <= action < A_PAIR:
        return not last
    return action >= A_PAIR and (last or action >= A_USE_END)


@kernel
def glance(s: Paris, fig: Figures, seat: int, out: Buffer, count: int, luck: Batch[Generator]) -> int:
    """One of the legal actions; see :class:`cadastre.bots.mind.Mind`."""
    if count == 1:
        return out[0]
    phase, words = s.phase, luck[0].luck
    if phase in (PAY, GIVE):
        return out[0]
    if phase == PAIRS:
        return out[1]
    if phase == DONE:
        pick = out[below(words, count - 1)]
        if is_last_turn(s):
            for index in range(count - 2, -1, -1):
                if useful(s, fig, seat, out[index]):
                    return out[index]
        return pick if useful(s, fig, seat, pick) else out[count - 1]
    choices = count
    if phase in (DRAW, ACT):
        while choices > 1 and out[choices - 1] >= A_SELL:
            choices -= 1
        if phase == DRAW:
            return out[below(words, choices)]
    first = 1 if phase == BONUS else 0
    best, most = out[first], 0
    for look in range(LOOKS):
        action = out[first + below(words, choices - first)]
        score = hint(s, fig, seat, action) + below(words, NOISE)
        if look == 0 or score > most:
            best, most = action, score
    return best
