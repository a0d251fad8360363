"""Where a resource or prestige comes from: P5.5, P5.6, P8.3.

A unit is taken from a token, an end-game tile, the bonus tile that shows it, the bonus tile of one's choice (10 or 8),
or half of a two-fold bonus tile (21 or 19).
"""

from cadastre.core.events import emit
from cadastre.core.kernel import EventBuffer, kernel
from cadastre.games.paris.rules.endgame import discard_end_tile
from cadastre.games.paris.rules.events import E_BONUS_USED
from cadastre.games.paris.rules.state import (
    END_TILES,
    FROM_BONUS,
    FROM_DOUBLE,
    FROM_END_TILE,
    FROM_TOKEN,
    FROM_WILD,
    RESOURCES,
    TILE_DOUBLE_PRESTIGE,
    TILE_DOUBLE_RESOURCE,
    TILE_WILD_PRESTIGE,
    TILE_WILD_RESOURCE,
    Figures,
    Paris,
)


@kernel
def holds(s: Paris, seat: int, number: int) -> int:
    """1 if the seat holds this bonus tile unused, else 0."""
    return (s.bonus_held[seat] >> (number - 1)) & 1


@kernel
def use_bonus(s: Paris, log: EventBuffer, seat: int, number: int) -> None:
    """Lay a bonus tile open beside the screen (P7.3)."""
    bit = 1 << (number - 1)
    s.bonus_held[seat] &= ~bit
    s.bonus_used[seat] |= bit
    emit(log, E_BONUS_USED, seat, number, 0, 0, 0)


@kernel
def units(s: Paris, fig: Figures, seat: int, token: int, source: int) -> int:
    """How many units of this token kind the seat can take from this source."""
    if source == FROM_TOKEN:
        return s.tokens[seat, token]
    if source == FROM_END_TILE:
        found = 0
        if s.end_hand[seat] != 0:
            for tile in range(END_TILES):
                if (s.end_hand[seat] >> tile) & 1 and fig.end_token[tile] == token:
                    found += 1
        return found
    if source == FROM_BONUS:
        return holds(s, seat, fig.bonus_resource[token]) if token < RESOURCES else 0
    if source == FROM_WILD:
        return holds(s, seat, TILE_WILD_RESOURCE if token < RESOURCES else TILE_WILD_PRESTIGE)
    if token < RESOURCES:
        return s.halves[0] + 2 * holds(s, seat, TILE_DOUBLE_RESOURCE)
    return s.halves[1] + 2 * holds(s, seat, TILE_DOUBLE_PRESTIGE)


@kernel
def spend(s: Paris, fig: Figures, log: EventBuffer, seat: int, token: int, source: int) -> None:
    """Give up one unit. A resource token goes to the supply, prestige leaves the game, a tile is used up."""
    if source == FROM_TOKEN:
        s.tokens[seat, token] -= 1
        if token < RESOURCES:
            s.supply[token] += 1
    elif source == FROM_END_TILE:
        for tile in range(END_TILES):
            if (s.end_hand[seat] >> tile) & 1 and fig.end_token[tile] == token:
                discard_end_tile(s, fig, log, seat, tile)
                break
    elif source == FROM_BONUS:
        use_bonus(s, log, seat, fig.bonus_resource[token])
    elif source == FROM_WILD:
        use_bonus(s, log, seat, TILE_WILD_RESOURCE if token < RESOURCES else TILE_WILD_PRESTIGE)
    else:
        which = 0 if token < RESOURCES else 1
        if s.halves[which] > 0:
            s.halves[which] -= 1
        else:
            use_bonus(s, log, seat, TILE_DOUBLE_RESOURCE if token < RESOURCES else TILE_DOUBLE_PRESTIGE)
            s.halves[which] = 1


@kernel
def lacking(s: Paris, fig: Figures, seat: int, token: int, need: int, lowest: int) -> int:
    """How many of the needed units must come from tiles of one's choice, counting only sources from ``lowest`` on."""
    if need <= 0:
        return 0
    for source in range(lowest, FROM_WILD):
        need -= units(s, fig, seat, token, source)
    return max(need, 0)


@kernel
def payable(s: Paris, fig: Figures, seat: int, wood: int, marble: int, gold: int) -> bool:
    """Whether the seat can pay these resources in some way."""
    free = units(s, fig, seat, 0, FROM_WILD) + units(s, fig, seat, 0, FROM_DOUBLE)
    free -= lacking(s, fig, seat, 0, wood, 0)
    free -= lacking(s, fig, seat, 1, marble, 0)
    free -= lacking(s, fig, seat, 2, gold, 0)
    return free >= 0


@kernel
def due_resource(s: Paris) -> int:
    """The kind of resource to be paid next, or -1."""
    for token in range(RESOURCES):
        if s.need[token] > 0:
            return token
    return -1


@kernel
def may_pay(s: Paris, fig: Figures, seat: int, token: int, source: int) -> bool:
    """Whether the next unit may come from this source.

    Sources of one kind are named in rising order, so that equal payments are spelled once, and the rest must remain
    payable: for this kind from this source upwards, for later kinds from all.
    """
    if source < s.last_choice or units(s, fig, seat, token, source) == 0:
        return False
    wild = units(s, fig, seat, 0, FROM_WILD)
    double = units(s, fig, seat, 0, FROM_DOUBLE)
    # The unit itself counts among the sources from here upwards, so ``need`` includes it.
    own = lacking(s, fig, seat, token, s.need[token], source)
    if source == FROM_DOUBLE and own > double:
        return False
    rest = 0
    for later in range(token + 1, RESOURCES):
        rest += lacking(s, fig, seat, later, s.need[later], 0)
    return own + rest <= wild + double


@kernel
def rest_payable(s: Paris, fig: Figures, seat: int) -> bool:
    """Whether what is still to be paid can be: asked of worlds drawn for somebody who watches the payment."""
    token = due_resource(s)
    for source in range(FROM_DOUBLE + 1):
        if may_pay(s, fig, seat, token, source):
            return True
    return False
