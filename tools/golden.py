"""Record the golden games of ``tests/games/<game>/records``: for each its player counts, its options and its endings.

``python -m tools.golden GAME [--check]``. ``tests/games/<game>/proof.toml`` says which they are. Record them only when
the rules are meant to have changed; the difference then shows what did. ``--check`` only tells whether the records that
there are show what they should.
"""

import argparse
import random
import sys
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

from cadastre.core.game import Game
from cadastre.core.options import Entry
from cadastre.core.records import GameRecord, load
from cadastre.core.state import State
from cadastre.registry import GAMES, rules
from testkit.games import TESTS, Golden, Value, facts
from testkit.random_play import go_on

LONGEST = 6000
"""Decisions after which a game is given up and another one is tried."""


def wanted(manifest: Entry) -> tuple[Golden, ...]:
    """The golden games of a game; by default, a plain one for each number of players."""
    counts = range(manifest.least_players, manifest.most_players + 1)
    return facts(manifest).golden or tuple(Golden(f"basic-{players}", players) for players in counts)


def missing(golden: Golden, states: Iterable[State]) -> list[dict[str, Value]]:
    """The events that should happen in a golden game and don't."""
    left = list(golden.shows)
    for state in states:
        for event in state.events:
            told = {"event": event.name, **state.game.rules.event_words(state, event)}
            left = [one for one in left if any(told.get(key) != value for key, value in one.items())]
    return left


def try_out(game: str, golden: Golden, seed: int) -> State | None:
    """A random game with this seed, if it comes to an end and shows what is wanted."""
    state = Game.make(rules(game), golden.players, None, golden.options).new(seed=seed)

    def played() -> Iterator[State]:
        dice = random.Random(seed)
        yield state
        while not state.is_over and len(state.steps) <= LONGEST:
            go_on(state, dice)
            yield state

    return state if not missing(golden, played()) and state.is_over else None


def again(record: GameRecord) -> Iterator[State]:
    """A recorded game, action after action."""
    state = record.game.new(luck=record.luck)
    yield state
    for seat, action in record.replay().steps:
        state.apply(action, seat)
        yield state


def problem(manifest: Entry, golden: Golden, file: Path) -> str:
    """What is wrong with the record of a golden game; empty if nothing is."""
    if not file.exists():
        return "isn't there"
    record = load(file)
    if record.game.players != golden.players or record.game.options != manifest.check(golden.options):
        return f"isn't for {golden.players} players with {golden.options}"
    left = missing(golden, again(record))
    return f"doesn't show {left[0]}" if left else ""


def main() -> int:
    """Write the golden games of a game anew, or look whether they are what they should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if one is wrong")
    asked = parser.parse_args()
    manifest, problems = GAMES[asked.game], 0
    for number, golden in enumerate(wanted(manifest), 1):
        path = TESTS / asked.game / "records" / f"{golden.name}.jsonl"
        if asked.check:
            wrong = problem(manifest, golden, path)
            problems += bool(wrong)
            print(asked.game, path.name, wrong or "is as it should be")
            continue
        state = next(found for seed in count(number) if (found := try_out(asked.game, golden, seed)))
        path.parent.mkdir(parents=True, exist_ok=True)
        state.to_record().save(path)
        print(asked.game, path.name, state.scores)
    return int(problems > 0)


if __name__ == "__main__":
    sys.exit(main())
