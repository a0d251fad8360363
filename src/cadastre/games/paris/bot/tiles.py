"""What bonus tiles are worth: those in hand by what they score now and may score by the end, those ahead of the meeple
by how many of them there is time to get."""

from cadastre.core.kernel import kernel
from cadastre.games.paris.bot.weights import (
    AHEAD,
    BACK,
    DOUBLE_PRESTIGE,
    DOUBLE_RESOURCE,
    ENTER_OTHERS,
    ENTER_OWN,
    EXTRA_KEY,
    EXTRA_KEY_MOST,
    FETCH,
    FRANC,
    FRANCS_AT_END,
    FRANCS_NOW,
    GROW_KEYS,
    GROW_KINDS,
    GROW_KINDS_MOST,
    GROW_LANDMARKS,
    GROW_LANDMARKS_MOST,
    GROW_MOST,
    GROW_PAIRS,
    GROW_PAIRS_MOST,
    HOLD,
    PICKS,
    PICKS_KEY,
    PICKS_LOW,
    RESOURCE_TILE,
    UNUSED_MORE,
    WILD_PRESTIGE,
    WILD_RESOURCE,
)
from cadastre.games.paris.rules.bonus import kinds_owned, worth_now
from cadastre.games.paris.rules.payment import holds
from cadastre.games.paris.rules.state import (
    BANKS_AND_ARC,
    DISTRICTS,
    RESOURCES,
    SPACES,
    STEPS,
    TILE_ANY,
    TILE_BACK,
    TILE_DOUBLE_PRESTIGE,
    TILE_DOUBLE_RESOURCE,
    TILE_FRANCS,
    TILE_KEY_A,
    TILE_KEY_B,
    TILE_KINDS,
    TILE_LANDMARKS,
    TILE_OTHERS,
    TILE_OWN,
    TILE_PAIR_PRESTIGE,
    TILE_PAIR_RESOURCE,
    TILE_UNUSED,
    TILE_WILD_PRESTIGE,
    TILE_WILD_RESOURCE,
    Figures,
    Paris,
)

LOT = 20
"""Bits of each of the three sums that :func:`tile_sums` packs into one number."""
RUNGS = 12
"""Steps of a VP that one word of the histogram of tiles ahead has, at 5 bits each."""
MOST = (1 << LOT) - 1


