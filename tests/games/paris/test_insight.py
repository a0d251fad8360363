"""What people are told of a position: figures that the table only draws."""

import random

import pytest

import cadastre
from cadastre.games.paris.rules.state import SPACES
from testkit.random_play import choose, random_game


@pytest.mark.rule("P2.1", "P2.4")
def test_worths_of_others_are_behind_their_screens() -> None:
    for players, is_open in ((3, False), (3, True)):
        state = cadastre.game("paris", players=players, open_screens=is_open).new(seed=1)
        assert set(state.insight()["worth"]) == {0, 1, 2}
        assert set(state.knowledge(1).insight()["worth"]) == ({0, 1, 2} if is_open else {1})
        assert set(state.knowledge(-1).insight()["worth"]) == ({0, 1, 2} if is_open else set())
        assert state.knowledge(1).insight()["districts"] == state.insight()["districts"]


@pytest.mark.rule("P9.3", "P9.7")
def test_the_last_insight_is_what_was_scored() -> None:
    for seed in range(5):
        dice = random.Random(seed)
        state = random_game(dice, "paris").new(seed=seed)
        last = state.insight()
        worth = dict.fromkeys(state.game.seats, 0)
        while not state.is_over:
            last = state.insight()
            worth = {seat: last["worth"][seat][27] for seat in state.game.seats}
            state.apply(choose(state, dice))
        for seat, sheet in enumerate(state.score_sheet()):
            for name, found in last["districts"].items():
                assert sheet["districts"].get(name, 0) == found["vp"][seat]
            held = state.record.bonus_held[seat] >> 26 & 1
            assert sheet["bonus"].get(27, 0) == (worth[seat] if held else 0)
            parts = [sheet["eight"], sheet["prestige"], sheet["end_tiles"]]
            assert sum(parts) + sum(sheet["bonus"].values()) + sum(sheet["districts"].values()) == sheet["total"]


def test_a_tile_scores_what_it_was_said_to_be_worth() -> None:
    used = 0
    for seed in range(12):
        dice = random.Random(seed)
        state = random_game(dice, "paris").new(seed=seed)
        while not state.is_over:
            seat, worth = state.current, state.insight()["worth"]
            action = choose(state, dice)
            text = state.notation(action).split()
            state.apply(action)
            if text[0] == "use" and len(text) == 2 and text[1].isdigit():
                number = int(text[1])
                scored = sum(event.vp for event in state.events if event.name == "vp_scored")
                assert scored == worth[seat][number]
                used += 1
    assert used > 20


def test_every_tile_and_district_has_its_figures() -> None:
    found = cadastre.game("paris", players=2).new(seed=1).insight()
    assert list(found["worth"][0]) == list(range(1, SPACES + 1))
    assert len(found["districts"]) == 6
    for district in found["districts"].values():
        assert [len(district[word]) for word in ("totals", "ranks", "vp")] == [2, 2, 2]


def test_pairs_have_their_worth() -> None:
    for players, each in ((2, 2), (3, 3), (4, 4)):
        seat = {"tokens": {"wood": 5, "gold": 1, "bronze": 2, "silver": 2}, "bonus": [23, 24]}
        worth = cadastre.game("paris", players=players).position({"seats": {0: seat}}).insight()["worth"][0]
        assert (worth[23], worth[24]) == (2 * each, 2 * each)
