"""The researcher's own tags of candidates, which belong to no judgement."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "candidate_tag",
        sa.Column("candidate_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tag", sa.String, primary_key=True),
        sa.Column("added_by", sa.String, nullable=False),
        sa.Column("added_at", sa.String, nullable=False),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidate.id"], name="fk_candidate_tag_candidate_id_candidate"
        ),
    )
