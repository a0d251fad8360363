"""From what a seat knows to what its screen draws; see :mod:`cadastre.paris.scene_shape` for what that is.

Things on the board are read from the record; what belongs to seats is read from the view, which leaves out what the
rules hide (the knowledge itself remembers more, see P2.5).
"""

from collections.abc import Iterable, Mapping
from typing import Any

from cadastre.core.knowledge import Knowledge
from cadastre.core.said import said
from cadastre.core.texts import named
from cadastre.paris.benefits import KEYS_FOR_VP_TILE, keys_in
from cadastre.paris.edition import RESOURCES as RESOURCE_IDS
from cadastre.paris.edition import TOKENS as TOKEN_IDS
from cadastre.paris.edition import TYPES
from cadastre.paris.notation import vp_tile_ids
from cadastre.paris.position import PHASES, slot_names
from cadastre.paris.scene_shape import (
    Bank,
    BonusTile,
    District,
    EndTile,
    Landmark,
    Majority,
    Pile,
    Scene,
    Score,
    Screen,
    Seat,
    Slot,
    Space,
    VpTile,
)
from cadastre.paris.state import (
    ARC,
    DISTRICTS,
    FIRST_SLOT,
    LANDMARKS,
    PILES,
    RESOURCES,
    SPACES,
    STEPS,
    TILE_FRANCS,
    TILE_KINDS,
    TILE_LANDMARKS,
    TILE_PAIR_PRESTIGE,
    TILE_PAIR_RESOURCE,
    TILE_UNUSED,
)
from cadastre.paris.words import BONUS, ParisWords, words_of

SCORING = frozenset(("gain", "buildings"))
"""Effects that score; a gain only if it has VP."""
SCORING_TILES = frozenset(
    (TILE_UNUSED, TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE, TILE_FRANCS, TILE_LANDMARKS, TILE_KINDS)
)


def scene(knowledge: Knowledge) -> Scene:
    """The whole table as this seat sees it."""
    return _Maker(knowledge).scene()


