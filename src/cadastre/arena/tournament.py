"""A line-up of bots over many games: who sits where with which luck, played by workers, and summed up.

Every seed is played once from every turn of the line-up round the table, so that each bot has each seat with the same
luck. From seed to seed the order of neighbours changes, since it can matter whom one plays behind. Nothing depends on
who plays which game when: the same seed gives the same result with any number of workers.
"""

import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

from cadastre import __version__
from cadastre.arena import LONGEST, summary
from cadastre.arena.match import Job, Outcome, Row, Setting, try_out
from cadastre.arena.workers import outcomes
from cadastre.bots.codes import LEVELS
from cadastre.bots.external import PATIENCE, is_external, player
from cadastre.core.game import Game
from cadastre.core.refusals import BadSetting

Told = Callable[[int, int], None]
Kept = Callable[[Sequence[Row]], None]


@dataclass(frozen=True)
class Tournament:
    """What is to be played."""

    setting: Setting
    bots: tuple[str, ...]
    """The line-up, a code for each player."""
    asked: int
    """How many games were asked for."""
    seed: str = "1"
    longest: int = LONGEST
    patience: float = PATIENCE
    """Seconds that a program from outside has for a decision."""

    @classmethod
    def of(
        cls,
        game: Game,
        bots: Sequence[str],
        games: int,
        seed: object = 1,
        longest: int = LONGEST,
        patience: float = PATIENCE,
    ) -> "Tournament":
        """A tournament of these bots, one for each player of the game; :class:`BadSetting` if that can't be."""
        if len(bots) != game.players:
            raise BadSetting(f"{len(bots)} bots can't play a game of {game.players}")
        for bot in bots:
            player(bot, 0)
        return cls(Setting.of(game), tuple(bots), games, str(seed), longest, patience)

    @property
    def seeds(self) -> int:
        """How many different games there are to be dealt."""
        return math.ceil(self.asked / len(self.bots))

    @property
    def games(self) -> int:
        """How many games are played: those asked for, rounded up so that everybody plays every seed from every seat."""
        return self.seeds * len(self.bots)

    def jobs(self, keeps_rows: bool = False) -> Iterator[Job]:
        """All games in order."""
        players = len(self.bots)
        circles = _circles(players)
        for number in range(self.games):
            group, turn = divmod(number, players)
            circle = circles[group % len(circles)]
            places = tuple(circle[(seat + turn) % players] for seat in range(players))
            yield Job(
                number=number,
                setting=self.setting,
                seed=f"{self.seed}.{group}",
                bots=tuple(self.bots[place] for place in places),
                places=places,
                longest=self.longest,
                keeps_rows=keeps_rows,
                patience=self.patience,
            )


def _circles(players: int) -> list[tuple[int, ...]]:
    """All orders round a table, mixed once and for all, so that the first few are not all alike."""
    found = [(0, *rest) for rest in permutations(range(1, players))]
    random.Random("circles").shuffle(found)
    return found


def prepare(tournament: Tournament, told: Told | None = None) -> None:
    """Have everything compiled that these bots need, so that workers find it in the cache instead of each doing it."""
    codes = tuple(dict.fromkeys(tournament.bots))
    for done, code in enumerate(codes):
        if told:
            told(done, len(codes))
        try_out(tournament.setting, code)
    if told:
        told(len(codes), len(codes))


@dataclass(frozen=True)
class Result:
    """A tournament that was played."""

    tournament: Tournament
    outcomes: list[Outcome]
    workers: int
    seconds: float

    def as_dict(self) -> dict[str, Any]:
        """All figures as plain data."""
        tournament = self.tournament
        game = tournament.setting.table()
        return {
            "version": __version__,
            "game": game.name,
            "players": game.players,
            "options": game.rules.entry.changed(game.options),
            "edition": {
                "name": game.edition.name,
                "hash": game.edition.hash,
                "default": game.edition.is_default,
            },
            "lineup": list(tournament.bots),
            "levels": {bot: LEVELS[bot] for bot in tournament.bots if bot in LEVELS},
            "seed": tournament.seed,
            "asked": tournament.asked,
            "longest": tournament.longest,
            **summary.whole(self.outcomes, [kind.name for kind in game.rules.events.kinds]),
            "bots": summary.bots(self.outcomes),
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
        }


def run(
    tournament: Tournament,
    workers: int = 1,
    address: str | None = None,
    told: Told | None = None,
    keep: Kept | None = None,
) -> Result:
    """Play a tournament with so many workers, or on the Ray cluster at an address.

    ``told(done, all)`` is called as it goes on, ``keep`` with the rows of all decisions, game by game. In a script of
    your own with several workers, call this under ``if __name__ == "__main__"``: every worker loads the script.
    """
    if address is not None and any(map(is_external, tournament.bots)):
        raise BadSetting("programs and files of this machine play here, not on a cluster")
    begin = time.perf_counter()
    found: list[Outcome] = []
    if told:
        told(0, tournament.games)
    for outcome in outcomes(tournament.jobs(keep is not None), workers, address):
        if keep:
            keep(outcome.rows)
        found.append(replace(outcome, rows=[]))
        if told:
            told(len(found), tournament.games)
    return Result(tournament, found, workers, time.perf_counter() - begin)
