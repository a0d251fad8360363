"""Lists of games tell whose turn it is and how they ended, without playing them again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("entry", sa.Column("turn", sa.Integer, nullable=True))
    op.add_column("game_table", sa.Column("ranks", sa.JSON, nullable=True))
