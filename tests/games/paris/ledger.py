"""A second set of books: every holding of a game of Paris, rebuilt from its events alone.

``open_books`` copies what lies on the table after set-up; from then on ``feed`` sees nothing but events. It shares no
line with the rules. What the events themselves contradict (a key moved from where none lies) is noted as ``fault``.
"""

from cadastre.core.kernel import EventBuffer, kernel
from cadastre.core.layout import Grid, Ints, Record, i8, i16, i32
from cadastre.games.paris.rules.events import (
    E_BACK_SHOWN,
    E_BONUS_TAKEN,
    E_BONUS_USED,
    E_BOUGHT,
    E_DRAWN,
    E_END_TAKEN,
    E_END_USED,
    E_GAINED,
    E_HALF_LOST,
    E_KEY_GAINED,
    E_KEY_MOVED,
    E_KEY_PLACED,
    E_LANDMARK_LAID,
    E_LAST_END_TILE,
    E_MEEPLE_MOVED,
    E_OVER,
    E_PAID,
    E_PAIR_GIVEN,
    E_PLACED,
    E_PRESTIGE_GIVEN,
    E_REMOVED,
    E_RESOURCE_PAID,
    E_SCORED,
    E_SEARCHED,
    E_SOLD,
    E_TOKEN_TAKEN,
    E_TURN_ENDED,
    E_TURN_STARTED,
    E_VP_TILE_PLACED,
    VP_BONUS,
    VP_DISTRICT,
    VP_EIGHT,
    VP_END_TILE,
    VP_PRESTIGE,
)
from cadastre.games.paris.rules.state import (
    DISTRICTS,
    END_TILES,
    FIRST_LANDMARK,
    FIRST_SLOT,
    FROM_DOUBLE,
    FROM_TOKEN,
    LANDMARKS,
    PILES,
    PLACES,
    RESOURCES,
    SEATS,
    SLOTS,
    SPACES,
    TOKENS,
    VP_TILES,
    Figures,
    Paris,
)


class Ledger(Record):
    """What everybody holds, by the events."""

    fault: int = i16  # number of the first event that cannot be, counted from 1 within its action
    current: int = i8  # the seat whose turn it is
    turn: int = i16  # turns ended
    final_turn: int = i16  # announced with the last end-game tile, else -1
    winners: int = i8  # a bit each once the game is over, else -1
    # the seats
    francs: Ints = i32[SEATS]
    vp: Ints = i32[SEATS]
    score_eight: Ints = i32[SEATS]  # VP by source
    score_prestige: Ints = i32[SEATS]
    score_bonus: Grid = i32[SEATS, SPACES]
    score_end: Ints = i32[SEATS]
    score_district: Grid = i32[SEATS, DISTRICTS]
    keys: Ints = i16[SEATS]
    reserve: Ints = i16[SEATS]
    on: Grid = i16[SEATS, PLACES]  # keys by place
    tokens: Grid = i16[SEATS, TOKENS]
    meeple: Ints = i16[SEATS]
    held: Ints = i32[SEATS]  # bonus tiles, a bit each
    used: Ints = i32[SEATS]
    end_hand: Ints = i32[SEATS]  # end-game tiles, a bit each
    end_used: Ints = i32[SEATS]
    looked: Ints = i16[SEATS]  # end-game tiles taken when this seat last saw the pile
    # the table
    slot_type: Ints = i16[SLOTS]
    slot_token: Ints = i16[SLOTS]
    undrawn: Ints = i16[SLOTS]
    drawn: int = i16  # a building in hand, or -1
    removed: int = i16  # buildings that fitted nowhere
    pile_size: Ints = i16[PILES]
    pile_back: Ints = i16[PILES]
    landmark_at: Ints = i16[LANDMARKS]
    top: Ints = i16[DISTRICTS]  # value of the landmark laid last
    vp_tile: Ints = i16[DISTRICTS]
    gone: Ints = i16[TOKENS]  # resources in the supply, prestige out of the game
    space_left: Ints = i16[SPACES]
    copies: Ints = i16[SPACES]  # bonus tiles in the game, by number - 1
    takers: Ints = i16[END_TILES]  # of the end-game tiles, in order, or -1
    takes: Ints = i16[END_TILES]
    taken: int = i16
    used_at: Ints = i16[END_TILES]  # how many had been taken when this one was used, or 0
    end_pile: int = i32  # what is left of them, a bit each
    # the turn
    halves: Ints = i16[2]
    bought: int = i8
    sold: int = i8


