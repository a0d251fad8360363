"""What is secret stays so, and is drawn fairly: H1.2.

``tools/hidden.py`` looks at 10,000 positions; here are some. Then every kind of leak is planted, and found.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cadastre.core.game import Game
from cadastre.core.refusals import Refusal
from cadastre.core.rng import below, generator
from cadastre.games.hellas.game import RULES
from testkit import two_worlds
from tests.games.hellas.fuzzing import plain, tables
from tests.games.hellas.two_worlds import PHASES, draws_problems, look, positions

pytestmark = pytest.mark.compiled


@pytest.mark.rule("H1.2")
def test_nothing_leaks_and_worlds_are_drawn_fairly() -> None:
    found = look(list(tables()), 150, seed=1, share=0.02)
    assert found.problems == []
    assert found.counted_out > 5
    assert set(found.sorts) == {*PHASES, "all cards seen"}


def leaky(**parts: Any) -> list[Game]:
    """Tables of 2 and 3 players whose rules have something else in them."""
    return two_worlds.leaky(RULES, (2, 3), {"round_limit": 8}, **parts)


def peek(luck: Any) -> int:
    """The first of the dice to come."""
    return below(luck.copy(), 6)


def remembering(data: Any, i: int, seat: int) -> None:
    """A ``blind`` that leaves the generator as it was."""


def forgetful(data: Any, i: int, seat: int) -> None:
    """A ``blind`` that hides what lies open."""
    RULES.border.blind(data, i, seat)
    data["queue"] = -1


def telling(knowledge: Any) -> Any:
    """A ``view`` that shows whatever is known of the generator."""
    return {**RULES.view(knowledge), "next": peek(knowledge.record.luck)}


def stubborn(data: Any, i: int, figures: Any, seat: int, rng: Any) -> None:
    """A ``redraw`` that always draws the same."""
    RULES.border.redraw(data, i, figures, seat, generator("always"))


def idle(data: Any, i: int, figures: Any, seat: int, rng: Any) -> None:
    """A ``redraw`` that draws nothing."""


def meddling(data: Any, i: int, figures: Any, seat: int, rng: Any) -> None:
    """A ``redraw`` that shuffles what has been seen."""
    RULES.border.redraw(data, i, figures, seat, rng)
    data["queue"][0, 0, :2] = data["queue"][0, 0, 1::-1].copy()


def hinting(s: Any, fig: Any, seat: int, action: int) -> Refusal | None:
    """An ``explain`` that depends on the next throw."""
    said = RULES.explain(s, fig, seat, action)
    return said and replace(said, params={**said.params, "next": peek(s.luck)})


def narrowing(data: Any, i: int, figures: Any, seat: int, out: Any) -> int:
    """A ``list_legal`` that leaves out the last action before a low throw."""
    count = RULES.border.list_legal(data, i, figures, seat, out)
    return count - 1 if count > 1 and peek(data["luck"][i]) < 3 else count


def boasting(data: Any, i: int, figures: Any, seat: int, action: int, log: Any, out: Any, count: int) -> int:
    """An ``advance`` that leaves out an event before a low throw."""
    low = peek(data["luck"][i]) < 3
    after = RULES.border.advance(data, i, figures, seat, action, log, out, count)
    log[0, 0] -= low and log[0, 0] > 0
    return after


def marking(data: Any, i: int, figures: Any, seat: int, action: int, log: Any, out: Any, count: int) -> int:
    """An ``advance`` that leaves a mark before a low throw."""
    low = peek(data["luck"][i]) < 3
    after = RULES.border.advance(data, i, figures, seat, action, log, out, count)
    data["voted"] |= low << 14
    return after


LEAKS: list[tuple[dict[str, Callable[..., Any]], str]] = [
    ({"blind": remembering}, "the generator is known"),
    ({"blind": remembering}, "a drawn world is known otherwise"),
    ({"blind": forgetful}, "what lies open is not known"),
    ({"blind": remembering, "view": telling}, "the views differ"),
    ({"redraw": stubborn}, "a possible world is not drawn"),
    ({"redraw": stubborn}, "worlds are not drawn evenly"),
    ({"redraw": idle}, "a drawn world has no luck of its own"),
    ({"redraw": meddling}, "a drawn world is known otherwise"),
    ({"explain": hinting}, "the refusals differ"),
    ({"list_legal": narrowing}, "the legal actions differ"),
    ({"advance": boasting}, "the messages differ before chance decides"),
    ({"advance": marking}, "an action is known otherwise"),
]


@pytest.mark.parametrize(("parts", "problem"), LEAKS, ids=[f"{'+'.join(parts)}: {problem}" for parts, problem in LEAKS])
def test_a_planted_leak_is_found(parts: dict[str, Callable[..., Any]], problem: str) -> None:
    assert problem in look(leaky(**parts), 40, seed=2, share=0.1).complaints


def test_without_a_leak_nothing_is_found() -> None:
    assert look(leaky(), 40, seed=2, share=0.1).complaints == set()


@pytest.mark.rule("H1.2")
def test_cards_that_were_seen_come_back_in_their_order() -> None:
    state = next(state for state in positions([plain(4)], 1000, seed=3) if not state.record.unseen[0])
    assert draws_problems(state, 0, generator(1)) == []
    rules = replace(RULES, border=replace(RULES.border, redraw=meddling))
    meddled = Game.make(rules, 4, None, state.game.options).from_bytes(state.to_bytes())
    assert "an impossible world is drawn" in draws_problems(meddled, 0, generator(1))
