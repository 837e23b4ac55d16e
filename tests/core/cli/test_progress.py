"""Progress of long work: a line for each phase in a log, a bar on a terminal."""

from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.small_suite import write_system
from tests.core.cli.conftest import Run

NAME = "[/bold] [red]x"


@pytest.fixture
def file(project: Project, tmp_path: Path) -> Path:
    output = SystemOutput(NAME, *write_system(tmp_path, "other"))
    load_systems(project=project, outputs=[output])
    project.close()
    return project.path


def test_a_log_has_a_line_for_each_phase(run: Run, file: Path):
    phases = f"reading the project …\nmatching one …\nmatching {NAME} …\n"
    assert run("evaluate", file).stderr == phases


@pytest.mark.usefixtures("terminal")
def test_a_bar_shows_names_as_they_are(run: Run, file: Path):
    assert f"matching {NAME}" in run("evaluate", file).stderr
