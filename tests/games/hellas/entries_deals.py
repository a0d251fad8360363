"""Entries of the second set of books: deals between players, votes, bankruptcies, ends."""

from cadastre.core.kernel import kernel
from cadastre.games.hellas.rules.events import (
    BY_ESTATE,
    BY_SALE,
    BY_TRADE,
    E_ACCEPTED,
    E_BANKRUPT,
    E_BELL_RANG,
    E_BUILDING_RETURNED,
    E_BUILDING_SOLD,
    E_CARD_PASSED,
    E_CARD_RETURNED,
    E_COUNTERED,
    E_DEBT_REDUCED,
    E_DECLINED,
    E_DEED_PASSED,
    E_DEED_RETURNED,
    E_GAME_OVER,
    E_MORTGAGE_CANCELLED,
    E_OFFER_LAPSED,
    E_OFFERED,
    E_PROPOSED,
    E_RENT_LAPSED,
    E_ROUND_ENDED,
    E_TURN_ENDED,
    E_TURN_STARTED,
    E_VOTE_CALLED,
    E_VOTE_CAST,
    E_VOTE_LAPSED,
    END_VOTE,
)
from cadastre.games.hellas.rules.state import (
    BANK,
    CARDS,
    COUNTER,
    DECK,
    DECKS,
    DEEDS,
    FREE,
    NO_DEAL,
    NO_THROW,
    OFFER,
    PROPOSAL,
    Figures,
)
from tests.games.hellas.books import Ledger, follower
from tests.games.hellas.forecast import (
    expect,
    expect_money,
    expect_payment,
    forget_debt,
    forget_series,
)
from tests.games.hellas.worths import half_on, richest


@kernel
def forget_deal(b: Ledger) -> None:
    """Nothing lies between two players."""
    b.deal = NO_DEAL
    b.maker = b.asked = -1
    b.gives = b.wants = b.money = 0


@kernel
def note_deal(b: Ledger, code: int, seat: int, one: int, two: int, three: int, four: int) -> None:
    """Offers and the answers."""
    if code in (E_OFFERED, E_COUNTERED):
        b.deal = OFFER if code == E_OFFERED else COUNTER
        b.offers[seat] += code == E_OFFERED
        b.maker, b.asked, b.gives, b.wants, b.money = seat, one, two, three, four
    elif code == E_PROPOSED:
        b.deal = PROPOSAL
        b.proposals += 1
        b.maker, b.asked, b.gives, b.wants, b.money = seat, one, two, 0, -three
    elif code == E_ACCEPTED:
        hand_over(b, b.maker, b.asked, b.gives)
        hand_over(b, b.asked, b.maker, b.wants)
        if b.deal == PROPOSAL:
            expect(b, E_DEBT_REDUCED, b.maker, b.asked, -b.money, 0, 0)
        elif b.money > 0:
            expect_payment(b, b.maker, b.asked, b.money, BY_TRADE, -1)
        elif b.money < 0:
            expect_payment(b, b.asked, b.maker, -b.money, BY_TRADE, -1)
        forget_deal(b)
    elif code in (E_DECLINED, E_OFFER_LAPSED):
        forget_deal(b)
    elif code == E_DEBT_REDUCED:
        b.owed -= two


@kernel
def hand_over(b: Ledger, seat: int, to: int, items: int) -> None:
    """Deeds and cards must change hands."""
    for deed in range(DEEDS):
        if (items >> deed) & 1:
            expect(b, E_DEED_PASSED, seat, to, deed, 0, 0)
    for deck in range(DECKS):
        if (items >> (DEEDS + deck)) & 1:
            card = deck * DECK
            while b.holder[card] != seat:
                card += 1
            expect(b, E_CARD_PASSED, seat, to, card, 0, 0)


