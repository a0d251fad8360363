"""Why an action is refused: the most helpful reason, as a code, a rule and typed parameters.

``explain`` answers None exactly where the compiled rules call an action legal, for every seat and for the table itself,
without sharing a line with them. It is asked after a refusal, not in play.
"""

from collections.abc import Callable

from cadastre.core.refusals import Refusal, refuse
from cadastre.core.state import TABLE
from cadastre.games.hellas.legality.explain_auction import bid, bid_at, digit
from cadastre.games.hellas.legality.explain_codes import REFUSALS
from cadastre.games.hellas.legality.explain_property import (
    build,
    cash_short,
    lift,
    marked,
    mortgage,
    raisable,
    sell,
    sell_colour,
)
from cadastre.games.hellas.legality.explain_trade import (
    counter,
    give,
    give_money,
    holds_card,
    offer,
    propose,
    submit,
    want,
    want_money,
)
from cadastre.games.hellas.rules.actions import ACTIONS, KINDS
from cadastre.games.hellas.rules.events import BY_FINE
from cadastre.games.hellas.rules.state import (
    AMOUNT,
    ANSWER,
    BID,
    BUY,
    CHOICE,
    COMPOSE,
    DEBT,
    DEEDS,
    FOR_BID,
    FOR_PRICE,
    LOT_DEED,
    MUST_THROW,
    NO_THROW,
    OVER,
    PROPOSAL,
    TIME,
    TURN,
    VOTE,
    Figures,
    Hellas,
)

__all__ = ["REFUSALS", "explain"]


def _free(_s: Hellas, _fig: Figures, _seat: int, _member: int) -> Refusal | None:
    return None


def _throw(s: Hellas, _fig: Figures, _seat: int, _member: int) -> Refusal | None:
    return refuse("no_throw_due", "H2.2") if s.throw_due == NO_THROW else None


def _end_turn(s: Hellas, _fig: Figures, _seat: int, _member: int) -> Refusal | None:
    return refuse("throw_first", "H2.5") if s.throw_due == MUST_THROW else None


def _not_leaving(s: Hellas, seat: int) -> Refusal | None:
    """Whether there is no custody to be left, or no longer before the throw (H5.5)."""
    if s.custody[seat] <= 0:
        return refuse("not_in_custody", "H5.5")
    return refuse("thrown_already", "H5.5") if s.throws > 0 else None


def _fine(s: Hellas, fig: Figures, seat: int, _member: int) -> Refusal | None:
    return _not_leaving(s, seat) or cash_short(s, seat, int(fig.fine), "H5.5")


def _acquit(s: Hellas, _fig: Figures, seat: int, deck: int) -> Refusal | None:
    lacking = None if holds_card(s, seat, deck) else refuse("card_not_held", "H5.1", deck=deck, seat=seat)
    return _not_leaving(s, seat) or lacking


def _buy(s: Hellas, fig: Figures, seat: int, _member: int) -> Refusal | None:
    return cash_short(s, seat, int(fig.price[s.buying]), "H3.1")


def _give_up(s: Hellas, fig: Figures, seat: int, _member: int) -> Refusal | None:
    have = raisable(s, fig, seat)
    return refuse("can_raise", "H10.2", need=s.owed, have=have) if have >= s.owed else None


def _choose(s: Hellas, fig: Figures, seat: int, choice: int) -> Refusal | None:
    """Lifting, interest, or neither; a debtor keeps what the debt takes (H7.3)."""
    if choice == 2:
        return None
    deed = _undecided(s)
    need = int((fig.interest if choice else fig.lift)[deed])
    if seat == s.debtor and s.cash[seat] >= need:
        have = max(int(s.cash[seat] - s.owed), 0)
        return refuse("debt_before_choice", "H7.3", need=need, have=have) if have < need else None
    return cash_short(s, seat, need, "H7.3")


def _undecided(s: Hellas) -> int:
    """The deed whose mortgage is to be decided about."""
    return next((deed for deed in range(DEEDS) if marked(s.choices, deed)), 0)


def _claim(s: Hellas, _fig: Figures, seat: int, slot: int) -> Refusal | None:
    if not s.claim_rent:
        return refuse("rent_by_itself", "H4.5")
    if slot >= s.claims:
        return refuse("no_such_claim", "H4.5")
    owner, deed = s.claim_owner[slot], s.claim_deed[slot]
    if owner != seat:
        return refuse("claim_of_other", "H4.5", deed=deed, seat=owner)
    open_claims = [(s.claim_owner[n], s.claim_deed[n], s.claim_amount[n]) for n in range(slot + 1)]
    first = open_claims.index(open_claims[slot])
    return refuse("claim_earlier_first", "H4.5", deed=deed, number=first + 1) if first < slot else None


def _vote(s: Hellas, _fig: Figures, seat: int, _member: int) -> Refusal | None:
    if not s.vote_to_end:
        return refuse("votes_off", "H9.3")
    if s.throws > 0:
        return refuse("vote_before_throw", "H10.4")
    return refuse("vote_called", "H10.4") if marked(s.voted, seat) else None


_Check = Callable[[Hellas, Figures, int, int], Refusal | None]
_RAISING = (TURN, BUY, DEBT)

