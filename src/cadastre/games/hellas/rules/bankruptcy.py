"""Giving up: H10.2, H10.6."""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.games.hellas.rules.building import sell_city, take_down
from cadastre.games.hellas.rules.cards import put_under
from cadastre.games.hellas.rules.debt import clear_debt, end_series
from cadastre.games.hellas.rules.events import (
    BY_ESTATE,
    E_BANKRUPT,
    E_BUILDING_RETURNED,
    E_CARD_PASSED,
    E_CARD_RETURNED,
    E_DEED_RETURNED,
    E_MORTGAGE_CANCELLED,
)
from cadastre.games.hellas.rules.money import pay, players_in
from cadastre.games.hellas.rules.rent import lapse_claims
from cadastre.games.hellas.rules.state import BANK, CARDS, DEEDS, FREE, NO_THROW, Figures, Hellas
from cadastre.games.hellas.rules.trade import hand_over


@kernel
def give_up(s: Hellas, fig: Figures, log: EventBuffer) -> None:
    """The debtor is bankrupt; the estate goes to the creditor."""
    seat, creditor = s.debtor, s.creditor
    emit(log, E_BANKRUPT, seat, creditor, 0, 0, 0)
    s.out[seat] = s.players - players_in(s) + 1
    s.custody[seat] = 0
    if creditor >= 0:
        pass_estate(s, fig, log, seat, creditor)
    else:
        return_estate(s, log, seat)
    clear_debt(s)
    lapse_claims(s, log, seat)
    if s.on_turn == seat:
        end_series(s)
        s.move_due = 0
        s.throw_due = NO_THROW
    if players_in(s) == 1:  # nothing more is auctioned or chosen
        end_series(s)
        s.choices = s.estate = 0
        s.estate_seat = -1


@kernel
def pass_estate(s: Hellas, fig: Figures, log: EventBuffer, seat: int, creditor: int) -> None:
    """To a player: buildings are sold at half, then everything changes hands."""
    deeds = 0
    for deed in range(DEEDS):
        if s.owner[deed] == seat:
            deeds |= 1 << deed
            if s.level[deed] > 0:
                sell_city(s, fig, log, seat, deed)
    if s.cash[seat] > 0:
        pay(s, log, seat, creditor, s.cash[seat], BY_ESTATE, -1)
    hand_over(s, log, seat, creditor, deeds)
    for card in range(CARDS):
        if s.holder[card] == seat:
            s.holder[card] = creditor
            emit(log, E_CARD_PASSED, seat, creditor, card, 0, 0)


@kernel
def return_estate(s: Hellas, log: EventBuffer, seat: int) -> None:
    """To the bank: everything goes back; the deeds will be auctioned."""
    if s.cash[seat] > 0:
        pay(s, log, seat, BANK, s.cash[seat], BY_ESTATE, -1)
    for deed in range(DEEDS):
        if s.owner[deed] != seat:
            continue
        if s.level[deed] > 0:
            take_down(s, deed)
            emit(log, E_BUILDING_RETURNED, seat, deed, 0, 0, 0)
        if s.mortgage[deed] != FREE:
            s.mortgage[deed] = FREE
            emit(log, E_MORTGAGE_CANCELLED, seat, deed, 0, 0, 0)
        s.owner[deed] = -1
        s.estate |= 1 << deed
        emit(log, E_DEED_RETURNED, seat, deed, 0, 0, 0)
    s.estate_seat = seat if s.estate != 0 else -1
    for card in range(CARDS):
        if s.holder[card] == seat:
            put_under(s, card)
            emit(log, E_CARD_RETURNED, seat, card, 0, 0, 0)
