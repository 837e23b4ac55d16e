"""Exports and merges that are killed right before they write, by a run in a process of its own."""

import subprocess
import sys

import pytest

from tests.torture.system_calls import SUPPORTED

RUN = """
import sys
from tests.torture.batch_kills import KILLS
found = list(KILLS[sys.argv[1]](int(sys.argv[2])))
print(len(found), *sorted(set(found)))
"""


@pytest.mark.skipif(not SUPPORTED, reason="only Linux stops a process before each write")
@pytest.mark.parametrize(
    ("what", "every", "least"), [("exports", 5, 50), ("replacing", 5, 50), ("merges", 1, 80)]
)
def test_killed_at_a_write_everything_is_as_before_or_as_after(what, every, least):
    """It forks, and that only without threads."""
    command = [sys.executable, "-c", RUN, what, str(every)]
    result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    number, *found = result.stdout.split()
    assert int(number) >= least
    assert set(found) == {"before", "after"}
