"""What scenarios can't say of H8 to H10: what cannot even be written, what is dealt, and what holds in every game."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import cadastre
from cadastre.core.events import Event
from cadastre.core.refusals import BadNotation
from cadastre.core.state import TABLE, State
from cadastre.core.tables import Document

BANK, POT = -1, -2
START = 3000

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"vote_to_end": False, "round_limit": 60}),
    (3, {"parking_pot": True, "round_limit": 40}),
    (4, {"claim_rent": "manual", "short_game": 25, "vote_to_end": False}),
    (5, {"claim_rent": "manual", "parking_pot": True, "short_game": "time", "second_interest": True}),
    (8, {"parking_pot": True, "third_throw_compulsory": True, "round_limit": 10, "vote_to_end": False}),
]
"""Numbers of players and options under which games are played."""


def put_up(players: int = 2, options: dict[str, Any] | None = None, **position: Any) -> State:
    """A position as scenario files write it."""
    game = cadastre.game("hellas", players=players, **(options or {}))
    return State(game, game.rules.put_up(game, Document("test", {"position": position})), None)


def choose(state: State, chance: random.Random) -> tuple[int, int]:
    """Who acts next and how: mostly whom the game waits for, at random but not always to the worst."""
    kind_of = state.game.rules.kind_of
    others = [seat for seat in (TABLE, *state.game.seats) if seat != state.current and state.can_act(seat)]
    if others and chance.random() < 0.2:
        seat = chance.choice(others)
        actions = state.legal_actions(seat)
        if seat != TABLE or chance.random() < 0.01:
            return seat, chance.choice(actions)
    actions = state.legal_actions()
    wanted = [action for action in actions if kind_of(action) in ("build", "buy", "choose", "propose", "sell_colour")]
    if wanted and chance.random() < 0.7:
        return state.current, chance.choice(wanted)
    useful = [action for action in actions if kind_of(action) not in ("vote", "yes", "sell", "mortgage")]
    return state.current, chance.choice(useful if useful and chance.random() < 0.9 else actions)


def play(players: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """A game of random actions: the state after the set-up and after every action, with its events."""
    chance = random.Random(seed)
    state = cadastre.game("hellas", players=players, **options).new(seed=seed)
    yield state
    while not state.is_over:
        seat, action = choose(state, chance)
        state.apply(action, seat)
        yield state


class Till:
    """What everybody has by the events alone."""

    def __init__(self, players: int) -> None:
        self.cash = [START] * players
        self.pot = self.bank_paid = self.bank_received = 0

    def book(self, event: Event) -> None:
        if event.name == "received":
            assert event.source in (BANK, POT)
            self.cash[event.seat] += event.amount
            self.pot -= event.amount if event.source == POT else 0
            self.bank_paid += event.amount if event.source == BANK else 0
        elif event.name == "paid":
            self.cash[event.seat] -= event.amount
            self.pot += event.amount if event.to == POT else 0
            self.bank_received += event.amount if event.to == BANK else 0
            if event.to >= 0:
                self.cash[event.to] += event.amount


def key(state: State, seat: int) -> tuple[int, ...]:
    """What a seat is ranked by (H10.4), from the description of the position."""
    has, sheet = state.describe()["seats"][seat], state.game.edition.plain
    if has["out"]:
        return (-1, has["out"])
    total = has["cash"]
    for text in has["deeds"]:
        name, *more = text.split()
        deed = {**sheet["cities"], **sheet["transport"]["stations"], **sheet["metro"]["stops"]}[name]
        mortgaged = bool(more) and more[0] not in ("1", "2", "3", "4", "hotel")
        total += deed["price"] // 2 if mortgaged else deed["price"]
        if more and not mortgaged:
            total += deed["house"] * (5 if more[0] == "hotel" else int(more[0]))
    return (0, total, has["cash"], len(has["deeds"]))


# What cannot be written


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("text", ["offer 1: 7 for volos", "offer 1: patras + 100 for volos + 50", "offer 1: patras"])
def test_money_in_steps_of_five_on_one_side_and_each_side_gives(text: str) -> None:
    state = put_up(seats={"0": {"deeds": ["patras"]}, "1": {"deeds": ["volos"]}})
    with pytest.raises(BadNotation):
        state.push(text)


@pytest.mark.rule("H10.1")
def test_parts_of_a_debt_in_steps_of_five() -> None:
    debt = {"debtor": 0, "creditor": 1, "owed": 50, "reason": "rent", "detail": "railway"}
    seats = {"0": {"cash": 0, "deeds": ["patras"]}, "1": {"deeds": ["railway"]}}
    state = put_up(turn={"phase": "debt"}, debt=debt, seats=seats)
    with pytest.raises(BadNotation):
        state.push("propose patras for 42")


# What is dealt


@pytest.mark.rule("H9.1")
@pytest.mark.parametrize("short_game", [20, "time"])
@pytest.mark.parametrize("players", range(2, 9))
def test_a_short_game_deals_two_deeds_that_are_paid_for(players: int, short_game: int | str) -> None:
    hands = set()
    for seed in range(10):
        state = cadastre.game("hellas", players=players, short_game=short_game).new(seed=seed)
        prices = state.figures.price
        for seat in state.game.seats:
            deeds = [event.deed for event in state.events if event.name == "dealt" and event.seat == seat]
            paid = [event for event in state.events if event.name == "paid" and event.seat == seat]
            assert len(set(deeds)) == 2
            assert [(event.to, event.amount) for event in paid] == [(BANK, prices[deed]) for deed in deeds]
            assert state.record.cash[seat] == START - sum(prices[deed] for deed in deeds) >= 0
            assert [deed for deed in range(28) if state.record.owner[deed] == seat] == sorted(deeds)
            hands.add(tuple(deeds))
    assert len(hands) > players  # not the same ones in every game


@pytest.mark.rule("H9.1", "H9.3")
@pytest.mark.parametrize("options", [{}, {"round_limit": 20}])
def test_no_other_game_deals_deeds(options: dict[str, Any]) -> None:
    state = cadastre.game("hellas", players=4, **options).new(seed=1)
    assert all(state.record.owner == -1)
    assert [int(state.record.cash[seat]) for seat in range(4)] == [START] * 4


# What holds in every game


@pytest.mark.rule("H10.4", "H10.5", "H10.6")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_game(players: int, options: dict[str, Any], seed: int) -> None:
    till = Till(players)
    for state in play(players, options, seed):
        record, at_turn = state.record, int(state.record.on_turn)
        for event in state.events:
            till.book(event)
            if event.name == "debt_opened" and event.creditor < 0:
                assert event.seat == at_turn  # only the player on turn can owe the bank (H12)
            elif event.name == "game_over":
                assert [seat for seat in state.game.seats if event.winners >> seat & 1] == state.winners
        cash = [int(record.cash[seat]) for seat in state.game.seats]
        assert cash == till.cash
        assert min(cash) >= 0
        assert record.pot == till.pot
        assert sum(cash) + till.pot == START * players + till.bank_paid - till.bank_received
        for seat in state.game.seats:
            if record.out[seat]:
                assert not cash[seat]
                assert not (record.owner == seat).any()
                assert not (record.holder == seat).any()
                assert state.legal_actions(seat) == []
    keys = [key(state, seat) for seat in state.game.seats]
    assert state.ranks == [1 + sum(other > mine for other in keys) for mine in keys]
    assert state.scores == [mine[1] if mine[0] == 0 else 0 for mine in keys]
    assert state.winners == [seat for seat, mine in enumerate(keys) if mine == max(keys)]


@pytest.mark.rule("H9.1", "H9.3")
@pytest.mark.parametrize("name", ["short_game", "round_limit"])
@pytest.mark.parametrize("players", [2, 3, 8])
def test_so_many_rounds_are_so_many_turns_of_each(players: int, name: str) -> None:
    options: dict[str, Any] = {name: 4}
    state = cadastre.game("hellas", players=players, **options).new(seed=3)
    first, turns = int(state.record.first), []
    while not state.is_over:
        turns += [event.seat for event in state.events if event.name == "turn_started"]
        told = [state.notation(action) for action in state.legal_actions()]
        plain = next(text for text in ("throw", "auction", "pass", "end", "give up", *told) if text in told)
        state.push(plain)
    if not any(state.record.out):
        assert turns == [(first + number) % players for number in range(4 * players)]
    assert state.record.rounds == 4
    assert state.events[-1].reason == 2  # rounds
