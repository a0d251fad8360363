"""Phrases as they travel: message ids with parameters that are spelled out in the reader's own language.

A :class:`~cadastre.core.texts.Phrase` holds numbers whose meaning a game's words know. Here every one of them has been
turned into another message, a seat or a plain number: a reader needs the catalogues of messages and nothing else.
"""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from cadastre.core.texts import Many, Phrase, Texts, Value, Words


class SeatName(msgspec.Struct, tag_field="is", tag="seat", frozen=True):
    """Whoever sits there: the reader knows the names."""

    seat: int


class Said(msgspec.Struct, tag_field="is", tag="said", omit_defaults=True, frozen=True):
    """A message with its parameters."""

    id: str
    params: dict[str, "int | str | Said | SeatName | SaidList"] = {}
    otherwise: str | None = None
    """What to say where there is no such message: for names that come from an edition."""


class SaidList(msgspec.Struct, tag_field="is", tag="all", frozen=True):
    """Several of a sort, to be listed."""

    all: "list[int | str | Said | SeatName | SaidList]"


Spoken = int | str | Said | SeatName | SaidList


def said(phrase: Phrase, words: Words) -> Said:
    """A phrase that needs no words of the game any more."""
    params = {name: _spoken(name, value, words) for name, value in phrase.params.items()}
    return Said(phrase.id, params, phrase.otherwise)


def says(phrases: Iterable[Phrase], words: Words) -> list[Said]:
    """Several phrases."""
    return [said(phrase, words) for phrase in phrases]


def spell_out(message: Said, texts: Texts) -> str:
    """A message in the reader's language, as a browser says it."""
    return texts.say(_phrase(message))


def _phrase(message: Said) -> Phrase:
    return Phrase(message.id, {name: _value(part) for name, part in message.params.items()}, message.otherwise)


def _value(part: Spoken) -> Value:
    if isinstance(part, Said):
        return _phrase(part)
    if isinstance(part, SaidList):
        return Many("", tuple(map(_value, part.all)))
    return Many("seat", (part.seat,)) if isinstance(part, SeatName) else part


def _spoken(param: str, value: Value, words: Words) -> Spoken:
    if isinstance(value, str):
        return value
    if isinstance(value, Phrase):
        return said(value, words)
    if isinstance(value, Many):
        return SaidList([_spoken(value.param, one, words) for one in value.values])
    return _one(param, int(value), words)


@lru_cache(maxsize=16_384)  # the same few things are named again and again
def _one(param: str, value: int, words: Words) -> Spoken:
    if param == "seat":
        return SeatName(value)
    meant = words.name(param, value)
    return meant if isinstance(meant, int) else _spoken(param, meant, words)
