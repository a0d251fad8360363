"""Hellas, as the house takes it up."""

from cadastre.core.game import Rules
from cadastre.games.hellas import ENTRY
from cadastre.games.hellas.edition import EDITIONS
from cadastre.games.hellas.legality.explain import explain
from cadastre.games.hellas.legality.notation import HellasNotation
from cadastre.games.hellas.legality.position import describe
from cadastre.games.hellas.legality.put_up import put_up
from cadastre.games.hellas.presentation import insight
from cadastre.games.hellas.presentation.face import FACE
from cadastre.games.hellas.rules.actions import KINDS
from cadastre.games.hellas.rules.engine import BORDER, ENGINE
from cadastre.games.hellas.rules.events import TABLE
from cadastre.games.hellas.rules.state import OVER, Figures, Hellas

RULES = Rules(
    entry=ENTRY,
    state=Hellas,
    figures=Figures,
    kinds=KINDS,
    events=TABLE,
    editions=EDITIONS,
    engine=ENGINE,
    border=BORDER,
    notation=HellasNotation(),
    explain=explain,
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
