"""Positions in words and numbers, as scenario files write them; ``put_up`` is the inverse."""

from typing import Any

from cadastre.core.editions import Edition
from cadastre.core.game import Plain
from cadastre.core.positions import bits
from toll.rules.state import GIVING

PHASES = ("turn", "giving", "over")


def describe(s: Any, edition: Edition) -> Plain:
    """Everything about a position but its luck."""
    is_giving = s.phase == GIVING
    return {
        "turn": {
            "seat": int(s.resume if is_giving else s.current),
            "phase": PHASES[s.phase],
            "thrown": int(s.thrown),
            "last": int(s.last),
        },
        "gift": {"giver": int(s.current), "receiver": int(s.receiver)} if is_giving else {},
        "seats": {seat: _describe_seat(s, seat, edition) for seat in range(s.players)},
    }


def _describe_seat(s: Any, seat: int, edition: Edition) -> Plain:
    huts = bits(int(s.huts[seat]), edition.names["plots"])
    return {"coins": int(s.coins[seat]), "due": int(s.due[seat]), "huts": huts}
