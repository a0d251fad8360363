"""What must hold after every decision of every game of Paris; the books are those of ``ledger``."""

from cadastre.core.kernel import Buffer, kernel
from cadastre.games.paris.rules.actions import ACTIONS
from cadastre.games.paris.rules.state import (
    ACT,
    BANKS_AND_ARC,
    DISTRICTS,
    DONE,
    DRAW,
    END_TILES,
    FIRST_LANDMARK,
    FIRST_SLOT,
    LANDMARKS,
    OVER,
    PILES,
    PLACES,
    RESOURCES,
    SEARCH,
    SLOTS,
    SPACES,
    STEPS,
    TOKENS,
    VP_TILES,
    Figures,
    Paris,
)
from testkit.fuzzing import bits
from tests.games.paris.ledger import Ledger

INVARIANTS = (
    "nothing",
    "the events fit together",
    "francs are those of the start, plus gained, minus paid, by the events",
    "VP are those of the events",
    "the score lines are those of the events and add up to the VP",
    "nobody holds less than nothing",
    "keys of each colour are conserved",
    "keys lie where the events put them",
    "at most one own key on each bank and on the Arc",
    "keys on tiles lie on tiles that are there, and share them only through 9 and 16",
    "tokens of each kind are conserved",
    "tokens lie where the events put them",
    "buildings are conserved",
    "buildings and piles are as the events say",
    "a district has no type of building twice",
    "visible backs are of tiles still out",
    "landmarks and VP tiles lie where the events put them",
    "no VP tile lies twice, nor before four keys lie in as many districts",
    "bonus tiles of each number are conserved, and nobody has two",
    "bonus tiles and meeples are where the events put them",
    "end-game tiles are conserved",
    "takings, hands and looks at the end-game tiles are as the events say",
    "turn, seat and end are as the events say",
    "nothing is left over from a move that is done",
    "the legal actions are some, in rising order, of this game; none once it is over",
    "the game ends after everybody's last turn, and its winners have most VP",
    "the game is not too long",
)
"""By the number that :func:`check` returns."""

(
    _,
    FAULT,
    FRANCS,
    VP,
    SCORE_LINES,
    NEGATIVE,
    KEYS_CONSERVED,
    KEYS_PLACED,
    ONE_PER_BANK,
    KEYS_ON_TILES,
    TOKENS_CONSERVED,
    TOKENS_PLACED,
    BUILDINGS_CONSERVED,
    BUILDINGS_PLACED,
    TYPES_UNIQUE,
    BACKS,
    MARKS_PLACED,
    VP_TILES_UNIQUE,
    BONUS_CONSERVED,
    BONUS_PLACED,
    END_CONSERVED,
    END_PLACED,
    TURN,
    LEFTOVERS,
    LEGAL,
    ENDING,
    LENGTH,
) = range(27)

# A turn that is no pass draws a building (36 at most), places a key (36 at most: 4 * (7 + 2)), moves one upwards (14
# times each: five low values, the 8, eight landmarks) or takes an end-game tile (12). Once the piles are empty nobody
# may pass while end-game tiles are left; after the last one everybody has less than two turns. So there are at most
# 36 + 36 * 15 + 12 + 8 turns. Each has an action and an end; a key's climb asks at most 2 * 3 times for bonus tiles,
# once for wood, 8 * 3 times for resources and 8 * 4 for prestige, thus 36 * (2 * 15 + 63) decisions; add 6 for VP
# tiles, 72 for buildings, 36 for end-game tiles, 2 * 44 for passing. Trade wears itself out: francs and what the tokens
# in hand would sell for grow only by the start, banks, tokens and tiles (410 in all), and every purchase burns one at
# least: at most 410 purchases, 36 + 410 + 40 sales, and 54 tiles to be used.
MOST_TURNS = 600
MOST_DECISIONS = 5000


