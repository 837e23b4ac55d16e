"""Files that are no PROTEST 1.1 database, are damaged or mean harm: one clear message for each."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from protest_compat.protest11.convert import Conversion, convert_protest11
from protest_compat.protest11.queries import read_protest11
from protest_core.db.busy import Patience
from protest_core.errors import DiskError, InputError, ProtestError
from tests.builders.planted_journal import Use, refused_beside_journal
from tests.compat.protest11.old_files import COLUMNS, Rows, small_master, write_old

Change = Callable[[sqlite3.Connection], object]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return write_old(tmp_path / "old.db", small_master())


def convert(old: Path) -> Conversion:
    return convert_protest11(old=old, new=old.with_name("new.protest"))


def refused(old: Path) -> str:
    """Return the message about the file; nothing is made or left beside it."""
    beside = {path.name for path in old.parent.iterdir()}
    with pytest.raises(InputError) as caught:
        convert(old)
    assert {path.name for path in old.parent.iterdir()} == beside
    return str(caught.value)


def change(old: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(old)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    return old


def test_what_is_not_there_or_no_file_is_said(tmp_path: Path):
    assert "There is no file" in refused(tmp_path / "nothing.db")
    (tmp_path / "folder.db").mkdir()
    assert "is not a file" in refused(tmp_path / "folder.db")


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0", b"x" * 5000, "Grüße".encode()])
def test_other_files_are_no_database(tmp_path: Path, content: bytes):
    (tmp_path / "x.db").write_bytes(content)
    assert "is not a PROTEST 1.1 database" in refused(tmp_path / "x.db")


def test_other_databases_are_told_apart(tmp_path: Path, project_file: Path):
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection, connection:
        connection.execute("CREATE TABLE music (title)")
    assert "not of PROTEST" in refused(tmp_path / "x.db")
    assert "is a file of this version" in refused(project_file)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DELETE FROM meta_data WHERE tag = 'file_version'", "does not say which version"),
        (
            "UPDATE meta_data SET tag_value = 'PROTEST 1.0' WHERE tag = 'file_version'",
            "PROTEST 1.0",
        ),
        ("DELETE FROM meta_data WHERE tag = 'file_type'", "whether it is a master or a batch"),
        ("DELETE FROM pro_candidates", "holds no examples"),
        ("DELETE FROM sentences", "holds no sentences"),
        ("UPDATE sentences SET line = 5000000 WHERE id = 3", "5,000,001 lines"),
        ("UPDATE annotations SET candidate = 'four'", "candidate: ‘four’ is not a whole number"),
        ("UPDATE annotations SET candidate = 4.5", "candidate: ‘4.5’ is not a whole number"),
        ("UPDATE annotations SET candidate = 9223372036854775807", "makes no sense"),
        ("UPDATE annotations SET remarks = CAST(x'ff41' AS TEXT)", "is not UTF-8"),
        ("UPDATE corpora SET name = CAST(x'ff41' AS TEXT)", "is not UTF-8"),
        ("UPDATE annotations SET remarks = CAST(zeroblob(2000000) AS TEXT)", "too big"),
        ("DROP TABLE annotations", "annotations: there is no such table"),
        ("ALTER TABLE annotations RENAME COLUMN remarks TO notes", "the column remarks is missing"),
    ],
)
def test_what_the_original_never_wrote_is_named(old: Path, statement: str, said: str):
    assert said in refused(change(old, statement))


def test_columns_of_which_a_project_has_no_use_may_hold_anything(old: Path, tmp_path: Path):
    change(old, "UPDATE pro_antecedents SET srcheadindex = 'four'")
    change(old, "ALTER TABLE corpora DROP COLUMN srctgt")
    assert convert_protest11(old=old, new=tmp_path / "new.protest").counts


def test_all_mistakes_are_told_at_once(old: Path):
    message = refused(change(old, "UPDATE annotations SET candidate = 'x', annotator_id = 'y'"))
    assert message.count("is not a whole number") == 8


def without_table(table: str, *instead: str) -> tuple[str, ...]:
    return (f"ALTER TABLE {table} RENAME TO away", *instead)


def test_a_view_in_a_table_s_place_is_not_read(old: Path):
    change(old, *without_table("annotations", "CREATE VIEW annotations AS SELECT * FROM away"))
    assert "annotations: there is no such table" in refused(old)


def test_a_virtual_table_is_not_read(old: Path):
    change(
        old,
        *without_table("tag_annotations"),
        "CREATE VIRTUAL TABLE tag_annotations USING fts5(id, candidate, annotator_id, tag)",
    )
    assert "this is a virtual table" in refused(old)


def test_a_computed_column_is_not_read(old: Path):
    columns = COLUMNS["tag_annotations"].replace(
        "tag text NOT NULL", "tag text AS (hex(zeroblob(100000000)))"
    )
    rows: Rows = small_master() | {"tag_annotations": []}
    write_old(old, rows, columns={"tag_annotations": columns})
    assert "the column tag is computed" in refused(old)


def test_checks_and_other_tables_formulas_are_not_worked_out(old: Path):
    """Both would make the file a damaged one if anybody asked them."""
    columns = COLUMNS["annotators"] + ", CHECK (length(name) > 99)"
    write_old(old, small_master() | {"annotators": []}, columns={"annotators": columns})
    change(
        old,
        "PRAGMA ignore_check_constraints = ON",
        "INSERT INTO annotators VALUES (1, 'Anna'), (2, 'Bert')",
        "CREATE TABLE mine (x, y AS (nullif(x, 1)) NOT NULL)",
        "PRAGMA writable_schema = ON",
        "INSERT INTO mine VALUES (2)",
        "UPDATE sqlite_master SET sql = 'CREATE TABLE mine (x, y AS (nullif(x, 2)) NOT NULL)' "
        "WHERE name = 'mine'",
    )
    with closing(sqlite3.connect(old)) as connection:
        asked = {said for (said,) in connection.execute("PRAGMA quick_check")}
    assert asked == {"CHECK constraint failed in annotators", "NULL value in mine.y"}
    notes = [str(each) for each in convert(old).warnings]
    assert "mine: this table is no part of PROTEST 1.1 and is not read" in notes


def test_triggers_views_and_other_tables_are_told_and_stay_behind(old: Path):
    change(
        old,
        "CREATE TABLE mine (x)",
        "CREATE VIEW seen AS SELECT randomblob(1000000000)",
        "CREATE TRIGGER harm AFTER INSERT ON annotations BEGIN DELETE FROM annotations; END",
    )
    notes = [str(each) for each in convert(old).warnings]
    for kind, name in (("table", "mine"), ("view", "seen"), ("trigger", "harm")):
        assert f"{name}: this {kind} is no part of PROTEST 1.1 and is not read" in notes


def test_a_file_that_is_in_use_is_not_half_read(old: Path):
    old.with_name("old.db-wal").write_bytes(b"something")
    assert "is in use, or was left in the middle of a change" in refused(old)


@pytest.fixture
def locked(old: Path) -> Iterator[sqlite3.Connection]:
    """A file that another program has locked, and not written to yet."""
    with closing(sqlite3.connect(old, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other


def test_another_program_that_uses_the_file_is_waited_for(old: Path, locked, caplog):
    def free(record: logging.LogRecord) -> bool:
        """Release the lock as soon as the message is there that the file is waited for."""
        locked.execute("ROLLBACK")
        return True

    log = logging.getLogger("protest_core.db.busy")
    log.addFilter(free)
    with caplog.at_level(logging.INFO, log.name):
        convert(old)
    log.removeFilter(free)
    assert caplog.messages == [
        f"{old} is in use by another program. Waiting for up to 60 seconds …"
    ]


def test_a_file_that_stays_in_use_is_not_called_damaged(old: Path, locked):
    with pytest.raises(DiskError, match="is being written by another program"):
        read_protest11(old, patience=Patience(reading=0))


def test_a_file_with_a_write_ahead_log_is_read_without_a_trace(old: Path):
    change(old, "PRAGMA journal_mode = WAL")
    convert(old)
    assert {path.name for path in old.parent.iterdir()} == {"old.db", "new.protest"}


def test_a_file_cut_short_is_damaged(old: Path):
    content = old.read_bytes()
    old.write_bytes(content[: len(content) // 2])
    assert "damaged" in refused(old)


def test_nothing_is_overwritten_unasked(old: Path):
    convert(old)
    before = old.with_name("new.protest").read_bytes()
    with pytest.raises(ProtestError, match="exists already"):
        convert(old)
    with pytest.raises(ProtestError, match="judgements that people made"):
        convert_protest11(old=old, new=old.with_name("new.protest"), replace=True)
    assert old.with_name("new.protest").read_bytes() == before


def convert_through_a_link(path: Path) -> None:
    link = path.with_name("link.db")
    link.symlink_to(path)
    convert(link)


@pytest.mark.parametrize("use", [convert, convert_through_a_link])
def test_a_journal_beside_the_file_deletes_no_other_file(old: Path, tmp_path: Path, use: Use):
    victim = tmp_path / "thesis.txt"
    victim.write_text("years of work")
    said = refused_beside_journal(use, old, victim)
    assert "names another file, which would be deleted" in said


@pytest.mark.parametrize("seed", range(12))
def test_damaged_bytes_are_refused_or_read_and_never_a_mistake_of_ours(old: Path, seed: int):
    random = Random(seed)
    whole = old.read_bytes()
    for _ in range(5):
        content = bytearray(whole)
        for _ in range(random.choice((1, 3, 30, 300))):
            content[random.randrange(len(content))] = random.randrange(256)
        old.write_bytes(content)
        with suppress(ProtestError):
            convert(old)
        old.with_name("new.protest").unlink(missing_ok=True)
    assert {path.name for path in old.parent.iterdir()} == {"old.db"}


def values(random: Random) -> object:
    return random.choice(
        (None, -1, 0, 1, 2, 10**6, -(10**9), 2**53, "", "x", "ok", " ", "\0", "a  b", b"\xff", 1.5)
    )


@pytest.mark.parametrize("seed", range(12))
def test_odd_values_are_refused_or_read_and_never_a_mistake_of_ours(old: Path, seed: int):
    random = Random(seed)
    for _ in range(8):
        write_old(old, small_master())
        with closing(sqlite3.connect(old)) as connection, connection:
            for _ in range(random.choice((1, 2, 5))):
                table = random.choice(list(COLUMNS))
                column = random.choice(connection.execute(f"PRAGMA table_info({table})").fetchall())
                with suppress(sqlite3.IntegrityError):
                    connection.execute(
                        f'UPDATE {table} SET "{column[1]}" = ? WHERE rowid % 3 = ?',
                        (values(random), random.randrange(3)),
                    )
        with suppress(ProtestError):
            convert(old)
        old.with_name("new.protest").unlink(missing_ok=True)
