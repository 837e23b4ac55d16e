"""Two systems that three people judged: each says something else here and there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow, QWidget

from protest_core.annotating.judge import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from tests.fetch import fetch
from tests.gui.driving.sections import section
from tests.gui.driving.window import open_file
from tests.small_suite import write_system

PAIRS = "Pairs of annotators"
CONFUSION = "Who says what when"
BY_CATEGORY = "Agreement by category"
OWN = "One's own consistency"
Find = Callable[[str, int], CandidateId]

RIGHT, WRONG = Answer.YES, Answer.NO
# Of systems and examples: what each says of the pronoun. "two" translates word for word like "one".
SAID = {
    ("one", 3): {"Ada": RIGHT, "Ben": RIGHT, "Cleo": RIGHT},
    ("one", 4): {"Ada": RIGHT, "Ben": WRONG, "Cleo": WRONG},
    ("one", 5): {"Ada": WRONG, "Ben": WRONG},
    ("two", 3): {"Ada": WRONG, "Ben": RIGHT, "Cleo": RIGHT},
    ("two", 4): {"Ada": RIGHT, "Ben": WRONG},
}


@pytest.fixture
def judged(project: Project, tmp_path: Path, find: Find) -> Project:
    for (system, example), answers in SAID.items():
        for name, answer in answers.items():
            judge(
                project=project,
                candidate_id=find(system, example),
                annotator=name,
                judgement=Judgement(answer),
            )
    return project


@pytest.fixture
def find(project: Project, tmp_path: Path) -> Find:
    files = write_system(tmp_path, "two")
    load_systems(project=project, outputs=[SystemOutput("two", *files)])
    evaluate(project=project)

    def find(system: str, example: int) -> CandidateId:
        found = fetch(project, find_candidate, system, ExampleId(example))
        assert found is not None
        return found

    return find


@pytest.fixture
def page(main_window: QMainWindow, judged: Project) -> QWidget:
    """The section of the judged project."""
    open_file(main_window, judged.path)
    return section(main_window, "Agreement")
