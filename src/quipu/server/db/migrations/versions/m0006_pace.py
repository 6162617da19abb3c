"""Pace: how fast the bots of a table are to be seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("pace", sa.String(12), nullable=False, server_default="brisk"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("pace")
