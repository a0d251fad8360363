"""Game records: a game is its record.

For machines, JSON lines: a header, the set-up, a line for each whole move with its atomic actions and events, and an
end with the luck and the result. Every line closes with a checksum over all bytes before it, so that a changed byte is
found where it stands. For people, a readable text: a move a line, comments allowed, see
:mod:`cadastre.core.record_text`.

Replaying a record plays its actions from its key and compares every event and hash on the way: what the record says was
drawn must be what the key draws.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from cadastre.core.courtesy import step_aside
from cadastre.core.game import Game
from cadastre.core.moves import Move, group
from cadastre.core.options import Entry
from cadastre.core.refusals import BadFile, BadSetting, CadastreError, Untrue
from cadastre.core.rng import Luck
from cadastre.core.state import State
from cadastre.core.tables import Shape

FORMAT = 1
HASH_EVERY = 8
"""Moves between two hashes of the whole position."""

Plain = dict[str, Any]
Remark = tuple[str, tuple[str, ...]]
"""A comment on a move, and lines of comment before it."""


class EditionMark(Shape, omit_defaults=True):
    """Which figures were played with; all of them unless they are the default."""

    name: str
    hash: str
    figures: Plain | None = None


class Header(Shape, omit_defaults=True):
    """What is known before the first move."""

    cadastre: int
    game: str
    rules: int
    players: int
    options: Plain
    edition: EditionMark
    seats: tuple[str, ...]
    commitment: str
    from_log: bool = False
    """Whether it is told by a log whose rules are gone: without notation and hashes, and of the result only ranks."""


class Played(Shape, omit_defaults=True):
    """A whole move as it was played, or the set-up (move 0)."""

    n: int
    seat: int
    move: str
    actions: tuple[int, ...]
    events: tuple[tuple[str | int, ...], ...]
    hash: str | None = None
    comment: str = ""
    notes: tuple[str, ...] = ()
    """Lines of comment before the move."""


class Result(Shape):
    """How the game ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]


class LuckMark(Shape):
    """Seed and salt, told at the end, and what the players added."""

    seed: str
    salt: str
    added: tuple[str, ...]


class End(Shape, omit_defaults=True):
    """The last line: luck revealed, final hash, and the result if the game is over."""

    moves: int
    luck: LuckMark
    hash: str
    result: Result | None = None
    notes: tuple[str, ...] = ()
    """Lines of comment after the last move."""


