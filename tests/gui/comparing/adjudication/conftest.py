"""Two systems that three people judged: of three candidates they say different things."""

from collections.abc import Callable
from pathlib import Path

import pytest

from protest_core.annotating.judge import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from tests.fetch import fetch
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.sections import section
from tests.gui.driving.window import open_file, press
from tests.small_suite import write_system

Find = Callable[[str, int], CandidateId]

WRONG = Judgement(Answer.NO)
UNSURE = Judgement(Answer.NO, remark="I am not sure.")
PRONOUNS = {3: (4, 0), 4: (5, 0)}  # of the examples: their line and place in it


def right(example: int) -> Judgement:
    return Judgement(Answer.YES, tokens=frozenset({PRONOUNS[example]}))


# Of systems and examples: in "one" 4 and in "two" 3 and 4, people differ.
SAID = {
    ("one", 3): {"Ada": right(3), "Ben": right(3), "Cleo": right(3)},
    ("one", 4): {"Ada": right(4), "Ben": WRONG, "Cleo": UNSURE},
    ("two", 3): {"Ada": WRONG, "Ben": right(3), "Cleo": right(3)},
    ("two", 4): {"Ada": right(4), "Ben": WRONG},
}


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
def judged(project: Project, find: Find) -> Project:
    for (system, example), answers in SAID.items():
        for name, judgement in answers.items():
            judge(
                project=project,
                candidate_id=find(system, example),
                annotator=name,
                judgement=judgement,
            )
    return project


@pytest.fixture
def window(main_window, preferences, judged: Project):
    """With the Agreement section, as Dora sees it."""
    preferences.annotator = "Dora"
    open_file(main_window, judged.path)
    section(main_window, "Agreement")
    return main_window


@pytest.fixture
def judging(window) -> JudgingDriver:
    """At the first of three."""
    press(window, "Ctrl+J")
    judging = JudgingDriver(window)
    assert judging.is_adjudicating
    assert judging.place == "1 / 3"
    return judging
