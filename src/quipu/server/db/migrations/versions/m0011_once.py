"""What is said once: that somebody asked for a hint is told by one worker."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("talk", sa.Column("once", sa.String(40)))
    op.create_index("ix_talk_once", "talk", ["table_id", "once"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_talk_once", "talk")
    op.drop_column("talk", "once")
