"""Two systems that three people judged, with something of everything, and the section shown."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.run import evaluate
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_gui.numbers.results import ResultsPage
from protest_gui.window.main_window import MainWindow
from tests.fetch import fetch
from tests.gui.driving.window import open_file, settle
from tests.small_suite import FILES, write_system

ODD = "A_B&C%#1"
BAD = frozenset({"bad_translation"})
Show = Callable[[Project], ResultsPage]


@pytest.fixture
def compared(project: Project, tmp_path: Path) -> Project:
    """Both systems are matched; nobody has judged. The second says what the reference says."""
    files = write_system(tmp_path, "two", text=FILES["reference.txt"])
    load_systems(project=project, outputs=[SystemOutput(ODD, *files)])
    evaluate(project=project)
    return project


@pytest.fixture
def judged(compared: Project) -> Project:
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
def show(main_window: MainWindow) -> Show:
    def show(project: Project) -> ResultsPage:
        open_file(main_window, project.path)
        page = main_window.pages.project_page
        page.show_section(page.results_page)
        settle(main_window)
        return page.results_page

    return show


def texts(table: QTableView, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[list]:
    model = table.model()
    return [
        [model.index(row, column).data(role) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def heads(table: QTableView, orientation: Qt.Orientation) -> list[str]:
    model = table.model()
    count = model.columnCount() if orientation is Qt.Orientation.Horizontal else model.rowCount()
    return [model.headerData(section, orientation) for section in range(count)]
