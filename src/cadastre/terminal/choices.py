"""The numbered list of what can be done next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from cadastre.core.moves import Move
from cadastre.core.texts import Texts, dashed
from cadastre.terminal.screen import Screen, columns, cut, flow

if TYPE_CHECKING:
    from cadastre.core.state import State

SHORT = 15
"""Lines of one kind of action in the short list."""

FAMILY = 3
"""So many choices that only differ in their last word share a line."""

Block = tuple[list[str], int]
"""Lines that belong together, and how many choices they show."""


@dataclass(frozen=True)
class Choice:
    """A legal action: its number in the list, its clause, what it costs and brings."""

    number: int
    action: int
    kind: str
    clause: str
    hint: str

    @property
    def stem(self) -> tuple[str, str]:
        """Choices that only differ in their last word are listed together if they cost and bring the same."""
        return self.clause.rpartition(" ")[0], self.hint

    @property
    def tail(self) -> str:
        """The last word, with the number before it."""
        return f"{self.number} {self.clause.rpartition(' ')[2]}"


def choices(state: "State", hint: Callable[[Move], str]) -> list[Choice]:
    """Everything that the current seat can do now, in the order of the rules."""
    rules, found = state.game.rules, []
    for number, action in enumerate(state.legal_actions(), 1):
        clause = state.notation(action)
        note = hint(Move(state.current, clause, (action,), state))
        found.append(Choice(number, action, rules.kind_of(action), clause, note))
    return found


def listing(offered: Sequence[Choice], texts: Texts, screen: Screen, *, short: bool) -> list[str]:
    """The list with a heading for every kind; when short, no more than a few lines of each."""
    lines, left_out = [], 0
    room = texts.rooms[-1]
    for kind, members in groupby(offered, lambda choice: choice.kind):
        lines.append(screen.bold(texts.text(f"{room}-table-kind-{dashed(kind)}")))
        blocks = _blocks(list(members), screen)
        cramped = short and sum(len(block) for block, _ in blocks) > SHORT + 1
        room_left = SHORT if cramped else len(offered) * 2
        for block, count in blocks:
            room_left -= len(block)
            if room_left >= 0:
                lines += block
            else:
                left_out += count
    if left_out:
        lines.append(screen.dim(texts.text("play-moves-more", count=left_out)))
    return lines


def _blocks(members: list[Choice], screen: Screen) -> list[Block]:
    found: list[Block] = []
    for together, run in groupby(_families(members), lambda family: len(family) >= FAMILY):
        families = list(run)
        if together:
            found += [_family(family, screen) for family in families]
        else:
            found += _single([choice for family in families for choice in family], screen)
    return found


def _families(members: list[Choice]) -> list[list[Choice]]:
    return [list(family) for _, family in groupby(members, lambda choice: choice.stem)]


def _family(family: list[Choice], screen: Screen) -> Block:
    """Choices with the same beginning: that, then the ends with their numbers."""
    stem, hint = family[0].stem
    head = f"     {stem} …" + (f"  {screen.dim(hint)}" if hint else "")
    return [head, *flow([choice.tail for choice in family], screen.width, " " * 7)], len(family)


def _single(members: list[Choice], screen: Screen) -> list[Block]:
    """A line for each choice, in two columns where there are many and they fit."""
    widest = max(len(choice.clause) for choice in members)
    cells = []
    for choice in members:
        hint = screen.dim(cut(choice.hint, screen.width - widest - 7)) if choice.hint else ""
        cells.append(f"{choice.number:>3}  {choice.clause:<{widest}}  {hint}".rstrip())
    lines = columns(cells, screen.width, indent="", most=2 if len(cells) > 5 else 1)
    return [([line], len(cells[row :: len(lines)])) for row, line in enumerate(lines)]
