"""Why an offer, a counter-offer or a proposal may not be made or go on like this (H8, H10.1).

An offer is spelled item by item, and every step is refused after which it could not be finished: each side has to
give something, money goes one way only, and while a debt is open the trade must not lower what the debtor can raise.
"""

from dataclasses import dataclass, replace

from cadastre.core.refusals import Refusal, refuse
from cadastre.games.hellas.legality.explain_property import built_city, cash_short, claimed, marked, not_of
from cadastre.games.hellas.rules.state import (
    BANK,
    COUNTER,
    DECK,
    DECKS,
    DEEDS,
    FREE,
    ITEMS,
    OFFERS,
    PROPOSAL,
    STEP,
    TOP,
    Figures,
    Hellas,
)


@dataclass(frozen=True)
class Deal:
    """What has been named so far."""

    maker: int
    asked: int
    gives: tuple[int, ...] = ()
    wants: tuple[int, ...] = ()
    last: int = -1
    """The last item named: the maker's as they are, the other's after all of those."""


def deal_of(s: Hellas) -> Deal:
    """The deal that is being composed."""
    gives, wants = ([item for item in range(ITEMS) if marked(bits, item)] for bits in (s.gives, s.wants))
    return Deal(int(s.maker), int(s.asked), tuple(gives), tuple(wants), int(s.last_item))


def holds_card(s: Hellas, seat: int, deck: int) -> bool:
    """Whether the seat keeps an acquittal card of this deck."""
    return any(s.holder[deck * DECK + number] == seat for number in range(DECK))


def _items(s: Hellas, fig: Figures, seat: int) -> list[int]:
    """What the seat could trade: deeds of colours without buildings, acquittal cards (H8.1)."""
    deeds = [deed for deed in range(DEEDS) if s.owner[deed] == seat and built_city(s, fig, deed) is None]
    return deeds + [DEEDS + deck for deck in range(DECKS) if holds_card(s, seat, deck)]


def _not_tradeable(s: Hellas, fig: Figures, seat: int, item: int, rule: str) -> Refusal | None:
    """Why the seat cannot give this item."""
    if item >= DEEDS:
        deck = item - DEEDS
        return None if holds_card(s, seat, deck) else refuse("card_not_held", rule, deck=deck, seat=seat)
    wrong = not_of(s, seat, item, rule)
    if wrong:
        return wrong
    built = built_city(s, fig, item)
    return None if built is None else refuse("colour_built_on", rule, deed=item, other=built)


def _value(s: Hellas, fig: Figures, item: int) -> int:
    """What an item adds to the sum of H10.2."""
    return int(fig.mortgage[item]) if item < DEEDS and s.mortgage[item] == FREE else 0


def _worth(s: Hellas, fig: Figures, items: tuple[int, ...] | list[int]) -> int:
    return sum(_value(s, fig, item) for item in items)


def _fall(lost: int, got: int) -> Refusal:
    return refuse("sum_would_fall", "H10.1", need=lost, have=got)


def _unfinishable(s: Hellas, fig: Figures, deal: Deal) -> Refusal | None:
    """Why no offer can come of this any more."""
    own = [item for item in _items(s, fig, deal.maker) if item > deal.last]
    theirs = [item for item in _items(s, fig, deal.asked) if ITEMS + item > deal.last]
    gives, wants = bool(deal.gives or own), bool(deal.wants or theirs)
    payers: list[int | None] = [None] if gives and wants else []
    payers += [deal.maker] if wants and s.cash[deal.maker] >= STEP else []
    payers += [deal.asked] if gives and s.cash[deal.asked] >= STEP else []
    if not payers:
        if not gives and not wants:
            return refuse("nothing_to_trade", "H8.1", seat=deal.asked)
        return refuse("each_side_gives", "H8.1", seat=deal.asked if gives else deal.maker)
    if s.debtor < 0:
        return None
    if s.debtor == deal.maker:
        other, kept, more, named, rest = deal.asked, deal.gives, own, deal.wants, theirs
    else:
        other, kept, more, named, rest = deal.maker, deal.wants, theirs, deal.gives, own
    best = []
    for payer in payers:
        lost, got = _worth(s, fig, kept), _worth(s, fig, named) + _worth(s, fig, rest)
        if payer == s.debtor:
            lost += STEP
        elif not kept:
            lost += min(_value(s, fig, item) for item in more)
        if payer == other:
            got += min(int(s.cash[other]), TOP)
        best.append((got - lost, lost, got))
    gain, lost, got = max(best)
    return _fall(lost, got) if gain < 0 else None


def offer(s: Hellas, fig: Figures, seat: int, asked: int) -> Refusal | None:
    """Opening an offer (H8.2)."""
    if asked == seat:
        return refuse("offer_to_self", "H8.2")
    if asked >= s.players:
        return refuse("no_such_seat", "H1.1", seat=asked)
    if s.out[asked]:
        return refuse("other_out", "H8.2", seat=asked)
    if claimed(s, seat):
        return refuse("claim_open", "H4.5")
    if claimed(s, asked):
        return refuse("claim_open_there", "H4.5", seat=asked)
    if s.offers[seat] >= OFFERS:
        return refuse("offers_made", "H8.2", count=s.offers[seat])
    return _unfinishable(s, fig, Deal(seat, asked))


