"""A project that is open, and Anna's batch that came back."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow

from protest_core.db.project import Project
from protest_core.judgements.model import Judgement
from protest_core.judgements.queries.record import load_judgement
from tests.fetch import fetch
from tests.gui.driving.window import open_file
from tests.small_batch import ANNA, in_project


def said(project: Project, path: Path, number: int) -> Judgement:
    return fetch(project, load_judgement, in_project(project, path, number), ANNA)


@pytest.fixture
def window(main_window: QMainWindow, batch_file: Path, project: Project) -> QMainWindow:
    """With the project open that handed the batch out."""
    assert batch_file.exists()
    open_file(main_window, project.path)
    return main_window
