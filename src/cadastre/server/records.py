"""Games as records: out of a log, as far as a reader may know it, and into one."""

import asyncio
import json
from collections.abc import Sequence

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from cadastre.core.moves import group
from cadastre.core.records import (
    FORMAT,
    EditionMark,
    End,
    GameRecord,
    Header,
    LuckMark,
    Played,
    Result,
    loads,
    make_record,
)
from cadastre.core.refusals import CadastreError
from cadastre.core.rng import Luck
from cadastre.core.state import State
from cadastre.server.games import begun_with
from cadastre.server.lanes import LIBRARY, Asker
from cadastre.server.people import letters
from cadastre.server.refusals import No
from cadastre.server.rows import EntryRow, LogEntry, Person, Plain, SeatRow, TableRow, now
from cadastre.server.store import Store
from cadastre.server.table import Table

LARGEST = 2 * 1024 * 1024
"""Bytes of a record that is shown here: twice the longest that random play has led to."""
AT_ONCE = 25
"""Entries of a record that are put into the database at once."""
PAUSE = 0.01
"""Seconds between them, for those who play."""
LARGEST_TEXT = 512 * 1024
"""Letters of one in the readable form: several times the longest game, with comments."""


def whole(state: State, names: Sequence[str]) -> GameRecord:
    """The record of a game with its luck told; moves that were taken back are not in it."""
    return make_record(state, seated(names))


def seated(names: Sequence[str]) -> list[str]:
    """Those who sit at a table as records call them."""
    return [name or f"seat {seat}" for seat, name in enumerate(names)]


def as_logged(row: TableRow, log: Sequence[LogEntry], names: Sequence[str]) -> GameRecord:
    """The record of a game that is over as far as its log tells it without its rules."""
    luck, ranks, edition = Luck(row.seed, row.salt, tuple(row.added)), row.ranks or (), row.edition or {}
    header = Header(
        cadastre=FORMAT,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=row.options,
        edition=EditionMark(str(edition.get("name", "")), row.edition_hash or "", row.edition),
        seats=tuple(seated(names)),
        commitment=luck.commitment,
        from_log=True,
    )
    played = [
        Played(n, entry.seat, "", tuple(entry.actions), tuple(map(tuple, entry.events)))
        for n, entry in enumerate(_that_count(log))
    ]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    result = Result((), tuple(ranks), winners) if ranks else None
    end = End(len(played) - 1, LuckMark(luck.seed, luck.salt, luck.added), "", result)
    return GameRecord(header, tuple(played), end)


def _that_count(log: Sequence[LogEntry]) -> list[LogEntry]:
    """The set-up and the moves that were not taken back."""
    found: list[LogEntry] = []
    for entry in log:
        if entry.kind == "undo":
            found = [one for one in found if one.seq <= (entry.data or {})["to"]]
        elif entry.kind in ("setup", "move"):
            found.append(entry)
    return found


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


async def verified(text: str, who: str = "") -> tuple[GameRecord, State]:
    """A record that somebody sends, and where it leads; it is played again, so that what is shown is true."""

    if len(text) > LARGEST_TEXT and not text.startswith("{"):
        raise No("web-too-large", 413)

    def read() -> tuple[GameRecord, State]:
        record = loads(text)
        return record, record.replay()

    try:
        return await LIBRARY.run(Asker(who), read)
    except CadastreError as error:
        raise No("web-record-bad", 400, problem=str(error)) from None


async def take_in(store: Store, told: tuple[GameRecord, State], owner: Person, *, is_public: bool = False) -> TableRow:
    """A table to look at a record that has been verified.

    It is written bit by bit, so that others write in between. Until all of it is there the table waits, and one that
    was left halfway is deleted as those are that nobody came to.
    """
    record, state = told
    row, seats = _table(record, owner, is_public=is_public)
    await begun_with(store, row, record.game)
    entries = [_entry(row.id, n, played.seat, played.actions, played.events) for n, played in enumerate(record.entries)]
    if not state.is_over:
        entries.append(_entry(row.id, len(entries), -1, (), (), kind="closed"))
    async with store.writing() as session:
        session.add(row)
        await session.flush()
        session.add_all(seats)
    try:
        for first in range(0, len(entries), AT_ONCE):
            async with store.writing() as session:
                await session.execute(insert(EntryRow), entries[first : first + AT_ONCE])
            await asyncio.sleep(PAUSE)
    except IntegrityError:  # whoever sent it has had themselves forgotten, and the table with them
        raise No("web-not-found", 404) from None
    ended: Plain = {
        "status": "over" if state.is_over else "closed",
        "ended": now(),
        "ranks": state.ranks if state.is_over else None,
    }
    async with store.writing() as session:
        await session.execute(update(TableRow).where(TableRow.id == row.id).values(**ended))
    row.status, row.ended, row.ranks = ended["status"], ended["ended"], ended["ranks"]
    return row


def _table(record: GameRecord, owner: Person, *, is_public: bool) -> tuple[TableRow, list[SeatRow]]:
    game, luck = record.game, record.luck
    row = TableRow(
        id=letters(10),
        game=game.name,
        players=game.players,
        options=game.options,
        edition=None if game.edition.is_default else game.edition.plain,
        seed=luck.seed,
        salt=luck.salt,
        added=list(luck.added),
        status="waiting",
        owner=owner.id,
        is_public=is_public,
        created=now(),
    )
    names = [name[:64] for name in record.header.seats]
    return row, [SeatRow(table_id=row.id, number=number, name=name) for number, name in enumerate(names)]


def _entry(
    table_id: str, seq: int, seat: int, actions: Sequence[int], events: Sequence[Sequence[str | int]], kind: str = ""
) -> Plain:
    return {
        "table_id": table_id,
        "seq": seq,
        "kind": kind or ("move" if seq else "setup"),
        "seat": seat,
        "actions": list(actions),
        "events": [list(event) for event in events],
        "move_id": f"import-{seq}",
        "at": now(),
    }
