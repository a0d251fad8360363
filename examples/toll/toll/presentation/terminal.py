"""Toll in the terminal, as :mod:`cadastre.terminal.drawing` asks for it."""

from cadastre.core.knowledge import Knowledge
from cadastre.core.moves import Move
from cadastre.core.texts import Texts
from cadastre.terminal.screen import Screen, grid, wrap
from toll.presentation.scene import prospect
from toll.rules.actions import A_BUILD, A_GIFT
from toll.rules.scoring import score
from toll.rules.state import PLOTS

HUT, EMPTY = "⌂", "·"


def board(knowledge: Knowledge, texts: Texts, screen: Screen) -> str:
    """How far the game has come, and what everybody has."""
    s, fig = knowledge.record, knowledge.figures
    head = texts.text("toll-table-throws", thrown=int(s.thrown), last=int(s.last))
    rows = [["", "", *(texts.text(f"toll-table-{column}") for column in ("purse", "due", "huts", "points"))]]
    for seat in knowledge.game.seats:
        huts = " ".join(HUT if s.huts[seat] >> plot & 1 else EMPTY for plot in range(PLOTS))
        figures = (str(s.coins[seat]), str(s.due[seat]), huts, str(score(s, fig, seat)))
        rows.append([screen.mark(seat), texts.name("seat", seat), *figures])
    return "\n".join([screen.bold(head), *grid(rows, right=(2, 3, 5))])


def hint(move: Move, texts: Texts) -> str:
    """What a step would change: coins and points."""
    found = prospect(move)
    parts = (("coins", found.coins), ("points", found.points))
    changes = [
        ("+" if count > 0 else "−") + texts.text(f"toll-{what}", count=abs(count)) for what, count in parts if count
    ]
    return ", ".join([*_plot(move, texts), *changes])


def _plot(move: Move, texts: Texts) -> list[str]:
    """The name of a plot: its clause has only the number."""
    action = move.actions[0]
    return [texts.name("hut", action - A_BUILD)] if A_BUILD <= action < A_GIFT else []


def guide(texts: Texts, screen: Screen) -> str:
    """The signs on the table, and which plot has which number."""
    plots = [f"{number}  {texts.name('hut', number)}" for number in range(PLOTS)]
    signs = texts.text("toll-table-signs", hut=HUT, empty=EMPTY)
    return "\n".join([wrap(signs, screen.width), *plots])
