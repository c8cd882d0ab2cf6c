"""What Alembic runs: the migrations on the connection that it was given."""

from __future__ import annotations

from alembic import context

from motherlode.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
