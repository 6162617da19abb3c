"""Clocks, open proposals, and whether a running game is listed for watching."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Defaults are constants: for others SQLite would have to drop the table that knots hang on.
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
        table.add_column(sa.Column("proposal", sa.JSON))
        table.add_column(sa.Column("watched", sa.Boolean, nullable=False, server_default="1"))
    op.execute("UPDATE tables SET watched = NOT private")


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        for column in ("clock", "proposal", "watched"):
            table.drop_column(column)
