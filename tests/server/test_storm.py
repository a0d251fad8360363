"""Nothing that anybody was told is lost, however often the server dies."""

import asyncio
from pathlib import Path

from tests.server.crashing import Storm

GAMES, KILLS = 50, 15


def test_games_outlive_their_server(tmp_path: Path) -> None:
    report = asyncio.run(Storm(tmp_path, GAMES, KILLS, seed=1).run())
    assert report.problems == []
    assert report.kills == KILLS
    assert min(report.games["paris"], report.games["hellas"]) >= GAMES // 2
    assert report.cuts > KILLS
    assert report.shortened > 0
    assert report.shown > 0
