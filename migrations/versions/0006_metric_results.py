"""Results of metrics, measured once: for whole systems, and for each candidate's pronoun."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "metric_score",
        sa.Column("system_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("metric", sa.String, primary_key=True),
        sa.Column("signature", sa.String, nullable=False),
        sa.Column("score", sa.String, nullable=False),
        sa.ForeignKeyConstraint(
            ["system_id"],
            ["system.id"],
            name="fk_metric_score_system_id_system",
            ondelete="CASCADE",
        ),
    )
    op.create_table(
        "metric_verdict",
        sa.Column("candidate_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("metric", sa.String, primary_key=True),
        sa.Column("verdict", sa.String, nullable=False),
        sa.Column("claim", sa.String, nullable=True),
        sa.Column("statistics", sa.String, nullable=False),
        sa.ForeignKeyConstraint(
            ["candidate_id"],
            ["candidate.id"],
            name="fk_metric_verdict_candidate_id_candidate",
            ondelete="CASCADE",
        ),
        sa.CheckConstraint("claim IN ('correct', 'incorrect')", name="ck_metric_verdict_claim"),
        sqlite_with_rowid=False,
    )