@kernel
def note_end(b: Ledger, fig: Figures, code: int, seat: int, one: int, two: int) -> None:
    """Bankruptcies, votes, the bell, ends of turns and of the game."""
    if code == E_BANKRUPT:
        wind_up(b, fig, seat, one)
    elif code == E_DEED_RETURNED:
        b.owner[one] = -1
        b.estate |= 1 << one
        b.estate_seat = seat
    elif code == E_VOTE_CALLED:
        b.voted |= 1 << seat
        b.caller = seat
        b.voter = follower(b, seat)
    elif code == E_VOTE_CAST:
        cast(b, fig, seat, one)
    elif code == E_VOTE_LAPSED:
        b.caller = -1
    elif code == E_BELL_RANG:
        b.bell = 1
    elif code == E_TURN_ENDED:
        pass_on(b, seat)
    elif code == E_GAME_OVER:
        b.winners, b.how = one, two
        b.choices = b.estate = 0
        b.estate_seat = -1
        forget_series(b)


@kernel
def wind_up(b: Ledger, fig: Figures, seat: int, creditor: int) -> None:
    """What a bankrupt leaves goes to the creditor, or back (H10.2); what concerned the bankrupt lapses (H10.6)."""
    b.gone += 1
    b.out[seat] = b.gone
    b.custody[seat] = 0
    cash = b.cash[seat]
    if creditor >= 0:
        for deed in range(DEEDS):
            if b.owner[deed] == seat and b.level[deed] > 0:
                expect(b, E_BUILDING_SOLD, seat, deed, 0, 0, 0)
                expect_money(b, seat, BANK, half_on(b, fig, deed), BY_SALE, deed)
                cash += half_on(b, fig, deed)
    if cash > 0:
        expect_payment(b, seat, max(creditor, BANK), cash, BY_ESTATE, -1)
    for deed in range(DEEDS):
        if b.owner[deed] == seat and creditor >= 0:
            expect(b, E_DEED_PASSED, seat, creditor, deed, 0, 0)
        elif b.owner[deed] == seat:
            if b.level[deed] > 0:
                expect(b, E_BUILDING_RETURNED, seat, deed, 0, 0, 0)
            if b.mortgage[deed] != FREE:
                expect(b, E_MORTGAGE_CANCELLED, seat, deed, 0, 0, 0)
            expect(b, E_DEED_RETURNED, seat, deed, 0, 0, 0)
    for card in range(CARDS):
        if b.holder[card] == seat and creditor >= 0:
            expect(b, E_CARD_PASSED, seat, creditor, card, 0, 0)
        elif b.holder[card] == seat:
            expect(b, E_CARD_RETURNED, seat, card, 0, 0, 0)
    expect_lapses(b, seat)
    forget_debt(b)
    if seat == b.on_turn:
        forget_series(b)
        b.steps = 0
        b.throw_due = NO_THROW


@kernel
def expect_lapses(b: Ledger, seat: int) -> None:
    """Claims of and against a seat must lapse; all of them for -1."""
    for slot in range(b.claims):
        if seat < 0 or seat == b.claim_owner[slot] or seat == b.claim_debtor:
            expect(b, E_RENT_LAPSED, b.claim_owner[slot], b.claim_debtor, b.claim_deed[slot], b.claim_amount[slot], 0)


@kernel
def cast(b: Ledger, fig: Figures, seat: int, yes: int) -> None:
    """One No ends a vote; when all have agreed the game is over (H10.4)."""
    b.voter = follower(b, seat)
    if yes and b.voter != b.caller:
        return
    b.caller = -1
    if yes:
        expect_lapses(b, -1)
        expect(b, E_GAME_OVER, -1, richest(b, fig), END_VOTE, 0, 0)


@kernel
def pass_on(b: Ledger, seat: int) -> None:
    """The turn of the next, unless the last round is over (H9.1)."""
    b.turn += 1
    b.done = 0
    after = follower(b, seat)
    passed = seat
    while True:
        passed = (passed + 1) % b.players
        if passed == b.first:
            expect(b, E_ROUND_ENDED, -1, b.rounds + 1, 0, 0, 0)
            b.ending = b.rounds + 1 == b.limit or b.rounds + 1 == b.short
        if passed == after:
            break
    if not b.ending:
        expect(b, E_TURN_STARTED, after, b.turn, 0, 0, 0)
