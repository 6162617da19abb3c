"""The first form: persons, tables, seats, knots, talk and due work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("recovery", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False, index=True),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("host", sa.Integer, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("rematch", sa.String(24)),
        sa.Column("touched", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("persons.id"), index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("invitation", sa.String(40), nullable=False, unique=True),
        sa.Column("nonce", sa.String(64)),
    )
    op.create_table(
        "knots",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("knot", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("token", sa.String(64)),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False, index=True
        ),
        sa.Column("person", sa.Integer, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("phrase", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("due_at", sa.Float, nullable=False, index=True),
        sa.Column("lease_until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("due", "talk", "knots", "seats", "tables", "persons"):
        op.drop_table(table)
