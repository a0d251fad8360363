"""What is secret stays so, and what is drawn in its place is drawn fairly: P2, P3.5.

``tools/hidden.py`` looks at 10,000 positions; here are a few hundred. Then every kind of leak is planted, and found.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cadastre.core.events import EventTable
from cadastre.core.game import Game
from cadastre.core.refusals import Refusal
from cadastre.core.rng import generator
from cadastre.games.paris.game import RULES
from cadastre.games.paris.presentation import insight
from cadastre.games.paris.rules.actions import A_STOP
from cadastre.games.paris.rules.state import END_TILES, GIVE
from testkit import two_worlds
from tests.games.paris.fuzzing import tables
from tests.games.paris.two_worlds import (
    SCREENED,
    Story,
    TooMany,
    look,
    possible_worlds,
    screen_problems,
    stories,
    story,
    twin_problems,
    world_problems,
)

pytestmark = pytest.mark.compiled


@pytest.mark.rule("P2.1", "P2.2", "P2.3", "P2.4", "P2.5", "P3.5")
def test_nothing_leaks_and_worlds_are_drawn_fairly() -> None:
    found = look(list(tables()), 300, seed=1, share=0.12)
    assert found.problems == []
    assert found.counted_out > 30
    assert set(found.sorts) == {"nothing hidden", "late", "searching", "paying", "giving", "passed"}


def leaky(**parts: Any) -> list[Game]:
    """Tables of 2 and 3 players whose rules have something else in them."""
    return two_worlds.leaky(RULES, (2, 3), {}, **parts)


def remembering(name: str) -> Callable[..., None]:
    """A ``blind`` that leaves a field as it was."""

    def blind(data: Any, i: int, seat: int) -> None:
        kept = data[name].copy()
        RULES.border.blind(data, i, seat)
        data[name] = kept

    return blind


@pytest.mark.parametrize("name", ["luck", "end_pile", "end_hand", "end_known", "end_tile"])
def test_knowledge_of_too_much_is_found(name: str) -> None:
    found = look(leaky(blind=remembering(name)), 25, seed=2, share=0.3)
    assert found.complaints & {"a drawn world is known otherwise", "knowledge tells worlds apart that look the same"}


def test_a_view_behind_a_screen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = next(stories(leaky(), 1, seed=3))
    assert [screen_problems(told.now, seat) for seat in (-1, 0, 1)] == [[], [], []]
    for field, name in SCREENED.items():
        less = tuple(other for other in insight.BEHIND_THE_SCREEN if other != name)
        with monkeypatch.context() as patch:
            patch.setattr(insight, "BEHIND_THE_SCREEN", less)
            assert set(screen_problems(told.now, 0)) == {f"the view shows {field}"}


@pytest.mark.rule("P2.4")
def test_open_screens_that_hide_something_are_found() -> None:
    def view(knowledge: Any) -> Any:
        shown = insight.view(knowledge)
        for seat, seen in shown["seats"].items():
            if seat != knowledge.seat:
                del seen["francs"]
        return shown

    rules = replace(RULES, view=view)
    told = next(stories([Game.make(rules, 3, None, {"open_screens": True})], 1, seed=3))
    assert screen_problems(told.now, 0) == ["the view hides francs"] * 2


def test_an_event_that_tells_a_secret_is_found() -> None:
    told_to_all = [replace(kind, secret=()) if kind.name == "end_tile_taken" else kind for kind in RULES.events.kinds]
    found = look(leaky(events=EventTable(told_to_all)), 60, seed=4, share=0.3)
    assert "an impossible world is drawn" in found.complaints


def hasty(data: Any, i: int, figures: Any, seat: int, action: int, log: Any, out: Any, count: int) -> int:
    """An ``advance`` that declines by itself where nothing can be given, whatever the others learn from that."""
    after = RULES.border.advance(data, i, figures, seat, action, log, out, count)
    if after == 1 and data["phase"][0] == GIVE and out[0] == A_STOP:
        return RULES.border.advance(data, i, figures, seat, A_STOP, log, out, after)
    return after


@pytest.mark.rule("P3.5")
def test_a_skip_that_depends_on_a_secret_is_found() -> None:
    luck, wrong = random.Random(5), set[str]()
    for told in stories(leaky(advance=hasty), 150, seed=5):
        for seat in (-1, *told.now.game.seats):
            wrong.update(twin_problems(told.now, seat, generator(seat), luck))
    assert {"the messages differ", "an action is known otherwise"} <= wrong


def test_a_refusal_that_tells_a_secret_is_found() -> None:
    def explain(s: Any, fig: Any, seat: int, action: int) -> Refusal | None:
        said = RULES.explain(s, fig, seat, action)
        return said and replace(said, params={**said.params, "hand": int(max(s.end_hand[:2]))})

    assert "the refusals differ" in look(leaky(explain=explain), 30, seed=6, share=0).complaints


def few_worlds(games: list[Game], seed: int) -> Iterator[tuple[Story, int]]:
    """Positions and seats with some possible worlds, not many."""
    for told in stories(games, 400, seed):
        for seat in told.now.game.seats:
            try:
                if 2 <= len(possible_worlds(told, seat)) <= 60:
                    yield told, seat
            except TooMany:
                continue


def favouring(data: Any, i: int, figures: Any, seat: int, rng: Any) -> None:
    """A ``redraw`` that draws twice and takes what it likes better."""
    raw = data.view(np.uint8)
    blinded = raw.copy()
    RULES.border.redraw(data, i, figures, seat, rng)
    first, liked = raw.copy(), data["end_tile"].tolist()
    raw[:] = blinded
    RULES.border.redraw(data, i, figures, seat, rng)
    if liked < data["end_tile"].tolist():
        raw[:] = first


def stubborn(data: Any, i: int, figures: Any, seat: int, rng: Any) -> None:
    """A ``redraw`` that always draws the same."""
    RULES.border.redraw(data, i, figures, seat, generator("always"))
    data["luck"][0] = rng["luck"][0]
    rng["luck"][0, 2] += np.uint64(1)


def unmindful(data: Any, i: int, figures: Any, seat: int, rng: Any) -> None:
    """A ``redraw`` that forgets what a pass has shown."""
    kept = data["ruled_out"].copy()
    data["ruled_out"] = 0
    RULES.border.redraw(data, i, figures, seat, rng)
    data["ruled_out"] = kept


def timeless(data: Any, i: int, figures: Any, seat: int, rng: Any) -> None:
    """A ``redraw`` that forgets when tiles were used, thus that they had been taken by then."""
    kept = data["end_used_at"].copy()
    data["end_used_at"][kept > 0] = END_TILES
    RULES.border.redraw(data, i, figures, seat, rng)
    data["end_used_at"] = kept


@pytest.mark.parametrize(
    ("redraw", "problem"),
    [(favouring, "worlds are not drawn evenly"), (stubborn, "a possible world is not drawn")],
)
def test_an_unfair_draw_is_found(redraw: Callable[..., None], problem: str) -> None:
    honest, unfair = leaky()[1], leaky(redraw=redraw)[1]
    for _, (told, seat) in zip(range(3), few_worlds([honest], seed=7), strict=False):
        assert world_problems(told, seat, generator(1)) == []
        told = replace(told, now=unfair.from_bytes(told.now.to_bytes()))
        assert problem in world_problems(told, seat, generator(1), draws=120)


def passes(games: list[Game], seed: int) -> Iterator[Story]:
    """Positions where a pass has just shown what somebody doesn't hold."""
    luck = random.Random(seed)
    while True:
        shown = 0
        for told in story(luck.choice(games), luck):
            count = int(np.count_nonzero(told.now.record.ruled_out))
            if told.sort == "passed" and count > shown:
                yield told
            shown = count


@pytest.mark.rule("P2.5")
def test_a_draw_that_forgets_a_pass_is_found() -> None:
    wrong = set[str]()
    for told in passes(leaky(redraw=unmindful), seed=8):
        for seat in told.now.game.seats:
            with suppress(TooMany):
                wrong.update(world_problems(told, seat, generator(1)))
        if wrong:
            break
    assert "an impossible world is drawn" in wrong


@pytest.mark.rule("P2.5")
def test_a_draw_that_forgets_when_a_tile_was_used_is_found() -> None:
    found = look(leaky(redraw=timeless), 60, seed=9, share=0.5)
    assert found.complaints >= {"an impossible world is drawn"}
