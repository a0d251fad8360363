"""Debts: H10.1, H10.3."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.hellas.rules.actions import A_GIVE_UP, A_PROPOSE
from cadastre.games.hellas.rules.building import list_sales
from cadastre.games.hellas.rules.events import BY_CARD, E_DEBT_OPENED, E_DEBT_SETTLED
from cadastre.games.hellas.rules.groups import items_of
from cadastre.games.hellas.rules.money import could_raise, pay, seat_after
from cadastre.games.hellas.rules.mortgages import list_mortgages
from cadastre.games.hellas.rules.state import BANK, DEEDS, NO_SERIES, OFFERS, PAY_EACH, POT, Figures, Hellas
from cadastre.games.hellas.rules.trade import list_offers


@kernel
def owe(s: Hellas, log: EventBuffer, seat: int, to: int, amount: int, reason: int, detail: int) -> None:
    """A payment is due. Who has the cash pays at once, everybody else is in debt until the money is raised."""
    s.debtor = seat
    s.creditor = to
    s.owed = amount
    s.debt_reason = reason
    s.debt_detail = detail
    s.proposals = 0
    s.in_debt = s.cash[seat] < amount
    if s.in_debt:
        emit(log, E_DEBT_OPENED, seat, to, amount, reason, detail)


@kernel
def middle(s: Hellas) -> int:
    """Where taxes and what cards order to pay go (H9.2)."""
    return POT if s.parking_pot else BANK


@kernel
def settle_debt(s: Hellas, log: EventBuffer) -> None:
    """The cash suffices: pay."""
    if s.owed > 0:
        pay(s, log, s.debtor, s.creditor, s.owed, s.debt_reason, s.debt_detail)
    if s.in_debt:
        emit(log, E_DEBT_SETTLED, s.debtor, s.creditor, 0, 0, 0)
    clear_debt(s)


@kernel
def clear_debt(s: Hellas) -> None:
    """Nothing is owed."""
    s.debtor = s.creditor = s.debt_detail = -1
    s.owed = 0
    s.debt_reason = s.proposals = s.in_debt = 0


@kernel
def list_debt(s: Hellas, fig: Figures, out: Buffer) -> int:
    """How a debtor can raise money, or give up."""
    seat = s.debtor
    n = list_sales(s, fig, seat, out, 0)
    n = list_mortgages(s, fig, seat, out, n)
    n = list_offers(s, fig, seat, out, n)
    if s.creditor >= 0 and s.proposals < OFFERS and items_of(s, fig, seat) & ((1 << DEEDS) - 1) != 0:
        out[n] = A_PROPOSE
        n += 1
    if could_raise(s, fig, seat) < s.owed:
        out[n] = A_GIVE_UP
        n += 1
    return n


@kernel
def begin_series(s: Hellas, series: int, amount: int, card: int) -> None:
    """Payments to or from all others, in playing order from the player on turn (H10.3)."""
    s.series = series
    s.series_seat = s.on_turn
    s.series_amount = amount
    s.series_card = card


@kernel
def end_series(s: Hellas) -> None:
    """No more of them."""
    s.series = NO_SERIES
    s.series_seat = s.series_card = -1
    s.series_amount = 0


@kernel
def next_in_series(s: Hellas, log: EventBuffer) -> None:
    """The next payment that a card orders, if there is one."""
    other = seat_after(s, s.series_seat)
    if other == s.on_turn:
        end_series(s)
        return
    s.series_seat = other
    if s.series == PAY_EACH:
        owe(s, log, s.on_turn, other, s.series_amount, BY_CARD, s.series_card)
    else:
        owe(s, log, other, s.on_turn, s.series_amount, BY_CARD, s.series_card)
