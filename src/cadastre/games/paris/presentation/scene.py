"""From what a seat knows to what its screen draws; see ``scene_shape`` for what that is.

Things on the board are read from the record; what belongs to seats is read from the view, which leaves out what the
rules hide (the knowledge itself remembers more, see P2.5). What is printed on things comes from
:mod:`cadastre.games.paris.presentation.printed`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import numbers
from cadastre.core.said import said
from cadastre.games.paris.edition import RESOURCES as RESOURCE_IDS
from cadastre.games.paris.legality.position import PHASES, describe_seats
from cadastre.games.paris.presentation.counted import counted
from cadastre.games.paris.presentation.insight import end_pile_seen, screen_off, surveyed
from cadastre.games.paris.presentation.printed import printed
from cadastre.games.paris.presentation.scene_shape import (
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
from cadastre.games.paris.rules.benefits import KEYS_FOR_VP_TILE
from cadastre.games.paris.rules.state import ARC, DISTRICTS, LANDMARKS, SPACES, STEPS


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
        self.seats = describe_seats(self.s, knowledge.game.edition)
        screen_off(self.seats, knowledge, self.s)
        self.end_seen = end_pile_seen(knowledge, self.s) or ()
        self.standing, worths = surveyed(knowledge)
        self.worths = worths[self.seat] if self.seat >= 0 else None
        """Of the bonus tiles for this seat; those for others are none of its business (P2.1)."""
        self.slot_keys = self.by_place(self.s.slot_keys)
        self.place_keys = self.by_place(self.s.place_keys)
        self.landmark_keys = self.by_place(self.s.landmark_keys)

    def by_place(self, by_seat: list[list[int]]) -> list[tuple[int, ...]]:
        return list(zip(*by_seat[: self.game.players], strict=True))

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
            arc=Bank("arc", 0, list(self.place_keys[ARC])),
            landmarks=[self.landmark(mark) for mark in range(LANDMARKS)],
            vp_tiles=[tile for number, tile in enumerate(self.printed.vp_tiles) if number not in s.vp_tile],
            piles=[
                Pile(left, districts[back] if back >= 0 else None)
                for left, back in zip(s.pile_size, s.pile_back, strict=True)
            ],
            end_pile=self.s.end_left,
            end_seen=self.end_tiles(self.end_seen),
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
            bank=Bank(f"{name} bank", self.fig.bank[d], list(self.place_keys[d])),
            slots=slots,
            keys=sum(sum(slot.keys) for slot in slots) + sum(sum(keys) for keys in landmarks),
            keys_for_vp_tile=KEYS_FOR_VP_TILE,
            vp_tile=self.printed.vp_tiles[tile] if tile >= 0 else None,
            majority=Majority(*self.standing[d]),
        )

    def slot(self, slot: int) -> Slot:
        free = self.game.options["free_placement"]
        return self.printed.slot(slot, self.s.slot_type[slot], self.s.slot_token[slot], self.slot_keys[slot], free)

    def landmark(self, mark: int) -> Landmark:
        at = self.s.landmark_at[mark]
        district = self.names["districts"][at] if at >= 0 else None
        return replace(self.printed.landmarks[mark], district=district, keys=list(self.landmark_keys[mark]))

    # the bonus track

    def space(self, space: int) -> Space:
        number = self.s.space_number[space]
        passed = self.seat >= 0 and self.s.meeple[self.seat] >= space
        return self.printed.space(space, number, self.s.space_left[space], passed, self.worth(number))

    def bonus(self, number: int) -> BonusTile:
        return self.printed.tile(number, self.worth(number))

    def held(self, number: int) -> BonusTile:
        counts = counted(self.s, self.game.edition, self.seat, number)
        return replace(self.bonus(number), counts=counts and said(counts, self.printed.words))

    def worth(self, number: int) -> int | None:
        return self.worths[number - 1] if self.worths and number in self.printed.scoring else None

    def end_tiles(self, ids: Iterable[str]) -> list[EndTile]:
        return [self.printed.end_tiles[name] for name in ids]

    # the seats

    def player(self, seat: int) -> Seat:
        seen = self.seats[seat]
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
            majority_vp=sum(points[seat] for _, _, points in self.standing),
            score=Score(
                eight=score["eight"],
                prestige=score["prestige"],
                bonus=sum(score["bonus"].values()),
                end_tiles=score["end_tiles"],
                districts=sum(score["districts"].values()),
            ),
            screen=self.screen(seen, seat) if "francs" in seen else None,
        )

    def screen(self, seen: Mapping[str, Any], seat: int) -> Screen:
        held = seen["end_tiles"]
        tile = self.held if seat == self.seat else self.bonus
        return Screen(
            francs=seen["francs"],
            keys=seen["keys"],
            tokens=dict(seen["tokens"]),
            bonus=[tile(number) for number in seen["bonus"]],
            end_tiles=None if isinstance(held, int) else self.end_tiles(held),
        )
