"""The games in OpenSpiel: its own checks, what a player may know, exact odds, and positions that are kept."""

import json
import pickle
import random
import subprocess
import sys
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest

import cadastre.envs.open_spiel  # noqa: F401 - registers the games
from cadastre.core.refusals import BadSetting
from cadastre.envs.positions import Position
from testkit.envs.seats import TABLES

SHORT = {"paris": "", "hellas": ",round_limit=1"}


def loaded(name: str, players: int, more: str = "") -> Any:
    return pyspiel.load_game(f"cadastre_{name}(players={players}{SHORT[name]}{more})")


def played(game: Any, seed: int, most: int = 10_000) -> list[Any]:
    """The states of a random game."""
    luck, state = random.Random(seed), game.new_initial_state()
    found = [state.clone()]
    while not state.is_terminal() and len(found) < most:
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(luck.choices(numbers, odds)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        found.append(state.clone())
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_own_checks_pass(name: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_its_own_checks_pass_with_luck_dealt_at_once(name: str) -> None:
    game = loaded(name, 2, ",chance=sampled,deals=3")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    states = played(game, 1)
    assert [state.is_chance_node() for state in states].count(True) == 1
    assert len(states[0].chance_outcomes()) == 3


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_a_game_goes_as_the_rules_say(name: str) -> None:
    states = played(loaded(name, 3), 2)
    last = states[-1]
    assert last.is_terminal()
    assert sum(last.returns()) == pytest.approx(0)
    assert max(last.returns()) > 0
    chances = [state for state in states if state.is_chance_node()]
    assert len(chances) > 5
    assert chances[0].action_to_string(7) == "deal 7"
    assert chances[1].action_to_string(0).startswith("draw 0 of ")
    for state in states:
        if not state.is_chance_node() and not state.is_terminal():
            at = state.at
            assert state.legal_actions() == at._state.legal_actions(at.seat)
            assert not at._state._data["luck"].any()  # there is no future in it
    again = played(loaded(name, 3), 2)
    assert str(again[-1]) == str(last)


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_players_see_what_they_know(name: str) -> None:
    game = loaded(name, 3)
    for state in played(game, 3)[1::7]:
        for seat in range(3):
            row = np.array(state.observation_tensor(seat))
            assert game.observation_tensor_shape() == [len(row)]
            assert (row == state.at.table.observer.row(state.at._state.knowledge(seat))).all()
            assert state.observation_string(seat) == json.dumps(state.at._state.view(seat))


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_nothing_that_was_known_is_forgotten(name: str) -> None:
    states = played(loaded(name, 2), 4)
    for before, after in pairwise(states):
        for seat in range(2):
            assert after.information_state_string(seat).startswith(before.information_state_string(seat))
    full = states[-1].full_history()
    for seat in range(2):
        own = [line[2:] for line in states[-1].information_state_string(seat).splitlines() if line.startswith(">")]
        assert own == [str(step.action) for step in full if step.player == seat]


def test_others_cannot_tell_which_end_tile_was_taken() -> None:
    for seed in range(20):
        for state in played(loaded("paris", 2), seed):
            if state.is_chance_node() or state.is_terminal():
                continue
            kind_of = state.at.table.game.rules.kind_of
            takes = [action for action in state.legal_actions() if kind_of(action) == "take"]
            if len(takes) < 2:
                continue
            seat = state.current_player()
            one, two = (state.child(action) for action in takes[:2])
            other = 1 - seat
            assert one.information_state_string(seat) != two.information_state_string(seat)
            assert one.information_state_string(other) == two.information_state_string(other)
            assert one.observation_string(other) == two.observation_string(other)
            assert one.observation_tensor(other) == two.observation_tensor(other)
            return
    raise AssertionError("nobody ever took an end-game tile")


@pytest.mark.parametrize("name", ["paris", "hellas"])
def test_positions_can_be_kept(name: str) -> None:
    game = loaded(name, 2)
    for state in played(game, 5)[:40]:
        _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(kept) == str(state)
        assert kept.history() == state.history()
        assert pickle.loads(pickle.dumps(state.at)).plain() == state.at.plain()
        if state.at._state is not None:
            assert kept.information_state_string(0) == state.information_state_string(0)
        if not state.is_terminal():
            action = state.legal_actions()[-1]
            assert str(kept.child(action)) == str(state.child(action))


def test_what_cannot_be_is_refused() -> None:
    for said, word in (
        ("cadastre_paris(players=5)", "2 to 4 players"),
        ("cadastre_hellas(round_limit=0)", "round_limit is at least 1"),
        ("cadastre_paris(chance=never)", "chance is explicit or sampled"),
        ("cadastre_paris(deals=0)", "at least one deal"),
        ("cadastre_hellas(claim_rent=never)", "claim_rent is one of"),
    ):
        with pytest.raises(BadSetting, match=word):
            pyspiel.load_game(said)
    start: Position = loaded("paris", 2).new_initial_state().at
    with pytest.raises(BadSetting, match="1000 deals"):
        start.after(1000)
    with pytest.raises(BadSetting, match="nothing has been dealt"):
        start.words(3, 0)


def test_python_ends_quietly() -> None:
    """OpenSpiel keeps our classes longer than Python itself lives."""
    code = "import pyspiel, cadastre.envs.open_spiel; pyspiel.load_game('cadastre_paris')"
    subprocess.run([sys.executable, "-c", code], check=True)
