"""What is printed on the components, in the shapes of a scene: made once, and completed by how things stand.

All games of an edition with as many players share it.
"""

from functools import cache, lru_cache

from msgspec.structs import replace

from cadastre.core.editions import Edition
from cadastre.core.said import Said, said
from cadastre.core.texts import named
from cadastre.games.paris.edition import RESOURCES as RESOURCE_IDS
from cadastre.games.paris.edition import TOKENS as TOKEN_IDS
from cadastre.games.paris.edition import TYPES
from cadastre.games.paris.legality.notation import vp_tile_ids
from cadastre.games.paris.legality.position import slot_names
from cadastre.games.paris.presentation.scene_shape import BonusTile, EndTile, Landmark, Slot, Space, VpTile
from cadastre.games.paris.presentation.words import BONUS, BY_PLAYERS, ParisWords
from cadastre.games.paris.rules.state import (
    LANDMARKS,
    RESOURCES,
    SLOTS,
    SPACES,
    STEPS,
    TILE_FRANCS,
    TILE_KINDS,
    TILE_LANDMARKS,
    TILE_PAIR_PRESTIGE,
    TILE_PAIR_RESOURCE,
    TILE_UNUSED,
)

SCORING = frozenset(("gain", "buildings"))
"""Effects that score; a gain only if it has VP."""
SCORING_TILES = frozenset(
    (TILE_UNUSED, TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE, TILE_FRANCS, TILE_LANDMARKS, TILE_KINDS)
)


@lru_cache(maxsize=64)
def printed(edition: Edition, players: int) -> "Printed":
    """The components of games like this one."""
    return Printed(edition, players)


class Printed:
    """Components as they leave the box. They are shared between scenes: to be copied, never changed."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.names, self.fig, self.players = edition.names, edition.numbers, players
        self.words = ParisWords(edition, players)
        self.districts = [said(named("paris-district", name), self.words) for name in self.names["districts"]]
        self.slots = [self._slot(slot, name) for slot, name in enumerate(slot_names(edition))]
        self.tiles = [said(self.words.tile(tile), self.words) for tile in range(SLOTS)]
        self.landmarks = [self._landmark(mark) for mark in range(LANDMARKS)]
        self.vp_tiles = [VpTile(*tile) for tile in zip(vp_tile_ids(self.fig), self.fig.vp_rank, strict=True)]
        self.bonus = {number: self._bonus(number) for number in range(1, SPACES + 1)}
        self.end_tiles = {name: self._end_tile(tile, name) for tile, name in enumerate(self.names["end_tiles"])}
        self.scoring = frozenset(number for number, tile in self.bonus.items() if _scores(tile))
        self.buy = dict(zip(RESOURCE_IDS, self.fig.buy, strict=True))
        self.sell = dict(zip(TOKEN_IDS, self.fig.sell, strict=True))
        self.slot_name = cache(self._slot_name)
        # Of one position and the next nearly everything is the same.
        self.slot, self.space, self.tile = (
            lru_cache(8192)(self._slot_now),
            lru_cache(8192)(self._space),
            cache(self._tile),
        )

    def _slot_name(self, slot: int, kind: int) -> Said:
        """A slot with a building of this type, or with none (-1)."""
        return said(self.words.building(slot, kind, district=False), self.words)

    def _slot_now(self, slot: int, lying: int, token: int, keys: tuple[int, ...], free: bool) -> Slot:
        planned = self.fig.building_type[slot]
        kind = lying if lying >= 0 or free else planned
        return replace(
            self.slots[slot],
            type=TYPES[kind] if kind >= 0 else "",
            stands=lying >= 0,
            name=self.slot_name(slot, lying if free else planned),
            token=TOKEN_IDS[token] if token >= 0 else None,
            keys=list(keys),
        )

    def _space(self, space: int, number: int, left: int, passed: bool, worth: int | None) -> Space:
        return Space(f"space:{space + 1}", number, left, passed, self.tile(number, worth))

    def _tile(self, number: int, worth: int | None) -> BonusTile:
        return replace(self.bonus[number], worth=worth)

    def _slot(self, slot: int, name: str) -> Slot:
        fig, step, kind = self.fig, slot % STEPS, self.fig.building_type[slot]
        highest = step == STEPS - 1
        return Slot(
            id=name,
            value=fig.value[step],
            type="",
            stands=False,
            name=self._slot_name(slot, kind),
            token=None,
            wood=fig.eight_wood if highest else 0,
            vp=fig.eight_vp if highest else 0,
            bonus=step <= 2,
            bonus_price=fig.bonus_price if step == 2 else 0,
            keys=[],
        )

    def _landmark(self, mark: int) -> Landmark:
        fig, name = self.fig, self.names["landmarks"][mark]
        return Landmark(
            id=name,
            name=said(named("paris-landmark", name), self.words),
            value=fig.landmark_value[mark],
            cost={token: n for token, n in zip(RESOURCE_IDS, fig.landmark_cost[mark], strict=True) if n},
            prestige={token: n for token, n in zip(TOKEN_IDS[RESOURCES:], fig.landmark_vp[mark], strict=True) if n},
            district=None,
            keys=[],
        )

    def _bonus(self, number: int) -> BonusTile:
        fig, effect, at = self.fig, BONUS[number], number - 1
        francs, points = fig.bonus_francs[at], fig.bonus_vp[at]
        if effect in BY_PLAYERS:
            points = fig.bonus_per_player[BY_PLAYERS.index(effect)][self.players]
        elif effect == "kinds":
            points = max(fig.kinds_vp)
        elif effect == "francs":
            francs, points = 1, 1  # a VP for a franc: the rule itself (P7.3), no figure
        return BonusTile(
            number=number,
            effect=effect,
            francs=francs,
            vp=points,
            value=fig.value[fig.bonus_step[at]] if fig.bonus_step[at] >= 0 else 0,
            token=TOKEN_IDS[fig.bonus_resource.index(number)] if number in fig.bonus_resource else "",
            spaces=fig.back_up_to if effect == "back" else 0,
            name=said(self.words.bonus_name(number), self.words),
            does=said(self.words.bonus_does(number), self.words),
            worth=None,
        )

    def _end_tile(self, tile: int, name: str) -> EndTile:
        fig = self.fig
        token = TOKEN_IDS[fig.end_token[tile]] if fig.end_token[tile] >= 0 else ""
        return EndTile(name, token, fig.end_francs[tile], fig.end_vp[tile], said(self.words.end_tile(tile), self.words))


def _scores(tile: BonusTile) -> bool:
    return tile.number in SCORING_TILES or (tile.effect in SCORING and tile.vp > 0)
