"""End-game tiles: P6, and what is remembered of them (P2.5)."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.paris.rules.actions import A_SEARCH, A_TAKE, A_USE_END
from cadastre.games.paris.rules.events import (
    E_END_TAKEN,
    E_END_USED,
    E_GAINED,
    E_LAST_END_TILE,
    E_SCORED,
    E_SEARCHED,
    FOR_END_TILE,
    VP_END_TILE,
)
from cadastre.games.paris.rules.setup import piles_empty
from cadastre.games.paris.rules.state import DONE, END_TILES, SEARCH, Figures, Paris


@kernel
def list_search(s: Paris, out: Buffer, n: int) -> int:
    """Looking through the pile, once all buildings are drawn (P6.1)."""
    if s.end_left > 0 and piles_empty(s):
        out[n] = A_SEARCH
        n += 1
    return n


@kernel
def search(s: Paris, log: EventBuffer) -> None:
    """Look through the pile; what lies there is seen by this seat alone."""
    seat = s.current
    emit(log, E_SEARCHED, seat, s.end_pile, 0, 0, 0)
    s.end_known[seat] = s.end_pile
    s.end_seen_at[seat] = END_TILES - s.end_left
    s.phase = SEARCH
    if s.end_left == 1:
        for tile in range(END_TILES):
            if (s.end_pile >> tile) & 1:
                take_end_tile(s, log, tile)
                break


@kernel
def list_takes(s: Paris, out: Buffer) -> int:
    """Having looked, one must be taken."""
    n = 0
    for tile in range(END_TILES):
        if (s.end_known[s.current] >> tile) & 1:
            out[n] = A_TAKE + tile
            n += 1
    return n


@kernel
def take_end_tile(s: Paris, log: EventBuffer, tile: int) -> None:
    """Take a tile; the last one starts the end of the game (P9.1)."""
    seat = s.current
    bit = 1 << tile
    taking = END_TILES - s.end_left
    s.end_taker[taking] = seat
    s.end_tile[taking] = tile
    s.end_pile &= ~bit
    s.end_left -= 1
    s.end_hand[seat] |= bit
    s.end_count[seat] += 1
    s.end_known[seat] = s.end_known[seat] & ~bit
    s.end_seen_at[seat] = taking + 1
    emit(log, E_END_TAKEN, seat, tile, s.end_left, 0, 0)
    if s.end_left == 0:
        s.final_turn = (s.turn // s.players + 2) * s.players - 1
        emit(log, E_LAST_END_TILE, seat, s.final_turn, 0, 0, 0)
    s.phase = DONE


@kernel
def discard_end_tile(s: Paris, fig: Figures, log: EventBuffer, seat: int, tile: int) -> None:
    """A tile leaves the hand for good, seen by all."""
    bit = 1 << tile
    s.end_hand[seat] &= ~bit
    s.end_count[seat] -= 1
    s.end_used[seat] |= bit
    s.end_used_at[tile] = END_TILES - s.end_left
    forget_pass(s, seat, fig.end_token[tile])
    emit(log, E_END_USED, seat, tile, 0, 0, 0)


@kernel
def forget_pass(s: Paris, seat: int, token: int) -> None:
    """What a pass ruled out was said of the hand of that moment: without a tile of this kind, one less is ruled out."""
    for wood in range(4):
        row = 0
        for marble in range(4):
            for gold in range(4):
                more_wood = min(wood + (token == 0), 3)
                more_marble = min(marble + (token == 1), 3)
                more_gold = min(gold + (token == 2), 3)
                row |= ((s.ruled_out[seat, more_wood] >> (more_marble * 4 + more_gold)) & 1) << (marble * 4 + gold)
        s.ruled_out[seat, wood] = row


@kernel
def list_end_uses(s: Paris, fig: Figures, out: Buffer, n: int) -> int:
    """Tiles that give francs or VP; those that stand for a token are paid, given or sold instead (P6.2)."""
    seat = s.current
    if s.end_hand[seat] != 0:
        for tile in range(END_TILES):
            if (s.end_hand[seat] >> tile) & 1 and fig.end_token[tile] < 0:
                out[n] = A_USE_END + tile
                n += 1
    return n


@kernel
def use_end_tile(s: Paris, fig: Figures, log: EventBuffer, tile: int) -> None:
    """Use a tile for its francs or VP."""
    seat = s.current
    discard_end_tile(s, fig, log, seat, tile)
    if fig.end_francs[tile] > 0:
        s.francs[seat] += fig.end_francs[tile]
        emit(log, E_GAINED, seat, fig.end_francs[tile], FOR_END_TILE, 0, 0)
    if fig.end_vp[tile] > 0:
        s.vp[seat] += fig.end_vp[tile]
        s.score_end[seat] += fig.end_vp[tile]
        emit(log, E_SCORED, seat, fig.end_vp[tile], VP_END_TILE, tile, 0)
