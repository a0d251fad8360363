"""Bots are compiled where the rules are: ahead of the game, so that nobody waits for a bot's first move.

``python -m cadastre.bots.ahead GAME…`` is a process that helps others with it, until everything is done.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

from cadastre.bots.flat import trier
from cadastre.bots.mind import mind
from cadastre.bots.search import engine, grower
from cadastre.core.compiling import Told, compile_together
from cadastre.core.game import Rules
from cadastre.core.kernel import is_cached
from cadastre.core.refusals import BadSetting

Kernel = Callable[..., Any]

POLITE = 5
"""How far helpers stand back behind whatever else the machine has to do."""


def kernels(rules: Rules, *, bots: bool = True) -> list[Kernel]:
    """Everything that has to be compiled before a game can be played, with bots of any code; the rules come first."""
    if not bots:
        return rules.kernels()
    engine = rules.engine
    return list(dict.fromkeys((*rules.kernels(), engine.rank, engine.redraw, trier(rules), *_thought(rules))))


def _thought(rules: Rules) -> tuple[Kernel, ...]:
    try:
        know = mind(rules)
    except BadSetting:  # nobody thinks about this game, and nothing else is missing
        return ()
    return know.propose, know.glance, know.value, know.parts, *engine(rules), grower(rules)


def is_compiled(rules: Rules, *, bots: bool = True) -> bool:
    """Whether all of it is at hand, so that :func:`compile_all` is quick."""
    return all(is_cached(func) for func in kernels(rules, bots=bots))


def compile_all(games: Sequence[Rules], told: Told | None = None, jobs: int = 1, *, bots: bool = True) -> None:
    """Have these games compiled and loaded, with so many processes; ``told(done, all)`` is called as it goes on."""
    wanted = [func for rules in games for func in kernels(rules, bots=bots)]
    missing = [rules.entry.name for rules in games if not is_compiled(rules, bots=bots)]
    with _helpers(missing, jobs - 1) if missing and jobs > 1 else nullcontext():
        compile_together(wanted, told)


@contextmanager
def _helpers(names: Sequence[str], count: int) -> Iterator[None]:
    """So many processes that compile the same games meanwhile; each ends with its stdin, so not later than we do."""
    command = [sys.executable, "-m", __name__, *names]
    running = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(count)
    ]
    try:
        yield
    finally:
        for process in running:
            process.terminate()
            process.communicate()


def stand_back() -> None:
    """Let everything else on the machine go first."""
    if hasattr(os, "nice"):
        os.nice(max(0, POLITE - os.nice(0)))  # a helper of somebody polite is polite already


def main() -> None:
    """Help with the games that are named."""
    from cadastre.registry import rules

    stand_back()
    threading.Thread(target=_leave_with_the_others, daemon=True).start()
    compile_all([rules(name) for name in sys.argv[1:]])


def _leave_with_the_others() -> None:
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main()
