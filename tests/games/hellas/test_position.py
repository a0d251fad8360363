"""Positions are put up as they were described, and those that no game comes to are refused."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import cadastre
from cadastre.core.layout import packed
from cadastre.core.refusals import BadSetting
from cadastre.core.state import State
from cadastre.games.hellas.legality.position import PHASES
from cadastre.games.hellas.rules.state import Hellas
from testkit.random_play import go_on
from tests.games.hellas.tables import LATE, some_game
from tests.positions import assert_refused

GAME = cadastre.game("hellas", players=3)
TIMED = cadastre.game("hellas", players=3, short_game="time", parking_pot=True)
CLAIMED = cadastre.game("hellas", players=3, claim_rent="manual")

DEBT: dict[str, Any] = {"debtor": 0, "creditor": 1, "owed": 4400, "reason": "rent", "detail": "athens"}
FINE: dict[str, Any] = {"debtor": 0, "owed": 100, "reason": "fine"}
LOT: dict[str, Any] = {"lot": "deed", "deed": "patras"}
HOUSE: dict[str, Any] = {"lot": "house", "bid": 100, "bidder": 0, "city": "xanthi"}
BROWN: dict[int, Any] = {0: {"deeds": ["xanthi", "alexandroupoli"]}}
OFFER: dict[str, Any] = {"kind": "offer", "maker": 0, "asked": 1, "gives": ["xanthi"], "wants_money": 50}
CLAIM: dict[str, Any] = {"owner": 1, "deed": "patras", "amount": 35}


def phase(name: str, **more: Any) -> dict[str, Any]:
    """A position in this phase."""
    return {"turn": {"phase": name, **more.pop("turn", {})}, **more}


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    # names and numbers
    ({"turn": {"seat": 3}}, "turn.seat", "0 to 2"),
    ({"turn": {"phase": "sleep"}}, "turn.phase", "sleep"),
    ({"turn": {"dice": [0, 3]}}, "turn.dice[0]", "1 to 6"),
    ({"turn": {"doubles": 1}}, "turn.doubles", "0 to 0"),
    ({"turn": {"throw_due": "perhaps"}}, "turn.throw_due", "must"),
    ({"seats": {3: {}}}, "seats.3", "0 to 2"),
    ({"seats": {0: {"cash": 7}}}, "seats.0.cash", "multiple of 5"),
    ({"seats": {0: {"cash": -5}}}, "seats.0.cash", "from 0"),
    ({"seats": {0: {"square": "rome"}}}, "seats.0.square", "rome"),
    ({"seats": {"0": {"purse": 5}}}, "seats.0.purse", "no field"),
    ({"marks": {"built": ["transport"]}}, "marks.built[0]", "colour"),
    ({"dice_next": [[7, 1]]}, "dice_next[0]", "1 to 6"),
    ({"dice_next": [[6, 6]] * 6}, "dice_next", "seed"),
    # deeds and buildings
    ({"seats": {0: {"deeds": ["rome"]}}}, "seats.0.deeds[0]", "rome"),
    ({"seats": {0: {"deeds": ["patras sold"]}}}, "seats.0.deeds[0]", "put_off"),
    ({"seats": {0: {"deeds": ["patras 3 mortgaged"]}}}, "seats.0.deeds[0]", "hotel"),
    ({"seats": {0: {"deeds": ["patras"]}, 1: {"deeds": ["patras"]}}}, "seats.1.deeds[0]", "already"),
    ({"seats": {0: {"deeds": ["railway 1"]}}}, "seats", "transport"),
    ({"seats": {0: {"deeds": ["xanthi 1"]}}}, "seats", "one owner"),
    ({"seats": {0: {"deeds": ["xanthi 1", "alexandroupoli mortgaged"]}}}, "seats", "no mortgages"),
    ({"seats": {0: {"deeds": ["xanthi 3", "alexandroupoli 1"]}}}, "seats", "evenly"),
    ({"seats": {0: {"deeds": ["xanthi 4", "alexandroupoli hotel"]}}, "bank": {"houses": 29}}, "bank.houses", "0 to 28"),
    ({"bank": {"hotels": 13}}, "bank.hotels", "0 to 12"),
    ({"bank": {"pot": 100}}, "bank.pot", "parking_pot"),
    # seats
    ({"seats": {0: {"custody": 1, "square": "athens"}}}, "seats.0.square", "prison"),
    ({"seats": {1: {"out": 2}}}, "seats", "first"),
    ({"seats": {1: {"out": 1, "cash": 5}}}, "seats.1", "nothing left"),
    ({"seats": {1: {"out": 1}, 2: {"out": 2}}}, "seats", "too few"),
    ({"seats": {0: {"out": 1}}}, "turn.seat", "bankrupt"),
    # cards
    ({"seats": {0: {"cards": ["orders"]}, 1: {"cards": ["orders"]}}}, "seats.1.cards[0]", "kept already"),
    ({"decks": {"orders": {"next": ["o01"]}}}, "decks.orders.next[0]", "o01"),
    ({"decks": {"orders": {"next": ["d01", "d01"]}}}, "decks.orders", "once"),
    ({"decks": {"orders": {"unseen": ["d01"]}}}, "decks.orders", "once"),
    ({"decks": {"orders": {"next": ["d01"], "top": "d01"}}}, "decks.orders.top", "drawn"),
    # the turn
    ({"turn": {"throws": 1, "throw_due": "may"}}, "turn.throw_due", "right"),
    ({"turn": {"throw_due": "no"}}, "turn.throw_due", "duty"),
    ({"turn": {"throws": 1, "throw_due": "must"}}, "turn.throw_due", "doubles"),
    ({"turn": {"throws": 3, "doubles": 3, "throw_due": "must"}}, "turn.throw_due", "doubles"),
    (phase("buy", buying="patras", turn={"throws": 0, "throw_due": "no"}), "turn.throw_due", "duty"),
    ({"turn": {"throws": 1}, "seats": {0: {"custody": 1}}}, "turn.throws", "custody"),
    ({"turn": {"bell": True}}, "turn.bell", "short_game"),
    ({"turn": {"done": True}}, "turn.done", "over"),
    ({"turn": {"ending": True}}, "turn.ending", "over"),
    ({"turn": {"move_due": 5}}, "turn.move_due", "phase turn"),
    ({"turn": {"waits": 1}}, "turn.waits", "seat 0"),
    # what is under way
    ({"buying": "patras"}, "buying", "phase turn"),
    ({"debt": DEBT}, "debt.debtor", "phase turn"),
    ({"auction": LOT}, "auction.lot", "phase turn"),
    ({"deal": OFFER}, "deal.kind", "phase turn"),
    ({"amount": {"purpose": "bid"}}, "amount.purpose", "phase turn"),
    ({"amount": {"least": 5}}, "amount.least", "is 0"),
    ({"estate": {"seat": 1}}, "estate", "deeds"),
    ({"series": {"kind": "pay_each"}}, "series", "amount"),
    ({"claims": {"debtor": 1}}, "claims", "debtor"),
    ({"claims": {"debtor": 0, "open": [CLAIM]}}, "claims", "manual"),
    (phase("buy"), "buying", "missing"),
    (phase("buy", buying="patras", seats={1: {"deeds": ["patras"]}}), "buying", "owner"),
    (phase("vote"), "caller", "missing"),
    (phase("vote", caller=0, turn={"waits": 0}), "turn.waits", "answer"),
    (phase("vote", caller=0, turn={"throws": 1}), "turn.throws", "first throw"),
    (phase("choice"), "choices", "missing"),
    (phase("choice", choices=["patras"]), "choices", "mortgaged"),
    (
        phase("choice", choices=["patras"], seats={0: {"cash": 0, "deeds": ["patras mortgaged"]}}),
        "turn.phase",
        "decide",
    ),
    # auctions
    (phase("bid"), "auction.lot", "missing"),
    (phase("bid", auction={"bid": 5}), "auction.lot", "one of"),
    (phase("bid", auction={"lot": "deed"}), "auction.deed", "bank"),
    (phase("bid", auction={**LOT, "bid": 5}), "auction.bid", "bidder"),
    (phase("bid", auction={**LOT, "bid": 3005, "bidder": 0}), "auction.bid", "cash"),
    (phase("bid", auction={**LOT, "bid": 5, "bidder": 0, "bidders": [1]}), "auction.bidder", "bidders"),
    (phase("bid", auction={**LOT, "city": "xanthi"}), "auction.city", "buildings"),
    (phase("bid", auction=LOT, seats={1: {"cash": 0}}), "turn.waits", "higher"),
    (phase("bid", auction={**LOT, "bidders": [1]}, turn={"waits": 2}), "turn.waits", "no bid"),
    (phase("bid", auction={**LOT, "bidders": [1, 2]}, seats={2: {"out": 1}}), "auction.bidders", "in the game"),
    (phase("bid", auction=HOUSE), "auction.city", "cannot build"),
    (phase("bid", auction={**HOUSE, "lot": "hotel"}, seats=BROWN), "auction.lot", "takes next"),
    (phase("bid", auction={**HOUSE, "deed": "patras"}, seats=BROWN), "auction.deed", "no building"),
    (phase("bid", auction={"lot": "house"}, seats=BROWN), "auction.city", "asker"),
    (phase("bid", auction=HOUSE, seats=BROWN), "turn.phase", "decide"),
    (phase("bid", auction=LOT, estate={"seat": 0, "deeds": ["arta"]}), "estate.seat", "not bankrupt"),
    # debts
    (phase("debt", debt={**DEBT, "owed": 500}), "debt.owed", "at once"),
    (phase("debt", debt={**DEBT, "creditor": 0}), "debt.creditor", "nobody"),
    (phase("debt", debt={**DEBT, "creditor": "rome"}), "debt.creditor", "bank, pot"),
    (phase("debt", debt={**DEBT, "creditor": "bank"}), "debt.creditor", "seat"),
    (phase("debt", debt={**DEBT, "reason": "trade"}), "debt.reason", "rent"),
    (phase("debt", debt={**DEBT, "reason": "tax", "detail": "rome"}), "debt.detail", "rome"),
    (phase("debt", debt={**DEBT, "reason": "tax", "detail": "arta", "creditor": "bank"}), "debt.detail", "tax"),
    (phase("debt", debt={**DEBT, "reason": "tax", "detail": "road_tax", "creditor": "pot"}), "debt.creditor", "pot"),
    (
        phase("debt", debt={**DEBT, "debtor": 1, "creditor": "bank", "reason": "card", "detail": "d13"}),
        "debt.debtor",
        "turn",
    ),
    (phase("debt", debt={"debtor": -1, "owed": 5}), "debt.debtor", "debtor"),
    (phase("debt", debt=FINE, seats={0: {"cash": 0, "custody": 3}}), "turn.move_due", "third"),
    (phase("debt", debt={**FINE, "detail": "x"}, seats={0: {"cash": 0}}), "debt.detail", "none"),
    (phase("debt", debt=DEBT, seats={1: {"out": 1}}), "debt.creditor", "nobody"),
    # bids and offers in the making
    (phase("amount"), "amount.purpose", "purpose"),
    (phase("amount", amount={"purpose": "bid", "digits": [40]}, auction=LOT), "amount.digits", "begin with 0"),
    (phase("amount", amount={"purpose": "bid", "digits": [0, 19]}, auction=LOT), "amount.digits[1]", "refused"),
    (phase("amount", amount={"purpose": "bid"}, auction={**LOT, "named": "patras"}), "auction", "lot_is_deed"),
    (phase("amount", amount={"purpose": "bid", "most": 100}, auction=LOT), "amount.most", "3000"),
    (phase("amount", amount={"purpose": "bid"}, auction={**LOT, "bid": 2995, "bidder": 0}), "turn.phase", "left"),
    (phase("amount", amount={"purpose": "giving"}), "deal.maker", "0 to 2"),
    (phase("compose"), "deal.maker", "0 to 2"),
    (phase("compose", deal={"maker": 0, "asked": 1}), "deal.kind", "needs"),
    (phase("answer", deal=OFFER), "deal", "nothing_to_trade"),
    (phase("answer", deal={**OFFER, "wants_money": 3005}, seats=BROWN), "deal.wants_money", "refused"),
    (phase("answer", deal={**OFFER, "gives_money": 50}, seats=BROWN), "deal.gives_money", "refused"),
    (phase("answer", deal={**OFFER, "kind": "proposal"}, seats=BROWN), "deal", "no_debt"),
    (phase("compose", deal={**OFFER, "gives": ["volos"]}, seats=BROWN), "deal", "refused"),
    (phase("compose", deal=OFFER, seats=BROWN), "deal", "no deal"),
    (phase("answer", deal=OFFER, seats=BROWN, turn={"waits": 2}), "turn.waits", "seat 1"),
]


@pytest.mark.parametrize(("position", "field", "word"), REFUSED)
def test_refused(position: dict[str, Any], field: str, word: str) -> None:
    assert_refused(GAME, position, field, word)


@pytest.mark.parametrize(
    ("position", "field", "word"),
    [
        ({"turn": {"bell": True}}, "turn.bell", "over"),
        (
            phase("debt", debt={**FINE, "creditor": "pot"}, seats={0: {"cash": 0, "custody": 3}}),
            "turn.move_due",
            "third",
        ),
        (
            phase("debt", debt={**DEBT, "reason": "tax", "detail": "road_tax", "creditor": "bank"}),
            "debt.creditor",
            "pot",
        ),
    ],
)
def test_refused_with_options(position: dict[str, Any], field: str, word: str) -> None:
    assert_refused(TIMED, position, field, word)


def test_claims() -> None:
    claims = {"debtor": 0, "open": [CLAIM, {**CLAIM, "owner": 2, "deed": "arta"}]}
    state = CLAIMED.position({"turn": {"throws": 1}, "claims": claims})
    assert "claim 2" in [state.notation(action, 2) for action in state.legal_actions(2)]
    assert state.insight()["claims"] == [35, 35]
    for wrong, field in (
        ({**CLAIM, "owner": 0}, "claims.open[0].owner"),
        ({**CLAIM, "amount": 0}, "claims.open[0].amount"),
    ):
        assert_refused(CLAIMED, {"claims": {"debtor": 0, "open": [wrong]}}, field, "nobody|from 5")


def test_everything_has_a_default() -> None:
    state = GAME.position({})
    assert [state.notation(action) for action in state.legal_actions()] == ["throw", "vote"]
    found = state.describe()
    assert found["seats"][2] == {
        "cash": 3000,
        "square": "start",
        "custody": 0,
        "deeds": [],
        "cards": [],
        "out": 0,
        "offers": 0,
        "voted": False,
    }
    assert found["bank"] == {"houses": 32, "hotels": 12, "pot": 0}
    assert len(found["decks"]["orders"]["unseen"]) == 16


@pytest.mark.parametrize(
    ("position", "waits", "clause"),
    [
        (phase("buy", buying="patras"), 0, "buy"),
        (phase("bid", auction=LOT), 1, "bid"),
        (phase("bid", auction={**LOT, "bid": 50, "bidder": 2}), 0, "bid"),
        (phase("debt", debt=DEBT, seats=BROWN), 0, "mortgage xanthi"),
        (phase("debt", debt={**DEBT, "debtor": 1, "creditor": 0, "reason": "card", "detail": "o14"}), 1, "give up"),
        (phase("debt", debt=FINE, seats={0: {"cash": 0, "custody": 3}}, turn={"move_due": 7}), 0, "give up"),
        (phase("choice", choices=["patras"], seats={2: {"deeds": ["patras mortgaged"]}}), 2, "choose lift"),
        (phase("vote", caller=1), 2, "yes"),
        (phase("compose", deal={"kind": "offer", "maker": 1, "asked": 0}, seats=BROWN), 1, "want xanthi"),
        (phase("answer", deal=OFFER, seats=BROWN), 1, "counter"),
        (phase("amount", deal={**OFFER, "wants_money": 0}, amount={"purpose": "wanting"}, seats=BROWN), 0, "digit 18"),
        (phase("amount", auction=LOT, amount={"purpose": "bid", "digits": [0, 4]}), 1, "660"),
    ],
)
def test_phases(position: dict[str, Any], waits: int, clause: str) -> None:
    state = GAME.position(position)
    assert state.current == waits
    assert clause in [state.notation(action) for action in state.legal_actions()]
    assert GAME.from_bytes(state.to_bytes()) == state


def test_a_series_of_payments() -> None:
    series = {"kind": "pay_each", "seat": 1, "amount": 50, "card": "d15"}
    debt = {"debtor": 0, "creditor": 1, "owed": 50, "reason": "card", "detail": "d15"}
    seats = {0: {"cash": 20}}
    state = GAME.position(phase("debt", series=series, debt=debt, seats=seats))
    assert GAME.from_bytes(state.to_bytes()) == state
    assert_refused(GAME, phase("debt", series={**series, "card": "o14"}, debt=debt, seats=seats), "series.card", "else")
    assert_refused(GAME, phase("debt", series={**series, "seat": 2}, debt=debt, seats=seats), "series.seat", "paid")


@pytest.mark.rule("H2.1")
def test_the_next_throws_can_be_told() -> None:
    for seed in range(1, 6):
        state = GAME.position({"seed": seed, "dice_next": [[6, 6], [1, 2]], "seats": {0: {"square": "prison"}}})
        state.push("throw")
        assert state.describe()["turn"]["dice"] == [6, 6]
        state = GAME.position({"seed": seed, "dice_next": [[5, 5], [1, 2]], "seats": {0: {"square": "prison"}}})
        for dice, square in (([5, 5], "parking"), ([1, 2], "nafplio")):
            state.push("throw")
            assert (state.describe()["turn"]["dice"], state.describe()["seats"][0]["square"]) == (dice, square)


@pytest.mark.rule("H1.2")
def test_the_top_card_can_be_told() -> None:
    start = {"seats": {0: {"square": "start"}, 1: {"cards": ["orders"]}}, "dice_next": [[3, 4]]}
    state = GAME.position({**start, "decks": {"orders": {"next": ["d03", "d02"], "top": "d04"}}})
    known = ["d04", "d01", "d05", "d06", "d07", "d08", "d09", "d11", "d12", "d13", "d14", "d15", "d16", "d03", "d02"]
    assert state.describe()["decks"]["orders"] == {"next": known, "unseen": []}
    state.push("throw")
    assert state.describe()["decks"]["orders"]["next"] == [*known[1:], "d04"]
    assert state.describe()["seats"][0]["square"] == "ioannina"


def deepen(seed: int, steps: int) -> State:
    """A position so many actions after the beginning."""
    state, dice = some_game(seed)
    for _ in range(steps):
        if state.is_over:
            break
        go_on(state, dice)
    return state


def test_positions_of_games_are_put_up_as_they_were() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        state, dice = some_game(seed)
        for _ in range(150):
            if state.is_over:
                break
            go_on(state, dice)
            if dice.random() < 0.5 or state.record.phase > 5:
                seen[PHASES[state.record.phase]] += 1
                assert state.game.from_bytes(state.to_bytes()) == state
    assert set(PHASES) <= set(seen)


def _spoil(data: Any, dice: random.Random) -> None:
    """Change a field or two of a record."""
    for _ in range(dice.choice((1, 1, 2))):
        row = data[dice.choice([name for name in data.dtype.names if name != "luck"])].reshape(-1)
        spot, limits = dice.randrange(len(row)), np.iinfo(row.dtype)
        there = int(row[spot])
        wrong = dice.choice((-2, -1, 0, 1, 2, 5, 28, limits.max, there + 1, there - 1, there + 5, there ^ 4))
        row[spot] = min(max(wrong, limits.min), limits.max)


def test_bytes_that_were_tampered_with_are_refused_or_playable() -> None:
    outcomes: Counter[bool] = Counter()
    for seed in range(60):
        dice = random.Random(seed)
        state = deepen(seed, dice.randrange(100))
        for _ in range(12):
            data = np.frombuffer(state.to_bytes(), packed(Hellas)).copy()
            _spoil(data, dice)
            try:
                other = state.game.from_bytes(data.tobytes())
            except BadSetting:
                outcomes[False] += 1
                continue
            outcomes[True] += 1
            assert other.to_bytes() == data.tobytes()
            for _ in range(10):
                if not other.is_over:
                    go_on(other, dice)
    assert outcomes[False] > outcomes[True] > 10


def test_a_description_is_a_position() -> None:
    state = GAME.position(LATE)
    again = GAME.position(state.describe())
    again._data["luck"] = state._data["luck"]
    assert again == state
