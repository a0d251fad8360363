"""Bots are compiled ahead, with the rules: nothing is left for the first move."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cadastre.bots import ahead
from cadastre.bots.codes import LEVELS
from cadastre.bots.flat import trier
from cadastre.bots.mind import mind
from cadastre.bots.search import grower
from cadastre.cli import main
from cadastre.core.compiling import in_order
from cadastre.registry import GAMES, rules
from tests.tolls import mindless

HOME = Path(__file__).parents[2]

DECIDE = """
import json
import sys
from cadastre.bots.codes import LEVELS, player
from cadastre.cli import main
from cadastre.core.game import Game
from cadastre.core.kernel import KERNELS
from cadastre.registry import entry, rules
from cadastre.server.kernels import _load

def at_hand():
    return [f"{made.py_func.__module__}.{made.py_func.__name__}" for made in KERNELS if made.overloads]

name, way = sys.argv[1:]
if way == "command":
    assert main(["compile", name]) == 0
else:
    _load(name)
before = at_hand()
for players in (entry(name).least_players, entry(name).most_players):
    state = Game.make(rules(name), players, None, {}).new("bots")
    for code in (*LEVELS.values(), "search:2", "flat:2"):
        while len(state.legal_actions()) == 1:
            state.apply(state.legal_actions()[0])
        state.apply(player(code, 1).choose(state.knowledge(state.current), state.legal_actions()))
misses = sum(made.stats.cache_misses.total() for made in KERNELS)
print(json.dumps([len(before), [one for one in at_hand() if one not in before], misses]))
"""


def in_a_process(*args: str) -> str:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(HOME / "src"), str(HOME)))}
    done = subprocess.run([sys.executable, *args], capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("way", ["command", "server"])
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_compiled_or_loaded_at_a_first_move(name: str, way: str) -> None:
    in_a_process("-m", "cadastre.cli", "compile", name)
    count, late, misses = json.loads(in_a_process("-c", DECIDE, name, way))
    assert count > len(rules(name).kernels())
    assert late == []
    assert misses == 0, "what was compiled is found again"


@pytest.mark.parametrize("name", GAMES)
def test_the_progress_counts_the_bots(name: str) -> None:
    lines = in_a_process("-m", "cadastre.cli", "compile", name, "--progress").split("\n")
    every = in_order(ahead.kernels(rules(name)))  # type: ignore[arg-type]
    assert lines == [f"{len(every)} {len(every)}", ""], "all of it is compiled already"


def test_whoever_compiles_is_polite_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has stepped back cannot step forward again."""
    steps: list[int] = []

    def nice(more: int) -> int:
        steps.append(more)
        return sum(steps)

    monkeypatch.setattr(os, "nice", nice)
    assert main(["compile", "paris"]) == 0
    assert sum(steps) == 0
    assert main(["compile", "paris", "--polite"]) == 0
    assert sum(steps) == ahead.POLITE
    ahead.stand_back()
    assert sum(steps) == ahead.POLITE, "once is enough"


def test_a_game_is_compiled_when_its_bots_are_too(monkeypatch: pytest.MonkeyPatch) -> None:
    paris, know = rules("paris"), mind(rules("paris"))
    missing: list[object] = []
    monkeypatch.setattr(ahead, "is_cached", lambda func: func not in missing)
    assert ahead.is_compiled(paris)
    for one in (know.propose, know.glance, know.value, know.parts, grower(paris), trier(paris), paris.engine.step):
        missing[:] = [one]
        assert not ahead.is_compiled(paris)


def test_a_game_without_a_mind_has_its_rules_compiled() -> None:
    toll = mindless()
    assert ahead.kernels(toll)[: len(toll.kernels())] == toll.kernels()
    assert trier(toll) in ahead.kernels(toll)


def test_levels_are_named_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard"]
