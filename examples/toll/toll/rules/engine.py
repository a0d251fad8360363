"""The rules of Toll as one engine, and what Python calls of them."""

from cadastre.core.border import border
from cadastre.core.engine import Engine
from toll.rules.hidden import blind, redraw
from toll.rules.scoring import rank, score
from toll.rules.setup import clear, deal
from toll.rules.state import Figures, Toll
from toll.rules.turn import in_move, legal, next_to_act, step

ENGINE = Engine(
    home=__name__,
    state=Toll,
    figures=Figures,
    clear=clear,
    deal=deal,
    legal=legal,
    step=step,
    next_to_act=next_to_act,
    in_move=in_move,
    blind=blind,
    redraw=redraw,
    score=score,
    rank=rank,
)
BORDER = border(ENGINE)
