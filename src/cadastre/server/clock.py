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
