"""What keys may still become: a key counts by its place, and by the best that it can do from there."""

from cadastre.core.kernel import kernel
from cadastre.games.paris.bot.goods import in_hand, token_base
from cadastre.games.paris.bot.tempo import is_to_act
from cadastre.games.paris.bot.weights import (
    ARC_KEY,
    BANK_KEY,
    BANK_OPEN,
    CLIMB,
    DEAR,
    FOURTH,
    FOURTH_FIRST,
    FRANC,
    NEXT,
    PRIZE,
    STOCK_KEY,
    WOOD_WORTH,
)
from cadastre.games.paris.rules.benefits import KEYS_FOR_VP_TILE, keys_in
from cadastre.games.paris.rules.payment import holds
from cadastre.games.paris.rules.state import (
    ARC,
    DISTRICTS,
    SLOTS,
    SPACES,
    STEPS,
    TILE_DOUBLE_RESOURCE,
    TILE_WILD_RESOURCE,
    WOOD,
    Figures,
    Paris,
)


@kernel
def is_free(s: Paris, slot: int) -> bool:
    """Whether a building lies there and nobody's key is on it."""
    if s.slot_type[slot] < 0:
        return False
    for seat in range(s.players):
        if s.slot_keys[seat, slot] > 0:
            return False
    return True


@kernel
def prizes(s: Paris, fig: Figures, seat: int) -> int:
    """What the bonus tiles in hand give for a key on a building: 10 bits for every step."""
    found = 0
    for number in range(1, SPACES + 1):
        counted = fig.bonus_step[number - 1]
        if counted >= 0 and holds(s, seat, number):
            found |= min(fig.bonus_vp[number - 1], 1023) << (10 * counted)
    return found


@kernel
def slot_worth(s: Paris, fig: Figures, slot: int, bonus: int, turns: int, wood: bool, prized: int) -> int:
    """What acquiring a building brings besides its value (P5.7); ``bonus`` is what a bonus tile is worth, ``wood``
    whether the wood for an 8 is at hand."""
    step = slot % STEPS
    found = PRIZE * ((prized >> (10 * step)) & 1023)
    if s.slot_token[slot] >= 0:
        found += token_base(s.slot_token[slot]) * min(turns, 400) // 400
    if step <= 1:
        return found + bonus
    if step == 2:
        return found + max(bonus - FRANC * fig.bonus_price, 0)
    if step == STEPS - 1:
        return found + 1000 * fig.eight_vp - WOOD_WORTH if wood else 0
    return found


@kernel
def best_in(
    s: Paris, fig: Figures, seat: int, district: int, above: int, bonus: int, turns: int, wood: bool, prized: int
) -> int:
    """The best free building of a district for a key that stands at step ``above`` (-1: none)."""
    best = 0
    paid = fig.value[above] if above >= 0 else 0
    lost = PRIZE * ((prized >> (10 * above)) & 1023) if above >= 0 else 0
    for step in range(above + 1, STEPS):
        slot = district * STEPS + step
        if is_free(s, slot):
            worth = slot_worth(s, fig, slot, bonus, turns, wood, prized) - lost
            if fig.value[step] - paid > s.francs[seat]:
                worth = worth * DEAR // 1000
            best = max(best, worth)
    return best


@kernel
def is_ready(s: Paris, fig: Figures, seat: int, district: int) -> bool:
    """Whether a key that lies ready could go to a building of the district at once."""
    if s.place_keys[seat, district] == 0 and s.place_keys[seat, ARC] == 0:
        return False
    for step in range(STEPS - 1):
        if fig.value[step] <= s.francs[seat] and is_free(s, district * STEPS + step):
            return True
    return False


@kernel
def fourth_worth(s: Paris, fig: Figures, seat: int) -> int:
    """The chance to be the fourth in a district, and so to lay a VP tile: much if one's turn comes first."""
    if is_laid_everywhere(s):
        return 0
    found = 0
    for district in range(DISTRICTS):
        if (s.vp_tile_here and s.vp_tile[district] >= 0) or keys_in(s, district) != KEYS_FOR_VP_TILE - 1:
            continue
        if is_ready(s, fig, seat, district):
            first = FOURTH_FIRST
            other = s.current if is_to_act(s, s.current) else (s.current + 1) % s.players
            while other != seat:
                if is_ready(s, fig, other, district):
                    first = FOURTH
                other = (other + 1) % s.players
            found = max(found, first)
    return found


@kernel
def is_laid_everywhere(s: Paris) -> bool:
    """Whether every district has its VP tile."""
    for district in range(DISTRICTS):
        if s.vp_tile[district] < 0:
            return False
    return True


@kernel
def key_worth(s: Paris, fig: Figures, seat: int, turns: int, bonus: int) -> int:
    """All keys of a seat, as far as there is time to use them: two actions for one behind the screen, else one."""
    if turns == 0:
        return 0
    wild = holds(s, seat, TILE_WILD_RESOURCE) + holds(s, seat, TILE_DOUBLE_RESOURCE)
    wood = in_hand(s, fig, seat, WOOD) + wild >= fig.eight_wood
    prized = prizes(s, fig, seat)
    near = ready = bank = 0
    for district in range(DISTRICTS):
        if s.place_keys[seat, district] > 0:
            ready += 1
            near += BANK_KEY + best_in(s, fig, seat, district, -1, bonus, turns, wood, prized) * NEXT // 1000
        else:
            bank = max(bank, fig.bank[district])
    if s.place_keys[seat, ARC] > 0:
        ready += 1
        best = 0
        for district in range(DISTRICTS):
            best = max(best, best_in(s, fig, seat, district, -1, bonus, turns, wood, prized))
        near += ARC_KEY + best * NEXT // 1000
    stock = s.keys[seat]
    if stock > 0:
        near += STOCK_KEY * stock + FRANC * bank * BANK_OPEN // 1000
    climbing = climbers = 0
    for slot in range(SLOTS):
        if s.slot_keys[seat, slot] > 0:
            best = best_in(s, fig, seat, slot // STEPS, slot % STEPS, bonus, turns, wood, prized)
            climbing += best
            climbers += best > 0
    needed = 100 * (ready + 2 * stock)
    found = near * min(turns, needed) // needed if needed > 0 else 0
    if climbers > 0:
        found += climbing * CLIMB // 1000 * min(turns, 100 * climbers) // (100 * climbers)
    return found + fourth_worth(s, fig, seat)
