"""Random positions, and what a seat should see of them, column by column, by the names of the columns alone."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

import cadastre
from cadastre.core.game import Game
from cadastre.core.knowledge import Knowledge
from cadastre.core.layout import fields
from cadastre.core.state import State
from cadastre.envs.observe import Observer
from cadastre.envs.sights import EACH, OWN, SEAT, SEAT_SET, SET, sight
from cadastre.registry import GAMES
from testkit.games import facts

TABLES = [
    (name, players) for name, entry in GAMES.items() for players in range(entry.least_players, entry.most_players + 1)
]
"""Every game with every number of players."""


def lively(name: str) -> dict[str, Any]:
    """Options under which more happens."""
    return facts(GAMES[name]).random_play.lively


def laid(name: str, players: int) -> Game:
    """A table at which more happens."""
    return cadastre.game(name, players=players, **lively(name))


def next_to_act(state: State) -> int:
    """Who is to decide: the seat that the game waits for, unless somebody else has an action that can't wait."""
    rules = state.game.rules
    if rules.urgent and state._data["claims"][0] > 0:
        for seat in state.game.seats:
            if any(rules.kind_of(action) in rules.urgent for action in state.legal_actions(seat)):
                return int(state.record.claim_owner[0])
    return state.current


def picked(luck: random.Random, game: Game, legal: Sequence[int]) -> int:
    """Any kind of action, then any member."""
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(game.rules.kind_of(action), []).append(action)
    return luck.choice(kinds[luck.choice(list(kinds))])


def positions(game: Game, seed: int, most: int) -> Iterator[State]:
    """Positions of random games; each is played on, so look at it before the next."""
    luck = random.Random(f"{game!r} {seed}")
    count = 0
    while count < most:
        state = game.new(f"{seed} {count}")
        while not state.is_over and count < most:
            yield state
            count += 1
            seat = next_to_act(state)
            state.apply(picked(luck, game, state.legal_actions(seat)), seat)
        if state.is_over:
            yield state
            count += 1


def expected(knowledge: Knowledge, decides: int) -> dict[str, int]:
    """What the seat should see, made without the table that observations are made with."""
    game, seat, record = knowledge.game, knowledge.seat, knowledge.record
    players = game.players

    def relative(number: int) -> int:
        return number if number < 0 else (number - seat) % players

    found = {"seat": seat, "to_decide": relative(decides)}
    for name, shown in sight(game.rules).shown.items():
        value = np.array(record[name], np.int64).reshape(fields(game.rules.state)[name].shape)
        if shown.rows == EACH:
            value = np.stack([value[(seat + turn) % players] for turn in range(players)])
        elif shown.rows == OWN:
            value = value[seat]
        for place in np.ndindex(*value.shape):
            number = int(value[place])
            if shown.sort in (SET, SEAT_SET):
                for member in range(shown.size if shown.sort == SET else players):
                    who = (seat + member) % players if shown.sort == SEAT_SET else member
                    found[_name(name, (*place, member))] = number >> who & 1
            else:
                found[_name(name, place)] = relative(number) if shown.sort == SEAT else number
    return found


def _name(name: str, place: tuple[int, ...]) -> str:
    return f"{name}[{','.join(map(str, place))}]" if place else name


def seen(observer: Observer, knowledge: Knowledge) -> dict[str, int]:
    """A row by the names of its columns."""
    return dict(zip(observer.columns.names, observer.row(knowledge).tolist(), strict=True))
