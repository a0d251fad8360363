"""The shape of an edition of Paris: its tables and fields, as ``edition.toml`` writes them.

The limits are what the widths of the state need: with at most 50 francs or VP on any component and 120 keys a seat, no
score outgrows 16 bits.
"""

from typing import Annotated

from msgspec import Meta

from cadastre.core.tables import Shape
from cadastre.games.paris.rules.state import SPACES

Amount = Annotated[int, Meta(ge=0, le=50)]
"""Francs or VP."""
Cost = Annotated[int, Meta(ge=0, le=3)]
"""Resources of one kind: what a pass rules out is kept as two bits a kind."""
Value = Annotated[int, Meta(ge=1, le=99)]
"""Of a building or landmark."""
Ids = tuple[str, str, str, str, str, str]


class Start(Shape):
    """What a player has at the beginning (P1.4), keys by number of players."""

    francs: Amount
    keys: dict[int, Annotated[int, Meta(ge=1, le=100)]]
    reserve: Annotated[int, Meta(ge=0, le=20)]


class Districts(Shape):
    """The districts in the order of their numbers."""

    order: Ids


class Slots(Shape):
    """The six slots of every district: their values and the tokens beside them (P1.5)."""

    values: tuple[Value, Value, Value, Value, Value, Value]
    tokens: Ids


class Buildings(Shape):
    """What buildings cost and give, and the types printed on the tiles by district (P1.2, P5.5, P5.7)."""

    bonus_price: Amount
    highest_wood: Cost
    highest_vp: Amount
    types: dict[str, Ids]


class PrestigeLimit(Shape):
    """How much prestige may be given on acquiring a landmark (P5.8)."""

    per_landmark: Annotated[int, Meta(ge=0, le=18)]


class LandmarkCost(Shape):
    """Resources that a landmark costs beside its francs (P5.5)."""

    marble: Cost = 0
    gold: Cost = 0


class PrestigeValue(Shape):
    """VP for a token of each kind; 0 where the landmark does not show the kind (P5.8)."""

    bronze: Amount = 0
    silver: Amount = 0
    gold_prestige: Amount = 0


class Landmark(Shape):
    """A landmark."""

    id: str
    value: Value
    cost: LandmarkCost
    prestige: PrestigeValue


Landmarks = tuple[Landmark, Landmark, Landmark, Landmark, Landmark, Landmark, Landmark, Landmark]


class VpTile(Shape):
    """VP of the first, second and third of a district (P9.3)."""

    ranks: tuple[Amount, Amount, Amount]


class Gain(Shape):
    """What 1, 5, 7, 12 and 22 give."""

    francs: Amount = 0
    vp: Amount = 0


class PerBuilding(Shape):
    """What 6, 11, 15, 18, 26 and 28 count, and the VP for each."""

    value: Value
    vp: Amount


class SecondCopies(Shape):
    """Numbers of which a second tile is in the game, by number of players (P1.7)."""

    three_or_more_players: list[int]
    four_players: list[int]


class Zones(Shape):
    """First and last space of each zone (P1.9)."""

    A: tuple[int, int]
    B: tuple[int, int]
    C: tuple[int, int]


class Bonus(Shape):
    """The figures of the bonus tiles, by effect and number (P7.3)."""

    gain: dict[int, Gain]
    resource: dict[int, str]
    per_building: dict[int, PerBuilding]
    key_price: dict[int, Amount]
    per_unused_tile: dict[int, dict[int, Amount]]
    per_pair: dict[int, dict[int, Amount]]
    per_landmark: dict[int, Amount]
    kinds: dict[int, dict[int, Amount]]
    back_up_to: dict[int, Annotated[int, Meta(ge=1, le=SPACES)]]
    second_copies: SecondCopies
    zones: Zones


class EndTile(Shape):
    """An end-game tile: it stands for a token, or gives francs or VP."""

    token: str = ""
    francs: Amount = 0
    vp: Amount = 0


class EndGame(Shape):
    """The end-game pile (P6)."""

    tiles: list[EndTile]


class Buy(Shape):
    """Francs that a resource costs."""

    wood: Amount
    marble: Amount
    gold: Amount


class Sell(Shape):
    """Francs that a token brings."""

    wood: Amount
    marble: Amount
    gold: Amount
    bronze: Amount
    silver: Amount
    gold_prestige: Amount


class Trade(Shape):
    """The prices of P8.1."""

    buy: Buy
    sell: Sell


class Sheet(Shape):
    """All figures of an edition."""

    start: Start
    districts: Districts
    banks: dict[str, Amount]
    slots: Slots
    buildings: Buildings
    prestige: PrestigeLimit
    landmarks: Landmarks
    vp_tiles: list[VpTile]
    bonus: Bonus
    end_game: EndGame
    trade: Trade
