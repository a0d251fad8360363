"""What a seat knows, and what may lie behind it: H1.2.

Everything lies open but the dice to come and the order of the cards never drawn, and neither is stored: what is hidden
is the generator's key alone.
"""

from cadastre.core.kernel import Words, kernel
from cadastre.core.rng import forget, rekey
from cadastre.games.hellas.rules.state import Figures, Hellas


@kernel
def blind(s: Hellas, seat: int) -> None:  # noqa: ARG001 - all seats know the same
    """Blank what nobody knows."""
    forget(s.luck)


@kernel
def redraw(s: Hellas, fig: Figures, seat: int, luck: Words) -> None:  # noqa: ARG001 - see blind
    """Turn what a seat knows into a full state: luck of its own."""
    rekey(s.luck, luck)
