"""Random games with every invariant checked after every decision, and proof that each check can fail.

This is 2 % of what ``tools/fuzz.py`` plays for the proof.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cadastre
from cadastre.core.layout import blank
from cadastre.core.state import State
from cadastre.paris import events as e
from cadastre.paris import state as st
from cadastre.paris.actions import ACTIONS
from tests.paris import invariants as inv
from tests.paris.fuzzing import fuzz, tables
from tests.paris.invariants import INVARIANTS, check
from tests.paris.ledger import Ledger, feed, open_books
from tests.paris.twins import fingerprint, some_tables

ROOT = Path(__file__).parents[2]


@pytest.mark.rule("P4.2", "P5.4", "P7.2", "P9.1", "P9.7")
def test_random_games_keep_every_invariant() -> None:
    plain = [(cadastre.game("paris", players=players), 2000) for players in (2, 3, 4)]
    jobs = plain + [(game, 100) for game in tables()]
    results = [fuzz(game, 1, 0, games) for game, games in jobs]
    assert [result.failure for result in results if result.failure] == []
    assert [result.tally["games"] for result in results] == [games for _, games in jobs]
    actions: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for result in results:
        actions.update(result.tally["actions"])
        events.update(result.tally["events"])
    assert [kind for kind, count in actions.items() if not count] == []
    assert [kind for kind, count in events.items() if not count] == []


def test_a_game_depends_on_its_number_alone() -> None:
    game = cadastre.game("paris", players=3)
    whole = fuzz(game, 7, 10, 6)
    assert (fuzz(game, 7, 10, 2) + fuzz(game, 7, 12, 4)).tally == whole.tally
    assert fuzz(game, 8, 10, 6).tally != whole.tally


class Audited:
    """A game through the Python face with its books."""

    def __init__(self, state: State) -> None:
        self.state, self.books = state, blank(Ledger)
        open_books(self.books[0], state._data[0])
        self.decisions = 0

    def apply(self, action: int, forge: Callable[[Any], None] | None = None) -> int:
        """The invariant that is broken afterwards, if any; ``forge`` may change the events before they are read."""
        self.state.apply(action)
        log = self.state._log.copy()
        if forge:
            forge(log)
        feed(self.books[0], self.state.game.figures[0], log)
        self.decisions += 1
        return self.check()

    def check(self) -> int:
        room: Any = np.zeros(ACTIONS, np.int32)
        legal = [] if self.state.is_over else self.state.legal_actions()
        room[: len(legal)] = legal
        s, fig = self.state._data[0], self.state.game.figures[0]
        return int(check(s, self.books[0], fig, room, len(legal), self.decisions))


def audited(stop: Callable[[Any], bool] | None = None, seed: int = 3) -> Audited:
    """A random 3-player game, checked all along, up to the first position that ``stop`` likes, or to its end."""
    found = Audited(cadastre.game("paris", players=3).new(seed=seed))
    luck = np.random.default_rng(seed)
    while not found.state.is_over and not (stop and stop(found.state.record)):
        assert found.apply(int(luck.choice(found.state.legal_actions()))) == 0
    return found


def in_act_with_end_tiles(s: Any) -> bool:
    return bool(s.phase == st.ACT and s.end_left == 6)


Plant = Callable[[Any, Any], None]


def planted(s: Any, b: Any, **changes: Any) -> None:
    """Write the same into the state and the books: then only what must be conserved can tell."""
    for name, change in changes.items():
        for record in (s, b):
            getattr(record, name)[change[0]] += change[1]


def _share(s: Any, b: Any) -> None:
    """Move a key from a bank, stock or tile of seat 0 onto a tile that somebody else holds."""
    slot = next(n for n in range(36) if s.slot_keys[1, n] or s.slot_keys[2, n])
    s.keys[0] += 3 - s.keys[0]
    _balance(s)
    b.on[0, :7], b.on[0, 7:43], b.on[0, 43:], b.keys[0] = s.place_keys[0], s.slot_keys[0], s.landmark_keys[0], s.keys[0]
    s.keys[0] -= 1
    b.keys[0] -= 1
    s.slot_keys[0, slot] += 1
    b.on[0, 7 + slot] += 1


def _balance(s: Any) -> None:
    """Give seat 0 all its keys back."""
    s.place_keys[0], s.slot_keys[0], s.landmark_keys[0] = 0, 0, 0
    s.keys[0] = 11 - s.reserve[0]


def _two_on_a_bank(s: Any, b: Any) -> None:
    _balance(s)
    s.keys[0] -= 2
    s.place_keys[0, 2] = 2


def _swap_types(s: Any, b: Any) -> None:
    first, second = 0, 1
    s.slot_type[first] = b.slot_type[first] = s.slot_type[second] if s.slot_type[second] >= 0 else 0
    s.slot_type[second] = b.slot_type[second] = s.slot_type[first]
    for record in (s, b):
        record.undrawn[:2] = 0
    while sum(s.undrawn) + sum(s.slot_type >= 0) < 36:
        tile = next(n for n in range(2, 36) if not s.undrawn[n] and s.slot_type[n] < 0)
        s.undrawn[tile] = b.undrawn[tile] = 1


def _twin_vp_tile(s: Any, b: Any) -> None:
    s.vp_tile[:2] = b.vp_tile[:2] = 4


def _early_vp_tile(s: Any, b: Any) -> None:
    s.vp_tile[:] = b.vp_tile[:] = range(6)


def _move_token(s: Any, b: Any) -> None:
    token = next(n for n in range(6) if s.tokens[1, n])
    s.tokens[1, token] -= 1
    s.tokens[0, token] += 1


def _set(name: str, value: Any) -> Plant:
    return lambda s, b: setattr(s, name, value)


def _add(name: str, index: Any, value: int) -> Plant:
    def plant(s: Any, b: Any) -> None:
        getattr(s, name)[index] += value

    return plant


def _add_both(name: str, index: Any, value: int) -> Plant:
    return lambda s, b: planted(s, b, **{name: (index, value)})


PLANTS: list[tuple[int, Plant]] = [
    (inv.FAULT, lambda s, b: setattr(b, "fault", 2)),
    (inv.LENGTH, _set("turn", 601)),
    (inv.NEGATIVE, lambda s, b: planted(s, b, francs=(1, -1 - s.francs[1]))),
    (inv.NEGATIVE, lambda s, b: planted(s, b, space_left=(3, -1 - s.space_left[3]))),
    (inv.NEGATIVE, lambda s, b: planted(s, b, tokens=((0, 5), -1 - s.tokens[0, 5]))),
    (inv.FRANCS, _add("francs", 0, 1)),
    (inv.VP, _add("vp", 2, 1)),
    (inv.SCORE_LINES, _add_both("vp", 2, 1)),
    (inv.SCORE_LINES, lambda s, b: (_add("score_eight", 1, 2)(s, b), _add("score_end", 1, -2)(s, b))[0]),
    (inv.KEYS_CONSERVED, _add_both("keys", 1, 1)),
    (inv.KEYS_PLACED, lambda s, b: (_add("keys", 1, 1)(s, b), _add("reserve", 1, -1)(s, b))[0]),
    (inv.ONE_PER_BANK, _two_on_a_bank),
    (inv.KEYS_ON_TILES, _share),
    (inv.TOKENS_CONSERVED, _add_both("tokens", (1, 4), 1)),
    (inv.TOKENS_CONSERVED, lambda s, b: setattr(b, "gone", b.gone + [0, 0, 0, 0, 1, 0])),
    (inv.TOKENS_PLACED, _move_token),
    (inv.BUILDINGS_CONSERVED, lambda s, b: setattr(b, "removed", 1)),
    (inv.BUILDINGS_PLACED, lambda s, b: (_add("undrawn", 0, 1)(s, b), _add("slot_type", 0, -9)(s, b))[0]),
    (inv.TYPES_UNIQUE, _swap_types),
    (inv.BACKS, lambda s, b: planted(s, b, pile_back=(0, 1))),
    (inv.MARKS_PLACED, lambda s, b: setattr(b, "landmark_at", b.landmark_at + 1)),
    (inv.VP_TILES_UNIQUE, _twin_vp_tile),
    (inv.VP_TILES_UNIQUE, _early_vp_tile),
    (inv.BONUS_CONSERVED, _add_both("space_left", 3, 1)),
    (inv.BONUS_CONSERVED, lambda s, b: setattr(s, "bonus_used", s.bonus_used | s.bonus_held)),
    (inv.BONUS_PLACED, _add("meeple", 0, 1)),
    (inv.END_CONSERVED, lambda s, b: (setattr(s, "end_pile", 0), setattr(b, "end_pile", 0))[0]),
    (inv.END_CONSERVED, lambda s, b: setattr(s, "end_used", s.end_used | s.end_hand)),
    (inv.END_PLACED, _add("end_count", 1, 1)),
    (inv.END_PLACED, _add("end_known", 1, 1)),
    (inv.TURN, _set("current", 1)),
    (inv.TURN, _set("halves", [1, 0])),
    (inv.LEFTOVERS, _set("give_due", 1)),
    (inv.LEFTOVERS, _set("move_to", 9)),
]


@pytest.mark.parametrize(("number", "plant"), PLANTS, ids=[f"{n}-{INVARIANTS[number]}" for n, (number, _) in enumerate(PLANTS)])
def test_every_invariant_can_fail(number: int, plant: Plant) -> None:
    found = audited(in_act_with_end_tiles)
    plant(found.state._data.view(np.recarray)[0], found.books.view(np.recarray)[0])
    assert INVARIANTS[found.check()] == INVARIANTS[number]


@pytest.mark.parametrize("legal", [[], [5, 5], [6, 5], [ACTIONS]])
def test_a_bad_list_of_actions_is_noticed(legal: list[int]) -> None:
    found = audited(in_act_with_end_tiles)
    found.state.legal_actions = lambda seat=None: legal  # type: ignore[method-assign]
    assert found.check() == inv.LEGAL
