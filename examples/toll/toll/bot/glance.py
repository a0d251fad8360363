"""A quick rule of thumb with some chance: how moves are finished in thought."""

from cadastre.core.kernel import Buffer, kernel
from cadastre.core.layout import Batch
from cadastre.core.rng import Generator, below
from toll.rules.actions import A_CLAIM, A_GIFT, A_THROW
from toll.rules.state import Figures, Toll


@kernel
def glance(
    s: Toll,  # noqa: ARG001 - the list says enough
    fig: Figures,  # noqa: ARG001
    seat: int,  # noqa: ARG001
    out: Buffer,
    count: int,
    luck: Batch[Generator],
) -> int:
    """A claim if there is one, then huts, then the throw; of gifts and coins any."""
    useful = 0
    for index in range(count):
        if out[index] == A_CLAIM:
            return A_CLAIM
        useful += out[index] < A_GIFT
    if useful > 1 and out[0] == A_THROW:
        return out[1 + below(luck[0].luck, useful - 1)]
    return out[below(luck[0].luck, useful if useful > 0 else count)]
