"""A table of people at a real server, with lines to all of them, and all that one reader of it is sent, as it is sent.

Two such tables are the two worlds of :mod:`testkit.server.two_worlds`.
"""

import random
import re
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

from cadastre.core.events import Event
from cadastre.core.game import Game
from cadastre.core.moves import Move, mover
from cadastre.core.rng import Luck, generator
from cadastre.core.state import State
from cadastre.server.course import Course, Done, Position, Step
from cadastre.server.messages import Draft, FromServer, Here, News, Refused
from cadastre.server.rows import LogEntry, now
from cadastre.server.table import Table
from testkit import random_play
from testkit.server.guest import Guest, Line
from testkit.server.house import wait_until
from testkit.server.inside import Inside
from testkit.two_worlds import with_luck_of

WATCHING = -1

NAMES = ("Ada", "Ben", "Cleo", "Dimitra", "Eleni", "Fotis", "Georgia", "Hans")

TURN = re.compile(r"(?<=\"commitment\":\"COMMITMENT\",\"turn\":)-?\d+")
"""Of a table from outside, whose turn it is comes from the database, which does not know a past made up in memory."""
TIMES = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00|(?<=\"left\":\[)[\d,]+")
"""Moments, and what is left on clocks."""


class World:
    """One of two tables that their reader must not be able to tell apart."""

    def __init__(self, house: Inside, game: Game, reader: int, timing: dict[str, Any], room: ExitStack) -> None:
        self.house, self.reader, self._room = house, reader, room
        self.guests = {seat: room.enter_context(Guest(house.address)) for seat in (WATCHING, *game.seats)}
        for seat in game.seats:
            self.guests[seat].call(NAMES[seat])
        host = self.guests[0]
        seats = ["me"] + ["open"] * (game.players - 1)
        self.info = host.wish(seats, game.name, options=game.options, timing=timing)
        for seat in game.seats[1:]:
            self.guests[seat].sit(self.info.id, seat)
        host.start(self.info.id)
        self.table: Table = house.table(self.info.id)
        self.lines: dict[int, Line] = {}
        self._calls: dict[int, ExitStack] = {}
        self.heard: list[str] = []
        """All that the reader was sent since somebody looked."""
        self._heard_of_line = 0

    @property
    def state(self) -> State:
        """The position."""
        return self.table.state

    # its past

    def lay(self, luck: Luck) -> None:
        """Begin with this luck instead of the server's own, which nobody could have again."""

        async def change() -> None:
            old, course = self.table.course, Course(self.table.game, luck)
            entry = LogEntry("", 0, "setup", -1, [], [], "setup", old.log[0].at, clock=old.clock)
            course.take(entry, course.position, course.state.events)
            self.table.course = course

        self.house.do(change())

    def put(self, state: State, log: Sequence[Done] | None = None) -> None:
        """Let the game go on from here, after another past if one is given; nothing before can be taken back."""

        async def change() -> None:
            course, fresh = self.table.course, state.copy()
            fresh._history, fresh.luck = None, course.state.luck
            course.start, course.position, course.wish = fresh.copy(), Position(fresh, ()), None
            if log is not None:
                course.log = list(log)

        self.house.do(change())

    def play(self, moves: Sequence[tuple[int, list[int]]]) -> None:
        """Moves from before anybody looked; the database need not know."""

        async def change() -> None:
            course = self.table.course
            for seat, actions in moves:
                state, number = course.state.copy(), course.seq + 1
                state.play(Move(seat, "", tuple(actions)))
                entry = LogEntry(
                    "", number, "move", seat, list(actions), [], f"before-{number}", now(), clock=course.clock
                )
                path = (*course.position.path, Step(number, seat, tuple(actions)))
                course.take(entry, Position(state, path), state.events)

        self.house.do(change())

    # lines

    def call(self, seat: int, since: int = -1) -> None:
        """Open a line; it is settled when all have been told."""
        calls = ExitStack()
        query = f"?since={since}" + (f"&seat={seat}" if seat >= 0 else "")
        line = calls.enter_context(self.guests[seat].dial(self.info.id, query))
        line.seq = since
        self.lines[seat], self._calls[seat] = line, calls
        self._room.push(calls)
        if seat == self.reader:
            self._heard_of_line = 0
        self._hear(line)

    def hang_up(self, seat: int) -> None:
        """Close a line, and wait until the server knows."""
        company, person = self.table.company, self.table.people[seat] if seat >= 0 else None
        self._keep()
        del self.lines[seat]
        self._calls.pop(seat).close()
        wait_until(lambda: not (company.has(person) if person else company.watching), "the line has gone")
        self.settle()

    def say(self, seat: int, message: dict[str, Any]) -> None:
        """Say something, and wait until everybody has heard what comes of it."""
        line = self.lines[seat]
        before = line.seq
        line.say(message)
        answer = self._hear(line)
        while not (isinstance(answer, News) and line.seq > before):
            if isinstance(answer, Draft | Refused) and answer.id == message["id"]:
                break
            answer = self._hear(line)
        self.settle()

    def settle(self) -> None:
        """Until every line has the newest entry and knows who is here; then the reader's line has nothing more."""
        table = self.table

        async def newest() -> tuple[int, Here]:
            async with table.lock:  # whoever is just being answered has it
                return table.seq, Here(table.company.seats(table.people), table.company.watching)

        seq, here = self.house.do(newest())
        for line in self.lines.values():
            while line.seq < seq or line.here != here:
                self._hear(line)
        if self.reader in self.lines:
            line = self.lines[self.reader]
            line.say({"is": "play", "id": "echo", "seq": -9, "move": "end"})
            while not (isinstance(answer := self._hear(line), Refused) and answer.id == "echo"):
                pass

    def _hear(self, line: Line) -> FromServer:
        message = line.hear()
        if isinstance(message, Here):
            line.here = message
        return message

    # what the reader is sent

    def ask(self, method: str, path: str, **body: Any) -> None:
        """The reader asks without a line."""
        path = path.replace("{id}", self.info.id)
        answer = self.guests[self.reader].http.request(method, path, json=body or None)
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name not in ("date", "set-cookie")]
        self.heard.append("\n".join([f"{method} {path}: {answer.status_code}", *headers, answer.text]))

    def _keep(self) -> None:
        line = self.lines.get(self.reader)
        if line is not None:
            self.heard += line.heard[self._heard_of_line :]
            self._heard_of_line = len(line.heard)

    def stream(self) -> list[str]:
        """What has come since the last look, with what may differ masked."""
        self._keep()
        found, self.heard = [self._masked(text) for text in self.heard], []
        return found

    def _masked(self, text: str) -> str:
        luck = self.state.luck
        assert luck is not None
        for commitment in (self.info.commitment, luck.commitment):
            text = text.replace(commitment, "COMMITMENT")
        text = text.replace(self.info.id, "TABLE")
        return TURN.sub("SEAT", TIMES.sub("TIME", text))


