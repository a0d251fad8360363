"""Whether luck is fair, for the rules of all games. Seeds are fixed, so nothing fails by bad luck."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

MOST = {1: 19.5, 2: 23.0, 3: 26.0, 4: 28.5, 5: 31.0, 6: 33.5, 7: 35.5, 9: 39.5, 14: 49.0, 15: 51.0, 27: 71.0, 35: 84.5}
"""Chi-square that a fair generator exceeds once in about 100,000 samples, by degrees of freedom."""


def assert_fair(found: Iterable[Any], weights: Mapping[Any, float]) -> None:
    """Whether values come as often as their weights say, and no others come."""
    counts = Counter(found)
    assert set(counts) <= set(weights)
    scale = counts.total() / sum(weights.values())
    assert min(weights.values()) * scale >= 5, "too few samples to say anything"
    chi_square = sum((counts[value] - weight * scale) ** 2 / (weight * scale) for value, weight in weights.items())
    assert chi_square < MOST[len(weights) - 1], counts
