"""Languages, screens and themes: along a diagonal, since it is dear to try each with each in a browser."""

import os
from collections.abc import Iterable
from itertools import product
from typing import Any

WHOLE = os.environ.get("CADASTRE_WHOLE") == "1"
"""Whether each is tried with each after all, as `make proof` does."""


def diagonal(*axes: Iterable[Any], whole: bool = WHOLE) -> list[tuple[Any, ...]]:
    """So few combinations that every value of every axis is in one."""
    lists = [list(axis) for axis in axes]
    if whole:
        return list(product(*lists))
    return [tuple(axis[k % len(axis)] for axis in lists) for k in range(max(len(axis) for axis in lists))]
