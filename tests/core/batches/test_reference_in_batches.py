"""The reference is in a batch only if it is asked for, and who has looked at it is kept."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.agreement.compute import agreement
from protest_core.agreement.report import agreement_report
from protest_core.annotating.candidate_view import view_candidate, view_reference
from protest_core.annotating.judge_candidate import change_options, judge
from protest_core.annotating.session import AnnotationSession
from protest_core.batches.export import export_batches
from protest_core.batches.merge import apply_merge, merges, plan_merge, undo_merge
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.guidelines import ProjectOptions, ReferenceShown
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.work import load_annotator_work
from tests.builders.fetch import fetch
from tests.builders.small_batch import ANNA, in_project, write_batch

YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)


def seen(path: Path, table: str = "judgement") -> list[bool | None]:
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(f"SELECT reference_seen FROM {table} ORDER BY id").fetchall()
    return [None if each is None else bool(each) for (each,) in rows]


def look_in(path: Path, number: int) -> None:
    with open_batch(path=path) as batch:
        candidate = batch_candidates(batch=batch)[number]
        view = view_candidate(project=batch.project, candidate_id=candidate, annotator=ANNA)
        view_reference(project=batch.project, view=view)


def test_it_is_not_in_a_batch_unless_it_is_asked_for(project: Project, tmp_path: Path):
    path = write_batch(project, tmp_path / "mail")
    with closing(sqlite3.connect(path)) as database:
        assert not database.execute("SELECT * FROM reference_sentence").fetchall()
    assert b"Sie ist kaputt" not in path.read_bytes()
    with pytest.raises(RefusedError, match="do not see the reference"):
        look_in(path, 0)


def test_it_is_there_if_it_was_asked_for(project: Project, tmp_path: Path):
    path = write_batch(project, tmp_path / "mail", with_reference=True)
    assert b"Sie ist kaputt" in path.read_bytes()
    look_in(path, 0)


def test_a_project_can_forbid_it(project: Project, tmp_path: Path):
    write_batch(project, tmp_path / "mail")
    forbidden = ProjectOptions(reference=ReferenceShown.NEVER)
    change_options(project=project, options=forbidden)
    given = {"project": project, "task_set": "study", "directory": tmp_path}
    with pytest.raises(RefusedError, match="do not see the reference"):
        export_batches(annotators=["Ben"], with_reference=True, **given)
    assert export_batches(annotators=["Ben"], **given)


def session_of(project: Project, candidates: tuple[CandidateId, ...]) -> AnnotationSession:
    return AnnotationSession(project, candidates, ANNA)


def test_a_look_at_it_is_kept_with_what_is_judged_after_it(project: Project, tmp_path: Path):
    path = write_batch(project, tmp_path / "mail", with_reference=True)
    with open_batch(path=path) as batch:
        session = session_of(batch.project, batch_candidates(batch=batch))
        session.answer("pronoun", Answer.YES)
        session.next()
        session.note_reference_seen()
        session.answer("pronoun", Answer.YES)
        session.next()
        session.answer("pronoun", Answer.YES)
        session.note_reference_seen()
        assert seen(path) == [False, True, False]  # a look afterwards changes no answer
        session.answer("pronoun", Answer.NO)
    assert seen(path) == [False, True, True]
    apply_merge(project=project, plan=plan_merge(project=project, paths=[path]), merged_by="me")
    assert sorted(map(str, seen(project.path))) == ["False", "True", "True"]
    (work,) = fetch(project, load_annotator_work)
    assert (work.judged, work.reference_seen) == (3, 2)
    judge(
        project=project,
        candidate_id=in_project(project, path, 1),
        annotator="Ben",
        judgement=NO,
        reference_seen=False,
    )
    notes = agreement_report(agreement(project=project)).notes
    assert "Judged after a look at the reference: Anna 2 of 3; Ben 0 of 1." in notes


def test_a_look_at_it_beside_other_systems_counts_for_these_too(project: Project, tmp_path: Path):
    path = write_batch(project, tmp_path / "mail", with_reference=True)
    with open_batch(path=path) as batch:
        candidates = batch_candidates(batch=batch)
        session = session_of(batch.project, candidates)
        session.note_reference_seen(candidates[1:2])
        for _ in range(3):
            session.answer("pronoun", Answer.YES)
            session.next()
        assert seen(path) == [True, True, False]


def test_merging_and_undoing_keep_it_in_history(project: Project, tmp_path: Path):
    path = write_batch(project, tmp_path / "mail", with_reference=True)
    with open_batch(path=path) as batch:
        first = batch_candidates(batch=batch)[0]
        for judgement, looked in ((YES, True), (Judgement(), False), (NO, False)):
            judge(
                project=batch.project,
                candidate_id=first,
                annotator=ANNA,
                judgement=judgement,
                reference_seen=looked,
            )
    apply_merge(project=project, plan=plan_merge(project=project, paths=[path]), merged_by="me")
    assert (seen(project.path), seen(project.path, "judgement_history")) == ([False], [True])
    (merge,) = merges(project=project)
    undo_merge(project=project, merge_id=merge.id)
    assert seen(project.path, "judgement_history") == [True, False]


def test_of_judgements_by_earlier_programs_it_is_not_known(project: Project, tmp_path: Path):
    path = write_batch(project, tmp_path / "mail")
    with open_batch(path=path) as batch:
        first = batch_candidates(batch=batch)[0]
        judge(project=batch.project, candidate_id=first, annotator=ANNA, judgement=YES)
    apply_merge(project=project, plan=plan_merge(project=project, paths=[path]), merged_by="me")
    assert seen(project.path) == [None]
    (work,) = fetch(project, load_annotator_work)
    assert work.reference_seen is None
