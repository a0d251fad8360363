"""Auctions of deeds and of scarce buildings: H3.2, H6.3."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.hellas.rules.actions import A_BID, A_BID_AT, A_PASS
from cadastre.games.hellas.rules.building import fits, next_kind, raise_building, seats_in_want
from cadastre.games.hellas.rules.events import (
    BY_AUCTION,
    E_AUCTION_OPENED,
    E_AUCTION_VOID,
    E_AUCTION_WON,
    E_BID_MADE,
    E_BID_PASSED,
)
from cadastre.games.hellas.rules.money import cost_of_next, pay
from cadastre.games.hellas.rules.state import BANK, BID, DEEDS, LOT_DEED, NO_LOT, STEP, TOP, Figures, Hellas


@kernel
def open_deed_auction(s: Hellas, log: EventBuffer, deed: int, after: int) -> None:
    """Put up a deed for auction; the first to bid sits after this seat."""
    s.lot = LOT_DEED
    s.lot_deed = deed
    s.bidders = 0
    for seat in range(s.players):
        if s.out[seat] == 0 and s.cash[seat] >= STEP:
            s.bidders |= 1 << seat
    s.current = after
    emit(log, E_AUCTION_OPENED, -1, LOT_DEED, deed, s.bidders, 0)


@kernel
def open_building_auction(s: Hellas, fig: Figures, log: EventBuffer, asker: int, deed: int) -> None:
    """Put up the next building that a city asks for; the request is a bid at the printed cost."""
    s.lot = next_kind(s, deed)
    s.bidders = seats_in_want(s, fig, s.lot)
    s.current = s.bidder = asker
    s.bid = cost_of_next(s, fig, deed)
    s.bid_city = deed
    emit(log, E_AUCTION_OPENED, asker, s.lot, -1, s.bidders, 0)
    emit(log, E_BID_MADE, asker, s.bid, deed, 0, 0)


@kernel
def least_bid_at(s: Hellas, fig: Figures, deed: int) -> int:
    """The least that may be bid for a building on a city."""
    return max(s.bid + STEP, cost_of_next(s, fig, deed))


@kernel
def may_bid_at(s: Hellas, fig: Figures, seat: int, deed: int) -> bool:
    """Whether a player may bid for the building under the hammer, to put it on this city."""
    return (
        s.owner[deed] == seat
        and next_kind(s, deed) == s.lot
        and least_bid_at(s, fig, deed) <= min(s.cash[seat], TOP)
        and fits(s, fig, seat, deed)
    )


@kernel
def can_bid(s: Hellas, fig: Figures, seat: int) -> bool:
    """Whether a player could go higher."""
    if s.lot == LOT_DEED:
        return s.bid + STEP <= min(s.cash[seat], TOP)
    for deed in range(DEEDS):
        if may_bid_at(s, fig, seat, deed):
            return True
    return False


@kernel
def ask_bidder(s: Hellas, fig: Figures) -> bool:
    """Ask the next one who can bid; those who cannot pass by rule. Returns whether anybody is asked."""
    for away in range(1, s.players):
        seat = (s.current + away) % s.players
        if not (s.bidders >> seat) & 1 or seat == s.bidder:
            continue
        if can_bid(s, fig, seat):
            s.current = seat
            s.phase = BID
            return True
        s.bidders &= ~(1 << seat)
    # only the highest bidder is left, or the one who has just been asked and goes on alone against no bid
    seat = s.current
    if s.bidder < 0 and (s.bidders >> seat) & 1 and can_bid(s, fig, seat):
        s.phase = BID
        return True
    return False


@kernel
def list_bids(s: Hellas, fig: Figures, out: Buffer) -> int:
    """Bid or pass."""
    n = 0
    if s.lot == LOT_DEED:
        out[n] = A_BID
        n += 1
    else:
        for deed in range(DEEDS):
            if may_bid_at(s, fig, s.current, deed):
                out[n] = A_BID_AT + deed
                n += 1
    out[n] = A_PASS
    return n + 1


@kernel
def make_bid(s: Hellas, log: EventBuffer, amount: int) -> None:
    """A higher bid by the seat that was asked."""
    s.bid = amount
    s.bidder = s.current
    s.bid_city = s.named
    s.named = -1
    emit(log, E_BID_MADE, s.current, amount, s.lot_deed if s.lot == LOT_DEED else s.bid_city, 0, 0)


@kernel
def pass_bid(s: Hellas, log: EventBuffer) -> None:
    """Leave an auction for good."""
    s.bidders &= ~(1 << s.current)
    emit(log, E_BID_PASSED, s.current, 0, 0, 0, 0)


@kernel
def close_auction(s: Hellas, fig: Figures, log: EventBuffer) -> None:
    """The hammer falls."""
    lot, deed, bid, bidder, city = s.lot, s.lot_deed, s.bid, s.bidder, s.bid_city
    s.lot = NO_LOT
    s.lot_deed = s.bidder = s.bid_city = -1
    s.bid = s.bidders = 0
    if bidder < 0:
        emit(log, E_AUCTION_VOID, -1, deed, 0, 0, 0)
    elif lot == LOT_DEED:
        emit(log, E_AUCTION_WON, bidder, lot, deed, bid, 0)
        pay(s, log, bidder, BANK, bid, BY_AUCTION, deed)
        s.owner[deed] = bidder
    else:
        emit(log, E_AUCTION_WON, bidder, lot, city, bid, 0)
        raise_building(s, fig, log, bidder, city, bid, BY_AUCTION)
