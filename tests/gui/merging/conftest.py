"""A project that is open, and Anna's batch that came back."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow

from protest_core.annotating.judge import judge
from protest_core.batches.open_batch import batch_candidates, batches, open_batch
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.record import load_judgement
from tests.fetch import fetch
from tests.gui.driving.window import open_file
from tests.small_batch import ANNA

NO = Judgement(Answer.NO)
OTHER = Judgement(Answer.NO, tags=frozenset({"mine"}))


def say(path: Path, number: int, judgement: Judgement = NO) -> None:
    """In the batch, of the candidate with this number."""
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
    (record,) = batches(project=project)
    found = fetch(project, find_candidate, record.systems[candidate.system], candidate.example.id)
    assert found is not None
    return found


def contradict(project: Project, path: Path, *numbers: int) -> None:
    """The project says something else than the batch of these candidates."""
    for number in numbers:
        say(path, number)
        candidate = in_project(project, path, number)
        judge(project=project, candidate_id=candidate, annotator=ANNA, judgement=OTHER)


def said(project: Project, path: Path, number: int) -> Judgement:
    return fetch(project, load_judgement, in_project(project, path, number), ANNA)


@pytest.fixture
def window(main_window: QMainWindow, batch_file: Path, project: Project) -> QMainWindow:
    """With the project open that handed the batch out."""
    assert batch_file.exists()
    open_file(main_window, project.path)
    return main_window
