"""Paris, as the house takes it up."""

from typing import Any

from cadastre.core.game import Border, Inner, Rules
from cadastre.paris import ENTRY, border, insight, setup, turn
from cadastre.paris.actions import A_STOP, KINDS, move_district, move_origin, move_target
from cadastre.paris.benefits import keys_in
from cadastre.paris.edition import EDITIONS
from cadastre.paris.events import TABLE
from cadastre.paris.explain import explain
from cadastre.paris.face import FACE
from cadastre.paris.notation import ParisNotation
from cadastre.paris.position import describe
from cadastre.paris.put_up import put_up
from cadastre.paris.state import BONUS, GIVE, OVER, PAIRS, PAY, VP_TILE, Figures, Paris

_FOLLOWING = frozenset((PAY, GIVE, BONUS, VP_TILE, PAIRS))


def _follows(data: Any) -> bool:
    return int(data["phase"]) in _FOLLOWING


def _is_over(data: Any) -> bool:
    return bool(data["phase"] == OVER)


def _scores(data: Any) -> list[int]:
    return data["vp"][: data["players"]].tolist()  # type: ignore[no-any-return]


RULES = Rules(
    entry=ENTRY,
    state=Paris,
    figures=Figures,
    kinds=KINDS,
    events=TABLE,
    editions=EDITIONS,
    border=Border(
        advance=border.advance,
        list_legal=border.list_legal,
        start=border.start,
        clear=border.clear_at,
        blind=border.blind_at,
        redraw=border.redraw_at,
        more=(border.survey, border.final_ranks, keys_in, move_origin, move_target, move_district),
    ),
    inner=Inner(
        step=turn.step,
        legal=turn.legal,
        heard=border.heard,
        deal=setup.deal,
        in_move=border.in_move,
        tally=border.tally,
    ),
    notation=ParisNotation(),
    explain=explain,
    follows=_follows,
    decline=A_STOP,
    is_over=_is_over,
    scores=_scores,
    ranks=insight.ranks,
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
