"""Bots know no more than their seats: by what they choose, and by what they can be given at all."""

import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cadastre.core.game import Game
from cadastre.core.state import State
from testkit.bot_trials import codes, compare, positions

ROOT = Path(__file__).parents[2]

PEEP = """
from cadastre.bots import Player
from cadastre.core.state import State

def choose(player: Player, state: State) -> int:
    return player.choose(state, state.legal_actions())

def interject(player: Player, state: State) -> int | None:
    return player.interject(state, state.legal_actions())

def fair(player: Player, state: State) -> int:
    return player.choose(state.knowledge(0), state.legal_actions(0))
"""


@pytest.mark.parametrize(("name", "count"), [("paris", 12), ("hellas", 2)])
def test_what_a_seat_cannot_know_makes_no_difference(name: str, count: int) -> None:
    found = compare(positions(name, count, 1), codes(), "fair")
    assert found.problems == []
    assert found.choices > 2 * found.positions
    if name == "paris":  # in Hellas nothing is hidden but the luck to come
        assert found.hidden >= 3


def test_a_peeping_bot_is_found() -> None:
    """With rules that blank nothing, what a bot is given tells worlds apart."""

    def peep(code: str, seed: object, state: State, seat: int) -> int:
        rules = state.game.rules
        bare = replace(rules, border=replace(rules.border, blind=lambda *_: None))
        leaky = Game(bare, state.game.players, state.game.edition, state.game.options)
        known = State(leaky, state._data, None).knowledge(seat)
        return random.Random(known.to_bytes()).choice(state.legal_actions(seat))

    assert compare(positions("paris", 2, 1), ["peeping"], "fair", peep).problems


def test_players_cannot_be_given_a_state() -> None:
    """Types forbid it. mypy has a process of its own, because it changes how deeply this one could recurse."""
    command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "--no-error-summary", "-c", PEEP]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stderr, done.returncode) == ("", 1)
    assert [line.rpartition(" of ")[0].partition("error: ")[2] for line in done.stdout.splitlines()] == [
        'Argument 1 to "choose"',
        'Argument 1 to "interject"',
    ]
