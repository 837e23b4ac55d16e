"""A batch of the small suite: everything in it, for Anna."""

from pathlib import Path

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import batch_candidates, batches, open_batch
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.fetch import fetch

ANNA = "Anna"
NO = Judgement(Answer.NO)
OTHER = Judgement(Answer.NO, tags=frozenset({"mine"}))


def write_batch(
    project: Project,
    folder: Path,
    *,
    blind: bool = True,
    with_reference: bool = False,
    corrects_links: bool = True,
    candidates: int = 5,
) -> Path:
    """Write a batch into a new folder, as it would come by mail."""
    evaluate(project=project)
    settings = TaskSettings(
        name="study", systems=(), categories=(), included=Included.EVERYTHING, seed=1
    )
    create_task_set(project=project, settings=settings)
    folder.mkdir()
    (made,) = export_batches(
        project=project,
        task_set="study",
        annotators=[ANNA],
        directory=folder,
        blind=blind,
        with_reference=with_reference,
        corrects_links=corrects_links,
    )
    assert made.candidates == candidates
    return made.path


def say_in(path: Path, number: int, judgement: Judgement = NO) -> None:
    """Judge the candidate with this number in the batch."""
    with open_batch(path=path) as batch:
        judge(
            project=batch.project,
            candidate_id=batch_candidates(batch=batch)[number],
            annotator=batch.annotator,
            judgement=judgement,
        )


def in_project(project: Project, path: Path, number: int) -> CandidateId:
    """The project's candidate for one of the batch."""
    with open_batch(path=path) as batch:
        candidate = fetch(batch.project, load_candidate, batch_candidates(batch=batch)[number])
        (record,) = [each for each in batches(project=project) if each.id == batch.record.id]
    found = fetch(project, find_candidate, record.systems[candidate.system], candidate.example.id)
    assert found is not None
    return found


def contradict(project: Project, path: Path, *numbers: int) -> None:
    """The project says something else than the batch of these candidates."""
    for number in numbers:
        say_in(path, number)
        candidate = in_project(project, path, number)
        judge(project=project, candidate_id=candidate, annotator=ANNA, judgement=OTHER)
