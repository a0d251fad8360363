"""What can be done in a turn, and doing it: H2. ``step`` and ``legal`` are the whole engine; all else calls these two.

An action changes what it is about and leaves the rest to ``flow.go_on``, which looks at what is
still to be settled, the innermost first, until somebody has to be asked.
"""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.hellas.rules.actions import (
    A_ACCEPT,
    A_ACQUIT,
    A_AUCTION,
    A_BELL,
    A_BID,
    A_BID_AT,
    A_BUILD,
    A_BUY,
    A_CHOOSE,
    A_CLAIM,
    A_COUNTER,
    A_DIGIT,
    A_END_TURN,
    A_FINE,
    A_GIVE,
    A_GIVE_MONEY,
    A_GIVE_UP,
    A_LIFT,
    A_MORTGAGE,
    A_NO,
    A_OFFER,
    A_PASS,
    A_PROPOSE,
    A_SELL,
    A_SELL_COLOUR,
    A_SUBMIT,
    A_THROW,
    A_VOTE,
    A_WANT,
    A_WANT_MONEY,
    A_YES,
)
from cadastre.games.hellas.rules.amounts import ask_amount, close_amount, list_digits, spell_digit
from cadastre.games.hellas.rules.auction import least_bid_at, list_bids, make_bid, open_building_auction, pass_bid
from cadastre.games.hellas.rules.bankruptcy import give_up
from cadastre.games.hellas.rules.building import (
    build,
    in_stock,
    list_builds,
    list_sales,
    next_kind,
    seats_in_want,
    sell,
    sell_colour,
)
from cadastre.games.hellas.rules.cards import put_under
from cadastre.games.hellas.rules.custody import list_releases, pay_fine, show_card
from cadastre.games.hellas.rules.debt import list_debt
from cadastre.games.hellas.rules.events import BY_PRICE, E_BELL_RANG, E_BOUGHT, E_OFFER_LAPSED, E_VOTE_LAPSED, END_VOTE
from cadastre.games.hellas.rules.flow import go_on, refuse_purchase, throw
from cadastre.games.hellas.rules.money import pay
from cadastre.games.hellas.rules.mortgages import (
    choose,
    lift_mortgage,
    list_choices,
    list_lifts,
    list_mortgages,
    mortgage_deed,
)
from cadastre.games.hellas.rules.rent import claim, lapse_claims, list_claims
from cadastre.games.hellas.rules.scoring import finish
from cadastre.games.hellas.rules.state import (
    AMOUNT,
    ANSWER,
    BANK,
    BID,
    BUY,
    CHOICE,
    COMPOSE,
    DEBT,
    FOR_BID,
    FOR_GIVING,
    FOR_PRICE,
    FOR_WANTING,
    MUST_THROW,
    NO_THROW,
    OFFER,
    OVER,
    PROPOSAL,
    STEP,
    TIME,
    TURN,
    VOTE,
    Figures,
    Hellas,
)
from cadastre.games.hellas.rules.trade import (
    accept,
    close_deal,
    counter,
    decline,
    give_item,
    least_given,
    least_wanted,
    list_answers,
    list_offers,
    list_parts,
    most_given,
    most_wanted,
    open_deal,
    submit,
    want_item,
)
from cadastre.games.hellas.rules.vote import call_vote, cast_vote, list_vote

# what can be done


@kernel
def legal(s: Hellas, fig: Figures, seat: int, out: Buffer) -> int:
    """List every legal action of a seat (-1: the table) in rising order; returns their number."""
    phase = s.phase
    if phase == OVER:
        return 0
    if seat < 0:
        return list_bell(s, out)
    if seat != s.current:
        return list_interjections(s, fig, seat, out) if phase == TURN and s.out[seat] == 0 else 0
    if phase == TURN:
        return list_turn(s, fig, seat, out)
    if phase == BUY:
        return list_purchase(s, fig, seat, out)
    if phase == BID:
        return list_bids(s, fig, out)
    if phase == AMOUNT:
        return list_digits(s, out)
    if phase == COMPOSE:
        return list_parts(s, fig, out)
    if phase == ANSWER:
        return list_answers(s, fig, out)
    if phase == DEBT:
        return list_debt(s, fig, out)
    if phase == CHOICE:
        return list_choices(s, fig, out)
    out[0] = A_YES
    out[1] = A_NO
    return 2


