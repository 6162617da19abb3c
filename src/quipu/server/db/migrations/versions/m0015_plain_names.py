"""Plain names: entries, jobs, chat messages and progress instead of knots, due, talk and learned.

On PostgreSQL indexes, constraints and the sequence follow, so that a restored backup finds them.
"""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"

TABLES = {"knots": "entries", "due": "jobs", "talk": "chat_messages", "learned": "progress"}
COLUMNS = {"entries": {"knot": "number", "line": "text"}}
INDEXES = {  # by new name: the old one, the columns, and whether they are unique together
    "ix_jobs_due_at": ("ix_due_due_at", ["due_at"], False),
    "ix_chat_messages_table_id": ("ix_talk_table_id", ["table_id"], False),
    "ix_chat_messages_once": ("ix_talk_once", ["table_id", "once"], True),
}
FOREIGN = {"entries": ("table_id",), "jobs": ("table_id",), "progress": ("person",)}
FOREIGN_KEYS = {**FOREIGN, "chat_messages": ("table_id", "person")}
OWNED = ("jobs", "chat_messages", "entries", "guests", "seats")  # by a table
OLD_OWNED = ("due", "talk", "knots", "guests", "seats")


def upgrade() -> None:
    drop_trigger()
    for old, new in TABLES.items():
        op.rename_table(old, new)
    for table, renamed in COLUMNS.items():
        for old, new in renamed.items():
            op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    for new, (old, columns, unique) in INDEXES.items():
        rename_index(old, new, columns, unique)
    rename_keys(TABLES)
    create_trigger(OWNED)


def downgrade() -> None:
    drop_trigger()
    rename_keys({new: old for old, new in TABLES.items()})
    for table, renamed in COLUMNS.items():
        for old, new in renamed.items():
            op.execute(f"ALTER TABLE {table} RENAME COLUMN {new} TO {old}")
    for old, new in TABLES.items():
        op.rename_table(new, old)
    for new, (old, columns, unique) in INDEXES.items():
        rename_index(new, old, columns, unique)
    create_trigger(OLD_OWNED)


def is_postgres() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def rename_index(old: str, new: str, columns: list[str], unique: bool) -> None:
    if is_postgres():
        op.execute(f"ALTER INDEX {old} RENAME TO {new}")
        return
    table = new.removeprefix("ix_")
    table = next(name for name in (*TABLES, *TABLES.values()) if table.startswith(name + "_"))
    op.drop_index(old, table)
    op.create_index(new, table, columns, unique=unique)


def rename_keys(names: dict[str, str]) -> None:
    """Constraints and the sequence of PostgreSQL; SQLite names neither."""
    if not is_postgres():
        return
    now = {**TABLES, **{new: new for new in TABLES.values()}}  # under which each table stands here
    for old, new in names.items():
        op.execute(f"ALTER TABLE {now[old]} RENAME CONSTRAINT {old}_pkey TO {new}_pkey")
        for column in FOREIGN_KEYS[now[old]]:
            key = f"{old}_{column}_fkey TO {new}_{column}_fkey"
            op.execute(f"ALTER TABLE {now[old]} RENAME CONSTRAINT {key}")
        if now[old] == "chat_messages":
            op.execute(f"ALTER SEQUENCE {old}_id_seq RENAME TO {new}_id_seq")


def drop_trigger() -> None:
    if is_postgres():
        op.execute("DROP FUNCTION tables_removed() CASCADE")
    else:
        op.execute("DROP TRIGGER tables_removed")


def create_trigger(owned: tuple[str, ...]) -> None:
    """What belongs to a table is removed with it, as since version 0013."""
    removed = [f"DELETE FROM {name} WHERE table_id = OLD.id;" for name in owned]
    statements = " ".join([*removed, "DELETE FROM analyses WHERE word = OLD.id;"])
    if is_postgres():
        body = f"BEGIN {statements} RETURN OLD; END"
        op.execute(
            f"CREATE FUNCTION tables_removed() RETURNS trigger LANGUAGE plpgsql AS $${body}$$"
        )
        when = "BEFORE DELETE ON tables FOR EACH ROW EXECUTE FUNCTION tables_removed()"
    else:
        when = f"BEFORE DELETE ON tables FOR EACH ROW BEGIN {statements} END"
    op.execute(f"CREATE TRIGGER tables_removed {when}")
