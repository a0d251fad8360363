"""What a database holds of a table, read past the server."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import cadastre
from cadastre.core.moves import clauses
from cadastre.core.rng import Luck
from cadastre.core.state import State


class Row(NamedTuple):
    """An entry as it was written."""

    seq: int
    seat: int
    actions: list[int]
    move_id: str


def entries(database: Path, table_id: str) -> list[Row]:
    """The log of a table."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute(
            "SELECT seq, seat, actions, move_id FROM entry WHERE table_id = ? ORDER BY seq", (table_id,)
        )
        return [Row(seq, seat, json.loads(actions), move_id) for seq, seat, actions, move_id in found]


def luck_of(database: Path, table_id: str) -> Luck:
    """The luck of a table, which nobody is told before the end."""
    with closing(sqlite3.connect(database)) as connection:
        asked = "SELECT seed, salt, added FROM game_table WHERE id = ?"
        seed, salt, added = connection.execute(asked, (table_id,)).fetchone()
    return Luck(seed, salt, tuple(json.loads(added)))


def written(database: Path, table_id: str, seq: int) -> list[str]:
    """The parts of the move of an entry, in notation."""
    row = entries(database, table_id)[seq]
    return clauses(played_again(database, table_id, luck_of(database, table_id), seq), row.actions, row.seat)


def played_again(database: Path, table_id: str, luck: Luck, before: int | None = None) -> State:
    """The position that the log's actions (before an entry) lead to with this luck, on the rules alone."""
    with closing(sqlite3.connect(database)) as connection:
        players, options = connection.execute(
            "SELECT players, options FROM game_table WHERE id = ?", (table_id,)
        ).fetchone()
    state = cadastre.game("paris", players, **json.loads(options)).new(luck=luck)
    for row in entries(database, table_id)[1:before]:
        assert row.seat == state.current
        state.apply_all(row.actions)
    return state
