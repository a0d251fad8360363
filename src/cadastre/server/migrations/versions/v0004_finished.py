"""What was played can be told when rules and figures have changed: figures by their hash, records of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("edition_hash", sa.String(64), nullable=True))
    op.create_table(
        "figures",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("plain", sa.JSON, nullable=False),
    )
    op.create_table(
        "finished_game",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
    )
