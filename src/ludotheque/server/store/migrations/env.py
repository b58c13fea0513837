"""Run by Alembic for every upgrade, with the connection that `migrate` has given."""

from alembic import context

from ludotheque.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
