"""The figures about evenings of Hellas: whose trades they count, and what they call a problem."""

from array import array

import cadastre
from cadastre.arena.match import Job, Outcome, Setting, play
from tests.games.hellas.evenings import Evenings, bargains, decisions

HELLAS = cadastre.game("hellas", players=4, round_limit=12, vote_to_end=False)


def test_bargains_are_those_that_the_game_tells_of() -> None:
    found = play(Job(0, Setting.of(HELLAS), "trades", ("random",) * 4, (0, 1, 2, 3), 20_000, keeps_rows=True))
    state, struck, is_trade = HELLAS.new("trades"), [], False
    decided = decisions(found)
    for one in decided:
        state.apply(one["action"], one["seat"])
        for event in state.events:
            if event.name in ("offered", "countered", "proposed"):
                is_trade = event.name != "proposed"
            elif event.name == "accepted" and is_trade:
                struck.append((event.maker, event.seat))
    assert len(struck) > 5
    assert [(maker["seat"], taker["seat"]) for maker, taker in bargains(decided)] == struck
    won = {one["seat"]: float(one["won"]) for one in decided}
    assert sum(won.values()) == 1


def evening(number: int, rounds: int, winner: int, ending: str = "last_player") -> Outcome:
    """A game in which seat 0 sold something to seat 1."""
    ranks = tuple(1 if seat == winner else 2 for seat in range(4))
    seats = ((0, "offer"), (0, "submit"), (1, "accept"), (2, "propose"), (3, "accept"))
    events = {"round_ended": rounds}
    rows = [
        (number, "s", seat, "b", 1, 0, kind, "", 1, 0.0, "{}", 0, ranks[seat], float(seat == winner))
        for seat, kind in seats
    ]
    ended = ending != "unfinished"
    times = tuple(array("f") for _ in range(4))
    given = (number, "s", ("b",) * 4, ended, 9, (0,) * 4, ranks, events, ending if ended else None, times)
    return Outcome(*given, rows=list(rows))


def test_what_must_hold() -> None:
    good = Evenings()
    for number in range(100):
        good.add(evening(number, 20 + number % 9, number % 4))
    found = good.as_dict()
    assert found["problems"] == []
    assert (found["ended"], found["median_rounds"], found["traded"], found["trades"]) == (1.0, 24, 1.0, 100)
    assert (found["offerers_won"], found["takers_won"]) == (0.25, 0.25)
    bad = Evenings()
    for number in range(100):
        bad.add(evening(number, 301 if number < 60 else 9, 1, "unfinished" if number == 99 else "last_player"))
    assert bad.as_dict()["problems"] == [
        "ended is 0.39",
        "median_rounds is 301.0",
        "offerers_won is 0.0",
        "takers_won is 1.0",
    ]
