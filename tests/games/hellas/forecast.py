"""What must come next by the books: H12, last thing first. Nothing here knows how the rules get there."""

from cadastre.core.kernel import kernel
from cadastre.games.hellas.rules.events import (
    BY_AUCTION,
    BY_CARD,
    BY_POT,
    BY_RENT,
    BY_SALARY,
    BY_TAX,
    E_AUCTION_OPENED,
    E_AUCTION_VOID,
    E_AUCTION_WON,
    E_BUILT,
    E_CARD_DRAWN,
    E_CUSTODY_ENTERED,
    E_CUSTODY_LEFT,
    E_DEBT_OPENED,
    E_DEBT_SETTLED,
    E_GAME_OVER,
    E_MORTGAGE_KEPT,
    E_MOVED,
    E_PAID,
    E_PURCHASE_DECLINED,
    E_RECEIVED,
    E_RENT_CLAIMED,
    E_RENT_OPENED,
    E_TURN_ENDED,
    END_BELL,
    END_LAST,
    END_ROUNDS,
    IN_SQUARE,
    MOVED_THROW,
    OUT_THIRD,
)
from cadastre.games.hellas.rules.state import (
    ANSWER,
    BANK,
    BID,
    BUY,
    CHOICE,
    DEBT,
    FREE,
    LOT_DEED,
    NEXT_METRO,
    NEXT_TRANSPORT,
    NO_DEAL,
    NO_LOT,
    NO_SERIES,
    OVER,
    PAY_EACH,
    POT,
    SQ_DEED,
    SQ_GO_TO_PRISON,
    SQ_INSTRUCTION,
    SQ_ORDER,
    SQ_PARKING,
    SQ_TAX,
    SQUARES,
    TURN,
    VOTE,
    Figures,
)
from tests.games.hellas.books import DUE, Ledger, follower, lowest_bit, still_in
from tests.games.hellas.worths import next_bidder, rent_of, richest, solvent, sum_of

PUT_OFF_CHOICE = 2


@kernel
def expect(b: Ledger, code: int, seat: int, first: int, second: int, third: int, fourth: int) -> None:
    """This event must follow those that are expected already."""
    row = (b.due_first + b.due_count) % DUE
    b.due[row, 0] = code
    b.due[row, 1] = seat
    b.due[row, 2] = first
    b.due[row, 3] = second
    b.due[row, 4] = third
    b.due[row, 5] = fourth
    b.due_count += 1


@kernel
def expect_payment(b: Ledger, seat: int, to: int, amount: int, reason: int, detail: int) -> None:
    """Somebody must pay."""
    expect(b, E_PAID, seat, to, amount, reason, detail)


@kernel
def expect_money(b: Ledger, seat: int, source: int, amount: int, reason: int, detail: int) -> None:
    """Somebody must be paid."""
    expect(b, E_RECEIVED, seat, source, amount, reason, detail)


@kernel
def expect_walk(b: Ledger, fig: Figures, seat: int, steps: int, way: int) -> None:
    """A pawn must go forward, and be paid before its square is settled (H2.3)."""
    origin = b.square[seat]
    expect(b, E_MOVED, seat, origin, (origin + steps) % SQUARES, way, 0)
    if origin + steps >= SQUARES:
        expect_money(b, seat, BANK, fig.salary, BY_SALARY, -1)
    b.settle = 1


@kernel
def expect_deed_auction(b: Ledger, deed: int, after: int) -> None:
    """A deed must be auctioned, the first bid being that of the seat after this one."""
    expect(b, E_AUCTION_OPENED, -1, LOT_DEED, deed, solvent(b), 0)
    b.spoke = after


@kernel
def owe(b: Ledger, seat: int, to: int, amount: int, reason: int, detail: int) -> None:
    """A payment is due; it is announced as a debt if the cash does not suffice."""
    b.debtor, b.creditor, b.owed, b.reason, b.detail = seat, to, amount, reason, detail
    b.proposals = b.in_debt = 0
    if b.cash[seat] < amount:
        b.in_debt = 1
        expect(b, E_DEBT_OPENED, seat, to, amount, reason, detail)


@kernel
def forget_debt(b: Ledger) -> None:
    """Nothing is owed."""
    b.debtor = b.creditor = b.detail = -1
    b.owed = b.reason = b.proposals = b.in_debt = 0


@kernel
def forget_series(b: Ledger) -> None:
    """No payments follow one another."""
    b.series = NO_SERIES
    b.series_seat = b.series_card = -1
    b.series_amount = 0


@kernel
def look_ahead(b: Ledger, fig: Figures) -> None:
    """Find out what must come next, or else who has to decide what."""
    while b.due_count == 0 and b.chance < 0:
        if not one_step(b, fig):
            return


