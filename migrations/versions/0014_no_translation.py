"""Lines of outputs that are no translation of their source line."""

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    # Not in batch mode: that would make the table again. Empty for lines loaded before.
    op.execute(
        "ALTER TABLE system_sentence ADD COLUMN no_translation VARCHAR DEFAULT '' NOT NULL\n"
        "\tCONSTRAINT ck_system_sentence_no_translation CHECK (no_translation IN "
        "('', 'refusal', 'source', 'empty', 'note', 'other_letters'))"
    )
