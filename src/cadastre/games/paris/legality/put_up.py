"""Putting up a position that a scenario file describes: the inverse of :mod:`cadastre.games.paris.legality.position`.

What the file leaves out is as at the start of a game, with the current seat about to take its action.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from cadastre.core.game import Game
from cadastre.core.layout import Array
from cadastre.core.positions import Putter
from cadastre.core.rng import Luck
from cadastre.core.tables import Document
from cadastre.games.paris.edition import TOKENS as TOKEN_IDS
from cadastre.games.paris.edition import TYPES
from cadastre.games.paris.legality.notation import vp_tile_ids
from cadastre.games.paris.legality.position import INNER, PHASES, slot_names
from cadastre.games.paris.legality.position_shape import Board, Position, PositionFile, Score, Seat, Track, Turn
from cadastre.games.paris.rules.actions import ACTIONS
from cadastre.games.paris.rules.engine import BORDER
from cadastre.games.paris.rules.state import (
    ACT,
    ARC,
    DISTRICTS,
    DONE,
    DRAW,
    END_TILES,
    FIRST_LANDMARK,
    FIRST_SLOT,
    PILES,
    PLACES,
    RESOURCES,
    SPACES,
    STEPS,
)

MOST_FRANCS = 10_000
"""More would not fit the VP that bonus 27 makes of them."""

LIMITS = {
    "resume": (0, DONE),
    "move_from": (-1, PLACES - 1),
    "move_to": (-1, PLACES - 1),
    "move_district": (-1, 5),
    "need": (0, 3),
    "last_choice": (0, 14),
    "give_due": (0, 18),
    "bonus_price": (0, 50),
    "fresh_token": (-1, 5),
    "ruled_out": (0, 0xFFFF),
    "end_used_at": (0, END_TILES),
}
"""What the inner fields may hold; those not named are 0 or 1."""


class _Putter(Putter):
    """Puts up one position of Paris."""

    def __init__(self, game: Game, document: Document) -> None:
        super().__init__(game, document)
        self.slots = slot_names(game.edition)

    def put(self, position: Position) -> Array:
        self.data["luck"][0, :2] = Luck(str(position.seed)).key
        self.turn(position.turn)
        self.board(position.board)
        for seat in position.seats:
            self.number(f"seats.{seat}", seat, 0, self.game.players - 1)
        for seat in range(self.game.players):
            self.seat(seat, position.seats.get(seat, Seat()))
        self.takings(position)
        for name, value in position.inner.items():
            self.inner(name, value)
        self.can_be()
        return self.data

    def inner(self, name: str, value: Any) -> None:
        """A field of the record as it is."""
        if name not in INNER:
            raise self.error(f"inner.{name}", f"is none of {', '.join(INNER)}")
        try:
            if not np.issubdtype(np.asarray(value).dtype, np.integer):
                raise TypeError
            self.s[name] = value
        except (ValueError, TypeError, OverflowError):
            raise self.error(f"inner.{name}", "has another shape") from None
        least, most = LIMITS.get(name, (0, 1))
        if np.min(self.s[name]) < least or np.max(self.s[name]) > most:
            raise self.error(f"inner.{name}", f"is from {least} to {most}")

    def can_be(self) -> None:
        """Refuse what no game comes to: nobody could go on from it, or what was seen of a seat is not true of it."""
        s, phase = self.s, PHASES[self.s.phase]
        if phase == "pairs" and (s.resume not in (DRAW, ACT, DONE) or (s.resume == DRAW and not s.pile_size.any())):
            raise self.error("inner.resume", f"is {ACT}, {DONE}, or {DRAW} while there are piles")
        if phase == "pay" and not self.has_key(int(s.move_from)):
            raise self.error("inner.move_from", "the seat has no key there")
        if phase in ("pay", "give") and (s.move_to < FIRST_SLOT or s.move_district < 0):
            raise self.error("inner", f"the phase {phase} needs move_from, move_to and move_district")
        if phase == "give" and s.move_to < FIRST_LANDMARK:
            raise self.error("inner.move_to", "prestige is given at a landmark")
        if phase == "settle" and s.drawn < 0:
            raise self.error("turn.drawn", "the phase settle needs the building that was drawn")
        scratch: Any = np.zeros(ACTIONS, np.int32)
        if phase != "over" and BORDER.list_legal(self.data, 0, self.game.figures, int(self.s.current), scratch) == 0:
            raise self.error("turn.phase", f"nothing is possible in the phase {phase} here")
        for seat in range(self.game.players):
            hand = [tile for tile in range(END_TILES) if s.end_hand[seat] >> tile & 1]
            wood, marble, gold = (min(sum(self.fig.end_token[tile] == kind for tile in hand), 3) for kind in range(3))
            if s.ruled_out[seat, wood] >> int(marble * 4 + gold) & 1:
                raise self.error("inner.ruled_out", f"rules out what seat {seat} holds")

    def has_key(self, place: int) -> bool:
        """Whether the current seat has a key on a place."""
        s, seat = self.s, self.s.current
        if place >= FIRST_LANDMARK:
            return bool(s.landmark_keys[seat, place - FIRST_LANDMARK] > 0)
        if place >= FIRST_SLOT:
            return bool(s.slot_keys[seat, place - FIRST_SLOT] > 0)
        return place >= 0 and bool(s.place_keys[seat, place] > 0)

    def turn(self, turn: Turn) -> None:
        s, most = self.s, self.game.players - 1
        s.current = self.number("turn.seat", turn.seat, 0, most)
        s.start_player = self.number("turn.start", turn.start, 0, most)
        s.phase = self.index("turn.phase", turn.phase, PHASES, "phase")
        s.turn = self.number("turn.number", turn.number, 0, 1000)
        s.final_turn = self.number("turn.last", turn.last, -1, 1000)
        s.bought = self.mask("turn.bought", turn.bought, TOKEN_IDS[:RESOURCES], "resource")
        s.sold = self.mask("turn.sold", turn.sold, TOKEN_IDS[:RESOURCES], "resource")
        for n, half in enumerate(turn.halves):
            s.halves[n] = self.number(f"turn.halves[{n}]", half, 0, 1)
        s.drawn = self.index("turn.drawn", turn.drawn, self.slots, "building") if turn.drawn else -1

    def board(self, board: Board) -> None:
        s, names = self.s, self.names
        if isinstance(board.buildings, str):
            if board.buildings != "all":
                raise self.error("board.buildings", "is a list, or 'all'")
            s.slot_type[:] = self.fig.building_type
        else:
            for n, name in enumerate(board.buildings):
                self.building(f"board.buildings[{n}]", name)
        if board.undrawn is None:
            s.undrawn[:] = s.slot_type < 0
        else:
            for n, name in enumerate(board.undrawn):
                s.undrawn[self.index(f"board.undrawn[{n}]", name, self.slots, "building")] = 1
        s.slot_token[:] = self.fig.slot_token
        for district, tokens in (board.tokens or {}).items():
            d = self.index(f"board.tokens.{district}", district, names["districts"], "district")
            self.number(f"board.tokens.{district}", len(tokens), STEPS, STEPS)
            for step, name in enumerate(tokens):
                at = f"board.tokens.{district}[{step}]"
                s.slot_token[d * STEPS + step] = -1 if name == "-" else self.index(at, name, TOKEN_IDS, "token")
        for district, marks in board.landmarks.items():
            d = self.index(f"board.landmarks.{district}", district, names["districts"], "district")
            for n, name in enumerate(marks):
                at = f"board.landmarks.{district}[{n}]"
                mark = self.index(at, name, names["landmarks"], "landmark")
                if s.landmark_at[mark] >= 0:
                    raise self.error(f"{at}", f"{name} stands elsewhere already")
                s.landmark_at[mark] = d
        for district, tile in board.vp_tiles.items():
            d = self.index(f"board.vp_tiles.{district}", district, names["districts"], "district")
            if tile:
                s.vp_tile[d] = self.index(f"board.vp_tiles.{district}", tile, vp_tile_ids(self.fig), "VP tile")
        for name, count in board.supply.items():
            kind = self.index(f"board.supply.{name}", name, TOKEN_IDS[:RESOURCES], "resource")
            s.supply[kind] = self.number(f"board.supply.{name}", count, 0, 50)
        self.track(board.track)
        self.piles(board)

    def building(self, path: str, text: str) -> None:
        name, _, kind = text.rpartition(" ")
        if kind.isdigit():
            name, kind = text, ""
        slot = self.index(path, name, self.slots, "building")
        printed = int(self.fig.building_type[slot])
        self.s.slot_type[slot] = self.index(path, kind, TYPES, "type of building") if kind else printed

    def track(self, track: Track) -> None:
        s = self.s
        numbers = track.numbers or tuple(range(1, SPACES + 1))
        if sorted(numbers) != list(range(1, SPACES + 1)):
            raise self.error("board.track.numbers", f"lists every number from 1 to {SPACES} once")
        s.space_number[:] = numbers
        for space, number in enumerate(numbers):
            least = self.fig.bonus_min_players[number - 1]
            s.space_left[space] = sum(1 for players in least if players and self.game.players >= players)
        if track.left:
            self.number("board.track.left", len(track.left), SPACES, SPACES)
            for space, left in enumerate(track.left):
                s.space_left[space] = self.number(f"board.track.left[{space}]", left, 0, 2)
        for n, number in enumerate(track.gone):
            self.number(f"board.track.gone[{n}]", number, 1, SPACES)
            s.space_left[numbers.index(number)] = 0

    def piles(self, board: Board) -> None:
        s, out = self.s, int(self.s.undrawn.sum())
        if board.piles is not None:
            self.number("board.piles", len(board.piles), PILES, PILES)
            for n, pile in enumerate(board.piles):
                s.pile_size[n] = self.number(f"board.piles[{n}].left", pile.left, 0, 12)
                if pile.left:
                    back = self.index(f"board.piles[{n}].back", pile.back, self.names["districts"], "district")
                    s.pile_back[n] = back
            for d, name in enumerate(self.names["districts"]):
                if (s.pile_back == d).sum() > s.undrawn[d * STEPS : d * STEPS + STEPS].sum():
                    raise self.error("board.piles", f"{name} has fewer buildings left than are shown")
            if s.pile_size.sum() > out:
                raise self.error("board.piles", f"only {out} buildings are left")
            return
        left = max(out - (0 if self.game.options["free_placement"] else 3), 0)
        free = [int(s.undrawn[d * STEPS : d * STEPS + STEPS].sum()) for d in range(DISTRICTS)]
        for n in range(PILES):
            s.pile_size[n] = (left + PILES - 1 - n) // PILES
            if s.pile_size[n]:
                back = max(range(DISTRICTS), key=lambda d: free[d])
                s.pile_back[n] = back
                free[back] -= 1

    def seat(self, seat: int, given: Seat) -> None:
        s, at, names = self.s, f"seats.{seat}", self.names
        for n, name in enumerate(given.banks):
            place = self.index(f"{at}.banks[{n}]", name, [*names["districts"], "arc"], "bank")
            s.place_keys[seat, place if name != "arc" else ARC] += 1
        for n, name in enumerate(given.buildings):
            slot = self.index(f"{at}.buildings[{n}]", name, self.slots, "building")
            if s.slot_type[slot] < 0:
                raise self.error(f"{at}.buildings[{n}]", f"{name} is not on the board")
            s.slot_keys[seat, slot] += 1
        for n, name in enumerate(given.landmarks):
            mark = self.index(f"{at}.landmarks[{n}]", name, names["landmarks"], "landmark")
            if s.landmark_at[mark] < 0:
                raise self.error(f"{at}.landmarks[{n}]", f"{name} is not on the board")
            s.landmark_keys[seat, mark] += 1
        used = len(given.banks) + len(given.buildings) + len(given.landmarks)
        self.number(f"{at}", used, 0, 120)
        start = int(self.fig.keys[self.game.players])
        s.keys[seat] = self.number(f"{at}.keys", max(start - used, 0) if given.keys is None else given.keys, 0, 120)
        s.reserve[seat] = self.number(
            f"{at}.reserve", int(self.fig.reserve) if given.reserve is None else given.reserve, 0, 20
        )
        francs = int(self.fig.start_francs) if given.francs is None else given.francs
        s.francs[seat] = self.number(f"{at}.francs", francs, 0, MOST_FRANCS)
        s.vp[seat] = self.number(f"{at}.vp", given.vp, 0, MOST_FRANCS)
        s.meeple[seat] = self.number(f"{at}.meeple", given.meeple, 0, SPACES) - 1
        for name, count in given.tokens.items():
            kind = self.index(f"{at}.tokens.{name}", name, TOKEN_IDS, "token")
            s.tokens[seat, kind] = self.number(f"{at}.tokens.{name}", count, 0, 50)
        for n, number in enumerate(given.bonus):
            s.bonus_held[seat] |= 1 << self.number(f"{at}.bonus[{n}]", number, 1, SPACES) - 1
        for n, number in enumerate(given.used):
            s.bonus_used[seat] |= 1 << self.number(f"{at}.used[{n}]", number, 1, SPACES) - 1
        self.score(seat, given.score)

    def score(self, seat: int, score: Score) -> None:
        s, at, most = self.s, f"seats.{seat}.score", MOST_FRANCS
        s.score_eight[seat] = self.number(f"{at}.eight", score.eight, 0, most)
        s.score_prestige[seat] = self.number(f"{at}.prestige", score.prestige, 0, most)
        s.score_end[seat] = self.number(f"{at}.end_tiles", score.end_tiles, 0, most)
        for number, vp in score.bonus.items():
            self.number(f"{at}.bonus.{number}", number, 1, SPACES)
            s.score_bonus[seat, number - 1] = self.number(f"{at}.bonus.{number}", vp, 0, most)
        for name, vp in score.districts.items():
            district = self.index(f"{at}.districts.{name}", name, self.names["districts"], "district")
            s.score_district[seat, district] = self.number(f"{at}.districts.{name}", vp, 0, most)

    def takings(self, position: Position) -> None:
        s, tiles = self.s, self.names["end_tiles"]
        seats: Mapping[int, Seat] = position.seats
        told = position.board.takings
        if told is None:
            told = tuple((seat, tile) for seat in seats for tile in (*seats[seat].end_used, *seats[seat].end_tiles))
        self.number("board.takings", len(told), 0, END_TILES)
        for seat, given in seats.items():
            taken = sorted(tile for taker, tile in told if taker == seat)
            held = sorted(tile for tile in taken if tile not in given.end_used)
            if not set(given.end_used) <= set(taken) or (given.end_tiles and sorted(given.end_tiles) != held):
                raise self.error(f"seats.{seat}.end_tiles", "is not what the takings say")
        s.end_pile = (1 << END_TILES) - 1
        for n, (seat, name) in enumerate(told):
            at = f"board.takings[{n}]" if position.board.takings is not None else f"seats.{seat}.end_tiles"
            tile = self.index(at, name, tiles, "end-game tile")
            if not s.end_pile >> tile & 1:
                raise self.error(f"{at}", f"{name} is taken twice")
            s.end_taker[n], s.end_tile[n] = self.number(at, seat, 0, self.game.players - 1), tile
            s.end_pile &= ~(1 << tile)
            used = seats[seat].end_used if seat in seats else ()
            if name in used:
                s.end_used[seat] |= 1 << tile
                s.end_used_at[tile] = len(told)
            else:
                s.end_hand[seat] |= 1 << tile
                s.end_count[seat] += 1
        s.end_left = END_TILES - len(told)
        for seat in range(self.game.players):
            own = [n + 1 for n, (taker, _) in enumerate(told) if taker == seat]
            looked = seats[seat].looked if seat in seats else None
            last = max(own, default=0)
            s.end_seen_at[seat] = self.number(
                f"seats.{seat}.looked", last if looked is None else looked, last, len(told)
            )
            known = (1 << END_TILES) - 1
            for n in range(int(s.end_seen_at[seat])):
                known &= ~(1 << int(s.end_tile[n]))
            s.end_known[seat] = known


def put_up(game: Game, document: Document) -> Array:
    """The record of the position that a document describes under ``position``."""
    part = {"position": document.data.get("position", {})}
    return _Putter(game, document).put(document.convert(PositionFile, part).position)
