"""A game of somebody else: Toll, installed as its own package, is played wherever the house's games are."""

import json
import subprocess
import sys

import pytest

from tests.guests import TOLL, installed


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("guest"))


def python(script: str, surroundings: dict[str, str]) -> str:
    """What a program says that imports cadastre."""
    done = subprocess.run([sys.executable, "-c", script], env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def cadastre(*arguments: str, surroundings: dict[str, str], typed: str = "") -> str:
    """What a command says."""
    command = [sys.executable, "-m", "cadastre.cli", *arguments]
    done = subprocess.run(command, env=surroundings, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_stands_beside_the_others(surroundings: dict[str, str]) -> None:
    uncompiled = {**surroundings, "NUMBA_DISABLE_JIT": "1"}
    assert "toll: 2 to 4 players\n  throws = 6 | 0 to 100" in cadastre("games", surroundings=surroundings)
    assert "plots" in cadastre("figures", "toll", surroundings=uncompiled)
    cadastre("scenario", str(TOLL / "scenarios"), surroundings=uncompiled)


IN_PYTHON = """
import random
import cadastre
from cadastre.envs import toll_v0

state = cadastre.game("toll", players=3).new(seed=7)
luck = random.Random(7)
while not state.is_over:
    state.apply(luck.choice(state.legal_actions()))
print(len(state.scores))

env = toll_v0.env(players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, ended, cut, _ = env.last()
    mask = seen["action_mask"]
    env.step(None if ended or cut else int(env.action_space(agent).sample(mask)))
print(toll_v0.__name__, env.agents)
"""


def test_it_is_played_in_python_and_in_pettingzoo(surroundings: dict[str, str]) -> None:
    assert python(IN_PYTHON, surroundings).split("\n") == ["3", "cadastre.envs.toll_v0 []", ""]


def test_it_is_played_in_the_terminal(surroundings: dict[str, str]) -> None:
    """Uncompiled, and in two languages: one that it speaks, and one in which only the house does."""
    uncompiled = {**surroundings, "NUMBA_DISABLE_JIT": "1"}
    game = ("play", "toll", "--text", "--players", "2", "--bots", "medium", "--seed", "1", "--language")
    typed = "throw\nclaim\nbuild 0\nthrow\nclaim\nthrow\n"
    german = cadastre(*game, "de", surroundings=uncompiled, typed=typed)
    assert "Maut: Fordere ein, was dir zusteht" in german
    assert "Bot B: Maut: 1 Münze" in german
    assert "Würfe: 6 von 6" in german
    thai = cadastre(*game, "th", surroundings=uncompiled, typed=typed)
    assert "Toll: Claim what is due to you" in thai
    assert "Toll: 1 coin\n" in thai
    assert "คู่แข่ง" in thai


def test_it_is_played_in_the_arena(surroundings: dict[str, str]) -> None:
    match = ("arena", "toll", "--bots", "hard,random", "--games", "8", "--seed", "1", "--json")
    found = json.loads(cadastre(*match, surroundings=surroundings))
    assert (found["game"], found["finished"]) == ("toll", 8)
    hard, other = found["bots"]
    assert (hard["bot"], other["bot"]) == ("hard", "random")
    assert hard["wins"] > other["wins"]
