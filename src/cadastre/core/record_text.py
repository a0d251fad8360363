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
seats, -1 being the table itself; where none stands, it is the move of the seat that the game waits for. An edition
other than the default is named by a file beside the record: ``edition: mine.toml``; in records that the program writes
it follows as one line of JSON.
"""

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cadastre.core.game import Game
from cadastre.core.moves import group, read_move
from cadastre.core.refusals import BadFile, BadSetting, CadastreError
from cadastre.core.rng import Luck

if TYPE_CHECKING:
    from cadastre.core.records import GameRecord, Remark

TITLE = "Cadastre record 1"
_COMMENT = re.compile(r'((?:[^;"]|"(?:[^"\\]|\\.)*"|")*)(;?)(.*)')
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


def from_text(text: str, file: str) -> "GameRecord":
    """The record that a readable text tells; the first thing that doesn't fit is named with its line."""
    from cadastre.core.records import record_of

    lines = text.split("\n")
    if lines[0].strip() != TITLE:
        raise BadFile(file, f"is no record: the first line of a text record is {TITLE!r}", 1)
    given: dict[str, tuple[int, str]] = {}
    moves: list[tuple[int, int | None, str]] = []
    remarks: list[Remark] = []
    notes: list[str] = []
    result: tuple[int, str] | None = None
    for number, whole in enumerate(lines[1:], 2):
        line, semicolon, comment = (part.strip() for part in _COMMENT.match(whole).groups())  # type: ignore[union-attr]
        if not line:
            if semicolon:
                notes.append(comment)
            continue
        field = re.fullmatch(r"(\w+): *(.*)", line)
        if field and field[1] == "result":
            result = (number, field[2])
        elif field and not moves:
            name = field[1]
            if name not in _FIELDS:
                raise BadFile(file, f"is none of {', '.join(_FIELDS)}", number, name)
            given[name] = (number, whole.strip().partition(":")[2].strip() if name == "figures" else field[2])
        else:
            move = re.fullmatch(r"(?:([0-9]{1,9})\. *)?(?:\[(-1|[0-9]{1,9})\] *)?(.+)", line)
            if not move or result is not None:
                raise BadFile(file, "is no move", number)
            if move[1] and int(move[1]) != len(moves) + 1:
                raise BadFile(file, f"is move {move[1]} where move {len(moves) + 1} should stand", number)
            moves.append((number, int(move[2]) if move[2] else None, move[3]))
            remarks.append((comment, tuple(notes)))
            notes = []
    game = _game(given, file)
    try:
        luck = Luck(_one(given.get("seed")), _one(given.get("salt")), tuple(_list(given.get("added"))))
        seats = _list(given.get("seats"))
    except ValueError as error:
        raise BadFile(file, f"seats, seed, salt or added: {error}") from None
    promised = given.get("commitment")
    if promised and promised[1] != luck.commitment:
        raise BadFile(file, "is not that of the seed and salt", promised[0], "commitment")
    state = game.new(luck=luck)
    said: list[Remark] = []
    for (number, seat, words), remark in zip(moves, remarks, strict=True):
        try:
            if seat is not None and seat != state.current and not state.can_act(seat):
                raise BadFile(file, f"the game waits for seat {state.current}", number, f"[{seat}]")
            before, played = state.copy(), read_move(state, words, seat)
            state.play(played)
            further = len([*group(before, state.last_steps(len(played.actions)))]) - 1
            said += [remark, *[("", ())] * further]  # of moves in one line, the first has the comment
        except BadFile:
            raise
        except CadastreError as error:
            raise BadFile(file, str(error), number, words) from None
    try:
        record = record_of(game, luck, state.steps, seats, [*said, ("", tuple(notes))])
    except CadastreError as error:
        raise BadFile(file, str(error), given.get("seats", (1, ""))[0], "seats") from None
    if result and (not state.is_over or _list(result) != [str(score) for score in state.scores]):
        true = ", ".join(str(score) for score in state.scores) if state.is_over else "none: the game is not over"
        raise BadFile(file, f"the result is {true}", result[0], "result")
    return record


_PLAIN = re.compile(r'[^\s;,"](?:[^;,"\n\r]*[^\s;,"])?')


def _quoted(text: str) -> str:
    """A text as it is where that is clear, else as a JSON string."""
    return text if _PLAIN.fullmatch(text) else json.dumps(text)


def _line(text: str) -> str:
    """A comment on one line."""
    return " ".join(text.split())


_VALUE = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^,]*?)\s*(?:,|$)')


def _list(value: tuple[int, str] | None) -> list[str]:
    """Values with commas between them."""
    if not value or not value[1]:
        return []
    found = []
    at = 0
    while at < len(value[1]):
        match = _VALUE.match(value[1], at)
        if match is None:
            raise ValueError("a quotation mark is missing")
        found.append(json.loads(match[1]) if match[1].startswith('"') else match[1])
        at = match.end()
    return found


def _one(value: tuple[int, str] | None) -> str:
    return "".join(_list(value)[:1]) if value and value[1].startswith('"') else value[1] if value else ""


def _game(given: dict[str, tuple[int, str]], file: str) -> Game:
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
            figures = json.loads(given["figures"][1])
            if not isinstance(figures, dict):
                raise BadFile(file, "is no table of figures", given["figures"][0], "figures")
            edition = found.editions.from_dict(figures, file)
        elif "edition" in given:
            name = "edition"
            edition = found.editions.load(Path(file).parent / given["edition"][1])
        name = "players"
        return Game.make(found, int(given["players"][1]), edition, options)
    except BadFile:
        raise
    except (ValueError, RecursionError) as error:
        raise BadFile(file, str(error), given[name][0], name) from None
