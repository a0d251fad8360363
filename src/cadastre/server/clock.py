"""Time to think, in milliseconds by seat. It is written with every entry, so that no restart takes any from anybody."""

from collections.abc import Sequence

from cadastre.server.wire import Timing

WELCOME = 15_000
"""What somebody has at least who comes back to a clock that had run down."""


def full(timing: Timing, players: int) -> list[int] | None:
    """What everybody has at the start; None without a clock."""
    return None if timing.kind == "none" else [timing.seconds * 1000] * players


def running(left: Sequence[int], runs: int, elapsed: float) -> list[int]:
    """What is left ``elapsed`` seconds later while seat ``runs`` thinks (-1: nobody does)."""
    return [max(0, ms - round(elapsed * 1000)) if seat == runs else ms for seat, ms in enumerate(left)]


def moved(timing: Timing, left: Sequence[int], mover: int, current: int) -> list[int]:
    """After a whole move of a seat: it gets its increment, and whoever is next a fresh start."""
    found = list(left)
    if timing.kind == "total" and mover >= 0:
        found[mover] += timing.increment * 1000
    if timing.kind == "move" and current >= 0:
        found[current] = timing.seconds * 1000
    return found


def back(timing: Timing, left: Sequence[int], seat: int) -> list[int]:
    """After somebody has taken the seat again from the bot that sat in."""
    least = timing.seconds * 1000 if timing.kind == "move" else max(WELCOME, timing.increment * 1000)
    return [max(ms, least) if number == seat else ms for number, ms in enumerate(left)]
