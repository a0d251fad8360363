"""A server leaves tables of games alone that it does not offer, says so, and looks after the others."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cadastre
from cadastre.cli.serve import database_url
from cadastre.server import upkeep as rounds
from cadastre.server.course import Broken
from cadastre.server.finished import Finished
from cadastre.server.kernels import KernelRoom
from cadastre.server.records import whole
from cadastre.server.socket import CLOSE_BROKEN
from cadastre.server.store import Store
from cadastre.server.table import Table
from cadastre.server.wire import NewTable, SeatWish, Timing
from testkit.server.guest import LUCK, Guest
from testkit.server.house import PATIENCE, serving, wait_until
from testkit.server.indoors import Rooms, laid, opened, rooms

CLOCKED = Timing(kind="move", seconds=1)
NOT_OFFERED = (409, "web-table-not-offered")


def with_hellas(database: str, *statements: str) -> None:
    """A clocked table of Hellas, and whatever else happens to the database."""

    async def run() -> None:
        async with opened(Store(database_url(database))) as store:
            await laid(store, 1, cadastre.game("hellas", 2), timing=CLOCKED)
            async with store.engine.begin() as connection:
                for statement in statements:
                    await connection.exec_driver_sql(statement)

    asyncio.run(run())


async def clocked(house: Rooms) -> str:
    """A table of Paris that has begun, and where time runs."""
    ada = await house.person("Ada")
    wanted = NewTable("paris", seats=[SeatWish("me"), SeatWish("guest")], timing=CLOCKED)
    row = await house.lobby.make(wanted, ada)
    await house.lobby.start(row, ada, LUCK)
    return row.id


def somebody_sat_in(database: str, table_id: str) -> Callable[[], bool]:
    """Whether a person's time was up at a table."""

    async def look() -> bool:
        store = Store(database_url(database))
        try:
            return any(entry.kind == "sit_in" for entry in await store.log(table_id))
        finally:
            await store.close()

    return lambda: asyncio.run(look())


def refused(guest: Guest, method: str, path: str, **more: Any) -> tuple[int, str]:
    answer = guest.http.request(method, f"/api/tables/{path}", **more)
    return answer.status_code, answer.json()["reason"]["id"]


def test_a_table_of_another_game_is_left_alone(database: str) -> None:
    with_hellas(database, "UPDATE game_table SET is_public = true")

    async def another() -> str:
        async with rooms(database) as house:
            return await clocked(house)

    paris = asyncio.run(another())
    with serving(database, games="paris") as house, Guest(house.address) as guest:
        wait_until(somebody_sat_in(database, paris), "the clock of the other table runs")
        assert guest.info("table").game == "hellas"
        assert [one["id"] for one in guest.http.get("/api/live").json()["tables"]] == ["table"]
        for path in ("replay", "scores", "record"):
            assert refused(guest, "GET", f"table/{path}") == NOT_OFFERED
        with guest.dial("table") as line:
            assert line.refused().reason.id == NOT_OFFERED[1]
            assert line.closed() == CLOSE_BROKEN
    assert not somebody_sat_in(database, "table")()


def test_one_that_waits_does_not_begin(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")
    with serving(database, games="paris") as house, Guest(house.address) as guest:
        waiting = guest.make()
        asyncio.run(changed(database, "UPDATE game_table SET game = 'hellas'"))
        assert refused(guest, "POST", f"{waiting.id}/start", json={"luck": LUCK}) == NOT_OFFERED
        assert guest.info(waiting.id).status == "waiting"


async def changed(database: str, statement: str) -> None:
    async with opened(Store(database_url(database))) as store, store.engine.begin() as connection:
        await connection.exec_driver_sql(statement)


def test_a_finished_game_is_told_where_it_is_not_offered(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite3")

    async def finished() -> tuple[str, list[Any]]:
        async with opened(Store(database_url(database))) as store:
            table: Table = await laid(store, 1, cadastre.game("hellas", 2))
            await table.write("closed", -1)
            await Finished(store).of(table.row)
            return whole(table.state, ["Ada", "Ben"]).to_jsonl(), [table.state.scores]

    record, scores = asyncio.run(finished())
    with serving(database, games="paris") as house, Guest(house.address) as guest:
        assert guest.http.get("/api/tables/table/record").text == record
        assert guest.http.get("/api/tables/table/scores").json() == {"entries": [0], "scores": scores}
        assert refused(guest, "GET", "table/replay") == NOT_OFFERED
        sent = guest.http.post("/api/records", content=record.encode())
        assert (sent.status_code, sent.json()["reason"]["id"]) == NOT_OFFERED
        assert guest.me().tables == []


@pytest.mark.parametrize("name", ["hellas", "chess", ""])
def test_rules_that_are_not_offered_are_not_waited_for(name: str) -> None:
    with pytest.raises(Broken) as caught:
        asyncio.run(KernelRoom(["paris"]).ready(name))
    assert caught.value.reason.id == NOT_OFFERED[1]


def test_whatever_happens_to_a_table_the_rounds_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that cannot be opened, and one that cannot be kept, are left; a database that is away is asked again."""
    monkeypatch.setattr(rounds, "TRY_AGAIN", 0.01)

    async def scenario() -> None:
        async with rooms(tmp_path / "games.sqlite3") as house:
            first, second = await clocked(house), await clocked(house)
            ended = [await clocked(house) for _ in range(2)]
            for table_id in ended:
                table = await house.hall.open(table_id)
                assert table is not None
                async with table.lock:
                    await table.write("closed", -1)
                async with asyncio.timeout(PATIENCE):
                    while await house.store.finished(table_id) is None:
                        await asyncio.sleep(0.01)
            waiting = NewTable("paris", seats=[SeatWish("me"), SeatWish("open")])
            old = await house.lobby.make(waiting, await house.person("Ben"))
            async with house.store.engine.begin() as connection:
                await connection.exec_driver_sql("DELETE FROM finished_game")
                await connection.exec_driver_sql("UPDATE game_table SET created = '2020' WHERE status = 'waiting'")
            opening, keeping, asking = house.hall.open, house.hall.finished.of, house.archive.timed
            opened_now, asked = list[str](), list[object]()

            async def timed(games: Any) -> list[str]:
                asked.append(games)
                if len(asked) == 1:
                    raise OSError("the database is away")
                return await asking(games)

            async def open_(table_id: str) -> Table | None:
                opened_now.append(table_id)
                if table_id == opened_now[0]:
                    raise RuntimeError("nobody has thought of this")
                return await opening(table_id)

            async def of(row: Any, _who: str = "") -> Any:
                if row.id == ended[1]:
                    raise RuntimeError("nor of this")
                return await keeping(row)

            monkeypatch.setattr(house.archive, "timed", timed)
            monkeypatch.setattr(house.hall, "open", open_)
            monkeypatch.setattr(house.hall.finished, "of", of)
            job = asyncio.create_task(rounds.upkeep(house.hall, house.archive, 0))
            async with asyncio.timeout(PATIENCE):
                while await house.store.finished(ended[0]) is None:
                    await asyncio.sleep(0.01)
            assert not job.done()
            job.cancel()
            assert sorted(opened_now) == sorted([first, second])
            assert await house.store.table(old.id) is None

    asyncio.run(scenario())
