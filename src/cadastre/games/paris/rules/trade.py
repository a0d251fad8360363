"""Buying and selling: P8."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.paris.rules.actions import A_BUY, A_SELL
from cadastre.games.paris.rules.events import E_BOUGHT, E_GAINED, E_PAID, E_SOLD, FOR_PURCHASE, FOR_SALE
from cadastre.games.paris.rules.payment import spend, units
from cadastre.games.paris.rules.state import FROM_TOKEN, RESOURCES, SOURCES, TOKENS, Figures, Paris


@kernel
def list_trades(s: Paris, fig: Figures, out: Buffer, n: int) -> int:
    """Sales from every source, then purchases; never both ways with tokens of one kind in a turn (P8.4)."""
    seat = s.current
    for token in range(TOKENS):
        for source in range(SOURCES):
            if source == FROM_TOKEN and token < RESOURCES and (s.bought >> token) & 1:
                continue
            if units(s, fig, seat, token, source) > 0:
                out[n] = A_SELL + token * SOURCES + source
                n += 1
    for token in range(RESOURCES):
        if s.supply[token] > 0 and s.francs[seat] >= fig.buy[token] and not (s.sold >> token) & 1:
            out[n] = A_BUY + token
            n += 1
    return n


@kernel
def sell(s: Paris, fig: Figures, log: EventBuffer, choice: int) -> None:
    """Sell one resource or prestige, as a token or as the tile that stands for it (P8.3)."""
    seat, token, source = s.current, choice // SOURCES, choice % SOURCES
    spend(s, fig, log, seat, token, source)
    if source == FROM_TOKEN and token < RESOURCES:
        s.sold |= 1 << token
    emit(log, E_SOLD, seat, token, source, 0, 0)
    s.francs[seat] += fig.sell[token]
    emit(log, E_GAINED, seat, fig.sell[token], FOR_SALE, 0, 0)
    s.fresh_token = -1


@kernel
def buy(s: Paris, fig: Figures, log: EventBuffer, token: int) -> None:
    """Buy one resource that lies in the supply (P8.2)."""
    seat = s.current
    s.francs[seat] -= fig.buy[token]
    emit(log, E_PAID, seat, fig.buy[token], FOR_PURCHASE, 0, 0)
    s.supply[token] -= 1
    s.tokens[seat, token] += 1
    s.bought |= 1 << token
    emit(log, E_BOUGHT, seat, token, 0, 0, 0)
