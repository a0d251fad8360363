"""What tests of agreement share: two implementations of the same rules, and both codecs, on random positions."""

import random
from collections.abc import Iterator

import cadastre
from cadastre.core.moves import Move
from cadastre.core.state import State
from testkit.agreement import disagreements, plain
from testkit.random_play import go_on, random_game

Positions = Iterator[tuple[State, random.Random]]


def played(name: str, count: int, share: float) -> Positions:
    """Positions of random games, a share of them."""
    for seed in range(count):
        dice = random.Random(seed)
        state = random_game(dice, name).new(seed=seed)
        while not state.is_over:
            if dice.random() < share:
                yield state, dice
            go_on(state, dice)


def assert_explained(name: str, games: int, least: int) -> None:
    """``explain`` calls legal what the rules do, in more than so many positions."""
    found = disagreements(name, games=games, seed=1, sample=40)
    assert found.positions > least
    assert found.problems == []


def assert_all_explained(state: State) -> None:
    """The same of every action here, of whoever may act."""
    rules = state.game.rules
    record, figures = plain(state._data), plain(state.game.figures)
    for seat in (-1, *state.game.seats) if rules.out_of_turn else (state.current,):
        explained = [action for action in range(rules.actions) if rules.explain(record, figures, seat, action) is None]
        assert explained == state.legal_actions(seat), (seat, repr(state))


def assert_described(positions: Positions) -> None:
    """Descriptions put up the same position."""
    for state, _ in positions:
        again = state.game.position(state.describe())
        again._data["luck"] = state._data["luck"]
        assert again == state


def assert_written(positions: Positions) -> None:
    """Whole moves are read as they are written, and are what their actions are."""
    for state, dice in positions:
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


def previewed(positions: Positions) -> Iterator[tuple[State, Move, State]]:
    """A move from each position, which tells what happens, and what came of it."""
    for state, dice in positions:
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
        yield state, move, trial


def assert_copied(positions: Positions) -> None:
    """A copy is independent, and a text is the state."""
    for state, dice in positions:
        before = state.to_bytes()
        twin = state.copy()
        twin.apply(dice.choice(twin.legal_actions()))
        assert state.to_bytes() == before
        assert state.legal_actions() == state.copy().legal_actions()
        assert eval(repr(state), {"cadastre": cadastre}) == state


def assert_small(name: str) -> None:
    """A state is at most 1 KiB."""
    assert len(cadastre.game(name, players=2).new(seed=1).to_bytes()) <= 1024
