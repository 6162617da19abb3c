"""Hints: whether a table allows them; without a word of its host, only against bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("hints", sa.Boolean))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("hints")
