"""Orders: what people want done for their seats until a turn ends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("orders", sa.JSON))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("orders")
