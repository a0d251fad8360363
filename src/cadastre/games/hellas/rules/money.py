"""Money, and what could be made of a player's property: H10.2, H10.4, H10.5."""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.games.hellas.rules.events import E_PAID, E_RECEIVED
from cadastre.games.hellas.rules.state import DEEDS, FREE, HOTEL, POT, Figures, Hellas


@kernel
def receive(s: Hellas, log: EventBuffer, seat: int, source: int, amount: int, reason: int, detail: int) -> None:
    """Money from the bank or the pot to a player."""
    s.cash[seat] += amount
    if source == POT:
        s.pot -= amount
    emit(log, E_RECEIVED, seat, source, amount, reason, detail)


@kernel
def pay(s: Hellas, log: EventBuffer, seat: int, to: int, amount: int, reason: int, detail: int) -> None:
    """Money from a player to the bank, the pot or another player."""
    s.cash[seat] -= amount
    if to == POT:
        s.pot += amount
    elif to >= 0:
        s.cash[to] += amount
    emit(log, E_PAID, seat, to, amount, reason, detail)


@kernel
def players_in(s: Hellas) -> int:
    """Players who are not bankrupt."""
    count = 0
    for seat in range(s.players):
        count += s.out[seat] == 0
    return count


@kernel
def seat_after(s: Hellas, seat: int) -> int:
    """The next seat still in the game, in playing order."""
    seat = (seat + 1) % s.players
    while s.out[seat] != 0:
        seat = (seat + 1) % s.players
    return seat


@kernel
def cost_of_next(s: Hellas, fig: Figures, deed: int) -> int:
    """The printed cost of the next building on a city."""
    return fig.hotel_cost[deed] if s.level[deed] == HOTEL - 1 else fig.house_cost[deed]


@kernel
def half_of_buildings(s: Hellas, fig: Figures, deed: int) -> int:
    """What the bank pays for all buildings on a city (H6.4)."""
    level = s.level[deed]
    if level == HOTEL:
        return (fig.hotel_cost[deed] + (HOTEL - 1) * fig.house_cost[deed]) // 2
    return level * fig.house_cost[deed] // 2


@kernel
def could_raise(s: Hellas, fig: Figures, seat: int) -> int:
    """What a player could have without anybody's help (H10.2)."""
    total = s.cash[seat]
    for deed in range(DEEDS):
        if s.owner[deed] == seat:
            total += half_of_buildings(s, fig, deed)
            if s.mortgage[deed] == FREE:
                total += fig.mortgage[deed]
    return total


@kernel
def wealth(s: Hellas, fig: Figures, seat: int) -> int:
    """What a player is worth when it is counted (H10.4)."""
    total = s.cash[seat]
    for deed in range(DEEDS):
        if s.owner[deed] == seat:
            total += fig.price[deed] if s.mortgage[deed] == FREE else fig.price[deed] // 2
            total += s.level[deed] * fig.house_cost[deed]  # a hotel counts as five houses
    return total


@kernel
def deeds_of(s: Hellas, seat: int) -> int:
    """How many deeds a player has."""
    count = 0
    for deed in range(DEEDS):
        count += s.owner[deed] == seat
    return count