_CHECKS: dict[str, tuple[tuple[int, ...], _Check]] = {
    "throw": ((TURN,), _throw),
    "fine": ((TURN,), _fine),
    "acquit": ((TURN,), _acquit),
    "buy": ((BUY,), _buy),
    "auction": ((BUY,), _free),
    "build": ((TURN,), build),
    "sell": (_RAISING, sell),
    "sell_colour": (_RAISING, sell_colour),
    "mortgage": (_RAISING, mortgage),
    "lift": ((TURN,), lift),
    "bid": ((BID,), bid),
    "bid_at": ((BID,), bid_at),
    "pass": ((BID,), _free),
    "digit": ((AMOUNT,), digit),
    "offer": ((TURN, DEBT), offer),
    "counter": ((ANSWER,), counter),
    "propose": ((DEBT,), propose),
    "give": ((COMPOSE,), give),
    "want": ((COMPOSE,), want),
    "give_money": ((COMPOSE,), give_money),
    "want_money": ((COMPOSE,), want_money),
    "submit": ((COMPOSE,), submit),
    "accept": ((ANSWER,), _free),
    "decline": ((ANSWER,), _free),
    "give_up": ((DEBT,), _give_up),
    "choose": ((CHOICE,), _choose),
    "claim": ((TURN,), _claim),
    "vote": ((TURN,), _vote),
    "yes": ((VOTE,), _free),
    "no": ((VOTE,), _free),
    "end_turn": ((TURN,), _end_turn),
}
"""The phases in which a kind of action has its place, and what it takes there."""

_ANYBODY = ("offer", "claim", "vote")
"""What every player may do at a free moment (H2.4)."""

_UNASKED = {
    "buy": ("no_purchase", "H3.1"),
    "auction": ("no_purchase", "H3.1"),
    "bid": ("no_auction", "H3.2"),
    "bid_at": ("no_auction", "H6.3"),
    "pass": ("no_auction", "H3.2"),
    "digit": ("no_amount", "H8.1"),
    "counter": ("no_offer", "H8.2"),
    "accept": ("no_offer", "H8.2"),
    "decline": ("no_offer", "H8.2"),
    "give": ("offer_first", "H8.2"),
    "want": ("offer_first", "H8.2"),
    "give_money": ("offer_first", "H8.2"),
    "want_money": ("offer_first", "H8.2"),
    "submit": ("offer_first", "H8.2"),
    "propose": ("no_debt", "H10.1"),
    "give_up": ("no_debt", "H10.2"),
    "choose": ("no_choice", "H7.3"),
    "yes": ("no_vote", "H10.4"),
    "no": ("no_vote", "H10.4"),
}
"""Kinds that answer what a free moment does not ask."""

_MEMBERS = [(kind, member) for kind, count in KINDS.items() for member in range(count)]


def _untimely(s: Hellas, phase: int, kind: str) -> Refusal:
    """What is due instead."""
    if phase == TURN:
        return refuse(*_UNASKED[kind])
    if phase == BUY:
        return refuse("buy_first", "H3.1", deed=s.buying)
    if phase == BID:
        return (
            refuse("bid_first", "H3.2", deed=s.lot_deed) if s.lot == LOT_DEED else refuse("building_bid_first", "H6.3")
        )
    if phase == AMOUNT:
        rules = {FOR_BID: "H3.2" if s.lot == LOT_DEED else "H6.3", FOR_PRICE: "H10.1"}
        return refuse("amount_first", rules.get(int(s.amount_for), "H8.1"))
    if phase in (COMPOSE, ANSWER):
        rule = "H10.1" if s.deal == PROPOSAL else "H8.2"
        return (
            refuse("compose_first", rule, seat=s.asked)
            if phase == COMPOSE
            else refuse("answer_first", rule, seat=s.maker)
        )
    if phase == DEBT:
        if kind == "acquit" and s.debt_reason == BY_FINE:
            return refuse("fine_is_due", "H5.5")
        return refuse("debt_first", "H10.1", need=s.owed, have=s.cash[s.debtor])
    if phase == CHOICE:
        return refuse("choose_first", "H7.3", deed=_undecided(s))
    return refuse("vote_first", "H10.4", seat=s.caller)


def _out_of_turn(s: Hellas, fig: Figures, phase: int, seat: int, kind: str, member: int) -> Refusal | None:
    """What a seat may do that the game does not wait for."""
    if kind not in _ANYBODY:
        return refuse("not_your_turn", "H2.4", seat=s.current)
    if phase == TURN:
        return _CHECKS[kind][1](s, fig, seat, member)
    if phase == DEBT and kind == "offer":
        return refuse("only_debtor_offers", "H8.2", seat=s.debtor)
    return refuse("no_free_moment", "H2.4", seat=s.current)


def _bell(s: Hellas, phase: int) -> Refusal | None:
    """Time is up, once, and not while a move is being spelled (H9.1)."""
    if s.short_game != TIME:
        return refuse("no_bell", "H9.1")
    if s.bell:
        return refuse("bell_rung", "H9.1")
    return refuse("bell_after_move", "H9.1", seat=s.current) if phase in (COMPOSE, AMOUNT) else None


def explain(s: Hellas, fig: Figures, seat: int, action: int) -> Refusal | None:
    """None if the seat, or the table (-1), may take this action now, else why not."""
    phase = int(s.phase)
    if phase == OVER:
        return refuse("game_over", "H10.4")
    if not 0 <= action < ACTIONS:
        return refuse("unknown_action", "H2.1", action=action)
    kind, member = _MEMBERS[action]
    if seat == TABLE:
        return _bell(s, phase) if kind == "bell" else refuse("only_the_bell", "H9.1")
    if not 0 <= seat < s.players:
        return refuse("no_such_seat", "H1.1", seat=seat)
    if s.out[seat]:
        return refuse("you_are_out", "H10.2")
    if kind == "bell":
        return refuse("bell_of_table", "H9.1")
    if seat != s.current:
        return _out_of_turn(s, fig, phase, seat, kind, member)
    phases, check = _CHECKS[kind]
    return check(s, fig, seat, member) if phase in phases else _untimely(s, phase, kind)
