"""How Paris names its things: what the numbers of events, refusals and views mean, as phrases of any language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from cadastre.core.editions import Edition
from cadastre.core.events import Event
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import Ints
from cadastre.core.texts import Many, Phrase, Value, dashed, named, plainly, thing
from cadastre.games.paris.edition import GAIN, KEY_PRICE, PER_BUILDING, STANDS_FOR
from cadastre.games.paris.rules.state import (
    ARC,
    FIRST_LANDMARK,
    FIRST_SLOT,
    STEPS,
    TILE_ANY,
    TILE_BACK,
    TILE_DOUBLE_PRESTIGE,
    TILE_DOUBLE_RESOURCE,
    TILE_FRANCS,
    TILE_KINDS,
    TILE_LANDMARKS,
    TILE_OTHERS,
    TILE_OWN,
    TILE_PAIR_PRESTIGE,
    TILE_PAIR_RESOURCE,
    TILE_UNUSED,
    TILE_WILD_PRESTIGE,
    TILE_WILD_RESOURCE,
)

if TYPE_CHECKING:
    from cadastre.core.state import State

# Parts of message ids by the number that they stand for.
SOURCES = ("token", "end-tile", "bonus", "wild", "double")
PHASES = ("draw", "settle", "act", "pay", "give", "bonus", "vp-tile", "search", "pairs", "done", "over")
REASONS = {
    "francs_gained": ("bank", "sale", "bonus", "end-tile"),
    "francs_paid": ("move", "bonus-tile", "purchase", "key"),
    "vp_scored": ("eight", "prestige", "bonus", "end-tile", "district"),
    "declined": ("prestige", "bonus", "vp-tile"),
}
"""Events with a message for each of their reasons."""
DETAILS = ("slot", "landmark", "number", "end_tile", "district")
"""What the detail of scored VP is, by reason."""

BONUS = {
    **dict.fromkeys(GAIN, "gain"),
    **dict.fromkeys(STANDS_FOR, "resource"),
    **dict.fromkeys(PER_BUILDING, "buildings"),
    **dict.fromkeys(KEY_PRICE, "key"),
    TILE_WILD_PRESTIGE: "wild-prestige",
    TILE_OWN: "own",
    TILE_WILD_RESOURCE: "wild-resource",
    TILE_OTHERS: "others",
    TILE_ANY: "any",
    TILE_DOUBLE_PRESTIGE: "double-prestige",
    TILE_UNUSED: "unused",
    TILE_DOUBLE_RESOURCE: "double-resource",
    TILE_PAIR_PRESTIGE: "pair-prestige",
    TILE_PAIR_RESOURCE: "pair-resource",
    TILE_BACK: "back",
    TILE_FRANCS: "francs",
    TILE_LANDMARKS: "landmarks",
    TILE_KINDS: "kinds",
}
"""What a bonus tile does, by its number."""
BY_PLAYERS = ("unused", "pair-prestige", "pair-resource")


def francs(count: int) -> Phrase:
    """An amount of francs."""
    return Phrase("paris-francs", {"count": int(count)})


def vp(count: int) -> Phrase:
    """An amount of VP."""
    return Phrase("paris-vp", {"count": int(count)})


def gain(coins: int, points: int) -> Phrase:
    """An amount of francs, of VP, or of both."""
    if coins and points:
        return Phrase("paris-francs-and-vp", {"francs": francs(coins), "vp": vp(points)})
    return vp(points) if points else francs(coins)


def words_of(position: "Knowledge | State") -> "ParisWords":
    """The words for a position: with free placement, a building's type depends on it."""
    game = position.game
    if game.options["free_placement"]:
        return ParisWords(game.edition, game.players, position.record.slot_type)
    return _usual_words(game.edition, game.players)


@lru_cache(maxsize=64)
def _usual_words(edition: Edition, players: int) -> "ParisWords":
    return ParisWords(edition, players)


def members(mask: int) -> tuple[int, ...]:
    """The bits of a mask."""
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


