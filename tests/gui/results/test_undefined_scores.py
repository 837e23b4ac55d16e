"""Of a system that is neither matched nor judged the window shows no share, and says why."""

from PySide6.QtCore import Qt

from protest_core.db.project import Project
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.window import settle

WHY = "neither matched nor judged yet"


def test_scores_are_undefined(show, project: Project):
    page = show(project)  # loaded, and nothing else
    model = page.scores.scores.model()
    shown = {model.index(0, column).data() for column in range(model.columnCount())}
    assert shown
    assert all(each.endswith("\nundefined") for each in shown)
    assert WHY in model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert WHY in page.scores._notes.text()


def test_so_are_corrected_scores_and_there_is_no_plot(
    show, project: Project, main_window: MainWindow, qtbot
):
    page = show(project)
    page.tabs.setCurrentIndex(2)
    settle(main_window)
    model = page.audit.corrected.model()
    assert [model.index(0, column).data() for column in range(1, 5)] == ["undefined"] * 4
    page.tabs.setCurrentIndex(4)
    qtbot.waitUntil(lambda: page.plot.view.is_drawn)
    assert "no system is matched or judged yet" in page.plot.view._sentence
