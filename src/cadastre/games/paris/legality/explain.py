"""Why an action is refused: the most helpful reason, as a code, a rule and typed parameters.

``explain`` answers None exactly where the compiled rules call an action legal, without sharing a line with them.
It is asked after a refusal, not in play, and reads nothing but what the asking seat may know.
"""

from collections.abc import Callable

from cadastre.core.refusals import Refusal
from cadastre.games.paris.legality.explain_codes import REFUSALS, refuse
from cadastre.games.paris.legality.explain_moves import due, holds, key_move, payment, units
from cadastre.games.paris.rules.actions import ACTIONS, KINDS
from cadastre.games.paris.rules.state import (
    ACT,
    BANKS_AND_ARC,
    BONUS,
    DISTRICTS,
    DONE,
    DRAW,
    FIRST_LANDMARK,
    FROM_TOKEN,
    GIVE,
    OVER,
    PAIRS,
    PAY,
    PILES,
    RESOURCES,
    SEARCH,
    SETTLE,
    SOURCES,
    STEPS,
    TILE_ANY,
    TILE_BACK,
    TILE_DOUBLE_PRESTIGE,
    TILE_DOUBLE_RESOURCE,
    TILE_FRANCS,
    TILE_KEY_A,
    TILE_KEY_B,
    TILE_OTHERS,
    TILE_OWN,
    TILE_PAIR_PRESTIGE,
    TILE_PAIR_RESOURCE,
    TILE_WILD_PRESTIGE,
    TILE_WILD_RESOURCE,
    VP_TILE,
    Figures,
    Paris,
)

__all__ = ["REFUSALS", "explain"]


def _draw(s: Paris, _fig: Figures, _seat: int, pile: int) -> Refusal | None:
    return None if s.pile_size[pile] > 0 else refuse("pile_empty", "P3.2", pile=pile)


def _settle(s: Paris, fig: Figures, _seat: int, district: int) -> Refusal | None:
    kind = fig.building_type[s.drawn]
    slot = district * STEPS + int(s.drawn) % STEPS
    if s.slot_type[slot] >= 0:
        return refuse("slot_taken", "P3.4", slot=slot)
    if any(s.slot_type[district * STEPS + step] == kind for step in range(STEPS)):
        return refuse("type_there", "P3.4", district=district, type=kind)
    return None


def _key(s: Paris, _fig: Figures, seat: int, place: int) -> Refusal | None:
    if s.keys[seat] <= 0:
        return refuse("no_key_left", "P4.1")
    return refuse("key_on_place", "P4.2", place=place) if s.place_keys[seat, place] else None


def _piles_empty(s: Paris) -> bool:
    return not any(s.pile_size[pile] > 0 for pile in range(PILES))


def _search(s: Paris, _fig: Figures, _seat: int, _member: int) -> Refusal | None:
    if not _piles_empty(s):
        return refuse("buildings_left", "P6.1")
    return None if s.end_left > 0 else refuse("no_end_tile_left", "P6.1")


def _take(s: Paris, _fig: Figures, seat: int, tile: int) -> Refusal | None:
    return None if int(s.end_known[seat]) >> tile & 1 else refuse("end_tile_not_there", "P6.1", end_tile=tile)


def _pass(s: Paris, fig: Figures, seat: int, _member: int) -> Refusal | None:
    if any(_key(s, fig, seat, place) is None for place in range(BANKS_AND_ARC)):
        return refuse("can_place_key", "P3.3")
    if _search(s, fig, seat, 0) is None:
        return refuse("can_search", "P3.3")
    if any(key_move(s, fig, seat, move) is None for move in range(KINDS["move"])):
        return refuse("can_move", "P3.3")
    return None


def _give(s: Paris, fig: Figures, seat: int, member: int) -> Refusal | None:
    prestige, source = divmod(member, SOURCES)
    token, landmark = RESOURCES + prestige, s.move_to - FIRST_LANDMARK
    if s.give_due <= 0:
        return refuse("nothing_offered", "P5.8")
    if fig.landmark_vp[landmark, prestige] <= 0:
        return refuse("prestige_not_shown", "P5.8", landmark=landmark, token=token)
    if not units(s, fig, seat, token, source):
        return refuse("none_in_hand", "P5.8", token=token, source=source)
    return refuse("earlier_choice", "P5.8") if member < s.last_choice else None


def _free(_s: Paris, _fig: Figures, _seat: int, _member: int) -> Refusal | None:
    return None


