"""Using bonus tiles: the table of P7, and P7.4."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.paris.rules.actions import A_BACK, A_FETCH, A_PAIR, A_STOP, A_USE
from cadastre.games.paris.rules.benefits import get_bonus, may_have, move_meeple
from cadastre.games.paris.rules.events import (
    E_GAINED,
    E_KEY_GAINED,
    E_PAID,
    E_PAIR_GIVEN,
    E_SCORED,
    FOR_BONUS,
    FOR_KEY,
    VP_BONUS,
)
from cadastre.games.paris.rules.payment import holds, use_bonus
from cadastre.games.paris.rules.state import (
    DISTRICTS,
    LANDMARKS,
    PAIRS,
    RESOURCES,
    SLOTS,
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
    TOKENS,
    Figures,
    Paris,
)


@kernel
def stands_for_token(fig: Figures, number: int) -> bool:
    """Whether the tile is paid, given or sold rather than used (P8.3)."""
    for token in range(RESOURCES):
        if fig.bonus_resource[token] == number:
            return True
    return number in (TILE_WILD_PRESTIGE, TILE_WILD_RESOURCE, TILE_DOUBLE_PRESTIGE, TILE_DOUBLE_RESOURCE)


@kernel
def may_use(s: Paris, fig: Figures, number: int) -> bool:
    """Whether a tile in hand can be used by itself now; several have a moment or an action of their own."""
    if number in (TILE_KEY_A, TILE_KEY_B):
        return s.reserve[s.current] > 0 and s.francs[s.current] >= fig.bonus_francs[number - 1]
    if number in (TILE_OWN, TILE_OTHERS, TILE_ANY, TILE_BACK):
        return False
    if number in (TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE, TILE_FRANCS):
        return False
    return not stands_for_token(fig, number)


@kernel
def list_uses(s: Paris, fig: Figures, out: Buffer, n: int) -> int:
    """Everything that bonus tiles in hand allow at any moment of one's turn."""
    seat = s.current
    if s.bonus_held[seat] == 0:
        return n
    for number in range(1, SPACES + 1):
        if holds(s, seat, number) and may_use(s, fig, number):
            out[n] = A_USE + number - 1
            n += 1
    if holds(s, seat, TILE_ANY):
        for space in range(SPACES):
            if may_have(s, seat, space):
                out[n] = A_FETCH + space
                n += 1
    if holds(s, seat, TILE_BACK):
        for space in range(max(s.meeple[seat] - fig.back_up_to, 0), s.meeple[seat]):
            if may_have(s, seat, space):
                out[n] = A_BACK + space
                n += 1
    for token in range(TOKENS):
        tile = TILE_PAIR_RESOURCE if token < RESOURCES else TILE_PAIR_PRESTIGE
        if holds(s, seat, tile) and s.tokens[seat, token] >= 2:
            out[n] = A_PAIR + token
            n += 1
    return n


@kernel
def score_bonus(s: Paris, log: EventBuffer, seat: int, number: int, vp: int) -> None:
    """VP of a bonus tile; 0 is allowed (P7.4)."""
    s.vp[seat] += vp
    s.score_bonus[seat, number - 1] += vp
    emit(log, E_SCORED, seat, vp, VP_BONUS, number, 0)


@kernel
def worth_now(s: Paris, fig: Figures, seat: int, number: int) -> int:
    """VP that a scoring tile would bring this seat if it were used now, at most."""
    if number == TILE_UNUSED:
        others = 0
        for other in range(1, SPACES + 1):
            others += holds(s, seat, other)
        return fig.bonus_per_player[0, s.players] * (others - holds(s, seat, number))
    if number == TILE_LANDMARKS:
        keys = 0
        for landmark in range(LANDMARKS):
            keys += s.landmark_keys[seat, landmark]
        return fig.bonus_vp[number - 1] * keys
    if number == TILE_KINDS:
        return fig.kinds_vp[kinds_owned(s, seat)]
    if number == TILE_FRANCS:
        return s.francs[seat]
    if number in (TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE):
        first = RESOURCES if number == TILE_PAIR_PRESTIGE else 0
        pairs = 0
        for token in range(first, first + RESOURCES):
            pairs += s.tokens[seat, token] // 2
        return fig.bonus_per_player[1 if number == TILE_PAIR_PRESTIGE else 2, s.players] * pairs
    step = fig.bonus_step[number - 1]
    if step >= 0:
        keys = 0
        for district in range(DISTRICTS):
            keys += s.slot_keys[seat, district * STEPS + step]
        return fig.bonus_vp[number - 1] * keys
    return fig.bonus_vp[number - 1]


