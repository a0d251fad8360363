"""What evenings of Hellas among four medium bots are like: do they end, how soon, and is trading worth it to both?

python -m tests.games.hellas.evenings --games 1000 --seed 1 --workers 2
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import cadastre
from cadastre.arena.decisions import COLUMNS
from cadastre.arena.match import Outcome
from cadastre.arena.tournament import Tournament, prepare
from cadastre.arena.workers import outcomes

LATE = 300
"""Rounds after which an evening is too long."""

OPENING = ("offer", "counter", "propose")
"""Kinds of actions that begin a bargain; the last is no trade, but a way out of a debt."""

ENDED, MEDIAN, TRADED, LEAST_WON, MOST_WON = 0.99, 80, 0.60, 0.15, 0.40
"""What must hold: games that end in time (at least), rounds (below), games with a trade (at least), and of those who
offered or accepted the share that won (between): more, and the other side is being fleeced."""

Decision = dict[str, Any]
"""A row of an outcome by the names of its columns."""


@dataclass
class Evenings:
    """What is counted."""

    games: int = 0
    in_time: int = 0
    rounds: list[int] = field(default_factory=list)
    traded: int = 0
    trades: int = 0
    offerers_won: float = 0.0
    takers_won: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        rounds = outcome.events.get("round_ended", 0)
        self.games += 1
        self.rounds.append(rounds)
        self.endings[outcome.ending or "unfinished"] += 1
        self.in_time += outcome.ending == "last_player" and rounds <= LATE
        struck = bargains(decisions(outcome))
        self.traded += bool(struck)
        self.trades += len(struck)
        for maker, taker in struck:
            self.offerers_won += maker["won"] or 0.0
            self.takers_won += taker["won"] or 0.0

    def as_dict(self) -> dict[str, object]:
        """The figures, and which of them are not as they must be."""
        games, trades = max(self.games, 1), max(self.trades, 1)
        found = {
            "ended": self.in_time / games,
            "median_rounds": median(self.rounds or [0]),
            "traded": self.traded / games,
            "offerers_won": self.offerers_won / trades,
            "takers_won": self.takers_won / trades,
        }
        holds = {
            "ended": found["ended"] >= ENDED,
            "median_rounds": found["median_rounds"] < MEDIAN,
            "traded": found["traded"] >= TRADED,
            "offerers_won": LEAST_WON <= found["offerers_won"] <= MOST_WON,
            "takers_won": LEAST_WON <= found["takers_won"] <= MOST_WON,
        }
        rounded = {name: round(value, 4) for name, value in found.items()}
        problems = [f"{name} is {rounded[name]}" for name, good in holds.items() if not good]
        counts = {"games": self.games, "trades": self.trades, "endings": dict(self.endings)}
        return {**rounded, **counts, "longest_rounds": max(self.rounds, default=0), "problems": problems}


def decisions(outcome: Outcome) -> list[Decision]:
    """All that was decided in a game, in order."""
    return [dict(zip(COLUMNS, row, strict=True)) for row in outcome.rows]


def bargains(decided: list[Decision]) -> list[tuple[Decision, Decision]]:
    """Every trade that was agreed on: the decision of who offered it last, and that of who took it."""
    found, opened = [], None
    for one in decided:
        if one["kind"] in OPENING:
            opened = one
        elif one["kind"] == "accept" and opened is not None and opened["kind"] != "propose":
            found.append((opened, one))
    return found


def told(report: Mapping[str, Any], bot: str) -> str:
    """The figures in words, for the page of proofs."""
    said = (
        f"{report['games']:,} games of four `{bot}`: {100 * report['ended']:.1f} % end with one player left within "
        f"{LATE} rounds, median {report['median_rounds']:g} rounds, longest {report['longest_rounds']:,}; a trade in "
        f"{100 * report['traded']:.1f} % of them, {report['trades']:,} trades; of those who offered, "
        f"{100 * report['offerers_won']:.1f} % won, of those who accepted {100 * report['takers_won']:.1f} %"
    )
    return "\n".join([said, *(f"- not as it must be: {problem}" for problem in report["problems"])])


def main(arguments: list[str] | None = None) -> int:
    """Play, count, and say whether everything is as it must be, as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--bot", default="medium", help="the code of all four")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(arguments)
    started, found = time.monotonic(), Evenings()
    tournament = Tournament.of(cadastre.game("hellas", players=4), [asked.bot] * 4, asked.games, asked.seed)
    prepare(tournament)
    for outcome in outcomes(tournament.jobs(keeps_rows=True), asked.workers):
        found.add(outcome)
    report = found.as_dict()
    about = {"bot": asked.bot, "seed": asked.seed, "seconds": round(time.monotonic() - started, 1)}
    sys.stdout.write(json.dumps({**report, **about, "line": told(report, asked.bot)}) + "\n")
    return int(bool(report["problems"]))


if __name__ == "__main__":
    sys.exit(main())
