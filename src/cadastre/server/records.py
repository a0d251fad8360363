"""Games as records: out of a log, as far as a reader may know it, and into one."""

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from cadastre.core.moves import group
from cadastre.core.records import GameRecord, loads, make_record
from cadastre.core.refusals import CadastreError
from cadastre.core.state import State
from cadastre.server.people import letters
from cadastre.server.refusals import No
from cadastre.server.rows import EntryRow, Person, SeatRow, TableRow, now
from cadastre.server.store import Store
from cadastre.server.table import Table

LARGEST = 4 * 1024 * 1024
"""Bytes of a record that is shown here."""
LARGEST_TEXT = 512 * 1024
"""Letters of one in the readable form: several times the longest game, with comments."""

READERS = ThreadPoolExecutor(1, "records")
"""Where records that people send are read and verified: one at a time, so that they never take more than one core."""


def whole(state: State, names: Sequence[str]) -> GameRecord:
    """The record of a game with its luck told; moves that were taken back are not in it."""
    return make_record(state, [name or f"seat {seat}" for seat, name in enumerate(names)])


def seen(table: Table, seat: int, names: Sequence[str]) -> str:
    """What a seat has seen of a game so far, as JSON lines: the header, the set-up, then a line for each move.

    It has the events as the seat knows them and the seat's own moves; the luck is told when the game is over.
    """
    state, course = table.state, table.course
    header = whole(course.start, names).header
    lines = [{**_plain(header), "seen_by": seat, "moves": len(course.position.path)}]
    lines.append({"n": 0, "seat": -1, "events": _told(table, 0, seat)})
    moves = list(group(course.start.copy(), state.steps))
    for number, (step, move) in enumerate(zip(course.position.path, moves, strict=True), 1):
        mine = {"move": move.text} if step.seat == seat else {}
        lines.append({"n": number, "seat": step.seat, **mine, "events": _told(table, step.seq, seat)})
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def _told(table: Table, seq: int, seat: int) -> list[list[str | int]]:
    return [event.seen_by(seat).as_list() for event in table.course.log[seq].events]


def _plain(header: object) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(header)
    return found


async def verified(text: str) -> tuple[GameRecord, State]:
    """A record and where it leads; it is played again, so that what is shown is true.

    Whoever sends a long one waits behind others who do; nobody else does.
    """

    if len(text) > LARGEST_TEXT and not text.startswith("{"):
        raise No("web-too-large", 413)

    def read() -> tuple[GameRecord, State]:
        record = loads(text)
        return record, record.replay()

    try:
        return await asyncio.get_running_loop().run_in_executor(READERS, read)
    except CadastreError as error:
        raise No("web-record-bad", 400, problem=str(error)) from None


async def take_in(store: Store, told: tuple[GameRecord, State], owner: Person, *, is_public: bool = False) -> TableRow:
    """A table to look at a record that has been verified."""
    record, state = told
    row, seats = _table(record, owner, is_public=is_public)
    row.status, row.ended = "over" if state.is_over else "closed", now()
    row.ranks = state.ranks if state.is_over else None
    entries = [_entry(row.id, n, played.seat, played.actions, played.events) for n, played in enumerate(record.entries)]
    if not state.is_over:
        entries.append(_entry(row.id, len(entries), -1, (), (), kind="closed"))
    async with store.writing() as session:
        session.add(row)
        await session.flush()
        session.add_all([*seats, *entries])
    return row


def _table(record: GameRecord, owner: Person, *, is_public: bool) -> tuple[TableRow, list[SeatRow]]:
    game, luck = record.game, record.luck
    row = TableRow(
        id=letters(10),
        game=game.name,
        rules=game.rules.rules_version,
        players=game.players,
        options=game.options,
        edition=None if game.edition.is_default else game.edition.plain,
        seed=luck.seed,
        salt=luck.salt,
        added=list(luck.added),
        status="over",
        owner=owner.id,
        is_public=is_public,
        created=now(),
    )
    names = [name[:64] for name in record.header.seats]
    return row, [SeatRow(table_id=row.id, number=number, name=name) for number, name in enumerate(names)]


def _entry(
    table_id: str, seq: int, seat: int, actions: Sequence[int], events: Sequence[Sequence[str | int]], kind: str = ""
) -> EntryRow:
    return EntryRow(
        table_id=table_id,
        seq=seq,
        kind=kind or ("move" if seq else "setup"),
        seat=seat,
        actions=list(actions),
        events=[list(event) for event in events],
        move_id=f"import-{seq}",
        at=now(),
    )
