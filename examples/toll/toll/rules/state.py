"""The record of a game: all that changes while it is played."""

from cadastre.core.kernel import Words
from cadastre.core.layout import Ints, Record, i8, i16, u64

SEATS = 4
PLOTS = 3
MOST_GIVEN = 3
"""Coins of one gift."""

TURN, GIVING, OVER = range(3)
"""Phases."""
NEVER = -1
"""The last throw while there is none."""


class Toll(Record):
    """One position."""

    luck: Words = u64[3]
    players: int = i8
    throws: int = i16  # option: how many, or something below 1 where only the bell ends the game
    rate: int = i8  # option: 0 = one coin, 1 = two
    current: int = i8  # who is to throw, or who is giving
    phase: int = i8
    thrown: int = i16  # throws so far
    last: int = i16  # the throw after which all is over, or NEVER
    resume: int = i8  # who is to throw after a gift
    receiver: int = i8  # of a gift
    coins: Ints = i16[SEATS]
    due: Ints = i16[SEATS]  # tolls to claim
    huts: Ints = i8[SEATS]  # a bit for each plot


class Figures(Record):
    """The figures of the edition."""

    start: int = i8
    hut_cost: int = i8
    hut_worth: int = i8
