"""Random tables and players that try everything: what replays, comparisons and golden games are made with."""

import random
from collections.abc import Iterable, Mapping

import cadastre
from cadastre.core.game import Game
from cadastre.core.options import Option
from cadastre.core.state import State
from cadastre.registry import entry
from testkit.games import Value, facts

TABLE = -1


def random_game(dice: random.Random, name: str) -> Game:
    """Any player count and any options."""
    line = entry(name)
    players = dice.randint(line.least_players, line.most_players)
    options = {one.name: _any(one, dice, facts(line).random_play.numbers) for one in line.options}
    return cadastre.game(name, players=players, edition=None, **options)


def _any(option: Option, dice: random.Random, numbers: Mapping[str, tuple[Value, ...]]) -> Value:
    if isinstance(option.default, bool):
        return dice.random() < 0.5
    return dice.choice(option.choices or numbers.get(option.name, (option.default, *option.words)))


def weights(game: Game, kinds: Iterable[str]) -> list[int]:
    """How likely each of these kinds of actions is."""
    likely = facts(game.rules.entry).random_play.likely
    return [likely.get(kind, 1) for kind in kinds]


def choose(state: State, dice: random.Random, seat: int | None = None) -> int:
    """Any kind of action, then any member."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions(seat):
        kinds.setdefault(state.game.rules.kind_of(action), []).append(action)
    kind = dice.choices(list(kinds), weights(state.game, kinds))[0]
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
