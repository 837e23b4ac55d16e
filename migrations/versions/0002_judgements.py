"""Annotators, their judgements, and every judgement that was replaced or withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ANSWERS = "('yes', 'no', 'unset')"


def upgrade() -> None:
    op.create_table(
        "annotator",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.UniqueConstraint("name", name="uq_annotator_name"),
    )
    op.create_table(
        "judgement",
        sa.Column("id", sa.Integer, primary_key=True),
        *_of_whom("judgement"),
        *_answers("judgement"),
        sa.Column("state", sa.String, nullable=False),
        sa.CheckConstraint(
            "state IN ('incomplete', 'done', 'conflict')", name="ck_judgement_state"
        ),
        sa.UniqueConstraint("candidate_id", "annotator_id", name="uq_judgement_candidate_id"),
    )
    op.create_table(
        "judgement_token",
        sa.Column("judgement_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token", sa.Integer, primary_key=True, autoincrement=False),
        _part_of_judgement("judgement_token"),
    )
    op.create_table(
        "judgement_tag",
        sa.Column("judgement_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tag", sa.String, primary_key=True),
        _part_of_judgement("judgement_tag"),
    )
    op.create_table(
        "judgement_history",
        sa.Column("id", sa.Integer, primary_key=True),
        *_of_whom("judgement_history"),
        *_answers("judgement_history"),
        sa.Column("tokens", sa.String, nullable=False),
        sa.Column("tags", sa.String, nullable=False),
        sa.Column("ended_at", sa.String, nullable=False),
        sa.Column("ended_by", sa.String, nullable=False),
        sa.Column("change", sa.String, nullable=False),
        sa.CheckConstraint(
            "change IN ('replaced', 'withdrawn')", name="ck_judgement_history_change"
        ),
    )


def _of_whom(table: str) -> list[sa.schema.SchemaItem]:
    return [
        sa.Column("candidate_id", sa.Integer, nullable=False),
        sa.Column("annotator_id", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidate.id"], name=f"fk_{table}_candidate_id_candidate"
        ),
        sa.ForeignKeyConstraint(
            ["annotator_id"], ["annotator.id"], name=f"fk_{table}_annotator_id_annotator"
        ),
    ]


def _answers(table: str) -> list[sa.schema.SchemaItem]:
    return [
        sa.Column("pronoun", sa.String, nullable=False),
        sa.Column("antecedent", sa.String, nullable=False),
        sa.Column("remark", sa.String, nullable=False),
        sa.Column("guidelines", sa.String, nullable=False),
        sa.Column("made_at", sa.String, nullable=False),
        sa.Column("origin", sa.String, nullable=False),
        sa.CheckConstraint(f"pronoun IN {ANSWERS}", name=f"ck_{table}_pronoun"),
        sa.CheckConstraint(f"antecedent IN {ANSWERS}", name=f"ck_{table}_antecedent"),
    ]


def _part_of_judgement(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["judgement_id"],
        ["judgement.id"],
        name=f"fk_{table}_judgement_id_judgement",
        ondelete="CASCADE",
    )
