"""Why a deed may not be built on, sold from, mortgaged or redeemed (H6, H7), and what the other chapters read of deeds.

Plain Python on the same records as the rules, and on purpose none of their code: each proves the other.
"""

from cadastre.core.refusals import Refusal, refuse
from cadastre.games.hellas.rules.state import (
    COLOURS,
    DEEDS,
    FREE,
    HOTEL,
    INTEREST_PAID,
    MORTGAGED,
    TURN,
    Figures,
    Hellas,
)

HOUSES = HOTEL - 1
"""Houses that make room for a hotel, and that take its place when it is sold."""


def marked(bits: int, number: int) -> bool:
    """Whether this number is among the bits."""
    return bool(int(bits) >> number & 1)


def colour_of(fig: Figures, deed: int) -> list[int]:
    """The deeds of the same group, this one included."""
    return [other for other in range(DEEDS) if fig.deed_group[other] == fig.deed_group[deed]]


def built_city(s: Hellas, fig: Figures, deed: int) -> int | None:
    """A city of the deed's group that has buildings; stations and stops never have any."""
    return next((other for other in colour_of(fig, deed) if s.level[other] > 0), None)


def claimed(s: Hellas, seat: int) -> bool:
    """Whether a rent may still be claimed from this seat (H4.5)."""
    return bool(s.claims > 0 and s.claim_debtor == seat)


def raisable(s: Hellas, fig: Figures, seat: int) -> int:
    """Cash, half of the buildings, and the mortgage values of all free deeds (H10.2)."""
    found = int(s.cash[seat])
    for deed in range(DEEDS):
        if s.owner[deed] != seat:
            continue
        if s.mortgage[deed] == FREE:
            found += int(fig.mortgage[deed])
        found += min(int(s.level[deed]), HOUSES) * int(fig.house_cost[deed]) // 2
        found += int(fig.hotel_cost[deed]) // 2 if s.level[deed] == HOTEL else 0
    return found


def cash_short(s: Hellas, seat: int, need: int, rule: str) -> Refusal | None:
    """Whether the seat has too little at hand."""
    have = int(s.cash[seat])
    return refuse("cash_short", rule, need=need, have=have) if have < need else None


def not_of(s: Hellas, seat: int, deed: int, rule: str) -> Refusal | None:
    """Whether the deed is not this seat's."""
    owner = int(s.owner[deed])
    if owner == seat:
        return None
    return (
        refuse("deed_of_bank", rule, deed=deed) if owner < 0 else refuse("deed_of_other", rule, deed=deed, seat=owner)
    )


def next_cost(s: Hellas, fig: Figures, deed: int) -> int:
    """The printed cost of what would be built next in this city."""
    return int((fig.hotel_cost if s.level[deed] == HOUSES else fig.house_cost)[deed])


def no_room(s: Hellas, fig: Figures, seat: int, deed: int) -> Refusal | None:
    """Why the seat may not build in this city now, whatever the bank has and whatever it costs (H6.1, H6.2)."""
    group, level = int(fig.deed_group[deed]), int(s.level[deed])
    if group >= COLOURS:
        return refuse("no_city", "H6.1", deed=deed)
    if claimed(s, seat):
        return refuse("claim_open", "H4.5")
    wrong = not_of(s, seat, deed, "H6.1")
    if wrong:
        return wrong
    colour = colour_of(fig, deed)
    for other in colour:
        if s.owner[other] != seat:
            return refuse("colour_incomplete", "H6.1", group=group, deed=other)
    for other in colour:
        if s.mortgage[other] != FREE:
            return refuse("colour_mortgaged", "H6.1", group=group, deed=other)
    if level == HOTEL:
        return refuse("hotel_stands", "H6.2", deed=deed)
    for other in colour:
        if s.level[other] < level:
            if level == HOUSES:
                return refuse("hotel_early", "H6.2", deed=deed, other=other)
            return refuse("build_evenly", "H6.1", deed=deed, other=other)
    return refuse("sold_this_turn", "H2.6", group=group) if marked(s.sold, group) else None


