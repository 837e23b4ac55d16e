"""Two systems that people judged, and the sections with their numbers."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QTabBar, QWidget

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.scores.model import Headline
from protest_core.statistics.proportions import Share
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES
from tests.builders.two_systems import Find, add_second_system, finder, judge_all
from tests.gui.driving.finding import field, name_of
from tests.gui.driving.finding import find as find_widget
from tests.gui.driving.sections import section
from tests.gui.driving.window import focused, open_file

ODD = "A_B&C%#1"
BAD = frozenset({"bad_translation"})
SCORES = "Scores by system and category"
OUTCOMES = "Candidates by system and outcome"
CLUSTERS = "Clusters of systems"
PAIRS = "Pairs of systems"
RATES = "Upheld approvals by category"
CORRECTED = "Corrected scores"
ANNOTATORS = "Pairs of annotators"
CONFUSION = "Confusion matrix"
BY_CATEGORY = "Agreement by category"
CONSISTENCY = "Self-consistency"
ANSWERS = "What each annotator says"
Show = Callable[[Project], QWidget]
RIGHT, WRONG = Judgement(Answer.YES), Judgement(Answer.NO)
# What each of three says of the pronoun: something else here and there.
DIFFERING = {
    ("one", 3): {"Ada": RIGHT, "Ben": RIGHT, "Cleo": RIGHT},
    ("one", 4): {"Ada": RIGHT, "Ben": WRONG, "Cleo": WRONG},
    ("one", 5): {"Ada": WRONG, "Ben": WRONG},
    ("two", 3): {"Ada": WRONG, "Ben": RIGHT, "Cleo": RIGHT},
    ("two", 4): {"Ada": RIGHT, "Ben": WRONG},
}


@pytest.fixture
def compared(project: Project, tmp_path: Path) -> Project:
    """Both systems are matched; nobody has judged. The second says what the reference says."""
    add_second_system(project, tmp_path, FILES["reference.txt"], name=ODD)
    return project


@pytest.fixture
def judged(compared: Project) -> Project:
    """A project with something of everything."""
    chance = Random(8)
    for candidate in list_candidates(project=compared, chosen=CandidateFilter()):
        asked = fetch(compared, load_candidate, candidate).example.category.antecedent_agrees
        for annotator in ("ann", "ben"):
            if chance.random() < 0.7:
                pronoun = Answer.YES if chance.random() < 0.6 else Answer.NO
                antecedent = Answer.YES if asked else Answer.UNSET
                tags = BAD if chance.random() < 0.2 else frozenset()
                said = Judgement(pronoun, antecedent, tags=tags)
                judge(project=compared, candidate_id=candidate, annotator=annotator, judgement=said)
    return compared


@pytest.fixture
def find(project: Project, tmp_path: Path) -> Find:
    """A finder in a project with two unjudged systems; "two" translates like "one"."""
    add_second_system(project, tmp_path)
    return finder(project)


@pytest.fixture
def differing(project: Project, find: Find) -> Project:
    """Three people agree or not."""
    judge_all(project, DIFFERING)
    return project


@pytest.fixture
def page(main_window: QMainWindow, differing: Project) -> QWidget:
    """The Agreement section of the project in which people differ."""
    open_file(main_window, differing.path)
    return section(main_window, "Agreement")


@pytest.fixture
def show(main_window: QMainWindow) -> Show:
    def show(project: Project) -> QWidget:
        open_file(main_window, project.path)
        return section(main_window, "Results")

    return show


def correct_of(share: Share) -> str:
    """A range while something is open: `3 / 5`, `3–4 / 5`."""
    low, high = share.certain, share.possible
    return f"{low} / {share.n}" if low == high else f"{low}–{high} / {share.n}"


def percent_of(share: Share | Headline) -> str:
    assert share.low is not None
    assert share.high is not None
    low, high = f"{100 * share.low:.1f}", f"{100 * share.high:.1f}"
    return f"{low} %" if low == high else f"{low}–{high} %"


def signature(results: QWidget, name: str = "Signature") -> str:
    return field(results, name).text()


def names_by_tab(results: QWidget) -> list[str]:
    """Return the names of all that Tab reaches, until it begins again."""
    return [_name(each) for each in reached_by_tab(results)]


def reached_by_tab(results: QWidget) -> list[QWidget]:
    find_widget(results, QTabBar, "Views of the results").setFocus()
    reached: list[QWidget] = []
    while (there := focused(results)) not in reached and results.isAncestorOf(there):
        reached.append(there)
        QTest.keyClick(there, Qt.Key.Key_Tab)
    assert [each for each in reached if not _name(each)] == []
    return reached


def _name(widget: QWidget) -> str:
    return widget.accessibleName() or name_of(widget)
