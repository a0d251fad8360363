"""A hint in words: messages that a terminal and a browser say alike, each with moves written in its own way."""

from collections.abc import Callable

from cadastre.bots.hint import Hint, Judged, percent
from cadastre.core.said import Said, SaidList, Spoken
from cadastre.core.texts import dashed

Written = Callable[[Judged], Spoken]
"""How a move is written where the hint is read."""


def messages(found: Hint, room: str, written: Written) -> list[Said]:
    """The move with its chance, what it changes, and what else might be done; ``room`` is the game's name."""
    told = [_judged("play-hint-only" if found.only else "play-hint-best", found, written)]
    if found.gains:
        gains = [_gain(room, part, points) for part, points in found.gains.items()]
        told.append(Said(f"{room}-table-gains", {"gains": SaidList([*gains])}))
    if found.next_best:
        is_less = percent(found.next_best) < percent(found)
        told.append(_judged("play-hint-next" if is_less else "play-hint-close", found.next_best, written))
    elif not found.only:
        told.append(Said("play-hint-alone"))
    return told


def _judged(message: str, judged: Judged, written: Written) -> Said:
    return Said(message, {"move": written(judged), "percent": percent(judged)})


def _gain(room: str, part: str, points: int) -> Said:
    name = Said(f"{room}-table-part-{dashed(part)}")
    return Said("play-hint-more" if points > 0 else "play-hint-less", {"part": name, "count": abs(points)})
