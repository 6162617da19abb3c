"""Lease owners: due work names the worker that holds its lease, and only that one renews it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    with op.batch_alter_table("due") as table:
        table.add_column(sa.Column("owner", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("due") as table:
        table.drop_column("owner")
