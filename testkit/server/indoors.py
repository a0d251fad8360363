"""A table without a server around it, for what cannot be brought about from outside."""

import random
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

import cadastre
from cadastre.cli.serve import database_url
from cadastre.core.attempt import Attempt
from cadastre.core.game import Game
from cadastre.core.moves import spell
from cadastre.core.state import State
from cadastre.server.answers import Sitter
from cadastre.server.archive import Archive
from cadastre.server.clock import full
from cadastre.server.course import Position
from cadastre.server.hall import Hall
from cadastre.server.kernels import KernelRoom
from cadastre.server.lobby import Lobby
from cadastre.server.messages import Advice, Draft, Message, Play, Refused
from cadastre.server.people import People
from cadastre.server.rows import EntryRow, Person, SeatRow, TableRow, now
from cadastre.server.store import Store
from cadastre.server.table import Table
from cadastre.server.wire import NewMe, Timing


async def laid(
    store: Store,
    seed: object,
    game: Game | None = None,
    bots: int = 0,
    timing: Timing | None = None,
    people: Sequence[str] = (),
) -> Table:
    """A game of two people, or of these (by seat), or of people with bots, begun."""
    game = game or cadastre.game("paris", len(people) + bots if people else 2)
    people = people or ("ada", "ben", "cleo")[: game.players - bots]
    row = TableRow(
        id="table",
        game=game.name,
        rules=game.rules.rules_version,
        players=game.players,
        options=game.options,
        edition=None,
        seed=str(seed),
        salt="salt",
        added=["luck"],
        status="waiting",
        owner="ada",
        is_public=False,
        clock=None if timing is None else msgspec.to_builtins(timing),
        created=now(),
    )
    seats = [
        SeatRow(table_id=row.id, number=number, person_id=name, name="", luck="luck" if number == 0 else None)
        for number, name in enumerate(people)
    ]
    seats += [
        SeatRow(table_id=row.id, number=number, bot="random", name="") for number in range(len(people), game.players)
    ]
    async with store.writing() as session:
        session.add_all([Person(id=name, name=name.title(), language="", created=now()) for name in sorted({*people})])
        await session.flush()
        session.add(row)
        await session.flush()
        session.add_all(seats)
    table = Table(store, row, seats, game)
    setup = EntryRow(
        table_id=row.id,
        seq=0,
        kind="setup",
        seat=-1,
        actions=[],
        events=[event.as_list() for event in table.state.events],
        clock=full(table.timing, game.players),
        move_id="setup",
        at=now(),
    )
    assert await store.start(row, seats, setup)
    row.status = "playing"
    table.replay(await store.log(row.id))
    return table


async def say(table: Table, seat: int, message: Message) -> Draft | Refused | Advice | None:
    """What the table answers to whoever sits there; -1 only watches."""
    return await Sitter(table, table.people[seat] if seat >= 0 else None, seat).say(message)


async def twin(table: Table, store: Store | None = None, upto: int | None = None) -> Table:
    """The same table as another server has it that has read so many entries of its log; all unless told."""
    store = store or table.store
    row = await store.table(table.row.id)
    assert row is not None
    found = Table(store, row, await store.seats(row.id), table.game)
    found.replay((await store.log(row.id))[:upto])
    return found


def tried(state: State, seat: int, actions: Sequence[int]) -> Attempt:
    """A move of a seat that is made of these actions."""
    made = Attempt(state.copy(), seat)
    for action in actions:
        made.take(action)
    return made


def whole_move(state: State, dice: random.Random) -> str:
    """Some whole move of whoever's turn it is."""
    made = Attempt(state.copy(), state.current)
    while not made.is_whole:
        made.take(dice.choice(made.state.legal_actions()))
    return spell(state, made.actions)


async def move(table: Table, dice: random.Random) -> int:
    """Whoever's turn it is moves somehow; returns who."""
    seat = table.state.current
    play = Play(secrets.token_hex(8), table.seq, whole_move(table.state, dice))
    assert await say(table, seat, play) is None
    return seat


async def refusal(table: Table, seat: int, message: Message) -> str:
    """Why the table does not do something; nothing has changed."""
    before = table.seq
    answer = await say(table, seat, message)
    assert isinstance(answer, Refused), answer
    assert (answer.seq, table.seq) == (before, before)
    return answer.reason.id


def kinds(table: Table) -> list[str]:
    """What the log says has happened."""
    return [done.kind for done in table.course.log]


def place(table: Table, state: State) -> None:
    """Put a table up, as no game has led there."""
    table.course.position = Position(state, ())


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
    async with table_of(database, seed) as table:
        yield table


@asynccontextmanager
async def table_of(database: str | Path, seed: object = 1, **more: Any) -> AsyncIterator[Table]:
    """A game with a store of its own; the rest is for :func:`laid`."""
    async with opened(Store(database_url(str(database)))) as store:
        yield await laid(store, seed, **more)


class Ready(KernelRoom):
    """Rules that are compiled as they are needed."""

    async def ready(self, name: str) -> None:
        """They always are."""


class Rooms:
    """All of a server but its web."""

    def __init__(self, store: Store) -> None:
        kernels = Ready(["paris"])
        self.store = store
        self.people, self.archive = People(store), Archive(store)
        self.lobby, self.hall = Lobby(store, kernels, {}), Hall(store, kernels, pace=0)

    async def person(self, name: str) -> Person:
        """Somebody new who is called something."""
        person, _ = await self.people.welcome()
        await self.people.change(person, NewMe(name))
        return person


@asynccontextmanager
async def rooms(database: str | Path) -> AsyncIterator[Rooms]:
    """A server without a web, closed in the end."""
    async with opened(Store(database_url(str(database)))) as store:
        found = Rooms(store)
        await found.hall.enter()
        try:
            yield found
        finally:
            await found.hall.close()