@kernel
def open_books(b: Ledger, s: Paris, fig: Figures, log: EventBuffer) -> None:
    """Copy what lies on the table after set-up."""
    b.fault = 0
    b.current = s.current
    b.turn = 0
    b.final_turn = b.winners = b.drawn = -1
    b.removed = b.taken = b.bought = b.sold = 0
    for seat in range(SEATS):
        b.francs[seat] = s.francs[seat]
        b.keys[seat] = s.keys[seat]
        b.reserve[seat] = s.reserve[seat]
        b.vp[seat] = b.held[seat] = b.used[seat] = b.end_hand[seat] = b.end_used[seat] = b.looked[seat] = 0
        b.meeple[seat] = -1
        b.score_eight[seat] = b.score_prestige[seat] = b.score_end[seat] = 0
        for space in range(SPACES):
            b.score_bonus[seat, space] = 0
        for district in range(DISTRICTS):
            b.score_district[seat, district] = 0
        for place in range(PLACES):
            b.on[seat, place] = 0
        for token in range(TOKENS):
            b.tokens[seat, token] = 0
    for slot in range(SLOTS):
        b.slot_type[slot] = -1
        b.slot_token[slot] = s.slot_token[slot]
        b.undrawn[slot] = 1
    for pile in range(PILES):
        b.pile_size[pile] = s.pile_size[pile]
        b.pile_back[pile] = s.pile_back[pile]
    for landmark in range(LANDMARKS):
        b.landmark_at[landmark] = -1
    for district in range(DISTRICTS):
        b.vp_tile[district] = -1
        b.top[district] = 0
    for space in range(SPACES):
        b.space_left[space] = s.space_left[space]
        b.copies[s.space_number[space] - 1] = s.space_left[space]
    for taking in range(END_TILES):
        b.takers[taking] = b.takes[taking] = -1
        b.used_at[taking] = 0
    for token in range(TOKENS):
        b.gone[token] = 0
    b.halves[0] = b.halves[1] = 0
    b.end_pile = (1 << END_TILES) - 1


@kernel
def feed(b: Ledger, fig: Figures, log: EventBuffer) -> None:
    """Enter the events of one action."""
    for row in range(1, log[0, 0] + 1):
        code, seat = log[row, 0], log[row, 1]
        if code <= E_REMOVED:
            fits = enter_building(b, fig, log, row, code)
        elif code in (E_TURN_ENDED, E_OVER):
            fits = enter_end(b, log, row, code)
        elif seat != b.current and (b.final_turn < 0 or b.turn <= b.final_turn):
            fits = False  # until the last turn is over, only the seat whose turn it is does anything
        elif code <= E_SCORED:
            fits = enter_key(b, fig, code, seat, log[row, 2], log[row, 3], log[row, 4])
        else:
            fits = enter_tile(b, code, seat, log[row, 2], log[row, 3])
        if not fits and b.fault == 0:
            b.fault = row


@kernel
def enter_building(b: Ledger, fig: Figures, log: EventBuffer, row: int, code: int) -> bool:
    """A turn begins; buildings are drawn and placed."""
    if code == E_BACK_SHOWN:
        b.pile_back[log[row, 2]] = log[row, 3]
    elif code == E_TURN_STARTED:
        b.current = log[row, 1]
        return log[row, 2] == b.turn
    elif code == E_DRAWN:
        pile, tile = log[row, 2], log[row, 3]
        fits = b.undrawn[tile] == 1 and b.drawn == -1 and tile // 6 == b.pile_back[pile] and log[row, 1] == b.current
        b.undrawn[tile] = 0
        b.drawn = tile
        b.pile_size[pile] -= 1
        b.pile_back[pile] = -1
        return fits
    elif code == E_PLACED:
        tile, slot = log[row, 2], log[row, 3]
        fits = b.drawn == tile and b.slot_type[slot] == -1 and slot % 6 == tile % 6
        b.slot_type[slot] = fig.building_type[tile]
        b.drawn = -1
        return fits
    elif code == E_REMOVED:
        fits = b.drawn == log[row, 2]
        b.drawn = -1
        b.removed += 1
        return fits
    return True


@kernel
def enter_end(b: Ledger, log: EventBuffer, row: int, code: int) -> bool:
    """A turn or the game ends."""
    if code == E_OVER:
        b.winners = log[row, 2]
        return b.turn == b.final_turn + 1
    b.turn += 1
    b.bought = b.sold = 0
    return log[row, 1] == b.current and b.halves[0] == 0 and b.halves[1] == 0 and b.drawn == -1


