"""The strata of task sets; for existing ones, reconstructed from today's verdicts."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    _make_tables()
    _reconstruct_strata()
    _remember_earlier_numbers()


def _make_tables() -> None:
    op.create_table(
        "stratum",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("task_set_id", sa.Integer, nullable=False),
        sa.Column("system_id", sa.Integer, nullable=True),
        sa.Column("category_id", sa.String, nullable=True),
        sa.Column("part", sa.String, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("reconstructed", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["task_set_id"], ["task_set.id"], name="fk_stratum_task_set_id_task_set"
        ),
        sa.ForeignKeyConstraint(
            ["system_id"], ["system.id"], name="fk_stratum_system_id_system", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["category_id"], ["category.id"], name="fk_stratum_category_id_category"
        ),
        sa.CheckConstraint(
            "part IN ('approved', 'referred', 'everything')", name="ck_stratum_part"
        ),
        sa.CheckConstraint("drawn BETWEEN 0 AND size", name="ck_stratum_drawn"),
    )
    op.create_table(
        "stratum_candidate",
        sa.Column("candidate_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("stratum_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.ForeignKeyConstraint(
            ["candidate_id"],
            ["candidate.id"],
            name="fk_stratum_candidate_candidate_id_candidate",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["stratum_id"],
            ["stratum.id"],
            name="fk_stratum_candidate_stratum_id_stratum",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_stratum_candidate_stratum_id", "stratum_candidate", ["stratum_id"])


def _reconstruct_strata() -> None:
    """Make strata system × category × verdict from drawn candidates; batches have no verdicts."""
    op.execute(
        """
        INSERT INTO stratum
            (task_set_id, system_id, category_id, part, size, drawn, reconstructed)
        WITH cell AS (
            SELECT candidate.id, system_id, category_id, verdict FROM candidate
            JOIN example ON example.id = example_id JOIN match ON candidate_id = candidate.id
        ), dealt AS (
            SELECT task_set_id, system_id, category_id, verdict, count(*) AS number
            FROM task JOIN task_candidate ON task_id = task.id JOIN cell ON cell.id = candidate_id
            GROUP BY 1, 2, 3, 4
        ), there AS (
            SELECT system_id, category_id, verdict, count(*) AS number FROM cell GROUP BY 1, 2, 3
        )
        SELECT task_set_id, system_id, category_id, verdict, there.number, dealt.number, 1
        FROM dealt JOIN there USING (system_id, category_id, verdict)
        ORDER BY task_set_id, system_id, category_id, verdict
        """
    )
    op.execute(
        """
        INSERT INTO stratum_candidate SELECT candidate.id, stratum.id
        FROM candidate JOIN example ON example.id = example_id
        JOIN match ON candidate_id = candidate.id
        JOIN stratum ON stratum.system_id = candidate.system_id
            AND stratum.category_id = example.category_id AND part = verdict
        """
    )


def _remember_earlier_numbers() -> None:
    """Record that numbers of this project were computed before estimates replaced them."""
    op.execute(
        """
        INSERT INTO setting (key, value) SELECT 'judged_before', '"0.2"'
        WHERE EXISTS (SELECT 1 FROM judgement) AND EXISTS (SELECT 1 FROM match)
        """
    )
