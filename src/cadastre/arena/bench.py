"""How fast the rules are, as ratios to a peer measured in the same interleaved run.

The peer is catanatron (``make setup`` installs it), a Python simulator of a game of similar size, playing random
four-player games. Machines are noisy, so both sides take turns in short slices and only the ratios mean something.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import cadastre
from cadastre.bots.flat import FlatPlayer
from cadastre.bots.thinking import Budget, SearchPlayer
from cadastre.core.game import Game
from cadastre.core.layout import packed
from cadastre.core.simulate import Simulator
from cadastre.registry import entry, rules

PLAYERS = 4
ROUNDS = 6
"""Slices of each measurement; the median counts."""

BATCH = 64
"""Simulations that are asked for at once."""

Plain = dict[str, Any]
Slice = Iterator[tuple[float, float]]
"""Things done and seconds taken, slice after slice."""


@dataclass
class Rate:
    """Things per second, measured in slices."""

    slices: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The middle slice."""
        return sorted(self.slices)[len(self.slices) // 2]


def inside(game: Game, seconds: float, column: int | None) -> Slice:
    """Random games inside the kernel: how many, or the sum of a column of results."""
    simulator = Simulator(game, 1)
    simulator.run(8)
    while True:
        done, begin = 0.0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            results = simulator.run(64)
            done += len(results) if column is None else float(results[:, column].sum())
        yield done, time.perf_counter() - begin


def face(game: Game, seconds: float) -> Slice:
    """Actions of random games, from a loop in Python."""
    dice, seed = random.Random(1), 0
    state = game.new(seed=seed)
    while True:
        done, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            for _ in range(200):
                actions = state.legal_actions()
                if not actions:
                    seed += 1
                    state = game.new(seed=seed)
                    continue
                state.apply(actions[int(dice.random() * len(actions))])
                done += 1
        yield done, time.perf_counter() - begin


def copies(copy: Callable[[], object], seconds: float) -> Slice:
    """Copies of a position."""
    while True:
        done, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            for _ in range(100):
                copy()
            done += 100
        yield done, time.perf_counter() - begin


def middle(game: Game) -> Any:
    """A position in the middle of a random game."""
    dice, state = random.Random(1), game.new(seed=1)
    for _ in range(150):
        state.apply(dice.choice(state.legal_actions()))
    return state


def thought(game: Game, seconds: float) -> Slice:
    """Simulations of a search, each to a position that is judged."""
    state = middle(game)
    knowledge, searcher = state.knowledge(state.current), SearchPlayer(Budget(simulations=BATCH), 1)
    searcher.think(knowledge)
    while True:
        done, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            done += sum(one.visits for one in searcher.think(knowledge))
        yield done, time.perf_counter() - begin


def playouts(game: Game, seconds: float) -> Slice:
    """Simulations that are played at random to the end of the game."""
    state = middle(game)
    knowledge, legal, player = state.knowledge(state.current), state.legal_actions(), FlatPlayer(BATCH, 1)
    player.plan(knowledge, legal)
    while True:
        done, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            player.plan(knowledge, legal)
            done += BATCH
        yield done, time.perf_counter() - begin


class Peer:
    """Catanatron's random games."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.seed = 0
        self._new: Callable[[int], Any] = lambda seed: Game(
            [RandomPlayer(colour) for colour in list(Color)[:PLAYERS]], seed=seed
        )

    def play(self) -> int:
        self.seed += 1
        game = self._new(self.seed)
        game.play()
        return len(game.state.actions)

    def middle(self) -> Any:
        game = self._new(5)  # about as far from the end as others; 0 would be any game, another in every run
        for _ in range(300):
            game.play_tick()
        return game

    def simulations(self, seconds: float) -> Slice:
        """What every simulation of its tree search does at least: copy the position, play at random to the end."""
        middle = self.middle()
        while True:
            done, begin = 0, time.perf_counter()
            while time.perf_counter() - begin < seconds:
                middle.copy().play()
                done += 1
            yield done, time.perf_counter() - begin

    def slices(self, seconds: float, games: bool) -> Slice:
        while True:
            done, begin = 0, time.perf_counter()
            while time.perf_counter() - begin < seconds:
                actions = self.play()
                done += 1 if games else actions
            yield done, time.perf_counter() - begin


MEASURES = (
    ("games", "random games in the kernel", "games/s", "peer_games"),
    ("moves", "whole moves in the kernel", "moves/s", "peer_actions"),
    ("face", "legal_actions + apply from Python", "actions/s", "peer_actions"),
    ("copies", "copies of a state from Python", "copies/s", "peer_copies"),
    ("playouts", "simulations to the end, at random", "sims/s", "peer_simulations"),
    ("thought", "simulations of a search", "sims/s", "peer_simulations"),
)
"""Key, what it is, unit, what it is compared with."""
KEYS = tuple(key for key, *_ in MEASURES)


@dataclass(frozen=True)
class Benchmark:
    """How a game is measured: its part ``bench`` says so as ``BENCHMARK``, if there is anything to say."""

    options: Plain = field(default_factory=dict)
    """Random players need not come to an end by themselves."""
    wanted: dict[str, int] = field(default_factory=dict)
    """The ratios that we want at least, by the keys of what is measured."""


def benchmark(name: str) -> Benchmark:
    """How a game is measured."""
    part = entry(name).part("bench")
    return part.BENCHMARK if part else Benchmark()


def table_of(name: str) -> Game:
    """The table at which a game is measured."""
    manifest = entry(name)
    players = min(max(PLAYERS, manifest.least_players), manifest.most_players)
    return cadastre.game(name, players=players, **benchmark(name).options)


def run(names: Sequence[str], seconds: float = 1.0, told: Callable[[int, int], None] | None = None) -> Plain:
    """Measure these games and the peer in one run; ``seconds`` is the length of a slice."""
    sources: dict[str, Slice] = {}
    for name in names:
        game = table_of(name)
        sources |= {
            f"{name} games": inside(game, seconds, None),
            f"{name} moves": inside(game, seconds, 2),
            f"{name} decisions": inside(game, seconds, 1),
            f"{name} face": face(game, seconds),
            f"{name} copies": copies(middle(game).copy, seconds / 2),
            f"{name} playouts": playouts(game, seconds),
            f"{name} thought": thought(game, seconds),
        }
    peer = Peer() if find_spec("catanatron") else None
    if peer:
        sources["peer_games"] = peer.slices(seconds, games=True)
        sources["peer_actions"] = peer.slices(seconds, games=False)
        sources["peer_copies"] = copies(peer.middle().copy, seconds / 2)
        sources["peer_simulations"] = peer.simulations(seconds)
    rates = {key: Rate() for key in sources}
    for turn in range(ROUNDS):
        for number, (key, source) in enumerate(sources.items()):
            if told:
                told(turn * len(sources) + number, ROUNDS * len(sources))
            done, took = next(source)
            rates[key].slices.append(done / took)
    if told:
        told(ROUNDS * len(sources), ROUNDS * len(sources))
    return {
        "players": PLAYERS,
        "peer": f"catanatron {version('catanatron')}" if peer else None,
        "peer_per_second": {key: round(rate.median, 1) for key, rate in rates.items() if key.startswith("peer_")},
        "games": [_of_game(name, rates) for name in names],
    }


def _of_game(name: str, rates: dict[str, Rate]) -> Plain:
    return {
        "game": name,
        "players": table_of(name).players,
        "options": benchmark(name).options,
        "state_bytes": packed(rules(name).state).itemsize,
        "per_second": {key: round(rates[f"{name} {key}"].median, 1) for key in (*KEYS, "decisions")},
        "ratios": {
            key: round(rates[f"{name} {key}"].median / rates[other].median, 1)
            for key, _, _, other in MEASURES
            if other in rates
        },
        "wanted": benchmark(name).wanted,
        "start": start_times(name),
    }


_CHILD = """
import json, resource, sys, time
begin = time.perf_counter()
import cadastre
game = cadastre.game(sys.argv[1], players=int(sys.argv[2]))
game.compile()
state = game.new(seed=1)
state.apply(state.legal_actions()[0])
used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps([time.perf_counter() - begin, used]))
"""


def start_times(name: str) -> Plain:
    """Seconds from import to the first move, and memory: with an empty cache, then from the cache."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for word in ("cold", "warm"):
            environment = {**os.environ, "CADASTRE_CACHE": folder}
            done = subprocess.run(
                [sys.executable, "-c", _CHILD, name, str(table_of(name).players)],
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
            took, used = json.loads(done.stdout)
            found[word] = {"seconds": round(took, 2), "megabytes": round(used)}
    return found


def table(result: Plain) -> str:
    """The result for people."""
    lines: list[str] = []
    for found in result["games"]:
        rates, ratios, wanted = found["per_second"], found["ratios"], found["wanted"]
        given = "".join(f", {name} {value}" for name, value in found["options"].items())
        lines += [
            f"{found['game']}, {found['players']} random players{given}; a state has {found['state_bytes']} bytes"
        ]
        for key, what, unit, other in MEASURES:
            line = f"{what:<36}{rates[key]:>14,.0f} {unit:<10}"
            if key in ratios and key in wanted:
                line += f"{ratios[key]:>8,.1f} × {result['peer_per_second'][other]:,.0f} of {result['peer']}"
                line += f" (wanted: {wanted[key]})"
            lines.append(line)
        lines.append(f"{'decisions in the kernel':<36}{rates['decisions']:>14,.0f} decisions/s")
        for word, said in (("cold", "first start, kernels compiled"), ("warm", "later starts, from the cache")):
            begin = found["start"][word]
            lines.append(f"{said:<36}{begin['seconds']:>14} s, {begin['megabytes']} MiB resident")
        lines.append("")
    if not result["peer"]:
        lines.append("no peer is installed: pip install catanatron gives the ratios")
    return "\n".join(lines).rstrip()
