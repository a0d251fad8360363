"""Setting up: H1, H9.1."""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.core.rng import below
from cadastre.games.hellas.rules.debt import clear_debt, end_series
from cadastre.games.hellas.rules.events import BY_PRICE, E_DEALT, E_START_THROWN, E_STARTED, E_TURN_STARTED
from cadastre.games.hellas.rules.money import pay
from cadastre.games.hellas.rules.state import (
    BANK,
    CARDS,
    CLAIMS,
    DECK,
    DECKS,
    DEEDS,
    MUST_THROW,
    OVER,
    SEATS,
    TURN,
    Figures,
    Hellas,
)
from cadastre.games.hellas.rules.trade import close_deal

DEALT_DEEDS = 2


@kernel
def clear(s: Hellas) -> None:
    """A table with nothing on it and nothing under way."""
    close_deal(s)
    clear_debt(s)
    end_series(s)
    s.phase = OVER
    s.buying = s.estate_seat = s.claim_debtor = s.caller = -1
    s.lot_deed = s.bidder = s.bid_city = s.named = -1
    for deed in range(DEEDS):
        s.owner[deed] = -1
    for card in range(CARDS):
        s.holder[card] = -1
    for deck in range(DECKS):
        for place in range(DECK):
            s.queue[deck, place] = -1
    for slot in range(CLAIMS):
        s.claim_owner[slot] = s.claim_deed[slot] = -1


@kernel
def deal(s: Hellas, fig: Figures, log: EventBuffer) -> None:
    """Lay out a new game on a cleared table, up to the first decision."""
    emit(log, E_STARTED, -1, s.players, 0, 0, 0)
    s.houses = fig.houses
    s.hotels = fig.hotels
    for deck in range(DECKS):
        s.unseen[deck] = (1 << fig.deck_size[deck]) - 1
    for seat in range(s.players):
        s.cash[seat] = fig.start_money
    s.first = s.on_turn = throw_for_start(s, log)
    if s.short_game != 0:
        deal_deeds(s, fig, log)
    start_turn(s, log)


@kernel
def throw_for_start(s: Hellas, log: EventBuffer) -> int:
    """Everybody throws, the highest sum begins; tied players throw again (H1.3)."""
    tied = (1 << s.players) - 1
    while True:
        best = leaders = count = 0
        for seat in range(s.players):
            if not (tied >> seat) & 1:
                continue
            first, second = 1 + below(s.luck, 6), 1 + below(s.luck, 6)
            emit(log, E_START_THROWN, seat, first, second, 0, 0)
            if first + second > best:
                best = first + second
                leaders = count = 0
            if first + second == best:
                leaders |= 1 << seat
                count += 1
        tied = leaders
        if count == 1:
            break
    seat = 0
    while not (tied >> seat) & 1:
        seat += 1
    return seat


@kernel
def deal_deeds(s: Hellas, fig: Figures, log: EventBuffer) -> None:
    """The short game: two deeds for everybody, who pays their prices."""
    left = DEEDS
    for number in range(DEALT_DEEDS * s.players):
        seat = (s.first + number) % s.players
        pick = below(s.luck, left)
        deed = 0
        while s.owner[deed] >= 0 or pick > 0:
            pick -= s.owner[deed] < 0
            deed += 1
        left -= 1
        s.owner[deed] = seat
        emit(log, E_DEALT, seat, deed, 0, 0, 0)
        pay(s, log, seat, BANK, fig.price[deed], BY_PRICE, deed)


@kernel
def start_turn(s: Hellas, log: EventBuffer) -> None:
    """The turn of the seat on turn begins at a free moment."""
    s.current = s.on_turn
    s.phase = TURN
    s.throws = s.doubles = s.done = 0
    s.throw_due = MUST_THROW
    s.pledged = s.lifted = s.built = s.sold = 0
    for seat in range(SEATS):
        s.offers[seat] = 0
    emit(log, E_TURN_STARTED, s.on_turn, s.turn, 0, 0, 0)
