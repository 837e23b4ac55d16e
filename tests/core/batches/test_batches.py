"""Handing out tasks as files: what is in a batch, and what is not."""

import sqlite3
from pathlib import Path

import pytest

from protest_core.annotating.candidate_view import view_candidate
from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import batch_candidates, batches, open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import document_around, find_candidate
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.header import is_batch
from protest_core.db.project import Project
from protest_core.db.settings import load_project_id
from protest_core.errors import ProjectFileError, RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.queries.summary import load_summary
from protest_core.judgements.guidelines import guidelines_for
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries.task_sets import list_task_sets
from protest_core.tasks.sets import create_task_set
from tests.builders.fetch import fetch
from tests.builders.small_suite import write_system

FOREIGN = {
    "trigger": "CREATE TRIGGER t AFTER INSERT ON judgement BEGIN DELETE FROM judgement; END",
    "view": "CREATE VIEW v AS SELECT 1",
    "table": "CREATE TABLE extra (x)",
    "index": "CREATE INDEX i ON judgement (remark)",
    "column": "ALTER TABLE judgement ADD COLUMN more TEXT",
    "computed": "ALTER TABLE judgement ADD COLUMN more TEXT GENERATED ALWAYS AS (hex(remark))",
    "missing": "DROP TABLE merge_change",
}


@pytest.fixture
def tasked(project: Project, tmp_path: Path) -> Project:
    """The small project with two systems and a task set of two tasks."""
    load_systems(project=project, outputs=[SystemOutput("two", *write_system(tmp_path, "two"))])
    evaluate(project=project)
    settings = TaskSettings("round 1", included=Included.EVERYTHING, tasks=2, overlap=2, seed=5)
    create_task_set(project=project, settings=settings)
    return project


@pytest.fixture
def files(tasked: Project, tmp_path: Path) -> list[Path]:
    exported = export_batches(
        project=tasked, task_set="round 1", annotators=["Ada", "Ben"], directory=tmp_path
    )
    return [each.path for each in exported]


def test_each_annotator_gets_a_file_with_a_task_and_the_overlap(tasked, files):
    (task_set,) = fetch(tasked, list_task_sets)
    sizes = {task.label: len(task.candidates) for task in task_set.tasks}
    assert [path.name for path in files] == [
        "round_1-Ada.protestbatch",
        "round_1-Ben.protestbatch",
    ]
    for path, annotator, label in zip(files, ("Ada", "Ben"), ("1", "2"), strict=True):
        assert is_batch(path=path)
        with open_batch(path=path) as batch:
            assert batch.annotator == annotator
            assert batch.record.task_set == "round 1"
            assert len(batch_candidates(batch=batch)) == sizes[label] + sizes["overlap"]
            assert batch.guidelines.version == guidelines_for("en", "de").version


def test_the_project_remembers_what_was_handed_out(tasked, files):
    first, second = batches(project=tasked)
    assert {first.annotator, second.annotator} == {"Ada", "Ben"}
    assert set(first.systems.values()) == {"one", "two"}
    assert first.project_id == fetch(tasked, load_project_id)


def test_systems_are_called_by_codes_and_their_names_are_nowhere_in_the_file(files):
    for path in files:
        with open_batch(path=path) as batch:
            names = [system.name for system in fetch(batch.project, list_systems)]
            assert names == ["System A", "System B"]
        assert b"one.txt" not in path.read_bytes()
        assert b"two.txt" not in path.read_bytes()


def test_whoever_judges_does_not_learn_what_was_approved(files):
    with sqlite3.connect(files[0]) as database:
        assert database.execute("SELECT count(*) FROM match").fetchone() == (0,)
        (settings,) = database.execute("SELECT settings FROM task_set").fetchone()
    database.close()
    assert '"audit":0' in settings
    assert '"seed":0' in settings


def test_what_an_annotator_sees_is_what_the_project_shows(tasked, files):
    (record, _) = sorted(batches(project=tasked), key=lambda each: each.annotator)
    with open_batch(path=files[0]) as batch:
        for candidate_id in batch_candidates(batch=batch):
            shown = view_candidate(
                project=batch.project, candidate_id=candidate_id, annotator="Ada"
            )
            system = record.systems[shown.candidate.system]
            own = fetch(tasked, find_candidate, system, shown.candidate.example.id)
            there = view_candidate(project=tasked, candidate_id=own, annotator="Ada")
            assert shown.source == there.source
            assert shown.target == there.target
            assert shown.target_highlights == there.target_highlights
            assert shown.reasons is None


