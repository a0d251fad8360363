"""What a position of Paris is worth to a seat: its expected VP at the end, in thousandths, as a sum of parts."""

from cadastre.core.kernel import Buffer, kernel
from cadastre.core.layout import Batch
from cadastre.games.paris.bot.districts import district_worth
from cadastre.games.paris.bot.goods import end_worth, franc_worth, landmark_worth, token_worth
from cadastre.games.paris.bot.reach import key_worth
from cadastre.games.paris.bot.tempo import against, turns_left
from cadastre.games.paris.bot.tiles import LOT, tile_sums
from cadastre.games.paris.rules.state import OVER, Figures, Paris

NAMES = ("points", "districts", "tiles", "track", "keys", "landmarks", "tokens", "francs", "end_tiles")
"""The parts, in the order in which :func:`parts` writes them."""

MASK = (1 << LOT) - 1


@kernel
def value(s: Paris, fig: Figures, seat: int) -> int:
    """What a position is worth to a seat."""
    if s.phase == OVER:
        return 1000 * s.vp[seat] + s.francs[seat]
    turns = turns_left(s, seat)
    sums = tile_sums(s, fig, seat, turns)
    found = 1000 * s.vp[seat] + (sums >> (2 * LOT)) + ((sums >> LOT) & MASK)
    found += key_worth(s, fig, seat, turns, sums & MASK) + landmark_worth(s, fig, seat, turns)
    found += token_worth(s, seat, turns) + franc_worth(s, seat, turns) + end_worth(s, fig, seat, turns)
    return found + district_worth(s, fig, seat)


@kernel
def standing(s: Paris, fig: Figures, seat: int) -> int:
    """What a seat has in view of the others: what its own moves are judged by. Others' secrets are left out."""
    others = 0
    for other in range(s.players):
        if other != seat:
            hand = s.end_hand[other]
            s.end_hand[other] = 0
            others += value(s, fig, other)
            s.end_hand[other] = hand
    return value(s, fig, seat) - others * against(s) // 1000


@kernel
def parts(states: Batch[Paris], i: int, figs: Batch[Figures], seat: int, out: Buffer) -> None:
    """The parts of :func:`value`, named by :data:`NAMES`."""
    s, fig = states[i], figs[0]
    for index in range(len(NAMES)):
        out[index] = 0
    out[0] = 1000 * s.vp[seat]
    if s.phase == OVER:
        out[7] = s.francs[seat]
        return
    turns = turns_left(s, seat)
    sums = tile_sums(s, fig, seat, turns)
    out[1] = district_worth(s, fig, seat)
    out[2] = sums >> (2 * LOT)
    out[3] = (sums >> LOT) & MASK
    out[4] = key_worth(s, fig, seat, turns, sums & MASK)
    out[5] = landmark_worth(s, fig, seat, turns)
    out[6] = token_worth(s, seat, turns)
    out[7] = franc_worth(s, seat, turns)
    out[8] = end_worth(s, fig, seat, turns)
