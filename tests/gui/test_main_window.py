from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox

from protest_core.operations import Project, create_project
from protest_gui.main_window import MainWindow
from protest_gui.project_page import ProjectPage
from tests.small_suite import FILES, write_suite


@pytest.fixture
def window(qtbot) -> MainWindow:
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    assert "Open a project" in text_of(window)
    assert window.windowTitle() == "PROTEST"
    return window


def text_of(window: MainWindow) -> str:
    """All that stands on the page, a line for each label."""
    page = window.centralWidget()
    assert isinstance(page, ProjectPage)
    return "\n".join(label.text() for label in page.widget().findChildren(QLabel))


def choose(window: MainWindow, name: str) -> None:
    """Trigger the menu entry whose text has this name."""
    actions = [a for menu in window.menuBar().actions() for a in menu.menu().actions()]
    (action,) = [a for a in actions if name in a.text()]
    action.trigger()


def test_opening_a_project_shows_what_it_holds(window: MainWindow, project: Project):
    window.open_project(project.path)
    assert window.windowTitle() == "small.protest – PROTEST"
    lines = text_of(window).splitlines()
    assert lines[0] == "small 2 · English → German"
    for expected in (str(project.path), "7 in 2 documents", "event · it", "5", "total"):
        assert expected in lines
    assert any(line.startswith("one, loaded ") for line in lines)


def test_what_is_invented_is_called_so(window: MainWindow, tmp_path: Path):
    suite = write_suite(tmp_path / "s", suite_toml=FILES["suite.toml"] + "demonstration = true\n")
    create_project(path=tmp_path / "p.protest", directory=suite)
    window.open_project(tmp_path / "p.protest")
    assert "Invented for demonstration" in text_of(window)
    assert "none" in text_of(window).splitlines()  # of the systems


def test_a_name_with_markup_is_shown_as_it_is(window: MainWindow, tmp_path: Path):
    suite = write_suite(tmp_path / "s", suite_toml=FILES["suite.toml"].replace("small", "<b>x</b>"))
    create_project(path=tmp_path / "p.protest", directory=suite)
    window.open_project(tmp_path / "p.protest")
    labels = window.centralWidget().widget().findChildren(QLabel)
    (title,) = [label for label in labels if label.text().startswith("<b>x</b> 2")]
    assert title.textFormat() is Qt.TextFormat.PlainText


def test_text_stands_in_a_block_of_readable_width(window: MainWindow, project: Project):
    window.resize(1600, 600)
    window.open_project(project.path)
    block = window.centralWidget().widget()
    assert block.width() <= 700
    assert block.x() == 0


def test_a_file_that_is_not_ours_gets_one_sentence(window: MainWindow, tmp_path: Path):
    path = tmp_path / "x.protest"
    path.write_text("hello")
    window.open_project(path)
    assert "is not a PROTEST project" in text_of(window)
    assert window.windowTitle() == "PROTEST"


def test_a_failed_opening_leaves_nothing_of_the_project_before(
    window: MainWindow, project: Project, tmp_path: Path
):
    window.open_project(project.path)
    window.open_project(tmp_path / "missing.protest")
    assert "missing.protest" in text_of(window)
    assert "small" not in text_of(window).replace(str(tmp_path), "")
    assert window.windowTitle() == "PROTEST"


def test_the_menu_opens_the_chosen_file(window: MainWindow, project: Project, monkeypatch):
    chosen = (str(project.path), "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: chosen)
    choose(window, "Open")
    assert "one, loaded" in text_of(window)


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
