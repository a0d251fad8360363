"""Random games by the thousand, played wholly inside compiled code; written once for all games."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, TypeVar

import numpy as np

from cadastre.core.events import deaf
from cadastre.core.game import Game, Rules
from cadastre.core.kernel import Buffer, EventBuffer, kernel, kernel_for
from cadastre.core.layout import Array, Batch, Record, blank
from cadastre.core.rng import Generator, below, generator, rekey

S = TypeVar("S", bound=Record)
F = TypeVar("F", bound=Record)

CHUNK = 256
"""Games between two looks at the progress bar."""

MOST_DECISIONS = 100_000
"""A game longer than this counts as not finished."""


@kernel
def choose(out: Buffer, count: int, kind_of: Buffer, luck: Batch[Generator]) -> int:
    """A random player's choice: any kind of action that is legal, then any member of it."""
    kinds = 1
    for index in range(1, count):
        kinds += kind_of[out[index]] != kind_of[out[index - 1]]
    pick = below(luck[0].luck, kinds)
    first = 0
    while pick > 0:
        first += 1
        pick -= kind_of[out[first]] != kind_of[out[first - 1]]
    last = first + 1
    while last < count and kind_of[out[last]] == kind_of[out[first]]:
        last += 1
    return out[first + below(luck[0].luck, last - first)]


def play(
    step: Callable[[S, F, int, int, EventBuffer, Buffer], None],
    legal: Callable[[S, F, int, Buffer], int],
    next_to_act: Callable[[S], int],
    deal: Callable[[S, F, EventBuffer], None],
    in_move: Callable[[S], bool],
    tally: Callable[[S, F, EventBuffer, int, int], None],
    states: Batch[S],
    figs: Batch[F],
    luck: Batch[Generator],
    kind_of: Buffer,
    log: EventBuffer,
    out: Buffer,
    results: EventBuffer,
    games: int,
    most: int,
) -> None:
    """Play games from the cleared table in ``states[1]``; a row of results each: finished, decisions, moves, tally."""
    s, fig = states[0], figs[0]
    for row in range(games):
        states[0] = states[1]  # type: ignore[index]
        rekey(s.luck, luck[0].luck)  # type: ignore[attr-defined]
        deal(s, fig, log)
        decisions = 0
        moves = 0
        seat = next_to_act(s)
        count = legal(s, fig, seat, out)
        while count > 0 and decisions < most:
            moves += not in_move(s)
            decisions += 1
            step(s, fig, seat, choose(out, count, kind_of, luck), log, out)
            seat = next_to_act(s)
            count = legal(s, fig, seat, out)
        results[row, 0] = count == 0
        results[row, 1] = decisions
        results[row, 2] = moves
        tally(s, fig, results, row, 3)


@cache
def player(rules: Rules) -> Any:
    """:func:`play`, compiled for a game."""
    return kernel_for(play, S=rules.state, F=rules.figures)


def kinds_of(rules: Rules) -> Array:
    """The number of its kind for every action."""
    return np.repeat(np.arange(len(rules.kinds)), list(rules.kinds.values())).astype(np.int32)


@dataclass(frozen=True)
class Summary:
    """What came of many random games."""

    game: str
    players: int
    seed: str
    games: int
    finished: int
    decisions: int
    moves: int
    seconds: float
    decisions_per_s: float
    moves_per_s: float
    games_per_s: float
    mean_decisions: float
    wins_by_seat: list[float]
    """Shared victories count in parts."""
    mean_scores: list[float]

    def as_dict(self) -> dict[str, Any]:
        """The same as plain data."""
        return asdict(self)


class Simulator:
    """Plays random games of one kind, chunk by chunk; the same seed gives the same games whatever the chunks."""

    def __init__(self, game: Game, seed: object) -> None:
        rules, engine = game.rules, game.rules.engine
        self.game = game
        self._play = player(rules)
        self._kernels = (engine.step, engine.legal, engine.next_to_act, engine.deal, engine.in_move, rules.border.tally)
        self._states = blank(rules.state, 2)
        self._states[1] = game.empty()[0]
        self._luck = generator(seed)
        self._rest = (kinds_of(rules), deaf(), np.zeros(rules.actions, np.int32))

    def run(self, games: int) -> Array:
        """The results of the next games, a row each: finished, decisions, moves, scores, ranks."""
        results = np.zeros((games, 3 + 2 * self.game.players), np.int32)
        figures, luck = self.game.figures, self._luck
        self._play(*self._kernels, self._states, figures, luck, *self._rest, results, games, MOST_DECISIONS)
        return results


def simulate(game: Game, games: int, seed: object = 1, progress: Callable[[int, int], None] | None = None) -> Summary:
    """Play random games and sum them up."""
    simulator = Simulator(game, seed)
    simulator.run(1)  # whatever must be compiled or loaded is not part of the time
    simulator = Simulator(game, seed)
    chunks = []
    begin = time.perf_counter()
    done = 0
    while done < games:
        if progress:
            progress(done, games)
        chunks.append(simulator.run(min(CHUNK, games - done)))
        done += len(chunks[-1])
    seconds = time.perf_counter() - begin
    if progress:
        progress(games, games)
    return _summary(game, str(seed), np.concatenate(chunks) if chunks else np.zeros((0, 3), np.int32), seconds)


def _summary(game: Game, seed: str, results: Array, seconds: float) -> Summary:
    count, players = len(results), game.players
    finished = results[results[:, 0] == 1]
    decisions, moves = int(results[:, 1].sum()), int(results[:, 2].sum())
    winners = finished[:, 3 + players :] == 1
    shares = winners / np.maximum(winners.sum(axis=1, keepdims=True), 1)
    return Summary(
        game=game.name,
        players=players,
        seed=seed,
        games=count,
        finished=len(finished),
        decisions=decisions,
        moves=moves,
        seconds=round(seconds, 6),
        decisions_per_s=round(decisions / max(seconds, 1e-9), 1),
        moves_per_s=round(moves / max(seconds, 1e-9), 1),
        games_per_s=round(count / max(seconds, 1e-9), 1),
        mean_decisions=round(decisions / max(count, 1), 3),
        wins_by_seat=[round(float(share), 6) for share in shares.sum(axis=0)] if len(finished) else [0.0] * players,
        mean_scores=[round(float(score), 4) for score in finished[:, 3 : 3 + players].mean(axis=0)]
        if len(finished)
        else [0.0] * players,
    )
