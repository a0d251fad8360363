"""Bids and deals over the wire: one message, one answer."""

from pathlib import Path

import pytest

import cadastre
from cadastre.core.moves import read_move
from tests.server.exchange import exchanged, kinds, size

pytestmark = pytest.mark.compiled

SEATS = {
    0: {"cash": 2000, "deeds": ["patras", "arta", "rhodes"]},
    1: {"cash": 1500, "deeds": ["volos"]},
    2: {"cash": 900},
}
TRADE = {"seats": SEATS, "turn": {"phase": "turn"}}
AUCTION = {**TRADE, "turn": {"phase": "bid"}, "auction": {"lot": "deed", "deed": "heraklion", "bid": 100, "bidder": 2}}


@pytest.mark.parametrize(
    ("position", "move", "said"),
    [
        (AUCTION, "bid 735", "bid, 735"),
        (TRADE, "offer 1: arta + patras + 735 for volos", "give 735, want volos, offer 1, give arta, give patras"),
        (TRADE, "offer 2: rhodes for 405", "want 405, offer 2, give rhodes"),
        (TRADE, "offer 1: rhodes for volos", "offer 1: rhodes for volos"),
    ],
)
def test_a_sum_or_a_deal_is_one_message(tmp_path: Path, position: dict[str, object], move: str, said: str) -> None:
    state = cadastre.game("hellas", 3).position(position)
    found = exchanged(tmp_path, state, said)
    assert (kinds(found.said), kinds(found.heard)) == (["play"], ["news", "done"])
    assert (found.written, found.actions) == (move, list(read_move(state, move).actions))
    assert size(found.said) < 200
    assert size(found.heard) < 9_000
