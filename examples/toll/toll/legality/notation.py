"""How moves of Toll are written: ``throw``, ``claim``, ``build 2``, ``gift 1, coins 3``, ``bell``.

Plots and seats are counted from 0, as everywhere in notation. Several huts may be built in one line.
"""

from collections.abc import Sequence

from cadastre.core.reading import Reader, clauses
from cadastre.core.state import State
from toll.rules.actions import A_BELL, A_BUILD, A_CLAIM, A_COINS, A_GIFT, A_THROW
from toll.rules.state import MOST_GIVEN, PLOTS, SEATS

_READ = Reader("toll")
_NUMBERED = {"build": A_BUILD, "gift": A_GIFT, "coins": A_COINS - 1}
"""Verbs that a number follows, with the action of the number 0."""


class TollNotation:
    """Reads and writes the clauses of moves."""

    chain = frozenset(("build",))

    def split(self, text: str) -> list[str]:
        """At commas."""
        return clauses(text)

    def merge(self, parts: Sequence[str]) -> str:
        """As they are."""
        return ", ".join(parts)

    def clause(self, state: State, action: int, _seat: int) -> str:
        """The verb, which is the kind of the action, and a number where there are several of the kind."""
        kind = state.game.rules.kind_of(action)
        return f"{kind} {action - _NUMBERED[kind]}" if kind in _NUMBERED else kind

    def actions(self, _state: State, clause: str, _seat: int) -> list[int]:
        """The action that a clause spells."""
        read, rest = _READ.method(self, clause)
        return read(rest)

    def _read_throw(self, rest: str) -> list[int]:
        return _READ.alone(rest, A_THROW)

    def _read_claim(self, rest: str) -> list[int]:
        return _READ.alone(rest, A_CLAIM)

    def _read_build(self, rest: str) -> list[int]:
        return [A_BUILD + _READ.number(rest, "plot", 0, PLOTS - 1)]

    def _read_gift(self, rest: str) -> list[int]:
        return [A_GIFT + _READ.number(rest, "seat", 0, SEATS - 1)]

    def _read_coins(self, rest: str) -> list[int]:
        return [A_COINS - 1 + _READ.number(rest, "coins", 1, MOST_GIVEN)]

    def _read_bell(self, rest: str) -> list[int]:
        return _READ.alone(rest, A_BELL)
