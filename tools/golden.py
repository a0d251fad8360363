"""Record the golden games of ``tests/games``: one for each player count and option, by a player that tries everything.

Run it only when the rules are meant to have changed; the difference then shows what did.
"""

import random
import sys
from pathlib import Path

import cadastre
from cadastre.core.state import State

ROOT = Path(__file__).resolve().parent.parent
GAMES = (
    ("basic-2", 2, {}),
    ("basic-3", 3, {}),
    ("basic-4", 4, {}),
    ("random-setup-4", 4, {"random_setup": True}),
    ("free-placement-2", 2, {"free_placement": True}),
    ("everything-3", 3, {"random_setup": True, "free_placement": True, "vp_tile_here": True, "open_screens": True}),
)


def choose(state: State, dice: random.Random) -> int:
    """Any kind of action, then any member; key moves more often, so that much happens."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(state.game.rules.kind_of(action), []).append(action)
    names = list(kinds) + ["move"] * (3 if "move" in kinds else 0)
    return dice.choice(kinds[dice.choice(names)])


def main() -> int:
    """Write every golden game anew."""
    for number, (name, players, options) in enumerate(GAMES, 1):
        state, dice = cadastre.game("paris", players=players, **options).new(seed=number), random.Random(number)
        while not state.is_over:
            state.apply(choose(state, dice))
        path = ROOT / "tests" / "games" / "paris" / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        state.to_record().save(path)
        print(path.name, state.scores)
    return 0


if __name__ == "__main__":
    sys.exit(main())
