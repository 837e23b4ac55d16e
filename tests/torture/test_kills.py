"""A small run of `make torture`."""

import subprocess
import sys

RUN = """
import sys
from pathlib import Path
from tests.torture.kills import torture
lives = list(torture(Path(sys.argv[1]), kills=6, seed=7))
print(sum(life.saves_shown for life in lives))
"""


def test_what_was_shown_as_saved_survives_every_kill(tmp_path):
    """Runs in a process of its own: it forks, and that only before Qt has begun."""
    command = [sys.executable, "-c", RUN, str(tmp_path)]
    result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    assert int(result.stdout) > 3  # otherwise nothing was tried
