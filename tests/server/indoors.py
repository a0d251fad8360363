"""A table without a server around it, for what cannot be brought about from outside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import cadastre
from cadastre.cli.serve import database_url
from cadastre.core.game import Game
from cadastre.server.store import EntryRow, Person, Store, TableRow, now
from cadastre.server.table import Table


async def laid(store: Store, seed: object, game: Game | None = None, bots: int = 0) -> Table:
    """A game of two people, or of one with bots, begun."""
    game = game or cadastre.game("paris", 2)
    people = ("ada", "ben", "cleo")[: game.players - bots]
    await store.add(Person(id="ada", token_hash="of ada", created=now()))
    row = TableRow(
        id="table",
        game=game.name,
        rules=game.rules.rules_version,
        players=game.players,
        options=game.options,
        edition=None,
        seats=[*({"person": name} for name in people), *({"bot": "random"} for _ in range(bots))],
        seed=str(seed),
        salt="salt",
        added=["luck"],
        status="waiting",
        owner="ada",
        created=now(),
    )
    await store.add(row)
    table = Table(store, row, game)
    events = [event.as_list() for event in table.state.events]
    setup = EntryRow(table_id=row.id, seq=0, seat=-1, actions=[], events=events, move_id="setup", at=now())
    assert await store.start(row.id, row.added, setup)
    return table


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    """A store, brought up to date and closed in the end."""
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def two_people(database: Path, seed: object) -> AsyncIterator[Table]:
    """A game of two people with a store of its own."""
    async with opened(Store(database_url(str(database)))) as store:
        yield await laid(store, seed)
