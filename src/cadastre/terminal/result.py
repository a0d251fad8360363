"""The end of a game: ranking, winners, points by source."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cadastre.core.texts import Texts
from cadastre.terminal.drawing import Drawing
from cadastre.terminal.screen import Screen, cut, grid

if TYPE_CHECKING:
    from cadastre.core.state import State


def result(state: "State", texts: Texts, screen: Screen) -> str:
    """Who came where, and who has won."""
    ranks, scores = state.ranks, state.scores
    order = sorted(state.game.seats, key=lambda seat: ranks[seat])
    rows = [[f"{ranks[seat]}.", screen.seat(seat, texts.name("seat", seat)), str(scores[seat])] for seat in order]
    winners = [texts.name("seat", seat) for seat in state.winners]
    return "\n".join(
        [
            screen.bold(texts.text("play-ranking")),
            *grid(rows, right=(2,)),
            screen.bold(texts.text("play-winner", count=len(winners), winners=", ".join(winners))),
        ]
    )


def score_sheet(sheets: Sequence[dict[str, Any]], drawing: Drawing, texts: Texts, screen: Screen) -> str:
    """Points by source, a column for each seat."""
    heads = [screen.seat(seat, cut(texts.name("seat", seat), 20)) for seat in range(len(sheets))]
    *rows, (total, sums) = drawing.sheet(sheets, texts)
    body = [[label, *(str(value) if value else "–" for value in values)] for label, values in rows]
    lines = grid([["", *heads], *body, [total, *map(str, sums)]], right=range(1, len(sheets) + 1))
    return "\n".join([screen.bold(texts.text("play-sheet")), *lines[:-1], screen.bold(lines[-1])])
