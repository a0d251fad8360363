"""What francs, tokens and end-game tiles are worth: by what they can still buy or score."""

from cadastre.core.kernel import kernel
from cadastre.games.paris.bot.weights import (
    BRONZE_WORTH,
    FRANC,
    FRANC_FIRST,
    FRANC_IDLE,
    GOLD_PRESTIGE_WORTH,
    GOLD_WORTH,
    HOLD,
    INCOME,
    LANDMARK,
    MARBLE_WORTH,
    PRIZE,
    REACH_0,
    REACH_1,
    REACH_2,
    REACH_3,
    REACH_FRANC,
    SILVER_WORTH,
    SPEND,
    TOKEN_MORE,
    TOKENS_ENOUGH,
    WOOD_WORTH,
)
from cadastre.games.paris.rules.keys import top_landmark
from cadastre.games.paris.rules.payment import holds
from cadastre.games.paris.rules.scoring import district_best
from cadastre.games.paris.rules.state import (
    ARC,
    BRONZE,
    DISTRICTS,
    END_TILES,
    GOLD,
    LANDMARKS,
    MARBLE,
    RESOURCES,
    SILVER,
    TILE_DOUBLE_PRESTIGE,
    TILE_DOUBLE_RESOURCE,
    TILE_FRANCS,
    TILE_LANDMARKS,
    TILE_WILD_PRESTIGE,
    TILE_WILD_RESOURCE,
    TOKENS,
    WOOD,
    Figures,
    Paris,
)

FEW = 4
"""Francs that are worth more than others."""


