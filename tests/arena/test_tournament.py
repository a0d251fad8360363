"""Fair seats, and results that don't depend on who plays which game."""

import importlib.util
import json
import os
import subprocess
import sys
from collections import Counter
from itertools import groupby
from typing import Any

import pytest

import cadastre
from cadastre.arena.match import Setting
from cadastre.arena.tournament import Tournament, run
from cadastre.core.refusals import BadSetting

TIMES = ("seconds", "workers", "seconds_per_choice")


def tournament(players: int, games: int, bots: str = "") -> Tournament:
    setting = Setting.of(cadastre.game("hellas", players=players))
    return Tournament(setting, tuple(bots or "abcdefgh"[:players]), games)


def without_times(found: Any) -> Any:
    if isinstance(found, dict):
        return {key: without_times(value) for key, value in found.items() if key not in TIMES}
    return [without_times(one) for one in found] if isinstance(found, list) else found


@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_every_seed_is_played_from_every_seat(players: int) -> None:
    jobs = list(tournament(players, 20 * players).jobs())
    assert [job.number for job in jobs] == list(range(20 * players))
    assert len({job.seed for job in jobs}) == 20
    for _, group in groupby(jobs, lambda job: job.seed):
        seen = Counter((bot, seat) for job in group for seat, bot in enumerate(job.bots))
        assert len(seen) == players * players
        assert set(seen.values()) == {1}


def test_neighbours_change() -> None:
    jobs = list(tournament(3, 6 * 3).jobs())
    behind = Counter((job.bots[seat - 1], job.bots[seat]) for job in jobs for seat in range(3))
    assert set(behind.values()) == {9}
    assert len(behind) == 6


def test_a_bot_keeps_its_luck_round_the_table() -> None:
    for job in tournament(4, 40, "aabb").jobs():
        assert sorted(job.places) == [0, 1, 2, 3]
        assert [("aabb"[place]) for place in job.places] == list(job.bots)


def test_games_are_rounded_up() -> None:
    assert [tournament(3, games).games for games in (1, 3, 4, 400)] == [3, 3, 6, 402]


def test_a_lineup_must_fit() -> None:
    game = cadastre.game("paris", players=2)
    with pytest.raises(BadSetting, match="3 bots"):
        Tournament.of(game, ["random"] * 3, 1)
    with pytest.raises(BadSetting, match="no player 'nobody'"):
        Tournament.of(game, ["random", "nobody"], 1)


def test_workers_change_nothing() -> None:
    game = cadastre.game("paris", players=2)
    told: list[tuple[int, int]] = []
    rows: list[Any] = []
    one = run(Tournament.of(game, ["random", "random"], 6), keep=rows.extend)
    two = run(Tournament.of(game, ["random", "random"], 6), workers=2, told=lambda *step: told.append(step))
    assert one.outcomes == two.outcomes
    assert without_times(one.as_dict()) == without_times(two.as_dict())
    assert told == [(done, 6) for done in range(7)]
    assert len(rows) == sum(outcome.decisions for outcome in one.outcomes)
    other = run(Tournament.of(game, ["random", "random"], 6, seed=2))
    assert other.outcomes != one.outcomes


def test_a_workers_error_comes_home() -> None:
    setting = Setting.of(cadastre.game("paris", players=2))
    with pytest.raises(BadSetting, match="no player 'nobody'"):
        run(Tournament(setting, ("random", "nobody"), 2), workers=2)


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="ray is not installed")
def test_a_cluster_gives_the_same() -> None:
    command = ["arena", "paris", "--bots", "random,random", "--games", "4", "--workers", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "cadastre.cli", *command, "--ray", "local"],
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    here = run(Tournament.of(cadastre.game("paris", players=2), ["random", "random"], 4))
    assert without_times(json.loads(done.stdout)) == without_times(here.as_dict())
