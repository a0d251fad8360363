"""A first start: played from the first second, through the change from uncompiled rules to compiled ones."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from testkit.browser.sitting import LONG, Sitting
from testkit.server.house import House, serving

AFTERWARDS = 12
"""Clicks after the change."""


def is_compiled(house: House) -> bool:
    return bool(httpx.get(f"{house.address}/api/games").json()[0]["kernels"]["ready"])


def log_of(database: Path, table_id: str) -> list[tuple[int, str]]:
    """The number and the id of every entry of a table, in order."""
    with closing(sqlite3.connect(database)) as connection:
        asked = "SELECT seq, move_id FROM entry WHERE table_id = ? ORDER BY seq"
        return connection.execute(asked, (table_id,)).fetchall()


def play_until_compiled(sitting: Sitting, house: House) -> list[int]:
    """Click on, slowly; the numbers of the newest entry that were seen on the way."""
    seen = []
    while not is_compiled(house):
        assert sitting.wait_for_question()
        sitting.click_something()
        seen.append(int(sitting.table.get_attribute("data-seq") or -1))
        sitting.page.wait_for_timeout(500)  # as people do: the game must not be over before the compiler is
    return seen


def test_nobody_waits_for_the_compiler_and_nothing_is_lost(page: Page, database: Path, tmp_path: Path) -> None:
    cold = {"CADASTRE_CACHE": str(tmp_path / "cache"), "NUMBA_OPT": "1"}
    with serving(database, env=cold) as house:
        sitting = Sitting(page, house.address, seed=3)
        sitting.arrive()
        expect(sitting.card("paris").locator("[role=progressbar]")).to_be_visible(timeout=LONG)
        sitting.play_now(opponents=1)
        table_id = page.url.rpartition("/")[2]
        sitting.play_for(4)
        assert not is_compiled(house), "these were uncompiled"
        seen = play_until_compiled(sitting, house)
        assert seen == sorted(seen), "nothing is taken back"
        before = page.locator("[role=log]").inner_text()
        sitting.play_for(AFTERWARDS)
        sitting.finish_move()
        after = page.locator("[role=log]").inner_text().splitlines()
        assert [line for line in before.splitlines() if line not in after] == [], "the log goes on where it was"
        expect(page.locator(".offline")).to_be_hidden()
        newest = int(sitting.table.get_attribute("data-seq") or -1)
    check_log(log_of(database, table_id), newest)
    check = [sys.executable, "-m", "cadastre.cli", "admin", "check", "--database", str(database)]
    subprocess.run(check, check=True)  # compiled rules play the log to where it says


def check_log(log: list[tuple[int, str]], newest: int) -> None:
    """Everything that was seen is there, once."""
    assert [number for number, _ in log] == list(range(len(log)))
    assert len(log) > newest
    assert len({move_id for _, move_id in log}) == len(log), "what was sent again is done once"
