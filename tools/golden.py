"""Record the golden games of ``tests/games``: one for each player count and option, by a player that tries everything.

Run it only when the rules are meant to have changed; the difference then shows what did.
"""

import random
import sys
from pathlib import Path
from typing import Any

import cadastre
from tools.tries import played_out

ROOT = Path(__file__).resolve().parent.parent
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("basic-2", 2, {}),
    ("basic-3", 3, {}),
    ("basic-4", 4, {}),
    ("random-setup-4", 4, {"random_setup": True}),
    ("free-placement-2", 2, {"free_placement": True}),
    ("everything-3", 3, {"random_setup": True, "free_placement": True, "vp_tile_here": True, "open_screens": True}),
)


def main() -> int:
    """Write every golden game anew."""
    for number, (name, players, options) in enumerate(GAMES, 1):
        state = cadastre.game("paris", players=players, **options).new(seed=number)
        played_out(state, random.Random(number))
        path = ROOT / "tests" / "games" / "paris" / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        state.to_record().save(path)
        print(path.name, state.scores)
    return 0


if __name__ == "__main__":
    sys.exit(main())
