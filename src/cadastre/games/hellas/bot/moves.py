"""Whole moves worth thinking about in every phase of Hellas, with what each would bring."""

from cadastre.bots.rows import insert, insert_one
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.layout import Batch
from cadastre.games.hellas.bot.spelling import finish_move, say_amount, say_deal
from cadastre.games.hellas.bot.trades import LEAST_GAIN, fair_money, gain_of, propose_trades
from cadastre.games.hellas.bot.worth import THOUSAND, value
from cadastre.games.hellas.rules.actions import (
    A_ACCEPT,
    A_AUCTION,
    A_BID,
    A_BID_AT,
    A_BUILD,
    A_BUY,
    A_CHOOSE,
    A_CLAIM,
    A_COUNTER,
    A_DECLINE,
    A_END_TURN,
    A_FINE,
    A_GIVE_UP,
    A_LIFT,
    A_NO,
    A_PASS,
    A_SELL,
    A_THROW,
    A_VOTE,
    A_YES,
)
from cadastre.games.hellas.rules.auction import least_bid_at
from cadastre.games.hellas.rules.money import cost_of_next
from cadastre.games.hellas.rules.scoring import final_rank
from cadastre.games.hellas.rules.state import (
    AMOUNT,
    ANSWER,
    BID,
    BUY,
    CHOICE,
    COMPOSE,
    DEBT,
    DEEDS,
    LOT_DEED,
    MAY_THROW,
    OFFER,
    PROPOSAL,
    STEP,
    TURN,
    Figures,
    Hellas,
)
from cadastre.games.hellas.rules.turn import legal, step

SURE = 50_000 * THOUSAND  # what is always done first
DENIAL = 15  # per cent of what a deed would bring another that is worth preventing
ENVY = 25  # per cent of the other's greater gain that spoils a trade


@kernel
def gain_by(
    states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, action: int, log: EventBuffer, out: Buffer
) -> int:
    """What an action without luck would bring at once."""
    states[i + 1] = states[i]  # type: ignore[index]
    step(states[i + 1], figs[0], seat, action, log, out)
    return value(states[i + 1], figs[0], seat) - value(states[i], figs[0], seat)


@kernel
def gain_of_deed(states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, deed: int, price: int) -> int:
    """What a deed of the bank would bring a seat at a price."""
    states[i + 1] = states[i]  # type: ignore[index]
    states[i + 1].owner[deed] = seat
    states[i + 1].cash[seat] -= price
    return value(states[i + 1], figs[0], seat) - value(states[i], figs[0], seat)


@kernel
def gain_of_building(states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, deed: int, price: int) -> int:
    """What the next building on a city would bring at a price."""
    states[i + 1] = states[i]  # type: ignore[index]
    states[i + 1].level[deed] += 1
    states[i + 1].cash[seat] -= price
    return value(states[i + 1], figs[0], seat) - value(states[i], figs[0], seat)


@kernel
def denial(states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, deed: int) -> int:
    """What it is worth that nobody else gets a deed: a part of what it would bring the one who needs it most."""
    most = 0
    for other in range(states[i].players):
        if other != seat and states[i].out[other] == 0:
            most = max(most, gain_of_deed(states, i, figs, other, deed, figs[0].price[deed]))
    return most * DENIAL // 100


@kernel
def propose(
    states: Batch[Hellas],
    i: int,
    figs: Batch[Figures],
    seat: int,
    log: EventBuffer,
    out: Buffer,
    moves: EventBuffer,
) -> int:
    """Whole moves worth thinking about, the best first."""
    s = states[i]
    phase = s.phase
    if seat != s.current or phase == TURN:
        return at_leisure(states, i, figs, seat, log, out, moves)
    if phase == BUY:
        return purchase(states, i, figs, seat, log, out, moves)
    if phase == BID:
        return auction(states, i, figs, seat, log, out, moves)
    if phase in (AMOUNT, COMPOSE):
        count = legal(s, figs[0], seat, out)
        action = out[0] if phase == AMOUNT else out[count - 1]
        states[i + 1] = s  # type: ignore[index]
        finish_move(states, i + 1, figs, seat, action, log, out, moves, insert(moves, 0, 0))
        return 1
    if phase == ANSWER:
        return answer(states, i, figs, seat, log, out, moves)
    if phase == DEBT:
        return debt(states, i, figs, seat, log, out, moves)
    if phase == CHOICE:
        return each_by_gain(states, i, figs, seat, log, out, moves, A_CHOOSE, A_CLAIM, 0)
    leading = final_rank(s, figs[0], seat) == 1
    n = insert_one(moves, 0, 1 if leading else 0, A_YES)
    return insert_one(moves, n, 0 if leading else 1, A_NO)


