"""What a position of Hellas is worth to a seat, in euros: money, deeds and what they can become, and dangers.

A deed brings its rent as often as somebody stops there (``odds``), for as many rounds as one can
look ahead. A colour that is complete, or nearly so, is worth what it would bring with houses.
"""

from cadastre.core.kernel import Buffer, kernel
from cadastre.core.layout import Batch
from cadastre.games.hellas.rules.groups import card_held
from cadastre.games.hellas.rules.money import players_in
from cadastre.games.hellas.rules.mortgages import lifting_cost
from cadastre.games.hellas.rules.state import COLOURS, DECKS, DEEDS, FREE, GROUPS, METRO, TRANSPORT, Figures, Hellas

NAMES = ("money", "deeds", "rents", "colours", "danger", "custody", "cards")

THOUSAND = 1000
MILLION = 1_000_000
AHEAD = 22  # rounds that are looked ahead
TARGET = 3  # houses that a colour is built up to
MEAN_THROW = 7
HELD = 60  # per cent of its price that a deed is worth by itself
ONE_OF_TWO, ONE_OF_THREE, TWO_OF_THREE = 14, 6, 22  # per cent of a colour's promise
IN_ONE_HAND, IN_TWO_HANDS = 70, 35  # per cent of that, if the rest is not the bank's
BUILT_UP = 60  # per cent of what building up a complete colour would bring
CAUTION = 35  # per cent of the cash that is short of a reserve
ACQUITTAL = 60
LOST_TURN = 130  # what custody costs while there is much to buy
RUIN = -4000


@kernel
def rounds_ahead(s: Hellas) -> int:
    """Rounds that matter."""
    ahead = AHEAD
    if s.round_limit > 0:
        ahead = min(ahead, s.round_limit - s.rounds)
    if s.short_game > 0:
        ahead = min(ahead, s.short_game - s.rounds)
    return ahead


@kernel
def mine_in(s: Hellas, fig: Figures, seat: int, group: int) -> int:
    """Deeds of a group that a seat has."""
    count = 0
    for deed in range(DEEDS):
        count += fig.deed_group[deed] == group and s.owner[deed] == seat
    return count


@kernel
def size_of(fig: Figures, group: int) -> int:
    """Deeds of a group."""
    count = 0
    for deed in range(DEEDS):
        count += fig.deed_group[deed] == group
    return count


@kernel
def rent_due(s: Hellas, fig: Figures, deed: int, whole: bool, count: int) -> int:
    """The rent of a deed as it stands, with a middling throw."""
    group = fig.deed_group[deed]
    if group == TRANSPORT:
        return fig.transport_rent[count - 1]
    if group == METRO:
        return fig.metro_times[count - 1] * MEAN_THROW
    return 2 * fig.rent[deed, 0] if whole and s.level[deed] == 0 else fig.rent[deed, s.level[deed]]


@kernel
def flow(fig: Figures, deed: int, rent: int, visits: int) -> int:
    """What a rent brings in so many turns of others."""
    return rent * fig.odds[fig.deed_square[deed]] * visits // MILLION


@kernel
def promise(fig: Figures, group: int, visits: int) -> int:
    """What a whole colour would bring when built up, without what that costs."""
    total = 0
    for deed in range(DEEDS):
        if fig.deed_group[deed] == group:
            total += flow(fig, deed, fig.rent[deed, TARGET], visits) - TARGET * fig.house_cost[deed]
    return max(total, 0)


@kernel
def hands_of_rest(s: Hellas, fig: Figures, seat: int, group: int) -> int:
    """How many other players have deeds of a group."""
    found = 0
    for deed in range(DEEDS):
        if fig.deed_group[deed] == group and s.owner[deed] >= 0 and s.owner[deed] != seat:
            found |= 1 << s.owner[deed]
    count = 0
    for other in range(s.players):
        count += (found >> other) & 1
    return count


@kernel
def colour_promise(s: Hellas, fig: Figures, seat: int, group: int, count: int, visits: int) -> int:
    """What a colour may become for a seat that has some of its deeds."""
    size = size_of(fig, group)
    if count == size:
        return built_up(s, fig, group, visits)
    share = ONE_OF_TWO if size == 2 else TWO_OF_THREE if count == size - 1 else ONE_OF_THREE
    hands = hands_of_rest(s, fig, seat, group)
    if hands == 1:
        share = share * IN_ONE_HAND // 100
    elif hands > 1:
        share = share * IN_TWO_HANDS // 100
    return promise(fig, group, visits) * share // 100


