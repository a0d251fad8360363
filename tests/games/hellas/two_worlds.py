"""What hidden information of Hellas must be like: H1.2. Secret are the dice to come and the order of cards never drawn.

So everybody knows the same: everything but the generator. Worlds that are drawn differ in what it will draw, and in
nothing that anybody sees before.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from cadastre.core.events import Event, listening
from cadastre.core.game import Game
from cadastre.core.rng import generator
from cadastre.core.state import State
from cadastre.games.hellas.rules.actions import A_THROW
from cadastre.games.hellas.rules.cards import draw_card
from cadastre.games.hellas.rules.state import DECK, DECKS, TURN
from testkit.two_worlds import Found, draw_problems, look_problems, return_problems, seen
from tests.audit import Player
from tests.games.hellas.fuzzing import COURSE

PHASES = ("turn", "purchase", "bid", "amount", "composing", "answer", "debt", "choice", "vote")


def sort(state: State) -> str:
    """What is remarkable about a position."""
    phase = PHASES[state.record.phase]
    return "all cards seen" if phase == "turn" and not state.record.unseen.all() else phase


def positions(games: list[Game], count: int, seed: int) -> Iterator[State]:
    """Random positions of these games; rare sorts are kept more often."""
    luck = random.Random(seed)
    chance = {"turn": 0.02, "amount": 0.02, "composing": 0.02, "answer": 0.04, "debt": 0.5}
    while True:
        state = luck.choice(games).new(seed=luck.random())
        player = Player(COURSE, luck.random(), luck.randrange(len(COURSE.weights)))
        while not state.is_over:
            if luck.random() < chance.get(sort(state), 0.1):
                if count == 0:
                    return
                count -= 1
                yield state.copy()
            seat, action = player.decide(state)
            state.apply(action, seat)


def foretold(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What happens before chance decides anything."""
    lucky = [number for number, event in enumerate(events) if event.kind.luck]
    return events[: lucky[0]] if lucky else events


def open_problems(state: State, seat: int) -> list[str]:
    """Whether a seat knows everything but the generator."""
    known, problems = state.knowledge(seat), []
    if known.record.luck.any():
        problems.append("the generator is known")
    bare = state.copy()
    bare._data["luck"] = 0
    if known.to_bytes() != bare.to_bytes():
        problems.append("what lies open is not known")
    return problems


def twin_problems(state: State, seat: int, rng: Any, luck: random.Random) -> list[str]:
    """Whether a seat can tell the true position from a drawn one, which has other luck, before chance decides."""
    twin = state.knowledge(seat).determinize(rng)
    problems = look_problems(state, twin, seat, luck)
    for actor in (-1, *state.game.seats):
        legal = state.legal_actions(actor)
        if twin.legal_actions(actor) != legal:
            problems.append("the legal actions differ")
            continue
        for action in luck.sample(legal, min(4, len(legal))):
            here, there = state.copy(), twin.copy()
            here.apply(action, actor)
            there.apply(action, actor)
            mine, theirs = seen(here, seat), seen(there, seat)
            if foretold(mine) != foretold(theirs):
                problems.append("the messages differ before chance decides")
            elif len(foretold(mine)) == len(mine) and here.knowledge(seat) != there.knowledge(seat):
                problems.append("an action is known otherwise")
    return problems


def thrown(world: State) -> tuple[int, int]:
    """What the player on turn throws in a world."""
    world.apply(A_THROW)
    event = next(event for event in world.events if event.name == "thrown")
    return event.first, event.second


def draws_problems(state: State, seat: int, rng: Any, draws: int = 20) -> list[str]:
    """Whether all throws, and all cards that may lie on top, are drawn alike; the cards seen come back in order."""
    known, problems = state.knowledge(seat), list[str]()
    s = known.record
    for deck in range(DECKS):
        cards = {number for number in range(DECK) if s.unseen[deck] >> number & 1} or {int(s.queue[deck, 0])}
        worlds = [known.determinize(rng)._data[0] for _ in range(draws * len(cards))]
        found = Counter(draw_card(world, listening(), 0, deck) - deck * DECK for world in worlds)
        problems += draw_problems(found, cards, draws)
    if state.record.phase == TURN and A_THROW in state.legal_actions():
        dice = set(product(range(1, 7), repeat=2))
        problems += draw_problems(Counter(thrown(known.determinize(rng)) for _ in range(draws * 36)), dice, draws)
    return problems


def look(games: list[Game], count: int, seed: int, share: float) -> Found:
    """Look at that many random positions for every seat and the spectator; at a share of them, at what is drawn."""
    luck, found = random.Random(seed), Found()
    for state in positions(games, count, seed):
        found.positions += 1
        found.sorts[sort(state)] += 1
        for seat in (-1, *state.game.seats):
            rng = generator(luck.random())
            wrong = [*return_problems(state, seat, rng), *open_problems(state, seat)]
            wrong += twin_problems(state, seat, rng, luck)
            if luck.random() < share:
                wrong += draws_problems(state, seat, rng)
                found.counted_out += 1
            found.note(state, sort(state), seat, wrong)
    return found
