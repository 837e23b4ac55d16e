"""Commands that only read a project can read one that may not be written."""

from pathlib import Path

import pytest

from protest_core.db.project import Project
from tests.core.cli.conftest import Run


@pytest.fixture
def read_only(two_systems: Project) -> Path:
    """A project with two systems, in a file that somebody marked as read-only."""
    path = two_systems.path
    two_systems.close()
    path.chmod(0o444)
    return path


@pytest.mark.parametrize(
    "command",
    [
        *("info", "scores", "audit", "agreement", "disagreements", "tags", "candidates"),
        *("metrics", "system list", "tasks list"),
    ],
)
def test_it_is_read_and_not_changed(run: Run, read_only: Path, command: str):
    before = read_only.read_bytes()
    assert run(*command.split(), read_only).stdout
    assert read_only.read_bytes() == before


def test_its_report_is_written(run: Run, read_only: Path, tmp_path: Path):
    run("report", read_only, "--output", tmp_path / "report.html")
    assert (tmp_path / "report.html").stat().st_size


@pytest.mark.parametrize("command", ["evaluate", "tasks create --name new"])
def test_what_changes_it_is_refused(run: Run, read_only: Path, command: str):
    name, *others = command.split()
    place = 1 if name == "tasks" else 0
    arguments = [name, *others[:place], read_only, *others[place:]]
    assert "read-only" in run(*arguments, code=1).stderr
