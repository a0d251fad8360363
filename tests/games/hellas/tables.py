"""Positions of Hellas to begin random games from, in which much is possible and money is short."""

import random
from typing import Any

from cadastre.core.state import State
from testkit.random_play import random_game

LATE: dict[str, Any] = {
    "seats": {
        0: {
            "cash": 200,
            "square": "rhodes",
            "deeds": ["patras 3", "nafplio 3", "kalamata 2", "xanthi mortgaged", "railway"],
        },
        1: {
            "cash": 100,
            "square": "airport",
            "deeds": ["athens hotel", "thessaloniki 4", "corfu put_off", "port interest_paid", "alexandroupoli"],
            "cards": ["orders"],
        },
    }
}


def some_game(seed: int) -> tuple[State, random.Random]:
    """A game with any options: every third one new, the others late; and the dice to go on with."""
    dice = random.Random(seed)
    game = random_game(dice, "hellas")
    return (game.position({**LATE, "seed": seed}) if seed % 3 else game.new(seed=seed)), dice
