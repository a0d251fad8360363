"""How likely a seat of Hellas is to win, from what decides games: what it could pay, and what it is paid.

The weights were fitted to thousands of games between players that look no further than one move: a chance is e times
as high for every thousand more.
"""

import math

from cadastre.core.kernel import kernel
from cadastre.games.hellas.bot.worth import MEAN_THROW, MILLION
from cadastre.games.hellas.rules.groups import card_held
from cadastre.games.hellas.rules.money import players_in
from cadastre.games.hellas.rules.state import COLOURS, DECKS, DEEDS, FREE, TRANSPORT, Figures, Hellas

MUCH_LEFT, LITTLE_LEFT, NOTHING_LEFT = range(3)
"""Stages of a game: how many deeds the bank still has."""
MUCH = 8  # deeds: more than this is much

# By stage: for e times as much money, for the root of 100 euros of income a round, for a deed, for a card of acquittal,
# for being in custody.
MEANS = (1090, 1360, 1880)
INCOME = (1110, 1330, 1170)
DEED = (183, 37, 6)
CARD = (87, 62, 16)
CUSTODY = (-135, 0, 15)
GONE = -30_000
PURSE = 500  # euros that everybody is taken to have besides


@kernel
def stage(s: Hellas) -> int:
    """How far the game has come."""
    left = 0
    for deed in range(DEEDS):
        left += s.owner[deed] < 0
    return MUCH_LEFT if left > MUCH else LITTLE_LEFT if left > 0 else NOTHING_LEFT


@kernel
def rent_of(s: Hellas, fig: Figures, deed: int, mine: int) -> int:
    """The rent of a deed for one who owns these, a bit each; with a middling throw."""
    group = fig.deed_group[deed]
    all_of_it = fig.group_deeds[group]
    if group < COLOURS:
        rent = fig.rent[deed, s.level[deed]]
        return 2 * rent if s.level[deed] == 0 and (mine & all_of_it) == all_of_it else rent
    count = -1
    for other in range(DEEDS):
        count += (mine & all_of_it) >> other & 1
    return fig.transport_rent[count] if group == TRANSPORT else fig.metro_times[count] * MEAN_THROW


@kernel
def chance(s: Hellas, fig: Figures, seat: int) -> int:
    """What speaks for a seat, in thousandths: e times as likely to win for every thousand more than another."""
    if s.out[seat] != 0:
        return GONE
    mine, deeds, means = 0, 0, s.cash[seat]
    for deed in range(DEEDS):
        if s.owner[deed] == seat:
            mine |= 1 << deed
            deeds += 1
            means += s.level[deed] * fig.house_cost[deed] // 2
            if s.mortgage[deed] == FREE:
                means += fig.price[deed] // 2
    income = 0
    for deed in range(DEEDS):
        if s.owner[deed] == seat and s.mortgage[deed] == FREE:
            income += rent_of(s, fig, deed, mine) * fig.odds[fig.deed_square[deed]]
    income = income * (players_in(s) - 1) // 100
    now = stage(s)
    found = MEANS[now] * math.log(1 + max(means, 0) / PURSE) + INCOME[now] * math.sqrt(income / MILLION)
    cards = 0
    for deck in range(DECKS):
        cards += card_held(s, seat, deck) >= 0
    total = int(found) + DEED[now] * deeds + CARD[now] * cards
    return total + CUSTODY[now] if s.custody[seat] != 0 else total
