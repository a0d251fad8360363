"""What people want to see of a position: views, score sheets, district totals, what things are worth and cost."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cadastre.core.events import Event
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import numbers
from cadastre.core.positions import bits
from cadastre.core.state import State
from cadastre.games.paris.edition import TOKENS as TOKEN_IDS
from cadastre.games.paris.legality.notation import place_text, slot_text, source_tile, vp_tile_ids
from cadastre.games.paris.legality.position import describe, score_lines
from cadastre.games.paris.rules.actions import (
    A_BACK,
    A_BONUS,
    A_BUY,
    A_DRAW,
    A_FETCH,
    A_GIVE,
    A_KEY,
    A_MOVE,
    A_PAIR,
    A_PASS,
    A_PAY,
    A_SEARCH,
    A_SELL,
    A_SETTLE,
    A_STOP,
    A_TAKE,
    A_USE,
    A_USE_END,
    A_VP_TILE,
    move_origin,
    move_target,
)
from cadastre.games.paris.rules.engine import survey
from cadastre.games.paris.rules.state import (
    ARC,
    DISTRICTS,
    FIRST_LANDMARK,
    FROM_END_TILE,
    FROM_TOKEN,
    RESOURCES,
    SEARCH,
    SEATS,
    SLOTS,
    SOURCES,
    SPACES,
    TILE_ANY,
    TILE_BACK,
    TILE_PAIR_PRESTIGE,
    TILE_PAIR_RESOURCE,
)

Plain = dict[str, Any]

BEHIND_THE_SCREEN = ("francs", "keys", "tokens", "bonus", "end_tiles")
"""What others are not shown of a seat (P2.1)."""


def view(knowledge: Knowledge) -> Plain:
    """What the table shows: all that lies open, and what is behind one's own screen."""
    shown = describe(knowledge.record, knowledge.game.edition)
    del shown["inner"], shown["board"]["takings"]
    s = numbers(knowledge.record)
    screen_off(shown["seats"], knowledge, s)
    shown["board"]["end_tiles_left"] = s.end_left
    searched = end_pile_seen(knowledge, s)
    if searched is not None:
        shown["board"]["end_pile"] = searched
    shown["seat"] = knowledge.seat
    return shown


def screen_off(seats: dict[int, Plain], knowledge: Knowledge, s: Any) -> None:
    """Take away what the table does not show of the seats; ``s`` has the numbers of the record."""
    for seat, seen in seats.items():
        del seen["looked"]
        if seat == knowledge.seat:
            continue
        if knowledge.game.options["open_screens"]:
            seen["end_tiles"] = s.end_count[seat]
        else:
            for name in BEHIND_THE_SCREEN:
                del seen[name]


def end_pile_seen(knowledge: Knowledge, s: Any) -> list[str] | None:
    """The end-game tiles, if the seat is looking through them now."""
    if s.phase != SEARCH or s.current != knowledge.seat:
        return None
    return bits(s.end_known[knowledge.seat], knowledge.game.edition.names["end_tiles"])


def score_sheet(state: State) -> list[Plain]:
    """VP by source for each seat, in the lines of P9.7; they add up to the VP."""
    s, edition = numbers(state.record), state.game.edition
    return [{**score_lines(s, seat, edition), "total": s.vp[seat]} for seat in state.game.seats]


def insight(state: State | Knowledge) -> Plain:
    """Every district's totals, ranks and VP as it stands, and what each bonus tile would score for each seat now.

    A seat is told worths of its own only, unless screens are open: others' tell their francs and tiles (P2.1).
    """
    told: Sequence[int] = state.game.seats
    if isinstance(state, Knowledge) and not state.game.options["open_screens"]:
        told = range(state.seat, state.seat + 1) if state.seat >= 0 else range(0)
    districts, worths = surveyed(state)
    return {
        "districts": {
            name: dict(zip(("totals", "ranks", "vp"), found, strict=True))
            for name, found in zip(state.game.edition.names["districts"], districts, strict=True)
        },
        "worth": {seat: dict(enumerate(worths[seat], 1)) for seat in told},
    }


def surveyed(state: State | Knowledge) -> tuple[list[list[list[int]]], list[list[int]]]:
    """Totals, ranks and VP by district and seat, and the worths of all bonus tiles by seat: secrets among them."""
    out: Any = np.zeros(SEATS * (DISTRICTS * 3 + SPACES), np.int32)
    survey(state._data, 0, state.game.figures, out)
    seats = state.game.players
    districts = out[: SEATS * DISTRICTS * 3].reshape(SEATS, DISTRICTS, 3)[:seats]
    worths = out[SEATS * DISTRICTS * 3 :].reshape(SEATS, SPACES)[:seats]
    return districts.transpose(1, 2, 0).tolist(), worths.tolist()


def cost(state: State, events: Sequence[Event]) -> Plain:
    """Francs, tokens and tiles that these events took away."""
    found: Plain = {}
    for event in events:
        if event.name == "francs_paid":
            found["francs"] = found.get("francs", 0) + event.francs
        elif event.name in ("resource_paid", "prestige_given", "token_sold") and event.source == FROM_TOKEN:
            name = TOKEN_IDS[event.token]
            found[name] = found.get(name, 0) + 1
        elif event.name == "pair_given":
            found[TOKEN_IDS[event.token]] = found.get(TOKEN_IDS[event.token], 0) + 2
        elif event.name == "bonus_used":
            found.setdefault("bonus", []).append(event.number)
        elif event.name == "end_tile_used":
            found.setdefault("end_tiles", []).append(state.game.edition.names["end_tiles"][event.end_tile])
    return found