@dataclass(frozen=True)
class GameRecord:
    """A game as it was played."""

    header: Header
    entries: tuple[Played, ...]
    end: End
    file: str = field(default="record", compare=False)

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moves, without the set-up."""
        return self.entries[1:]

    @property
    def is_in_move(self) -> bool:
        """Whether its last move is unfinished."""
        return self.replay().in_move

    @property
    def luck(self) -> Luck:
        """Where its key comes from."""
        mark = self.end.luck
        return Luck(mark.seed, mark.salt, mark.added)

    @cached_property
    def game(self) -> Game:
        """The game that it was played with; an edition that isn't the default is in the record."""
        from cadastre.registry import rules

        header = self.header
        if header.from_log:
            message = "tells a game as its log has it, and not by its rules, which were gone; it cannot be played again"
            raise BadFile(self.file, message, 1, "from_log")
        try:
            found = rules(header.game)
            edition = found.editions.default
            if header.edition.figures is not None:
                edition = found.editions.from_dict(dict(header.edition.figures), self.file)
            if edition.hash != header.edition.hash:
                raise self._bad(1, "edition", "has other figures than the edition of this name")
            return Game.make(found, header.players, edition, header.options)
        except BadSetting as error:
            raise self._bad(1, None, str(error)) from None

    def _bad(self, line: int, path: str | None, message: str) -> BadFile:
        return Untrue(self.file, message, line, path)

    def replay(self, at: int | None = None) -> State:
        """Play it again, up to move ``at`` or to the end; everything that it says is compared with what happens."""
        if at is not None and not 0 <= at <= len(self.moves):
            raise BadSetting(f"there is no move {at}; the record has {len(self.moves)}")
        for number, state in enumerate(self.positions()):
            if number == at:
                return state
        return state

    def positions(self) -> Iterator[State]:
        """The position after the set-up and after every move."""
        header, end = self.header, self.end
        if header.rules != self.game.rules.rules_version:
            message = f"was played by version {header.rules} of the rules; these are another version"
            raise BadFile(self.file, message, 1, "rules")
        if header.commitment != self.luck.commitment:
            raise self._bad(1, "commitment", "is not that of the seed and salt told at the end")
        if len(header.seats) != header.players:
            raise self._bad(1, "seats", f"there are {len(header.seats)} names for {header.players} seats")
        if header.options != self.game.options:
            raise self._bad(1, "options", "are not all that the game has")
        if any("\0" in text for text in (*header.seats, self.luck.seed, self.luck.salt, *self.luck.added)):
            raise self._bad(1, None, "has a letter that no text has")
        state = self.game.new(luck=self.luck)
        first = self.entries[0]
        if (first.seat, first.move, first.actions) != (-1, "", ()):
            raise self._bad(2, "move", "the set-up is nobody's move")
        for line, entry in enumerate(self.entries, 2):
            step_aside()
            if entry.n != line - 2:
                raise self._bad(line, "n", f"is move {entry.n} where move {line - 2} should stand")
            if entry.n:
                self._carry_out(state, entry, line)
            events = tuple(tuple(event.as_list()) for event in state.events)
            for number, (told, true) in enumerate(zip(entry.events, events, strict=False)):
                if told != true:
                    raise self._bad(line, f"events[{number}]", f"says {list(told)}, but it was {list(true)}")
            if len(entry.events) != len(events):
                raise self._bad(line, "events", f"there are {len(entry.events)}, but there were {len(events)}")
            if (entry.hash is None) != bool(entry.n % HASH_EVERY):
                raise self._bad(line, "hash", f"every {HASH_EVERY}th move has one, and only those")
            if entry.hash is not None and entry.hash != state.hash:
                raise self._bad(line, "hash", "is not that of the position")
            yield state.copy()
        last = len(self.entries) + 2
        if end.moves != len(self.moves):
            raise self._bad(last, "moves", f"says {end.moves}, but there are {len(self.moves)}")
        if end.hash != state.hash:
            raise self._bad(last, "hash", "is not that of the last position")
        if end.result != _result(state):
            raise self._bad(last, "result", "is not that of the game")

    def _carry_out(self, state: State, entry: Played, line: int) -> None:
        if entry.seat != state.current and not state.can_act(entry.seat):
            raise self._bad(line, "seat", f"the game waited for seat {state.current}")
        move = Move(entry.seat, entry.move, entry.actions)
        base = state.copy()
        try:
            state.play(move)
        except CadastreError as error:
            raise self._bad(line, "actions", f"an illegal move: {error}") from None
        spelled = [found.text for found in group(base, state.last_steps(len(entry.actions)))]
        if spelled != [entry.move]:
            raise self._bad(line, "move", f"these actions are {'; '.join(spelled)!r}")

    def to_jsonl(self) -> str:
        """JSON lines, with a running checksum."""
        return sealed(self.bodies)

    @property
    def bodies(self) -> list[str]:
        """Its lines without checksums."""
        return [dump(msgspec.to_builtins(part)) for part in (self.header, *self.entries, self.end)]

    def to_text(self) -> str:
        """The readable notation."""
        from cadastre.core.record_text import to_text

        return to_text(self)

    def save(self, path: Path | str) -> None:
        """Write it: readable text if the name ends in ``.txt``, else JSON lines."""
        text = self.to_text() if Path(path).suffix.lower() == ".txt" else self.to_jsonl()
        Path(path).write_text(text, "utf-8")


def dump(body: Plain) -> str:
    """A line as records have it, without a checksum."""
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def sealed(bodies: Iterable[str]) -> str:
    """Lines with their running checksum."""
    lines, running = [], b""
    for body in bodies:
        running = hashlib.sha256(running + body.encode()).digest()
        lines.append(f'{body[:-1]},"sum":"{running[:8].hex()}"}}\n')
    return "".join(lines)


def _result(state: State) -> Result | None:
    if not state.is_over:
        return None
    return Result(tuple(state.scores), tuple(state.ranks), tuple(state.winners))


def make_record(state: State, seats: Sequence[str] = ()) -> GameRecord:
    """The record of a game from its start to this state."""
    if state.luck is None:
        raise BadSetting("a position that was put up has no record: its past is not known")
    return record_of(state.game, state.luck, state.steps, seats)


