"""Nobody waits for the compiler: on a first start, tables are played uncompiled until the rules are compiled."""

import asyncio
import random
import sys
from pathlib import Path

import msgspec
import pytest

from cadastre.core.said import Said
from cadastre.server.kernels import KernelRoom, NotReady
from cadastre.server.wire import GameInfo, Kernels
from testkit.server.guest import Guest
from testkit.server.house import serving, wait_until


def kernels(guest: Guest) -> Kernels:
    (paris,) = msgspec.json.decode(guest.http.get("/api/games").content, type=list[GameInfo])
    return paris.kernels


def hard_table(guest: Guest) -> str:
    """A game against a bot that thinks ahead has begun."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "hard"}]
    made = guest.http.post("/api/tables", json={"game": "paris", "seats": seats}).json()
    return guest.start(made["id"]).id


def running_with(variable: str) -> list[int]:
    """Processes that have this in their environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            environment = (process / "environ").read_bytes().split(b"\0")
        except OSError:  # it has ended
            continue
        if variable.encode() in environment:
            found.append(int(process.name))
    return found


def test_tables_are_played_while_the_rules_are_compiled(tmp_path: Path) -> None:
    cold = {"CADASTRE_CACHE": str(tmp_path / "cache"), "NUMBA_OPT": "1"}
    with serving(tmp_path / "games.sqlite3", env=cold) as house, Guest(house.address) as guest:
        first = kernels(guest)
        assert (first.ready, first.failed) == (False, None)
        assert guest.http.get("/").status_code in (200, 404)  # 404: the client has not been built
        dice = random.Random(1)
        with guest.line(guest.table().id) as line:
            for _ in range(3):
                line.move(dice)
            line.asked()
            assert {entry.seat for entry in line.entries if entry.kind == "move"} == {0, 1}, "the bot has answered"
            line.say({"is": "advise", "id": "hint", "seq": line.seq})
            refused = line.refused()
            assert refused.reason == Said("web-hint-preparing")
        wait_until(lambda: 0 < kernels(guest).done < kernels(guest).all, "some is compiled")
        assert not kernels(guest).ready
    if sys.platform == "linux":
        wait_until(lambda: not running_with(f"CADASTRE_CACHE={cold['CADASTRE_CACHE']}"), "the compilers have ended")


def test_a_bot_that_thinks_ahead_waits_and_says_so(tmp_path: Path) -> None:
    cold = {"CADASTRE_CACHE": str(tmp_path / "cache"), "NUMBA_OPT": "1"}
    with serving(tmp_path / "games.sqlite3", env=cold) as house, Guest(house.address) as guest:
        dice = random.Random(1)
        with guest.line(hard_table(guest)) as line:
            while not line.now.table.preparing:
                line.move(dice)
            assert line.now.current == 1
            before = line.seq
            line.say({"is": "chat", "id": "word", "phrase": "hello"})
            assert line.news().table.preparing
            assert line.seq == before + 1, "nobody has moved meanwhile"


def test_rules_that_cannot_be_compiled_are_told_and_played(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.touch()
    with (
        serving(tmp_path / "games.sqlite3", env={"CADASTRE_CACHE": str(no_folder)}) as house,
        Guest(house.address) as guest,
    ):
        wait_until(lambda: kernels(guest).failed is not None, "the failure is told")
        found = kernels(guest)
        assert not found.ready
        assert str(found.failed).startswith("cadastre: ")
        assert str(no_folder) in str(found.failed)
        with guest.line(hard_table(guest)) as line:
            for _ in range(3):
                line.move(random.Random(1))
            line.asked()
            assert {entry.seat for entry in line.entries if entry.kind == "move"} == {0, 1}, "a hard bot plays too"
            line.say({"is": "advise", "id": "hint", "seq": line.seq})
            assert line.refused().reason == Said("web-kernels-failed", {"problem": str(found.failed)})


def test_rules_that_cannot_be_loaded_are_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_name: str) -> int:
        raise OSError("no such luck")

    monkeypatch.setattr("cadastre.server.kernels._load", broken)

    async def scenario() -> None:
        room = KernelRoom(["paris"])
        await room.prepare()
        assert not room.progress["paris"].ready
        with pytest.raises(NotReady) as caught:
            await room.ready("paris")
        assert caught.value.reason == Said("web-kernels-failed", {"problem": "no such luck"})

    asyncio.run(scenario())
