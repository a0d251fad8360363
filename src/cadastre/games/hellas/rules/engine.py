"""The rules of Hellas as one engine, and what Python calls of them."""

from cadastre.core.border import border
from cadastre.core.engine import Engine
from cadastre.core.kernel import Buffer, kernel
from cadastre.core.layout import Batch
from cadastre.games.hellas.rules.auction import least_bid_at, may_bid_at
from cadastre.games.hellas.rules.hidden import blind, redraw
from cadastre.games.hellas.rules.money import could_raise, wealth
from cadastre.games.hellas.rules.mortgages import lifting_cost
from cadastre.games.hellas.rules.scoring import final_rank
from cadastre.games.hellas.rules.setup import clear, deal
from cadastre.games.hellas.rules.state import BID, DEEDS, LOT_DEED, SEATS, TURN, Figures, Hellas
from cadastre.games.hellas.rules.turn import in_move, legal, step


@kernel
def next_to_act(s: Hellas) -> int:
    """The seat that acts next: an owner who has rent to claim goes before all others."""
    return s.claim_owner[0] if s.phase == TURN and s.claims > 0 else s.current


@kernel
def survey(states: Batch[Hellas], i: int, figs: Batch[Figures], out: Buffer) -> None:
    """Wealth of all seats and what they could raise; what lifting each deed's mortgage costs, and the least bid there.

    ``out`` is filled with 8 pairs for the seats, then 28 for the deeds. A bid is for a building that the asked seat
    could put there, 0 where it could not.
    """
    s, fig = states[i], figs[0]
    n = 0
    for seat in range(SEATS):
        out[n] = wealth(s, fig, seat) if seat < s.players else 0
        out[n + 1] = could_raise(s, fig, seat) if seat < s.players else 0
        n += 2
    builds = s.phase == BID and s.lot != LOT_DEED
    for deed in range(DEEDS):
        out[n] = lifting_cost(s, fig, deed)
        out[n + 1] = least_bid_at(s, fig, deed) if builds and may_bid_at(s, fig, s.current, deed) else 0
        n += 2


ENGINE = Engine(
    home=__name__,
    state=Hellas,
    figures=Figures,
    clear=clear,
    deal=deal,
    legal=legal,
    step=step,
    next_to_act=next_to_act,
    in_move=in_move,
    blind=blind,
    redraw=redraw,
    score=wealth,
    rank=final_rank,
)
BORDER = border(ENGINE, survey)
