"""What a step costs and brings, in a few words: beside every choice in the list."""

from collections.abc import Callable, Iterator
from typing import Any

from cadastre.core.moves import Move
from cadastre.core.positions import bits
from cadastre.core.texts import Phrase, Texts, Value
from cadastre.games.hellas.presentation.face import clearance, sale
from cadastre.games.hellas.presentation.prompts import LAST_TRY, chosen, size_of, span
from cadastre.games.hellas.presentation.words import HellasWords, euros, goods, whom
from cadastre.games.hellas.rules.actions import (
    A_ACQUIT,
    A_BID_AT,
    A_BUILD,
    A_CHOOSE,
    A_CLAIM,
    A_DIGIT,
    A_GIVE,
    A_LIFT,
    A_MORTGAGE,
    A_OFFER,
    A_SELL,
    A_SELL_COLOUR,
    A_WANT,
)
from cadastre.games.hellas.rules.groups import owns_all
from cadastre.games.hellas.rules.money import cost_of_next, wealth
from cadastre.games.hellas.rules.mortgages import CHOOSE_LATER, CHOOSE_LIFT, lifting_cost
from cadastre.games.hellas.rules.rent import rent
from cadastre.games.hellas.rules.state import COLOURS, DEEDS, FREE, GROUPS, MAY_THROW, METRO, PROPOSAL, STEP


def hint(move: Move, texts: Texts) -> str:
    """Names, costs, gains and what follows from them."""
    if move.base is None:
        return ""
    kind = move.base.game.rules.kind_of(move.actions[0])
    tell = _TELL.get(kind)
    return ", ".join(map(texts.say, tell(_Facts(move)))) if tell else ""


def _say(message: str, **params: Value) -> Phrase:
    return Phrase(f"hellas-table-hint-{message}", params)


class _Facts:
    """The position that a step is made in."""

    def __init__(self, move: Move) -> None:
        assert move.base is not None
        self.move, self.seat, self.action = move, move.seat, move.actions[0]
        self.s: Any = move.base.record
        self.fig: Any = move.base.figures
        self.words = HellasWords(move.base.game.edition)

    def deed(self, deed: int) -> Phrase:
        """A deed and its group."""
        return _say("deed", deed=deed, group=int(self.fig.deed_group[deed]))

    def progress(self, deed: int, seat: int, named: int = 0) -> Phrase:
        """What getting a deed, and others that are named, makes of its group."""
        group = int(self.fig.deed_group[deed])
        others = int(self.fig.group_deeds[group]) & ~(1 << deed)
        own = 1 + sum(bool(self.s.owner[other] == seat or named >> other & 1) for other in bits(others, range(DEEDS)))
        if own == size_of(self.fig, group):
            return self.complete(group, seat)
        share: dict[str, Value] = {"group": group, "own": own, "all": size_of(self.fig, group)}
        return _say("own", **share) if seat == self.seat else _say("own-other", **share, seat=seat)

    def complete(self, group: int, seat: int) -> Phrase:
        """A seat gets all of a group."""
        return _say("completes", group=group) if seat == self.seat else _say("completes-other", group=group, seat=seat)

    def completed(self, seat: int, got: int, given: int) -> Iterator[Phrase]:
        """The groups of which a trade gives a seat all that it has not."""
        before = sum(1 << deed for deed in range(DEEDS) if self.s.owner[deed] == seat)
        after = (before | got) & ~given
        for group in range(GROUPS):
            deeds = int(self.fig.group_deeds[group])
            if deeds & after == deeds and deeds & before != deeds:
                yield self.complete(group, seat)

    def rent_at(self, deed: int, level: int) -> int:
        """The rent of a city of the seat's own with so many buildings."""
        due = int(self.fig.rent[deed, level])
        whole = owns_all(self.s, self.fig, int(self.s.owner[deed]), int(self.fig.deed_group[deed]))
        return 2 * due if level == 0 and whole else due

    def rents(self, deed: int, change: int) -> Phrase:
        """How another building, or one less, changes the rent."""
        level = int(self.s.level[deed])
        before, after = self.rent_at(deed, level), self.rent_at(deed, level + change)
        return _say("rent", before=euros(before), after=euros(after))


