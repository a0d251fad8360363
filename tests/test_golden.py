"""Every record of every game is replayed: each event, hash and result must come out as it was recorded."""

from pathlib import Path

import pytest

from cadastre.core.layout import COMPILED
from cadastre.core.records import load, loads, verify

GAMES = Path(__file__).parent / "games"
RECORDS = sorted(path for path in GAMES.glob("*/records/*") if path.suffix in (".jsonl", ".txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_golden_game(path: Path) -> None:
    record = load(path)
    assert verify(record) == len(record.moves)
    written = record.to_text() if path.suffix == ".txt" else record.to_jsonl()
    assert written == path.read_text("utf-8")
    if COMPILED:
        assert loads(record.to_text()) == record


def test_there_are_golden_games() -> None:
    assert len(RECORDS) >= 6
