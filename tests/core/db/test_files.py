"""Opening, upgrading and refusing project files, without a trace where we refuse."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import event

from protest_core.db import upgrade
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.db.sqlite import engine_for, mark_as_ours
from protest_core.db.transactions import WriteTx
from protest_core.errors import DiskError, ProjectFileError, ProtestError, RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_summary import project_summary
from protest_core.evaluation.queries.summary import load_summary
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.suite.queries import load_description, load_reference, load_suite, save_suite
from tests.builders.fetch import fetch


def refusal(path: Path, kind: type[ProtestError] = ProjectFileError) -> str:
    """Return the message on opening; nothing may have changed beside or in the file."""
    before = snapshot(path.parent)
    with pytest.raises(kind) as caught:
        Project.open(path)
    assert snapshot(path.parent) == before
    return str(caught.value)


def snapshot(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def foreign_database(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE system (name)")
    database.close()


def test_a_missing_file_says_what_can_be_done(tmp_path: Path):
    assert "make a new project" in refusal(tmp_path / "none.protest")


def test_a_directory_is_no_project(tmp_path: Path):
    assert "is a directory" in refusal(tmp_path)


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\0", bytes(200)])
def test_what_is_no_database_is_not_ours(tmp_path: Path, content: bytes):
    path = tmp_path / "x.protest"
    path.write_bytes(content)
    assert refusal(path) == (
        f"{path} does not contain a PROTEST project. Choose a project (NAME.protest), or "
        "open a batch (NAME.protestbatch) in the window."
    )


def test_a_database_of_another_program_is_not_ours(tmp_path: Path):
    foreign_database(tmp_path / "x.protest")
    assert "database of another program" in refusal(tmp_path / "x.protest")


def test_a_write_ahead_database_of_another_program_gets_no_files_beside_it(tmp_path: Path):
    path = tmp_path / "x.protest"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE t (x)")
    database.close()
    refusal(path)
    assert [each.name for each in tmp_path.iterdir()] == ["x.protest"]


def test_a_file_that_was_cut_short_is_damaged(project_file: Path):
    content = project_file.read_bytes()
    project_file.write_bytes(content[: len(content) // 2])
    assert "cut short" in refusal(project_file)


@pytest.mark.parametrize("pages", [slice(100, 4096), slice(4096 * 3, None)])
@pytest.mark.parametrize("garbage", [b"\xff\x07garbage!", b"\0"])
def test_garbage_is_told_as_damage_and_nothing_is_changed(
    project: Project, pages: slice, garbage: bytes
):
    project.close()
    content = bytearray(project.path.read_bytes())
    length = len(content[pages])
    content[pages] = (garbage * length)[:length]
    project.path.write_bytes(content)
    before = snapshot(project.path.parent)
    with pytest.raises(ProjectFileError, match="damaged"), Project.open(project.path) as again:
        evaluate(project=again)
    assert snapshot(project.path.parent) == before


def set_revision(path: Path, revision: str) -> None:
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        database.execute("UPDATE setting SET value = '9.1' WHERE key = 'program_version'")
    database.close()


def test_a_newer_file_is_refused_by_name_and_version(project_file: Path):
    set_revision(project_file, "0999")
    message = refusal(project_file)
    assert "newer PROTEST (9.1, file version 0999)" in message
    assert upgrade.HEAD in message


def old_file(path: Path) -> Path:
    """A file as the first revision made it."""
    engine = engine_for(path, create=True)
    with engine.begin() as connection:
        mark_as_ours(connection)
        upgrade.upgrade(connection, to="0001")
        connection.exec_driver_sql(
            "INSERT INTO suite VALUES (1, 'old', '1', 'en', 'de', '', '', '', 0)"
        )
    engine.dispose()
    return path


def test_an_older_file_is_upgraded_and_a_copy_kept(tmp_path: Path):
    path = old_file(tmp_path / "old.protest")
    with Project.open(path) as project:
        assert fetch(project, load_description).name == "old"
        assert fetch(project, load_summary).judgements == 0
    with sqlite3.connect(tmp_path / "old.protest.bak-0001") as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert copy.execute("SELECT name FROM suite").fetchone() == ("old",)
    copy.close()
    with Project.open(path):
        pass
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "old.protest",
        "old.protest.bak-0001",
    ]


def test_an_earlier_copy_is_not_overwritten(tmp_path: Path):
    path = old_file(tmp_path / "old.protest")
    (tmp_path / "old.protest.bak-0001").write_text("an earlier copy")
    Project.open(path).close()
    assert (tmp_path / "old.protest.bak-0001").read_text() == "an earlier copy"
    assert (tmp_path / "old.protest.bak-0001-2").exists()


def test_an_older_file_that_is_only_looked_into_stays_old(tmp_path: Path):
    path = old_file(tmp_path / "old.protest")
    before = snapshot(tmp_path)
    with pytest.raises(ProjectFileError, match="older PROTEST"):
        project_summary(path=path)
    assert snapshot(tmp_path) == before


def test_a_program_that_upgrades_before_our_turn_leaves_one_copy(tmp_path: Path):
    path = old_file(tmp_path / "old.protest")
    engine = engine_for(path)

    @event.listens_for(engine, "checkin", once=True)
    def upgraded_by_another(*_connection: object) -> None:
        """Upgrade after we have read the file's version, and before we look at it again."""
        Project.open(path).close()

    upgrade.upgrade_file(engine, path, read_only=False)
    engine.dispose()
    with sqlite3.connect(tmp_path / "old.protest.bak-0001") as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    copy.close()
    names = sorted(each.name for each in tmp_path.iterdir())
    assert names == ["old.protest", "old.protest.bak-0001"]


