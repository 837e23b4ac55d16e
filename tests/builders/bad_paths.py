"""Paths that a person may type or drop, and the computer will not look at."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

# By what is said of them.
BAD_PATHS_AS_THEY_STAND = {
    "leads nowhere: no file can have such a name": "/tmp/a\0b",
    "cannot be looked at: File name too long. Choose a shorter name": "/tmp/" + "a" * 300,
}
BAD_PATHS = {
    "leads nowhere: there is no user of this name": "~no such user/x",
    **BAD_PATHS_AS_THEY_STAND,
}


@contextmanager
def closed_folder(folder: Path) -> Iterator[Path]:
    """Make a folder that cannot be read, and skip the test as root."""
    if os.name == "nt" or os.geteuid() == 0:
        pytest.skip("root may look anywhere")
    folder.mkdir(mode=0)
    try:
        yield folder
    finally:
        folder.chmod(0o700)
