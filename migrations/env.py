"""Runs the revisions on the connection that `protest_core.db` hands over.

The connection comes with an open transaction, so an upgrade happens whole or not at all.
"""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=context.config.attributes.get("target_metadata"),
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
