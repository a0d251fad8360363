"""The shape of an edition of Toll: its tables and fields, as ``edition.toml`` writes them."""

from typing import Annotated

from msgspec import Meta

from cadastre.core.tables import Shape

Coins = Annotated[int, Meta(ge=0, le=50)]
Price = Annotated[int, Meta(ge=1, le=50)]


class Purse(Shape):
    """What everybody begins with (T1.1)."""

    start: Coins


class Huts(Shape):
    """Where huts can stand, what one costs (T3.2) and what it scores (T4.3)."""

    plots: tuple[str, str, str]
    cost: Price
    worth: Coins


class Sheet(Shape):
    """All figures of the game."""

    purse: Purse
    huts: Huts
