"""What hidden information of Paris must be like beside :mod:`testkit.two_worlds`; ``test_hidden.py`` asks.

The worlds that a seat cannot tell from the true one are found from the rules alone: its game is played again with other
end-game tiles in others' hands, and a world is possible if every action was legal there too and the seat was told the
same. Nothing of ``knowledge`` and ``determinize`` goes into that.
"""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from cadastre.core.game import Game
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.games.paris.rules.actions import A_PASS, A_TAKE
from cadastre.games.paris.rules.state import GIVE, PAY, SEARCH
from testkit.two_worlds import Found, draw_problems, look_problems, return_problems, seen, with_luck_of, without_luck

LIKELY = {"key": 12, "move": 40, "search": 8, "pass": 9, "give": 20, "bonus": 30, "stop": 2, "end_turn": 12, "draw": 9}
"""How a player is to choose who gets far; the other kinds of actions count 3."""

MOST_WORLDS = 150
MOST_STEPS = 1500  # of play when possible worlds are sought


@dataclass(frozen=True)
class Story:
    """A position and how it came about since the end-game pile was first searched; before, nothing was secret."""

    before: State
    actions: tuple[int, ...]
    now: State

    @property
    def sort(self) -> str:
        """What is remarkable about it."""
        s = self.now.record
        holders = [seat for seat in self.now.game.seats if s.end_count[seat]]
        if not holders:
            return "nothing hidden"
        if s.phase in (PAY, GIVE, SEARCH) and s.current in holders:
            return {PAY: "paying", GIVE: "giving", SEARCH: "searching"}[int(s.phase)]
        if any(s.ruled_out[seat].any() for seat in holders):
            return "passed"
        return "late"


def choose(state: State, luck: random.Random) -> int:
    """A kind of action by its weight, then a member."""
    legal = state.legal_actions()
    kinds = [state.game.rules.kind_of(action) for action in legal]
    there = list(dict.fromkeys(kinds))
    kind = luck.choices(there, [LIKELY.get(kind, 3) for kind in there])[0]
    return luck.choice([action for action, of in zip(legal, kinds, strict=True) if of == kind])


def story(game: Game, luck: random.Random) -> Iterator[Story]:
    """Every position of a random game."""
    state = game.new(seed=luck.random())
    before, actions = state.copy(), list[int]()
    while not state.is_over:
        yield Story(before, tuple(actions), state)
        action = choose(state, luck)
        if state.record.end_left == 12 and not actions and game.rules.kind_of(action) != "search":
            state.apply(action)
            before = state.copy()
        else:
            actions.append(action)
            state = state.copy()
            state.apply(action)


def stories(games: list[Game], count: int, seed: int) -> Iterator[Story]:
    """Random positions of these games, most of them late ones; rare sorts are all kept."""
    luck = random.Random(seed)
    chance = {"nothing hidden": 0.004, "late": 0.03, "searching": 0.1, "paying": 1.0, "giving": 1.0, "passed": 0.5}
    while True:
        for found in story(luck.choice(games), luck):
            if luck.random() < chance[found.sort]:
                if count == 0:
                    return
                count -= 1
                yield Story(found.before, found.actions, found.now.copy())


def positions(games: list[Game], count: int, seed: int) -> Iterator[State]:
    """The same without what came before."""
    return (told.now for told in stories(games, count, seed))


class TooMany(Exception):
    """More worlds are possible than anybody wants to see."""


def possible_worlds(told: Story, seat: int) -> list[State]:
    """Every position that this seat cannot tell from the true one, however well it remembers."""
    true, messages = told.before.copy(), []
    for action in told.actions:
        true.apply(action)
        messages.append(seen(true, seat))
    steps, found = 0, []
    todo = [(told.before, 0)]
    while todo:
        state, at = todo.pop()
        if at == len(messages):
            found.append(state)
            continue
        action = told.actions[at]
        legal = state.legal_actions()
        unseen = A_TAKE <= action < A_PASS and state.current != seat
        for choice in legal if unseen else [action] if action in legal else []:
            steps += 1
            if steps > MOST_STEPS or len(found) > MOST_WORLDS:
                raise TooMany
            after = state.copy()
            after.apply(choice)
            if seen(after, seat) == messages[at]:
                todo.append((after, at + 1))
    return found


