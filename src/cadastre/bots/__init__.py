"""Players that are no people. They are given what their seat knows and never a state."""

import random
import secrets
from collections.abc import Sequence
from typing import Protocol

from cadastre.core.knowledge import Knowledge
from cadastre.core.refusals import BadSetting


class Player(Protocol):
    """Somebody who decides."""

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        """One of the legal actions."""
        ...


class RandomPlayer:
    """Draws a kind of action, then one of that kind."""

    def __init__(self, seed: object = None) -> None:
        self.random = random.Random(secrets.token_hex(16) if seed is None else f"random players {seed}")

    def choose(self, knowledge: Knowledge, legal: Sequence[int]) -> int:
        """Any of them; every kind is as likely as any other."""
        kinds: dict[str, list[int]] = {}
        for action in legal:
            kinds.setdefault(knowledge.game.rules.kind_of(action), []).append(action)
        return self.random.choice(kinds[self.random.choice(list(kinds))])


PLAYERS: dict[str, type[RandomPlayer]] = {"random": RandomPlayer}


def player(code: str, seed: object = None) -> Player:
    """The player that a code stands for, e.g. ``random``."""
    if code not in PLAYERS:
        raise BadSetting(f"there is no player {code!r}; there are {', '.join(PLAYERS)}")
    return PLAYERS[code](seed)
