"""Moves that are planned before they are made: as far as they are certain."""

from collections.abc import Sequence

from cadastre.core.moves import mover
from cadastre.core.state import State


def is_lucky(state: State) -> bool:
    """Whether chance, or something that the seat could not know, had a say in the last action."""
    return any(event.kind.luck for event in state.events)


def certain(world: State, actions: Sequence[int], seat: int) -> tuple[int, ...]:
    """As many of these actions as can be planned."""
    trial = world.copy()
    for number, action in enumerate(actions):
        trial.apply(action, mover(trial, seat, number))
        if is_lucky(trial):
            return tuple(actions[: number + 1])
    return tuple(actions)
