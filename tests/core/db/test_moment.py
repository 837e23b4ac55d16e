"""A project read in a copy in memory: of one moment, without keeping anybody from writing."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.candidates.queries.systems import list_systems
from protest_core.db.busy import Patience
from protest_core.db.project import Project, at_one_moment
from protest_core.errors import DiskError, ProjectFileError
from protest_core.judgements.queries.listing import judgements_of_system
from protest_core.progress import Cancelled
from tests.judged_project import write_judged


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write_judged(tmp_path / "judged.protest")


def settle_all(path: Path, answer: str) -> None:
    with closing(sqlite3.connect(path, timeout=0)) as other:
        other.execute("UPDATE judgement SET pronoun = ?", (answer,))
        other.commit()


def answers(project: Project) -> set[object]:
    with project.reading() as tx:
        return {
            kept.judgement.pronoun.value
            for system in list_systems(tx)
            for kept in judgements_of_system(tx, system.id)
        }


@pytest.mark.parametrize("at", [1, 3])
def test_whoever_writes_while_it_is_copied_does_so_at_once_and_nothing_is_mixed(
    path: Path, monkeypatch: pytest.MonkeyPatch, at: int
):
    monkeypatch.setattr("protest_core.db.project._PAGES_AT_A_TIME", 20)
    settle_all(path, "yes")
    asked = 0

    def write_once(*_now: object) -> None:
        nonlocal asked
        asked += 1
        if asked == at:
            settle_all(path, "no")

    with Project.open(path) as project, at_one_moment(project, write_once) as moment:
        assert answers(moment) == {"no"}
    assert asked > at + 3  # it was not the last portion


def test_copying_can_be_cancelled(path: Path):
    def cancel(*_now: object) -> None:
        raise Cancelled

    with (
        Project.open(path) as project,
        pytest.raises(Cancelled),
        at_one_moment(project, cancel),
    ):
        pass
    settle_all(path, "no")


def test_a_file_that_stays_locked_is_told_in_our_words(path: Path):
    patience = Patience(writing=0.05)
    with Project.open(path, patience=patience) as project, closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        told = pytest.raises(DiskError, match="being written by another program")
        with told, at_one_moment(project):
            pass


def test_a_file_that_is_locked_for_a_moment_is_waited_for(path: Path):
    with Project.open(path) as project, closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        asked = 0

        def let_go(*_now: object) -> None:
            nonlocal asked
            asked += 1
            if asked == 3:
                other.execute("COMMIT")

        with at_one_moment(project, let_go) as moment:
            assert answers(moment)
    assert asked > 3


def test_a_moment_of_a_moment_is_the_same(path: Path):
    with (
        Project.open(path) as project,
        at_one_moment(project) as moment,
        at_one_moment(moment) as again,
    ):
        assert again is moment


def test_closing_waits_for_whoever_is_still_reading(path: Path):
    project = Project.open(path)
    reading, go_on = threading.Event(), threading.Event()
    found = []

    def read() -> None:
        with project.reading() as tx:
            reading.set()
            go_on.wait(10)
            found.append(len(list_systems(tx)))

    threads = [threading.Thread(target=read), threading.Thread(target=project.close)]
    threads[0].start()
    assert reading.wait(10)
    threads[1].start()
    threads[1].join(0.05)
    assert threads[1].is_alive()
    go_on.set()
    for thread in threads:
        thread.join(10)
    assert found == [4]


def test_what_was_closed_is_not_opened_again_by_whoever_comes_late(path: Path):
    project = Project.open(path)
    project.close()
    with pytest.raises(ProjectFileError, match="was closed meanwhile"), project.reading():
        pass
    with pytest.raises(ProjectFileError, match="was closed meanwhile"), at_one_moment(project):
        pass


def test_a_moment_outlives_its_project(path: Path):
    """Closing need not wait for what is only counted."""
    project = Project.open(path)
    with at_one_moment(project) as moment:
        project.close()
        assert answers(moment) >= {"yes", "no"}
