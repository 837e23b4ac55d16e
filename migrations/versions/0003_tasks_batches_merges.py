"""Task sets, batches handed out, merges on record; seconds of work; judgements not taken."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    _add_seconds()
    _make_tasks()
    _make_batches()
    _make_merges()


def _add_seconds() -> None:
    """Add the columns in batch mode: SQLite changes a check only by making the table again."""
    with op.batch_alter_table("judgement") as table:
        table.add_column(sa.Column("seconds", sa.Float, nullable=False, server_default="0"))
    with op.batch_alter_table("judgement_history") as table:
        table.add_column(sa.Column("seconds", sa.Float, nullable=False, server_default="0"))
        table.drop_constraint("ck_judgement_history_change", type_="check")
        table.create_check_constraint(
            "ck_judgement_history_change", "change IN ('replaced', 'withdrawn', 'not_taken')"
        )
    op.create_index(
        "ix_judgement_history_candidate_id", "judgement_history", ["candidate_id", "annotator_id"]
    )


def _make_tasks() -> None:
    op.create_table(
        "task_set",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created_at", sa.String, nullable=False),
        sa.Column("settings", sa.String, nullable=False),
        sa.UniqueConstraint("name", name="uq_task_set_name"),
    )
    op.create_table(
        "task",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("task_set_id", sa.Integer, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        _reference("task", "task_set_id", "task_set"),
        sa.UniqueConstraint("task_set_id", "label", name="uq_task_task_set_id"),
    )
    op.create_table(
        "task_candidate",
        sa.Column("task_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("candidate_id", sa.Integer, nullable=False),
        _reference("task_candidate", "task_id", "task"),
        _reference("task_candidate", "candidate_id", "candidate"),
        sa.UniqueConstraint("task_id", "candidate_id", name="uq_task_candidate_task_id"),
    )
    op.create_index("ix_task_candidate_candidate_id", "task_candidate", ["candidate_id"])


def _make_batches() -> None:
    op.create_table(
        "batch",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("project_id", sa.String, nullable=False),
        sa.Column("task_id", sa.Integer, nullable=False),
        sa.Column("annotator_id", sa.Integer, nullable=False),
        sa.Column("exported_at", sa.String, nullable=False),
        sa.Column("guidelines", sa.String, nullable=False),
        sa.Column("codes", sa.String, nullable=False),
        _reference("batch", "task_id", "task"),
        _reference("batch", "annotator_id", "annotator"),
    )


def _make_merges() -> None:
    op.create_table(
        "merge",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("batch_id", sa.String),
        sa.Column("annotator_id", sa.Integer, nullable=False),
        sa.Column("file", sa.String, nullable=False),
        sa.Column("merged_at", sa.String, nullable=False),
        sa.Column("merged_by", sa.String, nullable=False),
        sa.Column("counts", sa.String, nullable=False),
        sa.Column("undone_at", sa.String),
        _reference("merge", "batch_id", "batch"),
        _reference("merge", "annotator_id", "annotator"),
    )
    op.create_table(
        "merge_change",
        sa.Column("merge_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("candidate_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("before", sa.String),
        sa.Column("after", sa.String),
        _reference("merge_change", "merge_id", "merge"),
        _reference("merge_change", "candidate_id", "candidate"),
        sa.CheckConstraint("kind IN ('new', 'changed', 'withdrawn')", name="ck_merge_change_kind"),
    )


def _reference(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{target}.id"], name=f"fk_{table}_{column}_{target}")
