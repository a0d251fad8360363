"""Offers, counter-offers and proposals: H8, H10.1.

A deal is spelled in one way: items given in rising order, items wanted in rising order, then money or nothing more.
"""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.hellas.rules.actions import (
    A_ACCEPT,
    A_COUNTER,
    A_DECLINE,
    A_GIVE,
    A_GIVE_MONEY,
    A_OFFER,
    A_SUBMIT,
    A_WANT,
    A_WANT_MONEY,
)
from cadastre.games.hellas.rules.building import has_open_claim
from cadastre.games.hellas.rules.events import (
    BY_TRADE,
    E_ACCEPTED,
    E_CARD_PASSED,
    E_COUNTERED,
    E_DEBT_REDUCED,
    E_DECLINED,
    E_DEED_PASSED,
    E_OFFERED,
    E_PROPOSED,
)
from cadastre.games.hellas.rules.groups import card_held, items_of
from cadastre.games.hellas.rules.money import pay
from cadastre.games.hellas.rules.state import (
    ANSWER,
    COMPOSE,
    COUNTER,
    DEEDS,
    FREE,
    ITEMS,
    NO_DEAL,
    OFFER,
    OFFERS,
    PROPOSAL,
    STEP,
    TOP,
    TURN,
    Figures,
    Hellas,
)


@kernel
def loan_value(s: Hellas, fig: Figures, items: int) -> int:
    """What free deeds among these items could be mortgaged for."""
    total = 0
    for deed in range(DEEDS):
        if (items >> deed) & 1 and s.mortgage[deed] == FREE:
            total += fig.mortgage[deed]
    return total


@kernel
def cheapest(s: Hellas, fig: Figures, items: int) -> int:
    """The least loan value among these items, of which there is at least one."""
    least = TOP
    for item in range(ITEMS):
        if (items >> item) & 1:
            value = fig.mortgage[item] if item < DEEDS and s.mortgage[item] == FREE else 0
            least = min(least, value)
    return least


@kernel
def above(items: int, item: int) -> int:
    """Those of these items that come after this one."""
    return items >> (item + 1) << (item + 1)


@kernel
def side_can_raise(s: Hellas, fig: Figures, given: int, more: int, got: int, own: int, other: int) -> bool:
    """Whether a debtor can give something and get as much in loan value and money.

    ``given`` are the items that the debtor gives so far, ``more`` those that could be added, ``got`` all that could
    come in return; ``own`` and ``other`` are the two cashes.
    """
    best = loan_value(s, fig, got)
    if got != 0 or other >= STEP:
        money = other if other >= STEP else 0
        if given != 0:
            if best + money >= loan_value(s, fig, given):
                return True
        elif more != 0 and best + money >= cheapest(s, fig, more):
            return True
    return given == 0 and got != 0 and own >= STEP and best >= STEP


@kernel
def can_complete(
    s: Hellas, fig: Figures, maker: int, asked: int, gives: int, wants: int, more_gives: int, more_wants: int
) -> bool:
    """Whether a deal that says so far this can be completed with some of what may still be added (H8.1, H10.1)."""
    own, other = s.cash[maker], s.cash[asked]
    if s.debtor == maker:
        return side_can_raise(s, fig, gives, more_gives, wants | more_wants, own, other)
    if s.debtor == asked:
        return side_can_raise(s, fig, wants, more_wants, gives | more_gives, other, own)
    any_given, any_wanted = (gives | more_gives) != 0, (wants | more_wants) != 0
    return (any_given and (any_wanted or other >= STEP)) or (any_wanted and own >= STEP)


@kernel
def keeps_sum(s: Hellas, fig: Figures) -> int:
    """By how much a deal without money raises (or lowers) the sum that a debtor could raise; 0 outside a debt."""
    if s.debtor < 0:
        return 0
    gain = loan_value(s, fig, s.wants) - loan_value(s, fig, s.gives)
    return gain if s.debtor == s.maker else -gain


@kernel
def least_given(s: Hellas, fig: Figures) -> int:
    """The least money that the maker may add."""
    return max(STEP, -keeps_sum(s, fig)) if s.debtor == s.asked else STEP


@kernel
def most_given(s: Hellas, fig: Figures) -> int:
    """The most money that the maker may add."""
    most = min(s.cash[s.maker], TOP)
    return min(most, keeps_sum(s, fig)) if s.debtor == s.maker else most


@kernel
def least_wanted(s: Hellas, fig: Figures) -> int:
    """The least money that the maker may want; of a proposal, the least part of the debt."""
    if s.deal != PROPOSAL and s.debtor == s.maker:
        return max(STEP, -keeps_sum(s, fig))
    return STEP


@kernel
def most_wanted(s: Hellas, fig: Figures) -> int:
    """The most money that the maker may want."""
    if s.deal == PROPOSAL:
        return min(s.owed, TOP)
    most = min(s.cash[s.asked], TOP)
    return min(most, keeps_sum(s, fig)) if s.debtor == s.asked else most


@kernel
def can_deal(s: Hellas, fig: Figures, seat: int, to: int, mine: int) -> bool:
    """Whether a player who can give these items can make any offer to another, apart from the number of offers."""
    if to == seat or s.out[to] != 0 or has_open_claim(s, to) or has_open_claim(s, seat):
        return False
    return can_complete(s, fig, seat, to, 0, 0, mine, items_of(s, fig, to))


@kernel
def list_offers(s: Hellas, fig: Figures, seat: int, out: Buffer, n: int) -> int:
    """Players to whom an offer can be made."""
    if s.offers[seat] >= OFFERS:
        return n
    mine = items_of(s, fig, seat)
    for to in range(s.players):
        if can_deal(s, fig, seat, to, mine):
            out[n] = A_OFFER + to
            n += 1
    return n


