"""What a building or landmark brings when it is acquired: P5.7 to P5.9."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.paris.rules.actions import A_BONUS, A_GIVE, A_SELL, A_STOP, A_VP_TILE
from cadastre.games.paris.rules.events import (
    E_BONUS_TAKEN,
    E_DECLINED,
    E_MEEPLE_MOVED,
    E_PAID,
    E_PRESTIGE_GIVEN,
    E_SCORED,
    E_TOKEN_TAKEN,
    E_VP_TILE_PLACED,
    FOR_BONUS_TILE,
    NO_BONUS,
    NO_PRESTIGE,
    NO_VP_TILE,
    VP_EIGHT,
    VP_PRESTIGE,
)
from cadastre.games.paris.rules.payment import spend, units
from cadastre.games.paris.rules.state import (
    BANKS_AND_ARC,
    BONUS,
    BRONZE,
    DISTRICTS,
    DONE,
    FIRST_LANDMARK,
    FIRST_SLOT,
    FROM_END_TILE,
    FROM_TOKEN,
    GIVE,
    LANDMARKS,
    SOURCES,
    SPACES,
    STEPS,
    VP_TILE,
    VP_TILES,
    Figures,
    Paris,
)

KEYS_FOR_VP_TILE = 4


@kernel
def reap(s: Paris, fig: Figures, log: EventBuffer) -> None:
    """The token and the VP of an 8 come at once; the rest is noted as due."""
    seat, target = s.current, s.move_to
    if target >= FIRST_LANDMARK:
        s.give_due = fig.prestige_max
    else:
        slot = target - FIRST_SLOT
        step = slot % STEPS
        if s.slot_token[slot] >= 0:
            token = s.slot_token[slot]
            s.slot_token[slot] = -1
            s.tokens[seat, token] += 1
            s.fresh_token = token
            emit(log, E_TOKEN_TAKEN, seat, slot, token, 0, 0)
        if step == STEPS - 1:
            s.vp[seat] += fig.eight_vp
            s.score_eight[seat] += fig.eight_vp
            emit(log, E_SCORED, seat, fig.eight_vp, VP_EIGHT, slot, 0)
        s.bonus_due = step <= 2
        s.bonus_price = fig.bonus_price if step == 2 else 0
    # Keys never leave a district: only one that comes from a bank or the Arc can be its fourth.
    s.vp_due = s.move_from < BANKS_AND_ARC and keys_in(s, s.move_district) == KEYS_FOR_VP_TILE


@kernel
def keys_in(s: Paris, district: int) -> int:
    """Keys on buildings and landmarks of a district, of all seats."""
    count = 0
    for seat in range(s.players):
        for step in range(STEPS):
            count += s.slot_keys[seat, district * STEPS + step]
        for landmark in range(LANDMARKS):
            if s.landmark_at[landmark] == district:
                count += s.landmark_keys[seat, landmark]
    return count


@kernel
def go_on(s: Paris, fig: Figures) -> None:
    """Offer what is due, in the order of P5.10, as far as there is anything to choose."""
    if s.give_due > 0 and may_give_any(s, fig):
        s.phase = GIVE
        return
    s.give_due = 0
    s.last_choice = 0
    if s.bonus_due and may_take_any(s, fig):
        s.phase = BONUS
        return
    s.bonus_due = 0
    s.bonus_price = 0
    s.fresh_token = -1
    if s.vp_due and may_lay_any(s):
        s.phase = VP_TILE
        return
    s.vp_due = 0
    s.move_from = s.move_to = s.move_district = -1
    s.phase = DONE


@kernel
def stop(s: Paris, fig: Figures, log: EventBuffer) -> None:
    """Nothing (more) of what is offered."""
    if s.phase == GIVE:
        emit(log, E_DECLINED, s.current, NO_PRESTIGE, 0, 0, 0)
        s.give_due = 0
    elif s.phase == BONUS:
        emit(log, E_DECLINED, s.current, NO_BONUS, 0, 0, 0)
        s.bonus_due = 0
    else:
        emit(log, E_DECLINED, s.current, NO_VP_TILE, 0, 0, 0)
        s.vp_due = 0
    go_on(s, fig)


# Prestige at a landmark (P5.8)


@kernel
def may_give(s: Paris, fig: Figures, choice: int) -> bool:
    """Whether prestige may be given in this way. Ways are named in rising order, so equal gifts are spelled once."""
    if choice < s.last_choice or fig.landmark_vp[s.move_to - FIRST_LANDMARK, choice // SOURCES] == 0:
        return False
    return units(s, fig, s.current, BRONZE + choice // SOURCES, choice % SOURCES) > 0


@kernel
def may_give_any(s: Paris, fig: Figures) -> bool:
    """Whether prestige may be given, as far as everybody knows: any end-game tile in hand might be some (P3.5)."""
    for choice in range(s.last_choice, 3 * SOURCES):
        if choice % SOURCES == FROM_END_TILE:
            if s.end_count[s.current] > 0 and fig.landmark_vp[s.move_to - FIRST_LANDMARK, choice // SOURCES] > 0:
                return True
        elif may_give(s, fig, choice):
            return True
    return False


@kernel
def list_gifts(s: Paris, fig: Figures, out: Buffer) -> int:
    """Prestige that may be given now, or no more."""
    n = 0
    for choice in range(3 * SOURCES):
        if may_give(s, fig, choice):
            out[n] = A_GIVE + choice
            n += 1
    out[n] = A_STOP
    return n + 1


@kernel
def give(s: Paris, fig: Figures, log: EventBuffer, choice: int) -> None:
    """Give one prestige for its VP."""
    seat, landmark = s.current, s.move_to - FIRST_LANDMARK
    token, source = BRONZE + choice // SOURCES, choice % SOURCES
    spend(s, fig, log, seat, token, source)
    emit(log, E_PRESTIGE_GIVEN, seat, token, source, landmark, 0)
    vp = fig.landmark_vp[landmark, choice // SOURCES]
    s.vp[seat] += vp
    s.score_prestige[seat] += vp
    emit(log, E_SCORED, seat, vp, VP_PRESTIGE, landmark, 0)
    s.give_due -= 1
    s.last_choice = choice
    go_on(s, fig)


# Bonus tiles (P5.7, P7.1)


@kernel
def may_have(s: Paris, seat: int, space: int) -> bool:
    """Whether a tile lies there whose number the seat never had (P7.2)."""
    bit = 1 << (s.space_number[space] - 1)
    return s.space_left[space] > 0 and (s.bonus_held[seat] | s.bonus_used[seat]) & bit == 0


@kernel
def may_sell_fresh(s: Paris, fig: Figures) -> bool:
    """Whether selling the token just taken would pay for the bonus tile (P3.1), without undoing a purchase (P8.4)."""
    token = s.fresh_token
    if token < 0 or s.francs[s.current] >= s.bonus_price or (s.bought >> token) & 1:
        return False
    return s.francs[s.current] + fig.sell[token] >= s.bonus_price


@kernel
def may_take_any(s: Paris, fig: Figures) -> bool:
    """Whether there is a tile ahead and a way to pay for it."""
    if s.francs[s.current] < s.bonus_price and not may_sell_fresh(s, fig):
        return False
    for space in range(s.meeple[s.current] + 1, SPACES):
        if may_have(s, s.current, space):
            return True
    return False


@kernel
def list_bonus(s: Paris, fig: Figures, out: Buffer) -> int:
    """Tiles ahead of the meeple, none, or the sale of the token just taken."""
    out[0] = A_STOP
    n = 1
    if s.francs[s.current] >= s.bonus_price:
        for space in range(s.meeple[s.current] + 1, SPACES):
            if may_have(s, s.current, space):
                out[n] = A_BONUS + space
                n += 1
    elif may_sell_fresh(s, fig):
        out[n] = A_SELL + s.fresh_token * SOURCES + FROM_TOKEN
        n += 1
    return n


@kernel
def take_bonus(s: Paris, fig: Figures, log: EventBuffer, space: int) -> None:
    """Move the meeple forward and take the top tile."""
    seat = s.current
    if s.bonus_price > 0:
        s.francs[seat] -= s.bonus_price
        emit(log, E_PAID, seat, s.bonus_price, FOR_BONUS_TILE, 0, 0)
    s.bonus_due = 0
    move_meeple(s, log, seat, space)
    get_bonus(s, log, seat, space)
    go_on(s, fig)


@kernel
def move_meeple(s: Paris, log: EventBuffer, seat: int, space: int) -> None:
    """Put the meeple on a space."""
    s.meeple[seat] = space
    emit(log, E_MEEPLE_MOVED, seat, space, 0, 0, 0)


@kernel
def get_bonus(s: Paris, log: EventBuffer, seat: int, space: int) -> None:
    """Take the top tile of a space."""
    s.space_left[space] -= 1
    s.bonus_held[seat] |= 1 << (s.space_number[space] - 1)
    emit(log, E_BONUS_TAKEN, seat, s.space_number[space], space, 0, 0)


# VP tiles (P5.9)


@kernel
def is_laid(s: Paris, tile: int) -> bool:
    """Whether this VP tile lies in a district already."""
    for district in range(DISTRICTS):
        if s.vp_tile[district] == tile:
            return True
    return False


@kernel
def may_lay(s: Paris, district: int) -> bool:
    """Whether a VP tile may be put into this district."""
    return s.vp_tile[district] < 0 and (not s.vp_tile_here or district == s.move_district)


@kernel
def may_lay_any(s: Paris) -> bool:
    """Whether there are a spot and a VP tile for it; there are as many of these as of those."""
    for district in range(DISTRICTS):
        if may_lay(s, district):
            return True
    return False


@kernel
def list_vp_tiles(s: Paris, out: Buffer) -> int:
    """Each VP tile left on each free spot, or none."""
    out[0] = A_STOP
    n = 1
    for tile in range(VP_TILES):
        if not is_laid(s, tile):
            for district in range(DISTRICTS):
                if may_lay(s, district):
                    out[n] = A_VP_TILE + tile * DISTRICTS + district
                    n += 1
    return n


@kernel
def lay_vp_tile(s: Paris, fig: Figures, log: EventBuffer, choice: int) -> None:
    """Put a VP tile on a district's spot."""
    tile, district = choice // DISTRICTS, choice % DISTRICTS
    s.vp_tile[district] = tile
    emit(log, E_VP_TILE_PLACED, s.current, tile, district, 0, 0)
    s.vp_due = 0
    go_on(s, fig)
