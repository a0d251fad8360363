"""What docs/research.md shows is so: its sessions are doctests, its bots play, its example learns."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cadastre.cli import main

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
EXAMPLE = Path(__file__).parents[1] / "examples" / "policy_gradient.py"
BLOCKS = re.findall(r"^```python ?(\w*)\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def block(sort: str) -> str:
    (found,) = (str(text) for said, text in BLOCKS if said == sort)
    return found


def arena(*words: str) -> None:
    assert main(["arena", *words]) == 0


def test_every_block_is_tried() -> None:
    for sort, text in BLOCKS:
        assert sort in ("file", "program") or text.startswith(">>> ")


def test_the_bot_is_better_than_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(block("file"), "utf-8")
    arena("paris", "--bots", "my_bot,random", "--code", "my_bot.py", "--games", "2", "--json")
    points = {one["bot"]: one["mean_score"] for one in json.loads(capsys.readouterr().out)["bots"]}
    assert points["code:my_bot.py"] > 1.5 * points["random"]


def test_the_program_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_program").write_text(block("program"), "utf-8")
    Path("my_program").chmod(0o755)
    arena("paris", "--bots", "cmd:./my_program,random", "--games", "2")
    assert "2 finished" in capsys.readouterr().out


def test_the_policy_learns() -> None:
    words = ("--rounds", "8", "--batch", "32", "--games", "128", "--seed", "1")
    told = subprocess.run(
        [sys.executable, "-W", "error", EXAMPLE, *words],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},  # several threads get in each other's way where tests do too
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    share = float(told.splitlines()[-1].partition("%")[0])
    assert share > 65  # of 128 games against chance that is 3.4 standard deviations