def _cost(amount: int) -> Phrase:
    return _say("cost", amount=euros(amount))


def _gain(amount: int) -> Phrase:
    return _say("gain", amount=euros(amount))


# a turn


def _throw(f: _Facts) -> Iterator[Phrase]:
    if f.s.custody[f.seat]:
        last = f.s.custody[f.seat] == LAST_TRY
        yield _say("last", fine=euros(f.fig.fine)) if last else _say("double")
    elif f.s.throw_due == MAY_THROW:
        yield _say("third")


def _fine(f: _Facts) -> Iterator[Phrase]:
    yield _cost(f.fig.fine)


def _acquit(f: _Facts) -> Iterator[Phrase]:
    yield f.words.acquittal(f.action - A_ACQUIT)


def _claim(f: _Facts) -> Iterator[Phrase]:
    slot = f.action - A_CLAIM
    yield f.deed(int(f.s.claim_deed[slot]))
    yield _gain(f.s.claim_amount[slot])
    yield _say("from", debtor=whom(f.s.claim_debtor))


def _vote(f: _Facts) -> Iterator[Phrase]:
    worths = {seat: int(wealth(f.s, f.fig, seat)) for seat in range(f.s.players) if not f.s.out[seat]}
    richest = max(worths, key=lambda seat: (worths[seat], int(f.s.cash[seat])))
    yield _say("richest", seat=richest, amount=euros(worths[richest]))


# deeds and buildings


def _buy(f: _Facts) -> Iterator[Phrase]:
    deed = int(f.s.buying)
    yield f.deed(deed)
    yield _cost(f.fig.price[deed])
    yield f.progress(deed, f.seat)
    yield _say("leaves", cash=euros(f.s.cash[f.seat] - f.fig.price[deed]))


def _build(f: _Facts) -> Iterator[Phrase]:
    deed = f.action - A_BUILD
    yield f.deed(deed)
    yield _cost(cost_of_next(f.s, f.fig, deed))
    yield f.rents(deed, +1)
    if any(event.name == "auction_opened" for event in f.move.preview):
        yield _say("auctioned")


def _sell(f: _Facts) -> Iterator[Phrase]:
    deed = f.action - A_SELL
    yield f.deed(deed)
    yield _gain(sale(f.s, f.fig, deed))
    yield f.rents(deed, -1)


def _sell_colour(f: _Facts) -> Iterator[Phrase]:
    colour = f.action - A_SELL_COLOUR
    yield f.words.group(colour)
    yield _gain(clearance(f.s, f.fig, colour))


def _mortgage(f: _Facts) -> Iterator[Phrase]:
    deed = f.action - A_MORTGAGE
    yield f.deed(deed)
    yield _gain(f.fig.mortgage[deed])
    yield _say("lifting", amount=euros(f.fig.lift[deed]))


def _lift(f: _Facts) -> Iterator[Phrase]:
    deed = f.action - A_LIFT
    yield f.deed(deed)
    yield _cost(lifting_cost(f.s, f.fig, deed))
    if f.fig.deed_group[deed] != METRO:
        yield _say("rent", before=euros(0), after=euros(rent(f.s, f.fig, deed, 1, 0)))


def _choose(f: _Facts) -> Iterator[Phrase]:
    deed = chosen(f.s)
    choice, fig = f.action - A_CHOOSE, f.fig
    later = (0, int((fig.lift if f.s.second_interest else fig.mortgage)[deed]), int(fig.lift_later[deed]))[choice]
    yield f.deed(deed)
    if choice != CHOOSE_LATER:
        yield _cost((fig.lift if choice == CHOOSE_LIFT else fig.interest)[deed])
    if later:
        yield _say("lifting", amount=euros(later))


# auctions and amounts


def _bid(f: _Facts) -> Iterator[Phrase]:
    least, most = int(f.s.bid) + STEP, int(f.s.cash[f.seat])
    yield f.progress(int(f.s.lot_deed), f.seat)
    yield _say("bid", least=euros(least), most=euros(most), example=str(least))


