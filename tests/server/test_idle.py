"""Tables that nobody is at are taken out of memory, and come back as if nothing had been."""

import random
from pathlib import Path

import pytest

from cadastre.server import hall as halls
from cadastre.server.socket import CLOSE_AGAIN
from testkit.server.guest import Guest
from testkit.server.house import wait_until
from testkit.server.inside import inside


def test_an_idle_table_is_put_away_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "IDLE", 0.1)
    monkeypatch.setattr(halls, "PATIENCE", 0.02)
    with inside(tmp_path / "games.sqlite3") as house, Guest(house.address) as guest:
        quick, timed = guest.table(), guest.start(guest.wish(["me", "bot"], timing={"kind": "move", "seconds": 90}).id)
        for table in (quick, timed):
            with guest.line(table.id) as line:
                line.move(random.Random(1))
                line.asked()
        wait_until(lambda: quick.id not in house.hall._tables, "the table is put away")
        assert timed.id in house.hall._tables  # its clock runs
        with guest.line(quick.id) as again:
            assert again.now.ask is not None
            assert again.seq > 0


def test_who_comes_in_the_same_moment_comes_again(tmp_path: Path) -> None:
    with inside(tmp_path / "games.sqlite3") as house, Guest(house.address) as guest:
        table = guest.table()
        with guest.line(table.id) as line:
            line.asked()
            house.do(house.hall.put_away(house.table(table.id)))
            assert line.closed() == CLOSE_AGAIN
        with guest.line(table.id, line.seq) as line:
            line.move(random.Random(1))
