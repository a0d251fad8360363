"""What every bot must be like, as functions that tests call with little and ``tools/bots.py`` with much.

A bot must not be able to tell the true position from one that is drawn from what its seat knows, and whatever table it
sits at it must do nothing that is not legal.
"""

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from cadastre.arena.match import BadPlay, Job, Setting
from cadastre.arena.workers import outcomes
from cadastre.bots.codes import LEVELS, player
from cadastre.core.game import Game
from cadastre.core.options import Option
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.registry import GAMES, rules
from testkit.games import part
from testkit.two_worlds import without_luck

LIMIT = "round_limit"
"""The option that makes a game short, where there is one."""

SMALL = 40
"""Simulations that are enough to see whether a level peeps."""


def codes() -> list[str]:
    """Every sort of bot, and the levels, all of them quick and none by the clock."""
    small = [re.sub(r"\d{3,}(ms)?$", str(SMALL), code) for code in LEVELS.values()]
    return list(dict.fromkeys(["random", "greedy", "greedy:30", "flat:20", f"search:{SMALL}", *small]))


# never illegal


def any_value(option: Option, luck: random.Random) -> bool | int | str:
    """Something that may be chosen."""
    if isinstance(option.default, bool):
        return luck.random() < 0.5
    if option.is_number:
        numbers: tuple[int | str, ...] = (0, luck.randint(1, min(option.most, 60)))
        return luck.choice(numbers + option.words)
    return luck.choice(option.choices)


def any_table(name: str, luck: random.Random, players: int, limit: int = 0) -> Game:
    """A table with any options, and with a round limit if it must be a short game."""
    options = {option.name: any_value(option, luck) for option in GAMES[name].options}
    if limit and LIMIT in options:
        options[LIMIT] = limit
    return Game.make(rules(name), players, None, options)


def jobs(name: str, code: str, games: int, seed: object, longest: int, limit: int = 0) -> Iterator[Job]:
    """Games at such tables, with all numbers of players in turn; now and then somebody plays at random."""
    luck, entry = random.Random(f"{name} {code} {seed}"), GAMES[name]
    for number in range(games):
        players = entry.least_players + number % (entry.most_players - entry.least_players + 1)
        table = any_table(name, luck, players, limit)
        bots = [code if luck.random() < 0.8 else "random" for _ in range(players)]
        bots[luck.randrange(players)] = code
        yield Job(number, Setting.of(table), f"{seed}.{number}", tuple(bots), tuple(range(players)), longest)


@dataclass
class Played:
    """What came of games in which every action was checked."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    problems: list[str] = field(default_factory=list)


def play_all(todo: Iterable[Job], workers: int = 1) -> Played:
    """Play games as the arena does, which ends with the first thing that is not legal."""
    found = Played()
    try:
        for outcome in outcomes(todo, workers):
            found.games += 1
            found.finished += outcome.finished
            found.decisions += outcome.decisions
    except BadPlay as error:
        found.problems.append(str(error))
    return found


# fair


def positions(name: str, count: int, seed: int) -> Iterator[State]:
    """So many positions for each number of players, many of them with something hidden."""
    luck, entry = random.Random(f"{name} {seed}"), GAMES[name]
    for players in range(entry.least_players, entry.most_players + 1):
        games = [any_table(name, luck, players) for _ in range(4)]
        yield from part(name, "two_worlds").positions(games, count, seed)


def answer(code: str, seed: object, state: State, seat: int) -> int | None:
    """What a bot would do; it is given what its seat knows."""
    bot = player(code, seed)
    ask = bot.choose if seat == state.current else bot.interject
    return ask(state.knowledge(seat), state.legal_actions(seat))


@dataclass
class Compared:
    """Choices that were made in the true world and in a drawn one."""

    positions: int = 0
    choices: int = 0
    hidden: int = 0
    """Drawn worlds that differ in more than the luck to come."""
    problems: list[str] = field(default_factory=list)


def compare(states: Iterable[State], bots: Iterable[str], seed: object, ask: Any = answer) -> Compared:
    """Whether every bot chooses the same in both worlds, from every seat that has a choice, with the same seed."""
    found, rng, bots = Compared(), generator(f"twins {seed}"), list(bots)
    for state in states:
        found.positions += 1
        for seat in state.game.seats:
            legal = state.legal_actions(seat)
            if len(legal) < 2:
                continue
            twin = state.knowledge(seat).determinize(rng)
            found.hidden += without_luck(twin) != without_luck(state)
            for code in bots:
                choose = partial(ask, code, f"{seed} {found.positions}")
                here, there = choose(state, seat), choose(twin, seat)
                found.choices += 1
                if here != there:
                    found.problems.append(f"{code} can tell worlds apart: {here}, {there}, seat {seat}, {state!r}")
                if seat == state.current and here not in legal:
                    found.problems.append(f"{code} does what is not legal: {here}, seat {seat}, {state!r}")
    return found
