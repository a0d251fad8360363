"""The mind of Paris: what it proposes is legal and complete, doesn't peep, adds up, and plays well."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import cadastre
from cadastre.bots.mind import FIRST, LENGTH, MOVES, SCORE, proposals
from cadastre.core.events import deaf
from cadastre.core.game import Game
from cadastre.core.layout import blank
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.games.paris.bot import MIND
from cadastre.games.paris.rules.actions import A_FETCH, A_USE_END
from cadastre.games.paris.rules.state import Paris

OPTIONS: list[dict[str, Any]] = [
    {},
    {"random_setup": True},
    {"free_placement": True},
    {"vp_tile_here": True, "random_setup": True, "free_placement": True},
]
TABLES = [cadastre.game("paris", players=players, **options) for players in (2, 3, 4) for options in OPTIONS]


class Desk:
    """Room for a mind to work in."""

    def __init__(self, game: Game) -> None:
        self.figures = game.figures
        self.states, self.moves, self.log = blank(Paris, 3), proposals(), deaf()
        self.out = np.zeros(game.rules.actions, np.int32)

    def propose(self, state: State) -> list[tuple[int, tuple[int, ...]]]:
        """Every proposal for the seat that is to move: its score and its actions."""
        self.states[0] = state._data[0]
        before = self.states[0].tobytes()
        count = MIND.propose(self.states, 0, self.figures, state.current, self.log, self.out, self.moves)
        assert self.states[0].tobytes() == before, "a position was changed by thinking about it"
        rows = self.moves[:count].tolist()
        return [(row[SCORE], tuple(row[FIRST : FIRST + row[LENGTH]])) for row in rows]

    def parts(self, state: State, seat: int) -> list[int]:
        """The parts of a position's value."""
        self.states[0] = state._data[0]
        MIND.parts(self.states, 0, self.figures, seat, self.out)
        return [int(part) for part in self.out[: len(MIND.names)]]

    def value(self, state: State, seat: int) -> int:
        """A position's value."""
        self.states[0] = state._data[0]
        return int(MIND.value(self.states[0], self.figures[0], seat))


def positions(game: Game, seed: int, chance: float) -> Iterator[State]:
    """The positions of a game in which everybody mostly plays well, or mostly doesn't."""
    luck, desk, state = random.Random(seed), Desk(game), game.new(seed=seed)
    while not state.is_over:
        yield state.copy()
        if luck.random() < chance:
            state.apply(luck.choice(state.legal_actions()))
        else:
            state.apply(desk.propose(state)[0][1][0])


def is_rare(state: State) -> bool:
    """Whether a bonus tile with an action of its own may be used."""
    return any(A_FETCH <= action < A_USE_END for action in state.legal_actions())


def some_positions(count: int) -> Iterator[State]:
    """Positions of all tables and stages, more of those in which something special is going on."""
    for number, game in enumerate(TABLES):
        for chance in (0.1, 0.9):
            found = list(positions(game, number, chance))
            late = [state for state in found if state.in_move or state.record.end_left < 12]
            luck = random.Random(number)
            for some in (found, late, [state for state in found if is_rare(state)]):
                yield from luck.sample(some, min(count, len(some)))


@pytest.fixture(scope="module")
def looked_at() -> list[State]:
    return list(some_positions(20))


def test_proposals_are_legal_and_complete(looked_at: list[State]) -> None:
    kinds = set()
    for state in looked_at:
        found = Desk(state.game).propose(state)
        assert 1 <= len(found) <= MOVES
        assert [score for score, _ in found] == sorted((score for score, _ in found), reverse=True)
        assert len({actions for _, actions in found}) == len(found)
        for _, actions in found:
            trial = state.copy()
            for number, action in enumerate(actions):
                assert number == 0 or trial.in_move
                kinds.add(trial.game.rules.kind_of(action))
                trial.apply(action)
            assert trial.is_over or not trial.in_move
    assert kinds >= {"draw", "settle", "key", "move", "search", "take", "pay", "give", "stop", "bonus", "vp_tile"}
    assert kinds >= {"sell", "buy", "use", "fetch", "back", "pair", "use_end", "end_turn"}


def test_the_same_position_gets_the_same_proposals(looked_at: list[State]) -> None:
    for state in looked_at[::5]:
        assert Desk(state.game).propose(state) == Desk(state.game).propose(state)


def test_proposals_do_not_peep(looked_at: list[State]) -> None:
    """What others hold and what would be drawn differs from world to world, what is proposed doesn't."""
    luck = generator("worlds")
    for state in looked_at:
        known = state.knowledge(state.current)
        one, other = known.determinize(luck), known.determinize(luck)
        assert one.to_bytes() != other.to_bytes()
        assert Desk(state.game).propose(one) == Desk(state.game).propose(other)


def test_parts_add_up(looked_at: list[State]) -> None:
    for state in looked_at:
        desk = Desk(state.game)
        for seat in state.game.seats:
            assert sum(desk.parts(state, seat)) == desk.value(state, seat)


def test_the_end_is_worth_what_it_scored() -> None:
    state = TABLES[0].new(seed=1)
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    desk = Desk(state.game)
    for seat in state.game.seats:
        assert desk.value(state, seat) // 1000 == state.record.vp[seat]


def test_a_glance_is_legal(looked_at: list[State]) -> None:
    luck = generator("glances")
    for state in looked_at:
        data, figures, legal = state._data, state.game.figures, state.legal_actions()
        out: Any = np.zeros(state.game.rules.actions, np.int32)
        out[: len(legal)] = legal
        seen = {int(MIND.glance(data[0], figures[0], state.current, out, len(legal), luck)) for _ in range(20)}
        assert seen <= set(legal)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greed_beats_chance(players: int) -> None:
    game = cadastre.game("paris", players=players)
    desk, luck = Desk(game), random.Random(players)
    for number in range(6):
        state, mine = game.new(seed=number), number % players
        while not state.is_over:
            if state.current == mine:
                for action in desk.propose(state)[0][1]:
                    state.apply(action)
            else:
                kinds: dict[str, list[int]] = {}
                for action in state.legal_actions():
                    kinds.setdefault(game.rules.kind_of(action), []).append(action)
                state.apply(luck.choice(luck.choice(list(kinds.values()))))
        assert [seat for seat in game.seats if state.record.vp[seat] == max(state.record.vp[:players])] == [mine]
