"""Seeds for luck that is wanted: a position in a file may say what its generator draws next."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cadastre.core.rng import Luck, below, generator, siphash

TRIES = 300_000
BATCH = 10_000

_plain: Any = getattr(siphash, "py_func", siphash)  # the same sums work on whole arrays


def seed_for(seed: str, draws: Sequence[tuple[int, int]]) -> str | None:
    """The first of ``seed``, ``seed-1``, ``seed-2``… whose generator begins with these draws, if one is found.

    A draw is a bound and the number below it that must come.
    """
    for start in range(0, TRIES, BATCH):
        texts = [f"{seed}-{number}" if number else seed for number in range(start, start + BATCH)]
        keys = np.array([Luck(text).key for text in texts], np.uint64)
        left = np.arange(BATCH)
        for count, (bound, wanted) in enumerate(draws):
            with np.errstate(over="ignore"):  # the sums of the generator wrap
                words = _plain(keys[left, 0], keys[left, 1], np.uint64(count))
            left = left[(words >> np.uint64(1)) % np.uint64(bound) == np.uint64(wanted)]
        for index in left.tolist():
            if _draws(texts[index], draws):
                return texts[index]
    return None


def _draws(seed: str, draws: Sequence[tuple[int, int]]) -> bool:
    """Whether the real generator, which draws again now and then so as to be fair, does so too."""
    luck = generator(seed)["luck"][0]
    return all(below(luck, bound) == wanted for bound, wanted in draws)
