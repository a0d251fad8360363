"""Where Python calls the compiled rules: arrays of records and an index go in, so that nothing is converted.

Written once for all games. The kernels of an :class:`~cadastre.core.engine.Engine` are named here as stand-ins;
:func:`border` compiles these functions for a game with its own rules in their place, linked like any other callee.
"""

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from cadastre.core.engine import Border, Engine
from cadastre.core.kernel import Buffer, EventBuffer, kernel_with
from cadastre.core.layout import Batch, Record
from cadastre.core.rng import Generator

S = TypeVar("S", bound=Record)
F = TypeVar("F", bound=Record)


def missing(*_: object) -> NoReturn:
    """What stands for a kernel of a game until it is linked in."""
    raise NotImplementedError("every game has its own")


clear: Any = missing
deal: Any = missing
legal: Any = missing
step: Any = missing
blind: Any = missing
redraw: Any = missing
score: Any = missing
rank: Any = missing


def advance(
    states: Batch[S],
    i: int,
    figs: Batch[F],
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
            return legal(s, figs[0], s.current, out)  # type: ignore[attr-defined,no-any-return]
    return -1


def list_legal(states: Batch[S], i: int, figs: Batch[F], seat: int, out: Buffer) -> int:
    """List the legal actions of a seat; returns their number."""
    return legal(states[i], figs[0], seat, out)  # type: ignore[no-any-return]


def start(states: Batch[S], i: int, figs: Batch[F], log: EventBuffer) -> None:
    """Set up a new game in a record whose players, options and key are set."""
    log[0, 0] = 0
    s = states[i]
    clear(s)
    deal(s, figs[0], log)


def clear_at(states: Batch[S], i: int) -> None:
    """An empty table."""
    clear(states[i])


def blind_at(states: Batch[S], i: int, seat: int) -> None:
    """Leave in the record what this seat knows."""
    blind(states[i], seat)


def redraw_at(states: Batch[S], i: int, figs: Batch[F], seat: int, luck: Batch[Generator]) -> None:
    """Fill in what this seat doesn't know."""
    redraw(states[i], figs[0], seat, luck[0].luck)


def standing(states: Batch[S], i: int, figs: Batch[F], out: Buffer) -> None:
    """Points, then ranks, of every seat as things stand."""
    players = states[i].players  # type: ignore[attr-defined]
    for seat in range(players):
        out[seat] = score(states[i], figs[0], seat)
        out[players + seat] = rank(states[i], figs[0], seat)


def tally(s: S, fig: F, results: EventBuffer, row: int, column: int) -> None:
    """Write the scores, then the ranks, of all seats into a row of results."""
    players = s.players  # type: ignore[attr-defined]
    for seat in range(players):
        results[row, column + seat] = score(s, fig, seat)
        results[row, column + players + seat] = rank(s, fig, seat)


def _of(engine: Engine, func: Callable[..., Any], *names: str) -> Any:
    rules = {name: getattr(engine, name) for name in names}
    return kernel_with(func, engine.home, rules, S=engine.state, F=engine.figures)


def border(engine: Engine, *more: Callable[..., Any]) -> Border:
    """The functions that Python calls, and what a game's own Python calls beside these."""
    return Border(
        advance=_of(engine, advance, "step", "legal"),
        list_legal=_of(engine, list_legal, "legal"),
        start=_of(engine, start, "clear", "deal"),
        clear=_of(engine, clear_at, "clear"),
        blind=_of(engine, blind_at, "blind"),
        redraw=_of(engine, redraw_at, "redraw"),
        standing=_of(engine, standing, "score", "rank"),
        tally=_of(engine, tally, "score", "rank"),
        more=more,
    )