@kernel
def enter_key(b: Ledger, fig: Figures, code: int, seat: int, first: int, second: int, third: int) -> bool:
    """Keys, francs, VP, and what a key move costs and brings."""
    if code == E_KEY_PLACED:
        b.keys[seat] -= 1
        b.on[seat, first] += 1
    elif code == E_GAINED:
        b.francs[seat] += first
        return first > 0
    elif code == E_PAID:
        b.francs[seat] -= first
        return first > 0
    elif code == E_RESOURCE_PAID:
        return first < RESOURCES and spend(b, seat, first, second)
    elif code == E_LANDMARK_LAID:
        value = fig.landmark_value[first]
        fits = b.landmark_at[first] == -1 and value > b.top[second]
        b.landmark_at[first] = second
        b.top[second] = value
        return fits
    elif code == E_KEY_MOVED:
        b.on[seat, first] -= 1
        b.on[seat, second] += 1
        lies = b.landmark_at[second - FIRST_LANDMARK] if second >= FIRST_LANDMARK else (second - FIRST_SLOT) // 6
        return b.on[seat, first] >= 0 and lies == third
    elif code == E_TOKEN_TAKEN:
        fits = b.slot_token[first] == second
        b.slot_token[first] = -1
        b.tokens[seat, second] += 1
        return fits
    elif code == E_SCORED:
        return score(b, seat, first, second, third)
    return True


@kernel
def score(b: Ledger, seat: int, vp: int, reason: int, detail: int) -> bool:
    """VP, and the line of the score sheet that they belong to (P9.7)."""
    b.vp[seat] += vp
    if reason == VP_EIGHT:
        b.score_eight[seat] += vp
    elif reason == VP_PRESTIGE:
        b.score_prestige[seat] += vp
    elif reason == VP_BONUS:
        b.score_bonus[seat, detail - 1] += vp
    elif reason == VP_END_TILE:
        b.score_end[seat] += vp
    elif reason == VP_DISTRICT:
        b.score_district[seat, detail] += vp
    else:
        return False
    return vp >= 0


@kernel
def enter_tile(b: Ledger, code: int, seat: int, first: int, second: int) -> bool:
    """Tiles of all sorts, and trade."""
    if code in (E_PRESTIGE_GIVEN, E_SOLD):
        if code == E_SOLD and second == FROM_TOKEN and first < RESOURCES:
            b.sold |= 1 << first
            if (b.bought >> first) & 1:
                return False  # P8.4
        return spend(b, seat, first, second)
    if code == E_BOUGHT:
        b.gone[first] -= 1
        b.tokens[seat, first] += 1
        b.bought |= 1 << first
        return not (b.sold >> first) & 1
    if code == E_PAIR_GIVEN:
        return spend(b, seat, first, FROM_TOKEN) and spend(b, seat, first, FROM_TOKEN)
    if code == E_BONUS_TAKEN:
        bit = 1 << (first - 1)
        fits = b.space_left[second] > 0 and (b.held[seat] | b.used[seat]) & bit == 0
        b.held[seat] |= bit
        b.space_left[second] -= 1
        return fits
    if code == E_BONUS_USED:
        bit = 1 << (first - 1)
        fits = b.held[seat] & bit != 0
        b.held[seat] &= ~bit
        b.used[seat] |= bit
        if first == 21 or first == 19:
            b.halves[0 if first == 21 else 1] += 2
        return fits
    if code == E_HALF_LOST:
        which = 0 if first == 21 else 1
        fits = b.halves[which] == 1
        b.halves[which] = 0
        return fits
    if code == E_MEEPLE_MOVED:
        b.meeple[seat] = first
    elif code == E_KEY_GAINED:
        b.reserve[seat] -= 1
        b.keys[seat] += 1
    elif code == E_VP_TILE_PLACED:
        fits = b.vp_tile[second] == -1 and first < VP_TILES
        b.vp_tile[second] = first
        return fits
    else:
        return enter_end_tile(b, code, seat, first, second)
    return True


@kernel
def enter_end_tile(b: Ledger, code: int, seat: int, first: int, second: int) -> bool:
    """Searching, taking and using end-game tiles."""
    if code == E_SEARCHED:
        b.looked[seat] = b.taken
        return first == b.end_pile
    if code == E_END_TAKEN:
        fits = (b.end_pile >> first) & 1 == 1 and b.looked[seat] == b.taken
        b.takers[b.taken] = seat
        b.takes[b.taken] = first
        b.taken += 1
        b.looked[seat] = b.taken
        b.end_pile &= ~(1 << first)
        b.end_hand[seat] |= 1 << first
        return fits and second == END_TILES - b.taken
    if code == E_LAST_END_TILE:
        b.final_turn = first
        return b.taken == END_TILES
    if code == E_END_USED:
        fits = (b.end_hand[seat] >> first) & 1 == 1
        b.end_hand[seat] &= ~(1 << first)
        b.end_used[seat] |= 1 << first
        b.used_at[first] = b.taken
        return fits
    return True


@kernel
def spend(b: Ledger, seat: int, token: int, source: int) -> bool:
    """One unit goes; for a tile that stands for it, another event says so."""
    if source == FROM_TOKEN:
        b.tokens[seat, token] -= 1
        b.gone[token] += 1
        return b.tokens[seat, token] >= 0
    if source == FROM_DOUBLE:
        which = 0 if token < RESOURCES else 1
        b.halves[which] -= 1
        return b.halves[which] >= 0
    return True
