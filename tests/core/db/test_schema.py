"""The database itself keeps what must hold, and the two descriptions of it agree."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from protest_core.db import upgrade
from protest_core.db.opening import FINGERPRINTS, fingerprint, our_definitions
from protest_core.db.project import Project
from protest_core.db.schema import Base
from protest_core.db.sqlite import engine_for
from protest_core.resources import shipped

JUDGEMENT = (
    "INSERT INTO judgement (candidate_id, annotator_id, id, pronoun, antecedent, remark, "
    "guidelines, made_at, origin, state) VALUES (?, ?, ?, ?, ?, '', '', '', '', 'done')"
)


def test_the_mappings_describe_what_the_migrations_make(project_file: Path):
    engine = engine_for(project_file)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_check_constraints_are_the_same_in_mappings_and_migrations(tmp_path, project_file: Path):
    engine = engine_for(tmp_path / "mapped", create=True)
    Base.metadata.create_all(engine)
    engine.dispose()
    assert _checks(tmp_path / "mapped") == _checks(project_file)


def _checks(path: Path) -> set[str]:
    with sqlite3.connect(path) as database:
        statements = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
        lines = {line.strip(" ,\t") for (sql,) in statements for line in sql.splitlines()}
    database.close()
    return {line for line in lines if "CHECK" in line}


def test_the_head_is_the_newest_revision():
    scripts = ScriptDirectory(str(shipped("migrations")))
    assert scripts.get_current_head() == upgrade.HEAD
    revisions = {script.revision for script in scripts.walk_revisions()}
    assert upgrade.older_revisions() == revisions - {upgrade.HEAD}


@pytest.fixture
def database(project: Project):
    """The project's file by hand, with an annotator, a candidate and a judgement."""
    connection = sqlite3.connect(project.path)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("INSERT INTO annotator (id, name) VALUES (1, 'Ada')")
    connection.execute(JUDGEMENT, (1, 1, 1, "yes", "unset"))
    yield connection
    connection.close()


@pytest.mark.parametrize(
    ("what", "statement", "values"),
    [
        ("UNIQUE", "INSERT INTO system VALUES (9, 'one', '', '', '', '{}')", ()),
        ("CHECK", "INSERT INTO system VALUES (9, 'reference', '', '', '', '{}')", ()),
        ("UNIQUE", "INSERT INTO example VALUES (1, 'event_it', 0, 0, NULL, 99)", ()),
        ("UNIQUE", "INSERT INTO candidate VALUES (99, 1, 1)", ()),
        ("FOREIGN", "INSERT INTO candidate VALUES (99, 1, 1234)", ()),
        ("UNIQUE", JUDGEMENT, (1, 1, 2, "no", "unset")),
        ("FOREIGN", JUDGEMENT, (999, 1, 2, "no", "unset")),
        ("CHECK", JUDGEMENT, (2, 1, 2, "maybe", "unset")),
        ("CHECK", JUDGEMENT, (2, 1, 2, "yes", "")),
        ("FOREIGN", "INSERT INTO judgement_token VALUES (99, 0, 0)", ()),
        ("FOREIGN", "INSERT INTO judgement_tag VALUES (99, 'ant_unsure')", ()),
        ("CHECK", "INSERT INTO match VALUES (1, 'rejected', 'x', '', 0, NULL)", ()),
        ("CHECK", "INSERT INTO match VALUES (1, 'referred', '', '', 0, NULL)", ()),
        ("CHECK", "INSERT INTO match VALUES (1, 'approved', 'pronoun_differs', '', 0, NULL)", ()),
        ("UNIQUE", "INSERT INTO annotator VALUES (2, 'Ada', 'person')", ()),
        ("NOT NULL", "INSERT INTO annotator VALUES (2, NULL, 'person')", ()),
        ("CHECK", "INSERT INTO annotator VALUES (2, 'Ben', 'animal')", ()),
    ],
)
def test_the_database_refuses_what_must_not_be(database, what, statement, values):
    with pytest.raises(sqlite3.IntegrityError, match=what):
        database.execute(statement, values)


def test_tokens_and_tags_go_with_their_judgement(database):
    database.execute("INSERT INTO judgement_token VALUES (1, 0, 0)")
    database.execute("INSERT INTO judgement_tag VALUES (1, 'ant_unsure')")
    database.execute("DELETE FROM judgement")
    assert database.execute("SELECT * FROM judgement_token").fetchall() == []
    assert database.execute("SELECT * FROM judgement_tag").fetchall() == []


def test_a_judged_candidate_cannot_be_deleted(database):
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN"):
        database.execute("DELETE FROM candidate WHERE id = 1")


def test_the_fingerprint_of_our_tables_is_that_of_a_new_file():
    """The constant must be set anew after a change of the tables."""
    assert fingerprint(our_definitions()) == FINGERPRINTS[upgrade.HEAD]
