"""Mortgages: H7."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.hellas.rules.actions import A_CHOOSE, A_LIFT, A_MORTGAGE
from cadastre.games.hellas.rules.building import has_open_claim
from cadastre.games.hellas.rules.events import (
    BY_INTEREST,
    BY_LIFTING,
    BY_MORTGAGE,
    E_DEED_MORTGAGED,
    E_MORTGAGE_KEPT,
    E_MORTGAGE_LIFTED,
)
from cadastre.games.hellas.rules.groups import built_groups
from cadastre.games.hellas.rules.money import pay, receive
from cadastre.games.hellas.rules.state import (
    BANK,
    CHOICE,
    DEEDS,
    FREE,
    INTEREST_PAID,
    MORTGAGED,
    PUT_OFF,
    TURN,
    Figures,
    Hellas,
)

CHOOSE_LIFT, CHOOSE_INTEREST, CHOOSE_LATER = range(3)


@kernel
def list_mortgages(s: Hellas, fig: Figures, seat: int, out: Buffer, n: int) -> int:
    """Deeds that a player may mortgage (H7.1, H2.6)."""
    built = built_groups(s, fig)
    for deed in range(DEEDS):
        if s.owner[deed] != seat or s.mortgage[deed] != FREE or (built >> fig.deed_group[deed]) & 1:
            continue
        if s.phase != TURN or not (s.lifted >> deed) & 1:
            out[n] = A_MORTGAGE + deed
            n += 1
    return n


@kernel
def mortgage_deed(s: Hellas, fig: Figures, log: EventBuffer, seat: int, deed: int) -> None:
    """Borrow the mortgage value from the bank."""
    s.mortgage[deed] = MORTGAGED
    if s.phase == TURN:
        s.pledged |= 1 << deed
    emit(log, E_DEED_MORTGAGED, seat, deed, 0, 0, 0)
    receive(s, log, seat, BANK, fig.mortgage[deed], BY_MORTGAGE, deed)


@kernel
def lifting_cost(s: Hellas, fig: Figures, deed: int) -> int:
    """What it takes to lift a mortgage: H7.2, or H7.3 after a transfer."""
    if s.mortgage[deed] == PUT_OFF:
        return fig.lift_later[deed]
    if s.mortgage[deed] == INTEREST_PAID and not s.second_interest:
        return fig.mortgage[deed]
    return fig.lift[deed]


@kernel
def list_lifts(s: Hellas, fig: Figures, seat: int, out: Buffer, n: int) -> int:
    """Mortgages that the player on turn may lift."""
    if has_open_claim(s, seat):
        return n
    for deed in range(DEEDS):
        if s.owner[deed] != seat or s.mortgage[deed] == FREE or (s.pledged >> deed) & 1:
            continue
        if s.cash[seat] >= lifting_cost(s, fig, deed):
            out[n] = A_LIFT + deed
            n += 1
    return n


@kernel
def lift_mortgage(s: Hellas, fig: Figures, log: EventBuffer, seat: int, deed: int) -> None:
    """Pay back what a deed is mortgaged for, at a free moment."""
    cost = lifting_cost(s, fig, deed)
    s.lifted |= 1 << deed
    free_deed(s, log, seat, deed, cost)


@kernel
def free_deed(s: Hellas, log: EventBuffer, seat: int, deed: int, cost: int) -> None:
    """Pay, and have a deed free of its mortgage."""
    pay(s, log, seat, BANK, cost, BY_LIFTING, deed)
    s.mortgage[deed] = FREE
    emit(log, E_MORTGAGE_LIFTED, seat, deed, 0, 0, 0)


@kernel
def chosen_deed(s: Hellas) -> int:
    """The deed whose new owner has to choose next: board order (H7.3)."""
    deed = 0
    while not (s.choices >> deed) & 1:
        deed += 1
    return deed


@kernel
def to_spend(s: Hellas, seat: int) -> int:
    """What a new owner may spend on a mortgage: a debtor keeps what is owed (H7.3)."""
    return s.cash[seat] - s.owed if s.debtor == seat else s.cash[seat]


@kernel
def ask_choice(s: Hellas, fig: Figures, log: EventBuffer) -> bool:
    """Have the next mortgage decided; returns whether anybody has to be asked."""
    deed = chosen_deed(s)
    s.current = s.owner[deed]
    if to_spend(s, s.current) >= fig.interest[deed]:
        s.phase = CHOICE
        return True
    choose(s, fig, log, CHOOSE_LATER)
    return False


@kernel
def list_choices(s: Hellas, fig: Figures, out: Buffer) -> int:
    """What can become of the mortgage."""
    deed, money = chosen_deed(s), to_spend(s, s.current)
    n = 0
    if money >= fig.lift[deed]:
        out[n] = A_CHOOSE + CHOOSE_LIFT
        n += 1
    if money >= fig.interest[deed]:
        out[n] = A_CHOOSE + CHOOSE_INTEREST
        n += 1
    out[n] = A_CHOOSE + CHOOSE_LATER
    return n + 1


@kernel
def choose(s: Hellas, fig: Figures, log: EventBuffer, choice: int) -> None:
    """The new owner has chosen."""
    deed, seat = chosen_deed(s), s.current
    s.choices &= ~(1 << deed)
    if choice == CHOOSE_LIFT:
        free_deed(s, log, seat, deed, fig.lift[deed])
        return
    if choice == CHOOSE_INTEREST:
        pay(s, log, seat, BANK, fig.interest[deed], BY_INTEREST, deed)
    s.mortgage[deed] = INTEREST_PAID if choice == CHOOSE_INTEREST else PUT_OFF
    emit(log, E_MORTGAGE_KEPT, seat, deed, choice, 0, 0)
