"""From what a seat knows to what its screen draws; see :mod:`cadastre.paris.scene_shape` for what that is.

Things on the board are read from the record; what belongs to seats is read from the view, which leaves out what the
rules hide (the knowledge itself remembers more, see P2.5).
"""

from collections.abc import Iterable, Mapping
from typing import Any

from cadastre.core.knowledge import Knowledge
from cadastre.core.moves import Move
from cadastre.core.said import said
from cadastre.core.state import State
from cadastre.core.texts import named
from cadastre.paris.benefits import KEYS_FOR_VP_TILE, keys_in
from cadastre.paris.edition import RESOURCES as RESOURCE_IDS
from cadastre.paris.edition import TOKENS as TOKEN_IDS
from cadastre.paris.edition import TYPES
from cadastre.paris.notation import vp_tile_ids
from cadastre.paris.position import PHASES, slot_names
from cadastre.paris.scene_shape import (
    Amounts,
    Bank,
    BonusTile,
    District,
    EndTile,
    Landmark,
    Majority,
    Pile,
    Prospect,
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
    PAY,
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
WORTH_BY_PAYMENT = frozenset((TILE_UNUSED, TILE_PAIR_PRESTIGE, TILE_PAIR_RESOURCE))
"""Tiles whose worth depends on whether tokens or tiles are paid."""


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


def prospect(move: Move) -> Prospect:
    """What a step would do, as far as it is certain, to the one who thinks of it."""
    state, seat = move.base, move.seat
    assert state is not None
    pays, gains = Amounts(tokens={}, bonus=[], end_tiles=[]), Amounts(tokens={}, bonus=[], end_tiles=[])
    for event in move.preview:
        _count(event, state.game.edition.names["end_tiles"], pays, gains)
    after = move.after
    due = {}
    if after is not None and after.in_move:
        due = {
            token: int(after.record.need[kind]) for kind, token in enumerate(RESOURCE_IDS) if after.record.need[kind]
        }
        after = _paid(after, gains)
    before, now = state.insight(), (after or state).insight()
    changed = {name: majority(found) for name, found in now["districts"].items() if found != before["districts"][name]}
    offers = []
    if after is not None and after.in_move:
        due_now = {"prestige": "give_due", "bonus": "bonus_due", "vp_tile": "vp_due"}
        offers = [name for name, field in due_now.items() if getattr(after.record, field)]
    old, new = before["worth"][seat], now["worth"][seat]
    return Prospect(
        pays=pays,
        gains=gains,
        due=due,
        offers=offers,
        leaves=int((after or state).record.francs[seat]),
        majorities=changed,
        worth={
            number: vp for number, vp in new.items() if vp != old[number] and not (due and number in WORTH_BY_PAYMENT)
        },
        majority_vp=[sum(found["vp"][who] for found in now["districts"].values()) for who in state.game.seats],
    )


def _paid(state: State, gains: Amounts) -> State:
    """The position once everything due is paid, in whichever way: what it brings is the same."""
    after = state.copy()
    while after.record.phase == PAY:
        after.apply(after.legal_actions()[0])
        for event in after.events:
            _count(event, (), Amounts(tokens={}, bonus=[], end_tiles=[]), gains)
    return after


def _count(event: Any, end_tiles: Any, pays: Amounts, gains: Amounts) -> None:
    match event.name:
        case "francs_paid":
            pays.francs += event.francs
        case "francs_gained":
            gains.francs += event.francs
        case "vp_scored":
            gains.vp += event.vp
        case "key_gained":
            gains.keys += 1
        case "token_taken" | "token_bought":
            _add(gains.tokens, event.token, 1)
        case "resource_paid" | "prestige_given" | "token_sold" if event.source == 0:
            _add(pays.tokens, event.token, 1)
        case "pair_given":
            _add(pays.tokens, event.token, 2)
        case "bonus_used":
            pays.bonus.append(event.number)
        case "bonus_taken":
            gains.bonus.append(event.number)
        case "end_tile_used" if end_tiles:
            pays.end_tiles.append(end_tiles[event.end_tile])


def _add(tokens: dict[str, int], token: int, count: int) -> None:
    tokens[TOKEN_IDS[token]] = tokens.get(TOKEN_IDS[token], 0) + count
