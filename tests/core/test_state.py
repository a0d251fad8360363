"""The Python face: what a person types first."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

import cadastre
from cadastre.core.layout import packed
from cadastre.core.moves import Move
from cadastre.core.refusals import (
    AmbiguousMove,
    BadNotation,
    BadSetting,
    CadastreError,
    IllegalAction,
    UnknownSeat,
    WrongTurn,
)
from cadastre.core.simulate import CHUNK, Simulator, simulate
from cadastre.core.state import State


def new() -> State:
    return cadastre.game("paris", players=3).new(seed=7)


def test_the_same_seed_gives_the_same_game() -> None:
    assert new() == new()
    assert new() != cadastre.game("paris", players=3).new(seed=8)
    assert cadastre.game("paris", players=3).new() != cadastre.game("paris", players=3).new()


def test_reprs_can_be_evaluated() -> None:
    for game in (cadastre.game("paris", players=2), cadastre.game("paris", players=4, free_placement=True)):
        assert eval(repr(game), {"cadastre": cadastre}) == game
    state = new()
    assert eval(repr(state), {"cadastre": cadastre}) == state
    move = state.legal_moves()[0]
    assert eval(repr(move), {"Move": Move}) == move


@pytest.mark.compiled
def test_copies_and_pickles_are_independent() -> None:
    state = new()
    state.push("draw 1")
    twins = [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    for twin in twins:
        assert twin == state
        assert twin.steps == state.steps
        twin.push("key arc")
        assert twin != state


def test_settings_are_checked() -> None:
    for wrong in (
        lambda: cadastre.game("rome", players=3),
        lambda: cadastre.game("paris", players=1),
        lambda: cadastre.game("paris", players=5),
        lambda: cadastre.game("paris", players=3, speed=True),
        lambda: cadastre.game("paris", players=3, random_setup="maybe"),
        lambda: cadastre.game("paris", players=3).from_text("AAAA"),
        lambda: cadastre.game("paris", players=3).from_bytes(b"short"),
        lambda: cadastre.game("paris", players=2).from_bytes(new().to_bytes()),
    ):
        with pytest.raises(BadSetting):
            wrong()
    assert cadastre.game("paris", players=3, random_setup="yes").options["random_setup"] is True


def test_errors_are_told_apart_and_change_nothing() -> None:
    state = new()
    before = state.to_bytes()
    other = (state.current + 1) % 3
    cases: list[tuple[Callable[[], object], type[Exception]]] = [
        (lambda: state.apply(1004), IllegalAction),
        (lambda: state.apply(-1), IllegalAction),
        (lambda: state.apply(99999), IllegalAction),
        (lambda: state.push("key arc"), IllegalAction),
        (lambda: state.push("dance"), BadNotation),
        (lambda: state.push(""), BadNotation),
        (lambda: state.push("draw 1, key arc"), BadNotation),
        (lambda: state.push("draw 1", seat=other), WrongTurn),
        (lambda: state.legal_actions(9), UnknownSeat),
        (lambda: state.view(-2), UnknownSeat),
    ]
    for wrong, kind in cases:
        with pytest.raises(kind):
            wrong()
        assert state.to_bytes() == before
    for error in (IllegalAction, BadNotation, WrongTurn, UnknownSeat, BadSetting, AmbiguousMove):
        assert issubclass(error, CadastreError)
        assert issubclass(error, ValueError)
    assert state.legal_actions(other) == []
    assert state.legal_moves(other) == []
    assert state.explain(0) is None
    refusal = state.explain(0, seat=other)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not_your_turn", "P3.1")


def test_any_sort_of_integer_is_an_action() -> None:
    state = new()
    seat = state.current
    state.apply(np.int64(0))  # type: ignore[arg-type]
    assert state.steps == [(seat, 0)]
    assert [type(number) for number in state.steps[0]] == [int, int]
    assert state.to_record().to_jsonl()
    before = state.to_bytes()
    for wrong in (True, 0.0, 12.9, "0", None):
        with pytest.raises(TypeError):
            state.apply(wrong)  # type: ignore[arg-type]
    for huge in (2**31, 2**70, -(2**70)):
        with pytest.raises(IllegalAction):
            state.apply(huge)
    for text in ("key montmartre ²", "sell gold by ²", "draw " + "9" * 5000, "draw ١"):
        with pytest.raises(BadNotation):
            state.push(text)
    assert state.to_bytes() == before


def test_a_move_belongs_to_its_seat() -> None:
    state = new()
    move = state.legal_moves()[0]
    for text in ("draw 1", "key arc", "end"):
        state.push(text)
    with pytest.raises(WrongTurn):
        state.play(move)
    with pytest.raises(BadSetting):
        state.play(Move(state.current, "", ()))


def test_bytes_that_are_no_position_are_refused() -> None:
    state = new()
    whole = state.to_bytes()
    dtype = packed(state.game.rules.state)
    for name, value in (("phase", 99), ("phase", -1), ("current", 77), ("meeple", 90), ("free_placement", 1)):
        array = np.frombuffer(whole, dtype).copy()
        array[name] = value
        with pytest.raises(BadSetting):
            state.game.from_bytes(array.tobytes())
    with pytest.raises(BadSetting):
        state.game.from_text("!" + state.to_text())
    with pytest.raises(BadSetting):
        cadastre.game("paris", players=3, free_placement=True).from_text(state.to_text())
    with pytest.raises(BadSetting):
        cadastre.game("paris", players=3.0)  # type: ignore[arg-type]


def test_events_are_plain_values() -> None:
    for event in new().events:
        assert pickle.loads(pickle.dumps(event)) == event == copy.copy(event)
        assert not hasattr(event, "colour")


def test_the_end_of_the_game_is_not_previewed() -> None:
    """Its scoring tells the francs of whoever holds bonus 27."""
    game = cadastre.game("paris", players=2)
    state = game.position(
        {
            "turn": {"seat": 1, "phase": "done", "number": 7, "last": 7},
            "board": {"buildings": "all"},
            "seats": {0: {"francs": 41, "bonus": [27]}},
        }
    )
    assert [(move.text, move.preview) for move in state.legal_moves()] == [("end", ())]
    state.push("end")
    assert state.scores == [41, 0]


def test_a_choice_left_open_is_ambiguous() -> None:
    game = cadastre.game("paris", players=2)
    state = game.position(
        {
            "board": {"buildings": ["montmartre 8"]},
            "seats": {0: {"francs": 9, "banks": ["montmartre"], "tokens": {"wood": 1}, "bonus": [2]}},
        }
    )
    with pytest.raises(AmbiguousMove) as error:
        state.push("move montmartre bank > montmartre 8")
    assert error.value.choices == ["pay wood", "pay wood by 2"]
    state.push("move montmartre bank > montmartre 8, pay wood by 2")
    assert state.record.tokens[0, 0] == 1


def test_a_finished_game_accepts_nothing() -> None:
    state = new()
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    assert state.current == -1
    assert state.legal_actions() == []
    assert state.legal_moves() == []
    assert state.winners == [seat for seat, rank in enumerate(state.ranks) if rank == 1]
    with pytest.raises(WrongTurn):
        state.apply(0)
    with pytest.raises(WrongTurn):
        state.push("draw 1")


@pytest.mark.compiled
def test_simulations_do_not_depend_on_chunks() -> None:
    game = cadastre.game("paris", players=2)
    whole = Simulator(game, 5).run(40).tolist()
    parts = Simulator(game, 5)
    assert parts.run(7).tolist() + parts.run(33).tolist() == whole
    seen: list[tuple[int, int]] = []
    summary = simulate(game, CHUNK + 10, 5, lambda done, all_: seen.append((done, all_)))
    assert seen == [(0, CHUNK + 10), (CHUNK, CHUNK + 10), (CHUNK + 10, CHUNK + 10)]
    assert summary.finished == summary.games == CHUNK + 10
    assert sum(summary.wins_by_seat) == pytest.approx(summary.games)
    assert simulate(game, 40, 5).decisions == sum(row[1] for row in whole)
    assert simulate(game, 0).games == 0
