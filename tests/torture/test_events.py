"""A small run of `python -m tests.torture.events`."""

import subprocess
import sys

import pytest

RUN = """
import sys
from pathlib import Path
from tests.torture.events import run
folder, *files = map(Path, sys.argv[1:])
result = run(300, 11, files[0], files, folder)
print(result.saves_shown, *result.faults, sep="\\n")
"""


@pytest.mark.parametrize("kind", ["project", "batch"])
def test_random_events_break_nothing_and_lose_nothing(project, batch_file, tmp_path, kind):
    """In a process of its own: it takes all that Qt and Python complain of."""
    files = [project.path, batch_file] if kind == "project" else [batch_file]
    (tmp_path / "run").mkdir()
    command = [sys.executable, "-X", "faulthandler", "-c", RUN, str(tmp_path / "run"), *files]
    result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    saves, *faults = result.stdout.splitlines()
    assert faults == []
    assert int(saves) > 0  # otherwise nothing was tried
