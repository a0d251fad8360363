"""Random games, played and checked in one compiled loop that serves every game.

The rules, the players, the books and the checks come in as pointers: each is compiled, and kept, by itself. A game's
own parts are its :class:`Course`, in ``tests/games/<game>/fuzzing.py``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Any, TypeVar

import numpy as np

from cadastre.core.events import CAPACITY, listening
from cadastre.core.game import Game, Rules
from cadastre.core.kernel import Buffer, EventBuffer, Words, kernel, kernel_for
from cadastre.core.layout import Batch, Ints, Record, blank, i64
from cadastre.core.rng import Generator, below, generator, rekey
from cadastre.core.simulate import kinds_of
from testkit.games import part

S = TypeVar("S", bound=Record)
F = TypeVar("F", bound=Record)
B = TypeVar("B", bound=Record)

BY_KIND, EVEN = 0, 1
"""The first policies of every game: a kind of action, all alike, and then any member; any action, all alike."""

KINDS, EVENTS, SIGHTS = 64, 64, 96  # room in a tally
SUMS = ("games", "cut", "decisions")
PEAKS = ("longest", "turns", "rows")


class Tally(Record):
    """What came out of many games."""

    games: int = i64  # played, those that were cut included
    cut: int = i64  # left because they grew too long
    decisions: int = i64
    longest: int = i64  # decisions of the longest game
    turns: int = i64  # turns of the longest game
    rows: int = i64  # most events of one action
    actions: Ints = i64[KINDS]  # by kind
    events: Ints = i64[EVENTS]  # by kind
    sights: Ints = i64[SIGHTS]  # whatever else a game wants to have seen
    broken: int = i64  # number of the invariant that broke, or 0; then play stops
    game: int = i64  # where it broke
    decision: int = i64


@kernel
def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


@kernel
def run_after(out: Buffer, count: int, kinds: Buffer, first: int) -> int:
    """Where, in a list of actions, those of one kind end that begin here."""
    after = first + 1
    while after < count and kinds[out[after]] == kinds[out[first]]:
        after += 1
    return after


@kernel
def choose_run(luck: Words, out: Buffer, count: int, kinds: Buffer, weights: EventBuffer, policy: int) -> int:
    """A kind among the legal actions, by its weight in this policy: where in the list its members begin."""
    total = first = 0
    while first < count:
        total += weights[policy, kinds[out[first]]]
        first = run_after(out, count, kinds, first)
    pick = below(luck, int(total))  # which uncompiled is as wide as the weights
    first = 0
    while True:
        pick -= weights[policy, kinds[out[first]]]
        if pick < 0:
            return first
        first = run_after(out, count, kinds, first)


def play(
    states: Batch[S],
    books: Batch[B],
    figs: Batch[F],
    tallies: Batch[Tally],
    luck: Batch[Generator],
    log: EventBuffer,
    out: Buffer,
    scratch: Buffer,
    kinds: Buffer,
    weights: EventBuffer,
    first: int,
    games: int,
    most: int,
    deal: Callable[[S, F, EventBuffer], None],
    legal: Callable[[S, F, int, Buffer], int],
    step: Callable[[S, F, int, int, EventBuffer, Buffer], None],
    mover: Callable[[S, Words, int], int],
    choose: Callable[[S, F, Words, Buffer, int, Buffer, EventBuffer, int], int],
    open_books: Callable[[B, S, F, EventBuffer], None],
    watch: Callable[[Tally, B, EventBuffer], None],
    feed: Callable[[B, F, EventBuffer], None],
    check: Callable[[S, B, F, int, Buffer, int, int], int],
) -> None:
    """Play games number ``first`` onwards; each depends on its number alone. ``states[1]`` is a cleared table."""
    s, b, fig, tally = states[0], books[0], figs[0], tallies[0]
    seed, dice = luck[0].luck, luck[1].luck
    for game in range(first, first + games):
        states[0] = states[1]  # type: ignore[index]  # a copy
        seed[2] = np.uint64(game * 4)
        rekey(s.luck, seed)  # type: ignore[attr-defined]
        rekey(dice, seed)
        log[0, 0] = 0
        deal(s, fig, log)
        open_books(b, s, fig, log)
        policy = game % weights.shape[0]
        decisions = 0
        while True:
            for row in range(1, log[0, 0] + 1):
                tally.events[log[row, 0]] += 1
            tally.rows = max(tally.rows, log[0, 0])
            seat = mover(s, dice, policy)
            count = legal(s, fig, seat, out)
            broken = check(s, b, fig, seat, out, count, decisions)
            if count == 0 and seat != s.current:  # type: ignore[attr-defined]
                seat = s.current  # type: ignore[attr-defined]
                count = legal(s, fig, seat, out)
                broken = max(broken, check(s, b, fig, seat, out, count, decisions))
            if broken != 0:
                tally.broken = broken
                tally.game = game
                tally.decision = decisions
                return
            if count == 0 or decisions == most:
                break
            action = choose(s, fig, dice, out, count, kinds, weights, policy)
            tally.actions[kinds[action]] += 1
            log[0, 0] = 0
            step(s, fig, seat, action, log, scratch)
            decisions += 1
            watch(tally, b, log)
            feed(b, fig, log)
        tally.games += 1
        tally.cut += count > 0
        tally.decisions += decisions
        tally.longest = max(tally.longest, decisions)
        tally.turns = max(tally.turns, s.turn)  # type: ignore[attr-defined]


@dataclass(frozen=True)
class Result:
    """What came out of the games of one table."""

    game: Game
    seed: int
    tally: dict[str, Any]
    failure: str = ""
    """What broke and where."""

    def __add__(self, other: "Result") -> "Result":
        mine, theirs = (self, other) if self.failure else (other, self)
        total: dict[str, Any] = {}
        for name, value in mine.tally.items():
            further = theirs.tally[name]
            if isinstance(value, dict):
                total[name] = {kind: count + further[kind] for kind, count in value.items()}
            else:
                total[name] = value + further if name in SUMS else max(value, further)
        return Result(self.game, self.seed, total, mine.failure)


@dataclass(frozen=True)
class Course:
    """All that random games of one game need beside its rules."""

    rules: Rules
    books: type[Record]
    weights: Sequence[Mapping[str, int]]
    """For every policy, how likely kinds of actions are; those not named count 1."""
    mover: Callable[..., int]
    """``(s, luck, policy)``: who acts next; who cannot leaves it to the current seat."""
    choose: Callable[..., int]
    """``(s, fig, luck, out, count, kinds, weights, policy)``: one of the legal actions."""
    open_books: Callable[..., None]
    """``(b, s, fig, log)``: begin the books with what lies on the table after set-up."""
    watch: Callable[..., None]
    """``(tally, b, log)``: count what is worth seeing in the events of an action, before the books know of it."""
    feed: Callable[..., None]
    """``(b, fig, log)``: enter the events of one action."""
    check: Callable[..., int]
    """``(s, b, fig, seat, out, count, decisions)``: the number of an invariant that is broken, or 0; ``out`` lists what
    the seat can do."""
    invariants: Sequence[str]
    """What each number means."""
    tables: Callable[[tuple[int, ...]], Iterator[Game]]
    """Combinations of options with these numbers of players."""
    few: Callable[[], list[Game]]
    """A few tables that have every option."""
    plain: Callable[[int], Game]
    """The usual table for so many players."""
    players: tuple[int, ...]
    sights: Sequence[str] = ()
    is_bounded: Callable[[Game], bool] = lambda _: True
    """Whether random games at this table come to an end before they are cut."""
    most: int = 1_000_000
    """Decisions after which a game is cut."""

    @cached_property
    def _play(self) -> Any:
        return kernel_for(play, S=self.rules.state, F=self.rules.figures, B=self.books)

    @cached_property
    def weights_table(self) -> Any:
        """The weights of all kinds of actions, a row for each policy."""
        rows = [[likely.get(kind, 1) for kind in self.rules.kinds] for likely in self.weights]
        return np.array(rows, np.int32)

    def fuzz(self, game: Game, seed: int, first: int, games: int) -> Result:
        """Play and check these games; stops at the first that goes wrong. Threads may do so side by side."""
        rules, engine = self.rules, self.rules.engine
        states, books, tallies, luck = blank(rules.state, 2), blank(self.books), blank(Tally), blank(Generator, 2)
        states[1] = game.empty()[0]
        luck["luck"][0] = generator(f"{seed} {game!r}")["luck"][0]
        room: Any = np.zeros((2, rules.actions), np.int32)
        buffers = (listening(), room[0], room[1], kinds_of(rules), self.weights_table)
        sizes = (first, games, self.most)
        kernels = (engine.deal, engine.legal, engine.step, self.mover, self.choose)
        checks = (self.open_books, self.watch, self.feed, self.check)
        self._play(states, books, game.figures, tallies, luck, *buffers, *sizes, *kernels, *checks)
        found = {name: tallies[name][0].tolist() for name in tallies.dtype.names or ()}
        broken, number, decision = found.pop("broken"), found.pop("game"), found.pop("decision")
        for name, words in (("actions", rules.kinds), ("events", rules.events.by_name), ("sights", self.sights)):
            found[name] = dict(zip(words, found[name], strict=False))
        failure = f"{game!r}, seed {seed}, game {number}, decision {decision}: not so: {self.invariants[broken]}"
        if not broken and found["rows"] >= CAPACITY - 1:
            broken, failure = 1, f"{game!r}, seed {seed}: events were lost"
        return Result(game, seed, found, failure if broken else "")


def fuzz_all(chosen: Course, jobs: Iterable[tuple[Game, int]], seed: int = 1) -> dict[str, Any]:
    """The tally of so many games at each of these tables, all of which keep every invariant."""
    total: Result | None = None
    wanted = 0
    for game, games in jobs:
        result = chosen.fuzz(game, seed, 0, games)
        assert not result.failure, result.failure
        assert not result.tally["cut"] or not chosen.is_bounded(game)
        total = total + result if total else result
        wanted += games
    assert total is not None
    assert total.tally["games"] == wanted
    return total.tally


def course(name: str) -> Course:
    """The course of a game."""
    found: Course = part(name, "fuzzing").COURSE
    return found


def pairs_of(row: Mapping[str, Any]) -> set[tuple[tuple[str, Any], tuple[str, Any]]]:
    """All pairs of settings in a row."""
    return set(combinations(row.items(), 2))


def cover(axes: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """Few rows in which every two settings of different axes meet: each row is the one that adds most pairs."""
    rows = [dict(zip(axes, values, strict=True)) for values in product(*axes.values())]
    missing = set().union(*map(pairs_of, rows))
    found = []
    while missing:
        best = max(rows, key=lambda row: len(pairs_of(row) & missing))
        found.append(best)
        missing -= pairs_of(best)
    return found
