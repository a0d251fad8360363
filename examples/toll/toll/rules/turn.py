"""What can be done and what comes of it: T2, T3, T4."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.rng import below
from toll.rules.actions import A_BELL, A_BUILD, A_CLAIM, A_COINS, A_GIFT, A_THROW
from toll.rules.events import E_BUILT, E_CLAIMED, E_GIVEN, E_RUNG, E_THROWN
from toll.rules.state import GIVING, MOST_GIVEN, OVER, PLOTS, TURN, Figures, Toll

SIDES = 6


@kernel
def legal(s: Toll, fig: Figures, seat: int, out: Buffer) -> int:
    """List what a seat can do, or the table (-1), in order; returns how many that are."""
    if s.phase == OVER:
        return 0
    if s.phase == GIVING:
        return legal_coins(s, out) if seat == s.current else 0
    n = 0
    if seat < 0:
        if s.last < 0:
            out[n] = A_BELL
            n += 1
        return n
    if seat == s.current:
        out[n] = A_THROW
        n += 1
    if s.due[seat] > 0:
        out[n] = A_CLAIM
        n += 1
    if s.coins[seat] >= fig.hut_cost:
        for plot in range(PLOTS):
            if not s.huts[seat] >> plot & 1:
                out[n] = A_BUILD + plot
                n += 1
    if s.coins[seat] > 0:
        for other in range(s.players):
            if other != seat:
                out[n] = A_GIFT + other
                n += 1
    return n


@kernel
def legal_coins(s: Toll, out: Buffer) -> int:
    """How many coins the giver can give."""
    most = min(MOST_GIVEN, s.coins[s.current])
    for coins in range(most):
        out[coins] = A_COINS + coins
    return most


@kernel
def step(s: Toll, fig: Figures, seat: int, action: int, log: EventBuffer, scratch: Buffer) -> None:  # noqa: ARG001
    """Carry out a legal action."""
    if action < A_CLAIM:
        throw(s, seat, log)
    elif action < A_BUILD:
        emit(log, E_CLAIMED, seat, s.due[seat], 0, 0, 0)
        s.coins[seat] += s.due[seat]
        s.due[seat] = 0
    elif action < A_GIFT:
        emit(log, E_BUILT, seat, action - A_BUILD, 0, 0, 0)
        s.coins[seat] -= fig.hut_cost
        s.huts[seat] |= 1 << (action - A_BUILD)
    elif action < A_COINS:
        s.resume = s.current
        s.current = seat
        s.receiver = action - A_GIFT
        s.phase = GIVING
    elif action < A_BELL:
        give(s, seat, action - A_COINS + 1, log)
    else:
        s.last = s.thrown + s.players
        emit(log, E_RUNG, -1, s.last, 0, 0, 0)


@kernel
def throw(s: Toll, seat: int, log: EventBuffer) -> None:
    """The die, tolls for the others (T2.2), and the turn goes on or the game ends (T4.1)."""
    emit(log, E_THROWN, seat, below(s.luck, SIDES) + 1, 0, 0, 0)
    for other in range(s.players):
        if other != seat:
            s.due[other] += s.rate + 1
    s.thrown += 1
    s.current = (seat + 1) % s.players
    if s.thrown == s.last:
        s.phase = OVER


@kernel
def give(s: Toll, seat: int, coins: int, log: EventBuffer) -> None:
    """The rest of a gift (T3.3)."""
    emit(log, E_GIVEN, seat, s.receiver, coins, 0, 0)
    s.coins[seat] -= coins
    s.coins[s.receiver] += coins
    s.current = s.resume
    s.resume = s.receiver = 0
    s.phase = TURN


@kernel
def in_move(s: Toll) -> bool:
    """Whether a gift is under way: a whole move has two parts."""
    return s.phase == GIVING


@kernel
def next_to_act(s: Toll) -> int:
    """The seat that bots hear next: whoever has something to claim goes before all others."""
    if s.phase == TURN:
        for seat in range(s.players):
            if s.due[seat] > 0:
                return seat
    return s.current