@kernel
def check(s: Paris, b: Ledger, fig: Figures, seat: int, out: Buffer, count: int, decisions: int) -> int:
    """0 if all is well, else the number of what is broken; ``out`` lists the ``count`` legal actions of the seat."""
    if b.fault > 0:
        return FAULT
    if decisions > MOST_DECISIONS or s.turn > MOST_TURNS:
        return LENGTH
    broken = check_seats(s, b)
    if broken == 0:
        broken = check_keys(s, b, fig)
    if broken == 0:
        broken = check_tokens(s, b, fig)
    if broken == 0:
        broken = check_buildings(s, b)
    if broken == 0:
        broken = check_marks(s, b)
    if broken == 0:
        broken = check_bonus(s, b)
    if broken == 0:
        broken = check_end_tiles(s, b)
    if broken == 0:
        broken = check_turn(s, b, out, count)
    return broken


@kernel
def check_seats(s: Paris, b: Ledger) -> int:
    """Francs, VP and their sources."""
    for seat in range(s.players):
        if s.francs[seat] < 0 or s.vp[seat] < 0 or s.keys[seat] < 0 or s.reserve[seat] < 0:
            return NEGATIVE
        if s.francs[seat] != b.francs[seat]:
            return FRANCS
        if s.vp[seat] != b.vp[seat]:
            return VP
        total = s.score_eight[seat] + s.score_prestige[seat] + s.score_end[seat]
        same = s.score_eight[seat] == b.score_eight[seat] and s.score_prestige[seat] == b.score_prestige[seat]
        same = same and s.score_end[seat] == b.score_end[seat]
        for district in range(DISTRICTS):
            total += s.score_district[seat, district]
            same = same and s.score_district[seat, district] == b.score_district[seat, district]
        for bonus in range(SPACES):
            total += s.score_bonus[seat, bonus]
            same = same and s.score_bonus[seat, bonus] == b.score_bonus[seat, bonus]
        if not same or total != s.vp[seat]:
            return SCORE_LINES
    return 0


@kernel
def keys_on(s: Paris, seat: int, place: int) -> int:
    """Keys of a seat at any place."""
    if place < BANKS_AND_ARC:
        return s.place_keys[seat, place]
    if place < FIRST_LANDMARK:
        return s.slot_keys[seat, place - FIRST_SLOT]
    return s.landmark_keys[seat, place - FIRST_LANDMARK]


@kernel
def check_keys(s: Paris, b: Ledger, fig: Figures) -> int:
    """Keys of each colour, and where they lie."""
    sharers = 0
    for seat in range(s.players):
        total = s.keys[seat] + s.reserve[seat]
        for place in range(PLACES):
            keys = keys_on(s, seat, place)
            if keys < 0:
                return NEGATIVE
            total += keys
        if total != fig.keys[s.players] + fig.reserve:
            return KEYS_CONSERVED
        for place in range(BANKS_AND_ARC):
            if s.place_keys[seat, place] > 1:
                return ONE_PER_BANK
        if s.keys[seat] != b.keys[seat] or s.reserve[seat] != b.reserve[seat]:
            return KEYS_PLACED
        for place in range(PLACES):
            if keys_on(s, seat, place) != b.on[seat, place]:
                return KEYS_PLACED
        sharers += ((s.bonus_used[seat] >> 8) & 1) + ((s.bonus_used[seat] >> 15) & 1)
    for place in range(FIRST_SLOT, PLACES):
        keys = 0
        for seat in range(s.players):
            keys += keys_on(s, seat, place)
        lies = s.landmark_at[place - FIRST_LANDMARK] if place >= FIRST_LANDMARK else s.slot_type[place - FIRST_SLOT]
        if keys > 0 and lies < 0:
            return KEYS_ON_TILES
        sharers -= max(keys - 1, 0)
    return KEYS_ON_TILES if sharers < 0 else 0


