"""Setting up: P1."""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.core.rng import below
from cadastre.games.paris.rules.events import E_BACK_SHOWN, E_DEALT, E_STARTED, E_TURN_STARTED
from cadastre.games.paris.rules.state import (
    ACT,
    DISTRICTS,
    DRAW,
    END_TILES,
    GOLD,
    LANDMARKS,
    OVER,
    PILES,
    SEATS,
    SLOTS,
    SPACES,
    STEPS,
    Figures,
    Paris,
)


@kernel
def clear(s: Paris) -> None:
    """A table with nothing on it and nothing under way."""
    s.phase = OVER
    s.final_turn = -1
    s.drawn = s.move_from = s.move_to = s.move_district = s.fresh_token = -1
    for slot in range(SLOTS):
        s.slot_type[slot] = s.slot_token[slot] = -1
    for landmark in range(LANDMARKS):
        s.landmark_at[landmark] = -1
    for district in range(DISTRICTS):
        s.vp_tile[district] = -1
    for pile in range(PILES):
        s.pile_back[pile] = -1
    for taking in range(END_TILES):
        s.end_taker[taking] = s.end_tile[taking] = -1
    for seat in range(SEATS):
        s.meeple[seat] = -1


@kernel
def deal(s: Paris, fig: Figures, log: EventBuffer) -> None:
    """Lay out a new game on a cleared table, up to the first decision."""
    emit(log, E_STARTED, -1, s.players, 0, 0, 0)
    s.start_player = s.current = below(s.luck, s.players)
    for seat in range(s.players):
        s.francs[seat] = fig.start_francs
        s.keys[seat] = fig.keys[s.players]
        s.reserve[seat] = fig.reserve
        emit(log, E_DEALT, seat, s.francs[seat], s.keys[seat], s.reserve[seat], 0)
    lay_tokens(s, fig)
    lay_bonus_tiles(s, fig)
    s.end_pile = (1 << END_TILES) - 1
    s.end_left = END_TILES
    for seat in range(s.players):
        s.end_known[seat] = s.end_pile
    for tile in range(SLOTS):
        s.undrawn[tile] = 1
    out = SLOTS if s.free_placement else SLOTS - 3  # P1.3, P1.10
    for pile in range(PILES):
        s.pile_size[pile] = out // PILES
        show_back(s, log, pile)
    start_turn(s, log)


@kernel
def lay_tokens(s: Paris, fig: Figures) -> None:
    """A token beside each slot: P1.5, or P1.9."""
    for slot in range(SLOTS):
        s.slot_token[slot] = fig.slot_token[slot]
    if not s.random_setup:
        return
    # Gold goes beside the dearest slots; whatever lay there goes where gold was, then all others are shuffled.
    last = STEPS - 1
    for district in range(DISTRICTS):
        dear = district * STEPS + last
        if s.slot_token[dear] != GOLD:
            for slot in range(SLOTS):
                if s.slot_token[slot] == GOLD and slot % STEPS != last:
                    s.slot_token[slot] = s.slot_token[dear]
                    s.slot_token[dear] = GOLD
                    break
    for index in range(DISTRICTS * last - 1, 0, -1):
        other = below(s.luck, index + 1)
        a, b = index // last * STEPS + index % last, other // last * STEPS + other % last
        token = s.slot_token[a]
        s.slot_token[a] = s.slot_token[b]
        s.slot_token[b] = token


@kernel
def lay_bonus_tiles(s: Paris, fig: Figures) -> None:
    """The bonus track: P1.7, or shuffled within its zones by P1.9."""
    for space in range(SPACES):
        s.space_number[space] = space + 1
    if s.random_setup:
        start = 0
        for space in range(SPACES):
            if fig.bonus_zone[space] != fig.bonus_zone[start]:
                start = space
            other = start + below(s.luck, space - start + 1)
            number = s.space_number[other]
            s.space_number[other] = s.space_number[space]
            s.space_number[space] = number
    for space in range(SPACES):
        number = s.space_number[space]
        for copy in range(2):
            least = fig.bonus_min_players[number - 1, copy]
            if least != 0 and s.players >= least:
                s.space_left[space] += 1


@kernel
def show_back(s: Paris, log: EventBuffer, pile: int) -> None:
    """Turn up the back of the top tile: any of the tiles whose back nobody has seen yet is as likely (P1.3)."""
    if s.pile_size[pile] == 0:
        s.pile_back[pile] = -1
        return
    s.pile_back[pile] = -1
    hidden = 0
    for tile in range(SLOTS):
        hidden += s.undrawn[tile]
    for other in range(PILES):
        hidden -= s.pile_back[other] >= 0
    pick = below(s.luck, hidden)
    for district in range(DISTRICTS):
        for step in range(STEPS):
            pick -= s.undrawn[district * STEPS + step]
        for other in range(PILES):
            pick += s.pile_back[other] == district
        if pick < 0:
            s.pile_back[pile] = district
            break
    emit(log, E_BACK_SHOWN, -1, pile, s.pile_back[pile], 0, 0)


@kernel
def start_turn(s: Paris, log: EventBuffer) -> None:
    """The current seat's turn begins with step 1, or with step 2 once all piles are empty (P3.2)."""
    emit(log, E_TURN_STARTED, s.current, s.turn, 0, 0, 0)
    s.phase = ACT if piles_empty(s) else DRAW


@kernel
def piles_empty(s: Paris) -> bool:
    """Whether no building is left to draw."""
    return s.pile_size[0] + s.pile_size[1] + s.pile_size[2] == 0
