"""Into custody and out of it: H5.4, H5.5."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.hellas.rules.actions import A_ACQUIT, A_FINE
from cadastre.games.hellas.rules.events import (
    BY_FINE,
    E_CARD_USED,
    E_CUSTODY_ENTERED,
    E_CUSTODY_LEFT,
    OUT_ACQUITTAL,
    OUT_FINE,
)
from cadastre.games.hellas.rules.groups import card_held
from cadastre.games.hellas.rules.money import pay
from cadastre.games.hellas.rules.state import BANK, DECKS, NO_THROW, Figures, Hellas


@kernel
def enter_custody(s: Hellas, fig: Figures, log: EventBuffer, seat: int, why: int) -> None:
    """Directly, without salary; the turn ends."""
    s.square[seat] = fig.prison
    s.custody[seat] = 1
    s.throw_due = NO_THROW
    s.done = 1
    emit(log, E_CUSTODY_ENTERED, seat, why, 0, 0, 0)


@kernel
def leave_custody(s: Hellas, log: EventBuffer, seat: int, how: int) -> None:
    """Free again."""
    s.custody[seat] = 0
    emit(log, E_CUSTODY_LEFT, seat, how, 0, 0, 0)


@kernel
def list_releases(s: Hellas, fig: Figures, seat: int, out: Buffer, n: int) -> int:
    """Ways out before the throw."""
    if s.custody[seat] == 0 or s.throws > 0:
        return n
    if s.cash[seat] >= fig.fine:
        out[n] = A_FINE
        n += 1
    for deck in range(DECKS):
        if card_held(s, seat, deck) >= 0:
            out[n] = A_ACQUIT + deck
            n += 1
    return n


@kernel
def pay_fine(s: Hellas, fig: Figures, log: EventBuffer, seat: int) -> None:
    """Buy oneself out before throwing."""
    pay(s, log, seat, BANK, fig.fine, BY_FINE, -1)
    leave_custody(s, log, seat, OUT_FINE)


@kernel
def show_card(s: Hellas, log: EventBuffer, seat: int, deck: int) -> int:
    """Use an acquittal card; returns it: it goes to the bottom of its deck."""
    card = card_held(s, seat, deck)
    emit(log, E_CARD_USED, seat, card, 0, 0, 0)
    leave_custody(s, log, seat, OUT_ACQUITTAL)
    return card
