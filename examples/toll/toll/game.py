"""Toll, as the house takes it up."""

from cadastre.core.game import Rules
from toll import ENTRY
from toll.edition import EDITIONS
from toll.legality.explain import explain
from toll.legality.notation import TollNotation
from toll.legality.position import describe
from toll.legality.put_up import put_up
from toll.presentation import insight
from toll.presentation.face import FACE
from toll.rules.actions import KINDS
from toll.rules.engine import BORDER, ENGINE
from toll.rules.events import TABLE
from toll.rules.state import OVER, Figures, Toll

RULES = Rules(
    entry=ENTRY,
    state=Toll,
    figures=Figures,
    kinds=KINDS,
    events=TABLE,
    editions=EDITIONS,
    engine=ENGINE,
    border=BORDER,
    notation=TollNotation(),
    explain=explain,
    over=OVER,
    decline=-1,  # nothing is offered inside a move
    score_sheet=insight.score_sheet,
    describe=describe,
    put_up=put_up,
    view=insight.view,
    insight=insight.insight,
    cost=insight.cost,
    event_words=insight.event_words,
    clicks=insight.clicks,
    face=FACE,
    composed=frozenset(("gift",)),
    urgent=frozenset(("claim",)),
    out_of_turn=True,
)
