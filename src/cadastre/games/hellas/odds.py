"""How often a pawn stops on each square of a board, in the long run: what deeds are worth follows from it.

A player on the way leaves custody at once. Cards count: each deck sends pawns where its cards say.
"""

from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np

from cadastre.games.hellas.rules.state import (
    DECK,
    GO_TO_JAIL,
    METRO,
    MOVE_BACK,
    MOVE_TO,
    NEXT_METRO,
    NEXT_TRANSPORT,
    SQ_GO_TO_PRISON,
    SQ_INSTRUCTION,
    SQ_ORDER,
    SQUARES,
    TRANSPORT,
)

MILLION = 1_000_000
_DOUBLES = 3


def stops(figures: Mapping[str, Any]) -> list[int]:
    """Stops on each square in a million turns."""
    ends = [_ends(figures, square) for square in range(SQUARES)]
    prison = int(figures["prison"])
    size = SQUARES * _DOUBLES
    chain, landing = np.zeros((size, size)), np.zeros((size, SQUARES))
    for square, doubles in product(range(SQUARES), range(_DOUBLES)):
        here = square * _DOUBLES + doubles
        for first, second in product(range(1, 7), repeat=2):
            double = first == second
            if double and doubles == _DOUBLES - 1:
                chain[here, prison * _DOUBLES] += 1 / 36
                continue
            for end, share in ends[(square + first + second) % SQUARES].items():
                further = doubles + 1 if double and end >= 0 else 0
                chain[here, max(end, 0) * _DOUBLES + further if end >= 0 else prison * _DOUBLES] += share / 36
                if end >= 0:
                    landing[here, end] += share / 36
    share_of = np.full(size, 1 / size)
    for _ in range(300):
        share_of = share_of @ chain
    turns = share_of[::_DOUBLES].sum()
    return [round(MILLION * float(rate) / float(turns)) for rate in share_of @ landing]


def _ends(figures: Mapping[str, Any], square: int) -> dict[int, float]:
    """Where a pawn that comes to a square stops in the end, with the share of each; -1 is custody."""
    kind = int(figures["square_kind"][square])
    if kind == SQ_GO_TO_PRISON:
        return {-1: 1.0}
    if kind not in (SQ_ORDER, SQ_INSTRUCTION):
        return {square: 1.0}
    deck = 0 if kind == SQ_ORDER else 1
    count = int(figures["deck_size"][deck])
    found: dict[int, float] = {}
    for card in range(deck * DECK, deck * DECK + count):
        end = _end(figures, square, int(figures["card_effect"][card]), int(figures["card_a"][card]))
        found[end] = found.get(end, 0.0) + 1 / count
    return found


def _end(figures: Mapping[str, Any], square: int, effect: int, figure: int) -> int:
    if effect == MOVE_TO:
        return figure
    if effect == MOVE_BACK:
        return (square - figure) % SQUARES
    if effect == GO_TO_JAIL:
        return -1
    if effect in (NEXT_TRANSPORT, NEXT_METRO):
        group = TRANSPORT if effect == NEXT_TRANSPORT else METRO
        ahead = ((square + away) % SQUARES for away in range(1, SQUARES))
        deeds = figures["square_deed"]
        return next(at for at in ahead if deeds[at] >= 0 and figures["deed_group"][deeds[at]] == group)
    return square
