"""What many games say about the bots that played them."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from openskill.models import PlackettLuce

from cadastre.arena.match import Outcome

Plain = dict[str, Any]

Z = 1.959963984540054
"""Standard deviations on both sides that hold 95 % of a normal distribution."""

COUNTED = {"turns": "turn_started", "rounds": "round_ended"}
"""Events that measure the length of a game, where it has them."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: sensible at 0 and 1 and for few games; wins may be parts."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(middle - half, 0.0), min(middle + half, 1.0)


def ratings(outcomes: Iterable[Outcome]) -> dict[str, tuple[float, float]]:
    """OpenSkill's mu and sigma of every bot, from the ranks of finished games in their order (Plackett–Luce).

    Bots don't learn between games, so nothing is added to their uncertainty. One that sits twice in a game gets the
    mean of what its seats would have got.
    """
    model = PlackettLuce(tau=0.0)
    first = model.rating()
    found: dict[str, tuple[float, float]] = {}
    for outcome in outcomes:
        for bot in outcome.bots:
            found.setdefault(bot, (first.mu, first.sigma))
        if not outcome.finished:
            continue
        teams = [[model.create_rating(list(found[bot]))] for bot in outcome.bots]
        rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])]
        for bot in set(outcome.bots):
            own = [after for after, who in zip(rated, outcome.bots, strict=True) if who == bot]
            found[bot] = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
    return found


def bots(outcomes: Sequence[Outcome]) -> list[Plain]:
    """A line for every bot, the strongest first. A code that sits twice is one bot, and each of its seats a game."""
    rated = ratings(outcomes)
    lines = [_bot(bot, outcomes, *rated[bot]) for bot in rated]
    return sorted(lines, key=lambda line: (-line["win_share"], -line["rating"]["mu"]))


def _bot(bot: str, outcomes: Sequence[Outcome], mu: float, sigma: float) -> Plain:
    seats = [(outcome, seat) for outcome in outcomes for seat, who in enumerate(outcome.bots) if who == bot]
    ended = [(outcome, seat) for outcome, seat in seats if outcome.finished]
    wins = math.fsum(outcome.shares[seat] for outcome, seat in ended)
    times = np.concatenate([np.asarray(outcome.seconds[seat]) for outcome, seat in seats])
    share = wins / max(len(ended), 1)
    return {
        "bot": bot,
        "games": len(seats),
        "finished": len(ended),
        "wins": round(wins, 6),
        "win_share": round(share, 6),
        "win_interval": [round(end, 6) for end in wilson(wins, len(ended))],
        "wins_by_seat": _by_seat(ended),
        "rating": {"mu": round(mu, 4), "sigma": round(sigma, 4), "ordinal": round(mu - 3 * sigma, 4)},
        "mean_score": _mean([outcome.scores[seat] for outcome, seat in ended]),
        "mean_rank": _mean([outcome.ranks[seat] for outcome, seat in ended]),
        "choices": len(times),
        "seconds_per_choice": {
            "mean": round(float(times.mean()), 7) if len(times) else 0.0,
            "p95": round(float(np.percentile(times, 95)), 7) if len(times) else 0.0,
        },
    }


def _by_seat(ended: Sequence[tuple[Outcome, int]]) -> list[float]:
    """The share of games won from each seat."""
    players = len(ended[0][0].bots) if ended else 0
    by_seat: list[list[float]] = [[] for _ in range(players)]
    for outcome, seat in ended:
        by_seat[seat].append(outcome.shares[seat])
    return [_mean(shares) for shares in by_seat]


def whole(outcomes: Sequence[Outcome], kinds: Iterable[str]) -> Plain:
    """What the games were like, whoever played: length, endings, events of these kinds."""
    ended = [outcome for outcome in outcomes if outcome.finished]
    times, games = Counter[str](), Counter[str]()
    for outcome in outcomes:
        times.update(outcome.events)
        games.update(outcome.events.keys())
    known = frozenset(kinds)
    lengths = {
        what: _mean([outcome.events.get(event, 0) for outcome in ended])
        for what, event in COUNTED.items()
        if event in known
    }
    return {
        "games": len(outcomes),
        "finished": len(ended),
        "unfinished": len(outcomes) - len(ended),
        "length": {"decisions": _mean([outcome.decisions for outcome in ended]), **lengths},
        "wins_by_seat": _by_seat([(outcome, seat) for outcome in ended for seat in range(len(outcome.bots))]),
        "endings": dict(Counter(outcome.ending for outcome in ended if outcome.ending is not None).most_common()),
        "events": {kind: {"times": times[kind], "games": games[kind]} for kind in kinds},
    }


def _mean(values: Sequence[float]) -> float:
    return round(math.fsum(values) / len(values), 4) if values else 0.0
