"""A project read in a copy in memory, without keeping anybody from writing."""

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.errors import DiskError, ProjectFileError
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import judgements_of_system, load_judgement
from protest_core.progress import Cancelled
from protest_core.scores.compute import score_table
from tests.builders.fetch import fetch
from tests.builders.judged_project import write_judged


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

    with Project.open(path) as project, project.snapshot(write_once) as snapshot:
        assert answers(snapshot) == {"no"}
    assert asked > at + 3  # it was not the last portion


def test_copying_can_be_cancelled(path: Path):
    def cancel(*_now: object) -> None:
        raise Cancelled

    with (
        Project.open(path) as project,
        pytest.raises(Cancelled),
        project.snapshot(cancel),
    ):
        pass
    settle_all(path, "no")


def test_a_file_that_stays_locked_is_told_in_our_words(path: Path):
    patience = Patience(writing=0.05)
    with Project.open(path, patience=patience) as project, closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        found = pytest.raises(DiskError, match="being written by another program")
        with found, project.snapshot():
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

        with project.snapshot(let_go) as snapshot:
            assert answers(snapshot)
    assert asked > 3


def test_a_snapshot_of_a_snapshot_is_the_same(path: Path):
    with (
        Project.open(path) as project,
        project.snapshot() as snapshot,
        snapshot.snapshot() as again,
    ):
        assert again is snapshot


def test_what_is_written_to_a_snapshot_does_not_reach_the_file(path: Path):
    before = path.read_bytes()
    with Project.open(path) as project, project.snapshot() as snapshot:
        first, *_ = list_candidates(project=snapshot, chosen=CandidateFilter())
        judge(project=snapshot, candidate_id=first, annotator="Zoe", judgement=Judgement(Answer.NO))
        assert fetch(snapshot, load_judgement, first, "Zoe") == Judgement(Answer.NO)
    assert path.read_bytes() == before


def test_a_snapshot_is_kept_until_somebody_changes_the_file(path: Path):
    settle_all(path, "yes")
    with Project.open(path) as project:
        assert project.kept_snapshot() is None
        kept = project.keep_snapshot()
        assert project.keep_snapshot() is project.kept_snapshot() is kept
        first, *_ = list_candidates(project=project, chosen=CandidateFilter())
        assert project.kept_snapshot() is kept  # reading changes nothing
        judge(project=project, candidate_id=first, annotator="Zoe", judgement=Judgement(Answer.NO))
        assert project.kept_snapshot() is None
        assert answers(project.keep_snapshot()) == {"yes", "no"}
        settle_all(path, "no")
        assert answers(project.keep_snapshot()) == {"no"}
        assert answers(kept) == {"yes"}  # whoever still reads it is not disturbed


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
    with pytest.raises(ProjectFileError, match="was closed meanwhile"), project.snapshot():
        pass


def test_a_snapshot_outlives_its_project(path: Path):
    """Closing need not wait for what is only counted."""
    project = Project.open(path)
    with project.snapshot() as snapshot:
        project.close()
        assert answers(snapshot) >= {"yes", "no"}


def test_threads_read_a_snapshot_in_turns(path: Path):
    with Project.open(path) as project, project.snapshot() as snapshot:
        expected = score_table(project=snapshot)
        with ThreadPoolExecutor(max_workers=4) as threads:
            tables = [threads.submit(score_table, project=snapshot) for _ in range(8)]
            assert [each.result() for each in tables] == [expected] * 8
