"""Two implementations of the same rules, compiled legality and plain explanation, must agree; so must both codecs."""

import random
from typing import Any

import pytest

import cadastre
from cadastre.core.layout import COMPILED
from cadastre.core.state import State
from tools.agreement import disagreements, plain
from tools.tries import choose, random_game

GAMES = 60 if COMPILED else 2


def played(count: int, share: float) -> Any:
    """Positions of random games, a share of them."""
    for seed in range(count):
        dice = random.Random(seed)
        state = random_game(dice).new(seed=seed)
        while not state.is_over:
            if dice.random() < share:
                yield state, dice
            state.apply(choose(state, dice))


@pytest.mark.rule("P3.1", "P3.3", "P4.2", "P5.1", "P5.2", "P5.5", "P7.1", "P7.2", "P8.1")
def test_explain_agrees_with_the_rules() -> None:
    found = disagreements("paris", games=GAMES, seed=1, sample=40)
    assert found.positions > (5000 if COMPILED else 100)
    assert found.problems == []


def test_explain_of_every_action_in_some_positions() -> None:
    for state, _ in played(2, 0.02):
        legal = set(state.legal_actions())
        record = plain(state._data)
        explained = {
            action
            for action in range(state.game.rules.actions)
            if state.game.rules.explain(record, state.figures, state.current, action) is None
        }
        assert explained == legal


def test_descriptions_put_up_the_same_position() -> None:
    for state, _ in played(4 if COMPILED else 2, 0.05):
        again = state.game.position(state.describe())
        again._data["luck"] = state._data["luck"]
        assert again == state


def test_whole_moves_are_read_as_they_are_written() -> None:
    for state, dice in played(2 if COMPILED else 1, 0.2):
        if state.in_move:
            continue
        moves = state.legal_moves()
        assert len({move.text for move in moves}) == len(moves)
        for move in dice.sample(moves, min(4, len(moves))):
            trial = state.copy()
            assert trial.push(move.text) == move
            whole = state.copy()
            whole.play(move)
            assert whole == trial
            single = state.copy()
            single.apply_all(move.actions)
            assert single == trial


def test_previews_tell_what_happens() -> None:
    for state, dice in played(2 if COMPILED else 1, 0.2):
        if state.in_move:
            continue
        move = dice.choice(state.legal_moves())
        before = state.to_bytes()
        trial = state.copy()
        trial.play(move)
        events = trial.events
        assert events[: len(move.preview)] == move.preview
        assert len(move.preview) == len(events) or events[len(move.preview)].kind.luck
        assert state.to_bytes() == before
        assert move.cost.get("francs", 0) == sum(event.francs for event in move.preview if event.name == "francs_paid")
        if move.changes:
            after = trial.insight()
            for name, changed in move.changes.get("districts", {}).items():
                assert {key: after["districts"][name][key] for key in changed} == changed


def test_a_copy_is_independent_and_a_text_is_the_state() -> None:
    for state, dice in played(2 if COMPILED else 1, 0.05):
        before = state.to_bytes()
        twin = state.copy()
        twin.apply(dice.choice(twin.legal_actions()))
        assert state.to_bytes() == before
        assert state.legal_actions() == state.copy().legal_actions()
        assert eval(repr(state), {"cadastre": cadastre}) == state


def test_state_is_small() -> None:
    state: State = cadastre.game("paris", players=4).new(seed=1)
    assert len(state.to_bytes()) <= 1024
