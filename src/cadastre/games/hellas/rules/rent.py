"""Rent and the claims for it: H4."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.hellas.rules.actions import A_CLAIM
from cadastre.games.hellas.rules.debt import owe
from cadastre.games.hellas.rules.events import BY_RENT, E_RENT_CLAIMED, E_RENT_LAPSED, E_RENT_LOST, E_RENT_OPENED
from cadastre.games.hellas.rules.groups import count_owned, owns_all
from cadastre.games.hellas.rules.state import METRO, TRANSPORT, Figures, Hellas


@kernel
def rent(s: Hellas, fig: Figures, deed: int, factor: int, times: int) -> int:
    """What is due on a deed. A card may multiply it, or (``times`` > 0) say how often the throw is paid."""
    owner, group = s.owner[deed], fig.deed_group[deed]
    if group == TRANSPORT:
        return fig.transport_rent[count_owned(s, fig, owner, group) - 1] * factor
    if group == METRO:
        if times == 0:
            times = fig.metro_times[count_owned(s, fig, owner, group) - 1]
        return times * (s.dice[0] + s.dice[1])
    due = fig.rent[deed, s.level[deed]]
    return 2 * due if s.level[deed] == 0 and owns_all(s, fig, owner, group) else due


@kernel
def charge_rent(s: Hellas, fig: Figures, log: EventBuffer, seat: int, deed: int, factor: int, times: int) -> None:
    """A pawn stands on somebody else's free deed: rent is due, or may be claimed (H4.5)."""
    amount = rent(s, fig, deed, factor, times)
    if not s.claim_rent:
        owe(s, log, seat, s.owner[deed], amount, BY_RENT, deed)
        return
    s.claim_debtor = seat
    s.claim_owner[s.claims] = s.owner[deed]
    s.claim_deed[s.claims] = deed
    s.claim_amount[s.claims] = amount
    s.claims += 1
    emit(log, E_RENT_OPENED, s.owner[deed], seat, deed, amount, 0)


@kernel
def list_claims(s: Hellas, seat: int, out: Buffer, n: int) -> int:
    """Rents that a player may claim; of two that are alike, the earlier, since nobody could tell them apart."""
    for slot in range(s.claims):
        if s.claim_owner[slot] == seat and not has_like(s, slot):
            out[n] = A_CLAIM + slot
            n += 1
    return n


@kernel
def has_like(s: Hellas, slot: int) -> bool:
    """Whether an earlier claim is just the same: a debtor may land on a deed twice in a turn."""
    for earlier in range(slot):
        same_deed = s.claim_owner[earlier] == s.claim_owner[slot] and s.claim_deed[earlier] == s.claim_deed[slot]
        if same_deed and s.claim_amount[earlier] == s.claim_amount[slot]:
            return True
    return False


@kernel
def claim(s: Hellas, log: EventBuffer, slot: int) -> None:
    """The owner asks for the rent: it is a debt now."""
    owner, deed, amount, debtor = s.claim_owner[slot], s.claim_deed[slot], s.claim_amount[slot], s.claim_debtor
    drop_claim(s, slot)
    emit(log, E_RENT_CLAIMED, owner, debtor, deed, amount, 0)
    owe(s, log, debtor, owner, amount, BY_RENT, deed)


@kernel
def drop_claim(s: Hellas, slot: int) -> None:
    """Take a claim off the list; the others keep their order."""
    s.claims -= 1
    for later in range(slot, s.claims):
        s.claim_owner[later] = s.claim_owner[later + 1]
        s.claim_deed[later] = s.claim_deed[later + 1]
        s.claim_amount[later] = s.claim_amount[later + 1]
    s.claim_owner[s.claims] = s.claim_deed[s.claims] = -1
    s.claim_amount[s.claims] = 0
    if s.claims == 0:
        s.claim_debtor = -1


@kernel
def lose_claims(s: Hellas, log: EventBuffer) -> None:
    """The next player has thrown: what was not claimed is lost."""
    while s.claims > 0:
        emit(log, E_RENT_LOST, s.claim_owner[0], s.claim_debtor, s.claim_deed[0], s.claim_amount[0], 0)
        drop_claim(s, 0)


@kernel
def lapse_claims(s: Hellas, log: EventBuffer, seat: int) -> None:
    """Claims of and against a bankrupt lapse; with seat -1, all of them (at a vote)."""
    slot = 0
    while slot < s.claims:
        if seat < 0 or s.claim_owner[slot] == seat or s.claim_debtor == seat:
            owner, deed, amount = s.claim_owner[slot], s.claim_deed[slot], s.claim_amount[slot]
            emit(log, E_RENT_LAPSED, owner, s.claim_debtor, deed, amount, 0)
            drop_claim(s, slot)
        else:
            slot += 1
