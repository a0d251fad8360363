"""Hellas, as the house takes it up."""

from cadastre.core.game import Rules
from cadastre.hellas import ENTRY, insight
from cadastre.hellas.actions import KINDS
from cadastre.hellas.border import BORDER, INNER
from cadastre.hellas.edition import EDITIONS
from cadastre.hellas.events import TABLE
from cadastre.hellas.explain import explain
from cadastre.hellas.face import FACE
from cadastre.hellas.notation import HellasNotation
from cadastre.hellas.position import describe
from cadastre.hellas.put_up import put_up
from cadastre.hellas.state import AMOUNT, COMPOSE, OVER, Figures, Hellas

RULES = Rules(
    entry=ENTRY,
    state=Hellas,
    figures=Figures,
    kinds=KINDS,
    events=TABLE,
    editions=EDITIONS,
    border=BORDER,
    inner=INNER,
    notation=HellasNotation(),
    explain=explain,
    following=frozenset((AMOUNT, COMPOSE)),
    over=OVER,
    decline=-1,
    score_sheet=insight.score_sheet,
    describe=describe,
    put_up=put_up,
    view=insight.view,
    insight=insight.insight,
    cost=insight.cost,
    event_words=insight.event_words,
    clicks=insight.clicks,
    face=FACE,
    composed=frozenset(("offer", "counter", "propose")),
    urgent=frozenset(("claim",)),
    out_of_turn=True,
    gone="out",
)
