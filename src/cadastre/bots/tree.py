"""The tree of a search: whole moves, what chance made of them, and what came of it. Nothing here knows a game."""

import math

from cadastre.bots.mind import ATOMS, FIRST, LENGTH, SCORE
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.layout import Batch, Ints, Record, i8, i16, i32, i64

SEATS = 8
CERTAIN = 1_000_000
"""A sure win, in the units of rewards; a sure choice, in those of priors."""
DEEPEST = 32
"""Moves from the root that the tree is followed."""
EVEN = 0.1
"""The part of the first belief in moves that all share alike."""


class Node(Record):
    """A whole move and what came of it, or another position that chance made of the same move.

    The first position that a move led to is kept in the move's own node, any other in a node behind it. Node 0 is the
    root: no move, and the position thought about.
    """

    seat: int = i8  # who makes it
    visits: int = i32
    prior: int = i32  # how good it looks at first, all siblings together being CERTAIN
    length: int = i8  # actions
    atoms: Ints = i16[ATOMS]
    reward: Ints = i64[SEATS]  # sum over all visits
    face: int = i64  # what the thinking seat sees of the position
    seen: int = i32  # visits that led to it
    first: int = i32  # its first child
    children: int = i16
    next: int = i32  # another position that the move may lead to; 0: none yet


@kernel
def clear(nodes: Batch[Node], index: int) -> None:
    """A node that nothing is known of."""
    node = nodes[index]
    node.seat = node.visits = node.prior = node.length = 0
    node.face = node.seen = node.first = node.children = node.next = 0
    for seat in range(SEATS):
        node.reward[seat] = 0


@kernel
def expand(nodes: Batch[Node], index: int, seat: int, used: int, moves: EventBuffer, found: int, heat: int) -> int:
    """Give a position these moves as children, behind the ``used`` nodes; returns how many are used then."""
    nodes[index].first = used
    nodes[index].children = found
    total = 0.0
    for row in range(found):
        total += math.exp((moves[row, SCORE] - moves[0, SCORE]) / heat)
    for row in range(found):
        clear(nodes, used + row)
        child = nodes[used + row]
        child.seat = seat
        belief = math.exp((moves[row, SCORE] - moves[0, SCORE]) / heat) / total
        child.prior = int(CERTAIN * (belief * (1 - EVEN) + EVEN / found))
        child.length = moves[row, LENGTH]
        for at in range(child.length):
            child.atoms[at] = moves[row, FIRST + at]
    return used + found


@kernel
def face_of(words: EventBuffer, row: int) -> int:
    """A number for what is seen of a position."""
    found = 0
    for column in range(words.shape[1]):
        found = (found ^ words[row, column]) * 1_000_003 & 0x1FFF_FFFF_FFFF
        found ^= found >> 23
    return found


@kernel
def position_after(nodes: Batch[Node], move: int, face: int, used: int) -> int:
    """Where this face of the position after a move is kept, or is to be: ``used`` if it is a new one."""
    index = move
    while nodes[index].seen > 0 and nodes[index].face != face:
        if nodes[index].next == 0:
            return used
        index = nodes[index].next
    return index


@kernel
def is_among(out: Buffer, count: int, action: int) -> bool:
    """Whether an action is one of those listed."""
    for index in range(count):
        if out[index] == action:
            return True
    return False


@kernel
def select(nodes: Batch[Node], index: int, move: int, seat: int, out: Buffer, count: int, curiosity: int) -> int:
    """The child to follow: the most promising of those that begin with a legal action, or -1.

    One never tried is taken to be worth what the move before was, for the same seat.
    """
    parent, before = nodes[index], nodes[move]
    usual = before.reward[seat] / before.visits if before.visits > 0 else 0.0
    eager = curiosity / 1000 * math.sqrt(parent.seen + 1.0)
    best, highest = -1, -1e18
    for child_index in range(parent.first, parent.first + parent.children):
        child = nodes[child_index]
        if child.seat != seat or not is_among(out, count, child.atoms[0]):
            continue
        mean = child.reward[seat] / child.visits if child.visits > 0 else usual
        promise = mean + eager * child.prior / (1.0 + child.visits)
        if promise > highest:
            highest = promise
            best = child_index
    return best


@kernel
def remember(nodes: Batch[Node], path: Buffer, length: int, rewards: Buffer) -> None:
    """Tell every move on the path what came of it."""
    for place in range(length + 1):
        node = nodes[path[place]]
        node.visits += 1
        for seat in range(SEATS):
            node.reward[seat] += rewards[seat]


@kernel
def share(rewards: Buffer, players: int, spread: int) -> None:
    """Turn the values of a position into chances of winning: e times as likely for every ``spread`` ahead."""
    top = rewards[0]
    for seat in range(1, players):
        top = max(top, rewards[seat])
    total = 0.0
    for seat in range(players):
        total += math.exp((rewards[seat] - top) / spread)
    for seat in range(players):
        rewards[seat] = int(CERTAIN * math.exp((rewards[seat] - top) / spread) / total)