@kernel
def one_step(b: Ledger, fig: Figures) -> bool:
    """The innermost thing that is open; returns False if somebody has to decide, or all is over."""
    if b.winners >= 0:
        b.waits = OVER
        return False
    if b.deal != NO_DEAL:
        return asks(b, ANSWER, b.asked)
    if still_in(b) == 1:
        expect(b, E_GAME_OVER, -1, richest(b, fig), END_LAST, 0, 0)
    elif b.choices != 0:
        return mortgage_step(b, fig)
    elif b.lot != NO_LOT:
        return auction_step(b, fig)
    elif b.estate != 0:
        expect_deed_auction(b, lowest_bit(b.estate), b.estate_seat)
        b.estate &= b.estate - 1
        if b.estate == 0:
            b.estate_seat = -1
    elif b.debtor >= 0:
        return debt_step(b)
    elif b.steps > 0:
        if b.custody[b.on_turn] > 0:
            expect(b, E_CUSTODY_LEFT, b.on_turn, OUT_THIRD, 0, 0, 0)
        expect_walk(b, fig, b.on_turn, b.steps, MOVED_THROW)
        b.steps = 0
        b.led_by = -1
    elif b.settle:
        b.settle = 0
        settle(b, fig, b.on_turn)
    elif b.series != NO_SERIES:
        next_payment(b)
    elif b.buying >= 0:
        if sum_of(b, fig, b.on_turn) >= fig.price[b.buying]:
            return asks(b, BUY, b.on_turn)
        expect(b, E_PURCHASE_DECLINED, b.on_turn, b.buying, 0, 0, 0)
        expect_deed_auction(b, b.buying, b.on_turn)
        b.buying = -1
    elif b.caller >= 0:
        return asks(b, VOTE, b.voter)
    elif b.bell or b.ending:
        b.ending = 1
        if b.claims == 0:
            expect(b, E_GAME_OVER, -1, richest(b, fig), END_BELL if b.bell else END_ROUNDS, 0, 0)
        else:
            expect(b, E_RENT_CLAIMED, b.claim_owner[0], b.claim_debtor, b.claim_deed[0], b.claim_amount[0], 0)
    elif b.done or b.out[b.on_turn] != 0:
        expect(b, E_TURN_ENDED, b.on_turn, 0, 0, 0, 0)
    else:
        return asks(b, TURN, b.on_turn)
    return True


@kernel
def asks(b: Ledger, phase: int, seat: int) -> bool:
    """The game waits for somebody."""
    b.waits = phase
    b.current = seat
    return False


@kernel
def mortgage_step(b: Ledger, fig: Figures) -> bool:
    """A mortgage that changed hands (H7.3)."""
    deed = lowest_bit(b.choices)
    seat = b.owner[deed]
    spare = b.cash[seat]
    if b.debtor == seat:
        spare -= b.owed
    if spare >= fig.interest[deed]:
        return asks(b, CHOICE, seat)
    expect(b, E_MORTGAGE_KEPT, seat, deed, PUT_OFF_CHOICE, 0, 0)
    return True


@kernel
def auction_step(b: Ledger, fig: Figures) -> bool:
    """The next bid, or the hammer (H3.2, H6.3)."""
    seat = next_bidder(b, fig)
    if seat >= 0:
        return asks(b, BID, seat)
    if b.bidder < 0:
        expect(b, E_AUCTION_VOID, -1, b.lot_deed, 0, 0, 0)
    else:
        deed = b.lot_deed if b.lot == LOT_DEED else b.bid_city
        expect(b, E_AUCTION_WON, b.bidder, b.lot, deed, b.bid, 0)
        expect_payment(b, b.bidder, BANK, b.bid, BY_AUCTION, deed)
        if b.lot != LOT_DEED:
            expect(b, E_BUILT, b.bidder, deed, b.level[deed] + 1, 0, 0)
    b.lot = NO_LOT
    b.lot_deed = b.bidder = b.bid_city = -1
    b.bid = b.bidders = 0
    return True


@kernel
def debt_step(b: Ledger) -> bool:
    """A debt is paid as soon as the cash suffices (H10.1)."""
    if b.cash[b.debtor] < b.owed:
        return asks(b, DEBT, b.debtor)
    if b.owed > 0:
        expect_payment(b, b.debtor, b.creditor, b.owed, b.reason, b.detail)
    if b.in_debt:
        expect(b, E_DEBT_SETTLED, b.debtor, b.creditor, 0, 0, 0)
    forget_debt(b)
    return True


@kernel
def next_payment(b: Ledger) -> None:
    """The next of the payments that a card orders (H10.3)."""
    b.series_seat = follower(b, b.series_seat)
    payer, payee = b.on_turn, b.series_seat
    if b.series != PAY_EACH:
        payer, payee = payee, payer
    if payer == payee:
        forget_series(b)
    else:
        owe(b, payer, payee, b.series_amount, BY_CARD, b.series_card)


@kernel
def settle(b: Ledger, fig: Figures, seat: int) -> None:
    """What a square asks for (H3.1, H4.1, H5)."""
    square = b.square[seat]
    kind = fig.square_kind[square]
    if kind in (SQ_ORDER, SQ_INSTRUCTION):
        b.chance = E_CARD_DRAWN
    elif kind == SQ_TAX:
        owe(b, seat, POT if b.into_pot else BANK, fig.square_tax[square], BY_TAX, square)
    elif kind == SQ_PARKING and b.pot > 0:
        expect_money(b, seat, POT, b.pot, BY_POT, -1)
    elif kind == SQ_GO_TO_PRISON:
        expect(b, E_CUSTODY_ENTERED, seat, IN_SQUARE, 0, 0, 0)
    elif kind == SQ_DEED:
        deed = fig.square_deed[square]
        if b.owner[deed] < 0:
            b.buying = deed
        elif b.owner[deed] != seat and b.mortgage[deed] == FREE:
            charge(b, fig, seat, deed)


@kernel
def charge(b: Ledger, fig: Figures, seat: int, deed: int) -> None:
    """Rent, at once or when it is claimed (H4.5)."""
    factor, times = 1, 0
    if b.led_by >= 0 and fig.card_effect[b.led_by] == NEXT_TRANSPORT:
        factor = fig.card_a[b.led_by]
    if b.led_by >= 0 and fig.card_effect[b.led_by] == NEXT_METRO:
        times = fig.card_a[b.led_by]
    amount = rent_of(b, fig, deed, factor, times)
    if b.manual:
        expect(b, E_RENT_OPENED, b.owner[deed], seat, deed, amount, 0)
    else:
        owe(b, seat, b.owner[deed], amount, BY_RENT, deed)
