"""What the game waits for, in plain words: the facts that it is about, for everybody, and the question to one seat."""

from collections.abc import Callable, Iterator

from cadastre.core.knowledge import Knowledge
from cadastre.core.positions import bits
from cadastre.core.texts import Many, Phrase, Value
from cadastre.games.hellas.legality.position import DEALS, PURPOSES
from cadastre.games.hellas.presentation.words import HellasWords, euros, goods, whom, why, words_of
from cadastre.games.hellas.rules.groups import count_owned
from cadastre.games.hellas.rules.money import could_raise
from cadastre.games.hellas.rules.state import (
    AMOUNT,
    ANSWER,
    BASE,
    BID,
    BUY,
    CHOICE,
    COLOURS,
    COMPOSE,
    DEBT,
    DEEDS,
    FREE,
    LOT_DEED,
    NO_DEAL,
    OFFER,
    OVER,
    PROPOSAL,
    STEP,
    TURN,
    VOTE,
    Figures,
    Hellas,
)

LAST_TRY = 3
"""The throw in custody after which the fine is due."""


def prompt(knowledge: Knowledge) -> list[Phrase]:
    """Facts and question for the seat that is asked; for everybody else, who that is."""
    s, fig, seat = knowledge.record, knowledge.figures, knowledge.seat
    known = [] if s.phase == OVER else facts(s, fig, words_of(knowledge))
    if s.phase == OVER or seat == s.current:
        return [*known, *_question(s, fig)]
    return [*known, Phrase("hellas-phase-other", {"who": whom(s.current)}), *_claims_of(s, seat)]


def span(s: Hellas, digit: int) -> tuple[int, int]:
    """The least and the most that an amount can become with this as its next digit."""
    weight = STEP * BASE ** (2 - int(s.digit))
    low = int(s.amount) + digit * weight
    return max(low, int(s.least)), min(low + weight - STEP, int(s.most))


def chosen(s: Hellas) -> int:
    """The mortgaged deed that its new owner decides about: the first in board order (H7.3)."""
    return next(iter(bits(int(s.choices), range(DEEDS))), -1)


def size_of(fig: Figures, group: int) -> int:
    """How many deeds a group has."""
    return int(fig.group_deeds[group]).bit_count()


# the facts


def facts(s: Hellas, fig: Figures, words: HellasWords) -> list[Phrase]:
    """What is being decided."""
    found = [*_debt(s), *_purchase(s, fig), *_auction(s, fig, words), *_deal(s)]
    if s.phase == CHOICE:
        deed = chosen(s)
        found.append(Phrase("hellas-fact-choice", {"deed": deed, "owner": whom(s.owner[deed])}))
    if s.phase == VOTE:
        found.append(Phrase("hellas-fact-vote", {"caller": whom(s.caller)}))
    return found


def claim(s: Hellas, slot: int) -> dict[str, Value]:
    """A rent that may be claimed."""
    return {
        "owner": whom(s.claim_owner[slot]),
        "debtor": whom(s.claim_debtor),
        "amount": euros(s.claim_amount[slot]),
        "deed": int(s.claim_deed[slot]),
    }


def _debt(s: Hellas) -> Iterator[Phrase]:
    if s.debtor >= 0:
        ends: dict[str, Value] = {"debtor": whom(s.debtor), "creditor": whom(s.creditor)}
        reason = why(s.debt_reason, s.debt_detail)
        yield Phrase("hellas-fact-debt", {**ends, "owed": euros(s.owed), "reason": reason})


def _purchase(s: Hellas, fig: Figures) -> Iterator[Phrase]:
    if s.phase == BUY:
        deed = int(s.buying)
        yield Phrase(
            "hellas-fact-sale", {"deed": deed, "group": int(fig.deed_group[deed]), "price": euros(fig.price[deed])}
        )


def _auction(s: Hellas, fig: Figures, words: HellasWords) -> Iterator[Phrase]:
    if not s.lot:
        return
    deed, is_deed = int(s.lot_deed), s.lot == LOT_DEED
    if is_deed:
        params: dict[str, Value] = {"deed": deed, "group": int(fig.deed_group[deed]), "price": euros(fig.price[deed])}
        yield Phrase("hellas-fact-auction", params)
    else:
        yield Phrase("hellas-fact-auction-building", {"lot": words.lot(int(s.lot), deed)})
    if s.bidder < 0:
        yield Phrase("hellas-fact-no-bid")
    else:
        bid: dict[str, Value] = {"amount": euros(s.bid), "bidder": whom(s.bidder)}
        key = "hellas-fact-bid" if is_deed else "hellas-fact-bid-city"
        yield Phrase(key, bid if is_deed else {**bid, "deed": int(s.bid_city)})


def _deal(s: Hellas) -> Iterator[Phrase]:
    """What lies on the table between two players; while it is being put together only its maker has to know."""
    if s.deal == NO_DEAL:
        return
    ends: dict[str, Value] = {"maker": whom(s.maker), "asked": whom(s.asked)}
    if s.phase == ANSWER and s.deal == PROPOSAL:
        part: dict[str, Value] = {"amount": euros(s.wants_money), "owed": euros(s.owed)}
        yield Phrase("hellas-fact-proposal", {**ends, **part, "gives": goods(s.gives, 0)})
    elif s.phase == ANSWER:
        sides = {"gives": goods(s.gives, s.gives_money), "wants": goods(s.wants, s.wants_money)}
        yield Phrase(f"hellas-fact-{DEALS[s.deal]}", {**ends, **sides})
    else:
        return
    mortgaged = tuple(deed for deed in bits(int(s.gives | s.wants), range(DEEDS)) if s.mortgage[deed] != FREE)
    if mortgaged:
        yield Phrase("hellas-fact-mortgaged", {"deeds": Many("deed", mortgaged)})


