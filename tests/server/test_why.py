"""Why something on the table cannot be had: the reason of the rules, and never a look ahead."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from cadastre.core.said import Said
from cadastre.games.paris.game import RULES
from cadastre.games.paris.legality.position import slot_names
from cadastre.games.paris.rules.actions import A_DRAW, A_SEARCH
from cadastre.server import telling
from cadastre.server.messages import Refused, Why
from cadastre.server.table import Table
from testkit.random_play import random_game
from testkit.server.guest import Guest
from testkit.server.indoors import place, say, two_people
from tests.games.paris.two_worlds import choose

NOTHING, TOO_MUCH = Said("web-table-nothing"), Said("web-table-too-much")


def asking(parts: list[str], clicks: list[str], seq: int) -> dict[str, Any]:
    return {"is": "why", "id": "mine", "seq": seq, "parts": parts, "clicks": clicks}


def test_a_reason_is_told_and_nothing_changes(guest: Guest) -> None:
    table = guest.table()
    with guest.line(table.id) as line:
        line.asked()
        for clicks, reason, rule in (
            (["place:arc"], "paris-refusal-building-first", "P3.1"),
            (["end-turn"], "paris-refusal-building-first", "P3.1"),
            (["pile:1"], NOTHING.id, None),  # which is legal
            (["the moon"], NOTHING.id, None),
            (["pile:1", "pile:2"], "web-table-not-together", None),
        ):
            line.say(asking([], clicks, line.seq))
            refused = line.refused()
            assert (refused.seq, refused.id, refused.reason.id, refused.rule) == (line.seq, "mine", reason, rule)
        line.say(asking([], ["place:arc"], line.seq - 1))
        assert line.refused().reason.id == "web-table-stale"
        line.say(asking(["fly"], ["place:arc"], line.seq))
        assert line.refused().reason.id == "web-bad-request"
        with guest.line(table.id, line.seq) as again:
            assert (again.now.entries, again.now.ask) == ([], line.now.ask)


def test_who_watches_is_told_whose_turn_it_is(guest: Guest, stranger: Guest) -> None:
    table = guest.table()
    with guest.line(table.id) as line:
        line.asked()
        with stranger.line(table.id, line.seq) as watching:
            watching.say(asking([], ["place:arc"], line.seq))
            assert watching.refused().reason.id == "paris-refusal-not-your-turn"


@pytest.mark.parametrize(
    "wrong",
    [
        {"clicks": []},
        {"clicks": ["x"] * 9},
        {"clicks": ["x" * 65]},
        {"clicks": [1]},
        {"clicks": None},
        {"parts": [0]},
        {"parts": ["end"] * 65},
        {"seat": 1},
    ],
)
def test_nonsense_is_refused(guest: Guest, wrong: dict[str, Any]) -> None:
    table = guest.table()
    with guest.line(table.id) as line:
        line.asked()
        line.say({**asking([], ["place:arc"], line.seq), **wrong})
        assert line.refused().reason.id == "web-bad-request"


async def reasons(table: Table, parts: list[str], clicks: list[str]) -> set[str]:
    found = set()
    for click in clicks:
        answer = await say(table, 0, Why("mine", table.seq, parts, [click]))
        assert isinstance(answer, Refused)
        found.add(answer.reason.id)
    return found


@pytest.mark.rule("P2.2", "P2.3")
def test_nobody_looks_behind_luck(tmp_path: Path) -> None:
    """Where a building would come to lie, which tiles the pile would show: the reasons would tell."""

    async def scenario() -> None:
        async with two_people(tmp_path / "games.sqlite3", seed=1) as table:
            owner = {"francs": 9, "banks": ["arc"], "end_tiles": ["3_vp"]}
            places = [f"place:{name}" for name in slot_names(table.game.edition)]
            tiles = [f"end-tile:{name}" for name in table.game.edition.names["end_tiles"]]
            for position, action, things in (
                ({"turn": {"phase": "draw"}, "seats": {0: owner}}, A_DRAW, places),
                ({"turn": {"phase": "act"}, "board": {"buildings": "all"}, "seats": {0: owner}}, A_SEARCH, tiles),
            ):
                place(table, table.game.position(position))
                after = table.state.copy()
                after.apply(action)
                assert len({str(telling.why(after, after.current, [thing])) for thing in things}) > 1
                assert await reasons(table, [table.state.notation(action)], things) == {TOO_MUCH.id}

    asyncio.run(scenario())


def test_every_thing_has_an_answer_everywhere() -> None:
    dice, told = random.Random(1), set[str]()
    for seed in range(3):
        state = random_game(dice, "paris").new(seed=seed)
        while not state.is_over:
            if dice.random() < 0.05:
                for click in RULES.clicks(state, dice.randrange(RULES.actions), state.current):
                    reason = telling.why(state, state.current, [click])
                    told.add(reason.code if reason else "")
            state.apply(choose(state, dice))
    assert len(told) > 5
