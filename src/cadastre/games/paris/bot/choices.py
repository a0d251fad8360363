"""Choices worked out by themselves: which bonus tile, which VP tile and where, which pile, which end-game tile.

Each is judged by the part of a position's worth that it changes, which is quick; notes of the best are kept in a row of
the proposals that is not used for one.
"""

from cadastre.bots.mind import MOVES
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.paris.bot.districts import district_worth
from cadastre.games.paris.bot.goods import end_tile_worth
from cadastre.games.paris.bot.reach import key_worth
from cadastre.games.paris.bot.tempo import against, turns_left
from cadastre.games.paris.bot.tiles import LOT, tile_sums
from cadastre.games.paris.rules.actions import A_STOP, A_VP_TILE
from cadastre.games.paris.rules.benefits import list_vp_tiles, may_have
from cadastre.games.paris.rules.state import DISTRICTS, END_TILES, SPACES, STEPS, Figures, Paris
from cadastre.games.paris.rules.turn import may_settle

NOTES = MOVES - 2
"""The row for notes."""
SHORTLIST = 4
"""Bonus tiles that are tried with every move that brings one."""
LAYINGS = 4
"""VP tiles with their districts that are proposed with a move that brings one."""

# Columns of the notes: the best score of a trial; lists with their length, items, scores.
BEST, LISTED, LAID = 0, 1, 10

MASK = (1 << LOT) - 1


@kernel
def note(moves: EventBuffer, head: int, most: int, what: int, score: int) -> None:
    """Put something into a list of notes in the order of scores; these lie ``most`` columns behind."""
    count = moves[NOTES, head]
    place = count
    while place > 0 and moves[NOTES, head + most + place] < score:
        place -= 1
    if place == most:
        return
    for index in range(min(count, most - 1), place, -1):
        moves[NOTES, head + index + 1] = moves[NOTES, head + index]
        moves[NOTES, head + most + index + 1] = moves[NOTES, head + most + index]
    moves[NOTES, head + place + 1] = what
    moves[NOTES, head + most + place + 1] = score
    moves[NOTES, head] = min(count + 1, most)


@kernel
def in_tiles(s: Paris, fig: Figures, seat: int) -> int:
    """What a seat has in bonus tiles, those ahead included."""
    sums = tile_sums(s, fig, seat, max(turns_left(s, seat), 1))
    return (sums >> (2 * LOT)) + ((sums >> LOT) & MASK)


@kernel
def list_tiles(s: Paris, fig: Figures, seat: int, moves: EventBuffer) -> None:
    """Note the bonus tiles ahead that promise most, the best first: to have it, what is passed, what others lose."""
    moves[NOTES, LISTED] = 0
    meeple, held = s.meeple[seat], s.bonus_held[seat]
    for space in range(meeple + 1, SPACES):
        if not may_have(s, seat, space):
            continue
        s.meeple[seat] = space
        s.bonus_held[seat] = held | (1 << (s.space_number[space] - 1))
        s.space_left[space] -= 1
        others = 0
        for other in range(s.players):
            if other != seat:
                others += in_tiles(s, fig, other)
        score = in_tiles(s, fig, seat) - others * against(s) // 1000
        s.space_left[space] += 1
        note(moves, LISTED, SHORTLIST, space, score)
    s.meeple[seat] = meeple
    s.bonus_held[seat] = held


@kernel
def list_layings(s: Paris, fig: Figures, seat: int, out: Buffer, moves: EventBuffer) -> None:
    """Note the VP tiles with their districts that promise most, the best first."""
    moves[NOTES, LAID] = 0
    count = list_vp_tiles(s, out)
    for index in range(count):
        choice = out[index] - A_VP_TILE
        if choice >= 0:
            s.vp_tile[choice % DISTRICTS] = choice // DISTRICTS
        score = district_worth(s, fig, seat)
        for other in range(s.players):
            if other != seat:
                score -= district_worth(s, fig, other) * against(s) // 1000
        if choice >= 0:
            s.vp_tile[choice % DISTRICTS] = -1
        note(moves, LAID, LAYINGS, A_VP_TILE + choice if choice >= 0 else A_STOP, score)


@kernel
def in_keys(s: Paris, fig: Figures, seat: int) -> int:
    """What a seat's keys promise in view of the others'."""
    found = 0
    for other in range(s.players):
        turns = turns_left(s, other)
        worth = key_worth(s, fig, other, turns, tile_sums(s, fig, other, turns) & MASK)
        found += worth if other == seat else -worth * against(s) // 1000
    return found


@kernel
def draw_gain(s: Paris, fig: Figures, seat: int, pile: int) -> int:
    """What drawing from a pile brings: the average over all tiles that its back allows (P2.2)."""
    back, held, base = s.pile_back[pile], s.drawn, in_keys(s, fig, seat)
    total = tiles = 0
    for tile in range(back * STEPS, back * STEPS + STEPS):
        if s.undrawn[tile] == 0:
            continue
        tiles += 1
        s.drawn = tile
        best = ways = 0
        for district in range(DISTRICTS):
            if may_settle(s, fig, district) if s.free_placement else district == back:
                slot = district * STEPS + tile % STEPS
                s.slot_type[slot] = fig.building_type[tile]
                gain = in_keys(s, fig, seat) - base
                s.slot_type[slot] = -1
                best = max(best, gain) if ways > 0 else gain
                ways += 1
        total += best
    s.drawn = held
    return total // max(tiles, 1)


@kernel
def search_gain(s: Paris, fig: Figures, seat: int, turns: int) -> int:
    """What the best tile is worth that may still be in the end-game pile, for one who knows what was there (P2.5)."""
    known = 0
    for tile in range(END_TILES):
        known += (s.end_known[seat] >> tile) & 1
    seen, missed, found = s.end_known[seat], 1000, 0
    for _rank in range(known):
        best, most = -1, -1
        for tile in range(END_TILES):
            if (seen >> tile) & 1:
                worth = end_tile_worth(fig, tile, max(turns, 100))
                if worth > most:
                    best, most = tile, worth
        seen &= ~(1 << best)
        found += most * missed // 1000 * s.end_left // known
        missed = missed * (known - s.end_left) // known
    return found
