"""What each number of an action means: the same table for every environment of a game."""

from typing import NamedTuple

from cadastre.core.game import Game
from cadastre.core.state import State


class Action(NamedTuple):
    """An action of a game."""

    number: int
    """The number that environments take."""
    kind: str
    """What sort of action it is, by name."""
    member: int
    """Which one of its kind."""
    words: str
    """How it is written at the start of a game; what lies on a space may differ from game to game."""


def actions(game: Game) -> tuple[Action, ...]:
    """All actions in order: ``actions(game)[number]`` is the one with that number."""
    state: State = game.new(seed=0)
    pairs = [(kind, member) for kind, size in game.rules.kinds.items() for member in range(size)]
    seat = state.current
    return tuple(Action(number, *pair, state.notation(number, seat)) for number, pair in enumerate(pairs))
