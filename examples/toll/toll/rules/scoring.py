"""Points and places: T4.3."""

from cadastre.core.kernel import kernel
from toll.rules.state import PLOTS, Figures, Toll


@kernel
def huts_of(s: Toll, seat: int) -> int:
    """How many huts a seat has."""
    count = 0
    for plot in range(PLOTS):
        count += s.huts[seat] >> plot & 1
    return count


@kernel
def score(s: Toll, fig: Figures, seat: int) -> int:
    """Coins and huts in points."""
    return s.coins[seat] + fig.hut_worth * huts_of(s, seat)


@kernel
def rank(s: Toll, fig: Figures, seat: int) -> int:
    """One more than there are seats with more points."""
    place = 1
    for other in range(s.players):
        place += score(s, fig, other) > score(s, fig, seat)
    return place
