"""Building and selling: H6."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.hellas.rules.actions import A_BUILD, A_SELL, A_SELL_COLOUR
from cadastre.games.hellas.rules.events import BY_BUILDING, BY_SALE, E_BUILDING_SOLD, E_BUILT
from cadastre.games.hellas.rules.groups import any_mortgaged, highest, lowest, owns_all
from cadastre.games.hellas.rules.money import cost_of_next, half_of_buildings, pay, receive
from cadastre.games.hellas.rules.state import BANK, COLOURS, DEEDS, HOTEL, LOT_HOTEL, LOT_HOUSE, TURN, Figures, Hellas


@kernel
def has_open_claim(s: Hellas, seat: int) -> bool:
    """Whether rent may still be claimed from a player, who then does not trade, build or lift (H4.5)."""
    return s.claims > 0 and s.claim_debtor == seat


@kernel
def next_kind(s: Hellas, deed: int) -> int:
    """What the next building on a city would be."""
    return LOT_HOTEL if s.level[deed] == HOTEL - 1 else LOT_HOUSE


@kernel
def fits(s: Hellas, fig: Figures, seat: int, deed: int) -> bool:
    """Whether the next building could stand on a city, apart from turn, stock and money (H6.1, H6.2, H2.6)."""
    group = fig.deed_group[deed]
    return (
        group < COLOURS
        and s.level[deed] < HOTEL
        and not (s.sold >> group) & 1
        and owns_all(s, fig, seat, group)
        and not any_mortgaged(s, fig, group)
        and s.level[deed] == lowest(s, fig, group)
    )


@kernel
def in_stock(s: Hellas, kind: int) -> int:
    """Houses or hotels in the bank."""
    return s.hotels if kind == LOT_HOTEL else s.houses


@kernel
def may_build(s: Hellas, fig: Figures, seat: int, deed: int) -> bool:
    """Whether the player on turn may ask for a building on a city at a free moment."""
    return (
        s.owner[deed] == seat
        and s.cash[seat] >= cost_of_next(s, fig, deed)
        and in_stock(s, next_kind(s, deed)) > 0
        and fits(s, fig, seat, deed)
    )


@kernel
def could_use(s: Hellas, fig: Figures, seat: int, kind: int) -> bool:
    """Whether a player could build one of this kind now, were it the player's turn (H6.3)."""
    if has_open_claim(s, seat):
        return False
    for deed in range(DEEDS):
        if (
            s.owner[deed] == seat
            and next_kind(s, deed) == kind
            and s.cash[seat] >= cost_of_next(s, fig, deed)
            and fits(s, fig, seat, deed)
        ):
            return True
    return False


@kernel
def seats_in_want(s: Hellas, fig: Figures, kind: int) -> int:
    """Players who could build one of this kind now, a bit each."""
    found = 0
    for seat in range(s.players):
        if s.out[seat] == 0 and could_use(s, fig, seat, kind):
            found |= 1 << seat
    return found


@kernel
def raise_building(s: Hellas, fig: Figures, log: EventBuffer, seat: int, deed: int, price: int, reason: int) -> None:
    """Pay for the next building on a city and put it there."""
    pay(s, log, seat, BANK, price, reason, deed)
    s.level[deed] += 1
    if s.level[deed] == HOTEL:
        s.hotels -= 1
        s.houses += HOTEL - 1
    else:
        s.houses -= 1
    s.built |= 1 << fig.deed_group[deed]
    emit(log, E_BUILT, seat, deed, s.level[deed], 0, 0)


@kernel
def build(s: Hellas, fig: Figures, log: EventBuffer, seat: int, deed: int) -> None:
    """Build what nobody else can want."""
    raise_building(s, fig, log, seat, deed, cost_of_next(s, fig, deed), BY_BUILDING)


@kernel
def mark_sale(s: Hellas, fig: Figures, deed: int) -> None:
    """A colour that is sold from at a free moment is not built on in the same turn (H2.6)."""
    if s.phase == TURN:
        s.sold |= 1 << fig.deed_group[deed]


@kernel
def may_sell(s: Hellas, fig: Figures, seat: int, deed: int) -> bool:
    """Whether a player may sell the top building of a city (H6.4)."""
    if s.owner[deed] != seat or s.level[deed] == 0 or s.level[deed] != highest(s, fig, fig.deed_group[deed]):
        return False
    if s.phase == TURN and (s.built >> fig.deed_group[deed]) & 1:
        return False
    return s.level[deed] < HOTEL or s.houses >= HOTEL - 1


@kernel
def sell(s: Hellas, fig: Figures, log: EventBuffer, seat: int, deed: int) -> None:
    """Sell one level to the bank for half its cost."""
    mark_sale(s, fig, deed)
    if s.level[deed] == HOTEL:
        half = fig.hotel_cost[deed] // 2
        s.hotels += 1
        s.houses -= HOTEL - 1
    else:
        half = fig.house_cost[deed] // 2
        s.houses += 1
    s.level[deed] -= 1
    emit(log, E_BUILDING_SOLD, seat, deed, s.level[deed], 0, 0)
    receive(s, log, seat, BANK, half, BY_SALE, deed)


@kernel
def may_sell_colour(s: Hellas, fig: Figures, seat: int, colour: int) -> bool:
    """Whether a colour must be sold as a whole because the bank lacks houses for its hotels (H6.4)."""
    if s.houses >= HOTEL - 1 or highest(s, fig, colour) < HOTEL or not owns_all(s, fig, seat, colour):
        return False
    return s.phase != TURN or not (s.built >> colour) & 1


@kernel
def sell_city(s: Hellas, fig: Figures, log: EventBuffer, seat: int, deed: int) -> None:
    """Sell everything on a city at half."""
    half = half_of_buildings(s, fig, deed)
    take_down(s, deed)
    emit(log, E_BUILDING_SOLD, seat, deed, 0, 0, 0)
    receive(s, log, seat, BANK, half, BY_SALE, deed)


@kernel
def take_down(s: Hellas, deed: int) -> None:
    """Return the buildings of a city to the bank."""
    if s.level[deed] == HOTEL:
        s.hotels += 1
    else:
        s.houses += s.level[deed]
    s.level[deed] = 0


@kernel
def sell_colour(s: Hellas, fig: Figures, log: EventBuffer, seat: int, colour: int) -> None:
    """Sell all buildings of a colour at once."""
    for deed in range(DEEDS):
        if fig.deed_group[deed] == colour and s.level[deed] > 0:
            mark_sale(s, fig, deed)
            sell_city(s, fig, log, seat, deed)


@kernel
def list_builds(s: Hellas, fig: Figures, seat: int, out: Buffer, n: int) -> int:
    """Cities where the player on turn may ask for a building."""
    if has_open_claim(s, seat):
        return n
    for deed in range(DEEDS):
        if may_build(s, fig, seat, deed):
            out[n] = A_BUILD + deed
            n += 1
    return n


@kernel
def list_sales(s: Hellas, fig: Figures, seat: int, out: Buffer, n: int) -> int:
    """Buildings that a player may sell."""
    for deed in range(DEEDS):
        if may_sell(s, fig, seat, deed):
            out[n] = A_SELL + deed
            n += 1
    for colour in range(COLOURS):
        if may_sell_colour(s, fig, seat, colour):
            out[n] = A_SELL_COLOUR + colour
            n += 1
    return n