def _bid_at(f: _Facts) -> Iterator[Phrase]:
    deed = f.action - A_BID_AT
    least = max(int(f.s.bid) + STEP, int(cost_of_next(f.s, f.fig, deed)))
    yield f.deed(deed)
    yield _say("range", least=euros(least), most=euros(f.s.cash[f.seat]))
    yield f.rents(deed, +1)


def _digit(f: _Facts) -> Iterator[Phrase]:
    least, most = span(f.s, f.action - A_DIGIT)
    yield _say("range", least=euros(least), most=euros(most)) if least < most else euros(most)


# trade and debt


def _offer(f: _Facts) -> Iterator[Phrase]:
    other = f.action - A_OFFER
    yield _say("to", seat=other)
    yield _say("cash", cash=euros(f.s.cash[other]))


def _propose(f: _Facts) -> Iterator[Phrase]:
    yield _say("to", seat=int(f.s.creditor))


def _item(f: _Facts, item: int, giver: int, taker: int, named: int) -> Iterator[Phrase]:
    if item >= DEEDS:
        yield f.words.item(item)
        return
    group = int(f.fig.deed_group[item])
    yield f.deed(item)
    yield _say("price", price=euros(f.fig.price[item]))
    if f.s.mortgage[item] != FREE:
        yield _say("mortgaged")
    if group < COLOURS and owns_all(f.s, f.fig, giver, group):
        yield _say("breaks", group=group)
    yield f.progress(item, taker, named)


def _give(f: _Facts) -> Iterator[Phrase]:
    yield from _item(f, f.action - A_GIVE, f.seat, int(f.s.asked), int(f.s.gives))


def _want(f: _Facts) -> Iterator[Phrase]:
    yield from _item(f, f.action - A_WANT, int(f.s.asked), f.seat, int(f.s.wants))


def _give_money(f: _Facts) -> Iterator[Phrase]:
    yield _say("cash", cash=euros(f.s.cash[f.seat]))


def _want_money(f: _Facts) -> Iterator[Phrase]:
    if f.s.deal == PROPOSAL:
        yield _say("owed", amount=euros(f.s.owed))
    else:
        yield _say("their-cash", cash=euros(f.s.cash[f.s.asked]), seat=int(f.s.asked))


def _submit(f: _Facts) -> Iterator[Phrase]:
    yield _say("give", goods=goods(f.s.gives, 0))
    yield _say("get", goods=goods(f.s.wants, 0))


def _accept(f: _Facts) -> Iterator[Phrase]:
    """Seen from the other side: what the maker gives is what one gets."""
    yield _say("get", goods=goods(f.s.gives, f.s.gives_money))
    if f.s.deal == PROPOSAL:
        yield _say("forgo", amount=euros(f.s.wants_money))
    else:
        yield _say("give", goods=goods(f.s.wants, f.s.wants_money))
    gives, wants = int(f.s.gives), int(f.s.wants)
    yield from f.completed(f.seat, gives, wants)
    yield from f.completed(int(f.s.maker), wants, gives)


def _give_up(f: _Facts) -> Iterator[Phrase]:
    yield _say("estate", creditor=whom(f.s.creditor))


_TELL: dict[str, Callable[[_Facts], Iterator[Phrase]]] = {
    "throw": _throw,
    "fine": _fine,
    "acquit": _acquit,
    "buy": _buy,
    "build": _build,
    "sell": _sell,
    "sell_colour": _sell_colour,
    "mortgage": _mortgage,
    "lift": _lift,
    "bid": _bid,
    "bid_at": _bid_at,
    "digit": _digit,
    "offer": _offer,
    "propose": _propose,
    "give": _give,
    "want": _want,
    "give_money": _give_money,
    "want_money": _want_money,
    "submit": _submit,
    "accept": _accept,
    "give_up": _give_up,
    "choose": _choose,
    "claim": _claim,
    "vote": _vote,
    "yes": _vote,
}
"""What is said beside a choice, by kind; the others say all in their clause."""
