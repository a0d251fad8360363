"""Rules that no scenario can say: what chance may do, what holds for every set-up, what memory makes of what was seen.

Seeds are fixed, so nothing here fails by bad luck; the bounds are wide enough for any fair generator.
"""

from collections import Counter
from typing import Any

import pytest

import cadastre
from cadastre.core.events import Event
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.games.paris.edition import EDITIONS, TOKENS, TYPES
from cadastre.games.paris.rules.events import TABLE
from tests.fairness import assert_fair

DISTRICTS = ["montmartre", "la_villette", "saint_germain", "chaillot", "belleville", "batignolles"]
VALUES = [1, 2, 3, 4, 5, 8]
BUILDINGS = [f"{district} {value}" for district in DISTRICTS for value in VALUES]
ZONES = [range(1, 11), range(11, 21), range(21, 31)]
SECOND_FROM_3, SECOND_FROM_4 = {6, 11, 15, 18, 26, 28}, {10, 13, 14, 21, 29, 30}


def start(seed: int, players: int = 2, **options: Any) -> State:
    return cadastre.game("paris", players=players, **options).new(seed=seed)


def play_out(state: State) -> State:
    """Draw all buildings; between draws the first legal action will do."""
    while state.record.pile_size.sum() > 0:
        state.apply(state.legal_actions()[0])
    return state


def drawn(state: State, pile: int = 1) -> Event:
    """The building that comes from this pile."""
    state.push(f"draw {pile}")
    return next(event for event in state.events if event.name == "building_drawn")


# P1.2, P1.5, P1.7: the components


@pytest.mark.rule("P1.2")
def test_every_district_has_each_type_once_and_not_at_the_same_values() -> None:
    types = EDITIONS.default.figures["building_type"][0].tolist()
    rows = [types[6 * district : 6 * district + 6] for district in range(6)]
    assert all(sorted(row) == list(range(6)) for row in rows)
    assert len({tuple(row) for row in rows}) > 1
    theatre = TYPES.index("theatre")
    assert VALUES[rows[0].index(theatre)] == 5
    assert VALUES[rows[1].index(theatre)] == 8


