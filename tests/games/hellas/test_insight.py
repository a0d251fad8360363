"""What people are told of a position of Hellas."""

import random
from typing import Any

import pytest

import cadastre
from cadastre.games.hellas.rules.actions import ACTIONS
from cadastre.games.hellas.rules.events import BY_RENT
from testkit.random_play import go_on
from tests.games.hellas.tables import LATE, some_game

GAME = cadastre.game("hellas", players=2)
WEALTHY: dict[str, Any] = {
    "cash": 735,
    "deeds": ["xanthi hotel", "alexandroupoli 4", "arta 1", "preveza 1", "ioannina", "rhodes mortgaged"],
}


@pytest.mark.rule("H10.4", "H11.5")
def test_the_worked_example_of_wealth() -> None:
    state = GAME.position({"seats": {0: WEALTHY}})
    sheet = {"cash": 735, "deeds": 880, "mortgaged": 320, "houses": 600, "hotels": 500, "total": 3035}
    assert state.score_sheet()[0] == sheet
    assert state.insight()["seats"][0] == {
        "cash": 735,
        "wealth": 3035,
        "raise": 735 + 250 + 200 + 50 + 50 + 60 + 60 + 100 + 100 + 120,
        "groups": ["brown", "light_blue"],
    }
    assert state.scores == [3035, 3000]
    assert state.ranks == [1, 2]


@pytest.mark.rule("H4.1", "H4.2", "H4.3", "H4.4")
def test_rents_as_they_stand() -> None:
    deeds = ["patras", "nafplio", "kalamata mortgaged", "syntagma", "railway", "coach mortgaged", "athens"]
    found = GAME.position({"seats": {0: {"deeds": deeds}, 1: WEALTHY}}).insight()
    rents = {name: amount for name, amount in found["rents"].items() if amount}
    assert rents == {
        "patras": 70,
        "nafplio": 70,
        "athens": 100,
        "railway": 100,
        "syntagma": 70,
        "xanthi": 650,
        "alexandroupoli": 600,
        "arta": 60,
        "preveza": 60,
        "ioannina": 30,
    }
    assert found["times"] == {"syntagma": 10, "monastiraki": 0}
    both = GAME.position({"seats": {1: {"deeds": ["syntagma", "monastiraki mortgaged"]}}}).insight()
    assert both["times"] == {"syntagma": 20, "monastiraki": 0}
    assert both["rents"]["syntagma"] == 140


@pytest.mark.rule("H4.1")
def test_rents_are_what_is_paid() -> None:
    paid = 0
    for seed in range(60):
        state, dice = some_game(seed)
        deeds, known = state.game.edition.names["deeds"], state.insight()
        for _ in range(80):
            if state.is_over:
                break
            go_on(state, dice)
            names = [event.name for event in state.events]
            for event in state.events:
                if (
                    event.name == "paid"
                    and event.reason == BY_RENT
                    and names[0] == "thrown"
                    and "card_drawn" not in names
                ):
                    deed, thrown = deeds[event.detail], sum(state.describe()["turn"]["dice"])
                    times = known["times"].get(deed, 0)
                    assert event.amount == (times * thrown if times else known["rents"][deed])
                    paid += 1
            known = state.insight()
    assert paid > 20


def test_sheets_add_up_to_scores() -> None:
    for seed in range(20):
        state, dice = some_game(seed)
        for _ in range(60):
            if not state.is_over:
                go_on(state, dice)
        sheets = state.score_sheet()
        assert [sheet["total"] for sheet in sheets] == state.scores
        assert all(sum(sheet.values()) == 2 * sheet["total"] for sheet in sheets)
        assert [state.insight()["seats"][seat]["wealth"] for seat in state.game.seats] == state.scores


@pytest.mark.rule("H1.2")
def test_everybody_is_shown_everything_but_the_order_of_cards() -> None:
    state = GAME.position({**LATE, "decks": {"orders": {"next": ["d01", "d05"]}}})
    told = state.describe()
    told["decks"] = {"orders": {"next": ["d01", "d05"], "unseen": 13}, "instructions": {"next": [], "unseen": 16}}
    for seat in (-1, 0, 1):
        assert state.view(seat) == {**told, "seat": seat}


