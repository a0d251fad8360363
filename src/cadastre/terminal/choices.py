"""The numbered list of what can be done next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from cadastre.core.moves import Move
from cadastre.core.texts import Texts, dashed
from cadastre.terminal.screen import Screen, columns, flow

if TYPE_CHECKING:
    from cadastre.core.state import State

SHORT = 15
"""Lines of one kind of action in the short list."""


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
        body = _body(list(members), screen)
        if short and len(body) > SHORT + 1:
            left_out += sum(count for _, count in body[SHORT:])
            body = body[:SHORT]
        lines.append(screen.bold(texts.text(f"{room}-table-kind-{dashed(kind)}")))
        lines += [line for line, _ in body]
    if left_out:
        lines.append(screen.dim(texts.text("play-moves-more", count=left_out)))
    return lines


def _body(members: list[Choice], screen: Screen) -> list[tuple[str, int]]:
    """Lines with the number of choices that each one shows."""
    found: list[tuple[str, int]] = []
    single: list[Choice] = []

    def flush() -> None:
        widest = max((len(choice.clause) for choice in single), default=0)
        cells = [
            f"{choice.number:>3}  {choice.clause:<{widest}}{'  ' + screen.dim(choice.hint) if choice.hint else ''}"
            for choice in single
        ]
        lines = columns(cells, screen.width, indent="", most=2 if len(cells) > 5 else 1)
        counts = [len(cells[row :: len(lines)]) for row in range(len(lines))]
        found.extend(zip(lines, counts, strict=True))
        single.clear()

    for (stem, hint), run in groupby(members, lambda choice: choice.stem):
        same = list(run)
        if len(same) < 3:
            single.extend(same)
            continue
        flush()
        head = f"     {stem} …" + (f"  {screen.dim(hint)}" if hint else "")
        rows = flow([choice.tail for choice in same], screen.width, " " * 7, "   ")
        found.append((head, 0))
        found.extend((row, len(same) if number == len(rows) - 1 else 0) for number, row in enumerate(rows))
    flush()
    return found
