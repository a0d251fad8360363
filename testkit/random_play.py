"""Random tables and players that try everything: what replays, comparisons and golden games are made with."""

import random
from typing import Any

import cadastre
from cadastre.core.game import Game
from cadastre.core.options import Option
from cadastre.core.state import State
from cadastre.registry import entry

NUMBERS: dict[str, tuple[Any, ...]] = {"short_game": (0, 0, 2, "time"), "round_limit": (2, 5)}
"""What options that are numbers are tried with: games of random players must come to an end."""

LIKELY = {"move": 4, "digit": 4, "throw": 3, "buy": 3, "build": 4, "accept": 2, "give_up": 2, "end_turn": 2, "no": 6}
"""Kinds of actions that are chosen more often than others, so that much happens."""

TABLE = -1


def random_game(dice: random.Random, name: str = "paris") -> Game:
    """Any player count and any options."""
    line = entry(name)
    players = dice.randint(line.least_players, line.most_players)
    return cadastre.game(name, players=players, edition=None, **{one.name: _any(one, dice) for one in line.options})


def _any(option: Option, dice: random.Random) -> Any:
    if isinstance(option.default, bool):
        return dice.random() < 0.5
    return dice.choice(option.choices or NUMBERS[option.name])


def choose(state: State, dice: random.Random, seat: int | None = None) -> int:
    """Any kind of action, then any member."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions(seat):
        kinds.setdefault(state.game.rules.kind_of(action), []).append(action)
    kind = dice.choices(list(kinds), [LIKELY.get(kind, 1) for kind in kinds])[0]
    return dice.choice(kinds[kind])


def mover(state: State, dice: random.Random) -> int:
    """Who acts: mostly the current seat, now and then another one that may, rarely the table."""
    if state.game.rules.out_of_turn and not state.in_move and dice.random() < 0.1:
        seat = dice.choice(state.game.seats) if dice.random() < 0.98 else TABLE
        if state.legal_actions(seat):
            return seat
    return state.current


def go_on(state: State, dice: random.Random) -> None:
    """An action of somebody."""
    seat = mover(state, dice)
    state.apply(choose(state, dice, seat), seat)


def played_out(state: State, dice: random.Random) -> State:
    """The game at its end."""
    while not state.is_over:
        go_on(state, dice)
    return state
