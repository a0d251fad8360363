"""Tree search over information sets, written once for all games.

Every simulation draws a world that agrees with what the seat knows, goes down the tree along moves that are legal in
it, and judges where it has come to. Nodes are whole moves that the game's mind proposes; those that look best are
believed in most at first. The others are taken to choose what is best for them, among as many of their moves as the
mind thinks worth the time: with one, they do what looks best at first sight, and all thought goes to the own moves.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from cadastre.bots.mind import MOVES, mind
from cadastre.bots.tree import (
    CERTAIN,
    DEEPEST,
    SEATS,
    Node,
    clear,
    expand,
    face_of,
    is_among,
    position_after,
    remember,
    select,
    share,
)
from cadastre.core.game import Rules
from cadastre.core.kernel import Buffer, EventBuffer, Words, kernel_for, kernel_with
from cadastre.core.layout import Batch, Record
from cadastre.core.rng import Generator

S = TypeVar("S", bound=Record)
F = TypeVar("F", bound=Record)


def carry_out(
    legal: Callable[[S, F, int, Buffer], int],
    step: Callable[[S, F, int, int, EventBuffer, Buffer], None],
    in_move: Callable[[S], bool],
    glance: Callable[[S, F, int, Buffer, int, Batch[Generator]], int],
    s: S,
    fig: F,
    nodes: Batch[Node],
    node: int,
    luck: Batch[Generator],
    log: EventBuffer,
    out: Buffer,
    scratch: Buffer,
) -> None:
    """Make the move of a node. It was made for another world: where that goes another way, it is finished quickly."""
    seat, length = nodes[node].seat, nodes[node].length
    at = 0
    while at == 0 or in_move(s):
        count = legal(s, fig, seat, out)
        if at < length and is_among(out, count, nodes[node].atoms[at]):
            action = nodes[node].atoms[at]
        else:
            action = glance(s, fig, seat, out, count, luck)
        step(s, fig, seat, action, log, scratch)
        at += 1


def judge(
    value: Callable[[S, F, int], int],
    rank: Callable[[S, F, int], int],
    s: S,
    fig: F,
    rewards: Buffer,
    over: bool,
    spread: int,
) -> None:
    """What a position is worth to every seat: who has won, or how likely each is to."""
    players = s.players  # type: ignore[attr-defined]
    for seat in range(SEATS):
        rewards[seat] = 0
    if not over:
        for seat in range(players):
            rewards[seat] = value(s, fig, seat)
        share(rewards, players, spread)
        return
    winners = 0
    for seat in range(players):
        winners += rank(s, fig, seat) == 1
    for seat in range(players):
        if rank(s, fig, seat) == 1:
            rewards[seat] = CERTAIN // winners


def grow(
    propose: Callable[[Batch[S], int, Batch[F], int, EventBuffer, Buffer, EventBuffer], int],
    glance: Callable[[S, F, int, Buffer, int, Batch[Generator]], int],
    value: Callable[[S, F, int], int],
    rank: Callable[[S, F, int], int],
    legal: Callable[[S, F, int, Buffer], int],
    step: Callable[[S, F, int, int, EventBuffer, Buffer], None],
    next_to_act: Callable[[S], int],
    in_move: Callable[[S], bool],
    blind: Callable[[S, int], None],
    redraw: Callable[[S, F, int, Words], None],
    states: Batch[S],
    words: EventBuffer,
    figs: Batch[F],
    nodes: Batch[Node],
    luck: Batch[Generator],
    moves: EventBuffer,
    log: EventBuffer,
    out: Buffer,
    scratch: Buffer,
    path: Buffer,
    rewards: Buffer,
    root_seat: int,
    used: int,
    simulations: int,
    spread: int,
    heat: int,
    curiosity: int,
    patience: int,
    replies: int,
) -> int:
    """Run simulations from what the seat knows, in ``states[0]``; returns how many nodes are used then.

    ``words`` are the same states as plain numbers.
    """
    fig, s = figs[0], states[1]
    for _ in range(simulations):
        states[1] = states[0]  # type: ignore[index]
        redraw(s, fig, root_seat, luck[0].luck)
        index = move = length = path[0] = 0
        nodes[0].seen += 1
        while length < DEEPEST and used + MOVES < len(nodes):
            seat = root_seat if index == 0 else next_to_act(s)
            count = legal(s, fig, seat, out)
            known = seat != root_seat and replies == 1
            if count == 0 or (index > 0 and nodes[index].seen < patience and not known):
                break
            if nodes[index].children == 0:
                found = propose(states, 1, figs, seat, log, scratch, moves)
                found = found if seat == root_seat else min(found, replies)
                used = expand(nodes, index, seat, used, moves, found, heat)
            move = select(nodes, index, move, seat, out, count, curiosity)
            if move < 0:
                break
            carry_out(legal, step, in_move, glance, s, fig, nodes, move, luck, log, out, scratch)
            length += 1
            path[length] = move
            states[2] = states[1]  # type: ignore[index]
            blind(states[2], root_seat)
            face = face_of(words, 2)
            index = position_after(nodes, move, face, used)
            if index == used:
                clear(nodes, used)
                last = move
                while nodes[last].next > 0:
                    last = nodes[last].next
                nodes[last].next = used
                used += 1
            nodes[index].face = face
            nodes[index].seen += 1
        over = legal(s, fig, next_to_act(s), out) == 0
        judge(value, rank, s, fig, rewards, over, spread)
        remember(nodes, path, length, rewards)
    return used


@cache
def grower(rules: Rules) -> Any:
    """:func:`grow`, compiled for a game."""
    types = {"S": rules.state, "F": rules.figures}
    names = {"carry_out": kernel_for(carry_out, **types), "judge": kernel_for(judge, **types)}
    return kernel_with(grow, __name__, names, **types)


def engine(rules: Rules) -> tuple[Any, ...]:
    """The functions of a game that a search is given as pointers."""
    know, engine = mind(rules), rules.engine
    thought = (know.propose, know.glance, know.value)
    played = (engine.rank, engine.legal, engine.step, engine.next_to_act, engine.in_move)
    return (*thought, *played, engine.blind, engine.redraw)
