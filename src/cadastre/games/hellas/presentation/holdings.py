"""Who has how many deeds of which group, and what that makes visitors pay: H4."""

from collections.abc import Sequence
from typing import Any

from cadastre.games.hellas.presentation.desk_shape import Shift
from cadastre.games.hellas.presentation.printed import Printed
from cadastre.games.hellas.rules.state import DEEDS, FREE, GROUPS, TRANSPORT


class Holdings:
    """The deeds as they stand, or would stand."""

    def __init__(self, printed: Printed, players: int, owner: Sequence[int], level: Any, mortgage: Any) -> None:
        self.printed, self.owner, self.level, self.mortgage = printed, owner, level, mortgage
        self.groups: list[int] = printed.fig.deed_group
        self.counts = [[0] * GROUPS for _ in range(players)]
        for deed, seat in enumerate(owner):
            if seat >= 0:
                self.counts[seat][self.groups[deed]] += 1

    def has_all(self, seat: int, group: int) -> bool:
        """Whether a seat has every deed of a group."""
        return seat >= 0 and self.counts[seat][group] == self.printed.sizes[group]

    def rent_line(self, deed: int) -> int:
        """Which of the rents on a deed is due, or -1."""
        seat, group, level = self.owner[deed], self.groups[deed], int(self.level[deed])
        if seat < 0 or self.mortgage[deed] != FREE:
            return -1
        if group >= TRANSPORT:
            return self.counts[seat][group] - 1
        return level + 1 if level else int(self.has_all(seat, group))

    def rents(self) -> list[int]:
        """What a visitor of each deed owes; of a metro stop, what the throw is multiplied by."""
        lines = (self.rent_line(deed) for deed in range(DEEDS))
        return [
            printed.rents[line] if line >= 0 else 0 for printed, line in zip(self.printed.deeds, lines, strict=True)
        ]

    def shifts(self, after: "Holdings") -> list[Shift]:
        """Whose counts of which groups would be others."""
        names, sizes = self.printed.names["groups"], self.printed.sizes
        return [
            Shift(seat, names[group], old, new, sizes[group])
            for seat, (before, now) in enumerate(zip(self.counts, after.counts, strict=True))
            for group, (old, new) in enumerate(zip(before, now, strict=True))
            if old != new
        ]
