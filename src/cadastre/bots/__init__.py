"""Bots for any game, from random to search, and hints. They are given what their seat knows and never a state.

What a bot has to know of one game is in the ``bot`` of that game's folder.
"""

import random
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from cadastre.core.knowledge import Knowledge

Aside = tuple[int, Knowledge, list[int]]
"""A seat that may act out of turn, what it knows and what it may do."""


class Player(Protocol):
    """Somebody who decides."""

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        """One of the legal actions."""
        ...

    def interject(self, knowledge: Knowledge, legal: Sequence[int]) -> int | None:
        """One of the legal actions when it is not its turn, or nothing."""
        ...


@runtime_checkable
class Guest(Player, Protocol):
    """A player that holds something, such as a process, until it is told that it can go."""

    def leave(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """The game is over with this result; without one, nobody plays it any more."""
        ...


def dismiss(player: Player, scores: Sequence[int] = (), ranks: Sequence[int] = ()) -> None:
    """Let a player go who has to be told so."""
    if isinstance(player, Guest):
        player.leave(scores, ranks)


def urgent(knowledge: Knowledge, legal: Sequence[int]) -> int | None:
    """The first of these actions that can't wait, if any."""
    rules = knowledge.game.rules
    return next((action for action in legal if rules.kind_of(action) in rules.urgent), None)


class RandomPlayer:
    """Draws a kind of action, then one of that kind."""

    def __init__(self, seed: object = None) -> None:
        self.random = random.Random(secrets.token_hex(16) if seed is None else f"random players {seed}")

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        """What is urgent, or any of them; every kind is as likely as any other."""
        hurry = urgent(knowledge, legal)
        if hurry is not None:
            return hurry
        kinds: dict[str, list[int]] = {}
        for action in legal:
            kinds.setdefault(knowledge.game.rules.kind_of(action), []).append(action)
        return self.random.choice(kinds[self.random.choice(list(kinds))])

    def interject(self, knowledge: Knowledge, legal: Sequence[int]) -> int | None:
        """The first that is urgent: out of turn it never does anything else, or it would never keep quiet."""
        return urgent(knowledge, legal)


def next_to_act(asides: Iterable[Aside], players: Mapping[int, Player], current: int) -> tuple[int, int | None]:
    """Who acts next: the first of these players who interjects, with the action; else the current seat, yet to choose.

    In compiled code nobody can be asked: there the kernel of this name tells who has something urgent to do.
    """
    for seat, knowledge, legal in asides:
        action = players[seat].interject(knowledge, legal)
        if action is not None:
            return seat, action
    return current, None
