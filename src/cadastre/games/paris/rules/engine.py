"""The rules of Paris as one engine, and what Python calls of them."""

from cadastre.core.border import border
from cadastre.core.engine import Engine
from cadastre.core.kernel import Buffer, kernel
from cadastre.core.layout import Batch
from cadastre.games.paris.rules.actions import move_district, move_origin, move_target
from cadastre.games.paris.rules.benefits import keys_in
from cadastre.games.paris.rules.bonus import worth_now
from cadastre.games.paris.rules.hidden import blind, redraw
from cadastre.games.paris.rules.scoring import district_rank, district_total, final_rank, rank_vp
from cadastre.games.paris.rules.setup import clear, deal
from cadastre.games.paris.rules.state import BONUS, DISTRICTS, GIVE, PAIRS, PAY, SEATS, SPACES, VP_TILE, Figures, Paris
from cadastre.games.paris.rules.turn import legal, step


@kernel
def next_to_act(s: Paris) -> int:
    """The seat that acts next: nobody does out of turn."""
    return s.current


@kernel
def in_move(s: Paris) -> bool:
    """Whether a whole move is under way whose parts follow without new information."""
    return s.phase == PAY or s.phase == GIVE or s.phase == BONUS or s.phase == VP_TILE or s.phase == PAIRS


@kernel
def score(s: Paris, fig: Figures, seat: int) -> int:  # noqa: ARG001 - the figures matter to other games
    """Points so far."""
    return s.vp[seat]


@kernel
def survey(states: Batch[Paris], i: int, figs: Batch[Figures], out: Buffer) -> None:
    """Totals, ranks and VP of all seats in all districts, and what every bonus tile would score now.

    ``out`` is filled with 4 * 6 rows of total, rank, VP, then 4 * 30 worths.
    """
    s, fig = states[i], figs[0]
    n = 0
    for seat in range(SEATS):
        for district in range(DISTRICTS):
            out[n] = out[n + 1] = out[n + 2] = 0
            if seat < s.players:
                out[n] = district_total(s, fig, seat, district)
                out[n + 1] = district_rank(s, fig, seat, district)
                if s.vp_tile[district] >= 0:
                    out[n + 2] = rank_vp(s, fig, seat, district, s.vp_tile[district])
            n += 3
    for seat in range(SEATS):
        for number in range(1, SPACES + 1):
            out[n] = worth_now(s, fig, seat, number) if seat < s.players else 0
            n += 1


ENGINE = Engine(
    home=__name__,
    state=Paris,
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
    rank=final_rank,
)
BORDER = border(ENGINE, survey, keys_in, move_origin, move_target, move_district)
