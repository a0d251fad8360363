"""The way to a table for people who are somewhere else: a link, and the same as a code for cameras."""

import segno

from cadastre.server.origins import is_home
from cadastre.server.rows import TableRow
from cadastre.server.wire import Invitation

MARGIN = 4
"""Light modules around a code, as its standard wants it."""


def invite(row: TableRow, asked_at: str, nearby: str) -> Invitation:
    """To a table that waits by its code, to another by its id.

    Whoever asks on the server's own machine gets the address that others nearby reach it at, if there is one.
    """
    at_home = is_home(asked_at)
    place = f"join/{row.code}" if row.code else f"table/{row.id}"
    link = f"{nearby if at_home and nearby else asked_at}/{place}"
    size, dots = code_of(link)
    return Invitation(link, at_home and not nearby, size, dots)


def code_of(link: str) -> tuple[int, str]:
    """A QR code: its size in modules, and its dark ones as an SVG path, a stroke for every run in a row."""
    rows = list(segno.make(link, micro=False, error="m").matrix)
    strokes = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            run = next((k for k in range(x, len(row)) if not row[k]), len(row)) - x
            if run:
                strokes.append(f"M{x + MARGIN} {y + MARGIN}h{run}v1h-{run}z")
            x += run or 1
    return len(rows) + 2 * MARGIN, "".join(strokes)