def past(state: State, reader: int, dice: random.Random, most: int) -> list[tuple[int, list[int]]]:
    """The moves of a random game up to some point, mostly one where there is something that a reader does not know."""
    state, moves, hidden = state.copy(), list[tuple[int, list[int]]](), list[int]()
    while not state.is_over and len(moves) < most:
        if differs(state, state.knowledge(reader).determinize(generator(len(moves)))):
            hidden.append(len(moves))
        seat, actions = random_play.mover(state, dice), list[int]()
        while not actions or state.in_move:
            who = mover(state, seat, len(actions))
            actions.append(random_play.choose(state, dice, who))
            state.apply(actions[-1], who)
        moves.append((seat, actions))
    return moves[: dice.choice(hidden) if hidden and dice.random() < 0.8 else dice.randrange(len(moves))]


def differs(state: State, other: State) -> bool:
    """Whether two positions differ in more than the luck to come."""
    return with_luck_of(other, state).to_bytes() != state.to_bytes()


def otherwise(log: Sequence[Done], reader: int) -> list[Done]:
    """A log that a reader cannot tell from this one, though something else has happened in secret."""
    return [replace(done, events=tuple(_changed(event, reader) for event in done.events)) for done in log]


def _changed(event: Event, reader: int) -> Event:
    if event.values[0] == reader or not event.kind.secret:
        return event
    pairs = zip(event.kind.params, event.values, strict=True)
    return Event(event.kind, tuple((value or 2) - 1 if name in event.kind.secret else value for name, value in pairs))
