"""What a log leads to. Everything that happens at a table is an entry; this is all of them taken together.

==============  =====================================================================================
setup           the board is laid (entry 0)
move            a whole move of a seat, or the table's bell
undo            back to the position after the entry ``to``
undo_asked      a seat would like that; ``to`` as above
undo_agreed     another person has nothing against it
undo_refused    somebody has
sit_in          a bot plays for a seat: ``bot``, and ``why``: time, away, conceded, removed, left
back            the seat's person plays again
chat            ``text``, or ``phrase`` (an id)
mute            ``whom`` is not heard any more, or (``on`` false) again
resumed         a server has taken the table over: clocks go on from here
rematch         ``table``: where one plays again
closed          the host has ended the game
==============  =====================================================================================
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from cadastre.core.courtesy import step_aside
from cadastre.core.events import Event
from cadastre.core.game import Game
from cadastre.core.moves import Move, walk
from cadastre.core.rng import Luck
from cadastre.core.said import Said
from cadastre.core.state import State
from cadastre.server.rows import LogEntry

Plain = dict[str, Any]

FOR_GOOD = frozenset(("conceded", "removed", "left"))
"""Why a bot sits in for somebody who does not come back."""


class Broken(Exception):
    """A log that these rules do not play as it says; ``reason`` tells people."""

    def __init__(self, reason: Said) -> None:
        self.reason = reason
        super().__init__(reason.id)


class Gone(Broken):
    """A log that has been deleted while its table was in use."""

    def __init__(self) -> None:
        super().__init__(Said("web-not-found"))


class Step(NamedTuple):
    """A move that counts."""

    seq: int
    seat: int
    actions: tuple[int, ...]


class Position(NamedTuple):
    """Where the game is, and the moves that led there."""

    state: State
    path: tuple[Step, ...]


Led = tuple[Position, tuple[Event, ...]]
"""Where an entry leads, and what it causes."""


@dataclass(frozen=True)
class Done:
    """An entry of the log, as it is kept here."""

    kind: str
    seat: int
    events: tuple[Event, ...]
    data: Plain
    at: str
    clock: list[int] | None = None


@dataclass
class Wish:
    """Somebody would like to take something back that others have a say in."""

    seat: int
    to: int
    agreed: set[int] = field(default_factory=set)


class Course:
    """A game from its set-up to the newest entry of its log."""

    def __init__(self, game: Game, luck: Luck) -> None:
        self.position = Position(game.new(luck=luck), ())
        self.start = self.position.state.copy()
        self.log: list[Done] = []
        self.ids: set[str] = set()
        """Of all that was done."""
        self.decisions: set[int] = set()
        """The moves for which there was another choice."""
        self.turn = 0
        """The newest entry that changed the position: what was decided before it is stale."""
        self.sitters: dict[int, str] = {}
        """Seats that a bot sits in for, with its code."""
        self.gone: set[int] = set()
        """Seats whose person does not come back."""
        self.conceded: list[int] = []
        self.removed: set[int] = set()
        self.muted: set[int] = set()
        self.wish: Wish | None = None
        self.clock: list[int] | None = None
        self.rematch = ""
        self.closed = False

    @property
    def state(self) -> State:
        """The position now."""
        return self.position.state

    @property
    def seq(self) -> int:
        """The number of the newest entry; -1 before the set-up."""
        return len(self.log) - 1

    @property
    def is_over(self) -> bool:
        """Whether nobody can do anything any more."""
        return self.closed or self.state.is_over or self.winner_by_concession >= 0

    @property
    def winner_by_concession(self) -> int:
        """Of two, the one who is left; else -1."""
        return 1 - self.conceded[0] if self.conceded and self.state.game.players == 2 else -1

    def follow(self, rows: Sequence[LogEntry]) -> Iterator[Led]:
        """Where each of these entries leads and what it causes; every event must be what the log says.

        Nothing is changed, so this may run in a thread of its own. One after the other: all positions of a long game
        at once would fill the memory.
        """
        position = self.position
        for number, row in enumerate(rows, self.seq + 1):
            step_aside()
            if row.seq != number or (row.kind == "setup") != (number == 0):
                raise Broken(Said("web-table-broken"))
            position, events = self._after(position, row)
            if [event.as_list() for event in events] != row.events:
                raise Broken(Said("web-table-broken"))
            yield position, events

    def _after(self, position: Position, row: LogEntry) -> tuple[Position, tuple[Event, ...]]:
        if row.kind == "setup":
            return position, position.state.events
        if row.kind == "move":
            state = position.state.copy()
            _play(state, row.seat, row.actions)
            return Position(state, (*position.path, Step(row.seq, row.seat, tuple(row.actions)))), state.events
        if row.kind == "undo":
            return self.back_to(position, int((row.data or {})["to"])), ()
        return position, ()

    def back_to(self, position: Position, to: int) -> Position:
        """The position after entry ``to``; the dice that are thrown again will show what they showed."""
        path = tuple(step for step in position.path if step.seq <= to)
        state = self.start.copy()
        for step in path:
            _play(state, step.seat, step.actions)
        return Position(state, path)

    def take(self, row: LogEntry, position: Position, events: tuple[Event, ...]) -> None:
        """Take in an entry that is in the database."""
        data = row.data or {}
        if row.kind == "move" and _had_a_choice(self.state, row.seat, row.actions):
            self.decisions.add(row.seq)
        if position is not self.position or row.kind == "setup":
            self.turn, self.wish = row.seq, None
        self.position = position
        self.log.append(Done(row.kind, row.seat, events, data, row.at, row.clock))
        self.ids.add(row.move_id)
        self.clock = row.clock
        match row.kind:
            case "undo_asked":
                self.wish = Wish(row.seat, int(data["to"]))
            case "undo_agreed" if self.wish:
                self.wish.agreed.add(row.seat)
            case "undo_refused":
                self.wish = None
            case "sit_in":
                self.sitters[row.seat] = data["bot"]
                if data["why"] in FOR_GOOD:
                    self.gone.add(row.seat)
                if data["why"] == "conceded":
                    self.conceded.append(row.seat)
                if data["why"] == "removed":
                    self.removed.add(row.seat)
            case "back":
                self.sitters.pop(row.seat, None)
            case "mute":
                (self.muted.add if data["on"] else self.muted.discard)(int(data["whom"]))
            case "rematch":
                self.rematch = data["table"]
            case "closed":
                self.closed = True

    def hush(self, rows: Sequence[LogEntry]) -> None:
        """Keep no more of what was said than the log does."""
        for row in rows[: len(self.log)]:
            if row.kind == "chat":
                self.log[row.seq] = replace(self.log[row.seq], data=row.data or {})


def _had_a_choice(state: State, seat: int, actions: Sequence[int]) -> bool:
    """Whether a seat could have done anything else; whoever acts out of turn could have kept quiet.

    Nearly always the first action tells, and nothing has to be played again.
    """
    if seat != state.current or len(state.legal_actions(seat)) > 1:
        return True
    return len(actions) > 1 and any(len(at.legal_actions(who)) > 1 for at, _, who in walk(state, actions, seat))


def _play(state: State, seat: int, actions: Sequence[int]) -> None:
    try:
        state.play(Move(seat, "", tuple(actions)))
    except ValueError:
        raise Broken(Said("web-table-broken")) from None
