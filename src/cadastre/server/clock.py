"""Time to think, in milliseconds by seat. It is written with every entry, so that no restart takes any from anybody.

Within a process it runs on monotonic time. Only how old an entry is that another process wrote can be told by nothing
but the wall clock, which may be set meanwhile.
"""

import logging
import math
import time
from collections.abc import Sequence

from cadastre.server.rows import moment
from cadastre.server.wire import Timing

logger = logging.getLogger(__name__)

WELCOME = 15_000
"""What somebody has at least who comes back to a clock that had run down."""


JUMP = 2.0
"""Seconds by which a wall clock that is kept right does not move at once."""


def age(at: str, most: float = math.inf) -> float:
    """Seconds since an entry that another process wrote at this time: never less than none, nor more than ``most``."""
    return min(max(0.0, time.time() - moment(at)), most)


class WallClock:
    """Notices that somebody has set the machine's clock."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def check(self) -> float:
        """Seconds by which it has been set forward (or back) since the last look; 0 if it has not."""
        ahead = time.time() - time.monotonic()
        jump, self._ahead = ahead - self._ahead, ahead
        if abs(jump) < JUMP:
            return 0.0
        logger.warning("the clock of this machine was set by %+.0f s; no player's clock has changed", jump)
        return jump


def full(timing: Timing, players: int) -> list[int] | None:
    """What everybody has at the start; None without a clock."""
    return None if timing.kind == "none" else [timing.seconds * 1000] * players


def running(left: Sequence[int], runs: int, elapsed: float) -> list[int]:
    """What is left ``elapsed`` seconds later while seat ``runs`` thinks (-1: nobody does)."""
    return [max(0, ms - round(elapsed * 1000)) if seat == runs else ms for seat, ms in enumerate(left)]


def moved(timing: Timing, left: Sequence[int], waited_for: int, mover: int, current: int) -> list[int]:
    """After a whole move, while the game waited for a seat (or nobody, -1) and now waits for ``current``.

    Whoever has passed the turn on gets the increment, whoever has to decide next a fresh start. Somebody else's move
    out of turn gives nobody anything.
    """
    found = list(left)
    if timing.kind == "total" and waited_for in range(len(left)) and waited_for != current:
        found[waited_for] += timing.increment * 1000
    if timing.kind == "move" and (current != waited_for or mover == waited_for):
        found[current] = timing.seconds * 1000
    return found


def taken_back(timing: Timing, left: Sequence[int], then: Sequence[int], waited_for: int, current: int) -> list[int]:
    """After going back to where so much was left ``then``: nobody has gained any time."""
    found = [min(now, before) for now, before in zip(left, then, strict=True)]
    if timing.kind == "move" and current != waited_for:
        found[current] = timing.seconds * 1000
    return found


def back(timing: Timing, left: Sequence[int], seat: int) -> list[int]:
    """After somebody has taken the seat again from the bot that sat in."""
    least = timing.seconds * 1000 if timing.kind == "move" else max(WELCOME, timing.increment * 1000)
    return [max(ms, least) if number == seat else ms for number, ms in enumerate(left)]