@kernel
def each_by_gain(
    states: Batch[Hellas],
    i: int,
    figs: Batch[Figures],
    seat: int,
    log: EventBuffer,
    out: Buffer,
    moves: EventBuffer,
    first: int,
    after: int,
    n: int,
) -> int:
    """Every legal action of a range with what it brings."""
    for action in range(first, after):
        count = legal(states[i], figs[0], seat, out)
        for index in range(count):
            if out[index] == action:
                n = insert_one(moves, n, gain_by(states, i, figs, seat, action, log, out), action)
                break
    return n


@kernel
def at_leisure(
    states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, log: EventBuffer, out: Buffer, moves: EventBuffer
) -> int:
    """A free moment: claims, releases, buildings, mortgages lifted, trades; then on with the turn."""
    s, fig = states[i], figs[0]
    n = 0
    for deed in range(DEEDS):
        count = legal(s, fig, seat, out)
        for index in range(count):
            if out[index] == A_BUILD + deed:
                gain = gain_of_building(states, i, figs, seat, deed, cost_of_next(s, fig, deed))
                n = insert_one(moves, n, gain, A_BUILD + deed)
                break
            if out[index] > A_BUILD + deed:
                break
    n = each_by_gain(states, i, figs, seat, log, out, moves, A_FINE, A_BUY, n)
    n = each_by_gain(states, i, figs, seat, log, out, moves, A_LIFT, A_BID, n)
    n = propose_trades(states, i, figs, seat, log, out, moves, n)
    count = legal(s, fig, seat, out)
    for index in range(count):
        action = out[index]
        if action == A_THROW:
            eager = s.throw_due == MAY_THROW and s.turn < 8 * s.players
            n = insert_one(moves, n, 1 if eager else 0, action)
        elif A_CLAIM <= action < A_VOTE:
            n = insert_one(moves, n, SURE, action)
        elif action == A_END_TURN:
            n = insert_one(moves, n, 0, action)
    if n == 0:  # out of turn, with nothing that is worth it: call a vote, or offer something
        states[i + 1] = s  # type: ignore[index]
        count = legal(s, fig, seat, out)
        finish_move(states, i + 1, figs, seat, out[count - 1], log, out, moves, insert(moves, 0, 0))
        n = 1
    return n


@kernel
def purchase(
    states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, log: EventBuffer, out: Buffer, moves: EventBuffer
) -> int:
    """Buy it, find the money for it, or leave it."""
    s, fig = states[i], figs[0]
    deed = s.buying
    worth = gain_of_deed(states, i, figs, seat, deed, fig.price[deed]) + denial(states, i, figs, seat, deed)
    n = insert_one(moves, 0, 0, A_AUCTION)
    if s.cash[seat] >= fig.price[deed]:
        return insert_one(moves, n, worth, A_BUY)
    if worth > 0:
        first = n
        n = each_by_gain(states, i, figs, seat, log, out, moves, A_SELL, A_LIFT, n)
        for row in range(n):
            if moves[row, 2] != A_AUCTION:
                moves[row, 0] += worth
        if n > first and moves[0, 2] == A_AUCTION and moves[1, 0] > 0:
            swap_rows(moves)
    return n


@kernel
def swap_rows(moves: EventBuffer) -> None:
    """The first two rows change places."""
    for column in range(moves.shape[1]):
        kept = moves[0, column]
        moves[0, column] = moves[1, column]
        moves[1, column] = kept


@kernel
def highest_bid(states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, deed: int) -> int:
    """The most that a deed is worth to a seat, as far as the cash goes."""
    s = states[i]
    low, high = 0, s.cash[seat] // STEP
    bonus = denial(states, i, figs, seat, deed)
    while low < high:
        middle = (low + high + 1) // 2
        if gain_of_deed(states, i, figs, seat, deed, middle * STEP) + bonus >= 0:
            low = middle
        else:
            high = middle - 1
    return low * STEP


