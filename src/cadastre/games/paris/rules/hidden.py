"""What a seat knows, and what may lie behind it: P2.

Nothing is stored of the order of the piles, so all that is hidden is the generator's key and who holds which end-game
tile. ``blind`` removes from a state what a seat cannot know; ``redraw`` fills it in again, all possibilities alike.
"""

from cadastre.core.kernel import Words, kernel
from cadastre.core.rng import below, forget, rekey
from cadastre.games.paris.rules.payment import rest_payable
from cadastre.games.paris.rules.state import END_TILES, PAY, SEATS, Figures, Paris


@kernel
def blind(s: Paris, seat: int) -> None:
    """Blank what this seat (-1: a spectator) does not know, however well it remembers (P2.5).

    Of the tiles that others took between two of its own looks it knows which they were, not who took which: they are
    kept in rising order.
    """
    forget(s.luck)
    s.end_pile = 0
    for other in range(SEATS):
        if other != seat:
            s.end_hand[other] = 0
            s.end_known[other] = 0
    looked = s.end_seen_at[seat] if seat >= 0 else 0
    first = 0
    for taking in range(END_TILES):
        if s.end_taker[taking] == seat:
            first = taking + 1
        elif taking >= looked:
            s.end_tile[taking] = -1
        else:
            for at in range(taking, first, -1):
                tile, lower = s.end_tile[at], s.end_tile[at - 1]
                s.end_tile[at] = max(tile, lower)
                s.end_tile[at - 1] = min(tile, lower)


@kernel
def redraw(s: Paris, fig: Figures, seat: int, luck: Words) -> None:
    """Turn what a seat knows into a full state: one of all that are possible, each as likely as any other.

    A world in which somebody could not be paying as we watch, or would not have been allowed to pass, is drawn again.
    """
    deal_end_tiles(s, seat, luck)
    while not is_possible(s, fig, seat):
        deal_end_tiles(s, seat, luck)
    remember(s)
    rekey(s.luck, luck)


@kernel
def deal_end_tiles(s: Paris, seat: int, luck: Words) -> None:
    """Say of every taking that the seat didn't see which tile it was: look by look, then what was taken since."""
    looked = s.end_seen_at[seat] if seat >= 0 else 0
    taken = END_TILES - s.end_left
    first = 0
    for taking in range(looked):
        if s.end_taker[taking] == seat or taking == looked - 1:
            last = taking if s.end_taker[taking] == seat else looked
            pool = 0
            for earlier in range(first, last):
                pool |= 1 << s.end_tile[earlier]
            deal_between(s, luck, first, last, pool)
            first = taking + 1
    deal_between(s, luck, looked, taken, s.end_known[seat] if seat >= 0 else (1 << END_TILES) - 1)


@kernel
def deal_between(s: Paris, luck: Words, first: int, last: int, pool: int) -> None:
    """Deal tiles of a pool to a run of takings. A tile that somebody used was that player's, and taken before.

    Tiles are put in the order in which they were used: each then has as many takings to go to as in any other deal.
    """
    for taking in range(first, last):
        s.end_tile[taking] = -1
    for used_at in range(1, END_TILES + 1):
        for tile in range(END_TILES):
            if (pool >> tile) & 1 and s.end_used_at[tile] == used_at:
                for user in range(s.players):
                    if (s.end_used[user] >> tile) & 1:
                        put_tile(s, luck, user, first, min(last, used_at), tile)
                pool &= ~(1 << tile)
    for taking in range(first, last):
        if s.end_tile[taking] < 0:
            tile = pick_bit(luck, pool)
            s.end_tile[taking] = tile
            pool &= ~(1 << tile)


@kernel
def put_tile(s: Paris, luck: Words, seat: int, first: int, last: int, tile: int) -> None:
    """Assign a tile to any of a seat's still open takings in a range."""
    count = 0
    for taking in range(first, last):
        count += s.end_taker[taking] == seat and s.end_tile[taking] < 0
    pick = below(luck, count)
    for taking in range(first, last):
        if s.end_taker[taking] == seat and s.end_tile[taking] < 0:
            if pick == 0:
                s.end_tile[taking] = tile
                return
            pick -= 1


@kernel
def pick_bit(luck: Words, pool: int) -> int:
    """Any of the bits set in a pool."""
    count = 0
    for tile in range(END_TILES):
        count += (pool >> tile) & 1
    pick = below(luck, count)
    for tile in range(END_TILES):
        if (pool >> tile) & 1:
            if pick == 0:
                return tile
            pick -= 1
    return -1


@kernel
def is_possible(s: Paris, fig: Figures, seat: int) -> bool:
    """Whether the takings as drawn fit what was seen of others; sets their hands."""
    for other in range(s.players):
        if other == seat:
            continue
        hand = 0
        for taking in range(END_TILES - s.end_left):
            if s.end_taker[taking] == other:
                hand |= 1 << s.end_tile[taking]
        s.end_hand[other] = hand & ~s.end_used[other]
        if s.end_count[other] > 0:
            wood = min(resource_tiles(s, fig, other, 0), 3)
            marble = min(resource_tiles(s, fig, other, 1), 3)
            gold = min(resource_tiles(s, fig, other, 2), 3)
            if (s.ruled_out[other, wood] >> (marble * 4 + gold)) & 1:
                return False
    return s.phase != PAY or s.current == seat or rest_payable(s, fig, s.current)


@kernel
def resource_tiles(s: Paris, fig: Figures, seat: int, token: int) -> int:
    """End-game tiles in hand that stand for this resource."""
    count = 0
    for tile in range(END_TILES):
        count += (s.end_hand[seat] >> tile) & 1 and fig.end_token[tile] == token
    return count


@kernel
def remember(s: Paris) -> None:
    """Everything that follows from the takings: the pile, and what each seat saw of it when it last looked."""
    pile = (1 << END_TILES) - 1
    for seat in range(s.players):
        s.end_known[seat] = pile
    for taking in range(END_TILES - s.end_left):
        pile &= ~(1 << s.end_tile[taking])
        for seat in range(s.players):
            if s.end_seen_at[seat] == taking + 1:
                s.end_known[seat] = pile
    s.end_pile = pile
