"""The end: P9."""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.games.paris.rules.bonus import score_bonus
from cadastre.games.paris.rules.events import E_OVER, E_RANKED, E_SCORED, VP_DISTRICT
from cadastre.games.paris.rules.payment import holds
from cadastre.games.paris.rules.state import DISTRICTS, LANDMARKS, OVER, SLOTS, STEPS, TILE_FRANCS, Figures, Paris


@kernel
def district_total(s: Paris, fig: Figures, seat: int, district: int) -> int:
    """Values under this seat's keys in a district; a tile held twice counts twice (P9.3)."""
    total = 0
    for step in range(STEPS):
        total += s.slot_keys[seat, district * STEPS + step] * fig.value[step]
    for landmark in range(LANDMARKS):
        if s.landmark_at[landmark] == district:
            total += s.landmark_keys[seat, landmark] * fig.landmark_value[landmark]
    return total


@kernel
def district_best(s: Paris, fig: Figures, seat: int, district: int) -> int:
    """Value of this seat's most valuable tile in a district (P9.4)."""
    best = 0
    for step in range(STEPS):
        if s.slot_keys[seat, district * STEPS + step] > 0:
            best = max(best, fig.value[step])
    for landmark in range(LANDMARKS):
        if s.landmark_at[landmark] == district and s.landmark_keys[seat, landmark] > 0:
            best = max(best, fig.landmark_value[landmark])
    return best


@kernel
def district_rank(s: Paris, fig: Figures, seat: int, district: int) -> int:
    """Rank of a seat in a district, from 1; 0 if it owns nothing there. Tied seats share the best of their ranks."""
    total = district_total(s, fig, seat, district)
    if total == 0:
        return 0
    best = district_best(s, fig, seat, district)
    rank = 1
    for other in range(s.players):
        theirs = district_total(s, fig, other, district)
        if theirs > total or (theirs == total and district_best(s, fig, other, district) > best):
            rank += 1
    return rank


@kernel
def rank_vp(s: Paris, fig: Figures, seat: int, district: int, tile: int) -> int:
    """VP that a VP tile in this district brings a seat as things stand (P9.3 to P9.5)."""
    rank = district_rank(s, fig, seat, district)
    if rank == 0 or rank > 3:
        return 0
    if s.players == 2 and rank == 2:
        first = district_total(s, fig, 1 - seat, district)
        if 2 * district_total(s, fig, seat, district) < first:
            return 0
    return fig.vp_rank[tile, rank - 1]


@kernel
def board_total(s: Paris, fig: Figures, seat: int) -> int:
    """Values under all of a seat's keys: the last tie-break (P9.6)."""
    total = 0
    for slot in range(SLOTS):
        total += s.slot_keys[seat, slot] * fig.value[slot % STEPS]
    for landmark in range(LANDMARKS):
        total += s.landmark_keys[seat, landmark] * fig.landmark_value[landmark]
    return total


@kernel
def is_ahead(s: Paris, fig: Figures, seat: int, other: int) -> bool:
    """Whether a seat stands before another: VP, then francs, then the value of all it owns (P9.6)."""
    if s.vp[seat] != s.vp[other]:
        return s.vp[seat] > s.vp[other]
    if s.francs[seat] != s.francs[other]:
        return s.francs[seat] > s.francs[other]
    return board_total(s, fig, seat) > board_total(s, fig, other)


@kernel
def final_rank(s: Paris, fig: Figures, seat: int) -> int:
    """Rank of a seat in the whole game, from 1; equals share."""
    rank = 1
    for other in range(s.players):
        rank += is_ahead(s, fig, other, seat)
    return rank


@kernel
def finish(s: Paris, fig: Figures, log: EventBuffer) -> None:
    """Score bonus 27 and the districts; name the winners."""
    for seat in range(s.players):
        if holds(s, seat, TILE_FRANCS):
            score_bonus(s, log, seat, TILE_FRANCS, s.francs[seat])
    for district in range(DISTRICTS):
        tile = s.vp_tile[district]
        if tile >= 0:
            for seat in range(s.players):
                rank = district_rank(s, fig, seat, district)
                if rank > 0:
                    emit(log, E_RANKED, seat, district, district_total(s, fig, seat, district), rank, 0)
                vp = rank_vp(s, fig, seat, district, tile)
                if vp > 0:
                    s.vp[seat] += vp
                    s.score_district[seat, district] += vp
                    emit(log, E_SCORED, seat, vp, VP_DISTRICT, district, 0)
    s.phase = OVER
    winners = 0
    for seat in range(s.players):
        if final_rank(s, fig, seat) == 1:
            winners |= 1 << seat
    emit(log, E_OVER, -1, winners, 0, 0, 0)
