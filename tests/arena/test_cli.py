"""``cadastre arena``: what it answers, and what it refuses."""

import json
import sys
from pathlib import Path

import pytest

from cadastre.cli import main
from tests.arena.bots import hire

SHORT = ("--option", "vote_to_end=no", "--option", "round_limit=2")


def said(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    code = main(["arena", *map(str, args)])
    found = capsys.readouterr()
    return code, found.out, found.err


def test_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "hellas", "--bots", "random,random", "--games", 4, "--seed", 7, *SHORT, "--json")
    assert code == 0
    found = json.loads(out)
    assert (found["game"], found["players"], found["seed"], found["asked"]) == ("hellas", 2, "7", 4)
    assert found["options"] == {"vote_to_end": False, "round_limit": 2}
    assert found["lineup"] == ["random", "random"]
    assert found["games"] == found["finished"] + found["unfinished"] == 4
    assert found["length"]["decisions"] > found["length"]["turns"] > found["length"]["rounds"]
    assert sum(found["endings"].values()) == found["finished"]
    assert set(found["events"]["accepted"]) == {"times", "games"}
    assert len(found["wins_by_seat"]) == 2
    (line,) = found["bots"]
    assert (line["bot"], line["games"], line["win_share"]) == ("random", 8, 0.5)
    assert line["win_interval"][0] < 0.5 < line["win_interval"][1]
    assert set(line["rating"]) == {"mu", "sigma", "ordinal"}
    assert set(line["seconds_per_choice"]) == {"mean", "p95"}
    assert {"mean_score", "mean_rank", "wins", "wins_by_seat", "choices"} <= set(line)


def test_figures_for_people_and_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page, rows = tmp_path / "a.html", tmp_path / "a.jsonl"
    code, out, err = said(
        capsys, "paris", "--bots", "random, random,random", "--games", 1, "--report", page, "--decisions", rows
    )
    assert code == 0
    assert err == "3 games instead of 1: every seed is played from 3 seats\n"
    assert out.startswith("3 games of cadastre.game('paris', players=3), seed 1: 3 finished\n")
    assert "a trade in" not in out
    assert "random" in out.splitlines()[-1]
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert len(rows.read_text("utf-8").splitlines()) > 300


def test_games_that_take_too_long(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "paris", "--bots", "random,random", "--games", 2, "--longest", 9)
    assert code == 0
    assert "0 finished" in out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("chess", "--bots", "random,random"), "no game 'chess'"),
        (("paris",), "--bots"),
        (("paris", "--bots", "random"), "for 2 to 4 players, not 1"),
        (("paris", "--bots", "random,"), "--bots is a list of codes"),
        (("paris", "--bots", "random,clever"), "no player 'clever'"),
        (("paris", "--bots", "random,random:3"), "takes no number"),
        (("paris", "--bots", "random,random", "--games", 0), "--games"),
        (("paris", "--bots", "random,random", "--workers", 0), "--workers"),
        (("paris", "--bots", "random,random", "--option", "colour=red"), "no option 'colour'"),
        (("paris", "--bots", "random,random", "--decisions", "a.csv"), "*.jsonl or *.parquet"),
        (("paris", "--bots", "random,random", "--report", "/nowhere/a.html"), "cannot be written"),
        (("paris", "--bots", "random,random", "--ray", "127.0.0.1:1"), "no Ray cluster at '127.0.0.1:1'"),
    ],
)
def test_refusals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, args: tuple[object, ...], words: str
) -> None:
    import types

    monkeypatch.setitem(sys.modules, "ray", types.ModuleType("ray"))
    code, out, err = said(capsys, *args)
    assert (code, out) == (2, "")
    (line,) = err.splitlines()
    assert line.startswith("cadastre: ")
    assert words in line


def test_ray_is_an_extra(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = said(capsys, "paris", "--bots", "random,random", "--games", 2, "--ray", "auto")
    assert code == 2
    assert "cadastre-games[ray]" in err


def test_a_cheat_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hire(monkeypatch, "crook", 3, 12_345)
    rows = tmp_path / "a.jsonl"
    code, out, err = said(capsys, "paris", "--bots", "crook,random", "--games", 2, "--decisions", rows)
    assert (code, out) == (2, "")
    assert "bot 'crook'" in err
    assert "seed '1.0'" in err
    assert "12345" in err
    assert not rows.exists()
