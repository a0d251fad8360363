"""Players by short codes, e.g. ``random``, ``greedy``, ``flat:2000``, ``search:2000``, ``search:500ms``; levels too."""

import re
from collections.abc import Callable

from cadastre.bots import Player, RandomPlayer
from cadastre.core.refusals import BadSetting

LEVELS = {"easy": "greedy:30", "medium": "greedy", "hard": "search:1000"}
"""What people choose from, as codes; ``docs/bots.md`` says how strong each is."""

USUAL = "medium"
"""The level of opponents that nobody has chosen."""

MOST = 10_000_000
"""More simulations than anybody waits for."""


def player(code: str, seed: object = None) -> Player:
    """The player that a code stands for."""
    name, _, given = LEVELS.get(code, code).partition(":")
    if name not in MAKERS:
        raise BadSetting(f"there is no player {code!r}; there are {', '.join((*LEVELS, *MAKERS))}")
    return MAKERS[name](code, given, seed)


def thinks_ahead(code: str) -> bool:
    """Whether a player tries out thousands of moves before each of its own: only compiled rules are quick enough."""
    return LEVELS.get(code, code).partition(":")[0] in ("flat", "search")


def level(name: str) -> str:
    """A level, if there is such a one: where others pay for the thinking, people don't choose among all codes."""
    if name not in LEVELS:
        raise BadSetting(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    return name


def _random(code: str, given: str, seed: object) -> Player:
    _nothing(code, given)
    return RandomPlayer(seed)


def _greedy(code: str, given: str, seed: object) -> Player:
    from cadastre.bots.thinking import GreedyPlayer

    return GreedyPlayer(seed, noise=_number(code, given or "0", 100) / 100)


def _flat(code: str, given: str, seed: object) -> Player:
    from cadastre.bots.flat import FlatPlayer

    return FlatPlayer(_number(code, given or "2000", MOST), seed)


def _search(code: str, given: str, seed: object) -> Player:
    from cadastre.bots.thinking import Budget, SearchPlayer

    if given.endswith("ms"):
        return SearchPlayer(Budget(seconds=_number(code, given[:-2], MOST) / 1000), seed)
    return SearchPlayer(Budget(simulations=_number(code, given or "2000", MOST)), seed)


def _nothing(code: str, given: str) -> None:
    if given:
        raise BadSetting(f"{code!r}: this player takes no number")


def _number(code: str, text: str, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or not 0 <= int(text) <= most:
        raise BadSetting(f"{code!r}: behind the colon stands a number from 0 to {most}")
    return int(text)


MAKERS: dict[str, Callable[[str, str, object], Player]] = {
    "random": _random,
    "greedy": _greedy,
    "flat": _flat,
    "search": _search,
}
"""Every sort of player."""
