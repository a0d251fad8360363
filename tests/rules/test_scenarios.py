"""Every scenario file here is a test; ``docs/scenarios.md`` describes the format."""

from pathlib import Path

import pytest

from cadastre.core.scenario import run

HERE = Path(__file__).parent


@pytest.mark.parametrize("path", sorted(HERE.rglob("*.toml")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    assert run(path).failures == []
