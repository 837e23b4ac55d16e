"""Open files to read; say so where a pipe keeps us waiting."""

import logging
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import BinaryIO

_log = logging.getLogger(__name__)
_SECONDS = 2.0  # until somebody wonders


@contextmanager
def opened_to_read(path: Path) -> Iterator[BinaryIO]:
    """Open a file, which may be a pipe or a terminal to which nobody has written yet."""
    if stat.S_ISREG(path.stat().st_mode):
        with path.open("rb") as file:
            yield file
        return
    say = Timer(_SECONDS, _log.info, ("waiting until something is written to %s", path))
    say.daemon = True
    say.start()
    try:
        with path.open("rb") as file:
            file.peek(1)
            say.cancel()
            yield file
    finally:
        say.cancel()
