"""A journal that somebody put beside a file makes SQLite delete nothing."""

import os
from pathlib import Path

import pytest

from protest_core.batches.merge import plan_merge
from protest_core.batches.open_batch import copy_batch, open_batch, open_batch_for_work
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.errors import ProjectFileError
from protest_core.evaluation.project_summary import project_summary
from protest_core.judgements.queries.annotators import ensure_annotator
from protest_core.loading.create_project import create_project
from protest_core.progress import Cancelled
from tests.builders.planted_journal import Use, planted_journal, refused_beside_journal


def work_in(path: Path) -> None:
    Project.open(path)


def look_into(path: Path) -> None:
    project_summary(path=path)


def look_through_a_link(path: Path) -> None:
    link = path.with_name("link.protest")
    link.symlink_to(path)
    project_summary(path=link)


def make_anew(path: Path) -> None:
    create_project(path=path, directory=path.with_name("small"), replace=True)


def open_for_work(path: Path) -> None:
    open_batch_for_work(path=path)


def look_into_batch(path: Path) -> None:
    open_batch(path=path, read_only=True)


def copy(path: Path) -> None:
    copy_batch(path=path, to=path.with_name("copy.protestbatch"))


def merge(path: Path) -> None:
    with Project.open(path.parents[1] / "small.protest") as project:
        plan_merge(project=project, paths=[path])


ON_PROJECTS: list[Use] = [work_in, look_into, look_through_a_link, make_anew]
ON_BATCHES: list[Use] = [open_for_work, look_into_batch, copy, merge]


@pytest.fixture
def victim(tmp_path: Path) -> Path:
    path = tmp_path / "thesis.txt"
    path.write_text("years of work")
    return path


@pytest.mark.parametrize("use", ON_PROJECTS)
def test_a_journal_beside_a_project_deletes_no_other_file(
    project_file: Path, victim: Path, use: Use
):
    assert "names another file, which would be deleted" in refused_beside_journal(
        use, project_file, victim
    )


@pytest.mark.parametrize("use", ["reading", "changing"])
def test_a_journal_that_comes_while_a_project_is_open_deletes_no_other_file(
    project: Project, victim: Path, use: str
):
    def next_transaction(_path: Path) -> None:
        with getattr(project, use)() as tx:
            list_systems(tx)

    assert "names another file" in refused_beside_journal(next_transaction, project.path, victim)


@pytest.mark.parametrize("use", ON_BATCHES)
def test_a_journal_beside_a_batch_deletes_no_other_file(batch_file: Path, victim: Path, use: Use):
    assert "names another file, which would be deleted" in refused_beside_journal(
        use, batch_file, victim
    )


def test_a_journal_that_only_our_own_rolling_back_would_follow_deletes_nothing(
    project: Project, victim: Path
):
    """Opening takes it for no journal; our own would be written over its beginning."""
    project.close()
    journal = planted_journal(project.path.stat().st_size, victim, hot=False)
    project.path.with_name(project.path.name + "-journal").write_bytes(journal)

    def change_and_think_better_of_it() -> None:
        with Project.open(project.path) as again, again.changing() as tx:
            ensure_annotator(tx, "anna")
            raise Cancelled

    with pytest.raises(ProjectFileError, match="names another file"):
        change_and_think_better_of_it()
    assert victim.exists()


@pytest.mark.parametrize("end", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("what", ["pipe", "link", "folder"])
def test_what_is_no_ordinary_file_beside_a_project_is_refused_at_once(
    project_file: Path, victim: Path, end: str, what: str
):
    beside = project_file.with_name(project_file.name + end)
    if what == "pipe":
        os.mkfifo(beside)
    elif what == "link":
        beside.symlink_to(victim)
    else:
        beside.mkdir()
    with pytest.raises(ProjectFileError, match="no ordinary file"):
        project_summary(path=project_file)
    assert victim.read_text() == "years of work"