@kernel
def grown(turns: int, pace: int, most: int) -> int:
    """What is added until the end, in thousandths: so much in a turn, so much at most."""
    return min(pace * turns // 100, most)


@kernel
def kinds_worth(s: Paris, fig: Figures, seat: int, turns: int) -> int:
    """Bonus 30 with the kinds that are likely to be owned at the end, between the figures for whole numbers."""
    kinds = 1000 * kinds_owned(s, seat) + grown(turns, GROW_KINDS, GROW_KINDS_MOST)
    if kinds >= 7000:
        return 1000 * fig.kinds_vp[7]
    whole, part = kinds // 1000, kinds % 1000
    return (1000 - part) * fig.kinds_vp[whole] + part * fig.kinds_vp[whole + 1]


@kernel
def special_worth(fig: Figures, number: int, turns: int) -> int:
    """Tiles that bring no VP by themselves."""
    for token in range(RESOURCES):
        if fig.bonus_resource[token] == number:
            return RESOURCE_TILE
    if number == TILE_WILD_RESOURCE:
        return WILD_RESOURCE
    if number == TILE_DOUBLE_RESOURCE:
        return DOUBLE_RESOURCE
    if number == TILE_WILD_PRESTIGE:
        return WILD_PRESTIGE
    if number == TILE_DOUBLE_PRESTIGE:
        return DOUBLE_PRESTIGE
    if number == TILE_OWN:
        return ENTER_OWN
    if number == TILE_OTHERS:
        return ENTER_OTHERS
    if number == TILE_BACK:
        return BACK
    if number in (TILE_KEY_A, TILE_KEY_B):
        key = min(EXTRA_KEY * turns // 100, EXTRA_KEY_MOST)
        return max(key - FRANC * fig.bonus_francs[number - 1], 0)
    return -1


@kernel
def tile_worth(s: Paris, fig: Figures, seat: int, number: int, turns: int) -> int:
    """What a tile will bring the seat if it is in hand. 17 is left out: it is worth what it fetches."""
    if number == TILE_ANY:
        return 0
    special = special_worth(fig, number, turns)
    if special >= 0:
        return special * min(turns, 400) // 400
    if number == TILE_KINDS:
        return kinds_worth(s, fig, seat, turns)
    if number == TILE_FRANCS:
        return 0 if holds(s, seat, number) else FRANCS_AT_END + FRANCS_NOW * s.francs[seat]
    now = 1000 * worth_now(s, fig, seat, number)
    if number == TILE_UNUSED:
        return now + fig.bonus_per_player[0, s.players] * UNUSED_MORE * min(turns, 300) // 300
    if number == TILE_LANDMARKS:
        return now + fig.bonus_vp[number - 1] * grown(turns, GROW_LANDMARKS, GROW_LANDMARKS_MOST)
    if number in (TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE):
        row = 1 if number == TILE_PAIR_PRESTIGE else 2
        return now + fig.bonus_per_player[row, s.players] * grown(turns, GROW_PAIRS, GROW_PAIRS_MOST)
    if fig.bonus_step[number - 1] >= 0:
        return now + fig.bonus_vp[number - 1] * grown(turns, GROW_KEYS, GROW_MOST)
    return (now + FRANC * fig.bonus_francs[number - 1]) * HOLD // 1000


@kernel
def rung(low: int, high: int, at: int) -> int:
    """How many tiles ahead are worth about so many VP."""
    return (low >> (5 * at) if at < RUNGS else high >> (5 * (at - RUNGS))) & 31


@kernel
def picks_left(s: Paris, seat: int, turns: int) -> int:
    """How many bonus tiles the seat will still get, in hundredths: by time, and by keys that can go where some are."""
    keys = s.keys[seat]
    for place in range(BANKS_AND_ARC):
        keys += s.place_keys[seat, place]
    low = 0
    for district in range(DISTRICTS):
        low += s.slot_keys[seat, district * STEPS] + s.slot_keys[seat, district * STEPS + 1]
    return min(PICKS * turns // 100, PICKS_KEY * keys + PICKS_LOW * low)


@kernel
def tile_sums(s: Paris, fig: Figures, seat: int, turns: int) -> int:
    """Three sums in one number: the tiles in hand, those still to be got, and what one more of these would bring."""
    if turns == 0:
        return 0
    held = best = low = high = 0
    mine = s.bonus_held[seat] | s.bonus_used[seat]
    for number in range(1, SPACES + 1):
        if holds(s, seat, number):
            held += tile_worth(s, fig, seat, number, turns)
    for space in range(SPACES):
        number = s.space_number[space]
        if s.space_left[space] == 0 or (mine >> (number - 1)) & 1:
            continue
        worth = tile_worth(s, fig, seat, number, turns)
        best = max(best, worth)
        if space > s.meeple[seat] and worth > 0:
            at = min(worth // 1000, 2 * RUNGS - 1)
            if at < RUNGS:
                low += 1 << (5 * at)
            else:
                high += 1 << (5 * (at - RUNGS))
    if holds(s, seat, TILE_ANY):
        held += best * FETCH // 1000
    picks = picks_left(s, seat, turns)
    ahead = one_more = 0
    further = 100
    for at in range(2 * RUNGS - 1, -1, -1):
        some = 100 * rung(low, high, at)
        if some > 0:
            now = min(some, picks)
            picks -= now
            ahead += now * (10 * at + 5)
            then = min(some - now, further)
            further -= then
            one_more += then * (10 * at + 5)
            if further == 0:
                break
    return (min(held, MOST) << (2 * LOT)) | ((ahead * AHEAD // 1000) << LOT) | one_more
