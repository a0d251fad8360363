"""Chance, draw by draw: what can come is what does come, as often as it should."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import cadastre
from cadastre.core.chance import Draw, act
from cadastre.core.game import Game
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.registry import GAMES
from testkit.envs.seats import laid
from testkit.two_worlds import without_luck

PARIS = cadastre.game("paris", players=3)
TABLES = [PARIS, *(laid(name, one.least_players) for name, one in GAMES.items())]


def ends(found: State | Draw, share: float = 1.0) -> Iterator[tuple[State, float]]:
    """All states that an action can lead to, with their probabilities."""
    if isinstance(found, State):
        yield found, share
        return
    for number, part in found.outcomes:
        yield from ends(found.take(number), share * part)


def positions(game: Game) -> Iterator[tuple[State, int]]:
    """Positions of a random game with an action of the current seat."""
    luck, state = random.Random(1), game.new(seed=1)
    while not state.is_over:
        action = luck.choice(state.legal_actions())
        yield state, action
        state.apply(action)


@pytest.mark.compiled
@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_what_can_come_comes_as_often_as_it_should(game: Game) -> None:
    tries, checked = 1500, 0
    for state, action in positions(game):
        before, seat = state.copy(), state.current
        found = act(state, action, seat)
        assert state == before
        if isinstance(found, State):
            state = state.copy()
            state.apply(action)
            assert without_luck(found) == without_luck(state)
            assert found.events == state.events
            continue
        odds: dict[bytes, float] = {}
        for end, share in ends(found):
            odds[end.to_bytes()] = odds.get(end.to_bytes(), 0) + share
        assert sum(odds.values()) == pytest.approx(1)
        rng, seen = generator("tries"), Counter[bytes]()
        for _ in range(tries):
            world = state.copy()
            world._data["luck"] = rng["luck"]
            world._data["luck"][0, 2] = 1000 * len(seen) + seen.total()  # another place in the generator's row
            world.apply(action)
            seen[without_luck(world)] += 1
        assert seen.keys() <= odds.keys()
        off = sum((seen[end] - tries * share) ** 2 / (tries * share) for end, share in odds.items())
        assert off < len(odds) - 1 + 5 * (2 * (len(odds) - 1)) ** 0.5 + 12
        checked += 1
        if checked == 4:
            return
    raise AssertionError("hardly any luck in this game")


def test_numbers_that_make_no_difference_are_one_outcome() -> None:
    state = PARIS.new(seed=1)
    tile = act(state, state.legal_actions()[0], state.current)
    assert isinstance(tile, Draw)
    assert len(tile.outcomes) == tile.bound
    back = tile.take(0)
    assert isinstance(back, Draw)
    assert 1 < len(back.outcomes) <= 12 < back.bound


def test_a_number_that_cannot_come_is_refused() -> None:
    state = PARIS.new(seed=1)
    draw = act(state, state.legal_actions()[0], state.current)
    assert isinstance(draw, Draw)
    for number in (-1, draw.bound):
        with pytest.raises(ValueError, match=f"below {draw.bound}"):
            draw.take(number)
