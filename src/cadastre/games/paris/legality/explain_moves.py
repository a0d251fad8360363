"""Why a key may not move or a payment not be made (P5, P8.3): the half of ``explain`` that reckons.

Plain Python on the same records as the rules, and on purpose none of their code: each proves the other.
"""

from cadastre.core.refusals import Refusal
from cadastre.games.paris.legality.explain_codes import refuse
from cadastre.games.paris.rules.state import (
    ARC,
    DISTRICTS,
    END_TILES,
    FIRST_LANDMARK,
    FIRST_SLOT,
    FROM_BONUS,
    FROM_DOUBLE,
    FROM_END_TILE,
    FROM_TOKEN,
    FROM_WILD,
    LANDMARKS,
    RESOURCES,
    SLOTS,
    SOURCES,
    STEPS,
    TILE_DOUBLE_PRESTIGE,
    TILE_DOUBLE_RESOURCE,
    TILE_OTHERS,
    TILE_OWN,
    TILE_WILD_PRESTIGE,
    TILE_WILD_RESOURCE,
    Figures,
    Paris,
)


def holds(s: Paris, seat: int, number: int) -> bool:
    """Whether the seat has this bonus tile, unused."""
    return bool(int(s.bonus_held[seat]) >> (number - 1) & 1)


def units(s: Paris, fig: Figures, seat: int, token: int, source: int) -> int:
    """How many of this token the seat could take from this source (P8.3)."""
    resource = token < RESOURCES
    if source == FROM_TOKEN:
        return int(s.tokens[seat, token])
    if source == FROM_END_TILE:
        hand = int(s.end_hand[seat])
        return sum(hand >> tile & 1 for tile in range(END_TILES) if fig.end_token[tile] == token)
    if source == FROM_BONUS:
        return int(resource and holds(s, seat, int(fig.bonus_resource[token])))
    if source == FROM_WILD:
        return int(holds(s, seat, TILE_WILD_RESOURCE if resource else TILE_WILD_PRESTIGE))
    tile = TILE_DOUBLE_RESOURCE if resource else TILE_DOUBLE_PRESTIGE
    return int(s.halves[0 if resource else 1]) + 2 * holds(s, seat, tile)


def _stock(s: Paris, fig: Figures, seat: int) -> list[list[int]]:
    """Units by resource and source; those that serve any resource are in every row."""
    return [[units(s, fig, seat, token, source) for source in range(SOURCES)] for token in range(RESOURCES)]


def shortage(stock: list[list[int]], need: list[int], floor: int = FROM_TOKEN) -> tuple[int, int, int] | None:
    """The first resource that cannot be paid, with need and have.

    Resources are served in their order, each from its own units first and then from those that serve any. The first
    one needed may only use sources from ``floor`` on.
    """
    double = stock[0][FROM_DOUBLE]
    anything = stock[0][FROM_WILD] + double
    for token, wanted in enumerate(need):
        if not wanted:
            continue
        own = sum(stock[token][floor:FROM_WILD])
        usable = double if floor == FROM_DOUBLE else anything
        if wanted > own + usable:
            return token, wanted, own + usable
        anything -= max(0, wanted - own)
        floor = FROM_TOKEN
    return None


def due(s: Paris) -> int:
    """The resource to be paid next."""
    return next((token for token in range(RESOURCES) if s.need[token] > 0), 0)


def payment(s: Paris, fig: Figures, seat: int, member: int) -> Refusal | None:
    """Paying one unit: resource * 5 + source."""
    token, source = divmod(member, SOURCES)
    if token != due(s):
        return refuse("resource_not_due", "P5.5", token=due(s))
    stock = _stock(s, fig, seat)
    if not stock[token][source]:
        return refuse("none_in_hand", "P5.6", token=token, source=source)
    if source < s.last_choice:
        return refuse("earlier_choice", "P5.6")
    for row in stock if source >= FROM_WILD else stock[token : token + 1]:
        row[source] -= 1
    rest = [int(s.need[kind]) - (kind == token) for kind in range(RESOURCES)]
    missing = shortage(stock, rest, source if rest[token] else FROM_TOKEN)
    if missing:
        short, need, have = missing
        return refuse("rest_unpayable", "P5.5", token=short, need=need, have=have)
    return None