@kernel
def built_up(s: Hellas, fig: Figures, group: int, visits: int) -> int:
    """What building up a complete colour would still bring."""
    total, mortgaged = 0, False
    for deed in range(DEEDS):
        if fig.deed_group[deed] == group:
            mortgaged = mortgaged or s.mortgage[deed] != FREE
            if s.level[deed] < TARGET:
                now = 2 * fig.rent[deed, 0] if s.level[deed] == 0 else fig.rent[deed, s.level[deed]]
                more = flow(fig, deed, fig.rent[deed, TARGET] - now, visits)
                total += more - (TARGET - s.level[deed]) * fig.house_cost[deed]
    total = max(total, 0) * BUILT_UP // 100
    return total // 2 if mortgaged else total


@kernel
def deed_worth(s: Hellas, fig: Figures, seat: int) -> int:
    """Deeds by themselves; a mortgage is a debt. Houses are worth half of their cost if all goes wrong."""
    total = 0
    for deed in range(DEEDS):
        if s.owner[deed] == seat:
            total += fig.price[deed] * HELD // 100
            if s.mortgage[deed] != FREE:
                total -= lifting_cost(s, fig, deed)
            total += s.level[deed] * fig.house_cost[deed] // 2
    return total


@kernel
def rents_and_colours(s: Hellas, fig: Figures, seat: int, wanted: int) -> int:
    """What deeds bring as they stand (``wanted`` 0), or what colours may become (1)."""
    visits = rounds_ahead(s) * (players_in(s) - 1)
    total = 0
    for group in range(GROUPS):
        count = mine_in(s, fig, seat, group)
        if count == 0:
            continue
        if wanted == 1:
            if group < COLOURS:
                total += colour_promise(s, fig, seat, group, count, visits)
            continue
        whole = group < COLOURS and count == size_of(fig, group)
        for deed in range(DEEDS):
            if fig.deed_group[deed] == group and s.owner[deed] == seat and s.mortgage[deed] == FREE:
                total += flow(fig, deed, rent_due(s, fig, deed, whole, count), visits)
    return total


@kernel
def danger(s: Hellas, fig: Figures, seat: int) -> int:
    """What may have to be paid before long, as far as the cash would not suffice."""
    worst, usual = 0, 0
    for group in range(GROUPS):
        for deed in range(DEEDS):
            owner = s.owner[deed]
            if fig.deed_group[deed] != group or owner < 0 or owner == seat or s.mortgage[deed] != FREE:
                continue
            count = mine_in(s, fig, owner, group)
            rent = rent_due(s, fig, deed, group < COLOURS and count == size_of(fig, group), count)
            worst = max(worst, rent)
            usual += flow(fig, deed, rent, 3)
    reserve = 150 + usual + worst // 3
    return max(reserve - s.cash[seat], 0) * CAUTION // 100


@kernel
def custody_worth(s: Hellas, seat: int) -> int:
    """Custody costs turns while there is much to buy; later it is a shelter."""
    if s.custody[seat] == 0:
        return 0
    free = 0
    for deed in range(DEEDS):
        free += s.owner[deed] < 0
    return -LOST_TURN if free > 6 else 60


@kernel
def card_worth(s: Hellas, seat: int) -> int:
    """Acquittal cards."""
    total = 0
    for deck in range(DECKS):
        total += ACQUITTAL * (card_held(s, seat, deck) >= 0)
    return total


@kernel
def part(s: Hellas, fig: Figures, seat: int, number: int) -> int:
    """One part of a position's worth, in euros; see NAMES."""
    if number == 0:
        return s.cash[seat]
    if number == 1:
        return deed_worth(s, fig, seat)
    if number == 2:
        return rents_and_colours(s, fig, seat, 0)
    if number == 3:
        return rents_and_colours(s, fig, seat, 1)
    if number == 4:
        return -danger(s, fig, seat)
    if number == 5:
        return custody_worth(s, seat)
    return card_worth(s, seat)


@kernel
def value(s: Hellas, fig: Figures, seat: int) -> int:
    """What a position is worth to a seat, in thousandths of a euro."""
    if s.out[seat] != 0:
        return RUIN * THOUSAND
    total = 0
    for number in range(len(NAMES)):
        total += part(s, fig, seat, number)
    return total * THOUSAND


@kernel
def parts(states: Batch[Hellas], i: int, figs: Batch[Figures], seat: int, out: Buffer) -> None:
    """The same by part."""
    for number in range(len(NAMES)):
        out[number] = part(states[i], figs[0], seat, number) * THOUSAND
