"""The project files that this process has open: that they stay the same, and that their locks hold.

POSIX drops all locks that a process holds on a file as soon as it closes any descriptor of it,
SQLite's own included. So whoever looks at a file by hand leaves its descriptor open until no
connection needs it any more (SQLite does the same among its own connections).
"""

import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import BinaryIO

from protest_core.errors import DiskError, ProjectFileError

_Identity = tuple[int, int]

_lock = Lock()
_open: defaultdict[_Identity, int] = defaultdict(int)
_to_be_closed: defaultdict[_Identity, list[BinaryIO]] = defaultdict(list)


def _identity(status: os.stat_result) -> _Identity:
    return status.st_dev, status.st_ino


class OpenFile:
    """A file that connections are open on, by its name and by what it was then."""

    def __init__(self, path: Path) -> None:
        self._path = Path(os.path.realpath(path))
        try:
            self._identity = _identity(self._path.stat())
        except OSError as error:
            raise ProjectFileError(f"{path} went away while it was opened.") from error
        self._closed = False
        with _lock:
            _open[self._identity] += 1

    @property
    def is_in_place(self) -> bool:
        try:
            return _identity(self._path.stat()) == self._identity
        except OSError:
            return False

    def check_in_place(self) -> None:
        """A deleted file still takes what is written to it, and it is gone with the program."""
        try:
            in_place = _identity(self._path.stat()) == self._identity
        except FileNotFoundError:
            in_place = False
        except OSError as error:
            raise DiskError(f"{self._path} cannot be reached: {error.strerror}.") from error
        if not in_place:
            raise ProjectFileError(
                f"{self._path} is not there any more: it was deleted, moved or replaced since it "
                "was opened, and nothing can be saved in it. Save a copy, or put it back."
            )

    def close(self) -> None:
        with _lock:
            if self._closed:
                return
            self._closed = True
            _open[self._identity] -= 1
            if _open[self._identity] > 0:
                return
            del _open[self._identity]
            for file in _to_be_closed.pop(self._identity, ()):
                file.close()


@contextmanager
def looked_at(path: Path) -> Iterator[BinaryIO]:
    """A file to read by hand, open in this process or not."""
    file = path.open("rb")
    try:
        yield file
    finally:
        identity = _identity(os.fstat(file.fileno()))
        with _lock:
            if identity in _open:
                _to_be_closed[identity].append(file)
            else:
                file.close()
