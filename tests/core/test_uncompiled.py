"""Rules give the same games compiled and uncompiled: the first moves of a first evening are played uncompiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cadastre.registry import GAMES

HOME = Path(__file__).parents[2]
DECISIONS = 60

PLAY = """
import sys
import cadastre
from cadastre.bots.codes import player
state = cadastre.game(sys.argv[1], players=3).new(seed="first evening")
bots = [player(code, seat) for seat, code in enumerate(("medium", "easy", "random"))]
for _ in range(int(sys.argv[2])):
    state.apply(bots[state.current].choose(state.knowledge(state.current), state.legal_actions()))
while state.in_move:
    state.apply(state.legal_actions()[0])
sys.stdout.write(state.to_record(["a", "b", "c"]).to_jsonl())
print(state.to_text())
"""


def played(game: str, *, compiled: bool) -> str:
    """The record of a game that bots have begun, and where it has come to."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "0" if compiled else "1", "PYTHONPATH": str(HOME / "src")}
    command = [sys.executable, "-c", PLAY, game, str(DECISIONS)]
    return subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_moves_give_the_same_log(game: str) -> None:
    """Bots choose the same moves too: what they do depends on nothing else."""
    found = played(game, compiled=True)
    assert len(found.splitlines()) > DECISIONS / 4
    assert played(game, compiled=False) == found
