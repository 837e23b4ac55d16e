"""Suite, systems, candidates, and the verdicts of the automatic step."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

FUNCTIONS = "function IN ('anaphoric', 'event', 'pleonastic', 'addressee')"


def upgrade() -> None:
    _create_suite()
    _create_systems()
    op.create_table(
        "setting",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )


def _create_suite() -> None:
    op.create_table(
        "suite",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("source_language", sa.String, nullable=False),
        sa.Column("target_language", sa.String, nullable=False),
        sa.Column("licence", sa.String, nullable=False),
        sa.Column("citation", sa.String, nullable=False),
        sa.Column("description", sa.String, nullable=False),
        sa.Column("demonstration", sa.Boolean, nullable=False),
        sa.CheckConstraint("id = 1", name="ck_suite_single"),
    )
    op.create_table(
        "category",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("function", sa.String, nullable=False),
        sa.Column("antecedent_agrees", sa.Boolean, nullable=False),
        sa.UniqueConstraint("position", name="uq_category_position"),
        sa.CheckConstraint(FUNCTIONS, name="ck_category_function"),
    )
    op.create_table(
        "document",
        sa.Column("first_line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.UniqueConstraint("name", name="uq_document_name"),
    )
    op.create_table(
        "source_sentence",
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_table(
        "reference_sentence",
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("links", sa.String, nullable=False),
        sa.ForeignKeyConstraint(
            ["line"], ["source_sentence.line"], name="fk_reference_sentence_line_source_sentence"
        ),
    )
    op.create_table(
        "example",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("category_id", sa.String, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("token", sa.Integer, nullable=False),
        sa.Column("corrected", sa.String),
        sa.Column("position", sa.Integer, nullable=False),
        sa.UniqueConstraint("position", name="uq_example_position"),
        sa.ForeignKeyConstraint(
            ["category_id"], ["category.id"], name="fk_example_category_id_category"
        ),
        sa.ForeignKeyConstraint(
            ["line"], ["source_sentence.line"], name="fk_example_line_source_sentence"
        ),
    )
    op.create_table(
        "antecedent",
        sa.Column("example_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("end", sa.Integer, nullable=False),
        sa.Column("head", sa.Integer),
        sa.Column("corrected", sa.String),
        sa.ForeignKeyConstraint(
            ["example_id"], ["example.id"], name="fk_antecedent_example_id_example"
        ),
        sa.ForeignKeyConstraint(
            ["line"], ["source_sentence.line"], name="fk_antecedent_line_source_sentence"
        ),
        sa.CheckConstraint('start < "end"', name="ck_antecedent_span"),
    )


def _create_systems() -> None:
    op.create_table(
        "system",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text_file", sa.String, nullable=False),
        sa.Column("loaded_at", sa.String, nullable=False),
        sa.UniqueConstraint("name", name="uq_system_name"),
        sa.CheckConstraint("name <> 'reference'", name="ck_system_name"),
    )
    op.create_table(
        "system_sentence",
        sa.Column("system_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("links", sa.String, nullable=False),
        sa.ForeignKeyConstraint(
            ["system_id"], ["system.id"], name="fk_system_sentence_system_id_system"
        ),
        sa.ForeignKeyConstraint(
            ["line"], ["source_sentence.line"], name="fk_system_sentence_line_source_sentence"
        ),
    )
    op.create_table(
        "candidate",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("system_id", sa.Integer, nullable=False),
        sa.Column("example_id", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["system_id"], ["system.id"], name="fk_candidate_system_id_system"),
        sa.ForeignKeyConstraint(
            ["example_id"], ["example.id"], name="fk_candidate_example_id_example"
        ),
        sa.UniqueConstraint("system_id", "example_id", name="uq_candidate_system_id"),
    )
    op.create_table(
        "match",
        sa.Column("candidate_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("verdict", sa.String, nullable=False),
        sa.Column("reasons", sa.String, nullable=False),
        sa.Column("shared", sa.String, nullable=False),
        sa.Column("on_other_words", sa.Boolean, nullable=False),
        sa.Column("verified_system_id", sa.Integer),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidate.id"], name="fk_match_candidate_id_candidate"
        ),
        sa.ForeignKeyConstraint(
            ["verified_system_id"], ["system.id"], name="fk_match_verified_system_id_system"
        ),
        sa.CheckConstraint("verdict IN ('approved', 'referred')", name="ck_match_verdict"),
        sa.CheckConstraint("(verdict = 'approved') = (reasons = '')", name="ck_match_reasons"),
    )