def test_what_moves_cost() -> None:
    seats = {0: {"deeds": ["patras", "nafplio", "kalamata", "rhodes mortgaged"], "cards": ["orders"], "custody": 1}}
    for text, cost in (
        ("build patras, nafplio", {"money": 600}),
        ("lift rhodes", {"money": 350}),
        ("mortgage patras", {}),
        ("fine", {"money": 100}),
        ("acquit orders", {"cards": ["d10"]}),
    ):
        state = GAME.position({"seats": seats})
        assert state.push(text).cost == cost, text
    state = GAME.position({"seats": seats})
    state.push("offer 0: 50 for patras", seat=1)
    move = state.push("accept")
    assert move.cost == {"deeds": ["patras"]}
    assert move.changes["seats"][0]["cash"] == 3050
    assert move.changes["rents"]["nafplio"] == 35


def test_events_in_words() -> None:
    state = GAME.position({"dice_next": [[1, 2]], "seats": {1: {"deeds": ["alexandroupoli"]}}})
    state.push("throw")
    told = [(event.name, state.game.rules.event_words(state, event)) for event in state.events]
    assert told == [
        ("thrown", {"seat": 0, "first": 1, "second": 2, "doubles": 0}),
        ("moved", {"seat": 0, "origin": "start", "square": "alexandroupoli", "way": "throw"}),
        ("paid", {"seat": 0, "to": 1, "amount": 10, "reason": "rent", "detail": "alexandroupoli"}),
    ]
    words = state.game.rules.event_words
    for name, values, param, word in (
        ("paid", (0, -1, 100, 4, -1), "to", "bank"),
        ("paid", (0, -2, 50, 1, 12), "detail", "d13"),
        ("paid", (0, -2, 500, 2, 4), "detail", "income_tax"),
        ("received", (0, -2, 500, 13, -1), "source", "pot"),
        ("debt_opened", (0, 1, 500, 3, 15), "creditor", 1),
        ("offered", (0, 1, 1 << 28, 3, -50), "gives", ["card orders"]),
        ("offered", (0, 1, 1 << 28, 3, -50), "wants", ["xanthi", "alexandroupoli"]),
        ("auction_opened", (-1, 2, -1, 3), "bidders", [0, 1]),
        ("auction_opened", (-1, 2, -1, 3), "lot", "house"),
        ("auction_opened", (-1, 2, -1, 3), "deed", ""),
        ("card_drawn", (0, 1, 24), "deck", "instructions"),
        ("card_drawn", (0, 1, 24), "card", "o01"),
        ("custody_entered", (0, 2), "why", "doubles"),
        ("custody_left", (0, 3), "how", "third_throw"),
        ("mortgage_kept", (0, 3, 2), "choice", "later"),
        ("vote_cast", (0, 1), "yes", True),
        ("game_over", (-1, 2, 3), "winners", [1]),
        ("game_over", (-1, 2, 3), "reason", "bell"),
    ):
        assert words(state, GAME.event(name, *values))[param] == word, (name, param)


def test_clicks() -> None:
    state = GAME.position({"seats": {0: WEALTHY}})
    clicks = state.game.rules.clicks
    ids = [tuple(clicks(state, action, 0)) for action in range(ACTIONS)]
    pairs = [(one, state.game.rules.kind_of(action)) for action, one in enumerate(ids)]
    assert ids[0] == ("button-throw",)
    known = {one for found, _ in pairs for one in found}
    for name in (
        *("button-end", "button-give-up", "button-choose-later", "button-bell", "button-give-money", "square-39"),
        *("deed-patras", "card-orders", "colour-red", "seat-7", "digit-31", "claim-3"),
    ):
        assert name in known
    apart = [found for found, kind in pairs if kind not in ("give", "want", "acquit")]
    assert len(set(apart)) == len(apart)


def test_insights_have_the_same_shape_everywhere() -> None:
    dice = random.Random(1)
    state = GAME.new(seed=1)
    shape = {name: set(part) for name, part in state.insight().items() if name != "claims"}
    for _ in range(300):
        if not state.is_over:
            go_on(state, dice)
    assert {name: set(part) for name, part in state.insight().items() if name != "claims"} == shape
    assert state.knowledge(-1).insight() == state.insight()
