"""Letters on a screen: widths, columns, colours. Knows nothing of games."""

import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TextIO

LEAST, MOST = 80, 100
"""Columns that a table is drawn in."""

MARKS = "ABCDEFGH"
"""A letter for each seat, as it stands on the board."""

_CODES = re.compile(r"\x1b\[[0-9;]*m")
_WORDS = re.compile(r"[^ \t\n]+")
_HYPHENS = re.compile(r"(?<=\w[^\W\d]-)(?=\w[^\W\d])")
_SEATS = (36, 33, 35, 32, 34, 31, 96, 93)


@dataclass(frozen=True)
class Screen:
    """What is drawn on: how wide it is and whether it has colours."""

    width: int = MOST
    colour: bool = False

    @classmethod
    def of(cls, out: TextIO | None = None) -> "Screen":
        """The screen behind a stream; colours only on a terminal, and not where ``NO_COLOR`` is set."""
        out = out or sys.stdout
        width = shutil.get_terminal_size((MOST, 24)).columns
        return cls(min(max(width, LEAST), MOST), out.isatty() and not os.environ.get("NO_COLOR"))

    def bold(self, text: str) -> str:
        """A heading."""
        return self.paint(text, "1")

    def dim(self, text: str) -> str:
        """Something of less weight."""
        return self.paint(text, "2")

    def seat(self, seat: int, text: str) -> str:
        """Something in the colour of a seat."""
        return self.paint(text, f"1;{_SEATS[seat % len(_SEATS)]}")

    def mark(self, seat: int) -> str:
        """The letter of a seat."""
        return self.seat(seat, MARKS[seat])

    def marks(self, counts: Sequence[int]) -> str:
        """Keys and the like of each seat, a letter for every one."""
        return "".join(self.seat(seat, MARKS[seat] * int(count)) for seat, count in enumerate(counts) if count)

    def paint(self, text: str, code: str) -> str:
        """Something in a colour of the terminal, by its code."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text else text


def length(text: str) -> int:
    """Columns that a text takes, colours left out."""
    plain = _CODES.sub("", text)
    if plain.isascii():
        return len(plain)
    return sum(_columns(letter) for letter in plain)


def _columns(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def pad(text: str, width: int, *, right: bool = False) -> str:
    """The text in a field of this width."""
    blanks = " " * (width - length(text))
    return blanks + text if right else text + blanks


def cut(text: str, width: int) -> str:
    """An uncoloured text, shortened where it is too long."""
    if length(text) <= width:
        return text
    while length(text) >= width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(text: str, width: int, indent: str = "", first: str | None = None) -> str:
    """An uncoloured paragraph; ``first`` stands before its first line. Broken at blanks and hyphens, by columns."""
    lines, gap = [indent if first is None else first], ""
    for word in _WORDS.findall(text):
        for part in _HYPHENS.split(word):
            if length(lines[-1]) + length(gap) + length(part) > width and lines[-1] not in (indent, first):
                lines.append(indent)
                gap = ""
            lines[-1] += gap + part
            gap = ""
        gap = " "
    return "\n".join(lines) if gap else ""


def flow(parts: Iterable[str], width: int, indent: str = "", gap: str = "  ") -> list[str]:
    """Parts one after the other, none of them broken, in as many lines as it takes."""
    lines = list[str]()
    for part in parts:
        if lines and length(lines[-1]) + len(gap) + length(part) <= width:
            lines[-1] += gap + part
        else:
            lines.append(indent + part)
    return lines


def columns(cells: Sequence[str], width: int, *, indent: str = "  ", gap: int = 3, most: int = 9) -> list[str]:
    """Cells side by side, reading downwards, in as many columns as fit."""
    if not cells:
        return []
    widest = max(length(cell) for cell in cells)
    across = max(1, min(most, len(cells), (width - len(indent) + gap) // (widest + gap)))
    deep = -(-len(cells) // across)
    rows = (cells[row::deep] for row in range(deep))
    return [(indent + (" " * gap).join(pad(cell, widest) for cell in row)).rstrip() for row in rows]


def grid(rows: Iterable[Sequence[str]], *, indent: str = "  ", gap: int = 2, right: Sequence[int] = ()) -> list[str]:
    """Rows with aligned columns; those named in ``right`` end together."""
    table = [list(row) for row in rows]
    widths = [max(length(cell) for cell in column) for column in zip(*table, strict=True)]
    return [
        (indent + (" " * gap).join(pad(cell, widths[n], right=n in right) for n, cell in enumerate(row))).rstrip()
        for row in table
    ]
