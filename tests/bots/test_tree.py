"""The tree of a search: what is believed at first, what is followed, and what chance made of a move."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import cadastre
from cadastre.bots.mind import FIRST, LENGTH, SCORE, mind, proposals
from cadastre.bots.thinking import Budget, SearchPlayer
from cadastre.bots.tree import CERTAIN, Node, clear, expand, face_of, position_after, remember, select, share
from cadastre.core.layout import blank

HEAT = 1000
ALL: Any = np.arange(10, dtype=np.int32)


def grown(*scores: int) -> Any:
    """A root with a move of one action for every score: action 0 first."""
    nodes, moves = blank(Node, 20), proposals()
    clear(nodes, 0)
    for row, score in enumerate(scores):
        moves[row, SCORE], moves[row, LENGTH], moves[row, FIRST] = score, 1, row
    assert expand(nodes, 0, 0, 1, moves, len(scores), HEAT) == 1 + len(scores)
    return nodes


def follow(nodes: Any, rewards: list[int], curiosity: int = 500, legal: Any = ALL) -> int:
    """One visit: the move that is chosen gets its reward."""
    nodes[0]["seen"] += 1
    move = int(select(nodes, 0, 0, 0, legal, len(legal), curiosity))
    if move >= 0:
        path: Any = np.array([0, move], np.int32)
        won: Any = np.zeros(8, np.int32)
        won[0] = rewards[move - 1]
        remember(nodes, path, 1, won)
    return move


def test_moves_that_look_better_are_believed_in_more() -> None:
    nodes = grown(2000, 1000, -50_000)
    best, good, bad = (int(nodes[index]["prior"]) for index in (1, 2, 3))
    assert best > 2 * good > 0
    assert bad > 0, "nothing is ruled out by its looks"
    assert best + good + bad == pytest.approx(CERTAIN, abs=3)


def test_the_best_looking_move_is_followed_first() -> None:
    assert follow(grown(900, 400), [0, 0]) == 1


def test_what_wins_is_followed_more_often_than_what_looks_good() -> None:
    nodes = grown(900, 400)
    for _ in range(200):
        follow(nodes, [CERTAIN // 4, CERTAIN // 2])
    assert nodes[2]["visits"] > nodes[1]["visits"] > 0
    assert nodes[0]["visits"] == 200


def test_a_move_that_is_not_legal_in_this_world_is_not_followed() -> None:
    nodes = grown(900, 400)
    assert follow(nodes, [0, 0], legal=np.array([1], np.int32)) == 2
    assert follow(nodes, [0, 0], legal=np.array([7], np.int32)) == -1


def test_positions_that_chance_makes_of_a_move_are_kept_apart() -> None:
    nodes = grown(0)
    assert position_after(nodes, 1, 111, 2) == 1
    nodes[1]["face"], nodes[1]["seen"] = 111, 1
    assert position_after(nodes, 1, 222, 2) == 2, "a new node"
    nodes[1]["next"], nodes[2]["face"], nodes[2]["seen"] = 2, 222, 1
    assert (position_after(nodes, 1, 111, 3), position_after(nodes, 1, 222, 3)) == (1, 2)
    assert position_after(nodes, 1, 333, 3) == 3


def test_a_face_is_told_from_others() -> None:
    words: Any = np.zeros((3, 50), np.int32)
    words[1, 20], words[2, 21] = 1, 1
    assert len({int(face_of(words, row)) for row in range(3)}) == 3


def test_chances_are_shared_by_what_speaks_for_each() -> None:
    rewards: Any = np.array([3000, 3000, 0, 0, 0, 0, 0, 0], np.int32)
    share(rewards, 3, 1000)
    assert rewards[0] == rewards[1]
    assert rewards[0] / rewards[2] == pytest.approx(np.e**3, rel=0.01)
    assert sum(rewards[:3]) == pytest.approx(CERTAIN, abs=3)


def test_a_search_stops_when_nothing_can_change_any_more() -> None:
    state = cadastre.game("hellas", 2).new(seed=1)
    player = SearchPlayer(Budget(simulations=100_000), seed=1)
    thoughts = player.think(state.knowledge(state.current))
    visits = sorted((thought.visits for thought in thoughts), reverse=True)
    assert sum(visits) < 100_000
    assert len(visits) == 1 or visits[0] - visits[1] > 100_000 - sum(visits)


def test_so_many_moves_of_the_others_are_thought_about_as_the_mind_says() -> None:
    state = cadastre.game("paris", 3).new(seed=1)
    player = SearchPlayer(Budget(simulations=400), seed=1)
    player.think(state.knowledge(state.current))
    own: list[int] = []
    others: list[int] = []
    for node in player.nodes[player.nodes["children"] > 0]:
        by = own if player.nodes[int(node["first"])]["seat"] == state.current else others
        by.append(int(node["children"]))
    assert mind(state.game.rules).replies == 1
    assert set(others) == {1}, "they do what looks best at first sight"
    assert len(own) > 1, "beyond their replies the own moves are thought about again"
    assert max(own) > 1


def test_players_who_take_turns_share_one_tree() -> None:
    """A server has hundreds of hard bots at its tables, and a few threads in which they think."""
    several = [SearchPlayer(Budget(simulations=64), seed=seed) for seed in range(3)]
    assert len({id(player.nodes) for player in several}) == 1
    with ThreadPoolExecutor(1) as elsewhere:
        assert elsewhere.submit(lambda: several[0].nodes is several[1].nodes).result()
        assert elsewhere.submit(lambda: id(several[0].nodes)).result() != id(several[0].nodes)
