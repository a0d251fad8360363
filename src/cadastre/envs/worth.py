"""What the end of a game is worth to a seat."""

from cadastre.core.kernel import kernel


@kernel
def worth(won: bool, winners: int, seats: int) -> float:
    """1 for a victory alone, shared by all who win; each of the others pays the same part of it, so the sum is 0."""
    if won:
        return (seats / winners - 1.0) / (seats - 1)
    return -1.0 / (seats - 1)
