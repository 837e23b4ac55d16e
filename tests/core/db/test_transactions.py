"""The settings of SQLite, and messages to people about its errors."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import literal, select, text
from sqlalchemy.engine.interfaces import CacheStats

from protest_core.candidates.queries.systems import list_systems
from protest_core.db.header import read_header
from protest_core.db.project import Project
from protest_core.db.sqlite import define_function, engine_for
from protest_core.db.transactions import Tx, errors_about
from protest_core.errors import ProjectFileError, RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_summary import project_summary
from protest_core.evaluation.queries.matches import load_stored_matches, save_matches
from protest_core.ids import ExampleId, SystemId
from protest_core.loading.systems import load_systems
from protest_core.matching.queries import load_policy, save_policy
from protest_core.matching.rules import Match, TranslatedParts
from protest_core.suite.model import Example
from protest_core.suite.queries import load_suite
from tests.builders.fetch import fetch


def query(path: Path, statement: str) -> list[tuple[object, ...]]:
    database = sqlite3.connect(path)
    try:
        rows = database.execute(statement).fetchall()
        database.commit()
    finally:
        database.close()
    return rows


def test_a_statement_is_compiled_once_for_all_files(tmp_path: Path):
    """Each file has an engine, and each snapshot; compiling takes longer than most statements."""
    statement = select(literal(1).label("only_in_this_test"))
    hits = []
    for name in ("one", "two"):
        engine = engine_for(tmp_path / name, create=True)
        with engine.connect() as connection:
            hits.append(connection.execute(statement).context.cache_hit)
        engine.dispose()
    assert hits == [CacheStats.CACHE_MISS, CacheStats.CACHE_HIT]


def test_our_connections_check_foreign_keys(project: Project):
    engine = engine_for(project.path)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


def test_whoever_changes_has_the_lock_from_the_start(project: Project):
    other = sqlite3.connect(project.path, timeout=0)
    with project.changing(), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    other.close()


def test_what_fails_in_the_middle_leaves_nothing(project: Project):
    def change_and_fail() -> None:
        with project.changing() as tx:
            save_policy(tx, load_policy(tx))
            raise RuntimeError

    with pytest.raises(RuntimeError):
        change_and_fail()
    assert query(project.path, "SELECT * FROM setting WHERE key = 'matching_policy'") == []


def test_a_project_has_an_identity_of_its_own(tmp_path: Path, project: Project):
    ((identity,),) = query(project.path, "SELECT value FROM setting WHERE key = 'project_id'")
    assert len(str(identity)) == 36


def third(tx: Tx) -> Example:
    return next(each for each in load_suite(tx).examples if each.id == ExampleId(3))


def test_the_verified_translation_that_was_matched_is_on_record(project: Project, output):
    system = fetch(project, list_systems)[0]
    one = TranslatedParts("one", ("es",))
    match = Match(one, one, ("es",), "one")
    with project.changing() as tx:
        save_matches(tx, load_stored_matches(tx, system.id).changed([(third(tx), match)]))
    rows = query(project.path, "SELECT verdict, verified_system_id FROM match")
    assert rows == [("approved", SystemId(1))]


def test_what_a_replaced_system_approved_as_a_reference_is_to_be_matched_anew(project, output):
    load_systems(project=project, outputs=[replace(output, name="other")])
    system = fetch(project, list_systems)[1]
    one = TranslatedParts("other", ("es",))
    match = Match(one, one, ("es",), "one")
    with project.changing() as tx:
        save_matches(tx, load_stored_matches(tx, system.id).changed([(third(tx), match)]))
    load_systems(project=project, outputs=[output], replace=True)
    assert query(project.path, "SELECT verdict FROM match") == []


def test_large_pages_are_read_from_the_header_as_sqlite_writes_them(tmp_path: Path):
    query(tmp_path / "large", "PRAGMA page_size = 65536")
    database = sqlite3.connect(tmp_path / "large")
    database.execute("PRAGMA page_size = 65536")
    database.execute("CREATE TABLE t (x)")
    database.close()
    header = read_header(tmp_path / "large")
    assert header.page_size == 65536
    assert header.page_size * header.pages == (tmp_path / "large").stat().st_size


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM alembic_version",
        "DROP TABLE alembic_version",
        "DROP TABLE match",
        "DROP TABLE candidate",
        "DROP TABLE setting",
        "DELETE FROM suite",
        "DELETE FROM setting",
        "UPDATE setting SET value = 'x' WHERE key = 'program_version'; DELETE FROM category",
        "INSERT INTO setting VALUES ('matching_policy', 'no json')",
        "UPDATE system_sentence SET links = '0-77'",
        "DELETE FROM system_sentence WHERE line > 2",
        "UPDATE example SET line = 77",
        "UPDATE example SET category_id = 'unknown'",
        "UPDATE example SET corrected = 'x'",
        "ALTER TABLE example DROP COLUMN corrected",
    ],
)
def test_a_file_that_makes_no_sense_is_one_sentence(project: Project, statement: str):
    project.close()
    with sqlite3.connect(project.path) as database:
        database.executescript(statement)
    database.close()
    before = project.path.read_bytes()
    with pytest.raises(ProjectFileError, match=r"use a backup|Use a backup") as caught:
        _use(project.path)
    assert "\n" not in str(caught.value)
    assert project.path.read_bytes() == before


def _use(path: Path) -> None:
    project_summary(path=path)
    with Project.open(path) as project:
        evaluate(project=project)


def test_a_project_in_write_ahead_mode_becomes_one_file_again(project: Project, output):
    project.close()
    query(project.path, "PRAGMA journal_mode = WAL")
    project_summary(path=project.path)
    beside = [path.name for path in project.path.parent.glob("small.protest*")]
    assert beside == ["small.protest"]
    assert not read_header(project.path).write_ahead


def test_nothing_is_written_into_a_file_whose_structure_is_damaged(project: Project, output):
    evaluate(project=project)
    project.close()
    content = bytearray(project.path.read_bytes())
    content[-8192:] = bytes(8192)
    project.path.write_bytes(content)
    with pytest.raises(ProjectFileError, match="damaged"), Project.open(project.path) as again:
        load_systems(project=again, outputs=[output], replace=True)
    assert project.path.read_bytes() == content


@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        (RefusedError("Choose another metric."), (RefusedError, "Choose another metric")),
        (TypeError("a mistake of ours"), (TypeError, "a mistake of ours")),
        (ValueError("'maybe' is no answer"), (ProjectFileError, "'maybe' is no answer")),
    ],
)
def test_what_a_rule_raises_in_the_midst_of_a_statement_is_told_as_elsewhere(
    project: Project, mistake: Exception, told: tuple[type[Exception], str]
):
    """SQLite itself only says that some function raised something."""

    def rule(_line: int) -> str:
        raise mistake

    def ask() -> None:
        with project.reading() as tx:
            define_function(tx.connection(), "rule", 1, rule)
            tx.execute(text("SELECT rule(line) FROM source_sentence")).all()

    kind, words = told
    with pytest.raises(kind, match=words):
        ask()
    with project.reading() as tx:  # nothing of it is left on the connection
        assert tx.execute(text("SELECT count(*) FROM source_sentence")).scalar() == 7


def test_what_fails_after_ctrl_c_is_no_damage(tmp_path: Path):
    """SQLAlchemy closes the connection, and rolling back fails: nothing is wrong with the file."""
    closed = sqlite3.connect(":memory:")
    closed.close()

    def be_stopped() -> None:
        try:
            raise KeyboardInterrupt
        finally:
            closed.rollback()

    with pytest.raises(KeyboardInterrupt), errors_about(tmp_path / "p.protest"):
        be_stopped()
