"""Bots are compiled where the rules are: ahead of the game, so that nobody waits for a bot's first move."""

from collections.abc import Callable
from typing import Any

from cadastre.bots.flat import trier
from cadastre.bots.mind import mind
from cadastre.bots.search import engine, grower
from cadastre.core.game import Rules
from cadastre.core.kernel import is_cached, ready
from cadastre.core.refusals import BadSetting

Kernel = Callable[..., Any]


def kernels(rules: Rules) -> list[Kernel]:
    """Everything that has to be compiled before a game can be played with bots of any code; the rules come first."""
    return list(dict.fromkeys((*rules.kernels(), rules.inner.rank, rules.inner.redraw, trier(rules), *_thought(rules))))


def _thought(rules: Rules) -> tuple[Kernel, ...]:
    try:
        know = mind(rules)
    except BadSetting:  # nobody thinks about this game, and nothing else is missing
        return ()
    return know.propose, know.glance, know.value, know.parts, *engine(rules), grower(rules)


def is_compiled(rules: Rules) -> bool:
    """Whether all of it is at hand, so that :func:`compile_all` is quick."""
    return all(is_cached(func) for func in kernels(rules))


def compile_all(rules: Rules, told: Callable[[int, int], None] | None = None) -> None:
    """Have all of it ready; ``told(done, all)`` is called as it goes on."""
    found = kernels(rules)
    for done, func in enumerate(found):
        if told:
            told(done, len(found))
        ready(func)
    if told:
        told(len(found), len(found))
