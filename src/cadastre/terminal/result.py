"""The end of a game: ranking, winners, points by source."""

from typing import TYPE_CHECKING

from cadastre.core.texts import Texts
from cadastre.terminal.screen import MARKS, Screen, cut, grid, length

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


def score_sheet(state: "State", texts: Texts, screen: Screen) -> str:
    """Points by source, a column for each seat: its name where there is room for all, else its letter."""
    seats = state.game.seats
    *rows, (total, sums) = state.game.rules.face.sheet(state)
    labels = [texts.say(label) for label, _ in rows] + [texts.say(total)]
    room = (screen.width - max(map(length, labels)) - 2) // len(seats) - 2
    names = [cut(texts.name("seat", seat), 20) for seat in seats]
    if max(map(length, names)) > room:
        names = list(MARKS[: len(seats)])
    heads = [screen.seat(seat, name) for seat, name in zip(seats, names, strict=True)]
    body = [[str(value) if value else "–" for value in values] for _, values in rows]
    cells = [heads, *body, list(map(str, sums))]
    lines = grid([[name, *row] for name, row in zip(["", *labels], cells, strict=True)], right=range(1, len(seats) + 1))
    return "\n".join([screen.bold(texts.text("play-sheet")), *lines[:-1], screen.bold(lines[-1])])