def world_problems(told: Story, seat: int, rng: Any, draws: int = 30) -> list[str]:
    """Whether knowledge is the same in all possible worlds, and all of them, and none else, are drawn, evenly."""
    worlds = possible_worlds(told, seat)
    known, problems = told.now.knowledge(seat), []
    for world in worlds:
        world._data["luck"][0, 0] ^= 1  # nobody can tell that either
        if world.knowledge(seat) != known:
            problems.append("knowledge tells worlds apart that look the same")
            break
    possible = {without_luck(world) for world in worlds}
    drawn = Counter(without_luck(known.determinize(rng)) for _ in range(draws * len(worlds)))
    return problems + draw_problems(drawn, possible, draws)


def twin_problems(state: State, seat: int, rng: Any, luck: random.Random) -> list[str]:
    """Whether this seat can tell the true world from a drawn one, by looking, asking or waiting for any action."""
    known = state.knowledge(seat)
    twin = with_luck_of(known.determinize(rng), state)
    problems = look_problems(state, twin, seat, luck)
    for action in sorted({*state.legal_actions()} & {*twin.legal_actions()}):
        here, there = state.copy(), twin.copy()
        here.apply(action)
        there.apply(action)
        if len(here.events) != len(there.events):
            problems.append("the numbers of messages differ")
        if seat == state.current and state.game.rules.kind_of(action) == "search":
            continue  # which reveals to this seat what it didn't know
        if seen(here, seat) != seen(there, seat):
            problems.append("the messages differ")
        if here.knowledge(seat) != there.knowledge(seat):
            problems.append("an action is known otherwise")
        if (here.current, here.in_move, here.is_over) != (there.current, there.in_move, there.is_over):
            problems.append("the game goes on otherwise")
    return problems


SCREENED = {"francs": "francs", "keys": "keys", "tokens": "tokens", "bonus_held": "bonus", "end_hand": "end_tiles"}
"""Fields behind a screen (P2.1) by what views call them."""


def screen_problems(state: State, seat: int) -> list[str]:
    """Whether the view shows anything behind others' screens (P2.1), or too little where they are open (P2.4)."""
    known, changed = state.knowledge(seat), state.knowledge(seat)
    for name in SCREENED:
        changed._data[name][0, : state.game.players] += 1
    before, after = known.view(), changed.view()
    problems = []
    for owner in state.game.seats:
        old, new = before["seats"].pop(owner), after["seats"].pop(owner)
        for name, word in SCREENED.items():
            shown = old.pop(word, None) != new.pop(word, None)
            is_open = owner == seat or (state.game.options["open_screens"] and name != "end_hand")
            if shown != is_open:
                problems.append(f"the view {'shows' if shown else 'hides'} {name}")
        if old != new:
            problems.append("the view shows something in other words")
    if before != after:
        problems.append("the view of the board shows what is behind screens")
    return problems


def problems(told: Story, seat: int, luck: random.Random) -> list[str]:
    """Everything about one position and seat (-1: a spectator), but for the worlds that are possible."""
    rng = generator(luck.random())
    return [
        *return_problems(told.now, seat, rng),
        *twin_problems(told.now, seat, rng, luck),
        *screen_problems(told.now, seat),
    ]


def look(games: list[Game], count: int, seed: int, share: float) -> Found:
    """Look at that many random positions for every seat and the spectator.

    In this share of the late ones the possible worlds are counted out, if they are few.
    """
    luck, found = random.Random(seed), Found()
    for told in stories(games, count, seed):
        found.positions += 1
        found.sorts[told.sort] += 1
        for seat in (-1, *told.now.game.seats):
            found.note(told.now, told.sort, seat, problems(told, seat, luck))
            if told.sort != "nothing hidden" and luck.random() < share:
                with suppress(TooMany):
                    found.note(told.now, told.sort, seat, world_problems(told, seat, generator(luck.random())))
                    found.counted_out += 1
    return found
