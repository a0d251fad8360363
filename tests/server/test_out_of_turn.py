"""Seats that act out of turn, at a table without a server around it; and a game that is not played here."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from cadastre.cli.serve import database_url
from cadastre.server import keeper as keeper_module
from cadastre.server.api import info_of
from cadastre.server.app import Settings, make_app
from cadastre.server.bond import Alone
from cadastre.server.keeper import Keeper
from cadastre.server.kernels import KernelRoom
from cadastre.server.messages import Compose, Draft, Play, Refused
from cadastre.server.store import Store
from cadastre.server.table import Table
from cadastre.server.wire import Answer, GameInfo, Kernels, OptionInfo
from testkit.server.indoors import laid, opened, say, twin
from tests.tolls import in_the_house, toll
from toll import ENTRY
from toll.rules.actions import A_BELL, A_CLAIM, A_THROW


@asynccontextmanager
async def table_of_toll(folder: Path, bots: int = 0, **options: Any) -> AsyncIterator[Table]:
    async with opened(Store(database_url(str(folder / "games.sqlite3")))) as store:
        yield await laid(store, 1, toll(3, **options), bots)


def test_whoever_can_act_is_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_of_toll(tmp_path) as table:
            await say(table, 0, Play("throw", 0, "throw"))
            asks = [(await table.news(seat, 0)).ask for seat in (0, 1, 2)]
            assert [ask.due for ask in asks if ask] == [False, True, False]
            second = asks[2]
            assert second is not None
            assert [choice.notation for choice in second.choices][:2] == ["claim", "build 0"]
            assert second.choices[0].clicks == ["toll:2"]
            assert (await table.news(-1, 0)).ask is None

    asyncio.run(scenario())


def test_moves_out_of_turn_are_kept_and_played_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_of_toll(tmp_path) as table:
            assert await say(table, 0, Play("throw", 0, "throw")) is None
            assert await say(table, 2, Play("claim", 1, "claim")) is None
            assert await say(table, 2, Play("late", 1, "build 0")) is not None  # the table has moved on
            draft = await say(table, 2, Compose("gift", 2, ["gift 0"]))
            assert isinstance(draft, Draft)
            assert [choice.notation for choice in draft.ask.choices] == ["coins 1", "coins 2"]
            assert await say(table, 2, Compose("gift", 2, ["gift 0", "coins 1"])) is None
            twice = await say(table, 0, Play("twice", 3, "build 0, build 1"))
            assert isinstance(twice, Refused)
            assert twice.reason.id == "web-table-too-much"
            assert [done.seat for done in table.course.log] == [-1, 0, 2, 2]
            again = await twin(table)
            assert (again.state, again.state.steps) == (table.state, table.state.steps)

    asyncio.run(scenario())


def test_who_watches_is_not_the_table(tmp_path: Path) -> None:
    """Both are seat -1, but only one of them is there."""

    async def scenario() -> None:
        async with table_of_toll(tmp_path, throws="bell") as table:
            assert table.state.legal_actions(-1) == [A_BELL]
            answer = await say(table, -1, Play("bell", 0, "bell"))
            assert isinstance(answer, Refused)
            assert table.seq == 0

    asyncio.run(scenario())


def test_bots_claim_before_the_turn_goes_on(tmp_path: Path) -> None:
    """Though the one whose turn it is would take its time."""

    async def scenario() -> None:
        async with table_of_toll(tmp_path, bots=2) as table:
            playing = asyncio.create_task(Keeper(table, Alone(), pace=3600).run())
            await say(table, 0, Play("throw", 0, "throw"))
            async with asyncio.timeout(20):
                while table.seq < 2:
                    await table.stirred(table.beat)
            await asyncio.sleep(0.05)  # nothing else happens
            assert table.state.steps == [(0, A_THROW), (2, A_CLAIM)]
            assert await say(table, 0, Play("build", 2, "build 0")) is None  # a person in the meantime
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing

    asyncio.run(scenario())


def test_a_bot_that_was_forestalled_decides_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with table_of_toll(tmp_path, bots=2) as table:
            await say(table, 0, Play("throw", 0, "throw"))
            keeper, decided, go_on = Keeper(table, Alone(), pace=0), asyncio.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()
            think = keeper_module._bots_move

            def thought(bots: Any, trial: Any, waiting: Any) -> Any:
                move = think(bots, trial, waiting)
                loop.call_soon_threadsafe(decided.set)
                asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(20)
                return move

            monkeypatch.setattr(keeper_module, "_bots_move", thought)
            playing = asyncio.create_task(keeper._play_bots())
            await asyncio.wait_for(decided.wait(), 20)
            await say(table, 0, Play("build", 1, "build 0"))
            go_on.set()
            assert await playing
            assert [done.seat for done in table.course.log] == [-1, 0, 0]
            assert await keeper._play_bots()
            assert table.state.steps[-1] == (2, A_CLAIM)
            assert await keeper._play_bots()
            assert [done.seat for done in table.course.log] == [-1, 0, 0, 2, 1]

    asyncio.run(scenario())


def test_whole_games_with_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table_of_toll(tmp_path, bots=2, throws=9) as table:
            playing = asyncio.create_task(Keeper(table, Alone(), pace=0).run())
            number = 0
            while not table.state.is_over:
                if table.state.current == 0:
                    number += 1
                    await say(table, 0, Play(str(number), table.seq, "throw"))
                await asyncio.sleep(0)
            await asyncio.wait_for(playing, 20)
            assert table.state.record.due[0] > 0
            assert table.row.status == "over"

    asyncio.run(scenario())


def test_a_game_that_is_not_played_here_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_room: KernelRoom) -> None:
        pass

    monkeypatch.setattr(KernelRoom, "prepare", nothing)
    settings = Settings(f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}", games=("paris",))
    with in_the_house(monkeypatch), TestClient(make_app(settings)) as client:
        offered = msgspec.json.decode(client.get("/api/games").content, type=list[GameInfo])
        assert [game.name for game in offered] == ["paris"]
        answer = client.post("/api/tables", json={"game": "toll", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert answer.status_code == 400
        reason = msgspec.json.decode(answer.content, type=Answer).reason
        assert reason.params == {"problem": "toll is not played here; there are paris"}
        assert info_of(ENTRY, [], Kernels(ready=True, done=1, all=1)).options == [
            OptionInfo("throws", 6, [], 100, ["bell"]),
            OptionInfo("rate", "one", ["one", "two"], 0, []),
        ]
