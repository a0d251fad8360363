"""The end: H10.4."""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.games.hellas.rules.events import E_GAME_OVER
from cadastre.games.hellas.rules.money import deeds_of, wealth
from cadastre.games.hellas.rules.state import OVER, Figures, Hellas


@kernel
def beats(s: Hellas, fig: Figures, seat: int, other: int) -> bool:
    """Whether a seat ranks before another: wealth, cash, deeds; the bankrupt behind, the last out first."""
    if s.out[seat] != 0 or s.out[other] != 0:
        return s.out[other] != 0 and (s.out[seat] == 0 or s.out[seat] > s.out[other])
    mine, theirs = wealth(s, fig, seat), wealth(s, fig, other)
    if mine != theirs:
        return mine > theirs
    if s.cash[seat] != s.cash[other]:
        return s.cash[seat] > s.cash[other]
    return deeds_of(s, seat) > deeds_of(s, other)


@kernel
def final_rank(s: Hellas, fig: Figures, seat: int) -> int:
    """Rank as things stand, from 1; equals share a rank."""
    rank = 1
    for other in range(s.players):
        rank += beats(s, fig, other, seat)
    return rank


@kernel
def finish(s: Hellas, fig: Figures, log: EventBuffer, reason: int) -> None:
    """The game is over."""
    winners = 0
    for seat in range(s.players):
        if final_rank(s, fig, seat) == 1:
            winners |= 1 << seat
    s.phase = OVER
    emit(log, E_GAME_OVER, -1, winners, reason, 0, 0)