@kernel
def check_tokens(s: Paris, b: Ledger, fig: Figures) -> int:
    """Six of each kind: beside slots, behind screens, in the supply, or (prestige) spent."""
    for token in range(TOKENS):
        printed = 0
        total = b.gone[token]
        same = True
        if token < RESOURCES:
            if s.supply[token] < 0:
                return NEGATIVE
            total = s.supply[token]
            same = total == b.gone[token]
        for slot in range(SLOTS):
            printed += fig.slot_token[slot] == token
            total += s.slot_token[slot] == token
            same = same and s.slot_token[slot] == b.slot_token[slot]
        for seat in range(s.players):
            if s.tokens[seat, token] < 0:
                return NEGATIVE
            total += s.tokens[seat, token]
            same = same and s.tokens[seat, token] == b.tokens[seat, token]
        if total != printed:
            return TOKENS_CONSERVED
        if not same:
            return TOKENS_PLACED
    return 0


@kernel
def check_buildings(s: Paris, b: Ledger) -> int:
    """36 buildings: undrawn (in the piles or put back), drawn, placed or removed."""
    out = 0
    placed = 0
    same = s.drawn == b.drawn
    for slot in range(SLOTS):
        out += s.undrawn[slot]
        placed += s.slot_type[slot] >= 0
        same = same and s.undrawn[slot] == b.undrawn[slot] and s.slot_type[slot] == b.slot_type[slot]
    piled = 0
    for pile in range(PILES):
        if s.pile_size[pile] < 0:
            return NEGATIVE
        piled += s.pile_size[pile]
        same = same and s.pile_size[pile] == b.pile_size[pile] and s.pile_back[pile] == b.pile_back[pile]
    if out + placed + b.removed + (s.drawn >= 0) != SLOTS or piled != out - (0 if s.free_placement else 3):
        return BUILDINGS_CONSERVED
    if not same:
        return BUILDINGS_PLACED
    for district in range(DISTRICTS):
        seen = 0
        left = 0
        for step in range(STEPS):
            left += s.undrawn[district * STEPS + step]
            kind = s.slot_type[district * STEPS + step]
            if kind >= 0:
                if (seen >> kind) & 1:
                    return TYPES_UNIQUE
                seen |= 1 << kind
        for pile in range(PILES):
            left -= s.pile_back[pile] == district
        if left < 0:
            return BACKS
    for pile in range(PILES):
        if (s.pile_size[pile] > 0) != (s.pile_back[pile] >= 0):
            return BACKS
    return 0


@kernel
def check_marks(s: Paris, b: Ledger) -> int:
    """Landmarks and VP tiles."""
    for landmark in range(LANDMARKS):
        if s.landmark_at[landmark] != b.landmark_at[landmark]:
            return MARKS_PLACED
    seen = 0
    laid = 0
    crowded = 0
    for district in range(DISTRICTS):
        tile = s.vp_tile[district]
        if tile >= 0:
            if tile >= VP_TILES or (seen >> tile) & 1:
                return VP_TILES_UNIQUE
            seen |= 1 << tile
            laid += 1
        keys = 0
        for seat in range(s.players):
            for step in range(STEPS):
                keys += s.slot_keys[seat, district * STEPS + step]
            for landmark in range(LANDMARKS):
                if s.landmark_at[landmark] == district:
                    keys += s.landmark_keys[seat, landmark]
        crowded += keys >= 4
    if laid > crowded:
        return VP_TILES_UNIQUE
    for district in range(DISTRICTS):
        if s.vp_tile[district] != b.vp_tile[district]:
            return MARKS_PLACED
    return 0


