"""What a screen draws of Paris: it follows the edition, hides what is hidden, and promises nothing that does not come.

That no reader's scene tells a secret is tested for all of the server's messages: ``tests/server/test_leaks.py``.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import cadastre
from cadastre.core.moves import Move
from cadastre.core.said import Said, SaidList
from cadastre.core.state import State
from cadastre.games.paris.edition import EDITIONS
from cadastre.games.paris.game import RULES
from cadastre.games.paris.presentation.prospect import prospect
from cadastre.games.paris.presentation.scene import scene
from cadastre.games.paris.presentation.scene_shape import Prospect, Scene
from cadastre.games.paris.rules.actions import KINDS
from cadastre.games.paris.rules.state import PAY
from testkit.random_play import choose, random_game
from tests.games.paris import two_worlds

FIGURES = EDITIONS.file.read_text(encoding="utf-8")


class Shown(NamedTuple):
    """A position, and its scene for every seat and for a spectator."""

    state: State
    scenes: dict[int, Scene]


@pytest.fixture(scope="module")
def positions() -> list[Shown]:
    """Some of many games: late ones, and every so many of whole ones."""
    dice = random.Random(1)
    found = [story.now for story in two_worlds.stories([random_game(dice, "paris") for _ in range(12)], 60, seed=1)]
    for seed in range(6):
        state = random_game(dice, "paris").new(seed=seed)
        while not state.is_over:
            if dice.random() < 0.05:
                found.append(state.copy())
            state.apply(choose(state, dice))
        found.append(state)
    return [Shown(state, {seat: scene(state.knowledge(seat)) for seat in (-1, *state.game.seats)}) for state in found]


def prospects(state: State) -> Iterator[tuple[Move, Prospect]]:
    for action in state.legal_actions():
        move = Move(state.current, state.notation(action), (action,), state)
        yield move, prospect(move)


def test_scenes_and_prospects_travel(positions: list[Shown]) -> None:
    assert RULES.face.shapes == (Scene, Prospect)
    for state, scenes in positions:
        for drawn in scenes.values():
            assert msgspec.json.decode(msgspec.json.encode(drawn), type=Scene) == drawn
        for _, found in prospects(state):
            assert msgspec.json.decode(msgspec.json.encode(found), type=Prospect) == found


def test_every_choice_has_clicks_of_its_own() -> None:
    """And none is complete where another one goes on."""
    dice, kinds = random.Random(2), set[str]()
    for seed in range(12):
        state = random_game(dice, "paris").new(seed=seed)
        while not state.is_over:
            legal = state.legal_actions()
            clicks = [tuple(RULES.clicks(state, action, state.current)) for action in legal]
            assert all(clicks), state
            assert all(all(click) for click in clicks), state
            assert len(set(clicks)) == len(clicks), state
            begun = {click[:length] for click in clicks for length in range(1, len(click))}
            assert begun.isdisjoint(clicks), state
            kinds |= {RULES.kind_of(action) for action in legal}
            state.apply(two_worlds.choose(state, dice))
    assert kinds == set(KINDS)


@pytest.mark.rule("P2.1", "P2.4")
def test_screens_are_ones_own_unless_they_are_open(positions: list[Shown]) -> None:
    for state, scenes in positions:
        is_open = state.game.options["open_screens"]
        for seat, drawn in scenes.items():
            assert drawn.seat == seat
            for other, found in enumerate(drawn.seats):
                assert (found.screen is not None) == (is_open or other == seat)
                if found.screen is not None:
                    assert (found.screen.end_tiles is not None) == (other == seat)
                    assert found.screen.francs == state.record.francs[other]
                    assert list(found.screen.tokens.values()) == state.record.tokens[other].tolist()


def test_the_score_so_far_adds_up(positions: list[Shown]) -> None:
    for _, scenes in positions:
        for seat in scenes[-1].seats:
            parts = (seat.score.eight, seat.score.prestige, seat.score.bonus, seat.score.end_tiles)
            assert sum(parts) + seat.score.districts == seat.vp


def paid(state: State) -> Iterator[State]:
    """The positions after every way to pay what is due."""
    if state.record.phase != PAY:
        yield state
        return
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        yield from paid(after)


def test_a_prospect_is_what_comes(positions: list[Shown]) -> None:
    """Wherever neither luck nor a secret comes in, and however it is paid for."""
    sure, owing = 0, 0
    for state, _ in positions:
        seat, before = state.current, state.describe()["seats"].get(state.current)
        for move, found in prospects(state):
            if move.after is None:
                assert found.leaves == before["francs"]
                continue
            sure += 1
            owing += bool(found.due)
            for after in paid(move.after):
                now, insight = after.describe()["seats"][seat], after.insight()
                assert found.leaves == now["francs"] == before["francs"] - found.pays.francs + found.gains.francs
                assert now["vp"] == before["vp"] + found.gains.vp
                if not found.due:
                    for token, count in now["tokens"].items():
                        change = found.gains.tokens.get(token, 0) - found.pays.tokens.get(token, 0)
                        assert count == before["tokens"][token] + change
                    assert {*now["bonus"]} == {*before["bonus"], *found.gains.bonus} - {*found.pays.bonus}
                    assert {*before["end_tiles"]} - {*now["end_tiles"]} == {*found.pays.end_tiles}
                for name, majority in found.majorities.items():
                    assert msgspec.to_builtins(majority) == insight["districts"][name]
                assert found.worth.items() <= insight["worth"][seat].items(), (move.text, state)
                vp = [district["vp"] for district in insight["districts"].values()]
                assert found.majority_vp == [sum(column) for column in zip(*vp, strict=True)]
    assert sure > 500
    assert owing > 5


def test_a_prospect_does_not_say_how_it_will_be_paid() -> None:
    """With a wood or with the tile that stands for one: pairs and unused tiles are worth something else then."""
    owner = {"francs": 9, "banks": ["chaillot"], "tokens": {"wood": 2}, "bonus": [2, 20, 24]}
    state = put_up(None, owner, {"buildings": ["chaillot 8"]})
    found = prospect_of(state, "move chaillot bank > chaillot 8")
    assert (found.due, found.gains.vp, found.leaves) == ({"wood": 1}, 2, 1)
    assert (found.worth.get(20), found.worth.get(24), found.worth[28]) == (None, None, 7)


# other figures


def edition(folder: Path, *changes: tuple[str, str]) -> Any:
    """The default with spots of its text changed."""
    text = FIGURES
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return EDITIONS.load(file)


def put_up(figures: Any, seat: dict[str, Any], board: dict[str, Any] | None = None) -> State:
    """A position of seat 0 that waits for its action."""
    game = cadastre.game("paris", players=2, edition=figures)
    return game.position({"turn": {"phase": "act"}, "board": board or {}, "seats": {0: seat}})


def prospect_of(state: State, clause: str) -> Prospect:
    (found,) = [found for move, found in prospects(state) if move.text == clause]
    return found


def test_banks_follow_the_edition(tmp_path: Path) -> None:
    for figures, francs in ((None, 7), (edition(tmp_path, ("chaillot = 7", "chaillot = 11")), 11)):
        state = put_up(figures, {"francs": 3})
        banks = {district.id: district.bank.francs for district in scene(state.knowledge(0)).districts}
        assert (banks["chaillot"], banks["montmartre"]) == (francs, 5)
        found = prospect_of(state, "key chaillot")
        assert (found.gains.francs, found.leaves) == (francs, 3 + francs)


def test_costs_of_landmarks_follow_the_edition(tmp_path: Path) -> None:
    old, new = "cost = { marble = 1, gold = 2 }", "cost = { marble = 3, gold = 0 }"
    other = edition(tmp_path, (old, new), ("value = 15\n", "value = 17\n"))
    for figures, cost, value in ((None, {"marble": 1, "gold": 2}, 15), (other, {"marble": 3}, 17)):
        owner = {"francs": 20, "banks": ["arc"], "tokens": {"marble": 3, "gold": 3}}
        state = put_up(figures, owner)
        landmarks = {landmark.id: landmark for landmark in scene(state.knowledge(0)).landmarks}
        assert (landmarks["louvre"].cost, landmarks["louvre"].value) == (cost, value)
        found = prospect_of(state, "move arc > louvre in chaillot")
        assert (found.pays.francs, found.leaves, found.pays.tokens, found.due) == (value, 20 - value, cost, {})
        assert found.majorities["chaillot"].totals == [value, 0]
        with_choice = put_up(figures, {**owner, "bonus": [10]})  # a tile that stands for any one resource
        found = prospect_of(with_choice, "move arc > louvre in chaillot")
        assert found.due
        assert Counter(found.due) + Counter(found.pays.tokens) == cost
        assert found.majorities["chaillot"].totals == [value, 0]


def test_prices_follow_the_edition(tmp_path: Path) -> None:
    other = edition(
        tmp_path,
        ("sell = { wood = 1,", "sell = { wood = 4,"),
        ("buy = { wood = 2, marble = 3,", "buy = { wood = 6, marble = 5,"),
    )
    for figures, sale, purchase in ((None, 1, 3), (other, 4, 5)):
        state = put_up(figures, {"francs": 9, "tokens": {"wood": 1}}, {"supply": {"marble": 2}})
        drawn = scene(state.knowledge(0))
        assert (drawn.sell["wood"], drawn.buy["marble"]) == (sale, purchase)
        sold, bought = prospect_of(state, "sell wood"), prospect_of(state, "buy marble")
        assert (sold.pays.tokens, sold.gains.francs, sold.leaves) == ({"wood": 1}, sale, 9 + sale)
        assert (bought.gains.tokens, bought.pays.francs, bought.leaves) == ({"marble": 1}, purchase, 9 - purchase)


def test_slots_follow_the_edition(tmp_path: Path) -> None:
    other = edition(
        tmp_path,
        ("values = [1, 2, 3, 4, 5, 8]", "values = [1, 2, 3, 4, 6, 8]"),
        ("26 = { value = 5,", "26 = { value = 6,"),
        ("highest_wood = 1", "highest_wood = 2"),
        ("highest_vp = 2", "highest_vp = 5"),
        ("bonus_price = 2", "bonus_price = 1"),
    )
    for figures, five, wood, vp, price in ((None, 5, 1, 2, 2), (other, 6, 2, 5, 1)):
        owner = {"francs": 9, "banks": ["chaillot"], "tokens": {"wood": 3}}
        state = put_up(figures, owner, {"buildings": [f"chaillot {five}", "chaillot 8"]})
        slots = {slot.id: slot for district in scene(state.knowledge(0)).districts for slot in district.slots}
        assert slots[f"chaillot {five}"].value == five
        assert (slots["chaillot 8"].wood, slots["chaillot 8"].vp) == (wood, vp)
        assert slots["chaillot 3"].bonus_price == price
        assert prospect_of(state, f"move chaillot bank > chaillot {five}").leaves == 9 - five
        highest = prospect_of(state, "move chaillot bank > chaillot 8")
        assert (highest.pays.tokens, highest.gains.vp) == ({"wood": wood}, vp)


def test_a_tile_in_hand_says_what_it_counts(positions: list[Shown]) -> None:
    """As many things as make up its worth."""
    told = set()
    for state, scenes in positions:
        kinds = state.game.edition.numbers.kinds_vp
        for seat in state.game.seats:
            screen = scenes[seat].seats[seat].screen
            assert screen is not None
            for tile in screen.bonus:
                if tile.counts is not None:
                    count = len(things_of(tile.counts))
                    assert tile.worth == (kinds[count] if tile.effect == "kinds" else tile.vp * count), tile
                    told.add((tile.effect, count > 0))
    assert {effect for effect, some in told if some} >= {"buildings", "landmarks", "kinds"}, told


def things_of(counts: Said) -> list[object]:
    """What a tile counts."""
    things = counts.params.get("things", SaidList([]))
    assert isinstance(things, SaidList)
    return [*things.all]


def test_bonus_tiles_follow_the_edition(tmp_path: Path) -> None:
    other = edition(
        tmp_path,
        ("29 = 8", "29 = 11"),
        ("12 = { francs = 4, vp = 4 }", "12 = { francs = 6, vp = 1 }"),
        ("20 = { 2 = 1,", "20 = { 2 = 7,"),
        ("25 = 5", "25 = 3"),
    )
    for figures, landmark, francs, vp, unused, back in ((None, 8, 4, 4, 1, 5), (other, 11, 6, 1, 7, 3)):
        owner = {"francs": 20, "banks": ["chaillot"], "tokens": {"marble": 1}, "bonus": [12, 20, 29]}
        state = put_up(figures, owner)
        drawn = scene(state.knowledge(0))
        tiles = {space.number: space.tile for space in drawn.track}
        assert (tiles[29].vp, tiles[12].francs, tiles[12].vp, tiles[25].spaces) == (landmark, francs, vp, back)
        assert (tiles[12].worth, tiles[20].worth, tiles[29].worth) == (vp, 2 * unused, 0)
        own = drawn.seats[0].screen
        assert own is not None
        counts = {tile.number: tile.counts for tile in own.bonus}
        assert counts[12] is None
        assert counts[20] is not None
        assert things_of(counts[20]) == ["12", "29"]
        assert counts[29] == Said("paris-web-counts-none")
        used = prospect_of(state, "use 12")
        assert (used.gains.francs, used.gains.vp, used.worth[20]) == (francs, vp, unused)
        built = prospect_of(state, "move chaillot bank > luxembourg_gardens")
        assert built.worth[29] == landmark


def test_vp_tiles_and_end_game_tiles_follow_the_edition(tmp_path: Path) -> None:
    other = edition(tmp_path, ("ranks = [12, 6, 3]", "ranks = [13, 7, 1]"), ("{ francs = 5 },", "{ francs = 9 },"))
    for figures, ranks, francs in ((None, [12, 6, 3], 5), (other, [13, 7, 1], 9)):
        state = put_up(figures, {"end_tiles": [f"{francs}_francs"], "francs": 0})
        drawn = scene(state.knowledge(0))
        assert ranks in [tile.ranks for tile in drawn.vp_tiles]
        screen = drawn.seats[0].screen
        assert screen is not None
        assert [tile.francs for tile in screen.end_tiles or ()] == [francs]
        assert prospect_of(state, f"use {francs}_francs").leaves == francs
