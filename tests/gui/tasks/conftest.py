"""The tasks section of the small project, whose candidates are all matched; and Anna's batch."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.sections import section
from tests.gui.driving.window import click, open_file

Do = Callable[[QDialog], object]
Drive = Callable[[str, Do], QWidget]


@pytest.fixture
def matched(project: Project) -> Project:
    """A project with one system: three referred candidates and two approved ones."""
    evaluate(project=project)
    return project


@pytest.fixture
def drive(main_window: QMainWindow, matched: Project) -> Drive:
    """Presses a button of the section and does something in the dialog that comes of it."""
    open_file(main_window, matched.path)
    tasks = section(main_window, "Tasks")

    def drive(name: str, do: Do) -> QWidget:
        met = when_shown(main_window, QDialog, do)
        click(tasks, name)
        assert met
        return tasks

    return drive


@pytest.fixture
def window(main_window: QMainWindow, batch_file: Path, project: Project) -> QMainWindow:
    """A window on the project that handed out Anna's batch, which came back."""
    assert batch_file.exists()
    open_file(main_window, project.path)
    return main_window