def test_an_upgrade_that_fails_leaves_the_old_file(tmp_path: Path):
    path = old_file(tmp_path / "old.protest")
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE judgement (in_the_way)")
    database.close()
    for _ in range(2):
        assert "table judgement already exists" in refusal(path)


def test_a_read_only_file_is_refused_for_writing_but_can_be_looked_into(project_file: Path):
    project_file.chmod(0o444)
    assert "read-only" in refusal(project_file, DiskError)
    assert project_summary(path=project_file).lines == 7


def test_a_file_that_another_program_writes_for_long_is_refused(project: Project):
    impatient = Project.open(project.path, patience=Patience(0.1, 0.1))
    other = sqlite3.connect(project.path)
    other.execute("BEGIN EXCLUSIVE")
    before = snapshot(project.path.parent)
    with impatient, pytest.raises(DiskError, match="written by another program"):
        evaluate(project=impatient)
    other.close()
    assert snapshot(project.path.parent) == before


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, suite_directory: Path):
    with pytest.raises(DiskError, match="no folder"):
        create_project(path=tmp_path / "no" / "x.protest", directory=suite_directory)


def test_nothing_is_overwritten_unasked(project_file: Path, suite_directory: Path):
    before = snapshot(project_file.parent)
    with pytest.raises(RefusedError, match="or replace it\\."):
        create_project(path=project_file, directory=suite_directory)
    assert snapshot(project_file.parent) == before


@pytest.mark.parametrize("end", ["-journal", "-wal", "-shm"])
def test_what_a_lost_project_left_behind_is_not_mixed_into_a_new_one(
    tmp_path: Path, suite_directory: Path, end: str
):
    left = tmp_path / f"new.protest{end}"
    left.write_bytes(b"of another file")
    for replace in (False, True):
        with pytest.raises(RefusedError, match="was left beside a project that is gone"):
            create_project(
                path=tmp_path / "new.protest", directory=suite_directory, replace=replace
            )
    assert left.read_bytes() == b"of another file"


@pytest.mark.parametrize("hard_links", [True, False])
def test_a_project_that_appears_meanwhile_is_not_overwritten(
    project_file: Path, monkeypatch: pytest.MonkeyPatch, hard_links: bool
):
    def no_hard_links(*_: object) -> None:
        raise OSError(errno.EPERM, "as on some memory sticks")

    if not hard_links:
        monkeypatch.setattr("os.link", no_hard_links)
    new = project_file.with_name("new.protest")

    suite, reference = _suite_of(project_file)

    def fill_while_somebody_is_quicker(tx: WriteTx) -> None:
        save_suite(tx, suite, reference)
        new.write_bytes(project_file.read_bytes())

    with pytest.raises(RefusedError, match="exists already"):
        Project.create(new, fill_while_somebody_is_quicker)
    assert new.read_bytes() == project_file.read_bytes()