@pytest.mark.rule("P1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_basic_setup_has_one_pattern_of_tokens(players: int) -> None:
    tokens = start(1, players).describe()["board"]["tokens"]
    assert list(tokens) == DISTRICTS
    assert all(row == tokens["montmartre"] for row in tokens.values())
    assert Counter(token for row in tokens.values() for token in row) == dict.fromkeys(TOKENS, 6)
    assert all(set(row[:3]) == {"bronze", "silver", "gold_prestige"} for row in tokens.values())


@pytest.mark.rule("P1.7")
@pytest.mark.parametrize(("players", "twice"), [(2, set()), (3, SECOND_FROM_3), (4, SECOND_FROM_3 | SECOND_FROM_4)])
@pytest.mark.parametrize("random_setup", [False, True])
def test_second_copies_by_player_count(players: int, twice: set[int], random_setup: bool) -> None:
    track = start(3, players, random_setup=random_setup).describe()["board"]["track"]
    assert {number for number, left in zip(*track.values(), strict=True) if left == 2} == twice
    assert {number for number, left in zip(*track.values(), strict=True) if left == 1} == set(range(1, 31)) - twice


# P1.3, P1.10: the piles


@pytest.mark.rule("P1.3", "P1.10")
@pytest.mark.parametrize(("free_placement", "height"), [(False, 11), (True, 12)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_equal_piles(players: int, free_placement: bool, height: int) -> None:
    board = start(1, players, free_placement=free_placement).describe()["board"]
    assert [pile["left"] for pile in board["piles"]] == [height] * 3
    assert all(pile["back"] in DISTRICTS for pile in board["piles"])
    assert board["undrawn"] == BUILDINGS


@pytest.mark.rule("P1.3", "P2.2")
def test_three_buildings_never_appear_and_it_can_be_any() -> None:
    removed: list[str] = []
    for seed in range(20):
        end = play_out(start(seed)).describe()["board"]
        assert len(end["buildings"]) == 33
        assert len(end["undrawn"]) == 3
        assert not {" ".join(text.split()[:2]) for text in end["buildings"]} & set(end["undrawn"])
        removed += end["undrawn"]
    assert_fair((name.split()[0] for name in removed), dict.fromkeys(DISTRICTS, 1))
    assert_fair((int(name.split()[1]) for name in removed), dict.fromkeys(VALUES, 1))


@pytest.mark.rule("P1.10", "P3.4")
def test_free_placement_draws_all_36() -> None:
    for seed in range(2):
        state = start(seed, free_placement=True)
        seen: set[int] = set()
        while state.record.pile_size.sum() > 0:
            state.apply(state.legal_actions()[-1 if state.describe()["turn"]["phase"] == "settle" else 0])
            seen |= {event.tile for event in state.events if event.name == "building_drawn"}
        assert seen == set(range(36))
        assert not state.record.undrawn.any()


@pytest.mark.rule("P1.3")
def test_the_first_backs_are_those_of_a_shuffled_pile() -> None:
    backs = [[pile["back"] for pile in start(seed).describe()["board"]["piles"]] for seed in range(300)]
    for pile in range(3):
        assert_fair((row[pile] for row in backs), dict.fromkeys(DISTRICTS, 1))
    # Of 36 tiles 5 more show the district of the first one: the second back is the same in 5 of 35 cases.
    assert_fair((row[0] == row[1] for row in backs), {True: 5, False: 30})
    assert_fair((row[1] == row[2] for row in backs), {True: 5, False: 30})


@pytest.mark.rule("P1.3", "P2.2")
@pytest.mark.parametrize(
    ("pile", "tiles"), [(1, ["chaillot 2", "chaillot 3"]), (2, ["montmartre 1", "montmartre 4", "montmartre 8"])]
)
def test_a_drawn_tile_is_any_of_its_district_that_is_out(pile: int, tiles: list[str]) -> None:
    board = {
        "undrawn": ["montmartre 1", "montmartre 4", "montmartre 8", "chaillot 2", "chaillot 3", "batignolles 8"],
        "piles": [{"left": 2, "back": "chaillot"}, {"left": 1, "back": "montmartre"}, {"left": 0}],
    }
    game = cadastre.game("paris", players=2)
    states = [game.position({"seed": seed, "turn": {"phase": "draw"}, "board": board}) for seed in range(120)]
    assert_fair((BUILDINGS[drawn(state, pile).tile] for state in states), dict.fromkeys(tiles, 1))


@pytest.mark.rule("P1.3", "P2.2")
def test_the_next_back_is_weighted_by_the_tiles_that_nobody_has_seen() -> None:
    # After the draw 1 of Montmartre, 4 of Chaillot and 3 of Belleville are out; one Chaillot back lies open.
    board = {
        "undrawn": ["montmartre 1", "montmartre 2", *BUILDINGS[18:22], "belleville 1", "belleville 4", "belleville 8"],
        "piles": [{"left": 2, "back": "montmartre"}, {"left": 3, "back": "chaillot"}, {"left": 0}],
    }
    game = cadastre.game("paris", players=2)
    backs = []
    for seed in range(210):
        state = game.position({"seed": seed, "turn": {"phase": "draw"}, "board": board})
        drawn(state)
        backs.append(state.describe()["board"]["piles"][0]["back"])
    assert_fair(backs, {"montmartre": 1, "chaillot": 3, "belleville": 3})


# P1.8: the start player


@pytest.mark.rule("P1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_start_player(players: int) -> None:
    found = []
    for seed in range(120):
        turn = start(seed, players).describe()["turn"]
        assert turn["seat"] == turn["start"]
        found.append(turn["start"])
    assert_fair(found, dict.fromkeys(range(players), 1))


# P1.9: the variant set-up


@pytest.fixture(scope="module")
def shuffled() -> list[dict[str, Any]]:
    """The boards of many games with the variant set-up."""
    game = cadastre.game("paris", players=4, random_setup=True)
    return [game.new(seed=seed).describe()["board"] for seed in range(200)]


@pytest.mark.rule("P1.9", "P1.5")
def test_variant_gold_at_every_8_and_six_of_each(shuffled: list[dict[str, Any]]) -> None:
    for board in shuffled:
        assert all(row[5] == "gold" for row in board["tokens"].values())
        assert Counter(token for row in board["tokens"].values() for token in row) == dict.fromkeys(TOKENS, 6)


@pytest.mark.rule("P1.9")
def test_variant_other_tokens_lie_anywhere(shuffled: list[dict[str, Any]]) -> None:
    others = dict.fromkeys((token for token in TOKENS if token != "gold"), 1)
    for district, step in (("montmartre", 0), ("la_villette", 2), ("chaillot", 3), ("batignolles", 4)):
        assert_fair((board["tokens"][district][step] for board in shuffled), others)
    # Of the 29 other tokens 5 are of the same kind.
    pairs = [board["tokens"]["montmartre"][0] == board["tokens"]["montmartre"][1] for board in shuffled]
    assert_fair(pairs, {True: 5, False: 24})


@pytest.mark.rule("P1.9")
def test_variant_numbers_stay_in_their_zones_and_stacks_with_their_numbers(shuffled: list[dict[str, Any]]) -> None:
    for board in shuffled:
        numbers, left = board["track"]["numbers"], board["track"]["left"]
        for zone in ZONES:
            assert sorted(numbers[space - 1] for space in zone) == list(zone)
        for number, tiles in zip(numbers, left, strict=True):
            assert tiles == 1 + (number in SECOND_FROM_3 | SECOND_FROM_4)


@pytest.mark.rule("P1.9")
@pytest.mark.parametrize("zone", ZONES, ids="ABC")
def test_variant_any_number_of_a_zone_on_any_of_its_spaces(zone: range, shuffled: list[dict[str, Any]]) -> None:
    for space in zone:
        assert_fair((board["track"]["numbers"][space - 1] for board in shuffled), dict.fromkeys(zone, 1))


@pytest.mark.rule("P1.5", "P1.7", "P1.9")
def test_without_the_option_nothing_is_shuffled() -> None:
    for seed in range(20):
        board = start(seed, 4).describe()["board"]
        assert board["track"]["numbers"] == list(range(1, 31))
        assert board["tokens"] == start(0, 4).describe()["board"]["tokens"]


# P2: what was seen, what is known


@pytest.mark.rule("P2.1", "P2.3")
def test_all_that_happens_is_seen_but_the_end_game_pile() -> None:
    secrets = {(kind.name, name) for kind in TABLE.kinds for name in kind.secret}
    assert secrets == {("pile_searched", "tiles"), ("end_tile_taken", "end_tile")}


@pytest.mark.rule("P2.3")
def test_who_takes_an_end_game_tile_alone_is_told_which() -> None:
    state = cadastre.game("paris", players=3).position({"board": {"buildings": "all"}})
    state.push("search")
    searched = state.events[0]
    assert searched.seen_by(0).tiles == 0b111111111111
    assert [searched.seen_by(seat).tiles for seat in (1, 2, -1)] == [-1, -1, -1]
    state.push("take gold")
    taken = state.events[0]
    assert (taken.seen_by(0).end_tile, taken.seen_by(0).left) == (2, 11)
    assert [(taken.seen_by(seat).end_tile, taken.seen_by(seat).left) for seat in (1, 2, -1)] == [(-1, 11)] * 3


def put_up(**changes: Any) -> State:
    """A position in which seat 1 has looked through the pile after seat 0's first taking and before its second."""
    board = {"buildings": "all", "takings": [[0, "wood"], [1, "marble"], [0, changes.pop("second", "3_vp")]]}
    seats = {0: {"francs": 9, "keys": 2, "tokens": {"gold": 2}, "bonus": [5]}, 1: {"francs": 4}}
    game = cadastre.game("paris", players=2)
    return game.position({"board": board, "seats": seats, **changes})


@pytest.mark.rule("P2.5")
def test_who_remembers_knows_all_but_the_end_game_tiles() -> None:
    known = put_up().knowledge(1).record
    assert (known.francs[0], known.keys[0], known.tokens[0, 2], known.bonus_held[0]) == (9, 2, 2, 1 << 4)
    assert (known.end_hand[0], known.end_hand[1]) == (0, 0b10)
    assert known.end_count[0] == 2


@pytest.mark.rule("P2.2", "P2.3", "P2.5")
def test_luck_and_others_end_game_tiles_are_not_known() -> None:
    worlds = [put_up(seed=1, second="3_vp"), put_up(seed=2, second="gold")]
    for seat in (1, -1):
        assert worlds[0].knowledge(seat) == worlds[1].knowledge(seat)
    assert worlds[0].knowledge(0) != worlds[1].knowledge(0)


@pytest.mark.rule("P2.5")
def test_a_later_taking_was_one_of_the_tiles_seen_at_ones_own_search() -> None:
    # Seat 1 found wood missing and took marble: seat 0 took wood first, and later one of the ten that were left.
    tiles = EDITIONS.default.names["end_tiles"]
    knowledge, rng = put_up().knowledge(1), generator("P2.5")
    worlds = [knowledge.determinize(rng).describe()["board"]["takings"] for _ in range(150)]
    assert all(takings[:2] == [[0, "wood"], [1, "marble"]] for takings in worlds)
    assert_fair((takings[2][1] for takings in worlds), dict.fromkeys(set(tiles) - {"wood", "marble"}, 1))


@pytest.mark.rule("P3.1")
def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    state = start(1)
    idle = 1 - state.current
    assert state.legal_actions(idle) == []
    refusal = state.explain(state.legal_actions()[0], idle)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.params) == ("not_your_turn", "P3.1", {"seat": state.current})
    for action in (-1, state.game.rules.actions):
        refusal = state.explain(action)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("unknown_action", "P3.1")


def moved_to_the_8(**seat: Any) -> State:
    """A position just after the single action that moves a key to a building of value 8, for which 1 wood is due."""
    table = {"board": {"buildings": ["chaillot 8"]}, "seats": {0: {"francs": 8, "banks": ["chaillot"], **seat}}}
    state = cadastre.game("paris", players=2).position(table)
    named = {state.notation(action): action for action in state.legal_actions()}
    state.apply(named["move chaillot bank > chaillot 8"])
    return state


@pytest.mark.rule("P5.6", "P3.5")
def test_a_payment_is_asked_for_only_if_there_is_a_choice_or_might_be_one() -> None:
    assert moved_to_the_8(tokens={"wood": 1}).describe()["turn"]["phase"] == "done"
    asked = moved_to_the_8(tokens={"wood": 1}, bonus=[10])
    assert [asked.notation(action) for action in asked.legal_actions()] == ["pay wood", "pay wood by 10"]
    # The others don't know that the end-game tile is not wood.
    asked = moved_to_the_8(tokens={"wood": 1}, end_tiles=["3_vp"])
    assert [asked.notation(action) for action in asked.legal_actions()] == ["pay wood"]
