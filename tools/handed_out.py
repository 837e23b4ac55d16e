"""A task set for pictures, handed out to three people, of whom some have sent batches back."""

from pathlib import Path

from protest_core.annotating.candidate_view import view_candidate
from protest_core.annotating.judge_candidate import judge
from protest_core.annotating.session import AnnotationSession
from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import Batch, batch_candidates, open_batch
from protest_core.batches.queries.export import load_batches
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.tasks.plan import TaskSettings
from protest_core.tasks.sets import create_task_set

ANNOTATORS = ("Anna", "Ben", "Chiara")
_DONE = {"Anna": 60, "Ben": 42, "Chiara": 0}
_DIFFERING = 3


def hand_out(project: Project, folder: Path) -> dict[str, Path]:
    """Hand out tasks, return files by annotator; some of Anna's answers differ in the project."""
    evaluate(project=project)
    settings = TaskSettings("pilot", tasks=len(ANNOTATORS), overlap=24, seed=2026)
    create_task_set(project=project, settings=settings)
    made = export_batches(
        project=project, task_set="pilot", annotators=ANNOTATORS, directory=folder
    )
    for exported in made:
        with open_batch(path=exported.path) as batch:
            for candidate in batch_candidates(batch=batch)[: _DONE[batch.annotator]]:
                _say_yes(batch, candidate)
    _differ(project, made[0].path)
    return {exported.annotator: exported.path for exported in made}


def _say_yes(batch: Batch, candidate: CandidateId) -> None:
    view = view_candidate(project=batch.project, candidate_id=candidate, annotator=batch.annotator)
    marked = view.target_highlights
    if not marked.pronoun or (view.antecedent_asked and not marked.antecedent):
        judgement = Judgement(tags=frozenset({"incorrect_word_alignment"}))
    else:
        antecedent = Answer.YES if view.antecedent_asked else Answer.UNSET
        tokens = {min(marked.pronoun)} | ({min(marked.antecedent)} if marked.antecedent else set())
        judgement = Judgement(Answer.YES, antecedent, frozenset(tokens))
    judge(
        project=batch.project,
        candidate_id=candidate,
        annotator=batch.annotator,
        judgement=judgement,
        seconds=20,
    )


def say_no_to_what_is_open(batch: Batch) -> None:
    session = AnnotationSession(batch.project, batch_candidates(batch=batch), batch.annotator)
    while session.open_count:
        session.answer("antecedent", Answer.NO)
        session.answer("pronoun", Answer.NO)
        session.next_open()


def _differ(project: Project, path: Path) -> None:
    with open_batch(path=path) as batch, project.reading() as tx:
        (record,) = (each for each in load_batches(tx) if each.id == batch.record.id)
        told = batch_candidates(batch=batch)[:_DIFFERING]
        with batch.project.reading() as handed_out:
            candidates = [load_candidate(handed_out, each) for each in told]
        differing = [
            find_candidate(tx, record.systems[each.system], each.example.id) for each in candidates
        ]
    remarks = ("", "Anna, on the phone: I am not sure who is meant here.", "")
    for candidate, remark in zip(differing, remarks, strict=True):
        assert candidate is not None
        said = Judgement(Answer.NO, tags=frozenset({"ant_unsure"}), remark=remark)
        judge(project=project, candidate_id=candidate, annotator="Anna", judgement=said)
