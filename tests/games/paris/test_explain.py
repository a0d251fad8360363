"""Every refusal of Paris from a put-up position, its sentence in each language, and the reckoning behind payments."""

import random
from typing import Any

import pytest

from cadastre.core.layout import blank, named
from cadastre.core.texts import languages
from cadastre.games.paris.legality.explain import REFUSALS, explain
from cadastre.games.paris.legality.explain_codes import IN_NOTATION
from cadastre.games.paris.legality.explain_moves import _decode, shortage
from cadastre.games.paris.rules import actions as a
from cadastre.games.paris.rules import state as st
from tests import refusals

BANK, ARC, SLOT, LANDMARK = 0, st.ARC, st.FIRST_SLOT, st.FIRST_LANDMARK
LOUVRE, EIFFEL = 6, 7


def figures() -> Any:
    """Figures like those of the box, as far as legality reads them."""
    fig = named(blank(st.Figures))[0]
    fig.value[:] = [1, 2, 3, 4, 5, 8]
    fig.building_type[:] = [(slot % 6 + slot // 6) % 6 for slot in range(36)]
    fig.eight_wood, fig.back_up_to = 1, 5
    fig.landmark_value[:] = range(9, 17)
    fig.landmark_cost[:, 1] = [1, 0, 2, 1, 0, 2, 1, 0]
    fig.landmark_cost[:, 2] = [0, 1, 0, 1, 2, 1, 2, 3]
    fig.landmark_vp[:3, 0], fig.landmark_vp[3:6, 1], fig.landmark_vp[6:, 2] = 3, 4, 5
    fig.buy[:], fig.sell[:] = [3, 4, 5], [1, 2, 3, 1, 2, 3]
    fig.bonus_francs[12], fig.bonus_francs[13] = 4, 2
    fig.bonus_resource[:] = [2, 3, 4]
    fig.end_token[:] = [0, 1, 2, 3, 4, 5, -1, -1, -1, -1, -1, -1]
    return fig


FIG = figures()


def position(phase: int = st.ACT, **changes: Any) -> Any:
    """An empty table with seat 0 of 2 to play; a change is a value, or a dict of places within the field."""
    none = ("slot_type", "slot_token", "landmark_at", "vp_tile", "meeple", "end_taker", "end_tile")
    table: dict[str, Any] = {"players": 2, "phase": phase, "fresh_token": -1, "move_to": -1, **dict.fromkeys(none, -1)}
    table |= {"pile_size": 11, "keys": 5, "reserve": 2, "end_left": 12}
    table |= {"space_number": range(1, 31), "space_left": 1}
    return refusals.put_up(st.Paris, table, changes)


def tiles(*numbers: int) -> dict[int, int]:
    """Seat 0's bonus tiles as bits."""
    return {0: sum(1 << (number - 1) for number in numbers)}


def hand(*end_tiles: int) -> dict[int, int]:
    """Seat 0's end-game tiles as bits."""
    return {0: sum(1 << tile for tile in end_tiles)}


def move(origin: int, target: int, district: int = 0) -> int:
    return int(a.move_action(origin, target, district))


EMPTY_PILES = dict.fromkeys(range(3), 0)
NO_KEYS = {0: 0}
STUCK: dict[str, Any] = {"keys": NO_KEYS, "pile_size": EMPTY_PILES, "end_left": 0}
ON_THREE: dict[str, Any] = {"slot_keys": {(0, 2): 1}, "slot_type": {1: 0, 2: 2, 3: 3, 4: 4, 5: 5}, "francs": {0: 20}}
FROM_ARC: dict[str, Any] = {"place_keys": {(0, ARC): 1}, "francs": {0: 20}, "slot_type": {3: 3, 5: 5}}
PAYING: dict[str, Any] = {"need": {1: 1, 2: 1}, "tokens": {(0, 1): 1}, "bonus_held": tiles(10)}
GIVING: dict[str, Any] = {"move_to": LANDMARK + LOUVRE, "give_due": 3, "tokens": {(0, 5): 1}}
PRICED: dict[str, Any] = {"bonus_price": 2, "francs": {0: 1}, "fresh_token": 2, "tokens": {(0, 2): 1, (0, 1): 1}}

# code, rule, parameters, position, action
Case = tuple[str, str, dict[str, int], Any, int]
REFUSED: list[Case] = [
    ("game_over", "P9.1", {}, position(st.OVER), a.A_KEY),
    ("not_your_turn", "P3.1", {"seat": 1}, position(current=1), a.A_KEY),
    ("unknown_action", "P3.1", {"action": a.ACTIONS}, position(), a.ACTIONS),
    ("unknown_action", "P3.1", {"action": -1}, position(), -1),
    ("building_first", "P3.1", {}, position(st.DRAW), a.A_KEY),
    ("building_first", "P3.1", {}, position(st.DRAW), a.A_END_TURN),
    ("building_done", "P3.2", {}, position(), a.A_DRAW),
    ("piles_empty", "P3.2", {}, position(pile_size=EMPTY_PILES), a.A_DRAW),
    ("action_due", "P3.3", {}, position(), a.A_END_TURN),
    ("action_done", "P3.3", {}, position(st.DONE), a.A_PASS),
    ("settle_first", "P3.4", {}, position(st.SETTLE), a.A_BUY),
    ("pay_first", "P5.5", {"token": 1}, position(st.PAY, **PAYING), a.A_STOP),
    ("take_first", "P6.1", {}, position(st.SEARCH), a.A_END_TURN),
    ("finish_first", "P3.1", {}, position(st.GIVE, **GIVING), a.A_USE),
    ("finish_first", "P3.1", {}, position(st.BONUS, tokens={(0, 0): 1}), a.A_SELL),
    ("finish_first", "P3.1", {}, position(st.BONUS, bonus_price=2, francs={0: 2}, fresh_token=0), a.A_SELL),
    ("finish_first", "P3.1", {}, position(st.VP_TILE), a.A_PAIR),
    ("finish_first", "P3.1", {}, position(st.PAIRS), a.A_DRAW),
    ("nothing_offered", "P3.4", {}, position(st.DRAW), a.A_SETTLE),
    ("nothing_offered", "P6.1", {}, position(), a.A_TAKE),
    ("nothing_offered", "P5.5", {}, position(), a.A_PAY),
    ("nothing_offered", "P5.8", {}, position(st.DONE), a.A_GIVE),
    ("nothing_offered", "P5.8", {}, position(st.GIVE, **GIVING | {"give_due": 0}), a.A_GIVE + 10),
    ("nothing_offered", "P3.1", {}, position(st.DONE), a.A_STOP),
    ("nothing_offered", "P5.7", {}, position(), a.A_BONUS),
    ("nothing_offered", "P5.9", {}, position(), a.A_VP_TILE),
    ("pile_empty", "P3.2", {"pile": 1}, position(st.DRAW, pile_size={1: 0}), a.A_DRAW + 1),
    ("slot_taken", "P3.4", {"slot": 14}, position(st.SETTLE, drawn=2, slot_type={14: 0}), a.A_SETTLE + 2),
    ("type_there", "P3.4", {"district": 2, "type": 2}, position(st.SETTLE, drawn=2, slot_type={12: 2}), a.A_SETTLE + 2),
    ("no_key_left", "P4.1", {}, position(keys=NO_KEYS), a.A_KEY),
    ("key_on_place", "P4.2", {"place": ARC}, position(place_keys={(0, ARC): 1}), a.A_KEY + ARC),
    ("buildings_left", "P6.1", {}, position(), a.A_SEARCH),
    ("no_end_tile_left", "P6.1", {}, position(**STUCK), a.A_SEARCH),
    ("end_tile_not_there", "P6.1", {"end_tile": 4}, position(st.SEARCH, end_known={0: 0b1001111}), a.A_TAKE + 4),
    ("can_place_key", "P3.3", {}, position(), a.A_PASS),
    ("can_search", "P3.3", {}, position(**STUCK | {"end_left": 1}), a.A_PASS),
    ("can_move", "P3.3", {}, position(**STUCK, **ON_THREE), a.A_PASS),
    ("no_key_there", "P5.1", {"place": BANK}, position(), move(BANK, SLOT)),
    ("no_key_there", "P5.1", {"place": LANDMARK}, position(), move(LANDMARK, LANDMARK + 1)),
    ("not_higher", "P5.2", {"place": SLOT + 1, "need": 4, "have": 2}, position(**ON_THREE), move(SLOT + 2, SLOT + 1)),
    ("not_higher", "P5.2", {"place": SLOT + 2, "need": 4, "have": 3}, position(**ON_THREE), move(SLOT + 2, SLOT + 2)),
    (
        "not_higher",
        "P5.2",
        {"place": LANDMARK + 1, "need": 13, "have": 10},
        position(landmark_keys={(0, 3): 1}, landmark_at={3: 2}),
        move(LANDMARK + 3, LANDMARK + 1),
    ),
    ("no_building", "P5.1", {"slot": 0}, position(place_keys={(0, BANK): 1}), move(BANK, SLOT)),
    (
        "landmark_elsewhere",
        "P5.2",
        {"landmark": 3, "district": 2},
        position(landmark_at={3: 2}, **FROM_ARC),
        move(ARC, LANDMARK + 3, 4),
    ),
    (
        "landmark_elsewhere",
        "P5.2",
        {"landmark": 3, "district": 2},
        position(landmark_at={3: 2}, **ON_THREE),
        move(SLOT + 2, LANDMARK + 3),
    ),
    (
        "landmark_too_low",
        "P5.4",
        {"landmark": 2, "district": 4, "need": 13, "have": 11},
        position(landmark_at={3: 4}, **FROM_ARC),
        move(ARC, LANDMARK + 2, 4),
    ),
    (
        "taken",
        "P5.1",
        {"place": SLOT + 3, "number": 16},
        position(slot_keys={(1, 3): 1}, **FROM_ARC),
        move(ARC, SLOT + 3),
    ),
    (
        "taken",
        "P5.1",
        {"place": SLOT + 3, "number": 16},
        position(slot_keys={(1, 3): 1, (0, 3): 1}, bonus_held=tiles(9), **FROM_ARC),
        move(ARC, SLOT + 3),
    ),
    (
        "own_key_on_it",
        "P5.1",
        {"place": SLOT + 3, "number": 9},
        position(slot_keys={(1, 3): 1, (0, 3): 1}, bonus_held=tiles(16), **FROM_ARC),
        move(ARC, SLOT + 3),
    ),
    ("francs_short", "P5.5", {"need": 4, "have": 3}, position(**FROM_ARC | {"francs": {0: 3}}), move(ARC, SLOT + 3)),
    (
        "francs_short",
        "P5.5",
        {"need": 2, "have": 1},
        position(**ON_THREE | {"francs": {0: 1}}),
        move(SLOT + 2, SLOT + 4),
    ),
    ("francs_short", "P5.7", {"need": 2, "have": 1}, position(st.BONUS, **PRICED), a.A_BONUS),
    ("francs_short", "P7.3", {"need": 4, "have": 3}, position(bonus_held=tiles(13), francs={0: 3}), a.A_USE + 12),
    ("francs_short", "P8.1", {"need": 3, "have": 2}, position(supply={0: 1}, francs={0: 2}), a.A_BUY),
    ("resources_short", "P5.5", {"token": 0, "need": 1, "have": 0}, position(**FROM_ARC), move(ARC, SLOT + 5)),
    (
        "resources_short",
        "P5.5",
        {"token": 2, "need": 2, "have": 1},
        position(bonus_held=tiles(10), halves={0: 1}, **FROM_ARC),
        move(ARC, LANDMARK + LOUVRE, 4),
    ),
    ("resource_not_due", "P5.5", {"token": 1}, position(st.PAY, **PAYING), a.A_PAY + 10),
    ("none_in_hand", "P5.6", {"token": 1, "source": 2}, position(st.PAY, **PAYING), a.A_PAY + 7),
    (
        "none_in_hand",
        "P5.8",
        {"token": 5, "source": 2},
        position(st.GIVE, **GIVING, bonus_held=tiles(2, 3, 4)),
        a.A_GIVE + 12,
    ),
    ("none_in_hand", "P8.1", {"token": 3, "source": 0}, position(), a.A_SELL + 15),
    ("earlier_choice", "P5.6", {}, position(st.PAY, need={0: 1}, tokens={(0, 0): 1}, last_choice=3), a.A_PAY),
    ("earlier_choice", "P5.8", {}, position(st.GIVE, **GIVING, last_choice=13), a.A_GIVE + 10),
    ("earlier_choice", "P7.3", {}, position(st.PAIRS, tokens={(0, 3): 2}, last_choice=4), a.A_PAIR + 3),
    ("rest_unpayable", "P5.5", {"token": 2, "need": 1, "have": 0}, position(st.PAY, **PAYING), a.A_PAY + 8),
    (
        "rest_unpayable",  # the second marble may no longer come from the token
        "P5.5",
        {"token": 1, "need": 1, "have": 0},
        position(st.PAY, need={1: 2}, tokens={(0, 1): 1}, bonus_held=tiles(10)),
        a.A_PAY + 8,
    ),
    (
        "rest_unpayable",  # nor from the wild tile once half of the double one is paid
        "P5.5",
        {"token": 1, "need": 1, "have": 0},
        position(st.PAY, need={1: 2}, halves={0: 1}, bonus_held=tiles(10)),
        a.A_PAY + 9,
    ),
    ("prestige_not_shown", "P5.8", {"landmark": LOUVRE, "token": 3}, position(st.GIVE, **GIVING), a.A_GIVE),
    ("space_behind", "P7.1", {"space": 4}, position(st.BONUS, meeple={0: 4}), a.A_BONUS + 4),
    ("space_empty", "P7.1", {"space": 4}, position(st.BONUS, space_left={4: 0}), a.A_BONUS + 4),
    ("space_empty", "P7.4", {"space": 4}, position(space_left={4: 0}, bonus_held=tiles(17)), a.A_FETCH + 4),
    ("number_had", "P7.2", {"number": 30}, position(st.BONUS, bonus_used=tiles(30)), a.A_BONUS + 29),
    ("number_had", "P7.2", {"number": 17}, position(bonus_held=tiles(17)), a.A_FETCH + 16),
    ("number_had", "P7.2", {"number": 3}, position(bonus_held=tiles(25, 3), meeple={0: 4}), a.A_BACK + 2),
    ("vp_tile_gone", "P5.9", {"vp_tile": 5}, position(st.VP_TILE, vp_tile={2: 5}), a.A_VP_TILE + 30),
    ("vp_spot_taken", "P5.9", {"district": 2}, position(st.VP_TILE, vp_tile={2: 5}), a.A_VP_TILE + 2),
    ("vp_tile_elsewhere", "P5.9", {"district": 3}, position(st.VP_TILE, vp_tile_here=1, move_district=3), a.A_VP_TILE),
    ("only_fresh_token", "P3.1", {"token": 2}, position(st.BONUS, **PRICED), a.A_SELL + 5),
    ("bought_this_turn", "P8.4", {"token": 0}, position(tokens={(0, 0): 2}, bought=1), a.A_SELL),
    ("bought_this_turn", "P8.4", {"token": 2}, position(st.BONUS, bought=4, **PRICED), a.A_SELL + 10),
    ("sold_this_turn", "P8.4", {"token": 2}, position(supply={2: 1}, sold=4, francs={0: 9}), a.A_BUY + 2),
    ("supply_empty", "P8.2", {"token": 1}, position(francs={0: 9}), a.A_BUY + 1),
    ("bonus_used", "P7.3", {"number": 1}, position(bonus_used=tiles(1)), a.A_USE),
    ("bonus_not_held", "P7.3", {"number": 1}, position(), a.A_USE),
    ("bonus_not_held", "P7.3", {"number": 17}, position(), a.A_FETCH),
    ("bonus_not_held", "P7.3", {"number": 25}, position(meeple={0: 4}), a.A_BACK),
    ("bonus_not_held", "P7.3", {"number": 24}, position(bonus_held=tiles(23), tokens={(0, 0): 2}), a.A_PAIR),
    ("scores_at_end", "P7.3", {"number": 27}, position(bonus_held=tiles(27)), a.A_USE + 26),
    *(
        ("stands_for_tokens", "P8.3", {"number": n}, position(bonus_held=tiles(n)), a.A_USE + n - 1)
        for n in (2, 3, 4, 8, 10, 19, 21)
    ),
    *(("only_in_a_move", "P7.4", {"number": n}, position(bonus_held=tiles(n)), a.A_USE + n - 1) for n in (9, 16)),
    *(
        ("has_own_action", "P7.3", {"number": n}, position(bonus_held=tiles(n)), a.A_USE + n - 1)
        for n in (17, 23, 24, 25)
    ),
    ("no_reserve_key", "P7.4", {"number": 14}, position(bonus_held=tiles(14), reserve={0: 0}), a.A_USE + 13),
    ("before_track", "P7.4", {}, position(bonus_held=tiles(25)), a.A_BACK),
    ("back_out_of_reach", "P7.4", {"space": 8, "need": 5}, position(bonus_held=tiles(25), meeple={0: 8}), a.A_BACK + 8),
    ("back_out_of_reach", "P7.4", {"space": 2, "need": 5}, position(bonus_held=tiles(25), meeple={0: 8}), a.A_BACK + 2),
    ("no_pair", "P7.4", {"token": 4, "have": 1}, position(bonus_held=tiles(23), tokens={(0, 4): 1}), a.A_PAIR + 4),
    ("other_pairs", "P7.3", {"number": 24}, position(st.PAIRS, tokens={(0, 3): 2}, last_choice=2), a.A_PAIR + 3),
    ("end_tile_not_held", "P6.2", {"end_tile": 7}, position(), a.A_USE_END + 7),
    ("end_tile_stands_for_token", "P8.3", {"end_tile": 5, "token": 5}, position(end_hand=hand(5)), a.A_USE_END + 5),
]

ALLOWED: list[tuple[str, Any, int]] = [
    ("draw", position(st.DRAW), a.A_DRAW),
    ("settle", position(st.SETTLE, drawn=2, slot_type={12: 0}), a.A_SETTLE + 2),
    ("key to the Arc", position(), a.A_KEY + ARC),
    ("search", position(**STUCK | {"end_left": 1}), a.A_SEARCH),
    ("take", position(st.SEARCH, end_known={0: 16}), a.A_TAKE + 4),
    ("pass", position(**STUCK), a.A_PASS),
    ("pass for want of francs", position(**STUCK, **ON_THREE | {"francs": {0: 0}}), a.A_PASS),
    ("P10.1", position(**ON_THREE | {"francs": {0: 1}}), move(SLOT + 2, SLOT + 3)),
    ("bank to a slot", position(place_keys={(0, 0): 1}, slot_type={0: 0}, francs={0: 1}), move(BANK, SLOT)),
    ("an 8 with an end-game tile", position(end_hand=hand(0), **FROM_ARC), move(ARC, SLOT + 5)),
    ("an 8 with bonus 2", position(bonus_held=tiles(2), **FROM_ARC), move(ARC, SLOT + 5)),
    ("P10.5", position(landmark_at={1: 4}, bonus_held=tiles(10, 21), **FROM_ARC), move(ARC, LANDMARK + LOUVRE, 4)),
    (
        "both keys with 9 and 16",
        position(slot_keys={(1, 3): 1, (0, 3): 1}, bonus_held=tiles(9, 16), **FROM_ARC),
        move(ARC, SLOT + 3),
    ),
    (
        "landmark to a new landmark",
        position(landmark_keys={(0, LOUVRE): 1}, landmark_at={LOUVRE: 5}, francs={0: 1}, tokens={(0, 2): 3}),
        move(LANDMARK + LOUVRE, LANDMARK + EIFFEL),
    ),
    ("pay", position(st.PAY, **PAYING), a.A_PAY + 5),
    (
        "pay with the wild tile, keeping the double one",
        position(st.PAY, need={1: 3}, bonus_held=tiles(10, 21)),
        a.A_PAY + 8,
    ),
    ("give", position(st.GIVE, **GIVING), a.A_GIVE + 10),
    ("give half of 19", position(st.GIVE, **GIVING, halves={1: 1}), a.A_GIVE + 14),
    ("stop", position(st.GIVE, **GIVING), a.A_STOP),
    ("stop pairs", position(st.PAIRS), a.A_STOP),
    ("bonus", position(st.BONUS, meeple={0: 4}), a.A_BONUS + 5),
    ("vp tile", position(st.VP_TILE, vp_tile={2: 5}), a.A_VP_TILE + 3),
    ("sell the fresh token", position(st.BONUS, **PRICED), a.A_SELL + 10),
    ("sell a tile of a kind bought", position(st.DONE, bonus_held=tiles(2), bought=1), a.A_SELL + 2),
    ("sell prestige, whatever was bought", position(tokens={(0, 3): 1}, bought=-1), a.A_SELL + 15),
    ("buy", position(st.DRAW, supply={1: 1}, francs={0: 4}), a.A_BUY + 1),
    ("use 13", position(bonus_held=tiles(13), francs={0: 4}), a.A_USE + 12),
    ("use 30 for nothing", position(st.DONE, bonus_held=tiles(30)), a.A_USE + 29),
    ("fetch one passed", position(bonus_held=tiles(17), meeple={0: 29}), a.A_FETCH),
    ("back by 5", position(bonus_held=tiles(25), meeple={0: 8}), a.A_BACK + 3),
    ("first pair", position(bonus_held=tiles(23), tokens={(0, 4): 2}), a.A_PAIR + 4),
    ("the same pair again", position(st.PAIRS, tokens={(0, 4): 2}, last_choice=4), a.A_PAIR + 4),
    ("end-game tile", position(end_hand=hand(7)), a.A_USE_END + 7),
    ("end turn", position(st.DONE), a.A_END_TURN),
]


@pytest.mark.parametrize(
    ("code", "rule", "params", "s", "action"), REFUSED, ids=lambda x: x if isinstance(x, str) else ""
)
def test_refused(code: str, rule: str, params: dict[str, int], s: Any, action: int) -> None:
    refusals.assert_refused(explain(s, FIG, 0, action), code, rule, params)


@pytest.mark.parametrize(("s", "action"), [case[1:] for case in ALLOWED], ids=[case[0] for case in ALLOWED])
def test_allowed(s: Any, action: int) -> None:
    assert explain(s, FIG, 0, action) is None


def test_the_table_lists_exactly_what_can_be_said() -> None:
    refusals.assert_all_said([case[:3] for case in REFUSED], REFUSALS)


def test_a_seat_that_is_not_asked_learns_only_that() -> None:
    for seat in (-1, 1, 2, 9):
        codes = {getattr(explain(position(), FIG, seat, action), "code", None) for action in range(a.ACTIONS)}
        assert codes == {"not_your_turn"}


@pytest.mark.parametrize("language", languages())
def test_sentences(language: str) -> None:
    refusals.assert_sentences(language, "paris", {**REFUSALS, **IN_NOTATION})


def test_moves_are_read_as_the_rules_spell_them() -> None:
    s = position(landmark_at={landmark: landmark % 6 for landmark in range(8)})
    for member in range(a.KINDS["move"]):
        origin, target, district = _decode(s, member)
        assert move(origin, target, district) == a.A_MOVE + member
        assert (origin, target) == (a.move_origin(a.A_MOVE + member), a.move_target(a.A_MOVE + member))


def payable(stock: list[list[int]], need: list[int], floor: int) -> bool:
    """By trying everything."""
    kind = next((token for token in range(3) if need[token]), None)
    if kind is None:
        return True
    for source in range(floor, 5):
        if stock[kind][source]:
            rest = [list(row) for row in stock]
            for row in rest if source >= st.FROM_WILD else [rest[kind]]:
                row[source] -= 1
            left = [n - (token == kind) for token, n in enumerate(need)]
            if payable(rest, left, source if left[kind] else 0):
                return True
    return False


def test_shortage_agrees_with_trying_everything() -> None:
    luck = random.Random(1)
    outcomes = set()
    for _ in range(20000):
        wild, double = luck.choice([0, 1]), luck.choice([0, 1, 2])
        stock = [
            [luck.choice([0, 0, 1, 2]), luck.choice([0, 0, 1]), luck.choice([0, 0, 1]), wild, double] for _ in range(3)
        ]
        need = [luck.randrange(4) for _ in range(3)]
        floor = luck.randrange(5)
        outcomes.add((payable(stock, need, floor), floor))
        assert (shortage(stock, need, floor) is None) == payable(stock, need, floor)
    assert len(outcomes) == 10