def counter(s: Hellas, fig: Figures, seat: int, _member: int) -> Refusal | None:
    """Opening a counter-offer (H8.2)."""
    if s.deal == COUNTER:
        return refuse("counter_made", "H8.2")
    if s.deal == PROPOSAL:
        return refuse("no_counter_here", "H10.1")
    return _unfinishable(s, fig, Deal(seat, int(s.maker)))


def propose(s: Hellas, fig: Figures, seat: int, _member: int) -> Refusal | None:
    """Opening a proposal of deeds for a part of the debt (H10.1)."""
    if s.creditor <= BANK:
        return refuse("creditor_is_bank", "H10.1")
    if s.proposals >= OFFERS:
        return refuse("proposals_made", "H10.1", count=s.proposals)
    if any(item < DEEDS for item in _items(s, fig, seat)):
        return None
    return refuse("nothing_to_propose", "H10.1")


def give(s: Hellas, fig: Figures, seat: int, item: int) -> Refusal | None:
    """Naming an item that the maker gives."""
    proposal = s.deal == PROPOSAL
    if proposal and item >= DEEDS:
        return refuse("only_deeds", "H10.1")
    wrong = _not_tradeable(s, fig, seat, item, "H10.1" if proposal else "H8.1")
    if wrong:
        return wrong
    if item <= s.last_item:
        return refuse("earlier_item", "H8.2", item=item)
    deal = deal_of(s)
    return None if proposal else _unfinishable(s, fig, replace(deal, gives=(*deal.gives, item), last=item))


def want(s: Hellas, fig: Figures, _seat: int, item: int) -> Refusal | None:
    """Naming an item that the maker wants."""
    if s.deal == PROPOSAL:
        return refuse("only_debt_reduced", "H10.1")
    wrong = _not_tradeable(s, fig, int(s.asked), item, "H8.1")
    if wrong:
        return wrong
    if ITEMS + item <= s.last_item:
        return refuse("earlier_item", "H8.2", item=item)
    deal = deal_of(s)
    return _unfinishable(s, fig, replace(deal, wants=(*deal.wants, item), last=ITEMS + item))


def _swap(s: Hellas, fig: Figures, deal: Deal) -> tuple[int, int]:
    """What the items named so far take from the debtor's sum of H10.2 and add to it."""
    lost, got = (deal.gives, deal.wants) if s.debtor == deal.maker else (deal.wants, deal.gives)
    return _worth(s, fig, lost), _worth(s, fig, got)


def bounds(s: Hellas, fig: Figures, deal: Deal, payer: int) -> tuple[int, int]:
    """The least and the most that this side may add in money, the items being as named (H8.1, H10.1)."""
    least, most = STEP, min(int(s.cash[payer]), TOP)
    if s.debtor < 0:
        return least, most
    lost, got = _swap(s, fig, deal)
    return (least, min(most, got - lost)) if payer == s.debtor else (max(least, lost - got), most)


def _money(s: Hellas, fig: Figures, seat: int, deal: Deal, payer: int) -> Refusal | None:
    """Adding money on one side, which takes something on the other."""
    if not (deal.wants if payer == deal.maker else deal.gives):
        return refuse("each_side_gives", "H8.1", seat=deal.asked if payer == deal.maker else deal.maker)
    if payer != seat and s.cash[payer] < STEP:
        return refuse("their_cash_short", "H8.1", seat=payer, need=STEP, have=s.cash[payer])
    wrong = cash_short(s, payer, STEP, "H8.1")
    if wrong:
        return wrong
    least, most = bounds(s, fig, deal, payer)
    if least <= most:
        return None
    lost, got = _swap(s, fig, deal)
    return _fall(lost + STEP, got) if payer == s.debtor else _fall(lost, got + most)


def give_money(s: Hellas, fig: Figures, seat: int, _member: int) -> Refusal | None:
    """Adding money that the maker gives."""
    if s.deal == PROPOSAL:
        return refuse("only_debt_reduced", "H10.1")
    return _money(s, fig, seat, deal_of(s), seat)


def want_money(s: Hellas, fig: Figures, seat: int, _member: int) -> Refusal | None:
    """Adding money that the maker wants, or closing a proposal with a part of the debt."""
    deal = deal_of(s)
    if s.deal == PROPOSAL:
        return None if deal.gives else refuse("each_side_gives", "H10.1", seat=seat)
    return _money(s, fig, seat, deal, deal.asked)


def submit(s: Hellas, fig: Figures, seat: int, _member: int) -> Refusal | None:
    """Making the offer as it is, without money."""
    if s.deal == PROPOSAL:
        return refuse("only_debt_reduced", "H10.1")
    deal = deal_of(s)
    if not deal.gives or not deal.wants:
        return refuse("each_side_gives", "H8.1", seat=deal.asked if deal.gives else seat)
    if s.debtor < 0:
        return None
    lost, got = _swap(s, fig, deal)
    return _fall(lost, got) if got < lost else None