def build(s: Hellas, fig: Figures, seat: int, deed: int) -> Refusal | None:
    """Asking for a house or a hotel; where others want it too, that is a bid at the same cost (H6.3)."""
    wrong = no_room(s, fig, seat, deed)
    if wrong:
        return wrong
    hotel = s.level[deed] == HOUSES
    if (s.hotels if hotel else s.houses) <= 0:
        return refuse("no_hotel_left" if hotel else "no_house_left", "H6.3")
    return cash_short(s, seat, next_cost(s, fig, deed), "H6.2" if hotel else "H6.1")


def _built_now(s: Hellas, group: int) -> Refusal | None:
    """Whether the colour was built on in this turn; that counts only at a free moment (H2.6)."""
    return refuse("built_this_turn", "H2.6", group=group) if s.phase == TURN and marked(s.built, group) else None


def sell(s: Hellas, fig: Figures, seat: int, deed: int) -> Refusal | None:
    """Selling the highest house of a city, or its hotel (H6.4)."""
    group, level = int(fig.deed_group[deed]), int(s.level[deed])
    if group >= COLOURS:
        return refuse("no_city", "H6.4", deed=deed)
    wrong = not_of(s, seat, deed, "H6.4")
    if wrong:
        return wrong
    if level == 0:
        return refuse("no_building", "H6.4", deed=deed)
    for other in colour_of(fig, deed):
        if s.level[other] > level:
            return refuse("sell_evenly", "H6.4", deed=deed, other=other)
    if level == HOTEL and s.houses < HOUSES:
        return refuse("sell_colour_whole", "H6.4", group=group, houses=s.houses)
    return _built_now(s, group)


def sell_colour(s: Hellas, fig: Figures, seat: int, group: int) -> Refusal | None:
    """Selling all buildings of a colour, the way out where a hotel cannot become houses (H6.4)."""
    cities = [deed for deed in range(DEEDS) if fig.deed_group[deed] == group]
    if not any(s.owner[deed] == seat and s.level[deed] == HOTEL for deed in cities):
        return refuse("no_hotel_in_colour", "H6.4", group=group)
    if s.houses >= HOUSES:
        return refuse("sell_by_level", "H6.4", group=group, houses=s.houses)
    return _built_now(s, group)


def mortgage(s: Hellas, fig: Figures, seat: int, deed: int) -> Refusal | None:
    """Mortgaging a deed (H7.1)."""
    wrong = not_of(s, seat, deed, "H7.1")
    if wrong:
        return wrong
    if s.mortgage[deed] != FREE:
        return refuse("already_mortgaged", "H7.1", deed=deed)
    built = built_city(s, fig, deed)
    if built is not None:
        return refuse("colour_built_on", "H7.1", deed=deed, other=built)
    if s.phase == TURN and marked(s.lifted, deed):
        return refuse("lifted_this_turn", "H2.6", deed=deed)
    return None


def lift(s: Hellas, fig: Figures, seat: int, deed: int) -> Refusal | None:
    """Lifting a mortgage; the cost depends on what was chosen when the deed changed hands (H7.2, H7.3)."""
    wrong = not_of(s, seat, deed, "H7.2")
    if wrong:
        return wrong
    kind = s.mortgage[deed]
    if kind == FREE:
        return refuse("not_mortgaged", "H7.2", deed=deed)
    if claimed(s, seat):
        return refuse("claim_open", "H4.5")
    if marked(s.pledged, deed):
        return refuse("mortgaged_this_turn", "H2.6", deed=deed)
    if kind == MORTGAGED:
        return cash_short(s, seat, int(fig.lift[deed]), "H7.2")
    bare = fig.lift if s.second_interest else fig.mortgage
    return cash_short(s, seat, int((bare if kind == INTEREST_PAID else fig.lift_later)[deed]), "H7.3")
