"""The scenario runner: what does not come out is told, and what would never be checked is refused."""

from pathlib import Path

import pytest

from cadastre.core.refusals import BadFile
from cadastre.core.scenario import run

HEAD = """title = "A test"
rules = ["P3.2"]
game = "paris"
players = 2

[position.board]
buildings = ["chaillot 1"]

[position.seats.0]
francs = 5
banks = ["chaillot"]

[[step]]
"""


def report(tmp_path: Path, step: str) -> list[str]:
    path = tmp_path / "one.toml"
    path.write_text(HEAD + step, "utf-8")
    return run(path).failures


@pytest.mark.parametrize(
    "step",
    [
        "shown.seats.0.vp = 99",
        'hidden = ["seats.0.vp"]',
        'refusal = "zzz"',
        'rule = "P99"',
        'events = [{ event = "key_moved" }]',
        'no_events = ["key_moved"]',
        "cost = { francs = 1 }",
        'kind = "move"',
        'not_legal = ["drwa 1"]',
        'viewer = 0\nhidden = ["seats.1.frncs"]',
        'viewer = 9\nhidden = ["seats.1.francs"]',
        'move = "key arc"\nrefusal = "xyz"',
        'move = "key arc"\nillegal = "key arc"',
        'move = "key arc"\nevents = [{ event = [1] }]',
        'move = "key arc"\nevents = [{ event = "key_placed", plce = "arc" }]',
        'move = "key arc"\nexpect.seats.0.frncs = 3',
        'kind = "fly"\nonly = []',
        'move = "fly"',
    ],
)
def test_a_misspelt_test_does_not_pass(tmp_path: Path, step: str) -> None:
    with pytest.raises(BadFile) as error:
        report(tmp_path, step)
    assert error.value.line is not None
    assert error.value.line > HEAD.count("\n") - 1


@pytest.mark.parametrize(
    "step",
    [
        'move = "move chaillot bank > chaillot 2"',
        'move = "key arc"\nexpect.seats.0.francs = 6',
        'move = "key arc"\nevents = [{ event = "key_moved" }]',
        'move = "key arc"\nno_events = ["key_placed"]',
        'move = "move chaillot bank > chaillot 1"\ncost = { francs = 2 }',
        'move = "move chaillot bank > chaillot 1"\npreview = [{ event = "declined", offer = "vp_tile" }]',
        'illegal = "key arc"',
        'illegal = "key chaillot"\nrefusal = "taken"',
        'illegal = "key chaillot"\nrule = "P5.1"',
        "only = []",
        'kind = "key"\nlegal = ["key chaillot"]',
        'not_legal = ["key arc"]',
        "seat = 1",
        "scores = [1, 0]",
        "ranks = [2, 2]",
        "winners = [0]",
        'viewer = 0\nhidden = ["seats.0.francs"]',
        "viewer = 1\nshown.seats.0.vp = 3",
        "insight.districts.chaillot.totals = [1, 0]",
    ],
)
def test_what_does_not_come_out_is_told_with_its_line(tmp_path: Path, step: str) -> None:
    failures = report(tmp_path, step)
    assert len(failures) == 1
    assert "one.toml, line 1" in failures[0]


def test_what_comes_out_passes(tmp_path: Path) -> None:
    assert report(tmp_path, 'move = "move chaillot bank > chaillot 1"\ncost = { francs = 1 }') == []
