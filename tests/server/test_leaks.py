"""No reader is sent what they may not know: a seat's messages are the same bytes in every world it takes for possible.

Positions are those of ``tests.games.paris.two_worlds``, which has the same tests for knowledge and views. Then every
kind of leak is planted, and found.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cadastre.core.events import EventTable
from cadastre.core.game import Game, Rules
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.games.paris.game import RULES
from cadastre.games.paris.presentation.prospect import prospect
from cadastre.games.paris.presentation.scene import scene
from cadastre.server import telling
from testkit.two_worlds import with_luck_of
from tests.games.paris.two_worlds import SCREENED, stories

SCENE, SCREEN, QUESTION, WHY, EVENTS = "the scene", "behind screens", "the question", "a reason", "the events"

Wrong = Counter[str]

encode = msgspec.json.Encoder().encode


def tables(rules: Rules = RULES) -> list[Game]:
    return [
        Game.make(rules, players, None, {"open_screens": is_open, "free_placement": free})
        for players in (2, 3, 4)
        for is_open in (False, True)
        for free in (False, True)
    ]


def with_other_screens(data: Any, game: Game, seat: int, names: Any) -> None:
    """Write something else behind the screens of others."""
    for other in game.seats:
        if other != seat:
            for name in names:
                data[name][0, other] += 1


def scene_leaks(state: State, twin: State, seat: int) -> Iterator[str]:
    """Whether a scene tells worlds apart, or shows what is known but covered."""
    seen = encode(telling.scene(state, seat))
    if seen != encode(telling.scene(twin, seat)):
        yield SCENE
    known = state.knowledge(seat)
    covered = ("end_hand",) if state.game.options["open_screens"] else SCREENED
    with_other_screens(known._data, state.game, seat, covered)
    draw = state.game.rules.face.scene
    assert draw is not None
    if seen != encode(draw(known)):
        yield SCREEN


def question_leaks(state: State, twin: State) -> Iterator[str]:
    """Whether the question to the seat whose turn it is tells anything."""
    seat, covered = state.current, state.copy()
    asked = encode(telling.ask(state, seat))
    with_other_screens(covered._data, state.game, seat, SCREENED)
    if asked != encode(telling.ask(twin, seat)) or asked != encode(telling.ask(covered, seat)):
        yield QUESTION


def reason_leaks(state: State, twin: State, luck: random.Random) -> Iterator[str]:
    """Whether the reason why something cannot be clicked tells anything."""
    rules, seat, covered = state.game.rules, state.current, state.copy()
    with_other_screens(covered._data, state.game, seat, SCREENED)
    clicks = rules.clicks(state, luck.randrange(rules.actions), seat)[-1:]
    reason = telling.why(state, seat, clicks)
    if reason != telling.why(twin, seat, clicks) or reason != telling.why(covered, seat, clicks):
        yield WHY


def told(state: State, action: int, seat: int) -> bytes:
    """What a seat hears of an action."""
    after = state.copy()
    after.apply(action)
    return encode(telling.told(after, after.events, seat))


def event_leaks(state: State, twin: State, seat: int, luck: random.Random) -> Iterator[str]:
    """Whether an action is told otherwise in another world, or a secret choice otherwise than another one."""
    twin, kind_of = with_luck_of(twin, state), state.game.rules.kind_of
    legal = state.legal_actions()
    both = sorted({*legal} & {*twin.legal_actions()})
    for action in luck.sample(both, min(2, len(both))):
        reveals = kind_of(action) == "search" and seat == state.current
        if not reveals and told(state, action, seat) != told(twin, action, seat):
            yield EVENTS
    taking = [action for action in legal if kind_of(action) == "take"]
    if seat != state.current and len({told(state, action, seat) for action in taking}) > 1:
        yield EVENTS


def look(games: list[Game], positions: int, seed: int) -> tuple[Wrong, Counter[str]]:
    """What leaks, by where, and the sorts of positions that were looked at."""
    luck, wrong, sorts = random.Random(seed), Wrong(), Counter[str]()
    for story in stories(games, positions, seed):
        state = story.now
        sorts[story.sort] += 1
        for seat in (-1, *state.game.seats):
            twin = state.knowledge(seat).determinize(generator(luck.random()))
            wrong.update(scene_leaks(state, twin, seat))
            wrong.update(event_leaks(state, twin, seat, luck))
            if seat == state.current:
                wrong.update(question_leaks(state, twin))
                if luck.random() < 0.3:
                    wrong.update(reason_leaks(state, twin, luck))
    return wrong, sorts


@pytest.mark.rule("P2.1", "P2.2", "P2.3", "P2.4", "P2.5")
def test_nothing_leaks() -> None:
    wrong, sorts = look(tables(), 200, seed=1)
    assert wrong == {}
    assert set(sorts) == {"nothing hidden", "late", "searching", "paying", "giving", "passed"}


# planted leaks


def others_francs(knowledge: Any) -> Any:
    drawn = scene(knowledge)
    drawn.end_pile += sum(knowledge.record.francs.tolist())
    return drawn


def kept_hands(knowledge: Any) -> Any:
    drawn = scene(knowledge)
    drawn.end_pile += 100 * sum(knowledge.record.end_hand.tolist())
    return drawn


def next_building(move: Any) -> Any:
    """A prospect that draws before anything is decided."""
    found, after = prospect(move), move.base.copy()
    after.apply(move.actions[0])
    found.leaves += sum(event.tile for event in after.events if event.name == "building_drawn")
    return found


def others_hands(move: Any) -> Any:
    found = prospect(move)
    found.leaves += sum(move.base.record.end_hand.tolist())
    return found


def others_tokens(move: Any) -> Any:
    found = prospect(move)
    found.leaves += int(move.base.record.tokens.sum())
    return found


def keep_hands(data: Any, i: int, seat: int) -> None:
    """A ``blind`` that forgets to cover end-game tiles in hand."""
    kept = data["end_hand"].copy()
    RULES.border.blind(data, i, seat)
    data["end_hand"] = kept


def told_to_all() -> EventTable:
    return EventTable([replace(kind, secret=()) for kind in RULES.events.kinds])


@pytest.mark.parametrize(
    ("plant", "where"),
    [
        (lambda: replace(RULES, face=replace(RULES.face, scene=others_francs)), {SCREEN}),
        (
            lambda: replace(
                RULES, border=replace(RULES.border, blind=keep_hands), face=replace(RULES.face, scene=kept_hands)
            ),
            {SCENE, SCREEN},
        ),
        (lambda: replace(RULES, face=replace(RULES.face, prospect=next_building)), {QUESTION}),
        (lambda: replace(RULES, face=replace(RULES.face, prospect=others_hands)), {QUESTION}),
        (lambda: replace(RULES, face=replace(RULES.face, prospect=others_tokens)), {QUESTION}),
        (lambda: replace(RULES, events=told_to_all()), {EVENTS}),
    ],
    ids=["francs", "kept hands", "luck", "hands", "tokens", "events"],
)
def test_a_planted_leak_is_found(plant: Callable[[], Rules], where: set[str]) -> None:
    wrong, _ = look(tables(plant()), 15, seed=2)
    assert set(wrong) == where
