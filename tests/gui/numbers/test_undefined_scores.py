"""Of a system that is neither matched nor judged the window shows no share, and says why."""

from protest_core.db.project import Project
from tests.gui.driving.finding import description_of, says, table
from tests.gui.driving.plots import drawn, plot
from tests.gui.driving.sections import turn_to
from tests.gui.driving.tables import cells, spoken
from tests.gui.numbers.conftest import CORRECTED, SCORES

WHY = "neither matched nor judged yet"


def test_scores_are_undefined(show, project: Project):
    results = show(project)  # loaded, and nothing else
    shown = cells(table(results, SCORES))[0]
    assert shown
    assert all(each.endswith("\nundefined") for each in shown)
    assert WHY in spoken(table(results, SCORES), 0, 0)
    assert says(results, WHY)


def test_so_are_corrected_scores_and_there_is_no_plot(show, project: Project, qtbot):
    results = show(project)
    turn_to(results, "Audit")
    assert cells(table(results, CORRECTED))[0][1:5] == ["undefined"] * 4
    turn_to(results, "Plot")
    drawn(plot(results), qtbot)
    assert "no system is matched or judged yet" in description_of(plot(results))
