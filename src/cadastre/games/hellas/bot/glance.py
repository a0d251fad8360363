"""A quick rule of thumb for every decision: how games of Hellas are played on in thought."""

from cadastre.core.kernel import Buffer, kernel
from cadastre.core.layout import Batch
from cadastre.core.rng import Generator, below
from cadastre.games.hellas.rules.actions import (
    A_ACQUIT,
    A_AUCTION,
    A_BID,
    A_BUILD,
    A_BUY,
    A_CLAIM,
    A_DECLINE,
    A_FINE,
    A_LIFT,
    A_MORTGAGE,
    A_NO,
    A_PASS,
    A_SELL,
    A_THROW,
)
from cadastre.games.hellas.rules.money import cost_of_next
from cadastre.games.hellas.rules.mortgages import lifting_cost
from cadastre.games.hellas.rules.state import (
    AMOUNT,
    ANSWER,
    BID,
    BUY,
    CHOICE,
    COMPOSE,
    DEBT,
    LOT_DEED,
    TURN,
    Figures,
    Hellas,
)

SPARE = 250  # cash that is kept when something is bought
PLENTY = 500


@kernel
def glance(s: Hellas, fig: Figures, seat: int, out: Buffer, count: int, luck: Batch[Generator]) -> int:
    """One of the legal actions, quickly."""
    phase = s.phase
    if phase == TURN:
        return at_leisure(s, fig, seat, out, count)
    if phase == BUY:
        return A_BUY if out[0] == A_BUY and s.cash[seat] >= fig.price[s.buying] + SPARE // 2 else A_AUCTION
    if phase == BID:
        return in_auction(s, fig, out, luck)
    if phase == AMOUNT:
        return out[0]
    if phase == COMPOSE:
        return out[count - 1]
    if phase == ANSWER:
        return A_DECLINE
    if phase == DEBT:
        return in_debt(out, count)
    if phase == CHOICE:
        return out[count - 1]
    return A_NO


@kernel
def at_leisure(s: Hellas, fig: Figures, seat: int, out: Buffer, count: int) -> int:
    """A free moment: claim, build with what can be spared, lift, leave custody early, then go on."""
    for index in range(count):
        action = out[index]
        if A_CLAIM <= action < A_CLAIM + 3:
            return action
        if A_BUILD <= action < A_SELL and s.cash[seat] >= cost_of_next(s, fig, action - A_BUILD) + SPARE:
            return action
        if A_LIFT <= action < A_BID and s.cash[seat] >= lifting_cost(s, fig, action - A_LIFT) + PLENTY:
            return action
        if action == A_FINE and s.turn < 12 * s.players:
            return action
        if A_ACQUIT <= action < A_BUY:
            return action
    return A_THROW if out[0] == A_THROW else out[count - 1]


@kernel
def in_auction(s: Hellas, fig: Figures, out: Buffer, luck: Batch[Generator]) -> int:
    """Bid a little more while it is cheap."""
    if s.lot == LOT_DEED:
        price = fig.price[s.lot_deed]
        if s.bid * 10 < price * (5 + below(luck[0].luck, 5)) and s.cash[s.current] >= s.bid + SPARE:
            return A_BID
        return A_PASS
    return out[0] if below(luck[0].luck, 2) == 0 else A_PASS


@kernel
def in_debt(out: Buffer, count: int) -> int:
    """Mortgage before selling, sell before giving up."""
    sale = -1
    for index in range(count):
        action = out[index]
        if A_MORTGAGE <= action < A_LIFT:
            return action
        if sale < 0 and A_SELL <= action < A_MORTGAGE:
            sale = action
    return sale if sale >= 0 else out[count - 1]
