"""A table that is being played: its log, where that leads, and those who listen.

The log in the database is the truth. Whatever happens is written there first, then taken in here, then everybody is
woken; each listener holds a cursor into the log and is told what lies behind it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError

from cadastre.bots.codes import thinks_ahead
from cadastre.core.attempt import Attempt
from cadastre.core.events import Event
from cadastre.core.game import Game
from cadastre.core.rng import Luck
from cadastre.core.said import Said
from cadastre.core.state import State
from cadastre.server import clock
from cadastre.server.company import Company
from cadastre.server.course import Broken, Course, Gone, Led, Position, Step
from cadastre.server.kernels import KernelRoom
from cadastre.server.lanes import ANSWERS, Asker
from cadastre.server.lobby import timing_of
from cadastre.server.measures import ENTRIES
from cadastre.server.messages import News
from cadastre.server.news import Unwritten, standing
from cadastre.server.rows import LogEntry, SeatRow, TableRow, now
from cadastre.server.store import Store

T = TypeVar("T")

LATE = 10.0
"""Seconds after which an entry of another server has been read: what seems older was written by another wall clock."""
FEW = 8
"""Entries that are told at once."""

logger = logging.getLogger(__name__)


class Table:
    """One game, from its set-up to its end."""

    def __init__(self, store: Store, row: TableRow, seats: Sequence[SeatRow], game: Game) -> None:
        self.store, self.row, self.game = store, row, game
        self.timing = timing_of(row)
        self.people = [seat.person_id for seat in seats]
        """By seat; None is a bot, or somebody who is not here any more."""
        self.levels = {seat.number: seat.bot for seat in seats if seat.bot}
        self.course = Course(game, Luck(row.seed, row.salt, tuple(row.added)))
        self.company = Company()
        self.begun = self.since = time.monotonic()
        """When its first and its newest entry were written, on this process's own clock."""
        self.is_hurried = False
        """Whether the people don't want to wait for bots."""
        self.kernels: KernelRoom | None = None
        """How far the rules are that it is played by, where they may be uncompiled."""
        self.is_kept = False
        """Whether this server lets its bots play and its clocks run."""
        self.when_over: Callable[[], None] = lambda: None
        """What is to be done when its game is over."""
        self.is_gone = False
        """Whether it has been deleted."""
        self.is_put_away = False
        """Whether it has been taken out of memory: who would like to go on asks for it again."""
        self.lock = asyncio.Lock()
        """Held by whoever decides something on the table as it stands, and writes it."""
        self.beat = 0
        """Goes up with everything that those who listen may want to look at."""
        self._stirred = asyncio.Condition()

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return self.course.seq

    @property
    def elapsed(self) -> float:
        """Seconds since the newest entry."""
        return time.monotonic() - self.since

    @property
    def state(self) -> State:
        """The position now."""
        return self.course.state

    def seats_of(self, person: str | None) -> list[int]:
        """Where a person sits, as long as they play."""
        return [seat for seat, who in enumerate(self.people) if person and who == person]

    def seat_of(self, person: str | None, wanted: int = -1) -> int:
        """The seat that a person looks from: the one they want if it is theirs, else their first; -1 to watch."""
        seats = self.seats_of(person)
        return wanted if wanted in seats else seats[0] if seats else -1

    def bots(self) -> dict[int, str]:
        """The seats that are no people's now, with their codes."""
        return {} if self.course.is_over else {**self.levels, **self.course.sitters}

    @property
    def is_quick(self) -> bool:
        """Whether the rules are compiled, so that bots can think ahead."""
        return self.kernels is None or not self.kernels.stands_in

    def slow_bots(self) -> list[int]:
        """The seats whose bots think ahead, which they can't now."""
        return [] if self.is_quick else [seat for seat, code in self.bots().items() if thinks_ahead(code)]

    @property
    def is_preparing(self) -> bool:
        """Whether slow bots wait until the rules are compiled; if these never will be, they play as others do."""
        return self.kernels is not None and not self.is_quick and self.kernels.progress[self.game.name].failed is None

    @property
    def is_resting(self) -> bool:
        """Whether only bots would play, and nobody is there to see it: the game goes on when somebody looks."""
        return self.company.is_deserted and len(self.bots()) == self.game.players

    @property
    def runs(self) -> int:
        """The seat whose person the game waits for; -1 where it waits for nobody."""
        current = self.state.current
        waits = not self.course.is_over and current not in self.bots() and self.people[current] is not None
        return current if waits else -1

    def voices(self, wisher: int) -> list[int]:
        """A seat of everybody else who has a say when something is to be taken back."""
        found: dict[str, int] = {}
        for seat, who in enumerate(self.people):
            if who and who != self.people[wisher] and seat not in self.course.gone:
                found.setdefault(who, seat)
        return list(found.values())

    def is_alone(self, seat: int) -> bool:
        """Whether no other person plays: then a bot may be asked, and nobody need be before something is taken back."""
        return seat >= 0 and not self.course.is_over and seat not in self.course.gone and not self.voices(seat)

    # the log

    def replay(self, rows: Sequence[LogEntry]) -> None:
        """Bring the position to where the log says it is."""
        if not rows:
            raise Broken(Said("web-table-broken"))
        self._take_in(rows, self.course.follow(rows))
        self.begun -= clock.age(rows[0].at)
        self.since -= clock.age(rows[-1].at)

    async def refresh(self, seq: int) -> None:
        """Take in what another server has written, up to this entry and further."""
        async with self.lock:
            if self.seq < seq:
                await self._catch_up()

    async def _catch_up(self) -> None:
        rows = await self.store.log(self.row.id, self.seq)
        if rows:
            is_short = self.is_quick and len(rows) <= FEW
            follow = partial(list[Led], self.course.follow(rows))
            self._take_in(rows, follow() if is_short else await self._in_turn(follow))
            self.since -= clock.age(rows[-1].at, LATE)
            await self.stir()

    async def look_again(self) -> None:
        """Take in that somebody is forgotten: who sits here, whose table it is, and what is left of what was said."""
        async with self.lock:
            row, seats = await self.store.table(self.row.id), await self.store.seats(self.row.id)
            if row is not None:
                self.row.owner, self.people = row.owner, [seat.person_id for seat in seats]
                self.course.hush(await self.store.log(self.row.id))

    def _take_in(self, rows: Sequence[LogEntry], led: Iterable[Led]) -> None:
        for row, (position, events) in zip(rows, led, strict=True):
            self.course.take(row, position, events)
        self.since = time.monotonic()
        if self.course.is_over and self.row.status == "playing":
            self.row.status = "closed" if self.course.closed else "over"
            logger.info("table %s is %s", self.row.id, self.row.status)
            self.when_over()

    async def write(self, kind: str, seat: int, move_id: str = "", **data: Any) -> bool:
        """Something happens that leaves the position as it is, or goes back to an earlier one."""
        position = self.course.position
        if kind == "undo":
            position = await self._in_turn(self.course.back_to, position, data["to"])
        return await self._append(kind, seat, move_id, position, (), (), data)

    async def write_move(self, made: Attempt, move_id: str = "") -> bool:
        """A whole move is made: the position that it has led to is the table's from now on."""
        assert made.is_whole, "parts of a move are nobody's business"
        step = Step(self.seq + 1, made.seat, tuple(made.actions))
        position = Position(made.state, (*self.course.position.path, step))
        return await self._append("move", made.seat, move_id, position, made.actions, tuple(made.events), {})

    async def _append(
        self,
        kind: str,
        seat: int,
        move_id: str,
        position: Position,
        actions: Sequence[int],
        events: tuple[Event, ...],
        data: dict[str, Any],
    ) -> bool:
        """Write, then take in; False if another server has written something before, which is taken in instead."""
        entry = LogEntry(
            table_id=self.row.id,
            seq=self.seq + 1,
            kind=kind,
            seat=seat,
            actions=list(actions),
            events=[event.as_list() for event in events],
            move_id=move_id or secrets.token_hex(8),
            at=now(),
            data=data or None,
            turn=position.state.current,
        )
        written, elapsed = time.monotonic(), self.elapsed
        entry = entry._replace(clock=self._clock_after(entry, position.state.current, elapsed))
        try:
            status = self._status_after(entry, position.state)
            ranks = self._ranks_after(entry, position.state) if status == "over" else None
            await self.store.append(entry, status=status, ranks=ranks)
        except IntegrityError:
            before = self.seq
            await self._catch_up()
            if self.seq == before:  # nobody has: this log is not what it was
                is_gone = await self.store.table(self.row.id) is None
                raise Gone if is_gone else Broken(Said("web-table-elsewhere")) from None
            return False
        ENTRIES.labels("bots" if seat in self.bots() else "people").inc()
        if kind not in ("move", "chat"):
            logger.info("table %s: %s of seat %d", self.row.id, kind, seat)
        self._take_in([entry], [(position, events)])
        self.since = written
        await self.stir()
        return True

    def _status_after(self, entry: LogEntry, state: State) -> str | None:
        if entry.kind == "closed":
            return "closed"
        concedes = entry.kind == "sit_in" and (entry.data or {})["why"] == "conceded"
        return "over" if state.is_over or (concedes and self.row.players == 2) else None

    def _ranks_after(self, entry: LogEntry, state: State) -> list[int]:
        """The ranking with which a game is over; of two, who gives up is second."""
        if state.is_over:
            return state.ranks
        return [2 if seat == entry.seat else 1 for seat in range(self.row.players)]

    def _clock_after(self, entry: LogEntry, current: int, elapsed: float) -> list[int] | None:
        left, runs = self.course.clock, self.runs
        if left is None:
            return None
        left = clock.running(left, runs, 0.0 if entry.kind == "resumed" else elapsed)
        if entry.kind == "move":
            left = clock.moved(self.timing, left, runs, entry.seat, current)
        if entry.kind == "undo":
            then = self.course.log[(entry.data or {})["to"]].clock
            left = clock.taken_back(self.timing, left, then or left, runs, current)
        return clock.back(self.timing, left, entry.seat) if entry.kind == "back" else left

    # telling

    async def _in_turn(self, work: Callable[..., T], *args: Any) -> T:
        """What would hold everybody up: in a thread, when it is this table's turn."""
        return await ANSWERS.run(Asker(self.row.id), work, *args)

    async def stir(self) -> None:
        """Wake everybody who listens."""
        async with self._stirred:
            self.beat += 1
            self._stirred.notify_all()

    async def stirred(self, beat: int, patience: float | None = None) -> None:
        """Wait until something has happened since this beat, or for so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self._stirred:
                await self._stirred.wait_for(lambda: self.beat > beat)

    async def news(self, seat: int, since: int) -> News:
        """All entries after this one, and how the table stands for this seat."""
        wish = self.course.wish
        waits = [voice for voice in self.voices(wish.seat) if voice not in wish.agreed] if wish else []
        told = standing(self.course, seat, self.runs, waits, self.elapsed, alone=self.is_alone(seat))
        told.preparing = self.is_preparing and self.state.current in self.slow_bots()
        taken = Unwritten(self.course, seat, since, told)
        # A few entries are told sooner than a thread is woken; a long log would hold everybody up.
        is_short = self.is_quick and self.seq - since <= FEW
        return taken.write() if is_short else await self._in_turn(taken.write)