def test_what_is_judged_while_the_new_project_is_made_is_not_lost(project: Project):
    suite, reference = _suite_of(project.path)

    def fill_while_somebody_judges(tx: WriteTx) -> None:
        save_suite(tx, suite, reference)
        judge_first_candidate(project.path)

    with pytest.raises(RefusedError, match="contains 1 judgement that"):
        Project.create(project.path, fill_while_somebody_judges, replace=True)
    assert fetch(project, load_summary).judgements == 1


def _suite_of(path: Path):
    with Project.open(path) as opened:
        return fetch(opened, load_suite), fetch(opened, load_reference)


def test_a_newer_project_is_not_overwritten_even_when_asked(project_file: Path, suite_directory):
    set_revision(project_file, "0999")
    with pytest.raises(ProjectFileError, match="newer"):
        create_project(path=project_file, directory=suite_directory, replace=True)


def test_another_program_s_file_is_not_overwritten_even_when_asked(tmp_path, suite_directory):
    path = tmp_path / "thesis.odt"
    path.write_text("years of work")
    with pytest.raises(ProjectFileError):
        create_project(path=path, directory=suite_directory, replace=True)
    assert path.read_text() == "years of work"


def test_a_judged_project_is_not_overwritten_even_when_asked(
    project: Project, suite_directory: Path
):
    judge_first_candidate(project.path)
    with pytest.raises(RefusedError, match="contains 1 judgement that"):
        create_project(path=project.path, directory=suite_directory, replace=True)


def test_a_project_whose_judgements_were_all_withdrawn_is_not_overwritten(
    project: Project, suite_directory: Path
):
    judge_first_candidate(project.path)
    with sqlite3.connect(project.path) as database:
        database.execute(
            "INSERT INTO judgement_history (candidate_id, annotator_id, pronoun, antecedent, "
            "remark, guidelines, made_at, origin, tokens, tags, ended_at, ended_by, change) "
            "SELECT candidate_id, annotator_id, pronoun, antecedent, remark, guidelines, made_at, "
            "origin, '[]', '[]', '', '', 'withdrawn' FROM judgement"
        )
        database.execute("DELETE FROM judgement")
    database.close()
    with pytest.raises(RefusedError, match="contains 1 judgement that"):
        create_project(path=project.path, directory=suite_directory, replace=True)


def test_an_older_project_is_overwritten_without_upgrading_it_first(
    tmp_path: Path, suite_directory: Path
):
    path = old_file(tmp_path / "old.protest")
    create_project(path=path, directory=suite_directory, replace=True)
    assert project_summary(path=path).suite.name == "small"
    assert not list(tmp_path.glob("*.bak*"))


def judge_first_candidate(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("INSERT INTO annotator (id, name) VALUES (1, 'Ada')")
        database.execute(
            "INSERT INTO judgement (candidate_id, annotator_id, pronoun, antecedent, state, "
            "remark, guidelines, made_at, origin) "
            "VALUES (1, 1, 'yes', 'yes', 'done', '', '', '', '')"
        )
    database.close()


def test_no_leftovers_after_closing(project: Project):
    evaluate(project=project)
    project.close()
    beside = [each.name for each in project.path.parent.iterdir() if "small.protest" in each.name]
    assert beside == ["small.protest"]


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="mounts a small disk")
def test_a_full_disk_is_one_sentence_and_changes_nothing(
    tmp_path: Path, project_file: Path, output: SystemOutput
):
    with Project.open(project_file) as project:
        load_systems(project=project, outputs=[output])
    disk = tmp_path / "disk"
    disk.mkdir()
    size = project_file.stat().st_size + 8192
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("mounting is not allowed here")
    try:
        path = Path(shutil.copy(project_file, disk))
        (disk / "filler").write_bytes(b"x" * (disk_room(disk)))
        before = snapshot(disk)
        with Project.open(path) as project, pytest.raises(DiskError, match="disk is full"):
            evaluate(project=project)
        assert snapshot(disk) == before
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def disk_room(disk: Path) -> int:
    state = os.statvfs(disk)
    return state.f_bavail * state.f_frsize
