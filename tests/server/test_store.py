"""The database: its shape, its care, and that an entry is written wholly or not at all."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError

from cadastre.cli.serve import database_url
from cadastre.server import pen
from cadastre.server.people import People
from cadastre.server.rows import Base, LogEntry, Person, TableRow, now
from cadastre.server.store import Store
from testkit.server.indoors import laid, opened


def with_store(database: str | Path, scenario: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store that is opened for it and closed afterwards."""

    async def run() -> None:
        async with opened(Store(database_url(str(database)))) as store:
            await scenario(store)

    asyncio.run(run())


async def look(store: Store, question: Callable[[Connection], Any]) -> Any:
    async with store.engine.connect() as connection:
        return await connection.run_sync(question)


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def test_migrations_bring_an_empty_database_up(database: str) -> None:
    async def scenario(store: Store) -> None:
        assert await look(store, tables) == {*Base.metadata.tables, "alembic_version"}

    with_store(database, scenario)


def test_migrations_leave_what_is_up_to_date(database: str) -> None:
    kept: list[tuple[str, str]] = []

    async def first(store: Store) -> None:
        await laid(store, seed=1)
        person, token = await People(store).welcome()
        kept.append((person.id, token))
        await store.open()

    async def again(store: Store) -> None:
        assert [row.seq for row in await store.log("table")] == [0]
        assert [seat.person_id for seat in await store.seats("table")] == ["ada", "ben"]
        ((person, token),) = kept
        assert (await People(store).known(token) or Person()).id == person

    with_store(database, first)
    with_store(database, again)


def differences(connection: Connection) -> list[Any]:
    """Between the migrated database and the models."""
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def uniques(connection: Connection) -> dict[str, set[tuple[str | None, ...]]]:
    """Unique constraints, which Alembic compares only where they have names."""
    return {
        name: {tuple(one["column_names"]) for one in inspect(connection).get_unique_constraints(name)}
        for name in Base.metadata.tables
    }


def test_the_models_are_the_migrated_shape(database: str) -> None:
    async def scenario(store: Store) -> None:
        assert await look(store, differences) == []
        migrated = await look(store, uniques)
        assert migrated["game_table"] == {("code",)}
        assert migrated["entry"] == {("table_id", "move_id")}
        async with store.engine.begin() as connection:
            await connection.run_sync(Base.metadata.drop_all)
            await connection.run_sync(Base.metadata.create_all)
        assert await look(store, uniques) == migrated

    with_store(database, scenario)


