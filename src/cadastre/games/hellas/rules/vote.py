"""A vote to stop: H10.4."""

from cadastre.core.events import emit
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.games.hellas.rules.actions import A_VOTE
from cadastre.games.hellas.rules.events import E_VOTE_CALLED, E_VOTE_CAST
from cadastre.games.hellas.rules.money import seat_after
from cadastre.games.hellas.rules.state import VOTE, Hellas


@kernel
def list_vote(s: Hellas, seat: int, out: Buffer, n: int) -> int:
    """Whether a player may call a vote: before the first throw of a turn, once a round."""
    if s.vote_to_end and s.throws == 0 and not (s.voted >> seat) & 1:
        out[n] = A_VOTE
        n += 1
    return n


@kernel
def call_vote(s: Hellas, log: EventBuffer, seat: int) -> None:
    """The others answer in playing order."""
    s.voted |= 1 << seat
    s.caller = seat
    s.current = seat_after(s, seat)
    s.phase = VOTE
    emit(log, E_VOTE_CALLED, seat, 0, 0, 0, 0)


@kernel
def cast_vote(s: Hellas, log: EventBuffer, yes: int) -> bool:
    """An answer; returns whether all have agreed. One No ends it."""
    emit(log, E_VOTE_CAST, s.current, yes, 0, 0, 0)
    s.current = seat_after(s, s.current)
    if yes and s.current != s.caller:
        return False
    s.caller = -1
    return yes != 0
