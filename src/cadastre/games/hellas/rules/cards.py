"""The two decks: H1.2, H5.1, H5.7. Cards are data; :func:`obey` is all that they can do."""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.core.rng import below
from cadastre.games.hellas.rules.custody import enter_custody
from cadastre.games.hellas.rules.debt import begin_series, middle, owe
from cadastre.games.hellas.rules.events import (
    BY_CARD,
    E_CARD_DRAWN,
    E_CARD_KEPT,
    E_MOVED,
    IN_CARD,
    MOVED_BACK,
    MOVED_CARD,
)
from cadastre.games.hellas.rules.money import deeds_of, receive
from cadastre.games.hellas.rules.pawns import walk
from cadastre.games.hellas.rules.state import (
    BANK,
    BANK_PAYS,
    COLLECT_EACH,
    COLLECT_EACH_PLAYER,
    DECK,
    DEEDS,
    GO_TO_JAIL,
    HOTEL,
    KEEP_ACQUITTAL,
    METRO,
    MOVE_BACK,
    MOVE_TO,
    NEXT_METRO,
    NEXT_TRANSPORT,
    PAY_EACH,
    PAY_EACH_PLAYER,
    PAY_PER_BUILDING,
    PAY_PER_PROPERTY,
    SQUARES,
    TRANSPORT,
    Figures,
    Hellas,
)


@kernel
def draw_card(s: Hellas, log: EventBuffer, seat: int, deck: int) -> int:
    """The top card: any of those never drawn, and once all have been, the one that lies there."""
    unseen = 0
    for number in range(DECK):
        unseen += (s.unseen[deck] >> number) & 1
    if unseen > 0:
        pick = below(s.luck, unseen)
        number = 0
        while not (s.unseen[deck] >> number) & 1 or pick > 0:
            pick -= (s.unseen[deck] >> number) & 1
            number += 1
        s.unseen[deck] &= ~(1 << number)
    else:
        number = s.queue[deck, 0]
        for place in range(DECK - 1):
            s.queue[deck, place] = s.queue[deck, place + 1]
        s.queue[deck, DECK - 1] = -1
    card = deck * DECK + number
    emit(log, E_CARD_DRAWN, seat, deck, card, 0, 0)
    return card


@kernel
def put_under(s: Hellas, card: int) -> None:
    """A card goes to the bottom of its deck."""
    deck = card // DECK
    place = 0
    while s.queue[deck, place] >= 0:
        place += 1
    s.queue[deck, place] = card % DECK
    s.holder[card] = -1


@kernel
def next_of_group(s: Hellas, fig: Figures, seat: int, group: int) -> int:
    """The next square ahead with a deed of this group."""
    square = (s.square[seat] + 1) % SQUARES
    while fig.square_deed[square] < 0 or fig.deed_group[fig.square_deed[square]] != group:
        square = (square + 1) % SQUARES
    return square


@kernel
def per_building(s: Hellas, seat: int, house: int, hotel: int) -> int:
    """A sum for each of a player's houses and hotels."""
    total = 0
    for deed in range(DEEDS):
        if s.owner[deed] == seat:
            total += hotel if s.level[deed] == HOTEL else s.level[deed] * house
    return total


@kernel
def obey(s: Hellas, fig: Figures, log: EventBuffer, seat: int, card: int) -> bool:
    """Do what a card says; returns whether the pawn has come to a square that is to be settled."""
    effect, amount = fig.card_effect[card], fig.card_a[card]
    if effect == KEEP_ACQUITTAL:
        s.holder[card] = seat
        emit(log, E_CARD_KEPT, seat, card, 0, 0, 0)
        return False
    put_under(s, card)
    if effect == MOVE_TO:
        walk(s, fig, log, seat, (amount - s.square[seat] - 1) % SQUARES + 1, MOVED_CARD)
        return True
    if effect in (NEXT_TRANSPORT, NEXT_METRO):
        target = next_of_group(s, fig, seat, TRANSPORT if effect == NEXT_TRANSPORT else METRO)
        walk(s, fig, log, seat, (target - s.square[seat] - 1) % SQUARES + 1, MOVED_CARD)
        return True
    if effect == MOVE_BACK:
        origin = s.square[seat]
        s.square[seat] = (origin - amount) % SQUARES
        emit(log, E_MOVED, seat, origin, s.square[seat], MOVED_BACK, 0)
        return True
    if effect == GO_TO_JAIL:
        enter_custody(s, fig, log, seat, IN_CARD)
    elif effect == BANK_PAYS:
        receive(s, log, seat, BANK, amount, BY_CARD, card)
    elif effect == PAY_EACH_PLAYER:
        begin_series(s, PAY_EACH, amount, card)
    elif effect == COLLECT_EACH_PLAYER:
        begin_series(s, COLLECT_EACH, amount, card)
    else:
        if effect == PAY_PER_BUILDING:
            amount = per_building(s, seat, amount, fig.card_b[card])
        elif effect == PAY_PER_PROPERTY:
            amount *= deeds_of(s, seat)
        if amount > 0:
            owe(s, log, seat, middle(s), amount, BY_CARD, card)
    return False
