"""A row that is written anew to see whether anything can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": ""}])
