"""The editions of Toll: what makes one playable, and its figures as the record that the rules read."""

from collections.abc import Iterator
from pathlib import Path

from cadastre.core.editions import Editions, Fault, filled, plain_words
from cadastre.core.layout import Array, blank
from toll.edition_shape import Sheet
from toll.rules.state import Figures


def faults(sheet: Sheet) -> Iterator[Fault]:
    """What an owner must mend before this edition can be played."""
    places = [(f"huts.plots[{number}]", name) for number, name in enumerate(sheet.huts.plots)]
    yield from plain_words(places, ())


def names(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    """The ids in the order of their numbers."""
    return {"plots": sheet.huts.plots}


def figures(sheet: Sheet) -> Array:
    """The record that the rules read, one in an array."""
    return filled(
        blank(Figures), {"start": sheet.purse.start, "hut_cost": sheet.huts.cost, "hut_worth": sheet.huts.worth}
    )


EDITIONS = Editions("toll", Path(__file__).parent / "edition.toml", Sheet, faults, names, figures)