def _tile_of(s: Paris, seat: int, space: int, rule: str) -> Refusal | None:
    """Whether a tile lies on the space, and one that the seat may have (P7.2)."""
    number = int(s.space_number[space])
    if s.space_left[space] <= 0:
        return refuse("space_empty", rule, space=space)
    if int(s.bonus_held[seat] | s.bonus_used[seat]) >> (number - 1) & 1:
        return refuse("number_had", "P7.2", number=number)
    return None


def _bonus(s: Paris, _fig: Figures, seat: int, space: int) -> Refusal | None:
    if space <= s.meeple[seat]:
        return refuse("space_behind", "P7.1", space=space)
    wrong = _tile_of(s, seat, space, "P7.1")
    if wrong is None and s.francs[seat] < s.bonus_price:
        return refuse("francs_short", "P5.7", need=s.bonus_price, have=s.francs[seat])
    return wrong


def _vp_tile(s: Paris, _fig: Figures, _seat: int, member: int) -> Refusal | None:
    tile, district = divmod(member, DISTRICTS)
    if any(s.vp_tile[other] == tile for other in range(DISTRICTS)):
        return refuse("vp_tile_gone", "P5.9", vp_tile=tile)
    if s.vp_tile_here and district != s.move_district:
        return refuse("vp_tile_elsewhere", "P5.9", district=s.move_district)
    return refuse("vp_spot_taken", "P5.9", district=district) if s.vp_tile[district] >= 0 else None


def _sell(s: Paris, fig: Figures, seat: int, member: int) -> Refusal | None:
    token, source = divmod(member, SOURCES)
    if s.phase == BONUS:
        fresh, francs = s.fresh_token, s.francs[seat]
        if fresh < 0 or not francs < s.bonus_price <= francs + fig.sell[fresh]:
            return refuse("finish_first", "P3.1")
        if (token, source) != (fresh, FROM_TOKEN):
            return refuse("only_fresh_token", "P3.1", token=fresh)
    if not units(s, fig, seat, token, source):
        return refuse("none_in_hand", "P8.1", token=token, source=source)
    if source == FROM_TOKEN and token < RESOURCES and s.bought >> token & 1:
        return refuse("bought_this_turn", "P8.4", token=token)
    return None


def _buy(s: Paris, fig: Figures, seat: int, token: int) -> Refusal | None:
    if s.supply[token] <= 0:
        return refuse("supply_empty", "P8.2", token=token)
    if s.sold >> token & 1:
        return refuse("sold_this_turn", "P8.4", token=token)
    if s.francs[seat] < fig.buy[token]:
        return refuse("francs_short", "P8.1", need=fig.buy[token], have=s.francs[seat])
    return None


def _lacks(s: Paris, seat: int, number: int) -> Refusal | None:
    """Whether the bonus tile is not at hand (P7.3)."""
    if holds(s, seat, number):
        return None
    used = int(s.bonus_used[seat]) >> (number - 1) & 1
    return refuse("bonus_used" if used else "bonus_not_held", "P7.3", number=number)


_AS_TOKENS = (TILE_WILD_PRESTIGE, TILE_WILD_RESOURCE, TILE_DOUBLE_PRESTIGE, TILE_DOUBLE_RESOURCE)


def _use(s: Paris, fig: Figures, seat: int, member: int) -> Refusal | None:
    number = member + 1
    lacking = _lacks(s, seat, number)
    if lacking:
        return lacking
    if number == TILE_FRANCS:
        return refuse("scores_at_end", "P7.3", number=number)
    if number in _AS_TOKENS or number in [int(fig.bonus_resource[token]) for token in range(RESOURCES)]:
        return refuse("stands_for_tokens", "P8.3", number=number)
    if number in (TILE_OWN, TILE_OTHERS):
        return refuse("only_in_a_move", "P7.4", number=number)
    if number in (TILE_ANY, TILE_BACK, TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE):
        return refuse("has_own_action", "P7.3", number=number)
    if number in (TILE_KEY_A, TILE_KEY_B):
        price = fig.bonus_francs[member]
        if s.reserve[seat] <= 0:
            return refuse("no_reserve_key", "P7.4", number=number)
        if s.francs[seat] < price:
            return refuse("francs_short", "P7.3", need=price, have=s.francs[seat])
    return None


def _fetch(s: Paris, _fig: Figures, seat: int, space: int) -> Refusal | None:
    return _lacks(s, seat, TILE_ANY) or _tile_of(s, seat, space, "P7.4")


