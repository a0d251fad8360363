"""TOML files that people write: read into typed values, or refused with the file, the line and the field.

Editions and scenarios are written by hand, so an error must lead to the spot. ``tomllib`` forgets where a value stood
and msgspec never knew; a small scanner of the text finds the line of a field again. A field is named by its path, such
as ``landmarks[3].value`` (counting from 0).
"""

import copy
import re
import tomllib
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cadastre.core.refusals import BadFile

T = TypeVar("T")
Step = str | int


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the types that files are converted to: a misspelt field is an error, not a default."""


def child(path: str, step: Step) -> str:
    """The path of an entry of the table or list at ``path``."""
    if isinstance(step, int):
        return f"{path}[{step}]"
    return f"{path}.{step}" if path else step


def parent(path: str) -> str:
    """The path of the table or list that holds this entry; the whole document is the empty path."""
    return path[: max(path.rfind("."), path.rfind("["), 0)]


@dataclass(frozen=True)
class Document:
    """Plain data with its whereabouts. Data that was in no file (a part of a record) has no text and so no lines."""

    file: str
    data: dict[str, Any]
    text: str = ""

    @cached_property
    def lines(self) -> dict[str, int]:
        """The line of every field by its path."""
        return _Scanner(self.text).scan() if self.text else {}

    def line_of(self, path: str) -> int | None:
        """The line of a field, or of the nearest table around it."""
        while path and path not in self.lines:
            path = parent(path)
        return self.lines.get(path)

    def error(self, path: str, message: str) -> BadFile:
        """The refusal of this document because of one of its fields."""
        return BadFile(self.file, message, self.line_of(path), path or None)

    def convert(self, shape: type[T], data: dict[str, Any] | None = None) -> T:
        """The data (or a part of it that has the same paths) as a typed value."""
        part = self.data if data is None else data
        try:
            return msgspec.convert(part, shape, str_keys=True)
        except msgspec.ValidationError as error:
            report = str(error)
        try:
            steps, message = _explain(part, shape, report)
        except (LookupError, TypeError):  # a name in the data looks like a place in it
            raise BadFile(self.file, "has a field that is not known here") from None
        except RecursionError:
            raise BadFile(self.file, "is nested too deeply") from None
        path = ""
        for step in steps:
            path = child(path, step)
        raise self.error(path, message)


def read(path: Path) -> Document:
    """A TOML file as plain data."""
    file = str(path)
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadFile(file, f"cannot be read: {error.strerror or error}") from None
    except ValueError as error:
        raise BadFile(file, f"cannot be read: {error}") from None
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadFile(file, "is not UTF-8 text", raw.count(b"\n", 0, error.start) + 1) from None
    try:
        return Document(file, tomllib.loads(text), text)
    except tomllib.TOMLDecodeError as error:
        message, _, where = str(error).rpartition(" (at ")
        found = re.match(r"line (\d+)", where)
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        raise BadFile(file, message, line) from None
    except RecursionError:
        raise BadFile(file, "is nested too deeply") from None
    except ValueError as error:
        raise BadFile(file, str(error)) from None


def load(path: Path, shape: type[T]) -> T:
    """A TOML file as a typed value."""
    return read(path).convert(shape)


_PLAIN_WORDS = {
    "int": "a whole number",
    "float": "a decimal number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}


def _explain(data: dict[str, Any], shape: Any, report: str) -> tuple[list[Step], str]:
    """The steps to the field that msgspec complains about, and its complaint in plain words."""
    message, at, where = report.rpartition(" - at ")  # the last one: names before it may be anything
    if not at or message.endswith(" `"):  # no place, but a name that looks like one
        message, where = report, ""
    elif where.startswith("`key` in "):
        where += "[...]"
    found = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]|\[(\.\.\.)\]", where)
    steps = _resolve(data, shape, report, [name or (int(index) if index else None) for name, index, _ in found])
    field = re.match(r"Object (missing required|contains unknown) field `(.*)`", message)
    if field:
        return [*steps, field[2]], "is missing" if field[1] == "missing required" else "is no field that is known here"
    message = re.sub(r"^Invalid (enum )?value .*", "Is no word that is known here", message)
    message = re.sub(r"`(\w+)`", lambda word: _PLAIN_WORDS.get(word[1], word[0]), message)
    if "got" not in message and not where.startswith("`key`"):
        value = _follow(data, steps)
        if isinstance(value, str | int | float):
            message += f", got {value!r}"
        elif isinstance(value, Sequence):
            message += f", got {len(value)}"
    return steps, message[:1].lower() + message[1:]


def _resolve(data: dict[str, Any], shape: Any, report: str, steps: Sequence[Step | None]) -> list[Step]:
    """Find the keys that msgspec leaves open (``[...]``): the first with which alone the report stays the same."""
    work = copy.deepcopy(data)
    known: list[Step] = []
    for step in steps:
        if step is None:
            table = _follow(work, known)
            if not isinstance(table, dict):
                break
            while len(table) > 1:  # halve it: to try one key after the other would take too long in a long table
                entries = list(table.items())
                first, second = entries[: len(entries) // 2], entries[len(entries) // 2 :]
                _refill(table, first)
                if _report(work, shape) != report:
                    _refill(table, second)
            step = next(iter(table), None)
        if step is not None:
            known.append(step)
    return known


def _refill(table: dict[str, Any], entries: Sequence[tuple[str, Any]]) -> None:
    table.clear()
    table.update(entries)


def _report(data: dict[str, Any], shape: Any) -> str:
    """What msgspec complains about."""
    try:
        msgspec.convert(data, shape, str_keys=True)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _follow(data: Any, steps: Sequence[Step]) -> Any:
    for step in steps:
        data = data[step]
    return data


class _Scanner:
    """Notes on which line each field of a TOML text stands; the text is known to be valid."""

    SPACE = re.compile(r"(?:[ \t\n,]|#[^\n]*)*")
    KEY = re.compile(r"""(?:"(?:\\.|[^"\\])*"|'[^']*'|[^=\]"'])+""")
    SCALAR = re.compile(
        r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'
        r"|'''.*?'''(?:'{0,2})"
        r'|"(?:\\.|[^"\\])*"'
        r"|'[^']*'"
        r"|[^,\]}#\n]+",
        re.DOTALL,
    )

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.starts = [0] + [match.end() for match in re.finditer("\n", text)]
        self.lines: dict[str, int] = {}
        self.lengths: dict[str, int] = {}

    def scan(self) -> dict[str, int]:
        table = ""
        self._skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._entry(table)
            self._skip()
        return self.lines

    def _skip(self) -> None:
        found = self.SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at + 1
        return found[0] if found else ""

    def _note(self, path: str, at: int) -> None:
        self.lines.setdefault(path, bisect_right(self.starts, at))

    def _key(self) -> list[str]:
        """A dotted key in its parts; ``tomllib`` itself unquotes them."""
        inner: Any = tomllib.loads(f"{self._take(self.KEY).strip()} = 0")
        parts = []
        while isinstance(inner, dict):
            ((part, inner),) = inner.items()
            parts.append(part)
        return parts

    def _header(self) -> str:
        """The path that ``[a.b]`` or ``[[a.b]]`` opens: inside lists of tables, that of the latest table."""
        at, path = self.at, ""
        in_list = self.text.startswith("[[", at)
        self.at += 1 + in_list
        keys = self._key()
        self.at += 1 + in_list
        for count, key in enumerate(keys, 1):
            path = child(path, key)
            self._note(path, at)
            if in_list and count == len(keys):
                self.lengths[path] = self.lengths.get(path, 0) + 1
            if path in self.lengths:
                path = child(path, self.lengths[path] - 1)
                self._note(path, at)
        return path

    def _entry(self, table: str) -> None:
        at, path = self.at, table
        for key in self._key():
            path = child(path, key)
            self._note(path, at)
        self.at += 1
        self._skip()
        self._value(path)

    def _value(self, path: str) -> None:
        opening = self.text[self.at]
        if opening not in "[{":
            self._take(self.SCALAR)
            return
        self.at += 1
        count = 0
        self._skip()
        while self.text[self.at] not in "]}":
            if opening == "[":
                self._note(child(path, count), self.at)
                self._value(child(path, count))
                count += 1
            else:
                self._entry(path)
            self._skip()
        self.at += 1