# the question


def _question(s: Hellas, fig: Figures) -> list[Phrase]:
    if s.phase == TURN:
        return [*_turn(s, fig), *_claims_of(s, int(s.current))]
    if s.phase == BUY:
        return [*_buy(s, fig)]
    asked = [_QUESTIONS[int(s.phase)](s, fig)]
    if s.phase in (COMPOSE, AMOUNT) and (s.gives or s.wants):
        sides = {"gives": goods(s.gives, 0), "wants": goods(s.wants, 0)}
        asked.insert(
            0,
            Phrase("hellas-fact-so-far-proposal", {"gives": sides["gives"]})
            if s.deal == PROPOSAL
            else Phrase("hellas-fact-so-far", sides),
        )
    return asked


def _claims_of(s: Hellas, seat: int) -> list[Phrase]:
    """Rents that a seat may claim, and what others' claims forbid it."""
    if s.phase != TURN or not s.claims:
        return []
    if s.claim_debtor == seat:
        return [Phrase("hellas-phase-claimed")]
    own = (claim(s, slot) for slot in range(s.claims) if s.claim_owner[slot] == seat)
    key = "hellas-phase-claim-now" if s.current == seat else "hellas-phase-claim"
    return [Phrase(key, {name: one for name, one in found.items() if name != "owner"}) for found in own]


def _turn(s: Hellas, fig: Figures) -> Iterator[Phrase]:
    attempt = int(s.custody[s.current])
    if attempt and not s.throws:
        fine: dict[str, Value] = {"fine": euros(fig.fine)}
        last = attempt == LAST_TRY
        yield (
            Phrase("hellas-phase-custody-last", fine)
            if last
            else Phrase("hellas-phase-custody", {**fine, "attempt": attempt})
        )
        return
    again = "again" if s.throws else "throw"
    yield Phrase(f"hellas-phase-{('end', again, 'may')[s.throw_due]}")
    if not s.claims or s.claim_debtor != s.current:
        yield Phrase("hellas-phase-free")


def _buy(s: Hellas, fig: Figures) -> Iterator[Phrase]:
    deed, seat = int(s.buying), int(s.current)
    group = int(fig.deed_group[deed])
    verdict = _verdict(s, fig, seat, group)
    params: dict[str, Value] = {
        "group": group,
        "own": int(count_owned(s, fig, seat, group)),
        "all": size_of(fig, group),
    }
    if s.cash[seat] < fig.price[deed]:
        yield Phrase("hellas-phase-buy-short", {**params, "cash": euros(s.cash[seat])})
    elif not verdict:
        yield Phrase("hellas-phase-buy", params)
    if verdict:
        yield verdict


def _verdict(s: Hellas, fig: Figures, seat: int, group: int) -> Phrase | None:
    """What is at stake with the last city of a colour, for the buyer or for somebody else."""
    if group >= COLOURS:
        return None
    last = size_of(fig, group) - 1
    close = [one for one in range(int(s.players)) if count_owned(s, fig, one, group) == last]
    if seat in close:
        return Phrase("hellas-phase-buy-completes", {"group": group})
    return Phrase("hellas-phase-buy-denies", {"group": group, "rival": whom(close[0])}) if close else None


def _bid(s: Hellas, _fig: Figures) -> Phrase:
    cash = euros(s.cash[s.current])
    if s.lot == LOT_DEED:
        return Phrase("hellas-phase-bid", {"least": euros(s.bid + STEP), "cash": cash})
    return Phrase("hellas-phase-bid-building", {"cash": cash})


def _amount(s: Hellas, _fig: Figures) -> Phrase:
    least, most = max(int(s.least), span(s, 0)[0]), min(int(s.most), span(s, BASE - 1)[1])
    return Phrase(f"hellas-phase-amount-{PURPOSES[s.amount_for]}", {"least": euros(least), "most": euros(most)})


def _compose(s: Hellas, _fig: Figures) -> Phrase:
    asked: dict[str, Value] = {"asked": whom(s.asked)}
    params = {**asked, "owed": euros(s.owed)} if s.deal == PROPOSAL else asked
    return Phrase(f"hellas-phase-compose-{DEALS[s.deal]}", params)


def _answer(s: Hellas, _fig: Figures) -> Phrase:
    return Phrase("hellas-phase-answer-offer" if s.deal == OFFER else "hellas-phase-answer")


def _debtor(s: Hellas, fig: Figures) -> Phrase:
    total = int(could_raise(s, fig, int(s.debtor)))
    if total >= s.owed:
        return Phrase("hellas-phase-debt", {"cash": euros(s.cash[s.debtor]), "sum": euros(total)})
    to_player = s.creditor >= 0
    return Phrase("hellas-phase-debt-short-player" if to_player else "hellas-phase-debt-short", {"sum": euros(total)})


def _choice(s: Hellas, fig: Figures) -> Phrase:
    deed = chosen(s)
    costs = {"lift": fig.lift, "interest": fig.interest, "later": fig.lift_later}
    costs["value"] = fig.lift if s.second_interest else fig.mortgage
    return Phrase("hellas-phase-choice", {name: euros(cost[deed]) for name, cost in costs.items()})


_QUESTIONS: dict[int, Callable[[Hellas, Figures], Phrase]] = {
    BID: _bid,
    AMOUNT: _amount,
    COMPOSE: _compose,
    ANSWER: _answer,
    DEBT: _debtor,
    CHOICE: _choice,
    VOTE: lambda _s, _fig: Phrase("hellas-phase-vote"),
    OVER: lambda _s, _fig: Phrase("hellas-phase-over"),
}
