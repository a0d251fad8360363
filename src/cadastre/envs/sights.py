"""How the record of a game is seen: what each field holds, so that it can be shown to a seat. A game says so in its
``observation``."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from cadastre.core.game import Rules
from cadastre.core.layout import fields
from cadastre.core.refusals import BadSetting

NUMBER, SEAT, SET, SEAT_SET = range(4)
"""What a value is: a number, the number of a seat, a set with a bit for each member, a set of seats."""

ALL, EACH, OWN = range(3)
"""Which rows of a field are shown: it has none by seat, one for every seat, the observer's alone."""


SAME = {"luck": "nobody knows it", "players": "the same in the whole game"}
"""Fields of every game that are left out, with the reason."""

OPTION = "an option: the same in the whole game"


@dataclass(frozen=True)
class Shown:
    """How a field is shown."""

    sort: int = NUMBER
    low: int | None = None
    """The least value, or None: what the field's width allows."""
    high: int | None = None
    size: int = 1
    """Members of a set, a column each."""
    rows: int = ALL


@dataclass(frozen=True)
class Sight:
    """How a game is seen."""

    shown: Mapping[str, Shown]
    """Every field that is shown, in order of the columns."""
    turn: Callable[..., int]
    """:func:`cadastre.envs.turns.turn` with the rules of the game."""
    left_out: Mapping[str, str] = field(default_factory=dict)
    """Every other field, with the reason. A game gives its own; the house adds :data:`SAME` and the options."""
    ends: Mapping[str, Any] = field(default_factory=dict)
    """Options that make every game end, unless others are asked for."""


def number(low: int | None = None, high: int | None = None) -> Shown:
    """A number within bounds."""
    return Shown(NUMBER, low, high)


def flag() -> Shown:
    """Yes or no."""
    return number(0, 1)


def seat(low: int = -1) -> Shown:
    """The number of a seat, or something below 0 that is none: it is left as it is."""
    return Shown(SEAT, low)


def members(size: int) -> Shown:
    """A set of numbers below ``size``."""
    return Shown(SET, 0, 1, size)


def seats() -> Shown:
    """A set of seats."""
    return Shown(SEAT_SET, 0, 1)


def each(shown: Shown) -> Shown:
    """One row for each seat, the observer's first."""
    return replace(shown, rows=EACH)


def own(shown: Shown) -> Shown:
    """The observer's row; nobody knows those of others."""
    return replace(shown, rows=OWN)


@cache
def sight(rules: Rules) -> Sight:
    """How a game is seen; every field of its record must be accounted for."""
    part = rules.entry.part("observation")
    if part is None:
        raise BadSetting(f"nobody has said yet how {rules.entry.name} is seen")
    found: Sight = part.SIGHT
    record = fields(rules.state)
    options = {
        option.name: OPTION for option in rules.entry.options if option.name in record.keys() - found.shown.keys()
    }
    found = replace(found, left_out={**SAME, **options, **found.left_out})
    said = [*found.shown, *found.left_out]
    if sorted(said) != sorted(record):
        odd = set(said) ^ record.keys()
        raise BadSetting(f"{rules.entry.name}: shown or left out twice or not at all: {', '.join(sorted(odd)) or said}")
    return found
