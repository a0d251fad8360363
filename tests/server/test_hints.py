"""Hints over the socket: for those who play against bots alone, from what their seat knows."""

import random

import pytest

from cadastre.core.game import Game
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.registry import rules
from cadastre.server.advice import advised
from cadastre.server.messages import Advice
from testkit.server.guest import Guest, Line


def advice(line: Line) -> Advice:
    """Ask, and hear."""
    line.say({"is": "advise", "id": "hint", "seq": line.seq})
    while not isinstance(answer := line.hear(), Advice):
        pass
    return answer


def test_a_hint_can_be_played(guest: Guest) -> None:
    with guest.line(guest.table().id) as line:
        line.asked()
        assert line.now.table.hints
        found = advice(line)
        assert (found.seq, found.id, found.said[0].id) == (line.seq, "hint", "play-hint-best")
        first = next(choice for choice in line.asked().choices if choice.notation == found.parts[0])
        assert found.clicks[0] == first.clicks
        assert len(found.clicks) == len(found.parts)
        again = advice(line)
        assert again == found
        before = line.seq
        line.compose(found.parts)
        answer = line.receive()
        line.finish_move(answer, random.Random(1))
        assert line.seq > before


def test_hints_come_no_faster_than_people_think(guest: Guest) -> None:
    with guest.line(guest.table().id) as line:
        line.asked()
        for number in range(20):
            line.say({"is": "advise", "id": f"{number}", "seq": line.seq})
        found = [line.receive() for _ in range(20)]
        early = [one for one in found if getattr(getattr(one, "reason", None), "id", "") == "web-hint-too-fast"]
        assert early
        assert any(isinstance(one, Advice) for one in found)


def test_against_people_there_are_none(guest: Guest, stranger: Guest) -> None:
    table = guest.wish(["me", "open"])
    stranger.sit(table.id, 1)
    guest.start(table.id)
    with guest.line(table.id) as mine, stranger.line(table.id) as theirs:
        for line in (mine, theirs):
            assert not line.now.table.hints
            line.say({"is": "advise", "id": "hint", "seq": line.seq})
            assert line.refused().reason.id == "web-hint-others"


def test_who_watches_is_told_nothing(guest: Guest, stranger: Guest) -> None:
    table = guest.table()
    with guest.line(table.id) as mine:
        mine.asked()  # so that no bot moves meanwhile
        with stranger.line(table.id) as line:
            assert not line.now.table.hints
            line.say({"is": "advise", "id": "hint", "seq": line.seq})
            assert line.refused().reason.id == "web-not-seated"


@pytest.mark.parametrize(("name", "options"), [("paris", {}), ("hellas", {"vote_to_end": False})])
def test_a_hint_is_the_same_in_every_world_that_looks_the_same(name: str, options: dict[str, bool]) -> None:
    dice, state = random.Random(3), Game.make(rules(name), 3, None, options).new(seed=5)
    for number in range(60):
        state.apply(dice.choice(state.legal_actions()))
        if number % 12 == 0 and not state.in_move:
            seat = state.current
            twin: State = state.knowledge(seat).determinize(generator(f"{number}"))
            assert advised(state, seat, number, "x") == advised(twin, seat, number, "x")
