"""Where Python calls the compiled rules: arrays of records and an index go in, so that nothing is converted."""

from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.layout import Batch
from cadastre.core.rng import Generator
from cadastre.paris.bonus import worth_now
from cadastre.paris.hidden import blind, redraw
from cadastre.paris.scoring import district_rank, district_total, final_rank, rank_vp
from cadastre.paris.setup import clear, deal
from cadastre.paris.state import BONUS, DISTRICTS, GIVE, PAIRS, PAY, SEATS, SPACES, VP_TILE, Figures, Paris
from cadastre.paris.turn import legal, step


@kernel
def advance(
    states: Batch[Paris],
    i: int,
    figs: Batch[Figures],
    seat: int,
    action: int,
    log: EventBuffer,
    out: Buffer,
    count: int,
) -> int:
    """Carry out a seat's action if it is among its ``count`` legal ones listed in ``out``, and list what follows.

    That is what the seat that is then current can do. Returns the number, or -1 if the action was not legal: then
    nothing has changed.
    """
    for index in range(count):
        if out[index] == action:
            log[0, 0] = 0
            s = states[i]
            step(s, figs[0], seat, action, log, out)
            return legal(s, figs[0], s.current, out)
    return -1


@kernel
def list_legal(states: Batch[Paris], i: int, figs: Batch[Figures], seat: int, out: Buffer) -> int:
    """List the legal actions of a seat; returns their number."""
    return legal(states[i], figs[0], seat, out)


@kernel
def start(states: Batch[Paris], i: int, figs: Batch[Figures], log: EventBuffer) -> None:
    """Set up a new game in a record whose players, options and key are set."""
    log[0, 0] = 0
    s = states[i]
    clear(s)
    deal(s, figs[0], log)


@kernel
def clear_at(states: Batch[Paris], i: int) -> None:
    """An empty table."""
    clear(states[i])


@kernel
def blind_at(states: Batch[Paris], i: int, seat: int) -> None:
    """Leave in the record what this seat knows."""
    blind(states[i], seat)


@kernel
def redraw_at(states: Batch[Paris], i: int, figs: Batch[Figures], seat: int, luck: Batch[Generator]) -> None:
    """Fill in what this seat doesn't know."""
    redraw(states[i], figs[0], seat, luck[0].luck)


@kernel
def heard(s: Paris) -> int:
    """The seat that players who are no people hear next: nobody acts out of turn."""
    return s.current


@kernel
def in_move(s: Paris) -> bool:
    """Whether a whole move is under way whose parts follow without new information."""
    return s.phase == PAY or s.phase == GIVE or s.phase == BONUS or s.phase == VP_TILE or s.phase == PAIRS


@kernel
def tally(s: Paris, fig: Figures, results: EventBuffer, row: int, column: int) -> None:
    """Write the scores, then the ranks, of all seats into a row of results."""
    for seat in range(s.players):
        results[row, column + seat] = s.vp[seat]
        results[row, column + s.players + seat] = final_rank(s, fig, seat)


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


@kernel
def final_ranks(states: Batch[Paris], i: int, figs: Batch[Figures], out: Buffer) -> None:
    """Rank of every seat as things stand."""
    for seat in range(states[i].players):
        out[seat] = final_rank(states[i], figs[0], seat)
