"""People with names and several devices, seats of their own, and logs with more than moves.

Nearly every table changes its shape or its ties, so all are built anew and filled from copies.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

OLD = ("entry", "game_table", "person")


def upgrade() -> None:
    seats = sa.table("game_table", sa.column("id"), sa.column("seats", sa.JSON), sa.column("status"))
    sitting = [_seat(row.id, number, who) for row in _rows(sa.select(seats)) for number, who in enumerate(row.seats)]
    for name in OLD:
        op.execute(f"CREATE TEMPORARY TABLE old_{name} AS SELECT * FROM {name}")
    for name in OLD:
        op.drop_table(name)
    seat = _create()
    op.execute("INSERT INTO person SELECT id, '', '', created FROM old_person")
    op.execute("INSERT INTO token SELECT token_hash, id, NULL FROM old_person")
    op.execute(
        "INSERT INTO game_table (id, game, rules, players, options, edition, seed, salt, added, status, owner, "
        "is_public, created, ended) SELECT id, game, rules, players, options, edition, seed, salt, added, status, "
        "owner, false, created, (SELECT max(at) FROM old_entry WHERE table_id = old_game_table.id "
        "AND old_game_table.status = 'over') FROM old_game_table"
    )
    if sitting:
        op.bulk_insert(seat, sitting)
    op.execute(
        "INSERT INTO entry (table_id, seq, kind, seat, actions, events, move_id, at) "
        "SELECT table_id, seq, CASE seq WHEN 0 THEN 'setup' ELSE 'move' END, seat, actions, events, move_id, at "
        "FROM old_entry"
    )
    for name in OLD:
        op.execute(f"DROP TABLE old_{name}")


def _rows(query: sa.Select[Any]) -> list[Any]:
    return list(op.get_bind().execute(query))


def _seat(table_id: str, number: int, who: dict[str, str] | str) -> dict[str, Any]:
    found = json.loads(who) if isinstance(who, str) else who
    return {
        "table_id": table_id,
        "number": number,
        "person_id": found.get("person"),
        "bot": found.get("bot"),
        "name": "",
    }


def _create() -> sa.Table:
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "person_id", sa.String(32), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("expires", sa.String(32), nullable=True),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=True, unique=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("edition", sa.JSON, nullable=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("added", sa.JSON, nullable=False),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("person.id"), nullable=False, index=True),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON, nullable=True),
        sa.Column("pace", sa.Integer, nullable=True),
        sa.Column("created", sa.String(32), nullable=False, index=True),
        sa.Column("ended", sa.String(32), nullable=True, index=True),
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("actions", sa.JSON, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("data", sa.JSON, nullable=True),
        sa.Column("clock", sa.JSON, nullable=True),
        sa.Column("move_id", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.UniqueConstraint("table_id", "move_id"),
    )
    return op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column(
            "person_id", sa.String(32), sa.ForeignKey("person.id", ondelete="SET NULL"), nullable=True, index=True
        ),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("luck", sa.String(64), nullable=True),
    )
