"""Annotators that are programs; whether the annotator saw the reference before judging."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    # Not in batch mode: that would make the table again, and other tables refer to its rows.
    op.execute(
        "ALTER TABLE annotator ADD COLUMN kind VARCHAR DEFAULT 'person' NOT NULL\n"
        "\tCONSTRAINT ck_annotator_kind CHECK (kind IN ('person', 'program'))"
    )
    for table in ("judgement", "judgement_history"):
        op.add_column(table, sa.Column("reference_seen", sa.Boolean, nullable=True))
