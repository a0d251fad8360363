"""Entries of the second set of books: throws, moves, custody, cards."""

from cadastre.core.kernel import kernel
from cadastre.games.hellas.rules.events import (
    BY_CARD,
    BY_FINE,
    E_CARD_DRAWN,
    E_CARD_KEPT,
    E_CARD_PASSED,
    E_CARD_RETURNED,
    E_CARD_USED,
    E_CUSTODY_ENTERED,
    E_CUSTODY_LEFT,
    E_CUSTODY_STAYED,
    E_MOVED,
    E_THROWN,
    IN_CARD,
    IN_DOUBLES,
    MOVED_BACK,
    MOVED_CARD,
    OUT_DOUBLE,
)
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
    MAY_THROW,
    METRO,
    MOVE_BACK,
    MOVE_TO,
    MUST_THROW,
    NEXT_METRO,
    NEXT_TRANSPORT,
    NO_THROW,
    PAY_EACH,
    PAY_EACH_PLAYER,
    PAY_PER_BUILDING,
    PAY_PER_PROPERTY,
    POT,
    SQ_INSTRUCTION,
    SQUARES,
    TRANSPORT,
    Figures,
)
from tests.games.hellas.books import Ledger
from tests.games.hellas.forecast import (
    expect,
    expect_money,
    expect_walk,
    owe,
)
from tests.games.hellas.worths import deeds_held

THROWS_IN_CUSTODY = 3


@kernel
def note_pawn(b: Ledger, fig: Figures, code: int, seat: int, one: int, two: int, three: int) -> bool:
    """Throws, moves, custody, cards."""
    if code == E_THROWN:
        return throw(b, fig, seat, one, two, three)
    if code == E_MOVED:
        b.square[seat] = two
    elif code == E_CUSTODY_ENTERED:
        b.square[seat] = fig.prison
        b.custody[seat] = b.done = 1
        b.throw_due = NO_THROW
    elif code == E_CUSTODY_LEFT:
        b.custody[seat] = 0
    elif code == E_CUSTODY_STAYED:
        b.custody[seat] += 1
        b.done = 1
    elif code == E_CARD_DRAWN:
        return draw(b, fig, seat, one, two)
    elif code == E_CARD_KEPT:
        b.holder[one] = seat
    elif code == E_CARD_PASSED:
        b.holder[two] = one
    else:  # used, or returned by a bankrupt
        fits = b.holder[one] == seat
        b.holder[one] = -1
        put_under(b, one)
        return fits and code in (E_CARD_USED, E_CARD_RETURNED)
    return True


@kernel
def throw(b: Ledger, fig: Figures, seat: int, one: int, two: int, doubles: int) -> bool:
    """A throw, and what it leads to (H2.2, H5.5)."""
    fits = seat == b.on_turn and min(one, two) >= 1 and max(one, two) <= 6
    b.throws += 1
    b.dice[0], b.dice[1] = one, two
    b.throw_due = NO_THROW
    if b.custody[seat] > 0:
        if one == two:
            expect(b, E_CUSTODY_LEFT, seat, OUT_DOUBLE, 0, 0, 0)
            b.steps = one + two
        elif b.custody[seat] < THROWS_IN_CUSTODY:
            expect(b, E_CUSTODY_STAYED, seat, b.custody[seat], 0, 0, 0)
        else:
            b.steps = one + two
            owe(b, seat, BANK, fig.fine, BY_FINE, -1)
        return fits and doubles == 0
    if one == two:
        b.doubles += 1
        b.throw_due = MUST_THROW if b.doubles == 1 or b.compulsory else MAY_THROW
    if b.doubles == 3 and one == two:
        expect(b, E_CUSTODY_ENTERED, seat, IN_DOUBLES, 0, 0, 0)
    else:
        b.steps = one + two
    return fits and doubles == b.doubles


@kernel
def put_under(b: Ledger, card: int) -> None:
    """A card goes to the bottom of its deck."""
    deck = card // DECK
    b.queue[deck, b.queued[deck]] = card % DECK
    b.queued[deck] += 1


@kernel
def draw(b: Ledger, fig: Figures, seat: int, deck: int, card: int) -> bool:
    """A card that can lie on top, and what it says (H5.7)."""
    number = card % DECK
    kind = fig.square_kind[b.square[seat]]
    fits = seat == b.on_turn and card // DECK == deck and deck == (1 if kind == SQ_INSTRUCTION else 0)
    if b.unseen[deck] != 0:
        fits = fits and (b.unseen[deck] >> number) & 1 == 1
        b.unseen[deck] &= ~(1 << number)
    else:
        fits = fits and b.queue[deck, 0] == number
        b.queued[deck] -= 1
        for place in range(b.queued[deck]):
            b.queue[deck, place] = b.queue[deck, place + 1]
        b.queue[deck, b.queued[deck]] = -1
    if fig.card_effect[card] == KEEP_ACQUITTAL:
        expect(b, E_CARD_KEPT, seat, card, 0, 0, 0)
    else:
        put_under(b, card)
        obey(b, fig, seat, card, fig.card_effect[card], fig.card_a[card])
    return fits


@kernel
def obey(b: Ledger, fig: Figures, seat: int, card: int, effect: int, figure: int) -> None:
    """What a card orders."""
    here = b.square[seat]
    if effect in (MOVE_TO, NEXT_TRANSPORT, NEXT_METRO):
        group = TRANSPORT if effect == NEXT_TRANSPORT else METRO
        steps = 1
        while True:
            there = (here + steps) % SQUARES
            deed = fig.square_deed[there]
            if there == figure if effect == MOVE_TO else deed >= 0 and fig.deed_group[deed] == group:
                break
            steps += 1
        expect_walk(b, fig, seat, steps, MOVED_CARD)
        b.led_by = card
    elif effect == MOVE_BACK:
        expect(b, E_MOVED, seat, here, (here + SQUARES - figure) % SQUARES, MOVED_BACK, 0)
        b.settle = 1
        b.led_by = card
    elif effect == GO_TO_JAIL:
        expect(b, E_CUSTODY_ENTERED, seat, IN_CARD, 0, 0, 0)
    elif effect == BANK_PAYS:
        expect_money(b, seat, BANK, figure, BY_CARD, card)
    elif effect in (PAY_EACH_PLAYER, COLLECT_EACH_PLAYER):
        b.series = PAY_EACH if effect == PAY_EACH_PLAYER else COLLECT_EACH
        b.series_seat, b.series_amount, b.series_card = seat, figure, card
    else:
        due = figure
        if effect == PAY_PER_PROPERTY:
            due = figure * deeds_held(b, seat)
        elif effect == PAY_PER_BUILDING:
            due = 0
            for deed in range(DEEDS):
                if b.owner[deed] == seat:
                    due += fig.card_b[card] if b.level[deed] == HOTEL else figure * b.level[deed]
        if due > 0:
            owe(b, seat, POT if b.into_pot else BANK, due, BY_CARD, card)
