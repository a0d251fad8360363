"""How a turn goes on: throws, moves, and what is still to be settled (H2, H12)."""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.core.rng import below
from cadastre.games.hellas.rules.auction import ask_bidder, close_auction, open_deed_auction
from cadastre.games.hellas.rules.custody import enter_custody, leave_custody
from cadastre.games.hellas.rules.debt import next_in_series, owe, settle_debt
from cadastre.games.hellas.rules.events import (
    BY_FINE,
    E_CUSTODY_STAYED,
    E_PURCHASE_DECLINED,
    E_ROUND_ENDED,
    E_THROWN,
    E_TURN_ENDED,
    END_BELL,
    END_LAST,
    END_ROUNDS,
    IN_DOUBLES,
    MOVED_THROW,
    OUT_DOUBLE,
    OUT_THIRD,
)
from cadastre.games.hellas.rules.landing import land
from cadastre.games.hellas.rules.money import could_raise, players_in, seat_after
from cadastre.games.hellas.rules.mortgages import ask_choice
from cadastre.games.hellas.rules.pawns import walk
from cadastre.games.hellas.rules.rent import claim, lose_claims
from cadastre.games.hellas.rules.scoring import finish
from cadastre.games.hellas.rules.setup import start_turn
from cadastre.games.hellas.rules.state import (
    BANK,
    BUY,
    DEBT,
    MAY_THROW,
    MUST_THROW,
    NO_LOT,
    NO_SERIES,
    NO_THROW,
    TURN,
    VOTE,
    Figures,
    Hellas,
)

DOUBLES = 3  # that lead to custody
THROWS_IN_CUSTODY = 3


@kernel
def throw(s: Hellas, fig: Figures, log: EventBuffer, seat: int) -> None:
    """Throw both dice and do what they say (H2.1, H2.2, H5.5)."""
    if s.throws == 0:
        lose_claims(s, log)
    s.throws += 1
    s.dice[0] = 1 + below(s.luck, 6)
    s.dice[1] = 1 + below(s.luck, 6)
    total = s.dice[0] + s.dice[1]
    double = s.dice[0] == s.dice[1]
    s.throw_due = NO_THROW
    if s.custody[seat] > 0:
        emit(log, E_THROWN, seat, s.dice[0], s.dice[1], 0, 0)
        if double:
            leave_custody(s, log, seat, OUT_DOUBLE)
            s.move_due = total
        elif s.custody[seat] == THROWS_IN_CUSTODY:
            s.move_due = total
            owe(s, log, seat, BANK, fig.fine, BY_FINE, -1)
        else:
            emit(log, E_CUSTODY_STAYED, seat, s.custody[seat], 0, 0, 0)
            s.custody[seat] += 1
            s.done = 1
        return
    if double:
        s.doubles += 1
        s.throw_due = MAY_THROW if s.doubles == DOUBLES - 1 and not s.third_throw_compulsory else MUST_THROW
    emit(log, E_THROWN, seat, s.dice[0], s.dice[1], s.doubles, 0)
    if s.doubles == DOUBLES:
        enter_custody(s, fig, log, seat, IN_DOUBLES)
    else:
        s.move_due = total


@kernel
def move_on(s: Hellas, fig: Figures, log: EventBuffer) -> None:
    """Make the move of the last throw, once a fine that was due is paid."""
    seat, steps = s.on_turn, s.move_due
    s.move_due = 0
    if s.custody[seat] > 0:
        leave_custody(s, log, seat, OUT_THIRD)
    walk(s, fig, log, seat, steps, MOVED_THROW)
    land(s, fig, log, seat)


@kernel
def refuse_purchase(s: Hellas, log: EventBuffer, seat: int) -> None:
    """Not bought: auctioned at once, the refuser included (H3.2)."""
    deed = s.buying
    s.buying = -1
    emit(log, E_PURCHASE_DECLINED, seat, deed, 0, 0, 0)
    open_deed_auction(s, log, deed, seat)


@kernel
def auction_estate(s: Hellas, log: EventBuffer) -> None:
    """The next deed of a bankrupt in board order; the first to bid sits after the bankrupt (H10.2)."""
    deed = 0
    while not (s.estate >> deed) & 1:
        deed += 1
    s.estate &= ~(1 << deed)
    open_deed_auction(s, log, deed, s.estate_seat)
    if s.estate == 0:
        s.estate_seat = -1


@kernel
def next_turn(s: Hellas, log: EventBuffer) -> None:
    """The next seat's turn, or the end of the last round (H9.1)."""
    seat = s.on_turn
    emit(log, E_TURN_ENDED, seat, 0, 0, 0, 0)
    s.done = 0
    s.turn += 1
    follower = seat_after(s, seat)
    away = (s.first - seat - 1) % s.players
    if away < (follower - seat - 1) % s.players + 1:
        s.rounds += 1
        s.voted = 0
        emit(log, E_ROUND_ENDED, -1, s.rounds, 0, 0, 0)
        if s.rounds == s.round_limit or s.rounds == s.short_game:
            s.ending = 1
            return
    s.on_turn = follower
    start_turn(s, log)


@kernel
def go_on(s: Hellas, fig: Figures, log: EventBuffer) -> None:
    """Settle what is open, last thing first, until somebody has to be asked or the game is over (H12)."""
    while True:
        if players_in(s) == 1:
            finish(s, fig, log, END_LAST)
            return
        if s.choices != 0:
            if ask_choice(s, fig, log):
                return
        elif s.lot != NO_LOT:
            if ask_bidder(s, fig):
                return
            close_auction(s, fig, log)
        elif s.estate != 0:
            auction_estate(s, log)
        elif s.debtor >= 0:
            if s.cash[s.debtor] < s.owed:
                s.phase = DEBT
                s.current = s.debtor
                return
            settle_debt(s, log)
        elif s.move_due > 0:
            move_on(s, fig, log)
        elif s.series != NO_SERIES:
            next_in_series(s, log)
        elif s.buying >= 0:
            if could_raise(s, fig, s.on_turn) >= fig.price[s.buying]:
                s.phase = BUY
                s.current = s.on_turn
                return
            refuse_purchase(s, log, s.on_turn)
        elif s.caller >= 0:
            s.phase = VOTE
            return
        elif s.bell or s.ending:
            s.ending = 1
            if s.claims == 0:
                finish(s, fig, log, END_BELL if s.bell else END_ROUNDS)
                return
            claim(s, log, 0)
        elif s.done or s.out[s.on_turn] != 0:
            next_turn(s, log)
        else:
            s.phase = TURN
            s.current = s.on_turn
            return