@kernel
def open_deal(s: Hellas, deal: int, maker: int, asked: int) -> None:
    """Begin to spell an offer, a counter-offer or a proposal."""
    s.deal = deal
    s.maker = s.current = maker
    s.asked = asked
    s.gives = s.wants = s.gives_money = s.wants_money = 0
    s.last_item = -1
    s.phase = COMPOSE


@kernel
def close_deal(s: Hellas) -> None:
    """Clear the table between the two."""
    s.deal = NO_DEAL
    s.maker = s.asked = s.last_item = -1
    s.gives = s.wants = s.gives_money = s.wants_money = 0
    s.phase = TURN


@kernel
def list_parts(s: Hellas, fig: Figures, out: Buffer) -> int:
    """How the spelling of a deal can go on."""
    n = 0
    mine = items_of(s, fig, s.maker)
    if s.deal == PROPOSAL:
        for deed in range(s.last_item + 1, DEEDS):
            if (mine >> deed) & 1:
                out[n] = A_GIVE + deed
                n += 1
        if s.gives != 0:
            out[n] = A_WANT_MONEY
            n += 1
        return n
    theirs = items_of(s, fig, s.asked)
    for item in range(s.last_item + 1, ITEMS):
        if (mine >> item) & 1 and can_complete(
            s, fig, s.maker, s.asked, s.gives | 1 << item, s.wants, above(mine, item), theirs
        ):
            out[n] = A_GIVE + item
            n += 1
    for item in range(max(s.last_item + 1 - ITEMS, 0), ITEMS):
        if (theirs >> item) & 1 and can_complete(
            s, fig, s.maker, s.asked, s.gives, s.wants | 1 << item, 0, above(theirs, item)
        ):
            out[n] = A_WANT + item
            n += 1
    if s.wants != 0 and least_given(s, fig) <= most_given(s, fig):
        out[n] = A_GIVE_MONEY
        n += 1
    if s.gives != 0 and least_wanted(s, fig) <= most_wanted(s, fig):
        out[n] = A_WANT_MONEY
        n += 1
    if s.gives != 0 and s.wants != 0 and keeps_sum(s, fig) >= 0:
        out[n] = A_SUBMIT
        n += 1
    return n


@kernel
def give_item(s: Hellas, item: int) -> None:
    """The maker would give this."""
    s.gives |= 1 << item
    s.last_item = item


@kernel
def want_item(s: Hellas, item: int) -> None:
    """The maker would like to have this."""
    s.wants |= 1 << item
    s.last_item = ITEMS + item


@kernel
def submit(s: Hellas, log: EventBuffer) -> None:
    """The deal is made known; the other answers."""
    money = s.gives_money - s.wants_money
    if s.deal == PROPOSAL:
        s.proposals += 1
        emit(log, E_PROPOSED, s.maker, s.asked, s.gives, s.wants_money, 0)
    elif s.deal == OFFER:
        s.offers[s.maker] += 1
        emit(log, E_OFFERED, s.maker, s.asked, s.gives, s.wants, money)
    else:
        emit(log, E_COUNTERED, s.maker, s.asked, s.gives, s.wants, money)
    s.last_item = -1
    s.current = s.asked
    s.phase = ANSWER


@kernel
def list_answers(s: Hellas, fig: Figures, out: Buffer) -> int:
    """Accept, decline, or say something else once."""
    n = 0
    if s.deal == OFFER and can_deal(s, fig, s.asked, s.maker, items_of(s, fig, s.asked)):
        out[n] = A_COUNTER
        n += 1
    out[n] = A_ACCEPT
    out[n + 1] = A_DECLINE
    return n + 2


@kernel
def counter(s: Hellas) -> None:
    """The asked one makes an offer instead."""
    open_deal(s, COUNTER, s.asked, s.maker)


@kernel
def hand_over(s: Hellas, log: EventBuffer, seat: int, to: int, items: int) -> None:
    """Deeds and cards change hands; mortgaged ones wait for their new owner's choice."""
    for deed in range(DEEDS):
        if (items >> deed) & 1:
            s.owner[deed] = to
            emit(log, E_DEED_PASSED, seat, to, deed, 0, 0)
            if s.mortgage[deed] != FREE:
                s.choices |= 1 << deed
    for deck in range(ITEMS - DEEDS):
        if (items >> (DEEDS + deck)) & 1:
            card = card_held(s, seat, deck)
            s.holder[card] = to
            emit(log, E_CARD_PASSED, seat, to, card, 0, 0)


@kernel
def accept(s: Hellas, log: EventBuffer) -> None:
    """The two agree."""
    maker, asked = s.maker, s.asked
    emit(log, E_ACCEPTED, asked, maker, 0, 0, 0)
    if s.deal == PROPOSAL:
        s.owed -= s.wants_money
        hand_over(s, log, maker, asked, s.gives)
        emit(log, E_DEBT_REDUCED, maker, asked, s.wants_money, 0, 0)
    else:
        hand_over(s, log, maker, asked, s.gives)
        hand_over(s, log, asked, maker, s.wants)
        if s.gives_money > 0:
            pay(s, log, maker, asked, s.gives_money, BY_TRADE, -1)
        if s.wants_money > 0:
            pay(s, log, asked, maker, s.wants_money, BY_TRADE, -1)
    close_deal(s)


@kernel
def decline(s: Hellas, log: EventBuffer) -> None:
    """They don't."""
    emit(log, E_DECLINED, s.asked, s.maker, 0, 0, 0)
    close_deal(s)
