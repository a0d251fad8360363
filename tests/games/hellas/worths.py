"""What things are worth by the second set of books: money, rents, buildings, bids."""

from cadastre.core.kernel import kernel
from cadastre.games.hellas.rules.state import (
    COLOURS,
    DEEDS,
    FREE,
    HOTEL,
    INTEREST_PAID,
    LOT_DEED,
    LOT_HOTEL,
    METRO,
    PUT_OFF,
    STEP,
    TRANSPORT,
    Figures,
)
from testkit.fuzzing import bits
from tests.games.hellas.books import Ledger, owes_claim, owned


@kernel
def half_on(b: Ledger, fig: Figures, deed: int) -> int:
    """What the buildings on a city are sold for (H6.4)."""
    whole = min(b.level[deed], HOTEL - 1) * fig.house_cost[deed]
    if b.level[deed] == HOTEL:
        whole += fig.hotel_cost[deed]
    return whole // 2


@kernel
def sum_of(b: Ledger, fig: Figures, seat: int) -> int:
    """What a seat can raise alone (H10.2)."""
    total = b.cash[seat]
    for deed in range(DEEDS):
        if b.owner[deed] == seat:
            total += half_on(b, fig, deed)
            if b.mortgage[deed] == FREE:
                total += fig.mortgage[deed]
    return total


@kernel
def worth(b: Ledger, fig: Figures, seat: int) -> int:
    """Wealth when it is counted (H10.4)."""
    total = b.cash[seat]
    for deed in range(DEEDS):
        if b.owner[deed] == seat:
            total += fig.price[deed] // (1 if b.mortgage[deed] == FREE else 2)
            total += b.level[deed] * fig.house_cost[deed]
    return total


@kernel
def deeds_held(b: Ledger, seat: int) -> int:
    """How many deeds a seat has."""
    count = 0
    for deed in range(DEEDS):
        count += b.owner[deed] == seat
    return count


@kernel
def richest(b: Ledger, fig: Figures) -> int:
    """Who wins, a bit each (H10.4)."""
    best_worth = best_cash = best_deeds = -1
    winners = 0
    for seat in range(b.players):
        if b.out[seat] != 0:
            continue
        value, cash, deeds = worth(b, fig, seat), b.cash[seat], deeds_held(b, seat)
        ahead = value > best_worth
        level = value == best_worth
        if level and cash != best_cash:
            ahead, level = cash > best_cash, False
        if level and deeds != best_deeds:
            ahead, level = deeds > best_deeds, False
        if ahead:
            best_worth, best_cash, best_deeds, winners = value, cash, deeds, 0
        if ahead or level:
            winners |= 1 << seat
    return winners


@kernel
def rent_of(b: Ledger, fig: Figures, deed: int, factor: int, times: int) -> int:
    """Rent (H4.2 to H4.4, H5.7)."""
    group = fig.deed_group[deed]
    mine = bits(owned(b, fig, b.owner[deed], group))
    if group == TRANSPORT:
        return factor * fig.transport_rent[mine - 1]
    if group == METRO:
        return (b.dice[0] + b.dice[1]) * (times if times > 0 else fig.metro_times[mine - 1])
    whole = mine == bits(fig.group_deeds[group])
    return fig.rent[deed, b.level[deed]] * (2 if whole and b.level[deed] == 0 else 1)


@kernel
def lift_cost(b: Ledger, fig: Figures, deed: int) -> int:
    """What lifting a mortgage costs now (H7.2, H7.3)."""
    if b.mortgage[deed] == PUT_OFF:
        return fig.lift_later[deed]
    if b.mortgage[deed] == INTEREST_PAID and b.second_interest == 0:
        return fig.mortgage[deed]
    return fig.lift[deed]


@kernel
def loans(b: Ledger, fig: Figures, items: int) -> int:
    """What the free deeds among these items can be mortgaged for."""
    total = 0
    for deed in range(DEEDS):
        if (items >> deed) & 1 and b.mortgage[deed] == FREE:
            total += fig.mortgage[deed]
    return total


# buildings and bids


@kernel
def building_cost(b: Ledger, fig: Figures, deed: int) -> int:
    """The printed cost of the next building."""
    return fig.hotel_cost[deed] if b.level[deed] + 1 == HOTEL else fig.house_cost[deed]


@kernel
def could_stand(b: Ledger, fig: Figures, seat: int, deed: int) -> bool:
    """Whether the rules of building let a seat's next one stand there (H6.1, H6.2); none where one was sold (H2.6)."""
    group = fig.deed_group[deed]
    if group >= COLOURS or b.level[deed] >= HOTEL or (b.sold >> group) & 1:
        return False
    for other in range(DEEDS):
        if (fig.group_deeds[group] >> other) & 1 and (
            b.owner[other] != seat or b.mortgage[other] != FREE or b.level[other] < b.level[deed]
        ):
            return False
    return True


@kernel
def seeking(b: Ledger, fig: Figures, hotel: bool) -> int:
    """Who could build one of a kind now, a bit each (H6.3)."""
    found = 0
    for seat in range(b.players):
        if b.out[seat] != 0 or owes_claim(b, seat):
            continue
        for deed in range(DEEDS):
            right = (b.level[deed] == HOTEL - 1) == hotel and b.cash[seat] >= building_cost(b, fig, deed)
            if right and could_stand(b, fig, seat, deed):
                found |= 1 << seat
    return found


@kernel
def solvent(b: Ledger) -> int:
    """Who has money to bid, a bit each."""
    found = 0
    for seat in range(b.players):
        if b.out[seat] == 0 and b.cash[seat] >= STEP:
            found |= 1 << seat
    return found


@kernel
def may_place(b: Ledger, fig: Figures, seat: int, deed: int) -> bool:
    """Whether the building under the hammer may be put there by a seat."""
    hotel = b.level[deed] == HOTEL - 1
    return hotel == (b.lot == LOT_HOTEL) and could_stand(b, fig, seat, deed)


@kernel
def can_outbid(b: Ledger, fig: Figures, seat: int) -> bool:
    """Whether a seat could bid higher."""
    more = b.bid + STEP
    if b.lot == LOT_DEED:
        return b.cash[seat] >= more
    for deed in range(DEEDS):
        if may_place(b, fig, seat, deed) and b.cash[seat] >= max(more, building_cost(b, fig, deed)):
            return True
    return False


@kernel
def next_bidder(b: Ledger, fig: Figures) -> int:
    """Who is asked for the next bid, or -1."""
    for away in range(1, b.players + 1):
        seat = (b.spoke + away) % b.players
        if seat != b.bidder and (b.bidders >> seat) & 1 and can_outbid(b, fig, seat):
            return seat
    return -1