@kernel
def in_move(s: Hellas) -> bool:
    """Whether a whole move is being spelled."""
    return s.phase == AMOUNT or s.phase == COMPOSE


@kernel
def list_bell(s: Hellas, out: Buffer) -> int:
    """The table rings once, between two moves (H9.1)."""
    if s.short_game != TIME or s.bell or in_move(s):
        return 0
    out[0] = A_BELL
    return 1


@kernel
def list_interjections(s: Hellas, fig: Figures, seat: int, out: Buffer) -> int:
    """What anybody may do at a free moment of another's turn (H2.4)."""
    n = list_offers(s, fig, seat, out, 0)
    n = list_claims(s, seat, out, n)
    return list_vote(s, seat, out, n)


@kernel
def list_turn(s: Hellas, fig: Figures, seat: int, out: Buffer) -> int:
    """A free moment of one's own turn."""
    n = 0
    if s.throw_due != NO_THROW:
        out[n] = A_THROW
        n += 1
    n = list_releases(s, fig, seat, out, n)
    n = list_builds(s, fig, seat, out, n)
    n = list_sales(s, fig, seat, out, n)
    n = list_mortgages(s, fig, seat, out, n)
    n = list_lifts(s, fig, seat, out, n)
    n = list_offers(s, fig, seat, out, n)
    n = list_claims(s, seat, out, n)
    n = list_vote(s, seat, out, n)
    if s.throw_due != MUST_THROW:
        out[n] = A_END_TURN
        n += 1
    return n


@kernel
def list_purchase(s: Hellas, fig: Figures, seat: int, out: Buffer) -> int:
    """A purchase to decide about, and how to find the price (H3.1)."""
    n = 0
    if s.cash[seat] >= fig.price[s.buying]:
        out[n] = A_BUY
        n += 1
    out[n] = A_AUCTION
    n = list_sales(s, fig, seat, out, n + 1)
    return list_mortgages(s, fig, seat, out, n)


# what is done


@kernel
def step(s: Hellas, fig: Figures, seat: int, action: int, log: EventBuffer, scratch: Buffer) -> None:  # noqa: ARG001 - other games need it
    """Carry out a legal action of a seat."""
    if action < A_OFFER:
        if action < A_BUILD:
            move_pawn_or_buy(s, fig, log, seat, action)
        elif action < A_BID:
            manage(s, fig, log, seat, action)
        else:
            bid_on(s, fig, log, seat, action)
    elif action < A_GIVE_UP:
        negotiate(s, fig, log, seat, action)
    else:
        decide(s, fig, log, seat, action)
    if s.phase in (AMOUNT, COMPOSE, ANSWER, OVER) or (action == A_BELL and s.phase == BID):
        return  # the one who was asked still is
    go_on(s, fig, log)


@kernel
def move_pawn_or_buy(s: Hellas, fig: Figures, log: EventBuffer, seat: int, action: int) -> None:
    """Throw, leave custody, buy or not."""
    if action == A_THROW:
        throw(s, fig, log, seat)
    elif action == A_FINE:
        pay_fine(s, fig, log, seat)
    elif action < A_BUY:
        put_under(s, show_card(s, log, seat, action - A_ACQUIT))
    elif action == A_BUY:
        deed = s.buying
        s.buying = -1
        s.owner[deed] = seat
        emit(log, E_BOUGHT, seat, deed, fig.price[deed], 0, 0)
        pay(s, log, seat, BANK, fig.price[deed], BY_PRICE, deed)
    else:
        refuse_purchase(s, log, seat)