@kernel
def kinds_owned(s: Paris, seat: int) -> int:
    """Different kinds under one's keys: six types of building, and landmarks as one more."""
    seen = 0
    for slot in range(SLOTS):
        if s.slot_keys[seat, slot] > 0:
            seen |= 1 << s.slot_type[slot]
    for landmark in range(LANDMARKS):
        if s.landmark_keys[seat, landmark] > 0:
            seen |= 1 << 6
    kinds = 0
    for kind in range(7):
        kinds += (seen >> kind) & 1
    return kinds


@kernel
def use(s: Paris, fig: Figures, log: EventBuffer, number: int) -> None:
    """Use a tile for what it shows."""
    seat = s.current
    vp = worth_now(s, fig, seat, number)
    use_bonus(s, log, seat, number)
    francs = fig.bonus_francs[number - 1]
    if number in (TILE_KEY_A, TILE_KEY_B):
        s.francs[seat] -= francs
        emit(log, E_PAID, seat, francs, FOR_KEY, 0, 0)
        s.reserve[seat] -= 1
        s.keys[seat] += 1
        emit(log, E_KEY_GAINED, seat, 0, 0, 0, 0)
        return
    if francs > 0:
        s.francs[seat] += francs
        emit(log, E_GAINED, seat, francs, FOR_BONUS, 0, 0)
    if vp > 0 or francs == 0:
        score_bonus(s, log, seat, number, vp)


@kernel
def fetch(s: Paris, log: EventBuffer, space: int) -> None:
    """17: any tile from the board; the meeple stays."""
    use_bonus(s, log, s.current, TILE_ANY)
    get_bonus(s, log, s.current, space)


@kernel
def go_back(s: Paris, log: EventBuffer, space: int) -> None:
    """25: the meeple goes back to a space and takes its tile."""
    use_bonus(s, log, s.current, TILE_BACK)
    move_meeple(s, log, s.current, space)
    get_bonus(s, log, s.current, space)


@kernel
def list_pairs(s: Paris, out: Buffer) -> int:
    """Further pairs, in rising order of kinds, or no more."""
    out[0] = A_STOP
    n = 1
    for token in range(s.last_choice, RESOURCES if s.last_choice < RESOURCES else TOKENS):
        if s.tokens[s.current, token] >= 2:
            out[n] = A_PAIR + token
            n += 1
    return n


@kernel
def give_pair(s: Paris, fig: Figures, log: EventBuffer, token: int) -> None:
    """23, 24: two equal tokens for VP. Resources go to the supply, prestige leaves the game."""
    seat = s.current
    number = TILE_PAIR_RESOURCE if token < RESOURCES else TILE_PAIR_PRESTIGE
    if s.phase != PAIRS:
        s.resume = s.phase
        use_bonus(s, log, seat, number)
    s.tokens[seat, token] -= 2
    if token < RESOURCES:
        s.supply[token] += 2
    emit(log, E_PAIR_GIVEN, seat, token, 0, 0, 0)
    score_bonus(s, log, seat, number, fig.bonus_per_player[2 if token < RESOURCES else 1, s.players])
    s.phase = PAIRS
    s.last_choice = token
    for more in range(token, RESOURCES if token < RESOURCES else TOKENS):
        if s.tokens[seat, more] >= 2:
            return
    end_pairs(s)


@kernel
def end_pairs(s: Paris) -> None:
    """Back to where the tile was used."""
    s.phase = s.resume
    s.resume = 0
    s.last_choice = 0
