"""What random games of Paris need: three ways to choose, and every combination of options."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import cadastre
from cadastre.core.game import Game
from cadastre.core.kernel import Buffer, EventBuffer, Words, kernel
from cadastre.core.rng import below
from cadastre.games.paris import ENTRY
from cadastre.games.paris.game import RULES
from cadastre.games.paris.rules.actions import KINDS
from cadastre.games.paris.rules.state import Figures, Paris
from testkit.fuzzing import EVEN, Course, Tally, choose_run, run_after
from tests.games.paris import invariants, ledger
from tests.games.paris.ledger import Ledger

_LIKELY = (9, 9, 12, 40, 6, 9, 9, 9, 20, 1, 30, 20, 2, 3, 3, 9, 9, 9, 3, 12)
"""How likely a builder, who rarely lets anything go by, is to choose each kind of action."""

_BUILDER = 2
_BONUS = list(KINDS).index("bonus")


@kernel
def mover(s: Paris, luck: Words, policy: int) -> int:
    """Nobody acts out of turn."""
    return s.current


@kernel
def choose(
    s: Paris, fig: Figures, luck: Words, out: Buffer, count: int, kinds: Buffer, weights: EventBuffer, policy: int
) -> int:
    """One of the legal actions: all alike, or a kind by its weight and then any member of it."""
    if policy == EVEN:
        return out[below(luck, count)]
    first = choose_run(luck, out, count, kinds, weights, policy)
    if policy == _BUILDER and kinds[out[first]] == _BONUS and below(luck, 4) > 0:
        return out[first]  # the nearest tile, so as to get many
    return out[first + below(luck, run_after(out, count, kinds, first) - first)]


@kernel
def watch(tally: Tally, b: Ledger, log: EventBuffer) -> None:
    """Kinds of actions and events are all that is to be seen."""


def tables(players: tuple[int, ...] = (2, 3, 4)) -> Iterator[Game]:
    """Every combination of options with every number of players."""
    names = [option.name for option in ENTRY.options]
    for count, *chosen in product(players, *[(False, True)] * len(names)):
        options: dict[str, Any] = dict(zip(names, chosen, strict=True))
        yield cadastre.game("paris", players=count, **options)


def plain(players: int) -> Game:
    """The game without options."""
    return cadastre.game("paris", players=players)


def few() -> list[Game]:
    """Every option and every number of players, in few games."""
    every = list(tables())
    return [every[index] for index in (0, 15, 21, 26, 38, 41)]


COURSE = Course(
    rules=RULES,
    books=Ledger,
    weights=({}, {}, dict(zip(KINDS, _LIKELY, strict=True))),
    mover=mover,
    choose=choose,
    open_books=ledger.open_books,
    watch=watch,
    feed=ledger.feed,
    check=invariants.check,
    invariants=invariants.INVARIANTS,
    tables=tables,
    few=few,
    plain=plain,
    players=(2, 3, 4),
)
