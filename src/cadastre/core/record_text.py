"""Records as text for people: a move a line, comments after a semicolon.

::

    Cadastre record 1
    game: paris
    players: 3
    options: random_setup
    seats: Ada, Ben, Cleo
    seed: 7

    ; the opening
    1. [2] draw 1
    2. [2] key arc            ; brave
    result: 41, 38, 52

Only ``game`` and ``players`` must be given. Moves are whole moves in the game's notation; the numbers in brackets are
seats, -1 being the table itself; where none stands, it is the move of the seat that the game waits for. Figures other
than the default ones follow as one line of JSON (``figures: …``), as the program writes them. In a file that somebody
keeps, another file beside it may be named instead (``edition: mine.toml``); a text that comes from elsewhere is data
and opens nothing.

Whatever the text is, it is read in time linear in its length.
"""

import json
import re
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from cadastre.core.courtesy import step_aside
from cadastre.core.game import Game
from cadastre.core.moves import group, read_move
from cadastre.core.refusals import BadFile, BadSetting, CadastreError
from cadastre.core.rng import Luck

if TYPE_CHECKING:
    from cadastre.core.records import GameRecord, Remark
    from cadastre.core.state import State

Given = dict[str, tuple[int, str]]
"""What the lines before the moves say by their names, each with the number of its line."""

TITLE = "Cadastre record 1"
LARGEST_EDITION = 1024 * 1024
"""Bytes of an edition that a record names."""
MOST_VALUES = 100
"""More than any game has seats or options."""
_MARK = re.compile('[;"]')
_CLOSING = re.compile(r'(?:[^"\\]|\\.)*"')
"""From behind a quotation mark to the one that closes it."""
_FIELD = re.compile(r"(\w+): *(.*)")
_MOVE = re.compile(r"(?:([0-9]{1,9})\. *)?(?:\[(-1|[0-9]{1,9})\] *)?(.+)")
_FIELDS = ("game", "players", "options", "edition", "figures", "seats", "seed", "salt", "added", "commitment")


def to_text(record: "GameRecord") -> str:
    """A record in readable form."""
    header, luck = record.header, record.end.luck
    chosen = record.game.rules.entry.changed(header.options)
    lines = [TITLE, f"game: {header.game}", f"players: {header.players}"]
    if chosen:
        given = (name if value is True else f"{name}={value}" for name, value in chosen.items())
        lines.append(f"options: {', '.join(given)}")
    if header.edition.figures is not None:
        figures = json.dumps(header.edition.figures, ensure_ascii=False, separators=(",", ":"))
        lines.append(f"figures: {figures}")
    lines += [f"seats: {', '.join(map(_quoted, header.seats))}", f"seed: {_quoted(luck.seed)}"]
    lines += [f"salt: {_quoted(luck.salt)}"] if luck.salt else []
    lines += [f"added: {', '.join(map(_quoted, luck.added))}"] if luck.added else []
    lines += [f"commitment: {header.commitment}", ""]
    if record.is_in_move:
        raise BadSetting("the last move is not finished: only JSON lines can keep that")
    for entry in record.moves:
        comment = f"  ; {_line(entry.comment)}" if entry.comment else ""
        lines += [f"; {_line(note)}" for note in entry.notes]
        lines.append(f"{entry.n}. [{entry.seat}] {entry.move}{comment}")
    lines += [f"; {_line(note)}" for note in record.end.notes]
    if record.end.result:
        lines.append(f"result: {', '.join(str(score) for score in record.end.result.scores)}")
    return "\n".join(lines) + "\n"


def from_text(text: str, file: str, folder: Path | None = None) -> "GameRecord":
    """The record that a readable text tells; the first thing that doesn't fit is named with its line.

    It may name an edition in this folder; without one, it may not.
    """
    from cadastre.core.records import record_of

    lines = text.split("\n")
    if lines[0].strip() != TITLE:
        raise BadFile(file, f"is no record: the first line of a text record is {TITLE!r}", 1)
    given: Given = {}
    state: State | None = None
    moves = 0
    remarks: list[Remark] = []
    notes: list[str] = []
    result: tuple[int, str] | None = None
    for number, whole in enumerate(lines[1:], 2):
        step_aside()
        line, semicolon, comment = (part.strip() for part in _at_semicolon(whole))
        if not line:
            if semicolon:
                notes.append(comment)
            continue
        field = _FIELD.fullmatch(line)
        if field and field[1] == "result":
            result = (number, field[2])
        elif field and state is None:
            name = field[1]
            if name not in _FIELDS:
                raise BadFile(file, f"is none of {', '.join(_FIELDS)}", number, name)
            given[name] = (number, whole.strip().partition(":")[2].strip() if name == "figures" else field[2])
        else:
            move = _MOVE.fullmatch(line)
            if not move or result is not None:
                raise BadFile(file, "is no move", number)
            moves += 1
            if move[1] and int(move[1]) != moves:
                raise BadFile(file, f"is move {move[1]} where move {moves} should stand", number)
            if state is None:  # before the other lines are read: what can't be played is no work
                state = _begun(given, file, folder)
            further = _play(state, int(move[2]) if move[2] else None, move[3], number, file)
            remarks += [
                (comment, tuple(notes)),
                *[("", ())] * further,
            ]  # of moves in one line, the first has the comment
            notes = []
    if state is None:
        state = _begun(given, file, folder)
    luck = state.luck
    assert luck is not None, "it was begun with some"
    try:
        record = record_of(state.game, luck, state.steps, _seats(given, file), [*remarks, ("", tuple(notes))])
    except CadastreError as error:
        raise BadFile(file, str(error), given.get("seats", (1, ""))[0], "seats") from None
    if result and (not state.is_over or not _tells(result, state.scores)):
        true = ", ".join(str(score) for score in state.scores) if state.is_over else "none: the game is not over"
        raise BadFile(file, f"the result is {true}", result[0], "result")
    return record


