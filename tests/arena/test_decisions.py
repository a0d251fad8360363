"""Every decision as a row, in both formats."""

import json
import sys
from pathlib import Path

import pytest

import cadastre
from cadastre.arena import decisions
from cadastre.arena.decisions import COLUMNS, read, writer
from cadastre.arena.tournament import Result, Tournament, run
from cadastre.core.refusals import BadFile, BadSetting

TABLE = {"game": "paris", "players": 2, "options": {}, "rules": 1, "edition": cadastre.game("paris", 2).edition.hash}


def played(path: Path) -> Result:
    tournament = Tournament.of(cadastre.game("paris", players=2), ["random", "random"], 4)
    with writer(path) as made:
        return run(tournament, keep=made.write)


@pytest.mark.parametrize("name", ["all.jsonl", "all.parquet"])
def test_rows_add_up(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "BATCH", 500)
    result = played(tmp_path / name)
    rows = list(read(tmp_path / name))
    assert list(rows[0]) == list(COLUMNS)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    for outcome in result.outcomes:
        own = [row for row in rows if row["game"] == outcome.number]
        assert [row["move"] for row in own] == list(range(1, outcome.decisions + 1))
        for seat in (0, 1):
            mine = [row for row in own if row["seat"] == seat]
            assert {row["score"] for row in mine} == {outcome.scores[seat]}
            assert {row["rank"] for row in mine} == {outcome.ranks[seat]}
            assert {row["won"] for row in mine} == {outcome.shares[seat]}
            assert sum(row["legal"] > 1 for row in mine) == len(outcome.seconds[seat])
        state = cadastre.game("paris", players=2).new(own[0]["seed"])
        for row in own:
            assert row["seat"] == state.current
            assert json.loads(row["table"]) == TABLE
            assert row["legal"] == len(state.legal_actions())
            assert row["notation"] == state.notation(row["action"])
            assert row["kind"] == state.game.rules.kind_of(row["action"])
            state.apply(row["action"])
        assert state.is_over


def test_both_formats_say_the_same(tmp_path: Path) -> None:
    both = []
    for name in ("a.jsonl", "a.parquet"):
        played(tmp_path / name)
        both.append([{**row, "seconds": 0} for row in read(tmp_path / name)])
    assert both[0] == both[1]


@pytest.mark.parametrize("name", ["a.jsonl", "a.parquet"])
def test_a_file_is_complete_or_not_there(tmp_path: Path, name: str) -> None:
    def interrupted() -> None:
        with writer(tmp_path / name) as made:
            made.write([(0, "1", 0, "random", 1, 2, "draw", "draw 1", 3, 0.1, "{}", 5, 1, 1.0)])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert list(tmp_path.iterdir()) == []


def test_files_that_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetting, match=r"\*\.jsonl or \*\.parquet"), writer(tmp_path / "a.csv"):
        pass
    for name in ("a.jsonl", "a.parquet"):
        with pytest.raises(BadFile, match="cannot be written"), writer(tmp_path / "nowhere" / name):
            pass
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadSetting, match=r"cadastre-games\[data\]"), writer(tmp_path / "a.parquet"):
        pass


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for name in ("a.jsonl", "a.parquet"):
        with pytest.raises(BadFile, match="cannot be read"):
            list(read(tmp_path / name))
    with pytest.raises(BadSetting, match=r"\*\.jsonl or \*\.parquet"):
        list(read(tmp_path / "a.csv"))
    for text in ("no json\n", "[]\n", '{"game": 1}\n'):
        (tmp_path / "a.jsonl").write_text(text, "utf-8")
        with pytest.raises(BadFile, match="is no decision"):
            list(read(tmp_path / "a.jsonl"))
    (tmp_path / "a.parquet").write_text("no Parquet", "utf-8")
    with pytest.raises(BadFile, match="is no Parquet file"):
        list(read(tmp_path / "a.parquet"))
    parquet = pytest.importorskip("pyarrow.parquet")
    parquet.write_table(pytest.importorskip("pyarrow").table({"game": [1]}), tmp_path / "a.parquet")
    with pytest.raises(BadFile, match="other columns"):
        list(read(tmp_path / "a.parquet"))
