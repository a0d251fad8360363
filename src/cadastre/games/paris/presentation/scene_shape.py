"""What the table in the browser is given of a position of Paris: everything it draws, nothing it would have to count.

Ids are those of notation and of clicks: a slot is ``chaillot 5``, a bank ``chaillot bank``. Lists by seat follow the
seats; tokens and types carry the ids of the edition.
"""

import msgspec

from cadastre.core.said import Said


class Bank(msgspec.Struct):
    """A bank of a district, or the Arc."""

    id: str
    francs: int
    keys: list[int]


class Slot(msgspec.Struct):
    """A place for a building."""

    id: str
    value: int
    type: str
    """Of the building that lies here, or will: with free placement, only where one lies."""
    stands: bool
    """Whether its building has been placed."""
    name: Said
    token: str | None
    """What lies beside it and goes to the first key."""
    wood: int
    """What a key here costs beside francs."""
    vp: int
    """What a key here scores at once."""
    bonus: bool
    """Whether a key here may take a bonus tile."""
    bonus_price: int
    keys: list[int]


class Landmark(msgspec.Struct):
    """A landmark, in the supply or built."""

    id: str
    name: Said
    value: int
    cost: dict[str, int]
    prestige: dict[str, int]
    """VP for each prestige given, by token."""
    district: str | None
    keys: list[int]


class VpTile(msgspec.Struct):
    """A VP tile, by what the first, second and third get."""

    id: str
    ranks: list[int]


class Majority(msgspec.Struct):
    """How a district stands: total values, ranks (0 = none) and VP by seat."""

    totals: list[int]
    ranks: list[int]
    vp: list[int]


class District(msgspec.Struct):
    """A sixth of the board."""

    id: str
    name: Said
    bank: Bank
    slots: list[Slot]
    keys: int
    """On its buildings and landmarks, of all seats."""
    keys_for_vp_tile: int
    """So many keys bring a VP tile."""
    vp_tile: VpTile | None
    majority: Majority


class Pile(msgspec.Struct):
    """A pile of buildings, with the district on the back of its top tile."""

    left: int
    back: str | None


class Space(msgspec.Struct):
    """A space of the bonus track and the tile on it."""

    id: str
    number: int
    left: int
    passed: bool
    """Whether the own meeple has gone by."""
    tile: "BonusTile"


class BonusTile(msgspec.Struct):
    """What a bonus tile says, as signs and as words."""

    number: int
    effect: str
    francs: int
    vp: int
    value: int
    """Of the buildings that it counts."""
    token: str
    spaces: int
    name: Said
    does: Said
    worth: int | None
    """VP that it would score for the reader now; None where it scores nothing by itself or the reader has no seat."""
    counts: Said | None = None
    """What it would score for, if the reader holds it and it does not score the same for everybody."""


class EndTile(msgspec.Struct):
    """An end-game tile."""

    id: str
    token: str
    francs: int
    vp: int
    name: Said


class Screen(msgspec.Struct):
    """What is behind a screen."""

    francs: int
    keys: int
    tokens: dict[str, int]
    bonus: list[BonusTile]
    end_tiles: list[EndTile] | None
    """None where they are not to be seen though the screen is open."""


class Score(msgspec.Struct):
    """VP so far, by source."""

    eight: int
    prestige: int
    bonus: int
    end_tiles: int
    districts: int


class Seat(msgspec.Struct):
    """A player, as the reader may see them."""

    vp: int
    reserve: int
    meeple: int
    """Space of the bonus track, 0 before it."""
    keys_out: int
    landmarks: int
    used: list[BonusTile]
    end_used: list[EndTile]
    end_held: int
    majority_vp: int
    score: Score
    screen: Screen | None


class Scene(msgspec.Struct):
    """The whole table as one reader sees it."""

    seat: int
    """The reader's, or -1."""
    round: int
    phase: str
    start: int
    last_round: bool
    drawn: Said | None
    """The building that is to be settled."""
    districts: list[District]
    arc: Bank
    landmarks: list[Landmark]
    vp_tiles: list[VpTile]
    """Those not placed yet."""
    piles: list[Pile]
    end_pile: int
    end_seen: list[EndTile]
    """What the reader finds while looking through the end-game pile."""
    supply: dict[str, int]
    buy: dict[str, int]
    sell: dict[str, int]
    track: list[Space]
    seats: list[Seat]


class Amounts(msgspec.Struct):
    """Things that come or go."""

    francs: int = 0
    vp: int = 0
    keys: int = 0
    tokens: dict[str, int] = {}
    bonus: list[int] = []
    end_tiles: list[str] = []


class Prospect(msgspec.Struct):
    """What a step would do, as far as it is certain."""

    pays: Amounts
    gains: Amounts
    due: dict[str, int]
    """Resources to be paid in the next steps, by token."""
    offers: list[str]
    """What it opens: ``prestige``, ``bonus``, ``vp_tile``."""
    leaves: int
    """Francs left afterwards."""
    majorities: dict[str, Majority]
    """Districts that would stand otherwise."""
    worth: dict[int, int]
    """Bonus tiles that would score otherwise, by number."""
    majority_vp: list[int]
    """Majority VP of all districts together, by seat."""
