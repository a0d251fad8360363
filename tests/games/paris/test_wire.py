"""A landmark with everything that belongs to it over the wire: one message, one answer."""

from pathlib import Path

import pytest

import cadastre
from cadastre.core.moves import read_move
from tests.server.exchange import exchanged, kinds, size

pytestmark = pytest.mark.compiled

POSITION = {
    "turn": {"phase": "act"},
    "board": {
        "buildings": ["belleville 3", "belleville 4", "belleville 5"],
        "landmarks": {"belleville": ["tuileries"]},
    },
    "seats": {
        0: {
            "francs": 15,
            "tokens": {"marble": 1, "gold": 2, "gold_prestige": 2},
            "banks": ["arc"],
            "buildings": ["belleville 3", "belleville 4", "belleville 5"],
        },
    },
}
MOVE = "move arc > louvre in belleville, give 2 gold_prestige, vp 20/10/5 in belleville"


@pytest.mark.parametrize(
    "said", [MOVE, "vp 20/10/5 in belleville, give gold_prestige, move arc > louvre in belleville, give gold_prestige"]
)
def test_a_landmark_is_one_message(tmp_path: Path, said: str) -> None:
    state = cadastre.game("paris", 2).position(POSITION)
    found = exchanged(tmp_path, state, said)
    assert (kinds(found.said), kinds(found.heard)) == (["play"], ["news", "done"])
    assert (found.written, found.actions) == (MOVE, list(read_move(state, MOVE).actions))
    assert size(found.said) < 200
    assert size(found.heard) < 9_000
