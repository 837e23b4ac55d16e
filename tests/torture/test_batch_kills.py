"""A small run of `make torture`: exports and merges killed right before some of their writes."""

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
    ("what", "every", "least"),
    [
        ("exports", 7, 30),
        ("replacing", 12, 20),
        ("merges", 2, 40),
        ("undone merges", 1, 10),
        ("corrections", 1, 5),
    ],
)
def test_killed_at_a_write_everything_is_as_before_or_as_after(what, every, least):
    """It forks, and that only without threads."""
    command = [sys.executable, "-c", RUN, what, str(every)]
    result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    number, *found = result.stdout.split()
    assert int(number) >= least
    assert set(found) == {"before", "after"}
