"""Whole moves with amounts and items, spelled action by action on a copy of the position."""

from cadastre.bots.rows import add
from cadastre.bots.tree import is_among
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.layout import Batch
from cadastre.games.hellas.rules.actions import A_DIGIT, A_GIVE, A_GIVE_MONEY, A_SUBMIT, A_WANT, A_WANT_MONEY
from cadastre.games.hellas.rules.amounts import highest_digit, lowest_digit, weight
from cadastre.games.hellas.rules.state import AMOUNT, ITEMS, STEP, Figures, Hellas
from cadastre.games.hellas.rules.turn import in_move, legal, step


@kernel
def say(
    states: Batch[Hellas],
    at: int,
    figs: Batch[Figures],
    seat: int,
    action: int,
    log: EventBuffer,
    out: Buffer,
    moves: EventBuffer,
    row: int,
) -> bool:
    """Make an action on the copy and note it in a row (unless that is -1); False if it is not legal there."""
    if not is_among(out, legal(states[at], figs[0], seat, out), action):
        return False
    step(states[at], figs[0], seat, action, log, out)
    add(moves, row, action)
    return True


@kernel
def say_amount(
    states: Batch[Hellas],
    at: int,
    figs: Batch[Figures],
    seat: int,
    opener: int,
    amount: int,
    log: EventBuffer,
    out: Buffer,
    moves: EventBuffer,
    row: int,
) -> bool:
    """Spell an amount, or the nearest that is allowed, after the action that asks for it."""
    if not say(states, at, figs, seat, opener, log, out, moves, row):
        return False
    s = states[at]
    while s.phase == AMOUNT:
        digit = max(amount - s.amount, 0) // (STEP * weight(s.digit))
        digit = max(min(digit, highest_digit(s)), lowest_digit(s))
        if not say(states, at, figs, seat, A_DIGIT + digit, log, out, moves, row):
            return False
    return True


@kernel
def say_deal(
    states: Batch[Hellas],
    at: int,
    figs: Batch[Figures],
    seat: int,
    opener: int,
    gives: int,
    wants: int,
    money: int,
    log: EventBuffer,
    out: Buffer,
    moves: EventBuffer,
    row: int,
) -> bool:
    """Spell an offer or a counter-offer; positive money is given, negative is wanted."""
    if not say(states, at, figs, seat, opener, log, out, moves, row):
        return False
    for item in range(ITEMS):
        if (gives >> item) & 1 and not say(states, at, figs, seat, A_GIVE + item, log, out, moves, row):
            return False
    for item in range(ITEMS):
        if (wants >> item) & 1 and not say(states, at, figs, seat, A_WANT + item, log, out, moves, row):
            return False
    if money > 0:
        return say_amount(states, at, figs, seat, A_GIVE_MONEY, money, log, out, moves, row)
    if money < 0:
        return say_amount(states, at, figs, seat, A_WANT_MONEY, -money, log, out, moves, row)
    return say(states, at, figs, seat, A_SUBMIT, log, out, moves, row)


@kernel
def finish_move(
    states: Batch[Hellas],
    at: int,
    figs: Batch[Figures],
    seat: int,
    action: int,
    log: EventBuffer,
    out: Buffer,
    moves: EventBuffer,
    row: int,
) -> None:
    """End a move that somebody else began to spell: always the last way that is open, which is the shortest."""
    say(states, at, figs, seat, action, log, out, moves, row)
    while in_move(states[at]):
        count = legal(states[at], figs[0], seat, out)
        action = out[0] if states[at].phase == AMOUNT else out[count - 1]
        say(states, at, figs, seat, action, log, out, moves, row)
