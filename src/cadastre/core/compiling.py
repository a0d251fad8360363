"""Compiling together: processes that need the same kernels share the work, and somebody who waits is told so.

A process that goes through a list of kernels takes the next one that nobody else compiles and whose callees are there;
so any number of them use as many cores, and none of them does what another has done.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Protocol

from cadastre.core.layout import COMPILED

Told = Callable[[int, int], None]
"""Called as work goes on: how many are done, how many there are."""

A_MOMENT = 0.05
"""Seconds between two looks at what others have compiled."""


class Compilable(Protocol):
    """A kernel that may have to be compiled."""

    @property
    def callees(self) -> Sequence["Compilable"]: ...
    @property
    def is_cached(self) -> bool: ...
    def try_ready(self) -> bool: ...
    def ready(self) -> Any: ...


@cache
def announce() -> None:
    """Say once that something is being compiled: it takes a while, and nobody has asked for it."""
    if os.environ.get("CADASTRE_QUIET", "0") in ("", "0"):
        sys.stderr.write(
            "cadastre: compiling the rules for this machine, the first time only: about half a minute for each game, "
            "as long again for its bots (CADASTRE_QUIET=1 hides this line)\n"
        )


def in_order(roots: Iterable[Compilable]) -> dict[Compilable, Sequence[Compilable]]:
    """These kernels and all that they call, callees first, each with its callees."""
    found: dict[Compilable, Sequence[Compilable]] = {}

    def visit(one: Compilable) -> None:
        if one not in found:
            callees = one.callees
            for callee in callees:
                visit(callee)
            found[one] = callees

    for root in roots:
        visit(root)
    return found


def compile_together(kernels: Iterable[Any], told: Told | None = None) -> None:
    """Have all of these compiled, together with whoever else does the same, and loaded."""
    roots: list[Compilable] = list(kernels) if COMPILED else []
    callees = in_order(roots)
    done = {one for one in callees if one.is_cached}
    waiting = [one for one in callees if one not in done]
    while waiting:
        if told:
            told(len(done), len(callees))
        before = len(done)
        for one in waiting:
            if done.issuperset(callees[one]) and (one.is_cached or one.try_ready()):
                done.add(one)
                break
        if len(done) == before:
            time.sleep(A_MOMENT)
        waiting = [one for one in waiting if one not in done]
    for one in roots:
        one.ready()
    if told:
        told(len(callees), len(callees))
