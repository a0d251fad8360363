"""Pawns on the board: H2.1, H2.3."""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.games.hellas.rules.events import BY_SALARY, E_MOVED
from cadastre.games.hellas.rules.money import receive
from cadastre.games.hellas.rules.state import BANK, SQUARES, Figures, Hellas


@kernel
def walk(s: Hellas, fig: Figures, log: EventBuffer, seat: int, steps: int, way: int) -> None:
    """Go forward; whoever passes or reaches the Start is paid before anything else happens."""
    origin = s.square[seat]
    s.square[seat] = (origin + steps) % SQUARES
    emit(log, E_MOVED, seat, origin, s.square[seat], way, 0)
    if origin + steps >= SQUARES:
        receive(s, log, seat, BANK, fig.salary, BY_SALARY, -1)
