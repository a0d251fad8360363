"""Rows of whole moves, the best first: what a mind proposes."""

from cadastre.bots.mind import FIRST, LENGTH, SCORE
from cadastre.core.kernel import EventBuffer, kernel


@kernel
def insert(moves: EventBuffer, count: int, score: int) -> int:
    """Make room for a move of this score among ``count`` others; its row, or -1 if there are enough better ones.

    Equal ones keep the order in which they came. The row is empty: :func:`add` its actions.
    """
    most, width = moves.shape
    row = min(count, most)
    while row > 0 and moves[row - 1, SCORE] < score:
        row -= 1
    if row == most:
        return -1
    for below in range(min(count, most - 1), row, -1):
        for column in range(width):
            moves[below, column] = moves[below - 1, column]
    moves[row, SCORE] = score
    moves[row, LENGTH] = 0
    return row


@kernel
def add(moves: EventBuffer, row: int, action: int) -> None:
    """The next action of a move."""
    if row >= 0 and FIRST + moves[row, LENGTH] < moves.shape[1]:
        moves[row, FIRST + moves[row, LENGTH]] = action
        moves[row, LENGTH] += 1


@kernel
def insert_one(moves: EventBuffer, count: int, score: int, action: int) -> int:
    """A move of one action; returns how many moves there are then."""
    row = insert(moves, count, score)
    add(moves, row, action)
    return min(count + 1, moves.shape[0])
