"""Scenes by what has changed: put together again they are what they would be if they were sent whole."""

import random
from typing import Any

import msgspec
import pytest

from cadastre.core.game import Game
from cadastre.registry import GAMES
from cadastre.server import telling
from cadastre.server.changes import changed, changes
from testkit.random_play import go_on, random_game
from tests.tolls import toll


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def games() -> list[Game]:
    return [toll(2), *(random_game(random.Random(seed), name) for name in sorted(GAMES) for seed in range(3))]


@pytest.mark.parametrize("game", games(), ids=repr)
def test_changes_lead_from_scene_to_scene(game: Game) -> None:
    dice, state = random.Random(1), game.new(1)
    readers = (-1, *game.seats)
    shown = {seat: telling.scene(state, seat) for seat in readers}
    whole = sent = 0
    for _ in range(150):
        if state.is_over:
            break
        go_on(state, dice)
        for seat in readers:
            scene = telling.scene(state, seat)
            change = plain(changes(shown[seat], scene))
            assert changed(plain(shown[seat]), change) == plain(scene)
            whole, sent = whole + len(msgspec.json.encode(scene)), sent + len(msgspec.json.encode(change))
            shown[seat] = scene
    assert sent < whole / 4 or game.name == "toll"


class Part(msgspec.Struct):
    name: str
    things: list[int]
    more: dict[str, int]


class Short(msgspec.Struct, omit_defaults=True):
    name: str = ""


def test_what_grows_shrinks_or_is_another_thing_is_told_whole() -> None:
    before, after = Part("a", [1, 2], {"x": 1}), Part("a", [1, 2, 3], {"y": 1})
    assert changes(before, after) == {"~": {"things": [1, 2, 3], "more": {"y": 1}}}
    assert changes(before, before) == {"~": {}}
    assert changes([before], [Part("a", [1, 5], {"x": 1})]) == {"~": {"0": {"~": {"things": {"~": {"1": 5}}}}}}
    assert changes([before, None], [None, before]) == {"~": {"0": None, "1": before}}
    assert changes(Short("a"), Short()) == Short(), "what is left out can't be told from what has not changed"
