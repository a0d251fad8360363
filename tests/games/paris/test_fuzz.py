"""Random games with every invariant checked after every decision, and proof that each check can fail.

This is 2 % of what ``tools/fuzz.py`` plays for the proof.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from cadastre.games.paris.rules import events as e
from cadastre.games.paris.rules import state as st
from cadastre.games.paris.rules.actions import A_END_TURN, ACTIONS
from testkit.fuzzing import fuzz_all
from tests.audit import Audited, Forger
from tests.games.paris import invariants as inv
from tests.games.paris.fuzzing import COURSE, plain, tables
from tests.games.paris.invariants import INVARIANTS

pytestmark = pytest.mark.compiled


@pytest.mark.rule("P4.2", "P5.4", "P7.2", "P9.1", "P9.7")
def test_random_games_keep_every_invariant() -> None:
    tally = fuzz_all(
        COURSE, [*((plain(players), 2000) for players in COURSE.players), *((game, 100) for game in tables())]
    )
    assert [kind for kind, count in tally["actions"].items() if not count] == []
    assert [kind for kind, count in tally["events"].items() if not count] == []


def audited(stop: Callable[[Any], bool] = lambda s: False, seed: int = 3) -> Audited:
    """A random 3-player game, checked all along, up to the first position that ``stop`` likes, or to its end."""
    found, luck = Audited(COURSE, plain(3).new(seed=seed)), random.Random(seed)
    while not found.state.is_over and not stop(found.state.record):
        assert found.apply(luck.choice(found.state.legal_actions())) == 0
    return found


def late(s: Any) -> bool:
    """Step 2 is due with half of the end-game tiles taken."""
    return bool(s.phase == st.ACT and s.end_left == 6)


PLANTS = [
    (inv.FAULT, "b.fault = 2"),
    (inv.LENGTH, "s.turn = 601"),
    (inv.NEGATIVE, "s.francs[1] = b.francs[1] = -1"),
    (inv.NEGATIVE, "s.place_keys[0, 2] = b.on[0, 2] = -1"),
    (inv.NEGATIVE, "s.tokens[0, 5] = b.tokens[0, 5] = -1"),
    (inv.NEGATIVE, "s.supply[0] = b.gone[0] = -1"),
    (inv.NEGATIVE, "s.pile_size[0] = b.pile_size[0] = -1"),
    (inv.NEGATIVE, "s.space_left[3] = b.space_left[3] = -1"),
    (inv.FRANCS, "s.francs[0] += 1"),
    (inv.VP, "s.vp[2] += 1"),
    (inv.SCORE_LINES, "s.vp[2] += 1; b.vp[2] += 1"),
    (inv.SCORE_LINES, "s.score_eight[1] += 2; s.score_end[1] -= 2"),
    (inv.SCORE_LINES, "s.score_bonus[1, 3] += 2; s.score_bonus[1, 4] -= 2"),
    (inv.SCORE_LINES, "s.score_district[1, 3] += 2; s.score_prestige[1] -= 2"),
    (inv.KEYS_CONSERVED, "s.keys[1] += 1; b.keys[1] += 1"),
    (inv.KEYS_PLACED, "s.keys[1] += 1; s.reserve[1] -= 1"),
    (inv.KEYS_PLACED, "s.reserve[1] -= 1; s.slot_keys[1, free] += 1"),
    (inv.ONE_PER_BANK, "s.reserve[1] -= 2; s.place_keys[1, bare] += 2"),
    (inv.KEYS_ON_TILES, "s.reserve[1] = b.reserve[1] = 1; s.slot_keys[1, empty] = b.on[1, 7 + empty] = 1"),
    (inv.KEYS_ON_TILES, "s.reserve[1] = b.reserve[1] = 0; s.slot_keys[1, free] = b.on[1, 7 + free] = 2"),
    (inv.TOKENS_CONSERVED, "s.tokens[1, 4] += 1; b.tokens[1, 4] += 1"),
    (inv.TOKENS_CONSERVED, "b.gone[4] += 1"),
    (inv.TOKENS_PLACED, "s.tokens[1, token] -= 1; s.tokens[0, token] += 1"),
    (inv.TOKENS_PLACED, "s.slot_token[[beside, bereft]] = s.slot_token[[bereft, beside]]"),
    (inv.BUILDINGS_CONSERVED, "b.removed = 1"),
    (inv.BUILDINGS_CONSERVED, "s.pile_size[1] = b.pile_size[1] = 1"),
    (inv.BUILDINGS_PLACED, "s.slot_type[free] = (s.slot_type[free] + 1) % 6"),
    (inv.BUILDINGS_PLACED, "s.undrawn[[free, empty]] = s.undrawn[[empty, free]]"),
    (inv.TYPES_UNIQUE, "s.slot_type[0:6] = b.slot_type[0:6] = (s.slot_type[0:6] >= 0) * 4 - 1"),
    (inv.BACKS, "s.pile_back[0] = b.pile_back[0] = 0"),
    (inv.MARKS_PLACED, "b.landmark_at[0] += 1"),
    (inv.MARKS_PLACED, "b.vp_tile[0] += 1"),
    (inv.VP_TILES_UNIQUE, "s.vp_tile[:2] = b.vp_tile[:2] = 4"),
    (inv.VP_TILES_UNIQUE, "s.vp_tile[:] = b.vp_tile[:] = range(6)"),
    (inv.BONUS_CONSERVED, "s.space_left[3] += 1; b.space_left[3] += 1"),
    (inv.BONUS_CONSERVED, "s.bonus_used |= s.bonus_held"),
    (inv.BONUS_PLACED, "s.bonus_held[1], s.bonus_used[1] = s.bonus_used[1], s.bonus_held[1]"),
    (inv.BONUS_PLACED, "s.meeple[0] += 1"),
    (inv.END_CONSERVED, "s.end_pile = b.end_pile = 0"),
    (inv.END_CONSERVED, "s.end_used |= s.end_hand"),
    (inv.END_PLACED, "s.end_hand[0], s.end_hand[1] = s.end_hand[1], s.end_hand[0]"),
    (inv.END_PLACED, "s.end_tile[0], s.end_tile[1] = s.end_tile[1], s.end_tile[0]"),
    (inv.END_PLACED, "s.end_count[1] += 1"),
    (inv.END_PLACED, "s.end_known[1] ^= 1"),
    (inv.END_PLACED, "s.end_seen_at[1] += 1"),
    (inv.END_PLACED, "s.end_used_at[1] += 1"),
    (inv.TURN, "s.current = (s.current + 1) % 3"),
    (inv.TURN, "s.halves[0] = 1"),
    (inv.TURN, "s.sold ^= 1"),
    (inv.TURN, "b.winners = 1"),
    (inv.LEFTOVERS, "s.give_due = 1"),
    (inv.LEFTOVERS, "s.move_to = 9"),
]
"""What breaks when this is done to the state and the books of a late position."""


@pytest.mark.parametrize(("number", "plant"), PLANTS, ids=[plant for _, plant in PLANTS])
def test_every_invariant_can_fail(number: int, plant: str) -> None:
    found = audited(late)
    s = found.state.record
    names = {
        "free": next(n for n in range(36) if s.slot_type[n] >= 0 and not s.slot_keys[:, n].any()),
        "empty": next(n for n in range(36) if s.slot_type[n] < 0),
        "bare": next(n for n in range(7) if not s.place_keys[1, n]),
        "token": next(n for n in range(6) if s.tokens[1, n]),
        "beside": next(n for n in range(36) if s.slot_token[n] >= 0),
        "bereft": next(n for n in range(36) if s.slot_token[n] < 0),
    }
    assert INVARIANTS[found.plant(plant, **names)] == INVARIANTS[number]


def test_the_plants_cover_every_invariant() -> None:
    assert {number for number, _ in PLANTS} | {inv.LEGAL, inv.ENDING} == set(range(1, len(INVARIANTS)))


@pytest.mark.parametrize("legal", [[], [5, 5], [6, 5], [ACTIONS]])
def test_a_bad_list_of_actions_is_noticed(legal: list[int]) -> None:
    assert audited(late).check(legal) == inv.LEGAL


@pytest.mark.parametrize("plant", ["s.final_turn += 1; b.final_turn += 1", "b.winners = 0", "b.winners = 7"])
def test_a_bad_end_is_noticed(plant: str) -> None:
    found = audited()
    assert len(set(found.state.scores)) == 3
    assert found.check([A_END_TURN]) == inv.LEGAL
    assert found.plant(plant) == inv.ENDING


FORGERIES = [
    (e.E_GAINED, 2, inv.FRANCS),
    (e.E_PAID, 2, inv.FRANCS),
    (e.E_SCORED, 2, inv.VP),
    (e.E_SCORED, 3, inv.SCORE_LINES),
    (e.E_KEY_PLACED, 2, inv.KEYS_PLACED),
    (e.E_KEY_MOVED, 3, inv.KEYS_PLACED),
    (e.E_KEY_MOVED, 4, inv.FAULT),
    (e.E_TOKEN_TAKEN, 3, inv.FAULT),
    (e.E_BOUGHT, 2, inv.TOKENS_PLACED),
    (e.E_DRAWN, 3, inv.FAULT),
    (e.E_PLACED, 3, inv.FAULT),
    (e.E_BACK_SHOWN, 3, inv.BUILDINGS_PLACED),
    (e.E_LANDMARK_LAID, 3, inv.FAULT),
    (e.E_MEEPLE_MOVED, 2, inv.BONUS_PLACED),
    (e.E_BONUS_TAKEN, 2, inv.BONUS_PLACED),
    (e.E_BONUS_USED, 2, inv.FAULT),
    (e.E_SEARCHED, 2, inv.FAULT),
    (e.E_END_TAKEN, 3, inv.FAULT),
    (e.E_END_USED, 2, inv.FAULT),
    (e.E_TURN_STARTED, 2, inv.FAULT),
    (e.E_TURN_STARTED, 1, inv.TURN),
    (e.E_TURN_ENDED, 1, inv.FAULT),
]


@pytest.mark.parametrize(("code", "column", "number"), FORGERIES, ids=str)
def test_a_wrong_event_is_noticed(code: int, column: int, number: int) -> None:
    found, luck = Audited(COURSE, plain(3).new(seed=8)), random.Random(8)
    forger = Forger(code, column, lambda row: code != e.E_SCORED or row[2] > 0)
    broken = 0
    while not forger.done:
        broken = found.apply(luck.choice(found.state.legal_actions()), forge=forger)
    assert INVARIANTS[broken] == INVARIANTS[number]
