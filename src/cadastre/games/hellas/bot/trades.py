"""Trades that bring two players on: somebody's colour is completed, and what is gained by it is shared."""

from cadastre.bots.rows import insert
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.layout import Batch
from cadastre.games.hellas.bot.spelling import say_deal
from cadastre.games.hellas.bot.worth import THOUSAND, value
from cadastre.games.hellas.rules.actions import A_OFFER
from cadastre.games.hellas.rules.groups import items_of
from cadastre.games.hellas.rules.state import COLOURS, DEEDS, STEP, Figures, Hellas

LEAST_GAIN = 60 * THOUSAND  # that both together must have of a trade
KEPT = 100  # cash that nobody is asked to spend on one


@kernel
def owned(s: Hellas, fig: Figures, seat: int, group: int) -> int:
    """Deeds of a group that a seat has, a bit each."""
    found = 0
    for deed in range(DEEDS):
        if fig.deed_group[deed] == group and s.owner[deed] == seat:
            found |= 1 << deed
    return found


@kernel
def swap(s: Hellas, seat: int, to: int, gives: int, wants: int, money: int) -> None:
    """Let deeds and money change hands, as if both had agreed."""
    for deed in range(DEEDS):
        if (gives >> deed) & 1:
            s.owner[deed] = to
        elif (wants >> deed) & 1:
            s.owner[deed] = seat
    s.cash[seat] -= money
    s.cash[to] += money


@kernel
def gain_of(
    states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, to: int, gives: int, wants: int, who: int
) -> int:
    """What a trade of deeds alone would bring one of the two."""
    states[i + 1] = states[i]  # type: ignore[index]
    swap(states[i + 1], seat, to, gives, wants, 0)
    return value(states[i + 1], figs[0], who) - value(states[i], figs[0], who)


@kernel
def fair_money(s: Hellas, seat: int, to: int, mine: int, theirs: int) -> int:
    """What the seat should pay (or get, if negative) so that both gain alike, as far as there is money."""
    money = (mine - theirs) // 2 // THOUSAND // STEP * STEP
    money = min(money, max(s.cash[seat] - KEPT, 0) // STEP * STEP)
    return max(money, -(max(s.cash[to] - KEPT, 0) // STEP * STEP))


@kernel
def offer_trade(
    states: Batch[Hellas],
    i: int,
    figs: Batch[Figures],
    seat: int,
    to: int,
    gives: int,
    wants: int,
    log: EventBuffer,
    out: Buffer,
    moves: EventBuffer,
    n: int,
) -> int:
    """Propose a trade if both gain by it; returns how many moves there are then."""
    mine = gain_of(states, i, figs, seat, to, gives, wants, seat)
    theirs = gain_of(states, i, figs, seat, to, gives, wants, to)
    if mine + theirs < LEAST_GAIN:
        return n
    money = fair_money(states[i], seat, to, mine, theirs)
    if money == 0 and (gives == 0 or wants == 0):
        return n
    mine -= money * THOUSAND
    theirs += money * THOUSAND
    if mine < LEAST_GAIN // 4 or theirs < LEAST_GAIN // 4 or 3 * mine < theirs:
        return n
    states[i + 2] = states[i]  # type: ignore[index]
    if not say_deal(states, i + 2, figs, seat, A_OFFER + to, gives, wants, money, log, out, moves, -1):
        return n
    row = insert(moves, n, min(mine, theirs) // 2)
    states[i + 2] = states[i]  # type: ignore[index]
    say_deal(states, i + 2, figs, seat, A_OFFER + to, gives, wants, money, log, out, moves, row)
    return min(n + 1, moves.shape[0])


@kernel
def propose_trades(
    states: Batch[Hellas],
    i: int,
    figs: Batch[Figures],
    seat: int,
    log: EventBuffer,
    out: Buffer,
    moves: EventBuffer,
    n: int,
) -> int:
    """Trades that complete a colour of one of the two: for money, or for the deeds that complete one of the other's."""
    s, fig = states[i], figs[0]
    if s.offers[seat] > 0 or s.throws > 0:
        return n
    mine = items_of(s, fig, seat)
    for to in range(s.players):
        if to == seat or s.out[to] != 0:
            continue
        theirs = items_of(s, fig, to)
        for group in range(COLOURS):
            have, there = owned(s, fig, seat, group), owned(s, fig, to, group)
            if have == 0 or there == 0 or (have | there) != fig.group_deeds[group]:
                continue
            if (have & mine) != have or (there & theirs) != there:
                continue
            n = offer_trade(states, i, figs, seat, to, 0, there, log, out, moves, n)
            n = offer_trade(states, i, figs, seat, to, have, 0, log, out, moves, n)
            for other in range(COLOURS):
                give, keep = owned(s, fig, seat, other), owned(s, fig, to, other)
                if other == group or give == 0 or keep == 0 or (give & mine) != give:
                    continue
                n = offer_trade(states, i, figs, seat, to, give, there, log, out, moves, n)
    return n
