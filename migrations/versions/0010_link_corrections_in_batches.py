"""Link corrections in returned batches."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    # In earlier batches, links are read-only.
    for table, column in (("mended_link", "taken_back"), ("batch", "corrects_links")):
        op.add_column(table, sa.Column(column, sa.Boolean, nullable=False, server_default="0"))
    op.create_table(
        "merge_link_change",
        sa.Column("merge_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("candidate_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("part", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("before", sa.Integer, nullable=True),
        sa.Column("after", sa.Integer, nullable=True),
        sa.ForeignKeyConstraint(
            ["merge_id"], ["merge.id"], name="fk_merge_link_change_merge_id_merge"
        ),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidate.id"], name="fk_merge_link_change_candidate_id_candidate"
        ),
        sa.ForeignKeyConstraint(
            ["before"], ["mended_link.id"], name="fk_merge_link_change_before_mended_link"
        ),
        sa.ForeignKeyConstraint(
            ["after"], ["mended_link.id"], name="fk_merge_link_change_after_mended_link"
        ),
        sa.CheckConstraint(
            "kind IN ('new', 'changed', 'withdrawn', 'not_taken')",
            name="ck_merge_link_change_kind",
        ),
    )
    op.create_index("ix_merge_link_change_candidate_id", "merge_link_change", ["candidate_id"])
