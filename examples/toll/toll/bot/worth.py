"""What a position of Toll is worth to a seat: its expected points at the end, in thousandths."""

from cadastre.core.kernel import Buffer, kernel
from cadastre.core.layout import Batch
from toll.rules.scoring import huts_of, score
from toll.rules.state import GIVING, OVER, PLOTS, Figures, Toll

POINT = 1000
NAMES = ("purse", "huts", "tolls")
"""The parts, in the order in which :func:`parts` writes them."""


@kernel
def throws_of_others(s: Toll, seat: int) -> int:
    """Throws to come that make a toll due to a seat in time: after the last one nobody claims anything."""
    if s.last < 0:
        return 0  # nobody knows how many
    thrower = s.resume if s.phase == GIVING else s.current
    count = 0
    for ahead in range(s.last - s.thrown - 1):
        count += (thrower + ahead) % s.players != seat
    return count


@kernel
def tolls(s: Toll, seat: int) -> int:
    """Coins that are due, or are going to be."""
    return 0 if s.phase == OVER else s.due[seat] + (s.rate + 1) * throws_of_others(s, seat)


@kernel
def to_build(s: Toll, fig: Figures, seat: int) -> int:
    """What huts are going to bring beyond their cost, as far as there is room and money for them."""
    gain = fig.hut_worth - fig.hut_cost
    if s.phase == OVER or gain <= 0:
        return 0
    return gain * min(PLOTS - huts_of(s, seat), (s.coins[seat] + tolls(s, seat)) // fig.hut_cost)


@kernel
def value(s: Toll, fig: Figures, seat: int) -> int:
    """What a position is worth to a seat."""
    return POINT * (score(s, fig, seat) + tolls(s, seat) + to_build(s, fig, seat))


@kernel
def parts(states: Batch[Toll], i: int, figs: Batch[Figures], seat: int, out: Buffer) -> None:
    """What a seat has, named by :data:`NAMES`; without huts to come, so that a hint tells what building one brings."""
    s, fig = states[i], figs[0]
    out[0] = POINT * s.coins[seat]
    out[1] = POINT * fig.hut_worth * huts_of(s, seat)
    out[2] = POINT * tolls(s, seat)
