"""What may be decided by the books, and what every decision entails."""

from cadastre.core.kernel import kernel
from cadastre.games.hellas.rules.events import (
    BY_BUILDING,
    BY_FINE,
    BY_INTEREST,
    BY_LIFTING,
    BY_MORTGAGE,
    BY_PRICE,
    BY_SALE,
    E_ACCEPTED,
    E_AUCTION_OPENED,
    E_BANKRUPT,
    E_BELL_RANG,
    E_BID_MADE,
    E_BID_PASSED,
    E_BOUGHT,
    E_BUILDING_SOLD,
    E_BUILT,
    E_CARD_USED,
    E_COUNTERED,
    E_CUSTODY_LEFT,
    E_DECLINED,
    E_DEED_MORTGAGED,
    E_MORTGAGE_KEPT,
    E_MORTGAGE_LIFTED,
    E_OFFER_LAPSED,
    E_OFFERED,
    E_PAID,
    E_PROPOSED,
    E_PURCHASE_DECLINED,
    E_RENT_CLAIMED,
    E_RENT_LOST,
    E_THROWN,
    E_TURN_ENDED,
    E_VOTE_CALLED,
    E_VOTE_CAST,
    E_VOTE_LAPSED,
    OUT_ACQUITTAL,
    OUT_FINE,
)
from cadastre.games.hellas.rules.state import (
    ANSWER,
    BANK,
    BID,
    BUY,
    CHOICE,
    DEBT,
    DEEDS,
    FREE,
    HOTEL,
    LOT_DEED,
    LOT_HOTEL,
    LOT_HOUSE,
    MUST_THROW,
    NO_DEAL,
    NO_THROW,
    OFFER,
    STEP,
    TIME,
    TURN,
    VOTE,
    Figures,
)
from testkit.fuzzing import bits
from tests.games.hellas.books import Ledger, is_built, lowest_bit, owes_claim, things
from tests.games.hellas.forecast import PUT_OFF_CHOICE, expect, expect_deed_auction, expect_money, expect_payment
from tests.games.hellas.worths import building_cost, could_stand, half_on, lift_cost, loans, may_place, seeking, sum_of

OFFERS_A_TURN = PROPOSALS_A_DEBT = 3
INTEREST_CHOICE = 1


@kernel
def may_decide(b: Ledger, fig: Figures, code: int, seat: int, one: int, two: int, three: int, four: int) -> bool:
    """Whether this may be decided now; what it entails is then expected."""
    if code == E_BELL_RANG:
        return ring(b, seat)
    if b.waits == TURN:
        return at_free_moment(b, fig, code, seat, one, two, three, four)
    if seat != b.current:
        return False
    if b.waits == BUY:
        return at_purchase(b, fig, code, seat, one, two)
    if b.waits == BID:
        return at_auction(b, fig, code, seat, one, two)
    if b.waits == ANSWER:
        if code == E_COUNTERED:
            return b.deal == OFFER and one == b.maker and may_offer(b, fig, seat, one, two, three, four)
        return code in (E_ACCEPTED, E_DECLINED) and one == b.maker
    if b.waits == DEBT:
        return in_debt(b, fig, code, seat, one, two, three, four)
    if b.waits == CHOICE:
        return at_choice(b, fig, code, seat, one, two, three, four)
    return b.waits == VOTE and code == E_VOTE_CAST and one in (0, 1)


@kernel
def ring(b: Ledger, seat: int) -> bool:
    """The bell: an offer outside a debt and a vote lapse (H9.1)."""
    if b.deal != NO_DEAL and b.debtor < 0:
        expect(b, E_OFFER_LAPSED, b.maker, b.asked, 0, 0, 0)
    if b.caller >= 0:
        expect(b, E_VOTE_LAPSED, b.caller, 0, 0, 0, 0)
    return seat == -1 and b.short == TIME and b.bell == 0


