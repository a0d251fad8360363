"""Positions that no game comes to are refused; those of real games are put up as they were (see test_agreement)."""

from typing import Any

import pytest

import cadastre
from tests.positions import assert_refused

PAYING: dict[str, Any] = {
    "turn": {"phase": "pay"},
    "inner": {"move_from": 0, "move_to": 12, "move_district": 0, "need": [1, 0, 0]},
}
LOUVRE = "board.landmarks.belleville[0]"
GAME = cadastre.game("paris", players=2)


@pytest.mark.parametrize(
    ("position", "field", "word"),
    [
        ({"turn": {"seat": 2}}, "turn.seat", "0 to 1"),
        ({"turn": {"phase": "sleep"}}, "turn.phase", "sleep"),
        ({"turn": {"phase": "give"}}, "inner", "needs move_from"),
        ({"turn": {"phase": "give"}, "inner": {"move_to": 7, "move_district": 0}}, "inner.move_to", "landmark"),
        ({"turn": {"phase": "settle"}}, "turn.drawn", "drawn"),
        (PAYING, "inner.move_from", "no key"),
        ({**PAYING, "seats": {"0": {"banks": ["montmartre"]}}}, "turn.phase", "pay"),
        ({"turn": {"phase": "pairs"}, "board": {"buildings": "all"}}, "inner.resume", "piles"),
        ({"turn": {"phase": "pairs"}, "inner": {"resume": 4}}, "inner.resume", "piles"),
        ({"inner": {"bonus_price": 1.7}}, "inner.bonus_price", "shape"),
        ({"seats": {"0": {"score": {"eight": 10**21}}}}, "seats.0.score.eight", "eight"),
        ({"seats": {"0": {"francs": 1_000_000}}}, "seats.0.francs", "10000"),
        ({"board": {"track": {"left": [-1] * 30}}}, "board.track.left[0]", "0 to 2"),
        ({"board": {"landmarks": {"chaillot": ["louvre"], "belleville": ["louvre"]}}}, LOUVRE, "elsewhere"),
        ({"board": {"takings": []}, "seats": {"0": {"end_tiles": ["wood"]}}}, "seats.0.end_tiles", "takings"),
        ({"inner": {"move_to": 99}}, "inner.move_to", "-1 to 50"),
        ({"inner": {"move_to": [1, 2]}}, "inner.move_to", "shape"),
        ({"inner": {"francs": 3}}, "inner.francs", "none of"),
        ({"inner": {"ruled_out": [[1, 0, 0, 0]] * 4}}, "inner.ruled_out", "seat 0"),
        ({"board": {"buildings": ["rome 1"]}}, "board.buildings[0]", "rome"),
        ({"board": {"buildings": "none"}}, "board.buildings", "all"),
        ({"board": {"piles": []}}, "board.piles", "3"),
        ({"board": {"buildings": "all", "piles": [{"left": 1, "back": "chaillot"}] * 3}}, "board.piles", "chaillot"),
        ({"board": {"track": {"numbers": [1, 2]}}}, "board.track.numbers", "once"),
        ({"seats": {"7": {}}}, "seats.7", "0 to 1"),
        ({"seats": {"0": {"francs": -1}}}, "seats.0.francs", "0 to"),
        ({"seats": {"0": {"buildings": ["chaillot 5"]}}}, "seats.0.buildings[0]", "not on the board"),
        ({"seats": {"0": {"landmarks": ["louvre"]}}}, "seats.0.landmarks[0]", "not on the board"),
        ({"seats": {"0": {"end_tiles": ["wood", "wood"]}}}, "seats.0.end_tiles", "twice"),
        ({"seats": {"0": {"end_tiles": ["wood"], "looked": 5}}}, "seats.0.looked", "1"),
        ({"seats": {"0": {"frncs": 3}}}, "seats.0.frncs", "no field"),
    ],
)
def test_refused(position: dict[str, Any], field: str, word: str) -> None:
    assert_refused(GAME, position, field, word)


def test_everything_has_a_default() -> None:
    state = GAME.position({})
    assert state.current == 0
    assert state.legal_actions()
    assert state.describe()["seats"][0]["keys"] == 10
