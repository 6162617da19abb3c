"""Runs the migrations on the connection it is given."""

from __future__ import annotations

from alembic import context

from quipu.server.db.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
context.run_migrations()
