"""A message that says what was done goes when one goes on, and never stands under another."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from tests.gui.driving.dialogs import choose_file
from tests.gui.driving.sections import section, tab_names, turn_to
from tests.gui.driving.window import choose_below, click, message, messages, open_file, press

COPIED = "The table is on the clipboard."


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    evaluate(project=project)
    open_file(main_window, project.path)
    section(main_window, "Results")
    choose_below(main_window, "Copy or save the table", "Copy as CSV")
    assert message(main_window) == COPIED
    return main_window


def test_another_view_of_the_results(window: QMainWindow):
    turn_to(section(window, "Results"), tab_names(section(window, "Results"))[1])
    assert messages(window) == []


def test_another_section(window: QMainWindow):
    section(window, "Tasks")
    assert messages(window) == []


def test_reading_and_going_back(window: QMainWindow):
    section(window, "Overview")
    click(window, "List")
    choose_below(window, "Copy or save the table", "Copy as CSV")
    assert messages(window) == [COPIED]
    press(window, "Escape")
    assert messages(window) == []


def test_one_takes_the_place_of_another_wherever_it_comes_from(
    window: QMainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    click(window, "Copy signature")
    assert messages(window) == ["The signature is copied."]
    choose_file(monkeypatch, tmp_path / "scores.csv")
    choose_below(window, "Copy or save the table", "Save…")
    (told,) = messages(window)
    assert "scores.csv" in told
