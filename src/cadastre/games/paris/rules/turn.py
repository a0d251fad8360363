"""A turn: P3. ``step`` and ``legal`` are the whole engine; everything else calls these two."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.rng import below
from cadastre.games.paris.rules.actions import (
    A_BACK,
    A_BONUS,
    A_BUY,
    A_DRAW,
    A_END_TURN,
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
)
from cadastre.games.paris.rules.benefits import (
    give,
    lay_vp_tile,
    list_bonus,
    list_gifts,
    list_vp_tiles,
    stop,
    take_bonus,
)
from cadastre.games.paris.rules.bonus import end_pairs, fetch, give_pair, go_back, list_pairs, list_uses, use
from cadastre.games.paris.rules.endgame import (
    list_end_uses,
    list_search,
    list_takes,
    search,
    take_end_tile,
    use_end_tile,
)
from cadastre.games.paris.rules.events import E_DRAWN, E_HALF_LOST, E_PASSED, E_PLACED, E_REMOVED, E_TURN_ENDED
from cadastre.games.paris.rules.keys import (
    begin_move,
    list_keys,
    list_moves,
    list_payments,
    pay_on,
    pay_unit,
    place_key,
)
from cadastre.games.paris.rules.scoring import finish
from cadastre.games.paris.rules.setup import show_back, start_turn
from cadastre.games.paris.rules.state import (
    ACT,
    BONUS,
    DISTRICTS,
    DONE,
    DRAW,
    GIVE,
    PAIRS,
    PAY,
    PILES,
    SEARCH,
    SETTLE,
    SOURCES,
    STEPS,
    TILE_DOUBLE_PRESTIGE,
    TILE_DOUBLE_RESOURCE,
    VP_TILE,
    Figures,
    Paris,
)
from cadastre.games.paris.rules.trade import buy, list_trades, sell


@kernel
def legal(s: Paris, fig: Figures, seat: int, out: Buffer) -> int:
    """List every legal action of a seat in rising order; returns their number.

    Nobody acts out of turn (P3.1), and the current seat can always do something until all is over.
    """
    if seat != s.current:
        return 0
    phase = s.phase
    if phase in (DRAW, ACT, DONE):
        return list_main(s, fig, out)
    if phase == SETTLE:
        return list_settlings(s, fig, out)
    if phase == PAY:
        return list_payments(s, fig, out)
    if phase == GIVE:
        return list_gifts(s, fig, out)
    if phase == BONUS:
        return list_bonus(s, fig, out)
    if phase == VP_TILE:
        return list_vp_tiles(s, out)
    if phase == SEARCH:
        return list_takes(s, out)
    if phase == PAIRS:
        return list_pairs(s, out)
    return 0


@kernel
def list_main(s: Paris, fig: Figures, out: Buffer) -> int:
    """The step that is due, and what may be done at any moment of one's turn (P3.1)."""
    n = 0
    if s.phase == DRAW:
        for pile in range(PILES):
            if s.pile_size[pile] > 0:
                out[n] = A_DRAW + pile
                n += 1
    elif s.phase == ACT:
        n = list_keys(s, out, n)
        n = list_moves(s, fig, out, n)
        n = list_search(s, out, n)
        if n == 0:
            out[n] = A_PASS
            n += 1
    n = list_trades_and_uses(s, fig, out, n)
    if s.phase == DONE:
        out[n] = A_END_TURN
        n += 1
    return n


@kernel
def list_trades_and_uses(s: Paris, fig: Figures, out: Buffer, n: int) -> int:
    """What may be done at any moment of one's turn."""
    n = list_trades(s, fig, out, n)
    n = list_uses(s, fig, out, n)
    return list_end_uses(s, fig, out, n)


