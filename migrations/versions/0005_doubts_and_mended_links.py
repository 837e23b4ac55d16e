"""Alignment warnings, and link corrections by people."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "alignment_doubt",
        sa.Column("candidate_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("doubt", sa.String, primary_key=True),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidate.id"], name="fk_alignment_doubt_candidate_id_candidate"
        ),
    )
    op.create_table(
        "mended_link",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("candidate_id", sa.Integer, nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("tokens", sa.String, nullable=False),
        sa.Column("author", sa.String, nullable=False),
        sa.Column("made_at", sa.String, nullable=False),
        sa.Column("ended_at", sa.String, nullable=True),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidate.id"], name="fk_mended_link_candidate_id_candidate"
        ),
        sa.CheckConstraint("part >= 0", name="ck_mended_link_part"),
    )
    op.create_index("ix_mended_link_candidate_id", "mended_link", ["candidate_id"])
