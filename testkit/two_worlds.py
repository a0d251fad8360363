"""What hidden information must be like in every game, as functions that return problems.

A seat must not be able to tell the true position from one that is drawn from what it knows, by whatever it is shown,
and what is drawn must be drawn evenly from what is possible.
"""

import random
from collections import Counter
from collections.abc import Hashable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from typing import Any

from cadastre.core.engine import Border
from cadastre.core.events import Event
from cadastre.core.game import Game, Rules
from cadastre.core.state import State


def without_luck(state: State) -> bytes:
    """A position but for its generator."""
    copy = state.copy()
    copy._data["luck"] = 0
    return copy.to_bytes()


def with_luck_of(state: State, other: State) -> State:
    """A copy that will draw what the other draws."""
    copy = state.copy()
    copy._data["luck"] = other._data["luck"]
    return copy


def seen(state: State, seat: int) -> tuple[Event, ...]:
    """What the last action told a seat."""
    return tuple(event.seen_by(seat) for event in state.events)


def return_problems(state: State, seat: int, rng: Any) -> list[str]:
    """Whether what is drawn from knowledge gives the same knowledge, and has luck of its own."""
    known = state.knowledge(seat)
    drawn = known.determinize(rng)
    problems = []
    if drawn.knowledge(seat) != known:
        problems.append("a drawn world is known otherwise")
    if not drawn.record.luck[:2].any() or (drawn.record.luck == state.record.luck).all():
        problems.append("a drawn world has no luck of its own")
    return problems


def look_problems(state: State, twin: State, seat: int, luck: random.Random) -> list[str]:
    """Whether a seat (-1: a spectator) can tell a position from another one by looking or asking."""
    problems = []
    if twin.view(seat) != state.view(seat):
        problems.append("the views differ")
    prompt = state.game.rules.face.prompt
    if prompt(twin.knowledge(seat)) != prompt(state.knowledge(seat)):
        problems.append("the prompts differ")
    asked = state.legal_actions(seat)
    if twin.legal_actions(seat) != asked:
        problems.append("the legal actions differ")
    if seat >= 0:
        tried = luck.sample(range(state.game.rules.actions), 12) + luck.sample(asked, min(3, len(asked)))
        if any(state.explain(action, seat) != twin.explain(action, seat) for action in tried):
            problems.append("the refusals differ")
    return problems


def draw_problems(drawn: Counter[Any], possible: AbstractSet[Hashable], draws: int) -> list[str]:
    """Whether all that is possible, and nothing else, is drawn, and evenly: about so often each."""
    problems = []
    if not drawn.keys() <= possible:
        problems.append("an impossible world is drawn")
    if not possible <= drawn.keys():
        problems.append("a possible world is not drawn")
    # About 6 standard deviations: chance alone fails one in millions.
    free = len(possible) - 1
    square = sum((drawn[world] - draws) ** 2 / draws for world in possible)
    if square > free + 6 * (2 * free) ** 0.5 + 18:
        problems.append("worlds are not drawn evenly")
    return problems


@dataclass
class Found:
    """What was looked at, and what is wrong."""

    positions: int = 0
    sorts: Counter[str] = field(default_factory=Counter)
    counted_out: int = 0
    problems: list[str] = field(default_factory=list)

    def note(self, state: State, sort: str, seat: int, wrong: list[str]) -> None:
        """Keep what is wrong, with the place."""
        self.problems += [f"{problem}: seat {seat}, {sort}, {state!r}" for problem in wrong]

    @property
    def complaints(self) -> set[str]:
        """What is wrong, without the places."""
        return {problem.partition(":")[0] for problem in self.problems}


def leaky(rules: Rules, players: tuple[int, ...], options: dict[str, Any], **parts: Any) -> list[Game]:
    """Tables whose rules have something else in them."""
    border = {name: parts.pop(name) for name in list(parts) if name in Border.__annotations__}
    changed = replace(rules, border=replace(rules.border, **border), **parts)
    return [Game.make(changed, count, None, options) for count in players]
