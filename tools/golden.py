"""Record the golden games of ``tests/games/<game>/records``: for each its player counts, its options and its endings.

Run it only when the rules are meant to have changed; the difference then shows what did.
"""

import argparse
import random
import sys
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import cadastre
from cadastre.core.state import State
from testkit.random_play import go_on

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 6000
"""Decisions after which a game is given up and another one is tried."""

Plain = dict[str, Any]


@dataclass(frozen=True)
class Golden:
    """A game worth keeping: how it is set up, and events that must happen in it."""

    game: str
    name: str
    players: int
    options: Plain = field(default_factory=dict)
    shows: tuple[Plain, ...] = ()


def _ending(reason: str) -> Plain:
    return {"event": "game_over", "reason": reason}


_QUIET = {"vote_to_end": False}
GAMES = (
    Golden("paris", "basic-2", 2),
    Golden("paris", "basic-3", 3),
    Golden("paris", "basic-4", 4),
    Golden("paris", "random-setup-4", 4, {"random_setup": True}),
    Golden("paris", "free-placement-2", 2, {"free_placement": True}),
    Golden(
        *("paris", "everything-3", 3),
        {"random_setup": True, "free_placement": True, "vp_tile_here": True, "open_screens": True},
    ),
    Golden("hellas", "last-player-2", 2, _QUIET, (_ending("last_player"),)),
    Golden("hellas", "rounds-up-4", 4, {"round_limit": 8, **_QUIET}, (_ending("rounds"),)),
    Golden("hellas", "vote-3", 3, {}, (_ending("vote"), {"event": "round_ended", "round": 4})),
    Golden(
        *("hellas", "bell-5", 5),
        {"short_game": "time", "claim_rent": "manual", **_QUIET},
        (_ending("bell"), {"event": "rent_lost"}, {"event": "rent_claimed"}),
    ),
    Golden(
        *("hellas", "bankrupt-to-player-3", 3),
        {"round_limit": 25, "second_interest": True, **_QUIET},
        ({"event": "bankrupt", "creditor": 0},),
    ),
    Golden(
        *("hellas", "estate-auctioned-4", 4),
        {"round_limit": 25, "third_throw_compulsory": True, **_QUIET},
        ({"event": "bankrupt", "creditor": "bank"}, {"event": "deed_returned"}, {"event": "auction_won"}),
    ),
    Golden(
        *("hellas", "everything-8", 8),
        {"short_game": 3, "claim_rent": "manual", "parking_pot": True, "second_interest": True},
        ({"event": "dealt"}, _ending("rounds")),
    ),
)


def try_out(wanted: Golden, seed: int) -> State | None:
    """A random game with this seed, if it comes to an end and shows what is wanted."""
    dice = random.Random(seed)
    state = cadastre.game(wanted.game, players=wanted.players, **wanted.options).new(seed=seed)
    missing = [dict(pattern) for pattern in wanted.shows]
    while True:
        for event in state.events:
            told = {"event": event.name, **state.game.rules.event_words(state, event)}
            missing = [one for one in missing if any(told.get(key) != value for key, value in one.items())]
        if state.is_over:
            return None if missing else state
        if len(state.steps) > LONGEST:
            return None
        go_on(state, dice)


def main() -> int:
    """Write the golden games of a game anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted({one.game for one in GAMES}))
    asked = parser.parse_args()
    for number, wanted in enumerate((one for one in GAMES if one.game == asked.game), 1):
        state = next(found for seed in count(number) if (found := try_out(wanted, seed)))
        path = ROOT / "tests" / "games" / wanted.game / "records" / f"{wanted.name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        state.to_record().save(path)
        print(wanted.game, path.name, state.scores)
    return 0


if __name__ == "__main__":
    sys.exit(main())