def record_of(
    game: Game,
    luck: Luck,
    steps: Sequence[tuple[int, int]],
    seats: Sequence[str] = (),
    remarks: Sequence[Remark] = (),
) -> GameRecord:
    """The record of these seats' actions; remarks are the comments and notes of each move, and of the end."""
    if seats and len(seats) != game.players:
        raise BadSetting(f"{len(seats)} names for {game.players} seats")
    edition, entry = game.edition, game.rules.entry
    header = Header(
        cadastre=FORMAT,
        game=game.name,
        rules=game.rules.rules_version,
        players=game.players,
        options=_ordered(entry, game.options),
        edition=EditionMark(edition.name, edition.hash, None if edition.is_default else edition.plain),
        seats=tuple(seats or (f"seat {seat}" for seat in game.seats)),
        commitment=luck.commitment,
    )
    state = game.new(luck=luck)
    entries = [Played(0, -1, "", (), _plain_events(state), state.hash)]
    said = list(remarks)
    for number, move in enumerate(group(state.copy(), steps), 1):
        state.play(move)
        comment, notes = said.pop(0) if said else ("", ())
        mark = None if number % HASH_EVERY else state.hash
        told = _plain_events(state)
        entries.append(Played(number, move.seat, move.text, move.actions, told, mark, comment, notes))
    _, notes = said.pop(0) if said else ("", ())
    told_luck = LuckMark(luck.seed, luck.salt, luck.added)
    end = End(len(entries) - 1, told_luck, state.hash, _result(state), notes)
    return GameRecord(header, tuple(entries), end)


def _ordered(entry: Entry, options: Plain) -> Plain:
    return {option.name: options[option.name] for option in entry.options}


def _plain_events(state: State) -> tuple[tuple[str | int, ...], ...]:
    return tuple(tuple(event.as_list()) for event in state.events)


def load(path: Path) -> GameRecord:
    """The record in a file, JSON lines or text; one that was changed is refused with the place."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise BadFile(str(path), f"cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise BadFile(str(path), "is not UTF-8 text", path.read_bytes().count(b"\n", 0, error.start) + 1) from None
    return loads(text, str(path), path.parent)


def loads(text: str, file: str = "record", folder: Path | None = None) -> GameRecord:
    """The record in a text. It is data: no other file is opened, unless it may name an edition in this folder."""
    if not text.startswith("{"):
        from cadastre.core.record_text import from_text

        return from_text(text, file, folder)
    lines = text.split("\n")
    if lines.pop():
        raise BadFile(file, "the last line does not end", len(lines) + 1)
    if len(lines) < 3:
        raise BadFile(file, "a record has a header, the set-up and an end", len(lines))
    running, parts = b"", []
    for number, line in enumerate(lines, 1):
        step_aside()
        body, mark, rest = line.rpartition(',"sum":"')
        running = hashlib.sha256(running + body.encode() + b"}").digest()
        if not mark or rest != f'{running[:8].hex()}"}}':
            raise Untrue(file, "the checksum does not fit: this line has been changed", number)
        shape: type[Shape] = Header if number == 1 else End if number == len(lines) else Played
        try:
            part = msgspec.json.decode((body + "}").encode(), type=shape)
        except msgspec.DecodeError as error:
            message, _, where = str(error).partition(" - at `$.")
            raise BadFile(file, message, number, where.rstrip("`") or None) from None
        except RecursionError:
            raise BadFile(file, "is nested too deeply", number) from None
        if _rewritten(part) != body + "}":
            raise BadFile(file, "is not written as a record is", number)
        parts.append(part)
    header, *entries, end = parts
    if header.cadastre != FORMAT:  # type: ignore[attr-defined]
        raise BadFile(file, f"is a record of another format than {FORMAT}", 1, "cadastre")
    return GameRecord(header, tuple(entries), end, file)  # type: ignore[arg-type]


def _rewritten(part: Shape) -> str | None:
    """A line as it would be written; None if it is nested more deeply than anything that is."""
    try:
        return dump(msgspec.to_builtins(part))
    except RecursionError:
        return None


def verify(record: GameRecord) -> int:
    """Prove that no die and no shuffle was touched; returns the number of moves checked, or raises with the place."""
    record.replay()
    return len(record.moves)
