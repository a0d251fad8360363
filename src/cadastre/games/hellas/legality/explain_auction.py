"""Why a bid may not be made (H3.2, H6.3), and why a digit spells no amount that is allowed."""

from cadastre.core.refusals import Refusal, refuse
from cadastre.games.hellas.legality.explain_property import HOUSES, next_cost, no_room
from cadastre.games.hellas.legality.explain_trade import bounds, deal_of
from cadastre.games.hellas.rules.state import (
    BASE,
    FOR_BID,
    FOR_GIVING,
    FOR_PRICE,
    LOT_DEED,
    LOT_HOTEL,
    STEP,
    TOP,
    Figures,
    Hellas,
)

DIGITS = 3


def _bid_bounds(s: Hellas, fig: Figures, seat: int, city: int) -> tuple[int, int]:
    """The least and the most that the seat may bid; for a building, if it stands in this city."""
    least = int(s.bid) + STEP
    if s.lot != LOT_DEED:
        least = max(least, next_cost(s, fig, city))
    return least, min(int(s.cash[seat]), TOP)


def _beyond(s: Hellas, fig: Figures, seat: int, city: int, rule: str) -> Refusal | None:
    """Whether the seat cannot go higher."""
    least, most = _bid_bounds(s, fig, seat, city)
    if least <= most:
        return None
    if least > TOP:
        return refuse("bid_limit", rule, need=TOP)
    return refuse("cash_short", rule, need=least, have=most)


def bid(s: Hellas, fig: Figures, seat: int, _member: int) -> Refusal | None:
    """Bidding for a deed."""
    if s.lot != LOT_DEED:
        return refuse("name_a_city", "H6.3")
    return _beyond(s, fig, seat, -1, "H3.2")


def bid_at(s: Hellas, fig: Figures, seat: int, city: int) -> Refusal | None:
    """Bidding for a building that would stand in this city."""
    if s.lot == LOT_DEED:
        return refuse("lot_is_deed", "H3.2", deed=s.lot_deed)
    wrong = no_room(s, fig, seat, city)
    if wrong:
        return wrong
    hotel = s.level[city] == HOUSES
    if hotel != (s.lot == LOT_HOTEL):
        return refuse("takes_a_hotel" if hotel else "takes_a_house", "H6.3", deed=city)
    return _beyond(s, fig, seat, city, "H6.3")


def _spelling(s: Hellas, fig: Figures, seat: int) -> tuple[int, int, str]:
    """The bounds of the amount that is being spelled, and the rule that sets them."""
    if s.amount_for == FOR_BID:
        return *_bid_bounds(s, fig, seat, int(s.named)), "H3.2" if s.lot == LOT_DEED else "H6.3"
    if s.amount_for == FOR_PRICE:
        return STEP, min(int(s.owed), TOP), "H10.1"
    deal = deal_of(s)
    payer = deal.maker if s.amount_for == FOR_GIVING else deal.asked
    return *bounds(s, fig, deal, payer), "H8.1" if s.debtor < 0 else "H10.1"


def digit(s: Hellas, fig: Figures, seat: int, value: int) -> Refusal | None:
    """The next digit of an amount: whether any amount that begins like this is allowed."""
    least, most, rule = _spelling(s, fig, seat)
    span = STEP * BASE ** (DIGITS - 1 - int(s.digit))
    low = int(s.amount) + value * span
    if low + span - STEP < least:
        return refuse("amount_low", rule, need=least)
    return refuse("amount_high", rule, have=most) if low > most else None