@kernel
def manage(s: Hellas, fig: Figures, log: EventBuffer, seat: int, action: int) -> None:
    """Build, sell, mortgage, lift."""
    if action < A_SELL:
        deed = action - A_BUILD
        kind = next_kind(s, deed)
        wanting, seats = 0, seats_in_want(s, fig, kind)
        for other in range(s.players):
            wanting += (seats >> other) & 1
        if in_stock(s, kind) < wanting:
            open_building_auction(s, fig, log, seat, deed)
        else:
            build(s, fig, log, seat, deed)
    elif action < A_SELL_COLOUR:
        sell(s, fig, log, seat, action - A_SELL)
    elif action < A_MORTGAGE:
        sell_colour(s, fig, log, seat, action - A_SELL_COLOUR)
    elif action < A_LIFT:
        mortgage_deed(s, fig, log, seat, action - A_MORTGAGE)
    else:
        lift_mortgage(s, fig, log, seat, action - A_LIFT)


@kernel
def bid_on(s: Hellas, fig: Figures, log: EventBuffer, seat: int, action: int) -> None:
    """Bid or pass; spell an amount."""
    complete = False
    if action == A_BID:
        complete = ask_amount(s, FOR_BID, s.bid + STEP, s.cash[seat])
    elif action < A_PASS:
        s.named = action - A_BID_AT
        complete = ask_amount(s, FOR_BID, least_bid_at(s, fig, s.named), s.cash[seat])
    elif action == A_PASS:
        pass_bid(s, log)
    else:
        complete = spell_digit(s, action - A_DIGIT)
    if complete:
        use_amount(s, log)


@kernel
def use_amount(s: Hellas, log: EventBuffer) -> None:
    """An amount is complete: do what it is for."""
    purpose = s.amount_for
    amount = close_amount(s)
    if purpose == FOR_BID:
        make_bid(s, log, amount)
        s.phase = BID
        return
    if purpose == FOR_GIVING:
        s.gives_money = amount
    else:
        s.wants_money = amount
    submit(s, log)


@kernel
def negotiate(s: Hellas, fig: Figures, log: EventBuffer, seat: int, action: int) -> None:
    """Offers, counter-offers, proposals, and the answers."""
    if action < A_COUNTER:
        open_deal(s, OFFER, seat, action - A_OFFER)
    elif action == A_COUNTER:
        counter(s)
    elif action == A_PROPOSE:
        open_deal(s, PROPOSAL, seat, s.creditor)
    elif action < A_WANT:
        give_item(s, action - A_GIVE)
    elif action < A_GIVE_MONEY:
        want_item(s, action - A_WANT)
    elif action == A_GIVE_MONEY:
        if ask_amount(s, FOR_GIVING, least_given(s, fig), most_given(s, fig)):
            use_amount(s, log)
    elif action == A_WANT_MONEY:
        purpose = FOR_PRICE if s.deal == PROPOSAL else FOR_WANTING
        if ask_amount(s, purpose, least_wanted(s, fig), most_wanted(s, fig)):
            use_amount(s, log)
    elif action == A_SUBMIT:
        submit(s, log)
    elif action == A_ACCEPT:
        accept(s, log)
    else:
        decline(s, log)


@kernel
def decide(s: Hellas, fig: Figures, log: EventBuffer, seat: int, action: int) -> None:
    """Give up, choose, claim, vote, end the turn, ring the bell."""
    if action == A_GIVE_UP:
        give_up(s, fig, log)
    elif action < A_CLAIM:
        choose(s, fig, log, action - A_CHOOSE)
    elif action < A_VOTE:
        claim(s, log, action - A_CLAIM)
    elif action == A_VOTE:
        call_vote(s, log, seat)
    elif action in (A_YES, A_NO):
        if cast_vote(s, log, action == A_YES):
            lapse_claims(s, log, -1)
            finish(s, fig, log, END_VOTE)
    elif action == A_END_TURN:
        s.done = 1
    else:
        ring(s, log)


@kernel
def ring(s: Hellas, log: EventBuffer) -> None:
    """Time is up: an offer outside a debt and a vote lapse, what a throw has caused is finished (H9.1)."""
    s.bell = 1
    emit(log, E_BELL_RANG, -1, 0, 0, 0, 0)
    if s.phase == ANSWER and s.debtor < 0:
        emit(log, E_OFFER_LAPSED, s.maker, s.asked, 0, 0, 0)
        close_deal(s)
    if s.phase == VOTE:
        emit(log, E_VOTE_LAPSED, s.caller, 0, 0, 0, 0)
        s.caller = -1
