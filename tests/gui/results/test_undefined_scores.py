"""A system that is neither matched nor judged has no share, and the window says why."""

from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.loading.systems import SystemOutput, load_systems
from protest_gui.widgets.plots import PlotView
from tests.builders.small_suite import write_system
from tests.gui.driving.finding import says, shown, table
from tests.gui.driving.sections import turn_to
from tests.gui.driving.tables import cells, spoken
from tests.gui.results.conftest import CORRECTED, SCORES

WHY = "neither matched nor judged yet"


@pytest.fixture
def partly_matched(project: Project, tmp_path: Path) -> Project:
    """The first system is matched, the second only loaded."""
    evaluate(project=project)
    load_systems(project=project, outputs=[SystemOutput("new", *write_system(tmp_path, "new"))])
    return project


def test_scores_are_undefined(show, partly_matched: Project):
    results = show(partly_matched)
    matched, new = cells(table(results, SCORES))[:2]
    assert new
    assert all(each.endswith("\nundefined") for each in new)
    assert not any("undefined" in each for each in matched)
    assert WHY in spoken(table(results, SCORES), 1, 0)
    assert says(results, WHY)


def test_so_are_corrected_scores(show, partly_matched: Project):
    results = show(partly_matched)
    turn_to(results, "Audit")
    assert cells(table(results, CORRECTED))[1][1:5] == ["undefined"] * 4


def test_where_no_system_is_matched_there_is_no_plot(show, project: Project):
    results = show(project)  # loaded, and nothing else
    turn_to(results, "Plot")
    assert shown(results, PlotView) == []
    assert says(results, "No system has been matched")
