"""Rules of Hellas that no scenario can say: what chance may do, and what holds for every set-up and every card.

Seeds are fixed, so nothing here fails by bad luck; the bounds are wide enough for any fair generator.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cadastre
from cadastre.bots import RandomPlayer, next_to_act
from cadastre.core.refusals import BadNotation, BadSetting
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.games.hellas.edition import EDITIONS
from cadastre.games.hellas.rules.actions import A_THROW
from cadastre.games.hellas.rules.state import COLOURS, METRO, TRANSPORT
from tests import editions
from tests.fairness import assert_fair

PLAYERS = range(2, 9)
ORDERS = [f"d{number:02}" for number in range(1, 17)]
INSTRUCTIONS = [f"o{number:02}" for number in range(1, 17)]


def start(seed: int, players: int = 2, **options: Any) -> State:
    return cadastre.game("hellas", players=players, **options).new(seed=seed)


def put_up(players: int = 2, options: dict[str, Any] | None = None, **position: Any) -> State:
    return cadastre.game("hellas", players=players, **(options or {})).position(position)


def thrown(state: State) -> list[tuple[int, int, int]]:
    """The throws for the start: seat and both dice."""
    return [(event.seat, event.first, event.second) for event in state.events if event.name == "start_thrown"]


# H1.1: players and money


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_3000(players: int) -> None:
    state = start(1, players)
    seats = state.describe()["seats"]
    assert list(seats) == list(range(players))
    assert [seat["cash"] for seat in seats.values()] == [3000] * players
    assert not any(seat["deeds"] or seat["cards"] or seat["custody"] for seat in seats.values())


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("players", [0, 1, 9])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetting):
        cadastre.game("hellas", players=players)


# H1.2: the decks

CARD_SQUARE = {"orders": "start", "instructions": "prison"}
"""Where a throw of 7 leads to a card of this deck."""


def worlds(state: State, count: int) -> Iterator[State]:
    """The position after a throw, again and again with other luck."""
    knowledge, rng = state.knowledge(0), generator("worlds")
    for _ in range(count):
        world = knowledge.determinize(rng)
        world.apply(A_THROW)
        yield world


def cards_drawn(deck: str, decks: dict[str, Any]) -> list[str]:
    """The cards that throws of 7 bring: one throw in six."""
    state = put_up(seats={0: {"square": CARD_SQUARE[deck]}}, decks=decks)
    return [card_of(world) for world in worlds(state, 720) if sum(world.record.dice) == 7]


def card_of(state: State) -> str:
    """The card that was drawn."""
    card = next(event.card for event in state.events if event.name == "card_drawn")
    return str(state.game.edition.names["cards"][card])


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize(("deck", "cards"), [("orders", ORDERS), ("instructions", INSTRUCTIONS)])
def test_any_card_may_be_the_first(deck: str, cards: list[str]) -> None:
    assert_fair(cards_drawn(deck, {}), dict.fromkeys(cards, 1))


@pytest.mark.rule("H1.2")
def test_the_second_card_is_any_of_the_fifteen_others() -> None:
    others = [card for card in ORDERS if card != "d05"]
    assert_fair(cards_drawn("orders", {"orders": {"next": ["d05"], "unseen": others}}), dict.fromkeys(others, 1))


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize(("deck", "cards"), [("orders", ORDERS), ("instructions", INSTRUCTIONS)])
def test_sixteen_draws_bring_every_card_once_and_then_they_come_back_in_that_order(deck: str, cards: list[str]) -> None:
    decks: dict[str, Any] = {}
    held: list[str] = []
    seen: list[str] = []
    for _ in range(31):
        state = put_up(seats={0: {"square": CARD_SQUARE[deck], "cards": held}}, decks=decks)
        state = next(world for world in worlds(state, 200) if sum(world.record.dice) == 7)
        seen.append(card_of(state))
        found = state.describe()
        decks = {deck: found["decks"][deck]}
        held = found["seats"][0]["cards"]
    kept = {"orders": "d10", "instructions": "o03"}[deck]
    assert sorted(seen[:16]) == cards
    assert seen[16:] == [card for card in seen[:16] if card != kept]


@pytest.mark.rule("H1.2")
def test_nobody_knows_what_comes_and_everybody_knows_what_came() -> None:
    decks = {"orders": {"next": ["d05", "d01"]}}
    states = [put_up(seed=seed, decks=decks) for seed in range(3)]
    for seat in (0, 1, -1):
        assert len({state.knowledge(seat).record.tobytes() for state in states}) == 1
        view = states[0].view(seat)
        assert view["decks"]["orders"] == {"next": ["d05", "d01"], "unseen": 14}


# H1.3: who begins


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_highest_sum_begins_and_tied_players_throw_again(players: int) -> None:
    tied_once = False
    for seed in range(60):
        state = start(seed, players)
        throws = thrown(state)
        asked = list(range(players))
        while len(asked) > 1:
            round_of, throws = throws[: len(asked)], throws[len(asked) :]
            assert [seat for seat, _, _ in round_of] == asked
            best = max(first + second for _, first, second in round_of)
            asked = [seat for seat, first, second in round_of if first + second == best]
            tied_once |= len(asked) > 1
        assert throws == []
        turn = state.describe()["turn"]
        assert (turn["seat"], turn["waits"], turn["first"], turn["number"]) == (asked[0], asked[0], asked[0], 0)
    assert tied_once


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("players", [2, 3, 8])
def test_anybody_may_begin(players: int) -> None:
    found = [start(seed, players).describe()["turn"]["first"] for seed in range(20 * players)]
    assert_fair(found, dict.fromkeys(range(players), 1))


@pytest.mark.rule("H1.3")
def test_dice_for_the_start_are_fair() -> None:
    throws = [throw for seed in range(60) for throw in thrown(start(seed, 4))]
    for die in (1, 2):
        assert_fair((throw[die] for throw in throws), dict.fromkeys(range(1, 7), 1))


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_pawns_stand_on_the_start(players: int) -> None:
    seats = start(5, players).describe()["seats"]
    assert {seat["square"] for seat in seats.values()} == {"start"}


# H1.4, H1.5: the components


@pytest.mark.rule("H1.4")
def test_28_deeds_in_their_groups() -> None:
    groups = Counter(EDITIONS.default.figures["deed_group"][0].tolist())
    cities = [groups[colour] for colour in range(COLOURS)]
    assert cities == [2, 3, 3, 3, 3, 3, 3, 2]
    assert (sum(cities), groups[TRANSPORT], groups[METRO], groups.total()) == (22, 4, 2, 28)


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_buildings_of_the_bank(players: int) -> None:
    assert start(2, players).describe()["bank"] == {"houses": 32, "hotels": 12, "pot": 0}


@pytest.mark.rule("H1.5")
def test_the_lowest_mortgage_value_is_50(tmp_path: Path) -> None:
    change = ("monastiraki = { price = 300, mortgage = 150 }", "monastiraki = { price = 100, mortgage = 50 }")
    edition = editions.changed(EDITIONS, tmp_path, change)
    deed = edition.names["deeds"].index("monastiraki")
    assert (edition.figures["mortgage"][0, deed], edition.figures["interest"][0, deed]) == (50, 5)


# H2.1: the dice


@pytest.mark.rule("H2.1")
def test_dice_are_fair_and_know_nothing_of_each_other() -> None:
    found = [tuple(world.record.dice.tolist()) for world in worlds(put_up(), 360)]
    assert_fair(found, {(first, second): 1 for first in range(1, 7) for second in range(1, 7)})


# H3.2: amounts


@pytest.mark.rule("H3.2")
@pytest.mark.parametrize("amount", ["1", "12", "104", "7.5", "-5"])
def test_bids_are_multiples_of_five(amount: str) -> None:
    state = put_up(turn={"phase": "bid"}, auction={"lot": "deed", "deed": "athens"})
    with pytest.raises(BadNotation):
        state.push(f"bid {amount}")


# H4.5: claims


@pytest.mark.rule("H4.5")
def test_each_open_claim_lapses_once_at_a_vote() -> None:
    seats = {0: {"square": "arta"}, 1: {"deeds": ["arta", "coach"]}}
    claims = {"debtor": 0, "open": [{"owner": 1, "deed": deed, "amount": 10} for deed in ("arta", "coach")]}
    state = put_up(2, {"claim_rent": "manual"}, turn={"seat": 1}, seats=seats, claims=claims)
    state.push("vote")
    state.push("yes")
    lapsed = [(event.seat, event.debtor) for event in state.events if event.name == "rent_lapsed"]
    assert lapsed == [(1, 0), (1, 0)]
    assert state.record.claims == 0


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize("on_turn", [1, 2])
def test_bots_always_claim(on_turn: int) -> None:
    seats = {0: {"square": "arta"}, 1: {"deeds": ["arta", "port", "xanthi mortgaged"]}}
    claims = {"debtor": 0, "open": [{"owner": 1, "deed": "arta", "amount": 10}]}
    state = put_up(3, {"claim_rent": "manual"}, turn={"seat": on_turn}, seats=seats, claims=claims)
    for seed in range(20):
        bot = RandomPlayer(seed)
        if on_turn == 1:
            action = bot.choose(state.knowledge(1), state.legal_actions(1))
        else:
            seat, interjected = next_to_act(state.asides({1}), {1: bot}, state.current)
            assert seat == 1
            assert interjected is not None
            action = interjected
        assert state.notation(action, 1) == "claim 1"


# H5.7: every card

EFFECTS: dict[str, tuple[int, str]] = {
    # what it does to the cash of whoever draws it, and where the pawn comes to
    "d01": (500, "start"),
    "d02": (0, "athens"),
    "d03": (0, "patras"),
    "d04": (0, "ioannina"),
    "d05": (0, "port"),
    "d06": (0, "coach"),
    "d07": (0, "syntagma"),
    "d08": (0, "alexandroupoli"),
    "d09": (0, "prison"),
    "d10": (0, "order_1"),
    "d11": (300, "order_1"),
    "d12": (100, "order_1"),
    "d13": (-50, "order_1"),
    "d14": (-150, "order_1"),
    "d15": (-2 * 50, "order_1"),
    "d16": (-(4 * 50 + 200), "order_1"),
    "o01": (0, "parking"),
    "o02": (0, "prison"),
    "o03": (0, "instruction_1"),
    "o04": (250, "instruction_1"),
    "o05": (200, "instruction_1"),
    "o06": (150, "instruction_1"),
    "o07": (100, "instruction_1"),
    "o08": (100, "instruction_1"),
    "o09": (50, "instruction_1"),
    "o10": (-50, "instruction_1"),
    "o11": (-100, "instruction_1"),
    "o12": (-200, "instruction_1"),
    "o13": (-100, "instruction_1"),
    "o14": (2 * 20, "instruction_1"),
    "o15": (-3 * 20, "instruction_1"),
    "o16": (-(4 * 80 + 250), "instruction_1"),
}


@pytest.mark.rule("H5.7", "H5.1")
@pytest.mark.parametrize("card", [*ORDERS, *INSTRUCTIONS])
def test_what_each_card_does(card: str) -> None:
    """Three players; the one who draws has four houses, a hotel and three deeds, one of them mortgaged."""
    deck, throw = ("orders", [3, 4]) if card in ORDERS else ("instructions", [1, 1])
    deeds = ["thessaloniki 4", "athens hotel", "xanthi mortgaged"]
    state = put_up(3, dice_next=[throw], decks={deck: {"top": card}}, seats={0: {"cash": 1000, "deeds": deeds}})
    state.push("throw")
    found = state.describe()
    assert card_of(state) == card
    drawer = found["seats"][0]
    assert (drawer["cash"] - 1000, drawer["square"]) == EFFECTS[card]
    assert drawer["custody"] == (card in ("d09", "o02"))
    kept = card in ("d10", "o03")
    assert drawer["cards"] == ([deck] if kept else [])
    assert (found["decks"][deck]["next"][-1] == card) != kept
    others = {"d15": 50, "o14": -20}.get(card, 0)
    assert [found["seats"][seat]["cash"] for seat in (1, 2)] == [3000 + others] * 2


# H9.1: deeds that are dealt


@pytest.mark.rule("H9.1", "H1.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("short_game", [1, "time"])
def test_two_deeds_for_each_player_at_their_prices(players: int, short_game: int | str) -> None:
    prices = EDITIONS.default.figures["price"][0].tolist()
    names = EDITIONS.default.names["deeds"]
    for seed in range(5):
        state = start(seed, players, short_game=short_game)
        found = state.describe()
        held = [seat["deeds"] for seat in found["seats"].values()]
        assert [len(deeds) for deeds in held] == [2] * players
        assert len({deed for deeds in held for deed in deeds}) == 2 * players
        for seat, deeds in enumerate(held):
            cost = sum(prices[names.index(deed)] for deed in deeds)
            assert found["seats"][seat]["cash"] == 3000 - cost
            paid = [event.amount for event in state.events if event.name == "paid" and event.seat == seat]
            assert sum(paid) == cost
        assert state.scores == [3000] * players


@pytest.mark.rule("H9.1")
def test_any_deed_may_be_dealt_to_anybody() -> None:
    dealt = [event for seed in range(120) for event in start(seed, 3, short_game=1).events if event.name == "dealt"]
    assert_fair((event.deed for event in dealt), dict.fromkeys(range(28), 1))
    for seat in range(3):
        assert_fair((event.deed < 14 for event in dealt if event.seat == seat), {True: 1, False: 1})


@pytest.mark.rule("H9.1", "H9.3")
@pytest.mark.parametrize("options", [{}, {"round_limit": 3}])
def test_without_the_short_game_nothing_is_dealt(options: dict[str, Any]) -> None:
    state = start(1, 4, **options)
    assert not [event for event in state.events if event.name == "dealt"]
    assert not any(seat["deeds"] for seat in state.describe()["seats"].values())