@kernel
def auction(
    states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, log: EventBuffer, out: Buffer, moves: EventBuffer
) -> int:
    """Pass, raise by a quarter of what one would still give, or by half of it: by five euros nobody wants to watch."""
    s, fig = states[i], figs[0]
    n = insert_one(moves, 0, 0, A_PASS)
    if s.lot != LOT_DEED:
        for deed in range(DEEDS):
            count = legal(s, fig, seat, out)
            for index in range(count):
                if out[index] == A_BID_AT + deed:
                    least = least_bid_at(s, fig, deed)
                    row = insert(moves, n, gain_of_building(states, i, figs, seat, deed, least))
                    states[i + 1] = s  # type: ignore[index]
                    say_amount(states, i + 1, figs, seat, A_BID_AT + deed, least, log, out, moves, row)
                    n = min(n + 1, moves.shape[0])
                    break
        return n
    limit = highest_bid(states, i, figs, seat, s.lot_deed)
    least = s.bid + STEP
    if least > limit:
        return n
    for part in (4, 2):
        bid = least + (limit - least) // part // STEP * STEP
        if part == 4 or bid > least:
            row = insert(moves, n, max((limit - bid) * THOUSAND, 1))
            states[i + 1] = s  # type: ignore[index]
            say_amount(states, i + 1, figs, seat, A_BID, bid, log, out, moves, row)
            n = min(n + 1, moves.shape[0])
    return n


@kernel
def answer(
    states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, log: EventBuffer, out: Buffer, moves: EventBuffer
) -> int:
    """Accept what is good for oneself and not much better for the other; else say a fair price once."""
    s, fig = states[i], figs[0]
    n = insert_one(moves, 0, 0, A_DECLINE)
    maker = s.maker
    states[i + 1] = s  # type: ignore[index]
    step(states[i + 1], fig, seat, A_ACCEPT, log, out)
    mine = value(states[i + 1], fig, seat) - value(s, fig, seat)
    theirs = value(states[i + 1], fig, maker) - value(s, fig, maker)
    if s.deal == PROPOSAL:
        mine -= s.wants_money * THOUSAND  # the debt would have been paid somehow
    n = insert_one(moves, n, mine - max(theirs - mine, 0) * ENVY // 100, A_ACCEPT)
    if s.deal != OFFER:
        return n
    gives, wants = s.wants, s.gives  # the answerer's side
    own = gain_of(states, i, figs, seat, maker, gives, wants, seat)
    other = gain_of(states, i, figs, seat, maker, gives, wants, maker)
    if own + other < LEAST_GAIN:
        return n
    money = fair_money(s, seat, maker, own, other)
    gain = own - money * THOUSAND
    if gain <= max(mine, 0) + LEAST_GAIN // 4 or other + money * THOUSAND < LEAST_GAIN // 4:
        return n
    if money == 0 and (gives == 0 or wants == 0):
        return n
    states[i + 2] = s  # type: ignore[index]
    if say_deal(states, i + 2, figs, seat, A_COUNTER, gives, wants, money, log, out, moves, -1):
        row = insert(moves, n, gain // 2)
        states[i + 2] = s  # type: ignore[index]
        say_deal(states, i + 2, figs, seat, A_COUNTER, gives, wants, money, log, out, moves, row)
        n = min(n + 1, moves.shape[0])
    return n


@kernel
def debt(
    states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, log: EventBuffer, out: Buffer, moves: EventBuffer
) -> int:
    """Raise money where it hurts least; give up when nothing helps."""
    s, fig = states[i], figs[0]
    count = legal(s, fig, seat, out)
    if out[count - 1] == A_GIVE_UP:
        return insert_one(moves, 0, 0, A_GIVE_UP)
    n = 0
    for action in range(A_SELL, A_LIFT):
        count = legal(s, fig, seat, out)
        for index in range(count):
            if out[index] == action:
                gain = gain_by(states, i, figs, seat, action, log, out)
                if states[i + 1].debtor != seat:  # paid: what was owed is gone in any case
                    gain += s.owed * THOUSAND
                n = insert_one(moves, n, gain, action)
                break
            if out[index] > action:
                break
    return n