@dataclass(frozen=True, eq=False)
class ParisWords:
    """The words for games with this edition, which gives districts and landmarks their ids."""

    edition: Edition
    players: int = 4
    types: Ints | Sequence[int] | None = None
    """Types of the buildings by slot, -1 for none, as in the position; those of the edition if not given."""
    room: str = "paris"

    @cached_property
    def figures(self) -> Any:
        """The figures, readable field by field."""
        return self.edition.numbers

    def name(self, param: str, value: int) -> Value:
        """What a number means as a parameter of this name."""
        match param:
            case "winners":
                return Many("seat", members(value))
            case "tiles":
                return Many("end_tile", members(value))
            case "space":
                return value + 1 if value >= 0 else Phrase("paris-space-start")
            case "pile" | "turn" | "final_turn":
                return value + 1
        return thing(self._things, param, value)

    def told(self, event: Event) -> Phrase:
        """What an event says."""
        plain = plainly(self.room, event)
        params: dict[str, Value]
        match event.name:
            case "francs_gained" | "francs_paid":
                return Phrase(f"{plain.id}-{REASONS[event.name][event.reason]}", {"amount": francs(event.francs)})
            case "vp_scored":
                params = {"amount": vp(event.vp), DETAILS[event.reason]: event.detail}
                return Phrase(f"{plain.id}-{REASONS[event.name][event.reason]}", params)
            case "declined":
                return Phrase(f"{plain.id}-{REASONS[event.name][event.offer]}")
            case "dealt":
                return Phrase(plain.id, {**plain.params, "amount": francs(event.francs)})
            case "key_moved":
                ends = {end: self.place(getattr(event, end), district=False) for end in ("origin", "target")}
                return Phrase(plain.id, {**plain.params, **ends})
            case "building_placed":
                # The tile tells the type: the position may have none on this slot yet, or not any more.
                moved = event.tile != event.slot
                building = self.building(event.tile, self.figures.building_type[event.tile], district=not moved)
                params = {"building": building, "district": event.slot // STEPS}
                return Phrase(f"{plain.id}-elsewhere" if moved else plain.id, params)
        return plain

    def place(self, place: int, *, district: bool = True) -> Phrase:
        """Where a key can lie: "Theatre 8, La Villette", or "Theatre 8" where the district is said elsewhere."""
        if place >= FIRST_LANDMARK:
            return self.landmark(place - FIRST_LANDMARK)
        if place == ARC:
            return Phrase("paris-arc" if district else "paris-arc.short")
        if place < ARC:
            return Phrase("paris-bank", {"district": place}) if district else Phrase("paris-bank.short")
        slot = place - FIRST_SLOT
        types = self.figures.building_type if self.types is None else self.types
        return self.building(slot, types[slot], district=district)

    def building(self, slot: int, kind: int, *, district: bool = True) -> Phrase:
        """A building of this type on this slot; with type -1 just the slot."""
        params: dict[str, Value] = {"value": self.figures.value[slot % STEPS], "district": slot // STEPS}
        if kind >= 0:
            params["type"] = int(kind)
        return Phrase(f"paris-{'building' if kind >= 0 else 'slot'}{'' if district else '.short'}", params)

    def tile(self, tile: int) -> Phrase:
        """A building as printed."""
        return self.building(tile, self.figures.building_type[tile])

    def landmark(self, landmark: int) -> Phrase:
        """A landmark and its value."""
        name = named("paris-landmark", self.edition.names["landmarks"][landmark])
        return Phrase("paris-landmark", {"name": name, "value": self.figures.landmark_value[landmark]})

    def token(self, token: int) -> Phrase:
        """A kind of resource or prestige."""
        return Phrase(f"paris-token-{dashed(self.edition.names['tokens'][token])}")

    def end_tile(self, tile: int) -> Phrase:
        """An end-game tile, by what it is good for."""
        token = self.figures.end_token[tile]
        return self.token(token) if token >= 0 else gain(self.figures.end_francs[tile], self.figures.end_vp[tile])

    def vp_tile(self, tile: int) -> Phrase:
        """A VP tile, by what the first, second and third get."""
        ranks = {word: self.figures.vp_rank[tile][rank] for rank, word in enumerate(("first", "second", "third"))}
        return Phrase("paris-vp-tile", ranks)

    def bonus(self, number: int) -> Phrase:
        """A bonus tile: its number and its short name."""
        return Phrase("paris-bonus", {"no": number, "name": self.bonus_name(number)})

    def bonus_does(self, number: int) -> Phrase:
        """What a bonus tile does, in a sentence."""
        name = self.bonus_name(number)
        return Phrase(f"{name.id}.does", name.params)

    def bonus_name(self, number: int) -> Phrase:
        """The short name of a bonus tile."""
        fig, at, effect = self.figures, number - 1, BONUS[number]
        params: dict[str, Value] = {}
        if effect == "gain":
            params = {"gain": gain(fig.bonus_francs[at], fig.bonus_vp[at])}
        elif effect == "resource":
            params = {"token": fig.bonus_resource.index(number)}
        elif effect == "buildings":
            params = {"vp": vp(fig.bonus_vp[at]), "value": fig.value[fig.bonus_step[at]]}
        elif effect == "landmarks":
            params = {"vp": vp(fig.bonus_vp[at])}
        elif effect == "key":
            params = {"francs": francs(fig.bonus_francs[at])}
        elif effect in BY_PLAYERS:
            params = {"vp": vp(fig.bonus_per_player[BY_PLAYERS.index(effect)][self.players])}
        elif effect == "back":
            params = {"spaces": fig.back_up_to}
        elif effect == "kinds":
            params = {word: fig.kinds_vp[kinds] for kinds, word in enumerate(("four", "five", "six", "seven"), 4)}
        return Phrase(f"paris-bonus-{effect}", params)

    @cached_property
    def _things(self) -> dict[str, Callable[[int], Value]]:
        """How to name a thing by the name of a parameter."""
        names = self.edition.names
        return {
            "district": lambda value: named("paris-district", names["districts"][value]),
            "type": lambda value: Phrase(f"paris-type-{dashed(names['types'][value])}"),
            "source": lambda value: Phrase(f"paris-source-{SOURCES[value]}"),
            "phase": lambda value: Phrase(f"paris-phase-{PHASES[value]}"),
            "slot": lambda value: self.place(value + FIRST_SLOT),
            "place": self.place,
            "origin": self.place,
            "target": self.place,
            "tile": self.tile,
            "landmark": self.landmark,
            "token": self.token,
            "end_tile": self.end_tile,
            "vp_tile": self.vp_tile,
            "number": self.bonus,
        }
