"""Settling the square that a pawn has come to: H3.1, H4.1, H5."""

from cadastre.core.kernel import EventBuffer, kernel
from cadastre.games.hellas.rules.cards import draw_card, obey
from cadastre.games.hellas.rules.custody import enter_custody
from cadastre.games.hellas.rules.debt import middle, owe
from cadastre.games.hellas.rules.events import BY_POT, BY_TAX, IN_SQUARE
from cadastre.games.hellas.rules.money import receive
from cadastre.games.hellas.rules.rent import charge_rent
from cadastre.games.hellas.rules.state import (
    FREE,
    NEXT_METRO,
    NEXT_TRANSPORT,
    POT,
    SQ_DEED,
    SQ_GO_TO_PRISON,
    SQ_INSTRUCTION,
    SQ_ORDER,
    SQ_PARKING,
    SQ_TAX,
    Figures,
    Hellas,
)


@kernel
def land(s: Hellas, fig: Figures, log: EventBuffer, seat: int) -> None:
    """What the square asks for, and the one that a card leads to."""
    kind = fig.square_kind[s.square[seat]]
    if kind != SQ_ORDER and kind != SQ_INSTRUCTION:
        settle_square(s, fig, log, seat, 1, 0)
        return
    card = draw_card(s, log, seat, 0 if kind == SQ_ORDER else 1)
    if obey(s, fig, log, seat, card):
        effect = fig.card_effect[card]
        factor = fig.card_a[card] if effect == NEXT_TRANSPORT else 1
        times = fig.card_a[card] if effect == NEXT_METRO else 0
        settle_square(s, fig, log, seat, factor, times)


@kernel
def settle_square(s: Hellas, fig: Figures, log: EventBuffer, seat: int, factor: int, times: int) -> None:
    """A square without a card; a card that led to it may say what rent is due."""
    square = s.square[seat]
    kind = fig.square_kind[square]
    if kind == SQ_DEED:
        deed = fig.square_deed[square]
        if s.owner[deed] < 0:
            s.buying = deed
        elif s.owner[deed] != seat and s.mortgage[deed] == FREE:
            charge_rent(s, fig, log, seat, deed, factor, times)
    elif kind == SQ_TAX:
        owe(s, log, seat, middle(s), fig.square_tax[square], BY_TAX, square)
    elif kind == SQ_PARKING:
        if s.pot > 0:
            receive(s, log, seat, POT, s.pot, BY_POT, -1)
    elif kind == SQ_GO_TO_PRISON:
        enter_custody(s, fig, log, seat, IN_SQUARE)
