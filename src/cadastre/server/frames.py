"""Frames: the table after each entry of a log, as one of its seats has seen it.

Those of a game under way are made when somebody asks. Those of a game that is over are kept for every seat, so that it
can be watched whatever rules are installed, in stretches that each begin with a whole scene. What people have said is
not kept there: it is read from the log, where whoever is forgotten is forgotten.
"""

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec

from cadastre.core.courtesy import step_aside
from cadastre.core.state import State
from cadastre.server import telling
from cadastre.server.changes import changed, changes
from cadastre.server.course import Course, Done, Led
from cadastre.server.news import entries, said
from cadastre.server.rows import FramesRow, LogEntry
from cadastre.server.wire import Moment

AT_ONCE = 64
"""Entries of a stretch."""


class Perspective:
    """What one seat sees of a game, entry by entry."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._shown: Any = None

    def begin(self) -> None:
        """The next scene is told whole."""
        self._shown = None

    def after(self, state: State, seq: int, done: Done) -> Moment:
        """What is told of an entry."""
        step_aside()
        (entry,) = entries(state, [done], seq, self.seat)
        scene = telling.scene(state, self.seat)
        part = scene if self._shown is None else changes(self._shown, scene)
        self._shown = scene
        return Moment(entry, state.current, state.scores, part)


def done_of(row: LogEntry, led: Led) -> Done:
    """An entry with what it has caused."""
    return Done(row.kind, row.seat, led[1], row.data or {}, row.at)


class FrameMaker:
    """Makes all frames of a game that is over, a stretch at a time, so that others have their turn in between."""

    def __init__(self, table_id: str, course: Course, log: Sequence[LogEntry]) -> None:
        self.table_id, self.count = table_id, len(log)
        self._log = zip(log, course.follow(log), strict=True)
        self._eyes = [Perspective(seat) for seat in range(-1, course.state.game.players)]

    def stretch(self) -> list[FramesRow]:
        """The next one through everybody's eyes; nothing when it is at its end."""
        found: list[list[Moment]] = [[] for _ in self._eyes]
        for eyes in self._eyes:
            eyes.begin()
        for row, led in islice(self._log, AT_ONCE):
            done = done_of(row, led)
            if row.kind == "chat":
                done = replace(done, data={})
            for eyes, moments in zip(self._eyes, found, strict=True):
                moments.append(eyes.after(led[0].state, row.seq, done))
        return [self._row(eyes.seat, moments) for eyes, moments in zip(self._eyes, found, strict=True) if moments]

    def _row(self, seat: int, moments: list[Moment]) -> FramesRow:
        packed = zlib.compress(msgspec.json.encode(moments))
        return FramesRow(table_id=self.table_id, seat=seat, first=moments[0].entry.n, packed=packed)


def unpacked(packed: bytes, first: int, chats: dict[int, dict[str, Any]]) -> list[Moment]:
    """The frames of a stretch from an entry on, the first with its whole scene, and what was said."""
    moments = msgspec.json.decode(zlib.decompress(packed), type=list[Moment])
    scene: Any = None
    while moments[0].entry.n < first:
        scene = changed(scene, moments.pop(0).scene)
    moments[0].scene = changed(scene, moments[0].scene)
    for entry in (moment.entry for moment in moments):
        if entry.kind == "chat":
            data = chats.get(entry.n, {})
            entry.said, entry.text = said(Done("chat", entry.seat, (), data, entry.at)), data.get("text", "")
    return moments


def follow(course: Course, log: Sequence[LogEntry], first: int, seat: int) -> Iterator[Moment]:
    """The frames of a game from an entry on, through the eyes of a seat."""
    eyes = Perspective(seat)
    for row, led in zip(log, course.follow(log), strict=True):
        if row.seq >= first:
            yield eyes.after(led[0].state, row.seq, done_of(row, led))
