"""Positions in words and numbers, as scenario files write them; :mod:`cadastre.paris.put_up` is the inverse."""

from typing import Any

import numpy as np

from cadastre.core.editions import Edition
from cadastre.core.positions import bits
from cadastre.paris.edition import TOKENS as TOKEN_IDS
from cadastre.paris.edition import TYPES
from cadastre.paris.notation import vp_tile_ids
from cadastre.paris.state import END_TILES, PILES, RESOURCES, SEATS, SLOTS, SPACES, STEPS

PHASES = ("draw", "settle", "act", "pay", "give", "bonus", "vp_tile", "search", "pairs", "done", "over")
INNER = (
    *("resume", "move_from", "move_to", "move_district", "need", "last_choice", "give_due", "bonus_due"),
    *("bonus_price", "fresh_token", "vp_due", "ruled_out", "end_used_at"),
)
"""Fields of the record that only matter inside a move, or to what is remembered; described as they are."""

Plain = dict[str, Any]


def slot_names(edition: Edition) -> list[str]:
    """Every building slot by district and value."""
    values = edition.figures["value"][0].tolist()
    return [f"{district} {value}" for district in edition.names["districts"] for value in values]


def describe(s: Any, edition: Edition) -> Plain:
    """Everything about a position but its luck."""
    names, slots = edition.names, slot_names(edition)
    districts, tiles = names["districts"], names["end_tiles"]
    fig = edition.figures.view(np.recarray)[0]
    vp_tiles = vp_tile_ids(fig)
    placed = [slot for slot in range(SLOTS) if s.slot_type[slot] >= 0]
    token = {-1: "-", **dict(enumerate(TOKEN_IDS))}
    turn: Plain = {
        "seat": int(s.current),
        "phase": PHASES[s.phase],
        "number": int(s.turn),
        "start": int(s.start_player),
        "last": int(s.final_turn),
        "bought": bits(int(s.bought), TOKEN_IDS[:RESOURCES]),
        "sold": bits(int(s.sold), TOKEN_IDS[:RESOURCES]),
        "halves": [int(half) for half in s.halves],
        "drawn": slots[s.drawn] if s.drawn >= 0 else "",
    }
    board: Plain = {
        "buildings": [f"{slots[slot]} {TYPES[s.slot_type[slot]]}" for slot in placed],
        "undrawn": [slots[tile] for tile in range(SLOTS) if s.undrawn[tile]],
        "tokens": {
            district: [token[int(s.slot_token[d * STEPS + step])] for step in range(STEPS)]
            for d, district in enumerate(districts)
        },
        "landmarks": {
            district: sorted(
                (names["landmarks"][mark] for mark in range(8) if s.landmark_at[mark] == d),
                key=lambda name: int(fig.landmark_value[names["landmarks"].index(name)]),
            )
            for d, district in enumerate(districts)
        },
        "vp_tiles": {
            district: vp_tiles[s.vp_tile[d]] if s.vp_tile[d] >= 0 else "" for d, district in enumerate(districts)
        },
        "supply": {TOKEN_IDS[kind]: int(s.supply[kind]) for kind in range(RESOURCES)},
        "piles": [
            {"left": int(s.pile_size[pile]), "back": districts[s.pile_back[pile]] if s.pile_back[pile] >= 0 else ""}
            for pile in range(PILES)
        ],
        "track": {
            "numbers": [int(number) for number in s.space_number],
            "left": [int(left) for left in s.space_left],
        },
        "takings": [
            [int(s.end_taker[n]), tiles[s.end_tile[n]] if s.end_tile[n] >= 0 else "?"]
            for n in range(END_TILES)
            if s.end_taker[n] >= 0
        ],
    }
    return {
        "turn": turn,
        "board": board,
        "seats": {seat: _describe_seat(s, seat, edition, slots) for seat in range(s.players)},
        "inner": {name: _plain(getattr(s, name)) for name in INNER if _plain(getattr(s, name)) != _BARE[name]},
    }


def _plain(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else int(value)


_BARE: Plain = {
    **dict.fromkeys(INNER, 0),
    **dict.fromkeys(("move_from", "move_to", "move_district", "fresh_token"), -1),
    "need": [0] * RESOURCES,
    "ruled_out": [[0] * 4] * SEATS,
    "end_used_at": [0] * END_TILES,
}


def _describe_seat(s: Any, seat: int, edition: Edition, slots: list[str]) -> Plain:
    names = edition.names
    places = [*names["districts"], "arc"]
    return {
        "francs": int(s.francs[seat]),
        "vp": int(s.vp[seat]),
        "keys": int(s.keys[seat]),
        "reserve": int(s.reserve[seat]),
        "meeple": int(s.meeple[seat]) + 1,
        "tokens": {TOKEN_IDS[kind]: int(s.tokens[seat, kind]) for kind in range(6)},
        "bonus": bits(int(s.bonus_held[seat]), range(1, SPACES + 1)),
        "used": bits(int(s.bonus_used[seat]), range(1, SPACES + 1)),
        "end_tiles": bits(int(s.end_hand[seat]), names["end_tiles"]),
        "end_used": bits(int(s.end_used[seat]), names["end_tiles"]),
        "looked": int(s.end_seen_at[seat]),
        "banks": [places[place] for place in range(7) for _ in range(s.place_keys[seat, place])],
        "buildings": [slots[slot] for slot in range(SLOTS) for _ in range(s.slot_keys[seat, slot])],
        "landmarks": [names["landmarks"][mark] for mark in range(8) for _ in range(s.landmark_keys[seat, mark])],
        "score": score_lines(s, seat, edition),
    }


def score_lines(s: Any, seat: int, edition: Edition) -> Plain:
    """A seat's VP by source, in the lines of P9.7."""
    by_district = zip(edition.names["districts"], s.score_district[seat], strict=True)
    return {
        "eight": int(s.score_eight[seat]),
        "prestige": int(s.score_prestige[seat]),
        "bonus": {n + 1: int(vp) for n, vp in enumerate(s.score_bonus[seat]) if vp},
        "end_tiles": int(s.score_end[seat]),
        "districts": {name: int(vp) for name, vp in by_district if vp},
    }