_REASONS = {
    "francs_gained": ("bank", "sale", "bonus", "end_tile"),
    "francs_paid": ("move", "bonus_tile", "purchase", "key"),
    "vp_scored": ("eight", "prestige", "bonus", "end_tile", "district"),
}
_OFFERS = ("prestige", "bonus", "vp_tile")


def event_words(state: State, event: Event) -> Plain:
    """An event's parameters in the words of notation."""
    return {name: _word(state, event, name, value) for name, value in zip(event.kind.params, event.values, strict=True)}


def _word(state: State, event: Event, name: str, value: int) -> Any:
    names = state.game.edition.names
    if name == "detail":
        name = ("slot", "landmark", "number", "end_tile", "district")[event.reason]
    if name in ("pile", "space"):
        return value + 1
    if name == "reason":
        return _REASONS[event.name][value]
    if name == "offer":
        return _OFFERS[value]
    if name == "vp_tile":
        return vp_tile_ids(state.game.edition.numbers)[value]
    if name == "source":
        return ("token", "end", "bonus", "wild", "double")[value]
    if value < 0 and name != "seat":
        return ""
    if name in ("place", "origin", "target"):
        return place_text(state, value)
    if name in ("slot", "tile"):
        return slot_text(state, value)
    sort = {"district": "districts", "token": "tokens", "landmark": "landmarks", "end_tile": "end_tiles"}.get(name)
    if sort:
        return names[sort][value]
    if name == "winners":
        return [seat for seat in state.game.seats if value >> seat & 1]
    if name == "tiles":
        return [tile for bit, tile in enumerate(names["end_tiles"]) if value >> bit & 1]
    return value


def clicks(state: State, action: int, _seat: int) -> list[str]:
    """The board elements that stand for an action, e.g. ``key:arc`` then ``place:louvre``."""
    names = state.game.edition.names
    if action < A_SETTLE:
        return [f"pile:{action - A_DRAW + 1}"]
    if action < A_KEY:
        return [f"slot:{names['districts'][action - A_SETTLE]}"]
    if action < A_MOVE:
        return ["stock", f"place:{place_text(state, action - A_KEY)}"]
    if action < A_SEARCH:
        origin, target = move_origin(action), move_target(action)
        found = [f"key:{place_text(state, origin)}", f"place:{place_text(state, target)}"]
        if origin == ARC and target >= FIRST_LANDMARK and state.record.landmark_at[target - FIRST_LANDMARK] < 0:
            found.append(f"district:{names['districts'][(action - A_MOVE - SLOTS) % DISTRICTS]}")
        return found
    if action < A_TAKE:
        return ["end-pile"]
    if action < A_PASS:
        return [f"end-tile:{names['end_tiles'][action - A_TAKE]}"]
    if action < A_PAY:
        return ["pass"]
    if action < A_GIVE:
        return _spent(state, *divmod(action - A_PAY, SOURCES))
    if action < A_STOP:
        return _spent(state, 3 + (action - A_GIVE) // SOURCES, (action - A_GIVE) % SOURCES)
    if action < A_BONUS:
        return ["decline"]
    if action < A_VP_TILE:
        return [f"space:{action - A_BONUS + 1}"]
    if action < A_SELL:
        tile, district = divmod(action - A_VP_TILE, DISTRICTS)
        return [f"vp-tile:{vp_tile_ids(state.game.edition.numbers)[tile]}", f"vp-spot:{names['districts'][district]}"]
    if action < A_BUY:
        return ["sell", *_spent(state, *divmod(action - A_SELL, SOURCES))]
    if action < A_USE:
        return ["buy", f"supply:{TOKEN_IDS[action - A_BUY]}"]
    if action < A_FETCH:
        return [f"bonus:{action - A_USE + 1}"]
    if action < A_PAIR:
        tile, space = (TILE_ANY, action - A_FETCH) if action < A_BACK else (TILE_BACK, action - A_BACK)
        return [f"bonus:{tile}", f"space:{space + 1}"]
    if action < A_USE_END:
        return [
            f"bonus:{TILE_PAIR_RESOURCE if action - A_PAIR < RESOURCES else TILE_PAIR_PRESTIGE}",
            f"token:{TOKEN_IDS[action - A_PAIR]}",
        ]
    if action < A_USE_END + len(names["end_tiles"]):
        return [f"end-tile:{names['end_tiles'][action - A_USE_END]}"]
    return ["end-turn"]


def _spent(state: State, token: int, source: int) -> list[str]:
    if source == FROM_TOKEN:
        return [f"token:{TOKEN_IDS[token]}"]
    if source == FROM_END_TILE:
        return [f"end-tile:{TOKEN_IDS[token]}"]
    return [f"bonus:{source_tile(state.game.edition.numbers, token, source)}", f"as:{TOKEN_IDS[token]}"]