@kernel
def franc_worth(s: Paris, seat: int, turns: int) -> int:
    """Francs: as many as there is time to spend, besides those that keys will bring, and the rest for little.

    With bonus 27 each is a VP anyway.
    """
    francs = s.francs[seat]
    useful = min(francs, max(SPEND * turns // 100 - INCOME * s.keys[seat], 100 * FEW) // 100)
    if turns == 0:
        useful = 0
    idle = francs - useful
    least = 1000 if holds(s, seat, TILE_FRANCS) else 0
    found = useful * max(FRANC, least) + idle * max(FRANC_IDLE * min(turns, 300) // 300, least)
    return found + FRANC_FIRST * min(useful, FEW) + francs  # P9.6: all else equal, francs decide


@kernel
def token_base(token: int) -> int:
    """What the first tokens of a kind are worth while there is time."""
    if token == WOOD:
        return WOOD_WORTH
    if token == MARBLE:
        return MARBLE_WORTH
    if token == GOLD:
        return GOLD_WORTH
    if token == BRONZE:
        return BRONZE_WORTH
    if token == SILVER:
        return SILVER_WORTH
    return GOLD_PRESTIGE_WORTH


@kernel
def token_worth(s: Paris, seat: int, turns: int) -> int:
    """All tokens of a seat, apart from the landmark that they may lead to."""
    found = 0
    for token in range(TOKENS):
        count = s.tokens[seat, token]
        found += (
            token_base(token) * (1000 * min(count, TOKENS_ENOUGH) + TOKEN_MORE * max(count - TOKENS_ENOUGH, 0)) // 1000
        )
    return found * min(turns, 400) // 400


@kernel
def in_hand(s: Paris, fig: Figures, seat: int, token: int) -> int:
    """Tokens of a kind and tiles that stand for just this kind."""
    count = s.tokens[seat, token]
    if token < RESOURCES:
        count += holds(s, seat, fig.bonus_resource[token])
    if s.end_hand[seat] != 0:
        for tile in range(END_TILES):
            count += (s.end_hand[seat] >> tile) & 1 and fig.end_token[tile] == token
    return count


@kernel
def footholds(s: Paris, fig: Figures, seat: int) -> int:
    """For every landmark, 7 bits: 1 more than the value of the best key that could go on to it; 0 if none could."""
    found = 0
    for district in range(DISTRICTS):
        best = district_best(s, fig, seat, district)
        ready = s.place_keys[seat, district] > 0 or s.place_keys[seat, ARC] > 0
        if best == 0 and not ready:
            continue
        top = top_landmark(s, fig, district)
        for landmark in range(LANDMARKS):
            value = fig.landmark_value[landmark]
            at = s.landmark_at[landmark]
            if at == district or (at < 0 and value > top):
                base = best + 1 if 0 < best < value else int(ready)
                if base > (found >> (7 * landmark)) & 127:
                    found &= ~(127 << (7 * landmark))
                    found |= base << (7 * landmark)
    return found


@kernel
def reach_of(short: int) -> int:
    """How likely, per mille, a landmark is to be reached when so many resources are lacking."""
    if short == 0:
        return REACH_0
    if short == 1:
        return REACH_1
    if short == 2:
        return REACH_2
    return REACH_3


@kernel
def is_taken(s: Paris, landmark: int) -> bool:
    """Whether there is a key on a landmark."""
    for seat in range(s.players):
        if s.landmark_keys[seat, landmark] > 0:
            return True
    return False


@kernel
def landmark_worth(s: Paris, fig: Figures, seat: int, turns: int) -> int:
    """What the best landmark within reach promises: prestige that could be given there, and the landmark itself."""
    if turns == 0:
        return 0
    marble = in_hand(s, fig, seat, MARBLE)
    gold = in_hand(s, fig, seat, GOLD)
    wild = holds(s, seat, TILE_WILD_RESOURCE) + 2 * holds(s, seat, TILE_DOUBLE_RESOURCE)
    free = holds(s, seat, TILE_WILD_PRESTIGE) + 2 * holds(s, seat, TILE_DOUBLE_PRESTIGE)
    best, bases = 0, footholds(s, fig, seat)
    prize = LANDMARK + PRIZE * fig.bonus_vp[TILE_LANDMARKS - 1] * holds(s, seat, TILE_LANDMARKS)
    for landmark in range(LANDMARKS):
        base = ((bases >> (7 * landmark)) & 127) - 1
        if base < 0 or is_taken(s, landmark):
            continue
        short = max(fig.landmark_cost[landmark, MARBLE] - marble, 0) + max(fig.landmark_cost[landmark, GOLD] - gold, 0)
        short = max(short - wild, 0)
        given = gained = 0
        for kind in range(2, -1, -1):
            vp = fig.landmark_vp[landmark, kind]
            if vp > 0:
                some = min(in_hand(s, fig, seat, BRONZE + kind), fig.prestige_max - given)
                given += some
                gained += some * vp
                if given < fig.prestige_max:
                    some = min(free, fig.prestige_max - given)
                    given += some
                    gained += some * vp
        likely = reach_of(short) * min(turns, 100 + 200 * short) // (100 + 200 * short)
        lacking = fig.landmark_value[landmark] - base - s.francs[seat]
        if lacking > 0:
            likely = likely * max(1000 - REACH_FRANC * lacking, 100) // 1000
        best = max(best, likely * (1000 * gained + prize) // 1000)
    return best


@kernel
def end_tile_worth(fig: Figures, tile: int, turns: int) -> int:
    """An end-game tile in hand (P6.2)."""
    if turns == 0:
        return 0
    token = fig.end_token[tile]
    if token >= 0:
        return token_base(token) * min(turns, 400) // 400
    return (1000 * fig.end_vp[tile] + FRANC * fig.end_francs[tile]) * HOLD // 1000


@kernel
def end_worth(s: Paris, fig: Figures, seat: int, turns: int) -> int:
    """All end-game tiles in hand."""
    found = 0
    if s.end_hand[seat] != 0:
        for tile in range(END_TILES):
            if (s.end_hand[seat] >> tile) & 1:
                found += end_tile_worth(fig, tile, turns)
    return found
