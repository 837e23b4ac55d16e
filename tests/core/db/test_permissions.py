"""Copies of a project, and what replaces it, can be read only by people who may read it."""

import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import make_working_copy
from protest_core.db.project import Project
from protest_core.db.result_files import save_result
from protest_core.db.schema import SettingRow
from protest_core.db.sqlite import FileKind, copy_database
from protest_core.db.upgrade import empty_file, older_revisions
from protest_core.evaluation.match_project import evaluate
from protest_core.files.atomic import new_file, replacing
from protest_core.loading.change_systems import remove
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.suite.saving import open_suite, save_suite_as
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.small_suite import write_suite, write_system

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders say who may read there")

NOBODY = 65534
HERE = Path(__file__).parents[3]
OLDEST = min(older_revisions())


@pytest.fixture(params=[0o022, 0o077, 0o000], ids="umask {:03o}".format)
def umask(request) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


@pytest.fixture
def private(umask: int, tmp_path: Path) -> Path:
    """A project with a system and a task set, which only its owner may read."""
    path = tmp_path / "p.protest"
    create_project(path=path, directory=write_suite(tmp_path / "suite"))
    assert mode_of(path) == 0o666 & ~umask
    path.chmod(0o600)
    with Project.open(path) as project:
        output = SystemOutput("one", *write_system(tmp_path, "one"))
        load_systems(project=project, outputs=[output])
        evaluate(project=project)
        settings = TaskSettings("round", included=Included.EVERYTHING)
        create_task_set(project=project, settings=settings)
    return path


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The permissions of each file that SQLite begins to fill with a copy."""
    modes: list[int] = []
    copy = copy_database

    def watch(connection, target, **more) -> None:
        (_, _, name), *_ = target.execute("PRAGMA database_list").fetchall()
        modes.extend([mode_of(Path(name))] if name else [])
        copy(connection, target, **more)

    monkeypatch.setattr("protest_core.db.sqlite.copy_database", watch)
    return modes


def old_project(path: Path) -> Path:
    """An empty project of the first program, which only its owner may read."""
    path.write_bytes(empty_file(OLDEST))
    path.chmod(0o600)
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA application_id = {FileKind.PROJECT.value}")
    database.close()
    return path


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_copy_that_an_upgrade_keeps(umask, tmp_path, watched):
    path = old_project(tmp_path / "old.protest")
    Project.open(path).close()
    (kept,) = tmp_path.glob("*.bak-*")
    assert (mode_of(path), mode_of(kept), watched) == (0o600, 0o600, [0o600])


def test_the_copy_before_a_removal(private, watched):
    with Project.open(private) as project:
        removed = remove(project=project, system="one", with_judgements=True)
    assert (mode_of(private), mode_of(removed.copy), watched) == (0o600, 0o600, [0o600])


def test_a_saved_copy_and_one_of_a_project_whose_file_was_deleted(private, tmp_path, watched):
    with Project.open(private) as project:
        project.copy_to(tmp_path / "copy.protest")
        private.unlink()
        project.copy_to(tmp_path / "last.protest")
    assert mode_of(tmp_path / "copy.protest") == mode_of(tmp_path / "last.protest") == 0o600
    assert watched == [0o600, 0o600]


def test_batches_and_working_copies_of_them(private, tmp_path):
    with Project.open(private) as project:
        (made,) = export_batches(
            project=project, task_set="round", annotators=["Ada"], directory=tmp_path
        )
    assert mode_of(made.path) == 0o600
    made.path.chmod(0o400)  # as in a folder where nothing can be saved
    make_working_copy(path=made.path, to=tmp_path / "mine.protestbatch")
    assert mode_of(tmp_path / "mine.protestbatch") == 0o600


def test_what_replaces_a_project_or_a_table(private, tmp_path):
    other = tmp_path / "empty.protest"
    create_project(path=other, directory=tmp_path / "suite")
    table = tmp_path / "t.csv"
    for path, mode in ((other, 0o600), (table, 0o640)):
        path.touch()
        path.chmod(mode)
    create_project(path=other, directory=tmp_path / "suite", replace=True)
    save_result(path=table, content=["new"], replace=True)
    assert (mode_of(other), mode_of(table)) == (0o600, 0o640)


def test_a_copy_is_open_to_nobody_to_whom_project_replaced_file_or_umask_is_closed(
    private, umask, tmp_path
):
    private.chmod(0o664)
    old_project(tmp_path / "there.protest").chmod(0o606)
    with Project.open(private) as project:
        project.copy_to(tmp_path / "there.protest", replace=True)
        project.copy_to(tmp_path / "new.protest")
    assert mode_of(tmp_path / "there.protest") == 0o604
    assert mode_of(tmp_path / "new.protest") == 0o664 & ~umask


def test_a_new_table_is_as_the_umask_says(umask, tmp_path):
    save_result(path=tmp_path / "t.csv", content=["new"])
    assert mode_of(tmp_path / "t.csv") == 0o666 & ~umask


def test_unfinished_files_are_private_from_their_first_moment(umask, tmp_path):
    private = tmp_path / "private"
    private.touch(mode=0o600)
    for model in ("made_from", "replaced"):
        with new_file(tmp_path / model, **{model: private}) as file:
            assert stat.S_IMODE(os.fstat(file.fileno()).st_mode) == 0o600
    with replacing(private) as file:
        assert stat.S_IMODE(os.fstat(file.fileno()).st_mode) == 0o600
    (tmp_path / "there").symlink_to(private)
    with pytest.raises(FileExistsError):
        new_file(tmp_path / "there")


def test_journals_are_as_private_as_their_project(private):
    with Project.open(private) as project, project.changing() as tx:
        tx.add(SettingRow(key="note", value="x"))
        tx.flush()
        assert mode_of(private.with_name("p.protest-journal")) == 0o600


def test_a_saved_suite(umask, tmp_path):
    suite = write_suite(tmp_path / "suite")
    (suite / "notes.txt").write_text("mine")
    for path in (*suite.iterdir(), suite):
        path.chmod(0o700 if path.is_dir() else 0o600)
    opened = open_suite(directory=suite)
    examples = opened.contents.suite.examples
    save_suite_as(opened=opened, examples=examples, directory=tmp_path / "copy")
    assert mode_of(tmp_path / "copy") == 0o700
    assert {mode_of(path) for path in (tmp_path / "copy").iterdir()} == {0o600}


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root may be another user")
def test_an_ordinary_user_keeps_private_what_is_private():
    code = f"""
import os, stat, tempfile
from pathlib import Path
from protest_core.db.project import Project
from tests.core.db.test_permissions import old_project

def work():
    os.chdir(tempfile.mkdtemp())
    with Project.open(old_project(Path("old.protest"))) as project:
        project.copy_to(Path("copy.protest"))
    return [(path.name, stat.S_IMODE(path.stat().st_mode)) for path in sorted(Path().iterdir())]

work()  # everything is imported while we may read it
os.setgroups([])
os.setgid({NOBODY})
os.setuid({NOBODY})
names = ["copy.protest", "old.protest", "old.protest.bak-{OLDEST}"]
assert work() == [(name, 0o600) for name in names]
"""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        environment = {**os.environ, "TMPDIR": folder, "PYTHONPATH": os.fspath(HERE)}
        subprocess.run([sys.executable, "-c", code], env=environment, umask=0o022, check=True)