@pytest.mark.parametrize(("above", "below"), [(0, 0), (100, 0), (0, 100), (100, 100)])
def test_more_context_never_leaves_the_document(tasked, files, above, below):
    with open_batch(path=files[0]) as batch:
        for candidate_id in batch_candidates(batch=batch):
            view = view_candidate(
                project=batch.project,
                candidate_id=candidate_id,
                annotator="Ada",
                lines_above=above,
                lines_below=below,
            )
            whole = fetch(tasked, document_around, view.candidate.example.line)
            assert view.window.start >= whole.start
            assert view.window.stop <= whole.stop
            assert set(view.window) >= set(view.candidate.example.lines)


def test_what_the_annotator_said_before_goes_along_and_others_judgements_do_not(tasked, tmp_path):
    everything = list_candidates(project=tasked, chosen=CandidateFilter())
    said = Judgement(Answer.NO, tags=frozenset({"x"}), remark="hm")
    for annotator, judgement in (("Ada", said), ("Ben", Judgement(Answer.YES))):
        for candidate in everything:
            judge(project=tasked, candidate_id=candidate, annotator=annotator, judgement=judgement)
    (exported,) = export_batches(
        project=tasked, task_set="round 1", annotators=["Ada"], directory=tmp_path
    )
    with open_batch(path=exported.path) as batch:
        candidates = batch_candidates(batch=batch)
        assert all(fetch(batch.project, load_judgement, each, "Ada") == said for each in candidates)
        assert fetch(batch.project, load_judgement, candidates[0], "Ben") == Judgement()
        assert fetch(batch.project, load_summary).judgements == len(candidates)


def test_the_codes_are_the_same_in_every_batch(tasked, files, tmp_path):
    records = batches(project=tasked)
    assert records[0].systems == records[1].systems


def test_judging_in_a_batch_uses_its_own_guidelines(files):
    with open_batch(path=files[0]) as batch:
        candidate = batch_candidates(batch=batch)[0]
        judge(
            project=batch.project,
            candidate_id=candidate,
            annotator="Ada",
            judgement=Judgement(Answer.NO),
        )
        assert fetch(batch.project, load_judgement, candidate, "Ada") == Judgement(Answer.NO)


@pytest.mark.parametrize(
    ("annotators", "message"),
    [
        (["Ada", "Ben", "Cleo"], "that of annotators 3"),
        (["Ada", "Ada"], "named twice"),
        ([" Ada"], "No annotator can be called"),
        ({"Ada": "9"}, "no task ‘9’"),
        ({"Ada": "overlap"}, "no task ‘overlap’"),
    ],
)
def test_what_makes_no_sense_is_refused_and_leaves_no_file(tasked, tmp_path, annotators, message):
    with pytest.raises(RefusedError, match=message):
        export_batches(
            project=tasked, task_set="round 1", annotators=annotators, directory=tmp_path
        )
    assert list(tmp_path.glob("*.protestbatch")) == []
    assert batches(project=tasked) == ()


def test_an_unknown_task_set_is_named(tasked, tmp_path):
    with pytest.raises(RefusedError, match="There are: round 1"):
        export_batches(project=tasked, task_set="x", annotators=["Ada"], directory=tmp_path)


def test_if_one_file_cannot_be_made_none_is(tasked, tmp_path):
    (tmp_path / "round_1-Ben.protestbatch").write_text("there already")
    with pytest.raises(RefusedError, match="exists already"):
        export_batches(
            project=tasked, task_set="round 1", annotators=["Ada", "Ben"], directory=tmp_path
        )
    assert not (tmp_path / "round_1-Ada.protestbatch").exists()
    assert batches(project=tasked) == ()


def test_a_judged_batch_is_never_overwritten(tasked, files, tmp_path):
    with open_batch(path=files[0]) as batch:
        judge(
            project=batch.project,
            candidate_id=batch_candidates(batch=batch)[0],
            annotator="Ada",
            judgement=Judgement(Answer.NO),
        )
    with pytest.raises(RefusedError, match="not overwritten"):
        export_batches(
            project=tasked,
            task_set="round 1",
            annotators=["Ada"],
            directory=tmp_path,
            replace=True,
        )


def test_a_project_is_no_batch_and_a_batch_no_project(tasked, files):
    with pytest.raises(ProjectFileError, match="is a PROTEST project, not a batch"):
        open_batch(path=tasked.path)
    with pytest.raises(ProjectFileError, match="is a batch for an annotator, not a PROTEST"):
        Project.open(files[0])


@pytest.mark.parametrize("what", FOREIGN)
def test_a_batch_with_another_structure_is_not_opened(files, what):
    with sqlite3.connect(files[0]) as database:
        database.execute(FOREIGN[what])
    database.close()
    with pytest.raises(ProjectFileError, match="changed by another program"):
        open_batch(path=files[0])
