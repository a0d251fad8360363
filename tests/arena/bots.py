"""Bots and outcomes of these tests."""

from array import array
from collections.abc import Sequence

import pytest

from cadastre.arena.match import Outcome
from cadastre.bots import RandomPlayer, codes
from cadastre.core.knowledge import Knowledge


class Cheat(RandomPlayer):
    """Plays at random for some decisions, and then does what it was made for."""

    def __init__(self, honest: int, answer: object) -> None:
        super().__init__(0)
        self.honest, self.answer = honest, answer

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        self.honest -= 1
        if self.honest >= 0:
            return super().choose(knowledge, legal)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]


def hire(monkeypatch: pytest.MonkeyPatch, code: str, honest: int, answer: object) -> None:
    """Give a cheat a code."""
    monkeypatch.setitem(codes.MAKERS, code, lambda *_: Cheat(honest, answer))


def outcome(number: int, bots: str, ranks: Sequence[int], finished: bool = True, **events: int) -> Outcome:
    """A game that might have been played; a letter for each bot."""
    return Outcome(
        number=number,
        seed=str(number),
        bots=tuple(bots),
        finished=finished,
        decisions=100 + number,
        scores=tuple(10 * (9 - rank) for rank in ranks),
        ranks=tuple(ranks),
        events=events,
        ending=None,
        seconds=tuple(array("f", [0.001, 0.003]) for _ in bots),
    )
