"""A hint in words, where somebody asks for one."""

from collections.abc import Sequence

from cadastre.bots.advice import messages
from cadastre.bots.hint import Hint, hint
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import COMPILED
from cadastre.core.refusals import BadSetting
from cadastre.core.said import spell_out
from cadastre.core.texts import Texts


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
    """A hint, with moves as they can be typed."""
    return [spell_out(message, texts) for message in messages(found, texts.rooms[-1], lambda judged: judged.text)]
