"""Keeping the second set of books: every holding of a game of Hellas, rebuilt from its events alone.

``open_books`` takes the options of the table and the start money; from then on, beginning with the events of set-up,
``feed`` sees nothing but events. Where only one thing can follow, it is foretold to the last parameter (``forecast``),
where somebody decides, the decision is judged (``decisions``); what contradicts either is noted as ``fault``, and so is
an event that is missing.
"""

from cadastre.core.kernel import EventBuffer, kernel
from cadastre.games.hellas.rules.events import (
    BY_PRICE,
    E_AUCTION_WON,
    E_BID_MADE,
    E_BID_PASSED,
    E_CARD_PASSED,
    E_DEALT,
    E_DEBT_REDUCED,
    E_MORTGAGE_CANCELLED,
    E_PAID,
    E_RECEIVED,
    E_RENT_LAPSED,
    E_ROUND_ENDED,
    E_START_THROWN,
    E_STARTED,
    E_TURN_STARTED,
)
from cadastre.games.hellas.rules.state import (
    BANK,
    CARDS,
    CLAIMS,
    DECK,
    DECKS,
    DEEDS,
    MUST_THROW,
    NO_LOT,
    POT,
    SEATS,
    Figures,
    Hellas,
)
from testkit.fuzzing import bits
from tests.games.hellas.books import DUE, Ledger, lowest_bit
from tests.games.hellas.decisions import may_decide, opens_bidding
from tests.games.hellas.entries_deals import forget_deal, note_deal, note_end
from tests.games.hellas.entries_pawns import note_pawn
from tests.games.hellas.entries_property import note_city, note_claim, note_deed
from tests.games.hellas.forecast import (
    expect,
    expect_payment,
    forget_debt,
    forget_series,
    look_ahead,
)


@kernel
def open_books(b: Ledger, s: Hellas, fig: Figures, log: EventBuffer) -> None:
    """Begin with an empty table, and enter what set-up did."""
    b.fault = b.acts = 0
    b.due_first = b.due_count = 0
    b.players = s.players
    b.manual, b.compulsory, b.second_interest = s.claim_rent, s.third_throw_compulsory, s.second_interest
    b.into_pot, b.short, b.limit, b.votes = s.parking_pot, s.short_game, s.round_limit, s.vote_to_end
    b.turn = b.rounds = b.bell = b.ending = 0
    b.winners = -1
    b.tied, b.best, b.leaders, b.dealt = (1 << b.players) - 1, 0, 0, 0
    b.gone = b.bank_paid = b.bank_received = b.pot = 0
    for seat in range(SEATS):
        b.cash[seat] = fig.start_money if seat < b.players else 0
        b.square[seat] = b.custody[seat] = b.out[seat] = 0
    for deed in range(DEEDS):
        b.owner[deed] = -1
        b.level[deed] = b.mortgage[deed] = 0
    b.houses, b.hotels = fig.houses, fig.hotels
    for deck in range(DECKS):
        b.unseen[deck] = (1 << fig.deck_size[deck]) - 1
        b.queued[deck] = 0
        for place in range(DECK):
            b.queue[deck, place] = -1
    for card in range(CARDS):
        b.holder[card] = -1
    b.dice[0] = b.dice[1] = b.steps = b.settle = b.done = b.voted = 0
    b.led_by = b.buying = b.estate_seat = b.claim_debtor = b.caller = -1
    b.estate = b.choices = b.claims = 0
    for slot in range(CLAIMS):
        b.claim_owner[slot] = b.claim_deed[slot] = -1
        b.claim_amount[slot] = 0
    b.lot = NO_LOT
    b.lot_deed = b.bidder = b.bid_city = -1
    b.bid = b.bidders = 0
    forget_debt(b)
    forget_series(b)
    forget_deal(b)
    b.chance = E_STARTED
    feed(b, fig, log)


@kernel
def feed(b: Ledger, fig: Figures, log: EventBuffer) -> None:
    """Enter the events of one action."""
    b.acts += 1
    for row in range(1, log[0, 0] + 1):
        if b.fault == 0 and not enter(b, fig, log, row):
            b.fault = row
    if b.fault == 0:
        look_ahead(b, fig)
        if b.due_count > 0 or b.chance >= 0:
            b.fault = log[0, 0] + 1


