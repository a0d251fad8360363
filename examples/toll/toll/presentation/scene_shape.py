"""What a browser is told of a table of Toll. ``web/wire.ts`` has the same in TypeScript."""

import msgspec

from cadastre.core.said import Said


class Plot(msgspec.Struct):
    """Where a hut may stand."""

    id: str
    name: Said


class Seat(msgspec.Struct):
    """A player."""

    coins: int
    due: int
    """Tolls that may be claimed."""
    huts: list[bool]
    """By plot."""
    points: int


class Scene(msgspec.Struct):
    """The whole table."""

    seat: int
    """The reader's, or -1."""
    phase: str
    thrower: int
    """Who is to throw."""
    receiver: int
    """Of the gift that is under way, or -1."""
    thrown: int
    last: int
    """The throw after which all is over, or -1."""
    toll: int
    """Coins that a throw makes due to everybody else."""
    plots: list[Plot]
    seats: list[Seat]


class Prospect(msgspec.Struct):
    """What a step would change for the one who makes it, as far as it is certain."""

    coins: int
    points: int
