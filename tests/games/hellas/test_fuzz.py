"""Random games with every invariant checked after every decision, and proof that each check can fail.

This is a small part of what ``tools/fuzz.py`` plays for the proof.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import cadastre
from cadastre.core.game import Game
from cadastre.games.hellas.rules import state as st
from cadastre.games.hellas.rules.actions import (
    A_BELL,
    A_BUILD,
    A_CLAIM,
    A_NO,
    A_OFFER,
    A_PASS,
    A_THROW,
    A_VOTE,
    ACTIONS,
)
from cadastre.games.hellas.rules.events import TABLE
from testkit.fuzzing import BY_KIND, fuzz_all
from tests.audit import Audited, Player
from tests.games.hellas import invariants as inv
from tests.games.hellas.fuzzing import BUILDER, COURSE, SPENDTHRIFT, WEARY, plain, rare, tables
from tests.games.hellas.invariants import INVARIANTS

pytestmark = pytest.mark.compiled

GAMES = 40  # at each table


@pytest.mark.rule("H2.6", "H3.2", "H4.5", "H6.1", "H7.3", "H8.2", "H9.1", "H10.2", "H10.4", "H10.5", "H10.6")
def test_random_games_keep_every_invariant() -> None:
    tally = fuzz_all(COURSE, [(game, GAMES) for game in (*map(plain, COURSE.players), *tables())])
    assert [kind for kind, count in tally["actions"].items() if not count] == []
    assert [kind for kind, count in tally["events"].items() if not count] == []
    printed = plain(2).figures["card_effect"][0]
    missing = [f"card {card}" for card, effect in enumerate(printed) if effect < 0]
    assert [sight for sight, count in tally["sights"].items() if not count] == missing


def busy(players: int = 4, **options: Any) -> Game:
    """A table where much is open."""
    return cadastre.game("hellas", players=players, claim_rent="manual", parking_pot=True, round_limit=30, **options)


STOPS: dict[str, Callable[[Any], bool]] = {
    "late": lambda s: s.phase == st.TURN and s.level.any() and s.mortgage.any() and s.holder.max() >= 0 and s.claims,
    "bidding": lambda s: s.phase == st.BID and s.bidder >= 0,
    "answering": lambda s: s.phase == st.ANSWER and s.gives and s.wants_money,
    "spelling": lambda s: s.phase == st.AMOUNT and s.deal == st.OFFER,
    "countering": lambda s: s.phase == st.COMPOSE and s.deal == st.COUNTER,
    "in debt": lambda s: s.phase == st.DEBT and s.creditor >= 0,
    "over": lambda s: s.phase == st.OVER and s.rounds == s.round_limit,
}


@cache
def _stopped(where: str) -> Audited:
    for seed in range(20):
        found, player = Audited(COURSE, busy(vote_to_end=where != "over").new(seed=seed)), Player(COURSE, seed, BUILDER)
        while not found.state.is_over and not STOPS[where](found.state.record):
            seat, action = player.decide(found.state)
            assert found.apply(action, seat) == 0
        if STOPS[where](found.state.record):
            return found
    raise AssertionError(f"no game comes to {where}")


def audited(where: str) -> Audited:
    """A random game, checked all along, up to the first position of this sort."""
    return _stopped(where).copy()


PLANTS = [
    (inv.FAULT, "late", "b.fault = 2"),
    (inv.LENGTH, "late", "b.acts = 20_001"),
    (inv.NEGATIVE, "late", "s.cash[1] = b.cash[1] = -5"),
    (inv.NEGATIVE, "late", "s.pot = b.pot = -5"),
    (inv.NEGATIVE, "late", "s.houses = b.houses = -1"),
    (inv.NEGATIVE, "in debt", "s.owed = b.owed = -5"),
    (inv.CASH, "late", "s.cash[0] += 5"),
    (inv.CASH, "late", "s.pot += 5"),
    (inv.MONEY_CONSERVED, "late", "s.cash[0] += 5; b.cash[0] += 5"),
    (inv.MONEY_CONSERVED, "late", "b.bank_paid += 5"),
    (inv.MONEY_CONSERVED, "late", "s.pot += 5; b.pot += 5"),
    (inv.STEPS, "late", "s.cash[:2] += [1, 4]; b.cash[:2] += [1, 4]; b.bank_paid += 5"),
    (inv.STEPS, "late", "s.claim_amount[0] += 1; b.claim_amount[0] += 1"),
    (inv.BUILDINGS_CONSERVED, "late", "s.houses += 1; b.houses += 1"),
    (inv.BUILDINGS_CONSERVED, "late", "s.hotels -= 1; b.hotels -= 1"),
    (inv.EVENLY, "late", "s.level[built] = 3; s.houses -= 2"),
    (inv.EVENLY, "late", "s.level[2] = 1; s.houses -= 1"),  # a station
    (inv.EVENLY, "late", "s.mortgage[built] = b.mortgage[built] = 1"),
    (inv.EVENLY, "late", "s.owner[built] = b.owner[built] = other"),
    (inv.OWNERS, "late", "s.owner[bare] = 4"),
    (inv.OWNERS, "late", "s.out[s.owner[bare]] = 1"),
    (inv.OWNERS, "late", "s.mortgage[bank] = 1"),
    (inv.DEEDS_PLACED, "late", "s.owner[bare] = (s.owner[bare] + 1) % 4"),
    (inv.DEEDS_PLACED, "late", "s.mortgage[pledged] = s.mortgage[pledged] % 3 + 1"),
    (inv.DEEDS_PLACED, "late", "b.level[built] += 1"),
    (inv.DEEDS_PLACED, "late", "b.houses += 1"),
    (inv.CARDS_CONSERVED, "late", "s.unseen[0] ^= 1; b.unseen[0] ^= 1"),
    (inv.CARDS_CONSERVED, "late", "s.holder[s.queue[0, 0]] = 1"),
    (inv.CARDS_CONSERVED, "late", "s.queue[0, 23] = s.queue[0, 0]; s.queue[0, 0] = -1"),
    (inv.CARDS_PLACED, "late", "s.queue[0, :2] = s.queue[0, 1::-1]"),
    (inv.CARDS_PLACED, "late", "s.holder[held] = (s.holder[held] + 1) % 4"),
    (inv.PAWNS, "late", "s.square[1] = (s.square[1] + 1) % 40"),
    (inv.PAWNS, "late", "s.square[1] = b.square[1] = 40"),
    (inv.PAWNS, "late", "s.custody[2] = b.custody[2] = 4"),
    (inv.PAWNS, "late", "s.square[1] = b.square[1] = 3; s.custody[1] = b.custody[1] = 1"),
    (inv.PAWNS, "late", "b.out[0] = 1"),
    (inv.COURSE, "late", "s.turn += 1"),
    (inv.COURSE, "late", "s.rounds += 1"),
    (inv.COURSE, "late", "s.throw_due = 3"),
    (inv.COURSE, "late", "s.dice[1] += 1"),
    (inv.COURSE, "late", "s.offers[1] += 1"),
    (inv.COURSE, "late", "s.pledged ^= 1"),
    (inv.COURSE, "late", "s.sold ^= 1"),
    (inv.COURSE, "late", "s.voted ^= 1"),
    (inv.COURSE, "late", "s.on_turn = (s.on_turn + 1) % 4"),
    (inv.WAITS, "late", "s.current = (s.current + 1) % 4"),
    (inv.WAITS, "late", "s.phase = 8"),
    (inv.WAITS, "late", "s.phase = 9"),
    (inv.WAITS, "bidding", "s.current = (s.current + 1) % 4"),
    (inv.WAITS, "spelling", "s.current = (s.current + 1) % 4"),
    (inv.WAITS, "spelling", "s.amount_for = 0"),
    (inv.WAITS, "countering", "s.deal = 1"),
    (inv.CLAIMED, "late", "s.claim_amount[0] += 5"),
    (inv.CLAIMED, "late", "s.claim_owner[0] = (s.claim_owner[0] + 1) % 4"),
    (inv.CLAIMED, "late", "s.claims = 0"),
    (inv.CLAIMED, "late", "s.claim_deed[2] = 3"),
    (inv.DEBTS, "in debt", "s.owed += 5"),
    (inv.DEBTS, "in debt", "s.creditor = -1"),
    (inv.DEBTS, "in debt", "s.proposals += 1"),
    (inv.DEBTS, "in debt", "s.in_debt = 0"),
    (inv.DEBTS, "in debt", "s.creditor = b.creditor = -1; s.on_turn = b.on_turn = (s.debtor + 1) % 4"),
    (inv.DEBTS, "late", "s.series = 1"),
    (inv.AUCTIONS, "bidding", "s.bid += 5"),
    (inv.AUCTIONS, "bidding", "s.bidder = (s.bidder + 1) % 4"),
    (inv.AUCTIONS, "bidding", "s.bidders |= 256"),
    (inv.AUCTIONS, "late", "s.buying = 3"),
    (inv.AUCTIONS, "late", "s.choices = 1"),
    (inv.AUCTIONS, "late", "s.estate = 1"),
    (inv.DEALS, "answering", "s.gives ^= 1"),
    (inv.DEALS, "answering", "s.wants_money += 5"),
    (inv.DEALS, "answering", "s.maker, s.asked = s.asked, s.maker"),
    (inv.DEALS, "late", "s.caller = 1"),
    (inv.DEALS, "spelling", "s.wants_money = 5"),
    (inv.DEALS, "countering", "s.asked = s.maker"),
    (inv.LEFTOVERS, "late", "s.named = 3"),
    (inv.LEFTOVERS, "late", "s.most = 100"),
    (inv.LEFTOVERS, "late", "s.last_item = 3"),
    (inv.LEFTOVERS, "late", "s.done = b.done = 1"),
    (inv.LEFTOVERS, "late", "s.series = b.series = 1"),
    (inv.ENDING, "over", "b.winners = 0"),
    (inv.ENDING, "over", "b.winners = 15 & ~b.winners"),
    (inv.ENDING, "over", "b.how = 0"),
    (inv.ENDING, "over", "b.how = 3"),
    (inv.ENDING, "over", "s.round_limit += 1"),
]
"""What breaks when this is done to the state and the books of such a position."""


@pytest.mark.parametrize(("number", "where", "plant"), PLANTS, ids=[plant for *_, plant in PLANTS])
def test_every_invariant_can_fail(number: int, where: str, plant: str) -> None:
    found = audited(where)
    s, fig = found.state.record, found.state.figures
    names: dict[str, int] = {}
    if where == "late":
        built = next(deed for deed in range(28) if s.level[deed])
        loose = [deed for deed in range(28) if s.owner[deed] >= 0 and fig.deed_group[deed] != fig.deed_group[built]]
        names = {
            "built": built,
            "other": (int(s.owner[built]) + 1) % 4,
            "bare": next(deed for deed in loose if not s.level[deed]),
            "pledged": next(deed for deed in range(28) if s.mortgage[deed]),
            "bank": next((deed for deed in range(28) if s.owner[deed] < 0), -1),
            "held": next(card for card in range(48) if s.holder[card] >= 0),
        }
    assert INVARIANTS[found.plant(plant, **names)] == INVARIANTS[number]


def test_the_plants_cover_every_invariant() -> None:
    assert {number for number, *_ in PLANTS} | {inv.LEGAL, inv.OUT_OF_TURN} == set(range(1, len(INVARIANTS)))


@pytest.mark.parametrize("legal", [[], [5, 5], [6, 5], [ACTIONS], [A_BELL]])
def test_a_bad_list_of_actions_is_noticed(legal: list[int]) -> None:
    assert audited("late").check(legal) == inv.LEGAL
    assert audited("over").check([A_NO]) == inv.LEGAL


@pytest.mark.parametrize("legal", [[A_THROW], [A_BUILD], [A_PASS], [A_NO], [A_BELL], [A_OFFER, A_BELL]])
def test_actions_out_of_turn_are_noticed(legal: list[int]) -> None:
    found = audited("late")
    other = (found.state.current + 1) % 4
    assert found.check([A_OFFER, A_CLAIM, A_VOTE], other) == 0
    assert found.check(legal, other) == inv.OUT_OF_TURN
    assert found.check(legal, -1) == inv.OUT_OF_TURN
    debt = audited("in debt")
    assert debt.check([A_OFFER], (debt.state.current + 1) % 4) == inv.OUT_OF_TURN


def forgeries(found: Audited, log: Any, done: set[str]) -> None:
    """Change every number of every kind of event that is new: the books must not believe it."""
    for row in range(1, int(log[0, 0]) + 1):
        kind = TABLE.kinds[log[row, 0]]
        if kind.name in done:
            continue
        done.add(kind.name)
        for column, param in enumerate(kind.params, start=1):
            forged = log.copy()
            forged[row, column] += -1 if forged[row, column] > 0 else 1
            assert found.forge(forged), f"a wrong {param} of {kind.name} is believed"
        if log[0, 0] > 1:
            without = log.copy()
            without[row:-1] = log[row + 1 :]
            without[0, 0] -= 1
            assert found.forge(without), f"{kind.name} is not missed"


def test_every_wrong_event_is_noticed() -> None:
    done = {"game_started", "start_thrown", "dealt"}  # of set-up
    hard = [
        cadastre.game("hellas", players=4, edition=next(rare(4)).edition, round_limit=60, claim_rent=how)
        for how in ("auto", "manual")
    ]
    games = ((busy(short_game="time"), BY_KIND), (busy(3), WEARY), (hard[1], SPENDTHRIFT), (hard[0], BUILDER))
    for seed in range(200):
        game, policy = games[seed % len(games)]
        state = game.new(seed=seed)
        found, player = Audited(COURSE, state), Player(COURSE, seed, policy)
        while not state.is_over:
            seat, action = player.decide(state)
            state.apply(action, seat)
            forgeries(found, state._log, done)
            COURSE.feed(found.books[0], state.game.figures[0], state._log)
        if len(done) == len(TABLE.kinds):
            break
    assert [kind.name for kind in TABLE.kinds if kind.name not in done] == []
