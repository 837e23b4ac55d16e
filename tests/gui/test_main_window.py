from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox

from protest_core.operations import Project
from protest_gui.main_window import MainWindow


@pytest.fixture
def window(qtbot) -> MainWindow:
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    assert "Open a project" in text_of(window)
    assert window.windowTitle() == "PROTEST"
    return window


def text_of(window: MainWindow) -> str:
    page = window.centralWidget()
    assert isinstance(page, QLabel)
    return page.text()


def choose(window: MainWindow, name: str) -> None:
    """Trigger the menu entry whose text has this name."""
    actions = [a for menu in window.menuBar().actions() for a in menu.menu().actions()]
    (action,) = [a for a in actions if name in a.text()]
    action.trigger()


def test_opening_a_project_shows_what_it_holds(window: MainWindow, project: Project):
    window.open_project(project.path)
    assert window.windowTitle() == "small.protest – PROTEST"
    assert "small 2 · English → German" in text_of(window)
    assert "Systems: one" in text_of(window)


def test_a_file_that_is_not_ours_gets_one_sentence(window: MainWindow, tmp_path: Path):
    path = tmp_path / "x.protest"
    path.write_text("hello")
    window.open_project(path)
    assert "is not a PROTEST project" in text_of(window)
    assert window.windowTitle() == "PROTEST"


def test_the_menu_opens_the_chosen_file(window: MainWindow, project: Project, monkeypatch):
    chosen = (str(project.path), "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: chosen)
    choose(window, "Open")
    assert "Systems: one" in text_of(window)


def test_cancelling_the_choice_changes_nothing(window: MainWindow, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    choose(window, "Open")
    assert "Open a project" in text_of(window)


def test_about_names_the_program(window: MainWindow, monkeypatch):
    shown = []
    monkeypatch.setattr(QMessageBox, "about", lambda *arguments: shown.append(arguments[2]))
    choose(window, "About")
    assert "PROTEST" in shown[0]


def test_quit_closes_the_window(window: MainWindow):
    choose(window, "Quit")
    assert not window.isVisible()
