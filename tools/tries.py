"""Random tables and a player that tries everything: what fuzzers, replays and golden games are made with."""

import random

import cadastre
from cadastre.core.game import Game
from cadastre.core.state import State
from cadastre.registry import entry


def random_game(dice: random.Random, name: str = "paris") -> Game:
    """Any player count and any yes-or-no options."""
    line = entry(name)
    options = {option.name: dice.random() < 0.5 for option in line.options if isinstance(option.default, bool)}
    players = dice.randint(line.least_players, line.most_players)
    return cadastre.game(name, players=players, edition=None, **options)


def choose(state: State, dice: random.Random) -> int:
    """Any kind of action, then any member; key moves more often, so that much happens."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(state.game.rules.kind_of(action), []).append(action)
    names = list(kinds) + ["move"] * (3 if "move" in kinds else 0)
    return dice.choice(kinds[dice.choice(names)])


def played_out(state: State, dice: random.Random) -> State:
    """The game at its end."""
    while not state.is_over:
        state.apply(choose(state, dice))
    return state
