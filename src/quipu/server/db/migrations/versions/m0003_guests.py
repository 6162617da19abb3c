"""Guests: who was admitted to a table, muted or removed, and the word of the link for watching."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from quipu.server.auth.identity import short_id

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    word = sa.Column("watch_word", sa.String(40), nullable=False, server_default="")
    with op.batch_alter_table("tables") as table:
        table.add_column(word)
        table.create_index("ix_tables_watch_word", ["watch_word"])
    tables = sa.table("tables", sa.column("id"), sa.column("watch_word"))
    for (each,) in op.get_bind().execute(sa.select(tables.c.id)).all():
        op.execute(tables.update().where(tables.c.id == each).values(watch_word=short_id(14)))
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("admitted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    op.drop_table("guests")
    with op.batch_alter_table("tables") as table:
        table.drop_index("ix_tables_watch_word")
        table.drop_column("watch_word")
