"""What a game's compiled rules have to offer: the contract between a game and the house, said once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cadastre.core.layout import Record


@dataclass(frozen=True)
class Engine:
    """The kernels of a game, all on a record. Other kernels get them as pointers, or have them linked in."""

    home: str
    """The module that gathers them: what is compiled is kept until it, or anything it imports, changes."""
    state: type[Record]
    figures: type[Record]
    clear: Callable[..., None]
    """``(s)``: a table with nothing on it and nothing under way."""
    deal: Callable[..., None]
    """``(s, fig, log)``: lay out a new game on a cleared table."""
    legal: Callable[..., int]
    """``(s, fig, seat, out)``: list the legal actions of a seat (-1 is the table itself); returns their number."""
    step: Callable[..., None]
    """``(s, fig, seat, action, log, scratch)``: carry out a legal action of a seat."""
    next_to_act: Callable[..., int]
    """``(s)``: the seat that acts next: the current one, unless somebody else has something to do that can't wait."""
    in_move: Callable[..., bool]
    """``(s)``: whether a whole move is under way; the phase alone says so."""
    blind: Callable[..., None]
    """``(s, seat)``: leave what this seat knows."""
    redraw: Callable[..., None]
    """``(s, fig, seat, luck)``: fill in what this seat doesn't know."""
    score: Callable[..., int]
    """``(s, fig, seat)``: points so far."""
    rank: Callable[..., int]
    """``(s, fig, seat)``: rank as things stand, from 1."""


@dataclass(frozen=True)
class Border:
    """What :mod:`cadastre.core.border` compiles for a game from its engine; each is described there."""

    advance: Callable[..., int]
    list_legal: Callable[..., int]
    start: Callable[..., None]
    clear: Callable[..., None]
    blind: Callable[..., None]
    redraw: Callable[..., None]
    standing: Callable[..., None]
    tally: Callable[..., None]
    """The only one for other kernels."""
    more: tuple[Callable[..., Any], ...] = ()
    """What the game's own Python calls beside these."""