def test_a_difference_would_be_found(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        for change in (
            "ALTER TABLE entry ADD COLUMN comment TEXT",
            "DROP INDEX ix_game_table_owner",
            "ALTER TABLE person DROP COLUMN created",
            "DROP TABLE seat",
        ):
            before = len(await look(store, differences))
            async with store.engine.begin() as connection:
                await connection.execute(text(change))
            assert len(await look(store, differences)) > before

    with_store(tmp_path / "games.sqlite3", scenario)


def test_what_is_written_is_on_the_disk(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        async with store.writing() as session:
            found = {
                pragma: (await session.execute(text(f"PRAGMA {pragma}"))).scalar()
                for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}

    with_store(tmp_path / "games.sqlite3", scenario)


def entry(seq: int, move_id: str, table_id: str = "table") -> LogEntry:
    events = [["x", 1]]
    return LogEntry(
        table_id=table_id, seq=seq, kind="move", seat=0, actions=[1], events=events, move_id=move_id, at=now()
    )


async def everything(store: Store) -> list[Any]:
    async with store.engine.connect() as connection:
        return [list(await connection.execute(table.select())) for table in Base.metadata.sorted_tables]


@pytest.mark.parametrize(
    "wrong",
    [lambda: entry(1, "other"), lambda: entry(2, "first"), lambda: entry(2, "other", "unknown")],
    ids=["a number that is taken", "a move that is there", "no such table"],
)
def test_a_wrong_entry_changes_nothing(database: str, wrong: Callable[[], LogEntry]) -> None:
    async def scenario(store: Store) -> None:
        await laid(store, seed=1)
        await store.append(entry(1, "first"))
        before = await everything(store)
        for status in (None, "over", "closed"):
            with pytest.raises(IntegrityError):
                await store.append(wrong(), status=status)
            assert await everything(store) == before
        await store.append(entry(2, "other"), status="over")
        assert [row.move_id for row in await store.log("table")] == ["setup", "first", "other"]
        row = await store.table("table")
        assert row is not None
        assert (row.status, row.ended is not None) == ("over", True)

    with_store(database, scenario)


def test_entries_that_come_together_are_written_each_for_itself(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await laid(store, seed=1)
        given = [
            entry(1, "a"),
            entry(1, "taken"),
            entry(2, "b"),
            entry(3, "b"),
            entry(1, "x", "unknown"),
            entry(3, "c"),
        ]
        found = await asyncio.gather(*(store.append(one) for one in given), return_exceptions=True)
        assert [row.move_id for row in await store.log("table")] == [
            "setup",
            *(one.move_id for one, error in zip(given, found, strict=True) if error is None),
        ]
        assert sum(isinstance(error, IntegrityError) for error in found) == 3

    with_store(tmp_path / "games.sqlite3", scenario)


def test_a_disk_that_fails_is_told_to_all_who_wait_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(store: Store) -> None:
        await laid(store, seed=1)
        before = await everything(store)
        write, calls = pen.write_entry, []

        def fail_at_the_third(*given: Any) -> None:
            calls.append(given)
            if len(calls) == 3:
                raise OSError("no room")
            write(*given)

        monkeypatch.setattr(pen, "write_entry", fail_at_the_third)
        writing = (store.append(entry(seq, f"{seq}")) for seq in (1, 2, 3))
        found = await asyncio.gather(*writing, return_exceptions=True)
        assert [str(error) for error in found] == ["no room"] * 3
        assert await everything(store) == before
        await store.append(entry(1, "again"))
        assert [row.move_id for row in await store.log("table")] == ["setup", "again"]

    with_store(tmp_path / "games.sqlite3", scenario)


def test_the_same_move_id_may_be_at_another_table(database: str) -> None:
    async def scenario(store: Store) -> None:
        row = (await laid(store, seed=1)).row
        values = {column: getattr(row, column) for column in TableRow.__table__.columns.keys()}  # noqa: SIM118
        async with store.writing() as session:
            session.add(TableRow(**{**values, "id": "second"}))
        await store.append(entry(1, "first"))
        await store.append(entry(1, "first", "second"))
        assert len(await store.log("second")) == 1

    with_store(database, scenario)


def test_servers_that_start_together_bring_it_up_once(postgres: Callable[[], str]) -> None:
    async def run() -> None:
        address = database_url(postgres())
        stores = [Store(address) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            assert await look(store, tables) == {*Base.metadata.tables, "alembic_version"}
            await store.close()

    asyncio.run(run())


def test_a_move_waits_for_one_other_writer_at_most(tmp_path: Path) -> None:
    """However many strangers make tables and names for themselves at the same time."""
    order: list[str] = []

    async def scenario(store: Store) -> None:
        await laid(store, seed=1)
        begun = asyncio.Event()

        async def stranger() -> None:
            async with store.writing() as session:
                begun.set()
                await session.execute(text("SELECT 1"))
                await asyncio.sleep(0.01)
            order.append("stranger")

        async def player() -> None:
            await store.append(entry(1, "mine"))
            order.append("player")

        strangers = [asyncio.create_task(stranger()) for _ in range(20)]
        await begun.wait()
        await asyncio.gather(player(), *strangers)

    with_store(tmp_path / "games.sqlite3", scenario)
    assert order.index("player") <= 2
    assert len(order) == 21
