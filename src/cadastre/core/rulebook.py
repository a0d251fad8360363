"""The rulebook for players: what the texts of a game's ``locale/*/rules`` are told about an edition.

A rule is told by the message ``rules-`` with its id (``P5.5``: ``rules-p5-5``), and ``rules-p5`` heads a chapter. The
files say which rules there are and in which order; a game adds what its figures decide.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cadastre.core.editions import STATUSES, Edition
from cadastre.core.tables import child
from cadastre.core.texts import Value, Words

ROOM = "rules"


@dataclass(frozen=True)
class Row:
    """A thing and what is printed on it."""

    name: Value
    text: Value


@dataclass(frozen=True)
class Rulebook:
    """What the rules of one edition say beyond the words."""

    edition: Edition
    words: Words
    figures: Mapping[str, Value]
    """For every message of the rules; each takes what it needs."""
    lists: Mapping[str, tuple[Row, ...]]
    """What is printed on the components, by the rule that it is shown below."""
    rulings: frozenset[str]
    """Rules that the printed rulebooks leave open, wholly or in part."""


def message(rule: str) -> str:
    """The message that tells a rule, or that heads a chapter."""
    return f"{ROOM}-{rule.lower().replace('.', '-')}"


def sources(edition: Edition) -> dict[str, Counter[str]]:
    """How many figures of each part of an edition are known, inferred or reconstructed; "" where it is not told."""
    found: dict[str, Counter[str]] = {}
    for area, figures in edition.data.items():
        told = (edition.provenance.get(path) for path in _leaves(figures, area))
        found[area] = Counter("" if source is None else source.status for source in told)
        assert set(found[area]) <= {"", *STATUSES}
    return found


def _leaves(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _leaves(inner, child(path, key))
    else:
        yield path