@kernel
def step(s: Paris, fig: Figures, _seat: int, action: int, log: EventBuffer, scratch: Buffer) -> None:
    """Carry out a legal action of a seat, which is always the current one.

    ``scratch`` is room for a list of actions; its content is lost.
    """
    if action < A_SETTLE:
        draw_building(s, fig, log, action - A_DRAW)
    elif action < A_KEY:
        settle(s, fig, log, action - A_SETTLE)
    elif action < A_MOVE:
        place_key(s, fig, log, action - A_KEY)
    elif action < A_SEARCH:
        begin_move(s, fig, log, action)
    elif action < A_TAKE:
        search(s, log)
    elif action < A_PASS:
        take_end_tile(s, log, action - A_TAKE)
    elif action < A_PAY:
        pass_turn(s, fig, log, scratch)
    elif action < A_GIVE:
        pay_unit(s, fig, log, (action - A_PAY) // SOURCES, (action - A_PAY) % SOURCES)
        pay_on(s, fig, log)
    elif action < A_STOP:
        give(s, fig, log, action - A_GIVE)
    elif action < A_BONUS:
        if s.phase == PAIRS:
            end_pairs(s)
        else:
            stop(s, fig, log)
    elif action < A_VP_TILE:
        take_bonus(s, fig, log, action - A_BONUS)
    elif action < A_SELL:
        lay_vp_tile(s, fig, log, action - A_VP_TILE)
    elif action < A_BUY:
        sell(s, fig, log, action - A_SELL)
    elif action < A_USE:
        buy(s, fig, log, action - A_BUY)
    elif action < A_FETCH:
        use(s, fig, log, action - A_USE + 1)
    elif action < A_BACK:
        fetch(s, log, action - A_FETCH)
    elif action < A_PAIR:
        go_back(s, log, action - A_BACK)
    elif action < A_USE_END:
        give_pair(s, fig, log, action - A_PAIR)
    elif action < A_END_TURN:
        use_end_tile(s, fig, log, action - A_USE_END)
    else:
        end_turn(s, fig, log)


@kernel
def draw_building(s: Paris, fig: Figures, log: EventBuffer, pile: int) -> None:
    """Step 1: the top tile of a pile. Its back tells the district, chance which of those still out (P2.2)."""
    seat, district = s.current, s.pile_back[pile]
    out = 0
    for step in range(STEPS):
        out += s.undrawn[district * STEPS + step]
    pick = below(s.luck, out)
    tile = district * STEPS
    while s.undrawn[tile] == 0 or pick > 0:
        pick -= s.undrawn[tile]
        tile += 1
    s.undrawn[tile] = 0
    s.pile_size[pile] -= 1
    s.pile_back[pile] = -1
    emit(log, E_DRAWN, seat, pile, tile, 0, 0)
    show_back(s, log, pile)
    s.drawn = tile
    if not s.free_placement:
        settle(s, fig, log, district)
        return
    ways = 0
    only = 0
    for choice in range(DISTRICTS):
        if may_settle(s, fig, choice):
            ways += 1
            only = choice
    if ways > 1:
        s.phase = SETTLE
    elif ways == 1:
        settle(s, fig, log, only)
    else:
        s.drawn = -1
        s.phase = ACT
        emit(log, E_REMOVED, seat, tile, 0, 0, 0)


@kernel
def may_settle(s: Paris, fig: Figures, district: int) -> bool:
    """Whether the drawn building fits here: its slot is free and its type not there yet (P3.4)."""
    if s.slot_type[district * STEPS + s.drawn % STEPS] >= 0:
        return False
    for step in range(STEPS):
        if s.slot_type[district * STEPS + step] == fig.building_type[s.drawn]:
            return False
    return True


@kernel
def list_settlings(s: Paris, fig: Figures, out: Buffer) -> int:
    """Districts where the drawn building fits."""
    n = 0
    for district in range(DISTRICTS):
        if may_settle(s, fig, district):
            out[n] = A_SETTLE + district
            n += 1
    return n


@kernel
def settle(s: Paris, fig: Figures, log: EventBuffer, district: int) -> None:
    """Put the drawn building on its slot."""
    slot = district * STEPS + s.drawn % STEPS
    s.slot_type[slot] = fig.building_type[s.drawn]
    emit(log, E_PLACED, s.current, s.drawn, slot, 0, 0)
    s.drawn = -1
    s.phase = ACT


@kernel
def pass_turn(s: Paris, fig: Figures, log: EventBuffer, scratch: Buffer) -> None:
    """Step 2 when nothing else is possible (P3.3), which tells the others what is not in hand."""
    seat = s.current
    if s.end_count[seat] > 0:
        note_pass(s, fig, scratch)
    emit(log, E_PASSED, seat, 0, 0, 0, 0)
    s.phase = DONE


@kernel
def note_pass(s: Paris, fig: Figures, scratch: Buffer) -> None:
    """Note which end-game tiles standing for resources would have made a key move payable (P2.5)."""
    seat, hand = s.current, s.end_hand[s.current]
    s.end_hand[seat] = 0
    for wood in range(4):
        for marble in range(4):
            for gold in range(4):
                s.tokens[seat, 0] += wood
                s.tokens[seat, 1] += marble
                s.tokens[seat, 2] += gold
                if list_moves(s, fig, scratch, 0) > 0:
                    s.ruled_out[seat, wood] |= 1 << (marble * 4 + gold)
                s.tokens[seat, 0] -= wood
                s.tokens[seat, 1] -= marble
                s.tokens[seat, 2] -= gold
    s.end_hand[seat] = hand


@kernel
def end_turn(s: Paris, fig: Figures, log: EventBuffer) -> None:
    """The player says so (P3.5); the next begins, or the game ends (P9.1)."""
    seat = s.current
    for which in range(2):
        if s.halves[which] > 0:
            emit(log, E_HALF_LOST, seat, TILE_DOUBLE_RESOURCE if which == 0 else TILE_DOUBLE_PRESTIGE, 0, 0, 0)
            s.halves[which] = 0
    s.bought = s.sold = 0
    emit(log, E_TURN_ENDED, seat, 0, 0, 0, 0)
    s.turn += 1
    if s.turn == s.final_turn + 1 and s.final_turn >= 0:
        finish(s, fig, log)
        return
    s.current = (seat + 1) % s.players
    start_turn(s, log)