def _back(s: Paris, fig: Figures, seat: int, space: int) -> Refusal | None:
    lacking, meeple = _lacks(s, seat, TILE_BACK), s.meeple[seat]
    if lacking:
        return lacking
    if meeple < 0:
        return refuse("before_track", "P7.4")
    if not meeple - fig.back_up_to <= space < meeple:
        return refuse("back_out_of_reach", "P7.4", space=space, need=fig.back_up_to)
    return _tile_of(s, seat, space, "P7.4")


def _pair(s: Paris, _fig: Figures, seat: int, token: int) -> Refusal | None:
    number = TILE_PAIR_RESOURCE if token < RESOURCES else TILE_PAIR_PRESTIGE
    if s.phase == PAIRS:
        running = TILE_PAIR_RESOURCE if s.last_choice < RESOURCES else TILE_PAIR_PRESTIGE
        if number != running:
            return refuse("other_pairs", "P7.3", number=running)
        if token < s.last_choice:
            return refuse("earlier_choice", "P7.3")
    elif lacking := _lacks(s, seat, number):
        return lacking
    have = s.tokens[seat, token]
    return refuse("no_pair", "P7.4", token=token, have=have) if have < 2 else None


def _use_end(s: Paris, fig: Figures, seat: int, tile: int) -> Refusal | None:
    if not int(s.end_hand[seat]) >> tile & 1:
        return refuse("end_tile_not_held", "P6.2", end_tile=tile)
    token = fig.end_token[tile]
    return refuse("end_tile_stands_for_token", "P8.3", end_tile=tile, token=token) if token >= 0 else None


_Check = Callable[[Paris, Figures, int, int], Refusal | None]
_MAIN = (DRAW, ACT, DONE)

_CHECKS: dict[str, tuple[tuple[int, ...], _Check]] = {
    "draw": ((DRAW,), _draw),
    "settle": ((SETTLE,), _settle),
    "key": ((ACT,), _key),
    "move": ((ACT,), key_move),
    "search": ((ACT,), _search),
    "take": ((SEARCH,), _take),
    "pass": ((ACT,), _pass),
    "pay": ((PAY,), payment),
    "give": ((GIVE,), _give),
    "stop": ((GIVE, BONUS, VP_TILE, PAIRS), _free),
    "bonus": ((BONUS,), _bonus),
    "vp_tile": ((VP_TILE,), _vp_tile),
    "sell": ((*_MAIN, BONUS), _sell),
    "buy": (_MAIN, _buy),
    "use": (_MAIN, _use),
    "fetch": (_MAIN, _fetch),
    "back": (_MAIN, _back),
    "pair": ((*_MAIN, PAIRS), _pair),
    "use_end": (_MAIN, _use_end),
    "end_turn": ((DONE,), _free),
}
"""The phases in which a kind of action has its place, and what it takes there."""

_OFFERS = {
    "settle": "P3.4",
    "take": "P6.1",
    "pay": "P5.5",
    "give": "P5.8",
    "stop": "P3.1",
    "bonus": "P5.7",
    "vp_tile": "P5.9",
}
"""Kinds that answer something the game has asked, and the rule that asks it."""

_MEMBERS = [(kind, member) for kind, count in KINDS.items() for member in range(count)]


def _untimely(s: Paris, phase: int, kind: str) -> Refusal:
    """What is due instead."""
    if phase == SETTLE:
        return refuse("settle_first", "P3.4")
    if phase == PAY:
        return refuse("pay_first", "P5.5", token=due(s))
    if phase == SEARCH:
        return refuse("take_first", "P6.1")
    if phase not in _MAIN:
        return refuse("finish_first", "P3.1")
    if kind in _OFFERS:
        return refuse("nothing_offered", _OFFERS[kind])
    if phase == DRAW:
        return refuse("building_first", "P3.1")
    if kind == "draw":
        return refuse("piles_empty" if _piles_empty(s) else "building_done", "P3.2")
    return refuse("action_due" if kind == "end_turn" else "action_done", "P3.3")


def explain(s: Paris, fig: Figures, seat: int, action: int) -> Refusal | None:
    """None if the seat may take this action now, else why not."""
    phase = int(s.phase)
    if phase == OVER:
        return refuse("game_over", "P9.1")
    if not 0 <= action < ACTIONS:
        return refuse("unknown_action", "P3.1", action=action)
    if seat != s.current:
        return refuse("not_your_turn", "P3.1", seat=s.current)
    kind, member = _MEMBERS[action]
    phases, check = _CHECKS[kind]
    return check(s, fig, seat, member) if phase in phases else _untimely(s, phase, kind)