@kernel
def check_bonus(s: Paris, b: Ledger) -> int:
    """Bonus tiles by number: on the track, held or used; never twice with one seat."""
    for space in range(SPACES):
        if s.space_left[space] < 0:
            return NEGATIVE
        number = s.space_number[space]
        total = s.space_left[space]
        for seat in range(s.players):
            held, used = (s.bonus_held[seat] >> (number - 1)) & 1, (s.bonus_used[seat] >> (number - 1)) & 1
            if held + used > 1:
                return BONUS_CONSERVED
            total += held + used
        if total != b.copies[number - 1]:
            return BONUS_CONSERVED
        if s.space_left[space] != b.space_left[space]:
            return BONUS_PLACED
    for seat in range(s.players):
        if s.bonus_held[seat] != b.held[seat] or s.bonus_used[seat] != b.used[seat] or s.meeple[seat] != b.meeple[seat]:
            return BONUS_PLACED
    return 0


@kernel
def check_end_tiles(s: Paris, b: Ledger) -> int:
    """End-game tiles, and what the seats know of them."""
    every = (1 << END_TILES) - 1
    union = s.end_pile
    count = bits(s.end_pile)
    for seat in range(s.players):
        union |= s.end_hand[seat] | s.end_used[seat]
        count += bits(s.end_hand[seat]) + bits(s.end_used[seat])
    if union != every or count != END_TILES:
        return END_CONSERVED
    if s.end_left != END_TILES - b.taken or s.end_pile != b.end_pile:
        return END_PLACED
    for taking in range(END_TILES):
        if s.end_taker[taking] != b.takers[taking] or s.end_tile[taking] != b.takes[taking]:
            return END_PLACED
        if s.end_used_at[taking] != b.used_at[taking]:
            return END_PLACED
    for seat in range(s.players):
        known = every
        for taking in range(b.looked[seat]):
            known &= ~(1 << b.takes[taking])
        if s.end_known[seat] != known or s.end_seen_at[seat] != b.looked[seat]:
            return END_PLACED
        if s.end_hand[seat] != b.end_hand[seat] or s.end_used[seat] != b.end_used[seat]:
            return END_PLACED
        if s.end_count[seat] != bits(s.end_hand[seat]):
            return END_PLACED
    return 0


@kernel
def check_turn(s: Paris, b: Ledger, out: Buffer, count: int) -> int:
    """Whose turn it is, what is under way, what may be done."""
    if s.turn != b.turn or s.current != b.current or s.final_turn != b.final_turn:
        return TURN
    if (s.phase == OVER) != (b.winners >= 0) or s.bought != b.bought or s.sold != b.sold:
        return TURN
    if s.halves[0] != b.halves[0] or s.halves[1] != b.halves[1]:
        return TURN
    if s.phase == SEARCH and b.looked[s.current] != b.taken:
        return TURN
    if s.phase == DRAW or s.phase == ACT or s.phase == DONE or s.phase == OVER:
        owed = s.need[0] + s.need[1] + s.need[2] + s.give_due + s.bonus_due + s.bonus_price + s.vp_due
        if owed != 0 or s.last_choice != 0 or s.resume != 0 or s.drawn != -1 or s.fresh_token != -1:
            return LEFTOVERS
        if s.move_from != -1 or s.move_to != -1 or s.move_district != -1:
            return LEFTOVERS
    if s.phase == OVER:
        if count != 0:
            return LEGAL
        return 0 if ends_well(s, b) else ENDING
    last = -1
    for index in range(count):
        if out[index] <= last:
            return LEGAL
        last = out[index]
    return LEGAL if count == 0 or last >= ACTIONS else 0


@kernel
def ends_well(s: Paris, b: Ledger) -> bool:
    """Everybody had as many turns; nobody has more VP than a winner, or as many VP and more francs (P9.1, P9.6)."""
    if s.turn % s.players != 0 or s.turn != s.final_turn + 1:
        return False
    for seat in range(s.players):
        if (b.winners >> seat) & 1:
            for other in range(s.players):
                if s.vp[other] > s.vp[seat] or (s.vp[other] == s.vp[seat] and s.francs[other] > s.francs[seat]):
                    return False
    return b.winners > 0
