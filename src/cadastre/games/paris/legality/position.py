"""Positions in words and numbers, as scenario files write them; ``put_up`` is the inverse."""

from functools import lru_cache
from typing import Any

from cadastre.core.editions import Edition
from cadastre.core.layout import numbers
from cadastre.core.positions import bits
from cadastre.games.paris.edition import TOKENS as TOKEN_IDS
from cadastre.games.paris.edition import TYPES
from cadastre.games.paris.legality.notation import vp_tile_ids
from cadastre.games.paris.rules.state import END_TILES, PILES, RESOURCES, SEATS, SLOTS, SPACES, STEPS

PHASES = ("draw", "settle", "act", "pay", "give", "bonus", "vp_tile", "search", "pairs", "done", "over")
INNER = (
    *("resume", "move_from", "move_to", "move_district", "need", "last_choice", "give_due", "bonus_due"),
    *("bonus_price", "fresh_token", "vp_due", "ruled_out", "end_used_at"),
)
"""Fields of the record that only matter inside a move, or to what is remembered; described as they are."""

Plain = dict[str, Any]


@lru_cache(maxsize=64)
def slot_names(edition: Edition) -> tuple[str, ...]:
    """Every building slot by district and value."""
    return tuple(f"{district} {value}" for district in edition.names["districts"] for value in edition.numbers.value)


def describe(record: Any, edition: Edition) -> Plain:
    """Everything about a position but its luck."""
    s = numbers(record)
    turn, board = _describe_table(s, edition)
    inner = {name: getattr(s, name) for name in INNER if getattr(s, name) != _BARE[name]}
    return {"turn": turn, "board": board, "seats": describe_seats(s, edition), "inner": inner}


def _describe_table(s: Any, edition: Edition) -> tuple[Plain, Plain]:
    fig = edition.numbers
    names, slots = edition.names, slot_names(edition)
    districts, tiles = names["districts"], names["end_tiles"]
    vp_tiles = vp_tile_ids(fig)
    placed = [slot for slot in range(SLOTS) if s.slot_type[slot] >= 0]
    token = {-1: "-", **dict(enumerate(TOKEN_IDS))}
    turn: Plain = {
        "seat": s.current,
        "phase": PHASES[s.phase],
        "number": s.turn,
        "start": s.start_player,
        "last": s.final_turn,
        "bought": bits(s.bought, TOKEN_IDS[:RESOURCES]),
        "sold": bits(s.sold, TOKEN_IDS[:RESOURCES]),
        "halves": s.halves,
        "drawn": slots[s.drawn] if s.drawn >= 0 else "",
    }
    board: Plain = {
        "buildings": [f"{slots[slot]} {TYPES[s.slot_type[slot]]}" for slot in placed],
        "undrawn": [slots[tile] for tile in range(SLOTS) if s.undrawn[tile]],
        "tokens": {
            district: [token[s.slot_token[d * STEPS + step]] for step in range(STEPS)]
            for d, district in enumerate(districts)
        },
        "landmarks": {
            district: sorted(
                (names["landmarks"][mark] for mark in range(8) if s.landmark_at[mark] == d),
                key=lambda name: fig.landmark_value[names["landmarks"].index(name)],
            )
            for d, district in enumerate(districts)
        },
        "vp_tiles": {
            district: vp_tiles[s.vp_tile[d]] if s.vp_tile[d] >= 0 else "" for d, district in enumerate(districts)
        },
        "supply": {TOKEN_IDS[kind]: s.supply[kind] for kind in range(RESOURCES)},
        "piles": [
            {"left": s.pile_size[pile], "back": districts[s.pile_back[pile]] if s.pile_back[pile] >= 0 else ""}
            for pile in range(PILES)
        ],
        "track": {"numbers": s.space_number, "left": s.space_left},
        "takings": [
            [s.end_taker[n], tiles[s.end_tile[n]] if s.end_tile[n] >= 0 else "?"]
            for n in range(END_TILES)
            if s.end_taker[n] >= 0
        ],
    }
    return turn, board


_BARE: Plain = {
    **dict.fromkeys(INNER, 0),
    **dict.fromkeys(("move_from", "move_to", "move_district", "fresh_token"), -1),
    "need": [0] * RESOURCES,
    "ruled_out": [[0] * 4] * SEATS,
    "end_used_at": [0] * END_TILES,
}


def describe_seats(s: Any, edition: Edition) -> dict[int, Plain]:
    """What every seat has, from a record's :func:`~cadastre.core.layout.numbers`."""
    return {seat: _describe_seat(s, seat, edition) for seat in range(s.players)}


def _describe_seat(s: Any, seat: int, edition: Edition) -> Plain:
    names, slots = edition.names, slot_names(edition)
    places = [*names["districts"], "arc"]
    return {
        "francs": s.francs[seat],
        "vp": s.vp[seat],
        "keys": s.keys[seat],
        "reserve": s.reserve[seat],
        "meeple": s.meeple[seat] + 1,
        "tokens": {TOKEN_IDS[kind]: s.tokens[seat][kind] for kind in range(6)},
        "bonus": bits(s.bonus_held[seat], range(1, SPACES + 1)),
        "used": bits(s.bonus_used[seat], range(1, SPACES + 1)),
        "end_tiles": bits(s.end_hand[seat], names["end_tiles"]),
        "end_used": bits(s.end_used[seat], names["end_tiles"]),
        "looked": s.end_seen_at[seat],
        "banks": [places[place] for place in range(7) for _ in range(s.place_keys[seat][place])],
        "buildings": [slots[slot] for slot in range(SLOTS) for _ in range(s.slot_keys[seat][slot])],
        "landmarks": [names["landmarks"][mark] for mark in range(8) for _ in range(s.landmark_keys[seat][mark])],
        "score": score_lines(s, seat, edition),
    }


def score_lines(s: Any, seat: int, edition: Edition) -> Plain:
    """A seat's VP by source, in the lines of P9.7."""
    by_district = zip(edition.names["districts"], s.score_district[seat], strict=True)
    return {
        "eight": s.score_eight[seat],
        "prestige": s.score_prestige[seat],
        "bonus": {n + 1: vp for n, vp in enumerate(s.score_bonus[seat]) if vp},
        "end_tiles": s.score_end[seat],
        "districts": {name: vp for name, vp in by_district if vp},
    }
