"""What a screen draws of Hellas: all that lies open, nothing that chance will decide, and no empty promise."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

import cadastre
from cadastre.core.moves import Move
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.games.hellas.game import RULES
from cadastre.games.hellas.legality.position import DEALS, DUE, LOTS, MORTGAGES, PHASES, PURPOSES, SERIES
from cadastre.games.hellas.presentation.printed import KINDS
from cadastre.games.hellas.presentation.prospect import prospect
from cadastre.games.hellas.presentation.scene import scene
from cadastre.games.hellas.presentation.scene_shape import Deed, Prospect, Scene
from tests.games.hellas.fuzzing import tables
from tests.games.hellas.two_worlds import positions

GAME = cadastre.game("hellas", players=3)
MANUAL = cadastre.game("hellas", players=3, claim_rent="manual", parking_pot=True, round_limit=9)


DEBT: dict[str, Any] = {
    "turn": {"phase": "debt"},
    "seats": {0: {"cash": 100, "deeds": ["xanthi", "railway"]}, 1: {"deeds": ["athens hotel", "thessaloniki 4"]}},
    "debt": {"debtor": 0, "creditor": 1, "owed": 250, "reason": "rent", "detail": "athens"},
}
SERIES_OF_DEBTS: dict[str, Any] = {
    "turn": {"phase": "debt"},
    "seats": {1: {"cash": 0, "deeds": ["railway"]}},
    "series": {"kind": "collect_each", "seat": 1, "amount": 20, "card": "o14"},
    "debt": {"debtor": 1, "creditor": 0, "owed": 20, "reason": "card", "detail": "o14"},
}
BROKE: dict[str, Any] = {
    "turn": {"phase": "debt"},
    "seats": {0: {"cash": 0, "deeds": ["xanthi mortgaged", "railway mortgaged"]}},
    "debt": {"debtor": 0, "creditor": "bank", "owed": 500, "reason": "tax", "detail": "income_tax"},
}
CLAIMED: dict[str, Any] = {
    "turn": {"throws": 1, "dice": [1, 2]},
    "seats": {1: {"deeds": ["athens"]}},
    "claims": {"debtor": 0, "open": [{"owner": 1, "deed": "athens", "amount": 100}]},
}
SCARCE: dict[str, Any] = {
    "bank": {"houses": 1},
    "seats": {
        0: {"deeds": ["xanthi", "alexandroupoli"]},
        1: {"deeds": ["athens", "thessaloniki"]},
        2: {"deeds": ["larissa", "volos", "trikala"]},
    },
}
SCARCE_HOTELS: dict[str, Any] = {
    "bank": {"hotels": 1},
    "seats": {0: {"deeds": ["xanthi 4", "alexandroupoli 4"]}, 1: {"deeds": ["athens 4", "thessaloniki 4"]}},
}
RARE: tuple[tuple[dict[str, Any], tuple[str, ...]], ...] = (
    (DEBT, ("propose xanthi for 150",)),
    (DEBT, ("propose",)),
    (DEBT, ("propose", "give xanthi", "want money")),
    (SERIES_OF_DEBTS, ()),
    (BROKE, ("give up",)),
    (SCARCE, ("build xanthi",)),
    (SCARCE_HOTELS, ("build xanthi",)),
)
"""Positions that random players seldom come to, and what is done there."""


class Shown(NamedTuple):
    """A position, and its scene for every seat and for a spectator."""

    state: State
    scenes: dict[int, Scene]


@pytest.fixture(scope="module")
def shown() -> list[Shown]:
    """Positions of many games with all sorts of options."""
    found = list(positions(list(tables()), 250, seed=1))
    over = found[0].game.new(seed=1)
    dice = random.Random(1)
    while not over.is_over:
        over.apply(dice.choice(over.legal_actions()))
    rare = [spoken(put_up(table), *texts) for table, texts in RARE]
    return [Shown(state, scenes(state)) for state in [*found, *rare, put_up(CLAIMED, MANUAL), over]]


def spoken(state: State, *texts: str) -> State:
    """The position after some actions and whole moves."""
    for text in texts:
        step = [action for action in state.legal_actions() if state.notation(action) == text]
        if step:
            state.apply(step[0])
        else:
            state.push(text)
    return state


def scenes(state: State) -> dict[int, Scene]:
    return {seat: scene(state.knowledge(seat)) for seat in (-1, *state.game.seats)}


def prospects(state: State, seat: int) -> Iterator[tuple[Move, Prospect]]:
    for action in state.legal_actions(seat):
        move = Move(seat, state.notation(action, seat), (action,), state)
        yield move, prospect(move)


def put_up(table: dict[str, Any], game: Any = GAME) -> State:
    state: State = game.position(table)
    return state


def drawn(state: State, seat: int | None = None) -> Scene:
    return scene(state.knowledge(state.current if seat is None else seat))


def deeds(found: Scene) -> dict[str, Deed]:
    return {space.deed.id: space.deed for space in found.spaces if space.deed}


# all positions


def test_scenes_and_prospects_travel(shown: list[Shown]) -> None:
    assert RULES.face.shapes == (Scene, Prospect)
    for state, found in shown:
        for seen in found.values():
            assert msgspec.json.decode(msgspec.json.encode(seen), type=Scene) == seen
        for seat in state.game.seats:
            for _, expected in prospects(state, seat):
                assert msgspec.json.decode(msgspec.json.encode(expected), type=Prospect) == expected


@pytest.mark.rule("H1.2")
def test_no_scene_or_prospect_tells_what_chance_will_decide(shown: list[Shown]) -> None:
    for number, (state, found) in enumerate(shown):
        for seat, seen in found.items():
            twin = state.knowledge(seat).determinize(generator(number))
            assert scene(twin.knowledge(seat)) == seen
            if seat >= 0:
                here, there = (list(prospects(world, seat)) for world in (state, twin))
                assert [one for _, one in here] == [one for _, one in there]


def test_everything_that_can_be_shown_occurs(shown: list[Shown]) -> None:
    all_scenes = [seen for _, found in shown for seen in found.values()]
    spaces = [space for seen in all_scenes for space in seen.spaces]
    assert {seen.phase for seen in all_scenes} == set(PHASES)
    assert {seen.throw.due for seen in all_scenes} == set(DUE)
    assert {space.kind for space in spaces} == set(KINDS)
    assert {space.deed.group for space in spaces if space.deed} == set(GAME.edition.names["groups"])
    assert {space.deed.mortgage for space in spaces if space.deed} == set(MORTGAGES)
    assert {seen.deal.kind for seen in all_scenes if seen.deal} == set(DEALS) - {"none"}
    assert {seen.amount.purpose for seen in all_scenes if seen.amount} == set(PURPOSES)
    assert {seen.auction.lot for seen in all_scenes if seen.auction} == set(LOTS) - {"none"}
    assert {seen.series.kind for seen in all_scenes if seen.series} == set(SERIES) - {"none"}
    for part in ("claims", "purchase", "debt", "choice", "vote", "estate"):
        assert any(getattr(seen, part) for seen in all_scenes), part


def test_what_lies_open_is_the_same_for_all(shown: list[Shown]) -> None:
    """Only what is still being put together is shown to nobody but its maker."""
    for state, found in shown:
        plain = {seat: msgspec.to_builtins(seen) for seat, seen in found.items()}
        for seat, seen in plain.items():
            assert seen.pop("seat") == seat
            own = {"deal": seen.pop("deal"), "amount": seen.pop("amount")}
            if seat != state.current:
                assert own["amount"] is None
                assert own["deal"] is None or own["deal"]["is_made"]
        assert all(seen == plain[-1] for seen in plain.values())


def test_scenes_agree_with_insights_and_views(shown: list[Shown]) -> None:
    for state, found in shown:
        seen, insight, view = found[-1], state.insight(), state.view(-1)
        for number, seat in enumerate(seen.seats):
            known = insight["seats"][number]
            assert (seat.cash, seat.wealth, seat.could_raise) == (known["cash"], known["wealth"], known["raise"])
            assert seat.groups == known["groups"]
            assert len(seat.deeds) == len(view["seats"][number]["deeds"])
            assert seat.cards == view["seats"][number]["cards"]
            standing = [*seen.spaces[seat.space].pawns, *seen.spaces[seat.space].custody]
            assert (number in standing) == (not seat.out)
        for name, deed in deeds(seen).items():
            assert deed.rent == (insight["times"][name] if deed.by_throw else insight["rents"][name])
            assert deed.rent == (deed.rents[deed.rent_line] if deed.rent_line >= 0 else 0)
        for group in seen.groups:
            assert group.owner == next((n for n, seat in enumerate(seen.seats) if group.id in seat.groups), -1)
            assert sum(group.counts) == sum(deeds(seen)[deed].owner >= 0 for deed in group.deeds)
        for deck in seen.decks:
            assert deck.unseen == view["decks"][deck.id]["unseen"]
            assert [card.id for card in deck.known] == view["decks"][deck.id]["next"]
        assert seen.current == state.current


def test_a_prospect_is_what_comes(shown: list[Shown]) -> None:
    """Wherever nothing is left to luck."""
    sure = 0
    for state, _ in shown:
        for seat in state.game.seats:
            before, insight = state.describe()["seats"][seat], state.insight()
            had = [*names(before["deeds"]), *(f"card {deck}" for deck in before["cards"])]
            for move, found in prospects(state, seat):
                assert found.leaves == before["cash"] - found.pays + found.gains
                assert found.is_certain == (move.after is not None)
                if move.after is None:
                    continue
                sure += 1
                now, then = move.after.describe()["seats"][seat], move.after.insight()
                have = [*names(now["deeds"]), *(f"card {deck}" for deck in now["cards"])]
                assert (found.leaves, found.wealth) == (now["cash"], then["seats"][seat]["wealth"])
                assert set(found.gets) == set(have) - set(had)
                assert set(found.loses) == set(had) - set(have)
                for deed, rent in found.rents.items():
                    times = then["times"].get(deed, insight["times"].get(deed))
                    assert rent == (times if times is not None else then["rents"][deed])
                changed = {deed for deed, rent in then["rents"].items() if rent != insight["rents"][deed]}
                assert changed == set(found.rents)
                won = set(then["seats"][seat]["groups"]) - set(insight["seats"][seat]["groups"])
                assert won == {one.group for one in found.groups if one.seat == seat and one.after == one.of}
    assert sure > 1000


def names(described: list[str]) -> list[str]:
    return [text.partition(" ")[0] for text in described]


# what is on the table


def test_the_board_and_the_seats() -> None:
    state = put_up(
        {
            "seats": {
                0: {"deeds": ["patras 3", "nafplio 3", "kalamata 4", "railway"], "square": "patras"},
                1: {"deeds": ["athens mortgaged", "syntagma", "port", "coach put_off"], "cards": ["orders"]},
                2: {"square": "prison", "custody": 2},
            }
        }
    )
    found = drawn(state)
    assert len(found.spaces) == 40
    assert (found.spaces[0].kind, found.spaces[0].pawns, found.salary, found.fine) == ("start", [1], 500, 100)
    prison = next(space for space in found.spaces if space.kind == "prison")
    assert (prison.pawns, prison.custody, found.seats[2].custody) == ([], [2], 2)
    patras, athens, port, stop = (deeds(found)[name] for name in ("patras", "athens", "port", "syntagma"))
    assert (patras.group, patras.price, patras.owner, patras.level) == ("red", 440, 0, 3)
    assert (patras.rents[:3], patras.rent, patras.rent_line) == ([35, 70, 190], patras.rents[4], 4)
    assert (athens.mortgage, athens.rent, athens.rent_line) == ("mortgaged", 0, -1)
    assert (port.rents, port.rent) == ([50, 100, 200, 400], 100)
    assert (stop.rents, stop.rent, stop.by_throw) == ([10, 20], 10, True)
    assert deeds(found)["coach"].lift > deeds(found)["coach"].mortgage_value
    assert (found.seats[0].houses, found.seats[0].hotels, found.seats[0].groups) == (10, 0, ["red"])
    assert (found.seats[1].cards, found.bank.houses, found.bank.hotels, found.bank.pot) == (["orders"], 22, 12, None)
    red = next(group for group in found.groups if group.id == "red")
    assert (red.deeds, red.counts, red.owner) == (["patras", "nafplio", "kalamata"], [3, 0, 0], 0)
    assert (found.on_turn, found.current, found.throw.due, found.throw.dice) == (0, 0, "must", [])


def test_limits_pot_and_decks() -> None:
    state = put_up({"bank": {"pot": 200}, "turn": {"rounds": 4}, "decks": {"orders": {"next": ["d13"]}}}, MANUAL)
    found = drawn(state)
    assert (found.round, found.last_round, found.timed, found.bell, found.bank.pot) == (5, 9, False, False, 200)
    orders, instructions = found.decks
    assert ([card.id for card in orders.known], orders.unseen, instructions.unseen) == (["d13"], 15, 16)
    assert orders.known[0].text.id == "hellas-card-text"


@pytest.mark.rule("H3.1")
def test_a_purchase() -> None:
    owner = {"square": "kalamata", "deeds": ["patras", "nafplio"]}
    state = put_up({"turn": {"phase": "buy"}, "buying": "kalamata", "seats": {0: owner}})
    bought = drawn(state).purchase
    assert bought is not None
    assert (bought.deed, bought.own, bought.of) == ("kalamata", 2, 3)
    (buy,) = [one for move, one in prospects(state, 0) if move.text == "buy"]
    assert (buy.pays, buy.leaves, buy.gets) == (bought.price, 3000 - bought.price, ["kalamata"])
    assert [(one.seat, one.group, one.before, one.after, one.of) for one in buy.groups] == [(0, "red", 2, 3, 3)]
    assert buy.rents["patras"] == 70


@pytest.mark.rule("H3.2")
def test_an_auction_of_a_deed() -> None:
    state = put_up({"turn": {"phase": "buy"}, "buying": "chania", "seats": {0: {"square": "chania"}}})
    for text in ("auction", "bid 300", "bid 480", "pass"):
        state.push(text)
    found = drawn(state).auction
    assert found is not None
    assert (found.lot, found.deed, found.bid, found.bidder) == ("deed", "chania", 480, 2)
    assert (found.bidding, found.passed, found.least, found.most, found.cities) == ([1, 2], [0], 485, 3000, {})
    state.apply(state.legal_actions()[0])
    amount = drawn(state).amount
    assert amount is not None
    assert (amount.purpose, amount.least, amount.most, amount.step) == ("bid", 485, 3000, 5)
    assert drawn(state, 0).amount is None


@pytest.mark.rule("H6.3", "H11.7")
def test_an_auction_of_a_house() -> None:
    state = put_up(SCARCE)
    state.push("build xanthi")
    found = drawn(state).auction
    assert found is not None
    assert (found.lot, found.deed, found.city, found.bid, found.bidder) == ("house", None, "xanthi", 100, 0)
    assert found.cities == {"athens": 400, "thessaloniki": 400}


@pytest.mark.rule("H8.2")
def test_an_offer_and_the_counter_offer() -> None:
    seats = {0: {"deeds": ["railway", "thessaloniki"]}, 1: {"deeds": ["athens mortgaged", "port"], "cards": ["orders"]}}
    state = spoken(put_up({"seats": seats}), "offer 1", "give railway", "want athens")
    assert drawn(state, 1).deal is None
    begun = drawn(state, 0).deal
    assert begun is not None
    assert (begun.kind, begun.is_made, begun.maker.items, begun.asked.items) == (
        "offer",
        False,
        ["railway"],
        ["athens"],
    )
    state = put_up({"seats": seats})
    state.push("offer 1: railway + 350 for athens + card orders")
    made = drawn(state, 2).deal
    assert made is not None
    assert (made.is_made, made.maker.seat, made.asked.seat) == (True, 0, 1)
    assert (made.maker.money, made.maker.worth, made.asked.worth) == (350, 750, 800)
    assert (made.asked.items, made.mortgaged) == (["athens", "card orders"], ["athens"])
    counts = {(one.seat, one.group): (one.before, one.after, one.of) for one in made.groups}
    assert counts == {
        (0, "blue"): (1, 2, 2),
        (0, "transport"): (1, 0, 4),
        (1, "blue"): (1, 0, 2),
        (1, "transport"): (1, 2, 4),
    }
    (accepted,) = [one for move, one in prospects(state, 1) if move.text == "accept"]
    assert (accepted.gets, accepted.loses, accepted.gains) == (["railway"], ["athens", "card orders"], 350)
    state.push("counter: athens for railway + 500")
    countered = drawn(state, 0).deal
    assert countered is not None
    assert (countered.kind, countered.maker.seat, countered.asked.money) == ("counter", 1, 500)


@pytest.mark.rule("H10.1")
def test_a_debt_and_a_proposal() -> None:
    state = put_up(DEBT)
    found = drawn(state, 2).debt
    assert found is not None
    assert (found.debtor, found.creditor, found.owed, found.cash, found.missing) == (0, 1, 250, 100, 150)
    assert (found.could_raise, found.proposals_left, found.reason.id) == (100 + 60 + 200, 3, "hellas-reason-rent")
    moves = {move.text: one for move, one in prospects(state, 0)}
    assert (moves["mortgage xanthi"].leaves, moves["mortgage xanthi"].missing) == (160, 90)
    assert (moves["mortgage railway"].pays, moves["mortgage railway"].leaves) == (250, 50)
    state.push("propose xanthi for 150")
    deal = drawn(state, 2).deal
    assert deal is not None
    assert (deal.kind, deal.part, deal.maker.items, deal.asked.money) == ("proposal", 150, ["xanthi"], 0)


@pytest.mark.rule("H10.2")
def test_what_a_bankrupt_leaves() -> None:
    state = spoken(put_up(BROKE), "give up")
    found = drawn(state)
    assert found.estate is not None
    assert found.auction is not None
    assert (found.auction.deed, found.estate.seat, found.estate.deeds) == ("xanthi", 0, ["railway"])
    assert (found.seats[0].out, found.spaces[0].pawns, found.auction.passed) == (1, [1, 2], [])


@pytest.mark.rule("H7.3")
def test_what_becomes_of_a_mortgage() -> None:
    seats = {0: {"deeds": ["chania mortgaged", "corfu mortgaged"]}, 1: {"cash": 900}}
    state = put_up({"seats": seats})
    state.push("offer 1: chania + corfu for 100")
    state.push("accept")
    choice = drawn(state).choice
    assert choice is not None
    assert (choice.deed, choice.owner, choice.following) == ("chania", 1, ["corfu"])
    assert (choice.lift, choice.interest, choice.after_interest, choice.later) == (285, 25, 260, 310)


@pytest.mark.rule("H10.4")
def test_a_vote() -> None:
    state = put_up({})
    state.push("vote")
    state.push("yes")
    vote = drawn(state).vote
    assert vote is not None
    assert (vote.caller, vote.yes, vote.waiting) == (0, [1], [2])
    assert [seat.may_call_vote for seat in drawn(state).seats] == [False, True, True]


@pytest.mark.rule("H4.5")
def test_claims() -> None:
    state = put_up(CLAIMED, MANUAL)
    (found,) = drawn(state, 2).claims
    assert (found.owner, found.debtor, found.deed, found.amount) == (1, 0, "athens", 100)
    (claimed,) = [one for move, one in prospects(state, 1) if move.text == "claim 1"]
    assert (claimed.gains, claimed.leaves, claimed.is_certain) == (100, 3100, True)


def test_a_throw_promises_nothing() -> None:
    (throw,) = [one for move, one in prospects(put_up({}), 0) if move.text == "throw"]
    assert (throw.is_certain, throw.leaves, throw.pays, throw.gains) == (False, 3000, 0, 0)


@pytest.mark.rule("H6.1")
def test_a_house_says_its_rent() -> None:
    state = put_up({"seats": {0: {"deeds": ["patras 1", "nafplio 1", "kalamata 2"]}}})
    moves = {move.text: one for move, one in prospects(state, 0)}
    assert (moves["build patras"].pays, moves["build patras"].rents) == (300, {"patras": 570})
    assert moves["sell kalamata"].gains == 150
