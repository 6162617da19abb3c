"""Learning: the lesson that a table teaches, and what each person has learned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("lesson", sa.String(60), nullable=True))
    op.create_table(
        "learned",
        sa.Column("person", sa.Integer, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("what", sa.String(120), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("learned")
    with op.batch_alter_table("tables") as table:
        table.drop_column("lesson")
