"""Clear names for the tables of link corrections and of alignment warnings."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    # Made again rather than renamed: SQLite would keep the earlier names of their constraints.
    op.create_table(
        "alignment_warning",
        sa.Column("candidate_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("warning", sa.String, primary_key=True),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidate.id"], name="fk_alignment_warning_candidate_id_candidate"
        ),
    )
    op.create_table(
        "link_correction",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("candidate_id", sa.Integer, nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("tokens", sa.String, nullable=False),
        sa.Column("author", sa.String, nullable=False),
        sa.Column("made_at", sa.String, nullable=False),
        sa.Column("ended_at", sa.String, nullable=True),
        sa.Column("taken_back", sa.Boolean, nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidate.id"], name="fk_link_correction_candidate_id_candidate"
        ),
        sa.CheckConstraint("part >= 0", name="ck_link_correction_part"),
    )
    op.execute("INSERT INTO alignment_warning SELECT * FROM alignment_doubt")
    op.execute("INSERT INTO link_correction SELECT * FROM mended_link")
    _make_changes_refer_to_them()
    op.drop_table("alignment_doubt")
    op.drop_table("mended_link")
    op.create_index("ix_link_correction_candidate_id", "link_correction", ["candidate_id"])


def _make_changes_refer_to_them() -> None:
    op.create_table(
        "new_merge_link_change",
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
            ["before"], ["link_correction.id"], name="fk_merge_link_change_before_link_correction"
        ),
        sa.ForeignKeyConstraint(
            ["after"], ["link_correction.id"], name="fk_merge_link_change_after_link_correction"
        ),
        sa.CheckConstraint(
            "kind IN ('new', 'changed', 'withdrawn', 'not_taken')",
            name="ck_merge_link_change_kind",
        ),
    )
    op.execute("INSERT INTO new_merge_link_change SELECT * FROM merge_link_change")
    op.drop_table("merge_link_change")
    op.rename_table("new_merge_link_change", "merge_link_change")
    op.create_index("ix_merge_link_change_candidate_id", "merge_link_change", ["candidate_id"])
