"""Toll, a game of these tests in which seats act out of turn: the compiled part.

Whoever throws owes everybody else a toll, and it is the others' turn to think of it: each claims by itself. Coins build
huts, or are given away. The table itself rings a bell, after which everybody throws once more.
"""

from cadastre.core.border import border
from cadastre.core.engine import Engine
from cadastre.core.events import EventKind, EventTable, emit
from cadastre.core.kernel import Buffer, EventBuffer, Words, kernel
from cadastre.core.layout import Ints, Record, i8, i16, u64
from cadastre.core.rng import below, forget, rekey

SEATS = 4
HUTS = 3
TURN, GIVING, OVER = range(3)
BELL = -1
"""The option ``throws`` when the bell alone ends the game."""

KINDS = {"throw": 1, "claim": 1, "build": HUTS, "gift": SEATS, "coins": 3, "bell": 1}
A_THROW, A_CLAIM, A_BUILD, A_GIFT, A_COINS, A_BELL = 0, 1, 2, 5, 9, 12

EVENTS = EventTable(
    [
        EventKind("thrown", ("seat", "eyes"), luck=True),
        EventKind("claimed", ("seat", "coins")),
        EventKind("built", ("seat", "hut")),
        EventKind("given", ("seat", "other", "coins")),
        EventKind("rung", ("seat", "last")),
    ]
)
E_THROWN, E_CLAIMED, E_BUILT, E_GIVEN, E_RUNG = range(5)


class Toll(Record):
    """One position."""

    luck: Words = u64[3]
    players: int = i8
    throws: int = i16  # option: so many throws, or BELL
    rate: int = i8  # option: 0 = one, 1 = two coins
    current: int = i8
    phase: int = i8
    thrown: int = i16  # throws so far
    last: int = i16  # the throw after which all is over, or -1
    resume: int = i8  # who goes on after a gift
    receiver: int = i8  # of a gift
    coins: Ints = i16[SEATS]
    due: Ints = i16[SEATS]  # tolls to claim
    huts: Ints = i8[SEATS]  # a bit for each


class Figures(Record):
    """The figures of the edition."""

    start: int = i8


@kernel
def clear(s: Toll) -> None:
    """Nothing has happened."""
    s.current = s.phase = s.thrown = s.resume = s.receiver = 0
    s.last = s.throws if s.throws > 0 else -1
    for seat in range(SEATS):
        s.coins[seat] = s.due[seat] = s.huts[seat] = 0


@kernel
def deal(s: Toll, fig: Figures, log: EventBuffer) -> None:
    """Everybody's purse."""
    for seat in range(s.players):
        s.coins[seat] = fig.start


@kernel
def legal(s: Toll, fig: Figures, seat: int, out: Buffer) -> int:
    """What a seat can do, or the table."""
    n = 0
    if s.phase == OVER or (s.phase == GIVING and seat != s.current):
        return n
    if s.phase == GIVING:
        for coins in range(min(3, s.coins[seat])):
            out[n] = A_COINS + coins
            n += 1
        return n
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
    if s.coins[seat] > 0:
        for hut in range(HUTS):
            if s.huts[seat] >> hut & 1 == 0:
                out[n] = A_BUILD + hut
                n += 1
        for other in range(s.players):
            if other != seat:
                out[n] = A_GIFT + other
                n += 1
    return n


@kernel
def step(s: Toll, fig: Figures, seat: int, action: int, log: EventBuffer, scratch: Buffer) -> None:
    """Carry out what a seat does."""
    if action < A_CLAIM:
        emit(log, E_THROWN, seat, below(s.luck, 6) + 1, 0, 0, 0)
        for other in range(s.players):
            s.due[other] += (s.rate + 1) * (other != seat)
        s.thrown += 1
        s.current = (seat + 1) % s.players
        if s.thrown == s.last:
            s.phase = OVER
    elif action < A_BUILD:
        emit(log, E_CLAIMED, seat, s.due[seat], 0, 0, 0)
        s.coins[seat] += s.due[seat]
        s.due[seat] = 0
    elif action < A_GIFT:
        emit(log, E_BUILT, seat, action - A_BUILD, 0, 0, 0)
        s.coins[seat] -= 1
        s.huts[seat] |= 1 << (action - A_BUILD)
    elif action < A_COINS:
        s.resume = s.current
        s.current = seat
        s.receiver = action - A_GIFT
        s.phase = GIVING
    elif action < A_BELL:
        coins = action - A_COINS + 1
        emit(log, E_GIVEN, seat, s.receiver, coins, 0, 0)
        s.coins[seat] -= coins
        s.coins[s.receiver] += coins
        s.current = s.resume
        s.resume = s.receiver = 0
        s.phase = TURN
    else:
        s.last = s.thrown + s.players
        emit(log, E_RUNG, -1, s.last, 0, 0, 0)


@kernel
def next_to_act(s: Toll) -> int:
    """Whoever has something to claim comes first."""
    if s.phase == TURN:
        for seat in range(s.players):
            if s.due[seat] > 0:
                return seat
    return s.current


@kernel
def in_move(s: Toll) -> bool:
    """Whether a gift is under way."""
    return s.phase == GIVING


@kernel
def blind(s: Toll, seat: int) -> None:
    """Only luck is hidden."""
    forget(s.luck)


@kernel
def redraw(s: Toll, fig: Figures, seat: int, luck: Words) -> None:
    """Other luck."""
    rekey(s.luck, luck)


@kernel
def score(s: Toll, fig: Figures, seat: int) -> int:
    """Coins and three for each hut."""
    total = s.coins[seat]
    for hut in range(HUTS):
        total += 3 * (s.huts[seat] >> hut & 1)
    return total


@kernel
def rank(s: Toll, fig: Figures, seat: int) -> int:
    """One more than there are better ones."""
    place = 1
    for other in range(s.players):
        place += score(s, fig, other) > score(s, fig, seat)
    return place


ENGINE = Engine(
    home=__name__,
    state=Toll,
    figures=Figures,
    clear=clear,
    deal=deal,
    legal=legal,
    step=step,
    next_to_act=next_to_act,
    in_move=in_move,
    blind=blind,
    redraw=redraw,
    score=score,
    rank=rank,
)
BORDER = border(ENGINE)
