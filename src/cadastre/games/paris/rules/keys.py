"""Placing and moving keys: P4, P5."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.paris.rules.actions import A_KEY, A_PAY, move_action, move_district, move_origin, move_target
from cadastre.games.paris.rules.benefits import go_on, reap
from cadastre.games.paris.rules.events import (
    E_GAINED,
    E_KEY_MOVED,
    E_KEY_PLACED,
    E_LANDMARK_LAID,
    E_PAID,
    E_RESOURCE_PAID,
    FOR_BANK,
    FOR_MOVE,
)
from cadastre.games.paris.rules.payment import due_resource, holds, may_pay, payable, spend, use_bonus
from cadastre.games.paris.rules.state import (
    ARC,
    BANKS_AND_ARC,
    DISTRICTS,
    DONE,
    FIRST_LANDMARK,
    FIRST_SLOT,
    LANDMARKS,
    PAY,
    SLOTS,
    SOURCES,
    STEPS,
    TILE_OTHERS,
    TILE_OWN,
    Figures,
    Paris,
)


@kernel
def list_keys(s: Paris, out: Buffer, n: int) -> int:
    """Banks and the Arc that this seat may put a key on (P4.2)."""
    seat = s.current
    if s.keys[seat] > 0:
        for place in range(BANKS_AND_ARC):
            if s.place_keys[seat, place] == 0:
                out[n] = A_KEY + place
                n += 1
    return n


@kernel
def place_key(s: Paris, fig: Figures, log: EventBuffer, place: int) -> None:
    """A key from behind the screen; a bank pays at once (P4.1)."""
    seat = s.current
    s.keys[seat] -= 1
    s.place_keys[seat, place] += 1
    emit(log, E_KEY_PLACED, seat, place, 0, 0, 0)
    if place != ARC:
        s.francs[seat] += fig.bank[place]
        emit(log, E_GAINED, seat, fig.bank[place], FOR_BANK, 0, 0)
    s.phase = DONE


@kernel
def own_keys(s: Paris, seat: int, target: int) -> int:
    """Keys of this seat on a building or landmark."""
    if target >= FIRST_LANDMARK:
        return s.landmark_keys[seat, target - FIRST_LANDMARK]
    return s.slot_keys[seat, target - FIRST_SLOT]


@kernel
def may_enter(s: Paris, seat: int, target: int) -> bool:
    """Whether the place is unoccupied, or the seat holds what lets a key in nevertheless: bonus 9, 16 (P5.1, P7.4)."""
    for other in range(s.players):
        if own_keys(s, other, target) > 0 and not holds(s, seat, TILE_OWN if other == seat else TILE_OTHERS):
            return False
    return True


@kernel
def top_landmark(s: Paris, fig: Figures, district: int) -> int:
    """Value of the landmark placed last in a district, or 0: the next must be worth more (P5.4)."""
    top = 0
    for landmark in range(LANDMARKS):
        if s.landmark_at[landmark] == district:
            top = max(top, fig.landmark_value[landmark])
    return top


@kernel
def list_buildings(
    s: Paris, fig: Figures, out: Buffer, n: int, origin: int, district: int, base: int, worth: int
) -> int:
    """Moves to buildings of a district, by a key worth ``worth`` that has ``base`` francs paid already (P5.2, P5.5)."""
    seat = s.current
    for step in range(STEPS):
        slot = district * STEPS + step
        value = fig.value[step]
        if value <= worth or s.slot_type[slot] < 0 or s.francs[seat] < value - base:
            continue
        if step == STEPS - 1 and not payable(s, fig, seat, fig.eight_wood, 0, 0):
            continue
        if may_enter(s, seat, FIRST_SLOT + slot):
            out[n] = move_action(origin, FIRST_SLOT + slot, district)
            n += 1
    return n


@kernel
def may_reach(s: Paris, fig: Figures, landmark: int, district: int, base: int) -> bool:
    """Whether a key that may go to this district, with ``base`` francs paid already, may go to this landmark there."""
    seat = s.current
    value = fig.landmark_value[landmark]
    if s.landmark_at[landmark] == -1:
        if value <= top_landmark(s, fig, district):
            return False
    elif s.landmark_at[landmark] != district:
        return False
    if value <= base or s.francs[seat] < value - base:
        return False
    cost_1, cost_2 = fig.landmark_cost[landmark, 1], fig.landmark_cost[landmark, 2]
    return payable(s, fig, seat, fig.landmark_cost[landmark, 0], cost_1, cost_2) and may_enter(
        s, seat, FIRST_LANDMARK + landmark
    )


@kernel
def list_landmarks(s: Paris, fig: Figures, out: Buffer, n: int, origin: int, district: int, base: int) -> int:
    """Moves to landmarks within a district, standing there or to be laid there."""
    for landmark in range(LANDMARKS):
        if may_reach(s, fig, landmark, district, base):
            out[n] = move_action(origin, FIRST_LANDMARK + landmark, district)
            n += 1
    return n


@kernel
def list_moves(s: Paris, fig: Figures, out: Buffer, n: int) -> int:
    """Every key move that this seat can pay, in rising order."""
    seat = s.current
    if s.place_keys[seat, ARC] > 0:
        for district in range(DISTRICTS):
            n = list_buildings(s, fig, out, n, ARC, district, 0, 0)
        for landmark in range(LANDMARKS):
            for district in range(DISTRICTS):
                if may_reach(s, fig, landmark, district, 0):
                    out[n] = move_action(ARC, FIRST_LANDMARK + landmark, district)
                    n += 1
    for district in range(DISTRICTS):
        if s.place_keys[seat, district] > 0:
            n = list_buildings(s, fig, out, n, district, district, 0, 0)
            n = list_landmarks(s, fig, out, n, district, district, 0)
    for slot in range(SLOTS):
        if s.slot_keys[seat, slot] > 0:
            district = slot // STEPS
            value = fig.value[slot % STEPS]
            n = list_buildings(s, fig, out, n, FIRST_SLOT + slot, district, value, value)
            n = list_landmarks(s, fig, out, n, FIRST_SLOT + slot, district, value)
    for landmark in range(LANDMARKS):
        if s.landmark_keys[seat, landmark] > 0:
            origin = FIRST_LANDMARK + landmark
            n = list_landmarks(s, fig, out, n, origin, s.landmark_at[landmark], fig.landmark_value[landmark])
    return n


@kernel
def worth_of(fig: Figures, place: int) -> int:
    """Value of a place; banks and the Arc have none."""
    if place >= FIRST_LANDMARK:
        return fig.landmark_value[place - FIRST_LANDMARK]
    if place >= FIRST_SLOT:
        return fig.value[(place - FIRST_SLOT) % STEPS]
    return 0


@kernel
def begin_move(s: Paris, fig: Figures, log: EventBuffer, action: int) -> None:
    """Francs are paid, 9 and 16 are spent, then the resources (P5.10)."""
    seat = s.current
    origin, target = move_origin(action), move_target(action)
    s.move_district = move_district(s, action)
    s.move_from = origin
    s.move_to = target
    price = worth_of(fig, target) - worth_of(fig, origin)
    s.francs[seat] -= price
    emit(log, E_PAID, seat, price, FOR_MOVE, 0, 0)
    others = 0
    for other in range(s.players):
        if other != seat:
            others += own_keys(s, other, target)
    if own_keys(s, seat, target) > 0:
        use_bonus(s, log, seat, TILE_OWN)
    if others > 0:
        use_bonus(s, log, seat, TILE_OTHERS)
    if target >= FIRST_LANDMARK:
        for token in range(3):
            s.need[token] = fig.landmark_cost[target - FIRST_LANDMARK, token]
    elif (target - FIRST_SLOT) % STEPS == STEPS - 1:
        s.need[0] = fig.eight_wood
    pay_on(s, fig, log)


@kernel
def list_payments(s: Paris, fig: Figures, out: Buffer) -> int:
    """Ways to pay the next unit."""
    n = 0
    token = due_resource(s)
    for source in range(SOURCES):
        if may_pay(s, fig, s.current, token, source):
            out[n] = A_PAY + token * SOURCES + source
            n += 1
    return n


@kernel
def pay_on(s: Paris, fig: Figures, log: EventBuffer) -> None:
    """Pay what can be paid in one way only; ask for the rest; then arrive.

    A seat with end-game tiles is asked even so: whether it has a choice is nobody else's business (P3.5).
    """
    seat = s.current
    token = due_resource(s)
    while token >= 0:
        ways = 0
        only = 0
        for source in range(SOURCES):
            if may_pay(s, fig, seat, token, source):
                ways += 1
                only = source
        if ways != 1 or s.end_count[seat] > 0:
            s.phase = PAY
            return
        pay_unit(s, fig, log, token, only)
        token = due_resource(s)
    arrive(s, fig, log)


@kernel
def pay_unit(s: Paris, fig: Figures, log: EventBuffer, token: int, source: int) -> None:
    """One resource of a key move."""
    spend(s, fig, log, s.current, token, source)
    emit(log, E_RESOURCE_PAID, s.current, token, source, 0, 0)
    s.need[token] -= 1
    s.last_choice = source if s.need[token] > 0 else 0


@kernel
def arrive(s: Paris, fig: Figures, log: EventBuffer) -> None:
    """A new landmark is laid, the key moves, and its benefits follow (P5.10)."""
    seat, origin, target = s.current, s.move_from, s.move_to
    if target >= FIRST_LANDMARK and s.landmark_at[target - FIRST_LANDMARK] < 0:
        s.landmark_at[target - FIRST_LANDMARK] = s.move_district
        emit(log, E_LANDMARK_LAID, seat, target - FIRST_LANDMARK, s.move_district, 0, 0)
    if origin < BANKS_AND_ARC:
        s.place_keys[seat, origin] -= 1
    elif origin < FIRST_LANDMARK:
        s.slot_keys[seat, origin - FIRST_SLOT] -= 1
    else:
        s.landmark_keys[seat, origin - FIRST_LANDMARK] -= 1
    if target >= FIRST_LANDMARK:
        s.landmark_keys[seat, target - FIRST_LANDMARK] += 1
    else:
        s.slot_keys[seat, target - FIRST_SLOT] += 1
    emit(log, E_KEY_MOVED, seat, origin, target, s.move_district, 0)
    reap(s, fig, log)
    go_on(s, fig)
