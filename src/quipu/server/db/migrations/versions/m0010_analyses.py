"""Analyses: finished games that somebody wants judged, and what was found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("word", sa.String(24), primary_key=True),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("parts", sa.Text, nullable=False),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("lease_until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