def _begun(given: Given, file: str, folder: Path | None) -> "State":
    """The game that the lines before the first move tell of."""
    game = _game(given, file, folder)
    try:
        luck = Luck(_one(given.get("seed")), _one(given.get("salt")), tuple(_list(given.get("added"))))
    except ValueError as error:
        raise BadFile(file, f"seed, salt or added: {error}") from None
    promised = given.get("commitment")
    if promised and promised[1] != luck.commitment:
        raise BadFile(file, "is not that of the seed and salt", promised[0], "commitment")
    _seats(given, file)
    return game.new(luck=luck)


def _seats(given: Given, file: str) -> list[str]:
    try:
        return _list(given.get("seats"))
    except ValueError as error:
        raise BadFile(file, str(error), given["seats"][0], "seats") from None


def _play(state: "State", seat: int | None, words: str, number: int, file: str) -> int:
    """Play what a line says; returns how many whole moves it holds beside the first."""
    try:
        if seat is not None and seat != state.current and not state.can_act(seat):
            raise BadFile(file, f"the game waits for seat {state.current}", number, f"[{seat}]")
        before, played = state.copy(), read_move(state, words, seat)
        state.play(played)
        return len([*group(before, state.last_steps(len(played.actions)))]) - 1
    except BadFile:
        raise
    except CadastreError as error:
        raise BadFile(file, str(error), number, words) from None


_PLAIN = re.compile(r'[^\s;,"](?:[^;,"\n\r]*[^\s;,"])?')


def _quoted(text: str) -> str:
    """A text as it is where that is clear, else as a JSON string."""
    return text if _PLAIN.fullmatch(text) else json.dumps(text)


def _line(text: str) -> str:
    """A comment on one line."""
    return " ".join(text.split())


def _at_semicolon(line: str) -> tuple[str, str, str]:
    """What stands before the first semicolon that is not in quotation marks, the semicolon, and what follows."""
    at, closes = 0, True
    while mark := _MARK.search(line, at):
        if mark[0] == ";":
            return line[: mark.start()], ";", line[mark.end() :]
        closed = _CLOSING.match(line, mark.end()) if closes else None
        closes = closed is not None  # if this one is never closed, none behind it is: that need not be looked for again
        at = (closed or mark).end()
    return line, "", ""


_DECODE = json.JSONDecoder().raw_decode


def _list(value: tuple[int, str] | None) -> list[str]:
    """Values with commas between them."""
    if not value or not value[1]:
        return []
    text, at = value[1], 0
    found: list[str] = []
    while at < len(text):
        if len(found) == MOST_VALUES:
            raise ValueError(f"there are more than {MOST_VALUES} values")
        while at < len(text) and text[at].isspace():
            at += 1
        end = text.find(",", at)
        if text.startswith('"', at):
            word, closed = _DECODE(text, at)
            word.encode()  # half a letter, as JSON can spell it, is none
            end = text.find(",", closed)
            if text[closed : end if end >= 0 else None].strip():
                raise ValueError("a comma is missing after a quotation mark")
            found.append(str(word))
        else:
            found.append(text[at : end if end >= 0 else None].strip())
        at = end + 1 if end >= 0 else len(text)
    return found


def _tells(result: tuple[int, str], scores: Sequence[int]) -> bool:
    """Whether a line says that this is how the game ended."""
    try:
        return _list(result) == [str(score) for score in scores]
    except ValueError:
        return False


def _one(value: tuple[int, str] | None) -> str:
    return "".join(_list(value)[:1]) if value and value[1].startswith('"') else value[1] if value else ""


def _game(given: Given, file: str, folder: Path | None) -> Game:
    from cadastre.registry import rules

    for name in ("game", "players"):
        if name not in given:
            raise BadFile(file, "is missing", None, name)
    name = "game"
    try:
        found = rules(given["game"][1])
        name = "players"
        if not given["players"][1].isdigit():
            raise BadFile(file, "is a number", given["players"][0], "players")
        options: dict[str, Any] = {}
        name = "options"
        for part in _list(given.get("options")):
            option, equals, value = (word.strip() for word in part.partition("="))
            options[option] = value if equals else True
        found.entry.check(options)
        edition: Any = None
        if "figures" in given:
            name = "figures"
            figures = msgspec.json.decode(given["figures"][1])
            if not isinstance(figures, dict):
                raise BadFile(file, "is no table of figures", given["figures"][0], "figures")
            edition = found.editions.from_dict(figures, file)
        elif "edition" in given:
            name = "edition"
            edition = found.editions.load(_beside(folder, given["edition"], file))
        name = "players"
        return Game.make(found, int(given["players"][1]), edition, options)
    except BadFile:
        raise
    except (ValueError, RecursionError) as error:
        raise BadFile(file, str(error), given[name][0], name) from None


def _beside(folder: Path | None, named: tuple[int, str], file: str) -> Path:
    """The file of an edition that a record names."""
    line, name = named
    if folder is None:
        raise BadFile(file, "only figures that are in the record itself are read (figures: …)", line, "edition")
    try:
        path = folder / name
        facts = path.stat()
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or error
        raise BadFile(file, f"{name} cannot be read: {problem}", line, "edition") from None
    if not stat.S_ISREG(facts.st_mode):
        raise BadFile(file, f"{name} is not an ordinary file", line, "edition")
    if facts.st_size > LARGEST_EDITION:
        raise BadFile(file, f"{name} has more than {LARGEST_EDITION:,} bytes", line, "edition")
    return path