class _Maker:
    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge, self.game, self.seat = knowledge, knowledge.game, knowledge.seat
        self.words: ParisWords = words_of(knowledge)
        self.names: Mapping[str, Any] = knowledge.game.edition.names
        self.slot_ids = slot_names(knowledge.game.edition)
        self.s: Any = knowledge.record
        self.fig: Any = knowledge.figures
        self.seen = knowledge.view()
        self.insight = knowledge.insight()

    def scene(self) -> Scene:
        s, names = self.s, self.names
        vp_ids = vp_tile_ids(self.fig)
        placed = {int(tile) for tile in s.vp_tile}
        return Scene(
            seat=self.seat,
            round=int(s.turn) // self.game.players + 1,
            phase=PHASES[s.phase],
            start=int(s.start_player),
            last_round=bool(s.final_turn >= 0),
            drawn=said(self.words.tile(int(s.drawn)), self.words) if s.drawn >= 0 else None,
            districts=[self.district(d) for d in range(DISTRICTS)],
            arc=Bank("arc", 0, self.keys(s.place_keys[:, ARC])),
            landmarks=[self.landmark(mark) for mark in range(LANDMARKS)],
            vp_tiles=[self.vp_tile(tile) for tile in range(len(vp_ids)) if tile not in placed],
            piles=[
                Pile(int(s.pile_size[pile]), names["districts"][s.pile_back[pile]] if s.pile_back[pile] >= 0 else None)
                for pile in range(PILES)
            ],
            end_pile=self.seen["board"]["end_tiles_left"],
            end_seen=self.end_tiles(self.seen["board"].get("end_pile", ())),
            supply={token: int(s.supply[kind]) for kind, token in enumerate(RESOURCE_IDS)},
            buy={token: int(self.fig.buy[kind]) for kind, token in enumerate(RESOURCE_IDS)},
            sell={token: int(self.fig.sell[kind]) for kind, token in enumerate(TOKEN_IDS)},
            track=[self.space(space) for space in range(SPACES)],
            seats=[self.player(seat) for seat in self.game.seats],
        )

    def keys(self, column: Iterable[int]) -> list[int]:
        return [int(count) for count in column][: self.game.players]

    # the board

    def district(self, d: int) -> District:
        name = self.names["districts"][d]
        return District(
            id=name,
            name=said(named("paris-district", name), self.words),
            bank=Bank(f"{name} bank", int(self.fig.bank[d]), self.keys(self.s.place_keys[:, d])),
            slots=[self.slot(d * STEPS + step) for step in range(STEPS)],
            keys=keys_in(self.s, d),
            keys_for_vp_tile=KEYS_FOR_VP_TILE,
            vp_tile=self.vp_tile(int(self.s.vp_tile[d])) if self.s.vp_tile[d] >= 0 else None,
            majority=majority(self.insight["districts"][name]),
        )

    def slot(self, slot: int) -> Slot:
        s, fig, step = self.s, self.fig, slot % STEPS
        lying, token = int(s.slot_type[slot]), int(s.slot_token[slot])
        kind = lying if lying >= 0 or self.game.options["free_placement"] else int(fig.building_type[slot])
        highest = step == STEPS - 1
        return Slot(
            id=self.slot_ids[slot],
            value=int(fig.value[step]),
            type=TYPES[kind] if kind >= 0 else "",
            stands=lying >= 0,
            name=said(self.words.place(slot + FIRST_SLOT, district=False), self.words),
            token=TOKEN_IDS[token] if token >= 0 else None,
            wood=int(fig.eight_wood) if highest else 0,
            vp=int(fig.eight_vp) if highest else 0,
            bonus=step <= 2,
            bonus_price=int(fig.bonus_price) if step == 2 else 0,
            keys=self.keys(s.slot_keys[:, slot]),
        )

    def landmark(self, mark: int) -> Landmark:
        fig, name, at = self.fig, self.names["landmarks"][mark], int(self.s.landmark_at[mark])
        return Landmark(
            id=name,
            name=said(named("paris-landmark", name), self.words),
            value=int(fig.landmark_value[mark]),
            cost={token: int(n) for token, n in zip(RESOURCE_IDS, fig.landmark_cost[mark], strict=True) if n},
            prestige={
                token: int(n) for token, n in zip(TOKEN_IDS[RESOURCES:], fig.landmark_vp[mark], strict=True) if n
            },
            district=self.names["districts"][at] if at >= 0 else None,
            keys=self.keys(self.s.landmark_keys[:, mark]),
        )

    def vp_tile(self, tile: int) -> VpTile:
        return VpTile(vp_tile_ids(self.fig)[tile], [int(vp) for vp in self.fig.vp_rank[tile]])

    # the bonus track

    def space(self, space: int) -> Space:
        number = int(self.s.space_number[space])
        passed = self.seat >= 0 and bool(self.s.meeple[self.seat] >= space)
        return Space(f"space:{space + 1}", number, int(self.s.space_left[space]), passed, self.bonus(number))

    def bonus(self, number: int) -> BonusTile:
        fig, effect, at = self.fig, BONUS[number], number - 1
        per_player = {"unused": 0, "pair-prestige": 1, "pair-resource": 2}.get(effect)
        points = fig.bonus_vp[at] if per_player is None else fig.bonus_per_player[per_player, self.game.players]
        francs = int(fig.bonus_francs[at])
        if effect == "kinds":
            points = fig.kinds_vp.max()
        if effect == "francs":
            francs, points = 1, 1  # a VP for a franc: the rule itself (P7.3), no figure
        resource = [int(tile) for tile in fig.bonus_resource]
        name = self.words.bonus_name(number)
        return BonusTile(
            number=number,
            effect=effect,
            francs=francs,
            vp=int(points),
            value=int(fig.value[fig.bonus_step[at]]) if fig.bonus_step[at] >= 0 else 0,
            token=TOKEN_IDS[resource.index(number)] if number in resource else "",
            spaces=int(fig.back_up_to) if effect == "back" else 0,
            name=said(name, self.words),
            does=said(self.words.bonus_does(number), self.words),
            worth=self.worth(number, effect, int(points)),
        )

    def worth(self, number: int, effect: str, points: int) -> int | None:
        scores = number in SCORING_TILES or (effect in SCORING and points > 0)
        if not scores or self.seat < 0:
            return None
        return int(self.insight["worth"][self.seat][number])

    def end_tiles(self, ids: Iterable[str]) -> list[EndTile]:
        known, fig, found = self.names["end_tiles"], self.fig, []
        for name in ids:
            tile = known.index(name)
            token = int(fig.end_token[tile])
            spoken = said(self.words.end_tile(tile), self.words)
            shown = TOKEN_IDS[token] if token >= 0 else ""
            found.append(EndTile(name, shown, int(fig.end_francs[tile]), int(fig.end_vp[tile]), spoken))
        return found

    # the seats

    def player(self, seat: int) -> Seat:
        seen, s = self.seen["seats"][seat], self.s
        score = seen["score"]
        return Seat(
            vp=seen["vp"],
            reserve=seen["reserve"],
            meeple=seen["meeple"],
            keys_out=len(seen["banks"]) + len(seen["buildings"]) + len(seen["landmarks"]),
            landmarks=len(seen["landmarks"]),
            used=[self.bonus(number) for number in seen["used"]],
            end_used=self.end_tiles(seen["end_used"]),
            end_held=int(s.end_count[seat]),
            majority_vp=sum(district["vp"][seat] for district in self.insight["districts"].values()),
            score=Score(
                eight=score["eight"],
                prestige=score["prestige"],
                bonus=sum(score["bonus"].values()),
                end_tiles=score["end_tiles"],
                districts=sum(score["districts"].values()),
            ),
            screen=self.screen(seen) if "francs" in seen else None,
        )

    def screen(self, seen: Mapping[str, Any]) -> Screen:
        held = seen["end_tiles"]
        return Screen(
            francs=seen["francs"],
            keys=seen["keys"],
            tokens=dict(seen["tokens"]),
            bonus=[self.bonus(number) for number in seen["bonus"]],
            end_tiles=None if isinstance(held, int) else self.end_tiles(held),
        )


def majority(found: Mapping[str, Any]) -> Majority:
    """How a district stands, from an insight."""
    return Majority(list(found["totals"]), list(found["ranks"]), list(found["vp"]))
