"""The rules of Hellas as one engine, and what Python calls of them."""

from cadastre.core.border import Engine, border, inner
from cadastre.core.kernel import kernel
from cadastre.hellas.hidden import blind, redraw
from cadastre.hellas.money import wealth
from cadastre.hellas.scoring import final_rank
from cadastre.hellas.setup import clear, deal
from cadastre.hellas.state import TURN, Figures, Hellas
from cadastre.hellas.turn import in_move, legal, step


@kernel
def heard(s: Hellas) -> int:
    """The seat that players who are no people hear next: an owner who has rent to claim goes before all others."""
    return s.claim_owner[0] if s.phase == TURN and s.claims > 0 else s.current


ENGINE = Engine(
    home=__name__,
    state=Hellas,
    figures=Figures,
    clear=clear,
    deal=deal,
    legal=legal,
    step=step,
    heard=heard,
    in_move=in_move,
    blind=blind,
    redraw=redraw,
    score=wealth,
    rank=final_rank,
)
BORDER = border(ENGINE)
INNER = inner(ENGINE)
