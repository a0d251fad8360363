"""Every scenario of every game is a test; ``docs/scenarios.md`` describes the format."""

from pathlib import Path

import pytest

from cadastre.core.scenario import run

SCENARIOS = sorted((Path(__file__).parent / "games").glob("*/scenarios/**/*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_scenario(path: Path) -> None:
    assert run(path).failures == []
