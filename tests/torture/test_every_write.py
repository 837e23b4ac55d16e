"""A small run of `make torture`: files as a kill at some of the writes would leave them."""

import subprocess
import sys

import pytest

from tests.torture.system_calls import SUPPORTED

RUN = """
import sys
from tests.torture.every_write import KILLS
found = list(KILLS[sys.argv[1]](int(sys.argv[2])))
print(len(found), *sorted(set(found)))
"""


@pytest.mark.skipif(not SUPPORTED, reason="only Linux stops a process before each write")
@pytest.mark.parametrize(
    ("what", "every", "least"),
    [
        ("exports", 30, 24),
        ("replacing", 30, 24),
        ("merges", 5, 40),
        ("undone merges", 5, 25),
        ("corrections", 1, 20),
        ("upgrades", 40, 60),
        ("removals", 20, 30),
        ("renaming", 1, 25),
        ("loading again", 1, 40),
        ("saving copies", 10, 25),
    ],
)
def test_killed_at_a_write_everything_is_as_before_or_as_after(what, every, least):
    """Run in a process of its own: it forks, and that only without threads."""
    command = [sys.executable, "-c", RUN, what, str(every)]
    result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    number, *found = result.stdout.split()
    assert int(number) >= least
    assert set(found) == {"before", "after"}
