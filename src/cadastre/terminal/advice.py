"""A hint in words, where somebody asks for one."""

from collections.abc import Sequence

from cadastre.bots.hint import Hint, Judged, hint, percent
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import COMPILED
from cadastre.core.refusals import BadSetting
from cadastre.core.texts import Texts, dashed


def advice(knowledge: Knowledge, legal: Sequence[int], texts: Texts) -> str:
    """What a search would do for this seat, from what it knows: a paragraph."""
    if not COMPILED:
        return texts.text("play-hint-later")
    try:
        found = hint(knowledge, legal)
    except BadSetting:
        return texts.text("play-hint-none")
    return " ".join(sentences(found, texts))


def sentences(found: Hint, texts: Texts) -> list[str]:
    """A hint: the move with its chance, what it changes, and what else might be done."""
    said = [_judged("play-hint-only" if found.only else "play-hint-best", found, texts)]
    if found.gains:
        gains = ", ".join(_gain(part, points, texts) for part, points in found.gains.items())
        said.append(texts.text(f"{texts.rooms[-1]}-table-gains", gains=gains))
    if found.next_best:
        is_less = percent(found.next_best) < percent(found)
        said.append(_judged("play-hint-next" if is_less else "play-hint-close", found.next_best, texts))
    elif not found.only:
        said.append(texts.text("play-hint-alone"))
    return said


def _judged(message: str, judged: Judged, texts: Texts) -> str:
    return texts.text(message, move=judged.text, percent=percent(judged))


def _gain(part: str, points: int, texts: Texts) -> str:
    name = texts.text(f"{texts.rooms[-1]}-table-part-{dashed(part)}")
    return texts.text("play-hint-more" if points > 0 else "play-hint-less", part=name, count=abs(points))
