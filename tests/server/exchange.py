"""What goes over a line for one move."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from cadastre.core.moves import spell
from cadastre.core.state import State
from testkit.server.guest import Guest
from testkit.server.indoors import place
from testkit.server.inside import inside


class Exchange(NamedTuple):
    """A move in a position: what was sent and heard, and the actions that are in the log."""

    said: list[str]
    heard: list[str]
    actions: list[int]
    written: str
    """The move as records write it."""


def exchanged(folder: Path, state: State, move: str) -> Exchange:
    """The whole conversation about a move of whoever's turn it is."""
    game = state.game
    with inside(folder / "games.sqlite3", games=(game.name,)) as house, Guest(house.address) as guest:
        seats = ["me"] + ["guest"] * (game.players - 1)
        table = house.table(guest.start(guest.wish(seats, game=game.name, options=game.options).id).id)
        place(table, state)
        with guest.line(table.row.id, seat=state.current) as line:
            while line.here is None:  # who is at the table is told once, soon after the position
                line.hear()
            begun, seat = len(line.heard), state.current
            line.play(move)
            line.done()
            (row,) = house.do(table.store.log(table.row.id, line.seq - 1))
            return Exchange(line.said, line.heard[begun:], row.actions, spell(state, row.actions, seat))


def size(texts: list[str]) -> int:
    """In bytes."""
    return sum(len(text.encode()) for text in texts)


def kinds(texts: list[str]) -> list[str]:
    """What sort of messages these are."""
    return [msgspec.json.decode(text)["is"] for text in texts]
