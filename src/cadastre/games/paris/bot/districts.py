"""What the districts will bring at the end (P9.3): who leads, by how much, and how long that may still change."""

from cadastre.core.kernel import kernel
from cadastre.games.paris.bot.tempo import turns_after, turns_left
from cadastre.games.paris.bot.weights import (
    BANK_REACH,
    BLUR,
    BLUR_MOST,
    CLIMB_REACH,
    LAID_FROM,
    LAID_KEY,
    LAID_SLOPE,
    LAID_TURN,
    PRESENT_ARC,
    PRESENT_BANK,
    PRESENT_LATER,
    PRESENT_MOST,
)
from cadastre.games.paris.rules.benefits import KEYS_FOR_VP_TILE, is_laid, keys_in
from cadastre.games.paris.rules.scoring import district_best, district_total
from cadastre.games.paris.rules.state import ARC, DISTRICTS, VP_TILES, Figures, Paris


@kernel
def chance(lead: int, blur: int) -> int:
    """How likely, per mille, a lead is to last; without blur it is certain."""
    if lead > 0:
        return 500 + 500 * lead // (lead + blur)
    if lead < 0:
        return 500 - 500 * lead // (lead - blur)
    return 500


@kernel
def strength(s: Paris, seat: int, district: int, total: int, turns: int) -> int:
    """What the seat's keys there, worth ``total`` now, will be worth in all, in tenths."""
    soon = min(turns, 300)
    found = 10 * total
    if s.place_keys[seat, district] > 0:
        found += BANK_REACH * soon // 300
    if total > 0:
        found += CLIMB_REACH * soon // 300
    return found


@kernel
def presence(s: Paris, seat: int, district: int, total: int, turns: int) -> int:
    """How likely, per mille, the seat is to own anything there at the end."""
    if total > 0:
        return 1000
    if turns == 0:
        return 0
    found = min(PRESENT_LATER * turns // 100, PRESENT_MOST)
    if s.place_keys[seat, district] > 0:
        return max(found, PRESENT_BANK)
    if s.place_keys[seat, ARC] > 0:
        return max(found, PRESENT_ARC)
    return found


@kernel
def laying(s: Paris, district: int) -> int:
    """How likely, per mille, a district is to bring a VP tile into the game (P5.9)."""
    keys = keys_in(s, district)
    if keys >= KEYS_FOR_VP_TILE:
        return 0
    near = 100 * keys + LAID_TURN * turns_after(s) // 1000
    for seat in range(s.players):
        near += LAID_KEY * s.place_keys[seat, district]
    return max(min((near - LAID_FROM) * LAID_SLOPE // 100, 1000), 0)


@kernel
def rank_mean(s: Paris, fig: Figures, rank: int) -> int:
    """What a rank brings on average with the VP tiles that are left, in thousandths of a VP."""
    total = left = 0
    for tile in range(VP_TILES):
        if not is_laid(s, tile):
            total += fig.vp_rank[tile, rank]
            left += 1
    return 1000 * total // left if left > 0 else 0


@kernel
def expected(s: Paris, fig: Figures, seat: int, district: int, first: int, second: int, third: int) -> int:
    """Expected VP of the seat in a district whose ranks bring these figures."""
    turns = turns_left(s, seat)
    total = district_total(s, fig, seat, district)
    there = presence(s, seat, district, total, turns)
    if there == 0:
        return 0
    blur = min(BLUR * turns_after(s) // 10000, BLUR_MOST)
    mine = strength(s, seat, district, total, turns)
    leads, one_ahead, two_ahead, half = 1000, 0, 0, 1000
    for other in range(s.players):
        if other == seat:
            continue
        left = turns_left(s, other)
        total = district_total(s, fig, other, district)
        theirs = strength(s, other, district, total, left)
        lead = mine - theirs
        if lead == 0:
            lead = district_best(s, fig, seat, district) - district_best(s, fig, other, district)
        ahead = 1000 - presence(s, other, district, total, left) * (1000 - chance(lead, blur)) // 1000
        two_ahead = (two_ahead * ahead + one_ahead * (1000 - ahead)) // 1000
        one_ahead = (one_ahead * ahead + leads * (1000 - ahead)) // 1000
        leads = leads * ahead // 1000
        if s.players == 2:  # P9.5
            half = chance(2 * mine - theirs, blur) if 2 * mine != theirs else 1000
    found = leads * first + one_ahead * second * half // 1000 + two_ahead * third
    return found // 1000 * there // 1000


@kernel
def district_worth(s: Paris, fig: Figures, seat: int) -> int:
    """Expected VP of all districts, those without a VP tile by how likely they are to get one."""
    found = hoped = free = coming = 0
    mean_1, mean_2, mean_3 = rank_mean(s, fig, 0), rank_mean(s, fig, 1), rank_mean(s, fig, 2)
    for district in range(DISTRICTS):
        tile = s.vp_tile[district]
        if tile >= 0:
            first, second, third = fig.vp_rank[tile, 0], fig.vp_rank[tile, 1], fig.vp_rank[tile, 2]
            found += expected(s, fig, seat, district, 1000 * first, 1000 * second, 1000 * third)
            coming += laying(s, district)
        else:
            free += 1
            here = expected(s, fig, seat, district, mean_1, mean_2, mean_3)
            if s.vp_tile_here:
                found += here * laying(s, district) // 1000
            else:
                coming += laying(s, district)
                hoped += here
    return found + hoped * min(coming, 1000 * free) // (1000 * free) if free > 0 else found
