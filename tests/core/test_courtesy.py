"""Long work steps aside where it has been asked to, and nowhere else."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from cadastre.core import courtesy
from cadastre.core.courtesy import be_courteous, step_aside
from cadastre.core.records import GameRecord, loads
from testkit import hostile
from testkit.games import playable_by


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was rested, each time; every move is long enough."""
    found: list[float] = []
    monkeypatch.setattr(courtesy, "WORK", -1.0)
    monkeypatch.setattr("cadastre.core.courtesy.time.sleep", found.append)
    return found


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return hostile.honest(playable_by(2), 2)


def courteously(work: Callable[[], object]) -> None:
    with ThreadPoolExecutor(1, initializer=be_courteous) as lane:
        lane.submit(work).result()


def test_only_a_courteous_thread_rests(rests: list[float]) -> None:
    step_aside()
    with ThreadPoolExecutor(1) as lane:
        lane.submit(step_aside).result()
    assert rests == []
    courteously(step_aside)
    assert rests == [courtesy.REST]


def test_it_rests_after_work_and_not_before(rests: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courtesy, "WORK", 3600.0)
    begin = time.perf_counter()
    monkeypatch.setattr("cadastre.core.courtesy.time.perf_counter", lambda: begin + 7200)

    def work() -> None:
        step_aside()
        step_aside()

    courteously(work)
    assert len(rests) == 1


def test_whoever_reads_a_record_rests_at_every_move(rests: list[float], record: GameRecord) -> None:
    for work in (lambda: loads(record.to_jsonl()), lambda: loads(record.to_text()), record.replay):
        rests.clear()
        courteously(work)
        assert len(rests) >= len(record.entries)
