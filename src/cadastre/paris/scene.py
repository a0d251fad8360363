"""From what a seat knows to what its screen draws; see :mod:`cadastre.paris.scene_shape` for what that is.

Things on the board are read from the record; what belongs to seats is read from the view, which leaves out what the
rules hide (the knowledge itself remembers more, see P2.5). What is printed on things comes from
:mod:`cadastre.paris.printed`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import numbers
from cadastre.paris.benefits import KEYS_FOR_VP_TILE
from cadastre.paris.edition import RESOURCES as RESOURCE_IDS
from cadastre.paris.edition import TOKENS as TOKEN_IDS
from cadastre.paris.edition import TYPES
from cadastre.paris.position import PHASES
from cadastre.paris.printed import printed
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
)
from cadastre.paris.state import ARC, DISTRICTS, LANDMARKS, SPACES, STEPS


def scene(knowledge: Knowledge) -> Scene:
    """The whole table as this seat sees it."""
    return _Maker(knowledge).scene()


class _Maker:
    def __init__(self, knowledge: Knowledge) -> None:
        self.game, self.seat = knowledge.game, knowledge.seat
        self.printed = printed(knowledge.game.edition, knowledge.game.players)
        self.names: Mapping[str, Sequence[str]] = knowledge.game.edition.names
        self.fig: Any = knowledge.game.edition.numbers
        self.s: Any = numbers(knowledge._data[0])
        self.seen = knowledge.view()
        self.insight = knowledge.insight()
        self.slot_keys = self.by_place(self.s.slot_keys)
        self.place_keys = self.by_place(self.s.place_keys)
        self.landmark_keys = self.by_place(self.s.landmark_keys)

    def by_place(self, by_seat: list[list[int]]) -> list[list[int]]:
        return [list(keys) for keys in zip(*by_seat[: self.game.players], strict=True)]

    def scene(self) -> Scene:
        s, districts = self.s, self.names["districts"]
        return Scene(
            seat=self.seat,
            round=s.turn // self.game.players + 1,
            phase=PHASES[s.phase],
            start=s.start_player,
            last_round=s.final_turn >= 0,
            drawn=self.printed.tiles[s.drawn] if s.drawn >= 0 else None,
            districts=[self.district(d) for d in range(DISTRICTS)],
            arc=Bank("arc", 0, self.place_keys[ARC]),
            landmarks=[self.landmark(mark) for mark in range(LANDMARKS)],
            vp_tiles=[tile for number, tile in enumerate(self.printed.vp_tiles) if number not in s.vp_tile],
            piles=[
                Pile(left, districts[back] if back >= 0 else None)
                for left, back in zip(s.pile_size, s.pile_back, strict=True)
            ],
            end_pile=self.seen["board"]["end_tiles_left"],
            end_seen=self.end_tiles(self.seen["board"].get("end_pile", ())),
            supply=dict(zip(RESOURCE_IDS, s.supply, strict=True)),
            buy=self.printed.buy,
            sell=self.printed.sell,
            track=[self.space(space) for space in range(SPACES)],
            seats=[self.player(seat) for seat in self.game.seats],
        )

    # the board

    def district(self, d: int) -> District:
        name, tile = self.names["districts"][d], self.s.vp_tile[d]
        slots = [self.slot(d * STEPS + step) for step in range(STEPS)]
        landmarks = [keys for keys, at in zip(self.landmark_keys, self.s.landmark_at, strict=True) if at == d]
        return District(
            id=name,
            name=self.printed.districts[d],
            bank=Bank(f"{name} bank", self.fig.bank[d], self.place_keys[d]),
            slots=slots,
            keys=sum(sum(slot.keys) for slot in slots) + sum(sum(keys) for keys in landmarks),
            keys_for_vp_tile=KEYS_FOR_VP_TILE,
            vp_tile=self.printed.vp_tiles[tile] if tile >= 0 else None,
            majority=Majority(**self.insight["districts"][name]),
        )

    def slot(self, slot: int) -> Slot:
        lying, token, planned = self.s.slot_type[slot], self.s.slot_token[slot], self.fig.building_type[slot]
        free = self.game.options["free_placement"]
        kind = lying if lying >= 0 or free else planned
        return replace(
            self.printed.slots[slot],
            type=TYPES[kind] if kind >= 0 else "",
            stands=lying >= 0,
            name=self.printed.slot_name(slot, lying if free else planned),
            token=TOKEN_IDS[token] if token >= 0 else None,
            keys=self.slot_keys[slot],
        )

    def landmark(self, mark: int) -> Landmark:
        at = self.s.landmark_at[mark]
        district = self.names["districts"][at] if at >= 0 else None
        return replace(self.printed.landmarks[mark], district=district, keys=self.landmark_keys[mark])

    # the bonus track

    def space(self, space: int) -> Space:
        number = self.s.space_number[space]
        passed = self.seat >= 0 and self.s.meeple[self.seat] >= space
        return Space(f"space:{space + 1}", number, self.s.space_left[space], passed, self.bonus(number))

    def bonus(self, number: int) -> BonusTile:
        tile = self.printed.bonus[number]
        if number not in self.printed.scoring or self.seat < 0:
            return tile
        return replace(tile, worth=self.insight["worth"][self.seat][number])

    def end_tiles(self, ids: Iterable[str]) -> list[EndTile]:
        return [self.printed.end_tiles[name] for name in ids]

    # the seats

    def player(self, seat: int) -> Seat:
        seen = self.seen["seats"][seat]
        score = seen["score"]
        return Seat(
            vp=seen["vp"],
            reserve=seen["reserve"],
            meeple=seen["meeple"],
            keys_out=len(seen["banks"]) + len(seen["buildings"]) + len(seen["landmarks"]),
            landmarks=len(seen["landmarks"]),
            used=[self.bonus(number) for number in seen["used"]],
            end_used=self.end_tiles(seen["end_used"]),
            end_held=self.s.end_count[seat],
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
