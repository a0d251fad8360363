"""Entries of the second set of books: deeds, buildings, mortgages, claims for rent."""

from cadastre.core.kernel import kernel
from cadastre.games.hellas.rules.events import (
    BY_RENT,
    E_AUCTION_OPENED,
    E_BID_MADE,
    E_BID_PASSED,
    E_BOUGHT,
    E_BUILDING_RETURNED,
    E_BUILDING_SOLD,
    E_BUILT,
    E_DEED_MORTGAGED,
    E_DEED_PASSED,
    E_MORTGAGE_CANCELLED,
    E_MORTGAGE_KEPT,
    E_MORTGAGE_LIFTED,
    E_PURCHASE_DECLINED,
    E_RENT_CLAIMED,
    E_RENT_LAPSED,
    E_RENT_LOST,
    E_RENT_OPENED,
)
from cadastre.games.hellas.rules.state import (
    CLAIMS,
    FREE,
    HOTEL,
    INTEREST_PAID,
    LOT_DEED,
    MORTGAGED,
    PUT_OFF,
    Figures,
)
from tests.games.hellas.books import Ledger
from tests.games.hellas.decisions import find_claim
from tests.games.hellas.forecast import (
    PUT_OFF_CHOICE,
    owe,
)


@kernel
def note_deed(b: Ledger, code: int, seat: int, one: int, two: int, three: int) -> None:
    """Purchases, auctions, deeds that change hands."""
    if code == E_PURCHASE_DECLINED:
        b.buying = -1
    elif code == E_BOUGHT:
        b.buying = -1
        b.owner[one] = seat
    elif code == E_DEED_PASSED:
        b.owner[two] = one
        if b.mortgage[two] != FREE:
            b.choices |= 1 << two
    elif code == E_AUCTION_OPENED:
        b.lot, b.lot_deed, b.bidders = one, two, three
        b.bid, b.bidder, b.bid_city = 0, -1, -1
    elif code == E_BID_MADE:
        b.bid, b.bidder, b.spoke = one, seat, seat
        b.bid_city = -1 if b.lot == LOT_DEED else two
    elif code == E_BID_PASSED:
        b.bidders &= ~(1 << seat)
        b.spoke = seat
    elif one == LOT_DEED:  # won
        b.owner[two] = seat


@kernel
def rebuild(b: Ledger, deed: int, level: int) -> bool:
    """A city has another level; houses and hotels come from the bank and return to it."""
    if b.level[deed] == HOTEL:
        b.hotels += 1
    else:
        b.houses += b.level[deed]
    b.level[deed] = level
    if level == HOTEL:
        b.hotels -= 1
    else:
        b.houses -= level
    return b.houses >= 0 and b.hotels >= 0


@kernel
def note_city(b: Ledger, fig: Figures, code: int, deed: int, two: int) -> bool:
    """Buildings and mortgages."""
    if code in (E_BUILT, E_BUILDING_SOLD, E_BUILDING_RETURNED):
        if code == E_BUILT:
            b.built |= 1 << fig.deed_group[deed]
        return rebuild(b, deed, two)
    if code == E_DEED_MORTGAGED:
        b.mortgage[deed] = MORTGAGED
    elif code == E_MORTGAGE_KEPT:
        b.mortgage[deed] = PUT_OFF if two == PUT_OFF_CHOICE else INTEREST_PAID
    elif code in (E_MORTGAGE_LIFTED, E_MORTGAGE_CANCELLED):
        b.mortgage[deed] = FREE
    if code in (E_MORTGAGE_KEPT, E_MORTGAGE_LIFTED):
        b.choices &= ~(1 << deed)
    return True


@kernel
def note_claim(b: Ledger, code: int, owner: int, debtor: int, deed: int, amount: int) -> bool:
    """Rents that may be claimed (H4.5)."""
    if code == E_RENT_OPENED:
        b.claim_debtor = debtor
        b.claim_owner[b.claims], b.claim_deed[b.claims], b.claim_amount[b.claims] = owner, deed, amount
        b.claims += 1
        return True
    slot = find_claim(b, owner, debtor, deed, amount)
    if slot < 0:
        return False
    for later in range(slot + 1, CLAIMS):
        move_claim(b, later, later - 1)
    b.claim_owner[CLAIMS - 1], b.claim_deed[CLAIMS - 1], b.claim_amount[CLAIMS - 1] = -1, -1, 0
    b.claims -= 1
    b.claim_debtor = debtor if b.claims > 0 else -1
    if code == E_RENT_CLAIMED:
        owe(b, debtor, owner, amount, BY_RENT, deed)
    return code in (E_RENT_CLAIMED, E_RENT_LOST, E_RENT_LAPSED)


@kernel
def move_claim(b: Ledger, slot: int, to: int) -> None:
    """A claim moves up."""
    b.claim_owner[to], b.claim_deed[to] = b.claim_owner[slot], b.claim_deed[slot]
    b.claim_amount[to] = b.claim_amount[slot]