@kernel
def enter(b: Ledger, fig: Figures, log: EventBuffer, row: int) -> bool:
    """Whether an event can be; what it does is then noted."""
    code, seat, one, two, three, four = log[row, 0], log[row, 1], log[row, 2], log[row, 3], log[row, 4], log[row, 5]
    look_ahead(b, fig)
    if b.due_count > 0:
        for column in range(6):
            if log[row, column] != b.due[b.due_first, column]:
                return False
        b.due_first = (b.due_first + 1) % DUE
        b.due_count -= 1
    elif b.chance >= 0:
        if code != b.chance:
            return False
        b.chance = -1
        if code == E_BID_MADE and not opens_bidding(b, fig, seat, one, two):
            return False
    elif not may_decide(b, fig, code, seat, one, two, three, four):
        return False
    if code <= E_TURN_STARTED:
        return note_start(b, fig, code, seat, one, two)
    if code <= E_CARD_PASSED:
        return note_pawn(b, fig, code, seat, one, two, three)
    if code in (E_RECEIVED, E_PAID):
        return note_money(b, code, seat, one, two)
    if code <= E_BID_PASSED or code == E_AUCTION_WON:
        note_deed(b, code, seat, one, two, three)
        return True
    if code <= E_MORTGAGE_CANCELLED:
        return note_city(b, fig, code, one, two)
    if code <= E_RENT_LAPSED:
        return note_claim(b, code, seat, one, two, three)
    if code <= E_DEBT_REDUCED:
        note_deal(b, code, seat, one, two, three, four)
    else:
        note_end(b, fig, code, seat, one, two)
    return True


@kernel
def note_start(b: Ledger, fig: Figures, code: int, seat: int, one: int, two: int) -> bool:
    """Who begins (H1.3), deeds that are dealt (H9.1), turns."""
    if code == E_STARTED:
        b.chance = E_START_THROWN
        return one == b.players
    if code == E_START_THROWN:
        return throw_for_start(b, seat, one, two)
    if code == E_DEALT:
        fits = seat == (b.first + b.dealt) % b.players and b.owner[one] == -1
        b.owner[one] = seat
        b.dealt += 1
        expect_payment(b, seat, BANK, fig.price[one], BY_PRICE, one)
        begin(b)
        return fits
    if code == E_ROUND_ENDED:
        b.rounds += 1
        b.voted = 0
        return True
    b.on_turn = seat
    b.acts = b.throws = b.doubles = b.done = 0
    b.throw_due = MUST_THROW
    b.pledged = b.lifted = b.built = b.sold = 0
    for other in range(SEATS):
        b.offers[other] = 0
    return True


@kernel
def throw_for_start(b: Ledger, seat: int, one: int, two: int) -> bool:
    """The highest sum begins; those who are tied throw again."""
    fits = seat == lowest_bit(b.tied) and min(one, two) >= 1 and max(one, two) <= 6
    b.tied &= b.tied - 1
    if one + two >= b.best:
        b.leaders = 1 << seat | (b.leaders if one + two == b.best else 0)
        b.best = one + two
    b.chance = E_START_THROWN
    if b.tied == 0 and bits(b.leaders) == 1:
        b.first = lowest_bit(b.leaders)
        begin(b)
    elif b.tied == 0:
        b.tied, b.best, b.leaders = b.leaders, 0, 0
    return fits


@kernel
def begin(b: Ledger) -> None:
    """Deeds are dealt, two for everybody, or the first turn begins."""
    b.chance = -1
    if b.short != 0 and b.dealt < 2 * b.players:
        b.chance = E_DEALT
    else:
        expect(b, E_TURN_STARTED, b.first, 0, 0, 0, 0)


@kernel
def note_money(b: Ledger, code: int, seat: int, other: int, amount: int) -> bool:
    """The only two events that change anybody's cash."""
    if code == E_RECEIVED:
        b.cash[seat] += amount
        if other == POT:
            b.pot -= amount
        else:
            b.bank_paid += amount
        return amount > 0 and b.pot >= 0
    b.cash[seat] -= amount
    if other == POT:
        b.pot += amount
    elif other == BANK:
        b.bank_received += amount
    else:
        b.cash[other] += amount
    return amount > 0 and b.cash[seat] >= 0
