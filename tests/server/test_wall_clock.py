"""Somebody sets the clock of the machine: it is noticed, and nobody's time to think changes."""

import asyncio
import random
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cadastre.server import clock, rows
from cadastre.server.bond import Alone
from cadastre.server.keeper import Keeper
from cadastre.server.table import LATE
from cadastre.server.wire import Timing
from testkit.server.indoors import kinds, move, table_of, twin

HOURS = [timedelta(hours=3), timedelta(hours=-3)]
MOVE, TOTAL = Timing("move", 60, level="easy"), Timing("total", 600, level="easy")


def set_wall_clock(monkeypatch: pytest.MonkeyPatch, by: timedelta) -> None:
    """As if somebody had set the clock of this machine."""

    class Set(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            return datetime.now(UTC) + by

    real = time.time
    monkeypatch.setattr(rows, "datetime", Set)
    monkeypatch.setattr("cadastre.server.clock.time.time", lambda: real() + by.total_seconds())


@pytest.mark.parametrize("by", HOURS, ids=["forward", "back"])
def test_a_jump_costs_nobody_any_time_and_gives_nobody_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: timedelta
) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", timing=TOTAL) as table:
            keeper = asyncio.create_task(Keeper(table, Alone(), 0).run())
            dice = random.Random(1)
            table.since -= 10  # somebody has thought for ten seconds
            set_wall_clock(monkeypatch, by)
            told = (await table.news(-1, table.seq)).table.clock
            assert told is not None
            assert told.left[told.runs] == pytest.approx(590_000, abs=5_000)
            seat = await move(table, dice)
            assert table.course.clock is not None
            assert table.course.clock[seat] == pytest.approx(590_000, abs=5_000)
            for _ in range(4):
                await move(table, dice)
            assert sum(table.course.clock) == pytest.approx(1_190_000, abs=10_000)
            assert "sit_in" not in kinds(table)
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)

    asyncio.run(scenario())


@pytest.mark.parametrize("by", HOURS, ids=["ahead", "behind"])
def test_another_server_whose_clock_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: timedelta) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", timing=MOVE) as table:
            other = await twin(table)
            with monkeypatch.context() as elsewhere:
                set_wall_clock(elsewhere, by)
                await move(other, random.Random(1))
            await table.refresh(other.seq)
            assert table.seq == other.seq
            assert 0 <= table.elapsed <= LATE + 5

    asyncio.run(scenario())


def test_the_bell_rings_when_it_should(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with table_of(tmp_path / "games.sqlite3", timing=Timing("none", bell=3600, level="easy")) as table:
            begun = table.begun
            set_wall_clock(monkeypatch, HOURS[0])
            await move(table, random.Random(1))
            assert table.begun == begun
            assert time.monotonic() - begun < 600

    asyncio.run(scenario())


def test_a_jump_is_noticed(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    wall = clock.WallClock()
    assert wall.check() == 0
    set_wall_clock(monkeypatch, HOURS[1])
    assert wall.check() == pytest.approx(-3 * 3600, abs=60)
    assert wall.check() == 0
    assert "-10800 s" in caplog.text
