"""The start page has a door for everybody who comes to it."""

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from protest_core.db.project import Project
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.widgets.labels import SectionHeading
from tests.gui.driving.dialogs import choose_file, dialogs, when_shown
from tests.gui.driving.finding import button, description_of, find, shown
from tests.gui.driving.window import laid_out, new_window, open_path, press, settle

DOORS = {
    "I received a file to judge": ["Open…"],
    "I build a translation system": [
        "Compare systems…",
        "New project from suite…",
        "Make a suite…",
    ],
    "I run a study": ["Open project…"],
    "I only want to look": ["Try the demonstration…"],
}


def test_every_door_says_whom_it_is_for_and_has_its_buttons(main_window: QMainWindow):
    start = find(main_window, QWidget, "Start")
    headings = [each for each in shown(start, SectionHeading) if each.text() in DOORS]
    assert [each.text() for each in headings] == list(DOORS)
    edges = [each.mapTo(start, each.rect().topLeft()).y() for each in headings]
    for (_, names), top, below in zip(
        DOORS.items(), edges, [*edges[1:], start.height()], strict=True
    ):
        for name in names:
            its = button(start, name)
            assert top < its.mapTo(start, its.rect().topLeft()).y() < below


@pytest.mark.parametrize("name", ["Open…", "Open project…"])
def test_either_open_opens_what_is_chosen_and_shows_the_key(
    main_window: QMainWindow, project: Project, monkeypatch, name: str
):
    choose_file(monkeypatch, project.path)
    assert description_of(button(main_window, name)) == "Key: Ctrl+O"
    button(main_window, name).setFocus()
    press(main_window, "Return")
    settle(main_window)
    assert open_path(main_window) == project.path


def test_what_is_written_over_it_does_not_lay_it_out_anew(main_window: QMainWindow):
    """A stack asks also its hidden pages how high they are, at each key, if that may change."""
    assert not find(main_window, QWidget, "Start").hasHeightForWidth()


def test_a_suite_can_be_made_at_once(main_window: QMainWindow):
    button(main_window, "Make a suite…").setFocus()
    press(main_window, "Return")
    assert dialogs(main_window) == ["Make a suite"]


def test_a_project_can_be_made_at_once(main_window: QMainWindow):
    asked = when_shown(main_window, QDialog, lambda _: None)
    button(main_window, "New project from suite…").click()
    assert [each.windowTitle() for each in asked] == ["New project from a suite"]


def test_all_doors_can_be_reached_in_a_small_window_with_large_text(
    preferences, project: Project, qtbot, qapp: QApplication
):
    preferences.add_recent(project.path)
    window = new_window(preferences)
    qtbot.addWidget(window)
    apply_theme(qapp, Scheme.LIGHT, 200)
    window.resize(900, 600)
    window.show()
    laid_out(window)
    for name in (name for names in DOORS.values() for name in names):
        its = button(window, name)
        for _ in range(2):
            if not its.hasFocus():
                press(window, "Tab")
        assert its.hasFocus(), name
        inside = its.rect().adjusted(2, 2, -2, -2)  # Qt scrolls to all but the frame
        assert its.visibleRegion().boundingRect().contains(inside), name
        assert its.width() >= its.sizeHint().width(), name
    apply_theme(qapp, Scheme.LIGHT, 100)
