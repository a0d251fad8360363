"""Moves in the making: rows of proposals, kept in order, the last of them a place to draft one."""

from cadastre.bots.mind import FIRST, LENGTH, MOVES, SCORE
from cadastre.core.kernel import EventBuffer, kernel

DRAFT = MOVES - 1
"""The row where a move is put together."""
KEPT = MOVES - 2
"""The most moves that are proposed: one row more is used for notes."""


@kernel
def begin(moves: EventBuffer) -> None:
    """Draft a new move."""
    moves[DRAFT, LENGTH] = 0


@kernel
def add(moves: EventBuffer, action: int) -> None:
    """One more action of the draft."""
    moves[DRAFT, FIRST + moves[DRAFT, LENGTH]] = action
    moves[DRAFT, LENGTH] += 1


@kernel
def keep(moves: EventBuffer, count: int, score: int) -> int:
    """Put the draft among the proposals, behind those that are as good; returns how many there are then."""
    if count == KEPT and moves[count - 1, SCORE] >= score:
        return count
    row = count if count < KEPT else count - 1
    while row > 0 and moves[row - 1, SCORE] < score:
        for column in range(FIRST + moves[row - 1, LENGTH]):
            moves[row, column] = moves[row - 1, column]
        row -= 1
    moves[row, SCORE] = score
    for column in range(LENGTH, FIRST + moves[DRAFT, LENGTH]):
        moves[row, column] = moves[DRAFT, column]
    return min(count + 1, KEPT)
