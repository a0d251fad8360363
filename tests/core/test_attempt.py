"""Whole moves in notation: what is written is read as it was made, whatever the order of its parts."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import cadastre
from cadastre.core.attempt import Attempt, TooMuch, attempt
from cadastre.core.moves import read_move, spell
from cadastre.core.refusals import IllegalAction
from cadastre.core.state import State
from cadastre.registry import GAMES
from testkit.random_play import choose, mover, random_game
from tests.tolls import toll

PATIENT = settings(
    deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck), max_examples=25
)
MOVES = 60
"""Of one game."""


def some_move(state: State, dice: random.Random) -> Attempt:
    """A whole move of somebody, at random."""
    made = Attempt(state.copy(), mover(state, dice))
    while not made.is_whole:
        made.take(choose(made.state, dice, made.mover))
    return made


@pytest.mark.parametrize("game", sorted(GAMES))
@given(seed=some.integers(0, 2**32))
@PATIENT
def test_any_move_is_read_as_it_was_made(game: str, seed: int) -> None:
    dice = random.Random(seed)
    state = random_game(dice, game).new(seed)
    for _ in range(MOVES):
        if state.is_over:
            return
        made = some_move(state, dice)
        written = spell(state, made.actions, made.seat)
        parts = state.game.rules.notation.split(written)
        dice.shuffle(parts)
        for said in ([written], parts):
            again = attempt(state, said, made.seat)
            again.end()
            assert (again.actions, again.events) == (made.actions, made.events), (written, said)
            assert again.state == made.state
        state = made.state


def test_only_people_and_records_chain_moves() -> None:
    state = toll(2).new(1)
    state.push("throw")
    assert state.legal_actions()
    with pytest.raises(TooMuch):
        attempt(state, ["build 0, build 1"], state.current)


def test_the_order_that_was_written_says_why_it_is_refused() -> None:
    state = cadastre.game("paris", 2).new(1)
    with pytest.raises(IllegalAction) as refused:
        read_move(state, "key arc, draw 1")
    assert refused.value.refusal.code == "building_first"
