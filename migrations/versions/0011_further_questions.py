"""Answers to further questions, which guidelines may ask."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    # By question, as a JSON object; empty if no further question is answered.
    for table in ("judgement", "judgement_history"):
        op.add_column(table, sa.Column("further", sa.String, nullable=False, server_default=""))