@kernel
def at_free_moment(b: Ledger, fig: Figures, code: int, seat: int, one: int, two: int, three: int, four: int) -> bool:
    """H2.4."""
    if code == E_OFFERED:
        return b.offers[seat] < OFFERS_A_TURN and may_offer(b, fig, seat, one, two, three, four)
    if code == E_RENT_CLAIMED:
        return find_claim(b, seat, one, two, three) >= 0
    if code == E_VOTE_CALLED:
        return b.votes == 1 and b.throws == 0 and b.out[seat] == 0 and not (b.voted >> seat) & 1
    if code == E_RENT_LOST:
        return lose_all(b, seat, one, two, three)
    if seat != b.on_turn:
        return False
    if code == E_THROWN:
        return b.throw_due != NO_THROW and (b.throws > 0 or b.claims == 0)
    if code == E_TURN_ENDED:
        return b.throw_due != MUST_THROW
    if code == E_CARD_USED:
        expect(b, E_CUSTODY_LEFT, seat, OUT_ACQUITTAL, 0, 0, 0)
        return b.holder[one] == seat and b.custody[seat] > 0 and b.throws == 0
    if code == E_PAID:
        return may_spend(b, fig, seat, one, two, three, four)
    if code == E_AUCTION_OPENED:
        b.chance = E_BID_MADE
        b.spoke = seat
        hotel = one == LOT_HOTEL
        wanted = seeking(b, fig, hotel)
        stock = b.hotels if hotel else b.houses
        return one in (LOT_HOUSE, LOT_HOTEL) and two == -1 and three == wanted and 0 < stock < bits(wanted)
    if code == E_BUILDING_SOLD:
        colour = fig.deed_group[one]
        b.sold |= 1 << colour
        return not (b.built >> colour) & 1 and may_sell(b, fig, seat, one, two)
    if code == E_DEED_MORTGAGED:
        b.pledged |= 1 << one
        return not (b.lifted >> one) & 1 and may_mortgage(b, fig, seat, one)
    return False


@kernel
def lose_all(b: Ledger, owner: int, debtor: int, deed: int, amount: int) -> bool:
    """The first throw of a turn, before which all rents that were not claimed are lost (H4.5)."""
    for slot in range(1, b.claims):
        expect(b, E_RENT_LOST, b.claim_owner[slot], b.claim_debtor, b.claim_deed[slot], b.claim_amount[slot], 0)
    b.chance = E_THROWN
    return b.throw_due != NO_THROW and b.throws == 0 and find_claim(b, owner, debtor, deed, amount) == 0


@kernel
def find_claim(b: Ledger, owner: int, debtor: int, deed: int, amount: int) -> int:
    """The place of a claim among those that are open, or -1."""
    for slot in range(b.claims):
        same = b.claim_owner[slot] == owner and b.claim_deed[slot] == deed and b.claim_amount[slot] == amount
        if same and b.claim_debtor == debtor:
            return slot
    return -1


@kernel
def may_spend(b: Ledger, fig: Figures, seat: int, to: int, amount: int, reason: int, detail: int) -> bool:
    """A payment at a free moment: a fine, a building, a mortgage."""
    if to != BANK:
        return False
    if reason == BY_FINE:
        expect(b, E_CUSTODY_LEFT, seat, OUT_FINE, 0, 0, 0)
        return b.custody[seat] > 0 and b.throws == 0 and amount == fig.fine
    if owes_claim(b, seat):
        return False
    if reason == BY_LIFTING:
        expect(b, E_MORTGAGE_LIFTED, seat, detail, 0, 0, 0)
        b.lifted |= 1 << detail
        mine = b.owner[detail] == seat and b.mortgage[detail] != FREE
        return mine and not (b.pledged >> detail) & 1 and amount == lift_cost(b, fig, detail)
    expect(b, E_BUILT, seat, detail, b.level[detail] + 1, 0, 0)
    hotel = b.level[detail] == HOTEL - 1
    enough = (b.hotels if hotel else b.houses) >= max(bits(seeking(b, fig, hotel)), 1)
    right = reason == BY_BUILDING and amount == building_cost(b, fig, detail) and enough
    return right and could_stand(b, fig, seat, detail)