def _decode(s: Paris, move: int) -> tuple[int, int, int]:
    """Origin, target and the district that the move ends in; the table is in ``rules/actions.py``."""
    if move < SLOTS:
        return ARC, FIRST_SLOT + move, move // STEPS
    move -= SLOTS
    if move < LANDMARKS * DISTRICTS:
        landmark, district = divmod(move, DISTRICTS)
        return ARC, FIRST_LANDMARK + landmark, district
    row, column = divmod(move - LANDMARKS * DISTRICTS, STEPS + LANDMARKS)
    if row < DISTRICTS + SLOTS:
        district = row if row < DISTRICTS else (row - DISTRICTS) // STEPS
        origin = row if row < DISTRICTS else FIRST_SLOT + row - DISTRICTS
        target = FIRST_SLOT + district * STEPS + column if column < STEPS else FIRST_LANDMARK + column - STEPS
        return origin, target, district
    move -= LANDMARKS * DISTRICTS + (DISTRICTS + SLOTS) * (STEPS + LANDMARKS)
    leaving, entering = divmod(move, LANDMARKS)
    return FIRST_LANDMARK + leaving, FIRST_LANDMARK + entering, int(s.landmark_at[leaving])


def keys_on(s: Paris, seat: int, place: int) -> int:
    """Keys of the seat at this place."""
    if place >= FIRST_LANDMARK:
        return int(s.landmark_keys[seat, place - FIRST_LANDMARK])
    return int(s.slot_keys[seat, place - FIRST_SLOT] if place >= FIRST_SLOT else s.place_keys[seat, place])


def _value(fig: Figures, place: int) -> int:
    if place >= FIRST_LANDMARK:
        return int(fig.landmark_value[place - FIRST_LANDMARK])
    return int(fig.value[(place - FIRST_SLOT) % STEPS]) if place >= FIRST_SLOT else 0


def _no_such_target(s: Paris, fig: Figures, target: int, district: int) -> Refusal | None:
    """Whether the building lies there, or the landmark stands or can be laid there (P5.1, P5.4)."""
    if target < FIRST_LANDMARK:
        slot = target - FIRST_SLOT
        return refuse("no_building", "P5.1", slot=slot) if s.slot_type[slot] < 0 else None
    landmark = target - FIRST_LANDMARK
    stands = s.landmark_at[landmark]
    if stands == district:
        return None
    if stands >= 0:
        return refuse("landmark_elsewhere", "P5.2", landmark=landmark, district=stands)
    there = [int(fig.landmark_value[other]) for other in range(LANDMARKS) if s.landmark_at[other] == district]
    need, have = max(there, default=0) + 1, int(fig.landmark_value[landmark])
    if have < need:
        return refuse("landmark_too_low", "P5.4", landmark=landmark, district=district, need=need, have=have)
    return None


def _occupied(s: Paris, seat: int, target: int) -> Refusal | None:
    """Whether a key bars the way, and no tile opens it (P5.1, bonus 9 and 16)."""
    others = any(keys_on(s, other, target) for other in range(s.players) if other != seat)
    if others and not holds(s, seat, TILE_OTHERS):
        return refuse("taken", "P5.1", place=target, number=TILE_OTHERS)
    if keys_on(s, seat, target) and not holds(s, seat, TILE_OWN):
        return refuse("own_key_on_it", "P5.1", place=target, number=TILE_OWN)
    return None


def _unaffordable(s: Paris, fig: Figures, seat: int, origin: int, target: int) -> Refusal | None:
    """Francs and resources as they are (P5.5)."""
    francs = _value(fig, target) - _value(fig, origin)
    if s.francs[seat] < francs:
        return refuse("francs_short", "P5.5", need=francs, have=s.francs[seat])
    if target >= FIRST_LANDMARK:
        cost = [int(fig.landmark_cost[target - FIRST_LANDMARK, token]) for token in range(RESOURCES)]
    elif (target - FIRST_SLOT) % STEPS == STEPS - 1:
        cost = [int(fig.eight_wood), 0, 0]
    else:
        return None
    missing = shortage(_stock(s, fig, seat), cost)
    if missing:
        token, need, have = missing
        return refuse("resources_short", "P5.5", token=token, need=need, have=have)
    return None


def key_move(s: Paris, fig: Figures, seat: int, member: int) -> Refusal | None:
    """Moving a key, as if step 2 were due."""
    origin, target, district = _decode(s, member)
    if not keys_on(s, seat, origin):
        return refuse("no_key_there", "P5.1", place=origin)
    need, have = _value(fig, origin) + 1, _value(fig, target)
    if origin >= FIRST_SLOT and have < need:
        return refuse("not_higher", "P5.2", place=target, need=need, have=have)
    return (
        _no_such_target(s, fig, target, district)
        or _occupied(s, seat, target)
        or _unaffordable(s, fig, seat, origin, target)
    )
