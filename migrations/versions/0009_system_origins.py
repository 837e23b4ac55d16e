"""The origin of each system's text and links, and a digest of both as stored."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("system", sa.Column("digest", sa.String, nullable=False, server_default=""))
    op.add_column("system", sa.Column("origin", sa.String, nullable=False, server_default="{}"))
    database = op.get_bind()
    for (system,) in database.execute(sa.text("SELECT id FROM system")).all():
        lines = database.execute(
            sa.text("SELECT text, links FROM system_sentence WHERE system_id = :id ORDER BY line"),
            {"id": system},
        )
        kept = "".join(f"{text}\t{links}\n" for text, links in lines)
        database.execute(
            sa.text("UPDATE system SET digest = :digest WHERE id = :id"),
            {"digest": sha256(kept.encode()).hexdigest(), "id": system},
        )
