"""A small run of `python -m tests.torture.events`."""

import subprocess
import sys

import pytest

RUN = """
import sys
from pathlib import Path
from tests.torture.events import run
seed, folder, *files = sys.argv[1:]
paths = [*map(Path, files)]
result = run(300, int(seed), paths[0], paths, Path(folder))
print(result.saves_shown, *result.faults, sep="\\n")
"""


@pytest.mark.parametrize("kind", ["project", "batch"])
def test_random_events_break_nothing_and_lose_nothing(project, batch_file, tmp_path, kind):
    """Runs in a process of its own: it takes all complaints of Qt and Python."""
    files = [project.path, batch_file] if kind == "project" else [batch_file]
    shown = 0
    for seed in (11, 12, 13, 14):  # what is pressed depends on how fast windows answer, too
        folder = tmp_path / f"run {seed}"
        folder.mkdir()
        command = [sys.executable, "-X", "faulthandler", "-c", RUN, str(seed), str(folder), *files]
        result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
        assert result.returncode == 0, result.stderr
        saves, *faults = result.stdout.splitlines()
        assert faults == []
        shown += int(saves)
        if shown:
            return
    raise AssertionError("Nothing was judged: nothing was tried.")
