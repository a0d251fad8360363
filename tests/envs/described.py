"""How the documentation has to describe the columns of a game: a line of a table for each field."""

from cadastre.core.game import Rules
from cadastre.core.layout import Width, fields
from cadastre.envs.sights import EACH, NUMBER, OWN, SEAT, SEAT_SET, SET, Shown, sight


def described(rules: Rules) -> list[tuple[str, str, str]]:
    """Name, columns and values of every field that is shown, in order."""
    record = fields(rules.state)
    return [(f"`{name}`", _shape(shown, record[name]), _values(shown)) for name, shown in sight(rules).shown.items()]


def _shape(shown: Shown, width: Width) -> str:
    shape = [str(size) for size in width.shape]
    if shown.rows == EACH:
        shape[0] = "seats"
    elif shown.rows == OWN:
        del shape[0]
    if shown.sort in (SET, SEAT_SET):
        shape.append(str(shown.size) if shown.sort == SET else "seats")
    return " × ".join(shape) or "1"


def _values(shown: Shown) -> str:
    if shown.sort == SEAT:
        return "seat" if shown.low == -1 else f"seat, or {shown.low}"
    if shown.sort != NUMBER or (shown.low, shown.high) == (0, 1):
        return "0, 1"
    if shown.low is None:
        return "any"
    return f"from {shown.low}" if shown.high is None else f"{shown.low} to {shown.high}"
