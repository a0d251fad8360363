"""Nothing that anybody was told is lost, however often the server dies."""

import asyncio
from pathlib import Path

from cadastre.registry import GAMES
from testkit.server.crashing import Storm

PLAYED, KILLS = 24, 8


def test_games_outlive_their_server(tmp_path: Path) -> None:
    report = asyncio.run(Storm(tmp_path, PLAYED, KILLS, seed=1).run())
    assert report.problems == []
    assert report.kills == KILLS
    assert min(report.games[name] for name in GAMES) >= PLAYED // len(GAMES)
    assert report.cuts > KILLS
    assert report.shortened > 0
    assert report.shown > 0
