"""Cascade: the database itself removes what hangs on a table or on an uploaded record.

Triggers, because SQLite can change a foreign key only by copying the whole table of moves, and
because an analysis belongs either to a table or to an upload.
"""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"

OF_TABLE = [f"DELETE FROM {name} WHERE table_id = OLD.id;" for name in (
    "due", "talk", "knots", "guests", "seats"
)]  # fmt: skip
OF_BOTH = "DELETE FROM analyses WHERE word = OLD.id;"
TRIGGERS = {"tables": " ".join([*OF_TABLE, OF_BOTH]), "uploads": OF_BOTH}


def upgrade() -> None:
    for table, statements in TRIGGERS.items():
        name = f"{table}_removed"
        if op.get_bind().dialect.name == "postgresql":
            body = f"BEGIN {statements} RETURN OLD; END"
            op.execute(f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $${body}$$")
            when = f"BEFORE DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION {name}()"
        else:
            when = f"BEFORE DELETE ON {table} FOR EACH ROW BEGIN {statements} END"
        op.execute(f"CREATE TRIGGER {name} {when}")


def downgrade() -> None:
    for table in TRIGGERS:
        if op.get_bind().dialect.name == "postgresql":
            op.execute(f"DROP FUNCTION {table}_removed() CASCADE")
        else:
            op.execute(f"DROP TRIGGER {table}_removed")
