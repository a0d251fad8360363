"""Games that are over: their records and how their points went, kept so that no rules are needed to tell them.

They are written when a game ends, by the server that has played it; whatever is missing is made up for later.
"""

import json
import zlib
from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from cadastre.core.game import Game
from cadastre.core.records import dump, sealed
from cadastre.core.rng import Luck
from cadastre.core.state import State
from cadastre.server.course import Broken, Course
from cadastre.server.frames import FrameMaker, unpacked
from cadastre.server.games import blamed, game_at
from cadastre.server.kernels import KernelRoom, NotReady
from cadastre.server.lanes import LIBRARY, Asker
from cadastre.server.records import as_logged, seated, whole
from cadastre.server.rows import FinishedRow, LogEntry, TableRow
from cadastre.server.store import Store
from cadastre.server.wire import Replay, Scores


class Finished:
    """What is kept of all of them."""

    def __init__(self, store: Store, kernels: KernelRoom | None = None) -> None:
        self.store = store
        self.kernels = kernels
        """The rules that are offered, where that is not all that are installed."""

    async def of(self, row: TableRow, who: str = "") -> FinishedRow:
        """What is kept of a game, from now on at the latest; ``Broken`` if these rules cannot make it."""
        found = await self.store.finished(row.id)
        if found is None:
            if self.kernels:
                await self.kernels.ready(row.game)
            game = await game_at(self.store, row)
            with blamed(row):
                async with LIBRARY.turn(Asker(who)) as thread:
                    found = await thread(_made, row, game, await self.store.log(row.id))
            await self.store.keep(found)
        return found

    async def watchable(self, row: TableRow, who: str = "") -> None:
        """Keep a game's frames, unless they are kept; ``Broken`` if these rules cannot make them."""
        if (await self.of(row, who)).frames:
            return
        game, log = await game_at(self.store, row), await self.store.log(row.id)
        maker = FrameMaker(row.id, Course(game, Luck(row.seed, row.salt, tuple(row.added))), log)
        with blamed(row):
            while stretch := await LIBRARY.run(Asker(who), maker.stretch):
                if not await self.store.keep_frames(stretch):
                    return
        await self.store.frames_are_kept(row.id, maker.count)

    async def replay(self, row: TableRow, seat: int, first: int, who: str = "") -> Replay | None:
        """A stretch of a game as it was kept; None if it is not."""
        found = await self.store.finished(row.id)
        if found is None or not found.frames:
            return None
        seat = seat if 0 <= seat < row.players else -1
        first = min(max(first, 0), found.frames - 1)
        packed, chats = await self.store.frames(row.id, seat, first), await self.store.chats(row.id)
        return Replay(seat, found.frames - 1, await LIBRARY.run(Asker(who), unpacked, packed, first, chats))

    async def record(self, row: TableRow, names: Sequence[str], who: str = "") -> str:
        """The record of a game; where it is not kept and these rules cannot make it, what the log tells."""
        try:
            kept = await self.of(row, who)
        except (Broken, NotReady):
            async with LIBRARY.turn(Asker(who)) as thread:
                return str(await thread(_as_logged, row, await self.store.log(row.id), names))
        return await LIBRARY.run(Asker(who), _told, kept.record, names)

    async def scores(self, row: TableRow, who: str = "") -> Scores:
        """How the points of a game went."""
        return msgspec.convert((await self.of(row, who)).scores, Scores)


class Points:
    """Everybody's points after each entry that may have changed them and counts."""

    def __init__(self) -> None:
        self.scores = Scores([], [])

    def add(self, row: LogEntry, state: State) -> None:
        """After another entry; what was taken back does not count."""
        if row.kind == "undo":
            count = bisect_right(self.scores.entries, (row.data or {})["to"])
            del self.scores.entries[count:], self.scores.scores[count:]
        elif row.kind in ("setup", "move"):
            self.scores.entries.append(row.seq)
            self.scores.scores.append(state.scores)


def _made(row: TableRow, game: Game, log: Sequence[LogEntry]) -> FinishedRow:
    course, points = Course(game, Luck(row.seed, row.salt, tuple(row.added))), Points()
    state = course.state
    for entry, (position, _) in zip(log, course.follow(log), strict=True):
        state = position.state
        points.add(entry, state)
    lines = whole(state, [""] * game.players).bodies
    packed = zlib.compress("\n".join(lines).encode())
    return FinishedRow(table_id=row.id, record=packed, scores=msgspec.to_builtins(points.scores))


def _as_logged(row: TableRow, log: Sequence[LogEntry], names: Sequence[str]) -> str:
    return as_logged(row, log, names).to_jsonl()


def _told(packed: bytes, names: Sequence[str]) -> str:
    """A record with the names that its people have now."""
    header, *lines = zlib.decompress(packed).decode().split("\n")
    return sealed([dump({**json.loads(header), "seats": seated(names)}), *lines])
