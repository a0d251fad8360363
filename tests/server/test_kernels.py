"""The home page is there at once; the rules are compiled behind it."""

import asyncio
import shutil
import sys
from pathlib import Path

import msgspec
import pytest

from cadastre.core.said import Said
from cadastre.server.kernels import KernelRoom, NotReady
from cadastre.server.wire import Answer, GameInfo, Kernels
from tests.server.guest import Guest
from tests.server.house import serving, wait_until


def kernels(guest: Guest) -> Kernels:
    (paris,) = msgspec.json.decode(guest.http.get("/api/games").content, type=list[GameInfo])
    return paris.kernels


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


def test_the_server_answers_while_the_rules_are_compiled(tmp_path: Path) -> None:
    cold = {"CADASTRE_CACHE": str(tmp_path / "cache"), "NUMBA_OPT": "1"}
    with serving(tmp_path / "games.sqlite3", env=cold) as house, Guest(house.address) as guest:
        first = kernels(guest)
        assert (first.ready, first.failed) == (False, None)
        assert guest.http.get("/").status_code in (200, 404)  # 404: the client has not been built
        assert guest.me().tables == []
        wait_until(lambda: kernels(guest).done > first.done, "more is compiled")
        moved = kernels(guest)
        assert not moved.ready
        assert 0 < moved.done < moved.all
    if sys.platform == "linux":
        wait_until(lambda: not running_with(f"CADASTRE_CACHE={cold['CADASTRE_CACHE']}"), "the compiler has ended")


def test_rules_that_cannot_be_compiled_are_told(tmp_path: Path) -> None:
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
        answer = guest.http.post("/api/tables", json={"game": "paris", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert answer.status_code == 503
        reason = msgspec.json.decode(answer.content, type=Answer).reason
        assert reason == Said("web-kernels-failed", {"problem": str(found.failed)})
        assert guest.http.get("/api/me").is_success


@pytest.mark.parametrize("python", [shutil.which("false") or "", "/nowhere/python"])
def test_a_compiler_that_dies_without_a_word_is_a_reason_too(monkeypatch: pytest.MonkeyPatch, python: str) -> None:
    monkeypatch.setattr(sys, "executable", python)
    monkeypatch.setattr("cadastre.server.kernels._is_at_hand", lambda _: False)

    async def scenario() -> None:
        room = KernelRoom(["paris"])
        await room.prepare()
        assert not room.progress["paris"].ready
        assert str(room.progress["paris"].failed).strip("[]")
        with pytest.raises(NotReady) as caught:
            await room.ready("paris")
        assert caught.value.reason.params == {"problem": room.progress["paris"].failed}

    asyncio.run(scenario())


def test_the_game_that_is_chosen_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    free = asyncio.Event()

    async def compiled(room: KernelRoom, name: str) -> None:
        begun.append(name)
        if name == "paris" and begun.count(name) == 1:
            await free.wait()
        room.progress[name].ready = True

    monkeypatch.setattr(KernelRoom, "_prepare", compiled)

    async def scenario() -> None:
        room = KernelRoom(["paris", "hellas"])
        work = asyncio.create_task(room.prepare())
        while not begun:
            await asyncio.sleep(0)
        room.want("nothing like that")
        room.want("hellas")
        room.want("paris")  # too late: work would never end if everybody could turn it round
        await asyncio.wait_for(work, 10)
        assert begun == ["paris", "hellas", "paris"]
        assert all(one.ready and one.failed is None for one in room.progress.values())

    asyncio.run(scenario())