@kernel
def may_sell(b: Ledger, fig: Figures, seat: int, deed: int, level: int) -> bool:
    """A building goes, or all of a colour whose hotels the bank has no houses for (H6.4)."""
    group, old = fig.deed_group[deed], b.level[deed]
    highest = old
    for other in range(DEEDS):
        if (fig.group_deeds[group] >> other) & 1:
            highest = max(highest, b.level[other])
    if b.owner[deed] != seat or old == 0:
        return False
    if level == old - 1:
        half = fig.hotel_cost[deed] if old == HOTEL else fig.house_cost[deed]
        expect_money(b, seat, BANK, half // 2, BY_SALE, deed)
        return old == highest and (old < HOTEL or b.houses >= HOTEL - 1)
    expect_money(b, seat, BANK, half_on(b, fig, deed), BY_SALE, deed)
    for other in range(deed + 1, DEEDS):
        if (fig.group_deeds[group] >> other) & 1:
            expect(b, E_BUILDING_SOLD, seat, other, 0, 0, 0)
            expect_money(b, seat, BANK, half_on(b, fig, other), BY_SALE, other)
    is_first = lowest_bit(fig.group_deeds[group]) == deed
    return is_first and level == 0 and highest == HOTEL and b.houses < HOTEL - 1


@kernel
def may_mortgage(b: Ledger, fig: Figures, seat: int, deed: int) -> bool:
    """H7.1."""
    expect_money(b, seat, BANK, fig.mortgage[deed], BY_MORTGAGE, deed)
    return b.owner[deed] == seat and b.mortgage[deed] == FREE and not is_built(b, fig, fig.deed_group[deed])


@kernel
def at_purchase(b: Ledger, fig: Figures, code: int, seat: int, one: int, two: int) -> bool:
    """H3.1."""
    if code == E_BUILDING_SOLD:
        return may_sell(b, fig, seat, one, two)
    if code == E_DEED_MORTGAGED:
        return may_mortgage(b, fig, seat, one)
    if code == E_BOUGHT:
        expect_payment(b, seat, BANK, fig.price[one], BY_PRICE, one)
        return one == b.buying and two == fig.price[one]
    expect_deed_auction(b, one, seat)
    return code == E_PURCHASE_DECLINED and one == b.buying


@kernel
def at_auction(b: Ledger, fig: Figures, code: int, seat: int, amount: int, deed: int) -> bool:
    """H3.2, H6.3."""
    if code == E_BID_PASSED:
        return True
    if code != E_BID_MADE or amount % STEP != 0 or amount <= b.bid or amount > b.cash[seat]:
        return False
    if b.lot == LOT_DEED:
        return deed == b.lot_deed
    return may_place(b, fig, seat, deed) and amount >= building_cost(b, fig, deed)


@kernel
def opens_bidding(b: Ledger, fig: Figures, seat: int, amount: int, deed: int) -> bool:
    """The bid that goes with a request for a scarce building: its printed cost (H6.3)."""
    return seat == b.on_turn and may_place(b, fig, seat, deed) and amount == building_cost(b, fig, deed)


@kernel
def may_offer(b: Ledger, fig: Figures, seat: int, to: int, gives: int, wants: int, money: int) -> bool:
    """An offer or a counter-offer that the rules of trade allow (H8.1, H10.1)."""
    if to == seat or b.out[seat] != 0 or b.out[to] != 0 or owes_claim(b, seat) or owes_claim(b, to):
        return False
    if gives & ~things(b, fig, seat) != 0 or wants & ~things(b, fig, to) != 0:
        return False
    if (gives == 0 and money <= 0) or (wants == 0 and money >= 0) or money % STEP != 0:
        return False
    if money > b.cash[seat] or -money > b.cash[to]:
        return False
    gain = loans(b, fig, wants) - loans(b, fig, gives) - money
    if b.debtor == to:
        gain = -gain
    return b.debtor < 0 or (gain >= 0 and (b.debtor == seat or b.debtor == to))


@kernel
def in_debt(b: Ledger, fig: Figures, code: int, seat: int, one: int, two: int, three: int, four: int) -> bool:
    """H10.1, H10.2."""
    if code == E_BUILDING_SOLD:
        return may_sell(b, fig, seat, one, two)
    if code == E_DEED_MORTGAGED:
        return may_mortgage(b, fig, seat, one)
    if code == E_OFFERED:
        return b.offers[seat] < OFFERS_A_TURN and may_offer(b, fig, seat, one, two, three, four)
    if code == E_PROPOSED:
        deeds = things(b, fig, seat) & ((1 << DEEDS) - 1)
        fair = b.creditor >= 0 and one == b.creditor and two != 0 and two & ~deeds == 0
        return fair and b.proposals < PROPOSALS_A_DEBT and 0 < three <= b.owed and three % STEP == 0
    return code == E_BANKRUPT and one == b.creditor and sum_of(b, fig, seat) < b.owed


@kernel
def at_choice(b: Ledger, fig: Figures, code: int, seat: int, one: int, two: int, three: int, four: int) -> bool:
    """H7.3; a debtor spends only what exceeds the debt."""
    deed = lowest_bit(b.choices)
    if code == E_MORTGAGE_KEPT:
        return one == deed and two == PUT_OFF_CHOICE
    spare = b.cash[seat] - (b.owed if b.debtor == seat else 0)
    if code != E_PAID or one != BANK or four != deed or two > spare:
        return False
    if three == BY_LIFTING:
        expect(b, E_MORTGAGE_LIFTED, seat, deed, 0, 0, 0)
        return two == fig.lift[deed]
    expect(b, E_MORTGAGE_KEPT, seat, deed, INTEREST_CHOICE, 0, 0)
    return three == BY_INTEREST and two == fig.interest[deed]
