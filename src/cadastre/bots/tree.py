"""The tree of a search: whole moves and what came of them. Nothing here knows a game."""

import math

from cadastre.bots.mind import ATOMS, FIRST, LENGTH
from cadastre.core.kernel import Buffer, EventBuffer, kernel
from cadastre.core.layout import Batch, Ints, Record, i8, i16, i32, i64

SEATS = 8
CERTAIN = 1_000_000
"""A sure win, in the units of rewards."""
DEEPEST = 32
"""Moves from the root that the tree is followed."""
EXPAND_AT = 2
"""Visits after which a node gets children."""
CURIOSITY = 0.5
"""How much a move that was tried less is preferred."""
WIDE, WIDER = 3, 1.5
"""How many children are looked at, at first and with the root of the visits: the best-looking ones come first."""


class Node(Record):
    """A whole move, and what came of it. Node 0 is the root: no move."""

    seat: int = i8  # who makes it
    visits: int = i32
    available: int = i32  # simulations in which it was legal
    first: int = i32  # its first child
    children: int = i16
    length: int = i8  # actions
    atoms: Ints = i16[ATOMS]
    reward: Ints = i64[SEATS]  # sum over all visits


@kernel
def expand(nodes: Batch[Node], node: int, seat: int, used: int, moves: EventBuffer, found: int) -> int:
    """Give a node these moves as children, behind the ``used`` nodes; returns how many are used then."""
    nodes[node].first = used
    nodes[node].children = found
    for row in range(found):
        child = nodes[used + row]
        child.seat = seat
        child.visits = child.available = child.first = child.children = 0
        child.length = moves[row, LENGTH]
        for at in range(child.length):
            child.atoms[at] = moves[row, FIRST + at]
        for other in range(SEATS):
            child.reward[other] = 0
    return used + found


@kernel
def is_among(out: Buffer, count: int, action: int) -> bool:
    """Whether an action is one of those listed."""
    for index in range(count):
        if out[index] == action:
            return True
    return False


@kernel
def select(nodes: Batch[Node], node: int, seat: int, out: Buffer, count: int) -> int:
    """The child to follow: the most promising among the best-looking ones that begin with a legal action, or -1."""
    parent = nodes[node]
    wide = WIDE + int(WIDER * math.sqrt(parent.visits))
    best, highest = -1, -1.0
    for index in range(parent.first, parent.first + parent.children):
        child = nodes[index]
        if child.seat != seat or wide == 0:
            break
        if not is_among(out, count, child.atoms[0]):
            continue
        wide -= 1
        child.available += 1
        if child.visits == 0:
            return index
        mean = child.reward[seat] / (child.visits * CERTAIN)
        promise = mean + CURIOSITY * math.sqrt(math.log(child.available) / child.visits)
        if promise > highest:
            highest = promise
            best = index
    return best


@kernel
def remember(nodes: Batch[Node], path: Buffer, length: int, rewards: Buffer) -> None:
    """Tell every node on the path what came of it."""
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
