"""What holds of random games whichever game it is."""

from itertools import combinations, product

import pytest

from cadastre.registry import GAMES
from testkit.fuzzing import EVENTS, KINDS, SIGHTS, course, cover
from tests.twins import fingerprints, uncompiled_fingerprints


@pytest.mark.parametrize("name", GAMES)
def test_a_game_depends_on_its_number_alone(name: str) -> None:
    chosen = course(name)
    game = chosen.plain(chosen.players[0])
    whole = chosen.fuzz(game, 7, 10, 6)
    assert (chosen.fuzz(game, 7, 10, 2) + chosen.fuzz(game, 7, 12, 4)).tally == whole.tally
    assert chosen.fuzz(game, 8, 10, 6).tally != whole.tally


@pytest.mark.parametrize("name", GAMES)
def test_the_uncompiled_rules_play_the_same_games(name: str) -> None:
    assert uncompiled_fingerprints(name) == fingerprints(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_tally_has_room(name: str) -> None:
    chosen = course(name)
    assert len(chosen.rules.kinds) <= KINDS
    assert len(chosen.rules.events.kinds) <= EVENTS
    assert len(chosen.sights) <= SIGHTS


def test_in_a_cover_every_two_settings_meet() -> None:
    axes = {"a": (0, 1), "b": ("x", "y", "z"), "c": (False, True), "d": (2, 4, 8)}
    rows = cover(axes)
    for (one, ones), (other, others) in combinations(axes.items(), 2):
        assert {(row[one], row[other]) for row in rows} == set(product(ones, others))
    assert len(rows) < 12  # of 36
