"""What a seat knows: everything but how the die is going to fall."""

from cadastre.core.kernel import Words, kernel
from cadastre.core.rng import forget, rekey
from toll.rules.state import Figures, Toll


@kernel
def blind(s: Toll, seat: int) -> None:  # noqa: ARG001 - all seats know the same
    """Blank what nobody knows."""
    forget(s.luck)


@kernel
def redraw(s: Toll, fig: Figures, seat: int, luck: Words) -> None:  # noqa: ARG001 - see blind
    """Turn what a seat knows into a full state: luck of its own."""
    rekey(s.luck, luck)
