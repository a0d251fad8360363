"""Paris, as the house takes it up."""

from cadastre.core.game import Rules
from cadastre.games.paris import ENTRY
from cadastre.games.paris.edition import EDITIONS
from cadastre.games.paris.legality.explain import explain
from cadastre.games.paris.legality.notation import ParisNotation
from cadastre.games.paris.legality.position import describe
from cadastre.games.paris.legality.put_up import put_up
from cadastre.games.paris.presentation import insight
from cadastre.games.paris.presentation.face import FACE
from cadastre.games.paris.rules.actions import A_STOP, KINDS
from cadastre.games.paris.rules.engine import BORDER, ENGINE
from cadastre.games.paris.rules.events import TABLE
from cadastre.games.paris.rules.state import OVER, Figures, Paris

RULES = Rules(
    entry=ENTRY,
    state=Paris,
    figures=Figures,
    kinds=KINDS,
    events=TABLE,
    editions=EDITIONS,
    engine=ENGINE,
    border=BORDER,
    notation=ParisNotation(),
    explain=explain,
    over=OVER,
    decline=A_STOP,
    score_sheet=insight.score_sheet,
    describe=describe,
    put_up=put_up,
    view=insight.view,
    insight=insight.insight,
    cost=insight.cost,
    event_words=insight.event_words,
    clicks=insight.clicks,
    face=FACE,
)
