"""Intervals, ratings and means, against values known from elsewhere."""

import math

import pytest

from cadastre.arena.summary import bots, ratings, whole, wilson
from tests.arena.bots import outcome


@pytest.mark.parametrize(("wins", "games"), [(50, 100), (8, 10), (1, 400), (7.5, 20), (399, 400)])
def test_wilson(wins: float, games: int) -> None:
    share = wins / games
    low, high = wilson(wins, games)
    assert low < share < high
    for end in (low, high):  # by definition the share lies 1.96 standard deviations from what either end expects
        assert abs(share - end) / math.sqrt(end * (1 - end) / games) == pytest.approx(1.959964, abs=1e-6)


def test_wilson_at_the_edges() -> None:
    square = 1.959964**2
    assert wilson(0, 20) == pytest.approx((0, square / (20 + square)))
    assert wilson(20, 20) == pytest.approx((20 / (20 + square), 1))
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=5e-5)


def test_wilson_takes_parts_and_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(7.5, 20)
    assert wilson(7, 20)[0] < low < 7.5 / 20 < high < wilson(8, 20)[1]


def test_ratings_follow_strength() -> None:
    games = [outcome(n, ("abc", "bca", "cab")[n % 3], ((1, 2, 3), (2, 3, 1), (3, 1, 2))[n % 3]) for n in range(30)]
    rated = ratings(games)
    assert rated["a"][0] > rated["b"][0] > rated["c"][0]
    assert rated["b"][0] == pytest.approx(25, abs=2)
    assert all(sigma < 25 / 3 for _, sigma in rated.values())


def test_the_first_rating_is_openskills() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    (first,), (second,) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    rated = ratings([outcome(0, "ab", (1, 2))])
    assert rated == {"a": (first.mu, first.sigma), "b": (second.mu, second.sigma)}


def test_a_bot_against_itself_stays_where_it_is() -> None:
    ((mu, sigma),) = ratings([outcome(n, "aa", (1, 2)) for n in range(10)]).values()
    assert mu == pytest.approx(25)
    assert sigma < 25 / 3


def test_unfinished_games_rate_nobody() -> None:
    assert set(ratings([outcome(0, "ab", (1, 2), finished=False)]).values()) == {(25.0, 25.0 / 3.0)}


def test_lines_of_bots() -> None:
    games = [
        outcome(0, "aab", (1, 2, 3)),
        outcome(1, "aba", (1, 1, 3)),
        outcome(2, "baa", (1, 2, 3), finished=False),
    ]
    first, second = bots(games)
    assert (first["bot"], first["games"], first["finished"], first["wins"]) == ("a", 6, 4, 1.5)
    assert first["win_share"] == 0.375
    assert first["wins_by_seat"] == [0.75, 0.0, 0.0]
    assert first["mean_rank"] == pytest.approx((1 + 2 + 1 + 3) / 4)
    assert first["mean_score"] == pytest.approx((80 + 70 + 80 + 60) / 4)
    assert first["choices"] == 12
    assert first["seconds_per_choice"] == {"mean": pytest.approx(0.002), "p95": pytest.approx(0.003)}
    assert (second["bot"], second["games"], second["finished"], second["wins"]) == ("b", 3, 2, 0.5)
    assert second["wins_by_seat"] == [0.0, 0.5, 0.0]


def test_the_whole() -> None:
    games = [
        outcome(0, "ab", (1, 2), accepted=2, round_ended=4),
        outcome(1, "ba", (1, 2), round_ended=6),
        outcome(2, "ab", (1, 2), finished=False, accepted=1),
    ]
    found = whole(games, ["accepted", "round_ended", "never"])
    assert (found["games"], found["finished"], found["unfinished"]) == (3, 2, 1)
    assert found["length"] == {"decisions": 100.5, "rounds": 5}
    assert found["wins_by_seat"] == [1.0, 0.0]
    assert found["events"]["accepted"] == {"times": 3, "games": 2}
    assert found["events"]["never"] == {"times": 0, "games": 0}
    assert found["endings"] == {}
