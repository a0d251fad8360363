"""Bots do only what is legal, whatever the table; they think no longer than agreed, and the same again."""

from collections.abc import Iterator
from typing import Any

import pytest

import cadastre
from cadastre.arena.match import Job, Setting, play
from cadastre.bots.codes import player
from cadastre.bots.thinking import SLICE, Budget, SearchPlayer
from cadastre.core.state import State
from cadastre.registry import GAMES
from testkit.bot_trials import jobs, play_all


@pytest.mark.parametrize("name", GAMES)
def test_greed_is_legal(name: str) -> None:
    found = play_all(jobs(name, "greedy", 10, "legal", 2_000))
    assert found.problems == []
    assert found.games == 10


@pytest.mark.parametrize("name", GAMES)
def test_searching_is_legal(name: str) -> None:
    found = play_all(jobs(name, "search:16", 3, "legal", 400, limit=2))
    assert found.problems == []
    assert found.games == 3


def test_auctions_are_short() -> None:
    """People sit at the table too: they don't want to watch a price climb by five euros."""
    setting, bids, auctions = Setting.of(cadastre.game("hellas", players=4)), 0, 0
    for seed in range(6):
        outcome = play(Job(seed, setting, f"bids {seed}", ("greedy",) * 4, (0, 1, 2, 3), 3_000))
        bids += outcome.events.get("bid_made", 0)
        auctions += outcome.events.get("auction_opened", 0)
    assert auctions > 10
    assert bids / auctions < 15, "bids an auction"


class Clock:
    """A clock on which every look takes a second."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


def choices(name: str, count: int) -> Iterator[State]:
    """The first positions of a game in which there is a choice."""
    state, bot = cadastre.game(name, players=3).new(seed=5), player("random", 5)
    while count:
        if len(state.legal_actions()) > 1:
            count -= 1
            yield state.copy()
        state.apply(bot.choose(state.knowledge(state.current), state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seconds", [0.5, 1.0, 3.5])
def test_nobody_thinks_longer_than_a_slice_too_long(name: str, seconds: float) -> None:
    for state in choices(name, 3):
        clock = Clock()
        thoughts = SearchPlayer(Budget(seconds=seconds), 1, clock).think(state.knowledge(state.current))
        assert clock.looks <= 1 + seconds + 1, "it looked again when time was over"
        assert 0 < sum(thought.visits for thought in thoughts) <= SLICE * (seconds + 1)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_thinks_more_than_agreed(name: str) -> None:
    for state in choices(name, 3):
        for simulations in (1, 63, 64, 65, 150):
            thoughts = SearchPlayer(Budget(simulations=simulations), 1).think(state.knowledge(state.current))
            assert 0 < sum(thought.visits for thought in thoughts) <= simulations


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", ["random", "greedy:30", "flat:20", "search:16"])
def test_the_same_seed_plays_the_same_game(name: str, code: str) -> None:
    options: dict[str, Any] = {"round_limit": 2} if name == "hellas" else {}
    setting = Setting.of(cadastre.game(name, players=2, **options))
    longest = 40 if code == "flat:20" else 150
    job = Job(0, setting, "again", (code, code), (0, 1), longest, keeps_rows=True)
    first, second = play(job), play(job)
    assert first == second
    assert [row[5] for row in first.rows] == [row[5] for row in second.rows]
    other = Job(0, setting, "again", (code, code), (2, 3), longest, keeps_rows=True)
    if code != "search:16":  # which may well think the same
        assert [row[5] for row in play(other).rows] != [row[5] for row in first.rows]
