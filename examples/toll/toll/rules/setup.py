"""Setting up: T1."""

from cadastre.core.kernel import EventBuffer, kernel
from toll.rules.state import NEVER, SEATS, TURN, Figures, Toll


@kernel
def clear(s: Toll) -> None:
    """A table with nothing on it and nothing under way."""
    s.current = s.thrown = s.resume = s.receiver = 0
    s.phase = TURN
    s.last = s.throws if s.throws > 0 else NEVER
    for seat in range(SEATS):
        s.coins[seat] = s.due[seat] = s.huts[seat] = 0


@kernel
def deal(s: Toll, fig: Figures, log: EventBuffer) -> None:  # noqa: ARG001 - every game is given a log
    """Everybody's purse (T1.1)."""
    for seat in range(s.players):
        s.coins[seat] = fig.start
