"""Paris, as the house takes it up."""

from cadastre.core.game import Rules
from cadastre.paris import ENTRY, insight
from cadastre.paris.actions import A_STOP, KINDS
from cadastre.paris.border import BORDER, INNER
from cadastre.paris.edition import EDITIONS
from cadastre.paris.events import TABLE
from cadastre.paris.explain import explain
from cadastre.paris.face import FACE
from cadastre.paris.notation import ParisNotation
from cadastre.paris.position import describe
from cadastre.paris.put_up import put_up
from cadastre.paris.state import BONUS, GIVE, OVER, PAIRS, PAY, VP_TILE, Figures, Paris

RULES = Rules(
    entry=ENTRY,
    state=Paris,
    figures=Figures,
    kinds=KINDS,
    events=TABLE,
    editions=EDITIONS,
    border=BORDER,
    inner=INNER,
    notation=ParisNotation(),
    explain=explain,
    following=frozenset((PAY, GIVE, BONUS, VP_TILE, PAIRS)),
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
