"""Random games of Paris, played and checked in one compiled loop.

The rules, the books and the checks come in as pointers: each is compiled, and kept, by itself.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

import cadastre
from cadastre.core.events import listening
from cadastre.core.game import Game
from cadastre.core.kernel import Buffer, EventBuffer, Words, kernel
from cadastre.core.layout import Batch, Ints, Record, blank, i64
from cadastre.core.rng import Generator, below, generator, rekey
from cadastre.paris import ENTRY, setup, turn
from cadastre.paris.actions import KINDS
from cadastre.paris.events import TABLE
from cadastre.paris.state import Figures, Paris
from tests.paris import invariants, ledger
from tests.paris.ledger import Ledger

POLICIES = 3
"""Kinds alike, then members; all actions alike; a builder who rarely lets anything go by."""

_LIKELY = (9, 9, 12, 40, 6, 9, 9, 9, 20, 1, 30, 20, 2, 3, 3, 9, 9, 9, 3, 12)
"""How likely the builder is to choose each kind of action."""

_EVEN, _BUILDER = 1, 2
_BONUS = list(KINDS).index("bonus")


class Tally(Record):
    """What came out of many games."""

    games: int = i64  # finished
    decisions: int = i64
    longest: int = i64  # decisions of the longest game
    turns: int = i64  # turns of the longest game
    rows: int = i64  # most events of one action
    actions: Ints = i64[20]  # by kind
    events: Ints = i64[34]  # by kind
    broken: int = i64  # number of the invariant that broke, or 0; then play stops
    game: int = i64  # where it broke
    decision: int = i64


@kernel
def choose(luck: Words, out: Buffer, count: int, kinds: Buffer, weights: EventBuffer, policy: int) -> int:
    """One of the legal actions: all alike, or a kind by its weight and then any member of it."""
    if policy == _EVEN:
        return out[below(luck, count)]
    total = 0
    for index in range(count):
        if index == 0 or kinds[out[index]] != kinds[out[index - 1]]:
            total += weights[policy, kinds[out[index]]]
    pick = below(luck, total)
    first = 0
    while True:
        after = first + 1
        while after < count and kinds[out[after]] == kinds[out[first]]:
            after += 1
        pick -= weights[policy, kinds[out[first]]]
        if pick < 0:
            break
        first = after
    if policy == _BUILDER and kinds[out[first]] == _BONUS and below(luck, 4) > 0:
        return out[first]  # the nearest tile, so as to get many
    return out[first + below(luck, after - first)]


@kernel
def play(
    states: Batch[Paris],
    books: Batch[Ledger],
    figs: Batch[Figures],
    tallies: Batch[Tally],
    luck: Batch[Generator],
    log: EventBuffer,
    out: Buffer,
    scratch: Buffer,
    kinds: Buffer,
    weights: EventBuffer,
    first: int,
    games: int,
    clear: Callable[[Paris], None],
    deal: Callable[[Paris, Figures, EventBuffer], None],
    legal: Callable[[Paris, Figures, int, Buffer], int],
    step: Callable[[Paris, Figures, int, int, EventBuffer, Buffer], None],
    open_books: Callable[[Ledger, Paris], None],
    feed: Callable[[Ledger, Figures, EventBuffer], None],
    check: Callable[[Paris, Ledger, Figures, Buffer, int, int], int],
) -> None:
    """Play games number ``first`` onwards; each depends on its number alone. ``states[1]`` is a blank record."""
    s, b, fig, tally = states[0], books[0], figs[0], tallies[0]
    seed, dice = luck[0].luck, luck[1].luck
    for game in range(first, first + games):
        states[0] = states[1]  # type: ignore[index]  # a copy
        seed[2] = np.uint64(game * 4)
        rekey(s.luck, seed)
        rekey(dice, seed)
        clear(s)
        log[0, 0] = 0
        deal(s, fig, log)
        open_books(b, s)
        for row in range(1, log[0, 0] + 1):
            tally.events[log[row, 0]] += 1
        decisions = 0
        count = legal(s, fig, s.current, out)
        while count > 0:
            action = choose(dice, out, count, kinds, weights, game % POLICIES)
            tally.actions[kinds[action]] += 1
            log[0, 0] = 0
            step(s, fig, s.current, action, log, scratch)
            decisions += 1
            for row in range(1, log[0, 0] + 1):
                tally.events[log[row, 0]] += 1
            tally.rows = max(tally.rows, log[0, 0])
            feed(b, fig, log)
            count = legal(s, fig, s.current, out)
            broken = check(s, b, fig, out, count, decisions)
            if broken != 0:
                tally.broken = broken
                tally.game = game
                tally.decision = decisions
                return
        tally.games += 1
        tally.decisions += decisions
        tally.longest = max(tally.longest, decisions)
        tally.turns = max(tally.turns, s.turn)


@dataclass(frozen=True)
class Result:
    """What came out of the games of one table."""

    game: Game
    seed: int
    tally: dict[str, Any]

    @property
    def failure(self) -> str:
        """What broke and where; empty if nothing did."""
        found = self.tally
        if not found["broken"]:
            return ""
        name = invariants.INVARIANTS[found["broken"]]
        return f"{self.game!r}, seed {self.seed}, game {found['game']}, decision {found['decision']}: not so: {name}"

    def __add__(self, other: "Result") -> "Result":
        mine, theirs = (self, other) if self.tally["broken"] else (other, self)
        total: dict[str, Any] = {}
        for name, value in mine.tally.items():
            further = theirs.tally[name]
            if isinstance(value, dict):
                total[name] = {kind: count + further[kind] for kind, count in value.items()}
            elif name in ("games", "decisions"):
                total[name] = value + further
            elif name in ("longest", "turns", "rows"):
                total[name] = max(value, further)
            else:
                total[name] = value
        return Result(self.game, self.seed, total)


def _weights() -> Any:
    rows = np.ones((POLICIES, len(KINDS)), np.int32)
    rows[_BUILDER] = _LIKELY
    return rows


def fuzz(game: Game, seed: int, first: int, games: int) -> Result:
    """Play and check these games; stops at the first that goes wrong. Threads may do so side by side."""
    states, books, tallies, luck = blank(Paris, 2), blank(Ledger), blank(Tally), blank(Generator, 2)
    states["players"] = game.players
    for name in ("random_setup", "free_placement", "vp_tile_here"):
        states[name] = int(game.options[name])
    luck["luck"][0] = generator(f"{seed} {game!r}")["luck"][0]
    kinds: Any = np.repeat(np.arange(len(KINDS), dtype=np.int32), list(KINDS.values()))
    room: Any = np.zeros((2, len(kinds)), np.int32)
    rules = (setup.clear, setup.deal, turn.legal, turn.step, ledger.open_books, ledger.feed, invariants.check)
    figs, log, out, scratch = game.figures, listening(), room[0], room[1]
    play(states, books, figs, tallies, luck, log, out, scratch, kinds, _weights(), first, games, *rules)
    found = {name: tallies[name][0].tolist() for name in tallies.dtype.names or ()}
    found["actions"] = dict(zip(KINDS, found["actions"], strict=True))
    found["events"] = dict(zip(TABLE.by_name, found["events"], strict=True))
    return Result(game, seed, found)


def tables(players: tuple[int, ...] = (2, 3, 4)) -> Iterator[Game]:
    """Every combination of options with every number of players."""
    names = [option.name for option in ENTRY.options]
    for count, *chosen in product(players, *[(False, True)] * len(names)):
        options: dict[str, Any] = dict(zip(names, chosen, strict=True))
        yield cadastre.game("paris", players=count, **options)
