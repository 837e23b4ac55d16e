"""Check paths that a person typed, chose or dropped, and open them to read."""

import errno
import logging
import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from enum import Enum, auto
from io import BufferedReader
from pathlib import Path
from threading import Timer
from typing import BinaryIO

from protest_core.errors import DiskError, ProtestError, printable, reason
from protest_core.translatable import Text

_log = logging.getLogger(__name__)
_SECONDS = 2.0  # seconds until a message explains what a pipe waits for

PROJECT_SUFFIX, BATCH_SUFFIX = ".protest", ".protestbatch"
STANDARD_INPUT = Path("-")
_WHAT_TO_DO = {
    errno.ENAMETOOLONG: Text("Choose a shorter name."),
    errno.EACCES: Text("Check the permissions of its folders, or choose another place."),
    errno.EPERM: Text("Check the permissions of its folders, or choose another place."),
}
_LONGEST_SHOWN, _LONGEST_NAME_SHOWN = 200, 60


class PathKind(Enum):
    """Kinds of targets of a path, following links."""

    NOTHING = auto()  # also a broken link
    FILE = auto()
    FOLDER = auto()
    OTHER = auto()  # a device, a pipe: reading it could block for ever


_KINDS = {stat.S_IFREG: PathKind.FILE, stat.S_IFDIR: PathKind.FOLDER}


def with_suffix(path: Path, suffix: str = PROJECT_SUFFIX) -> Path:
    """Return the path with this ending; a path that names no file is returned unchanged."""
    if path.suffix == suffix or not path.name:
        return path
    return path.with_name(path.name + suffix)


def typed_path(text: str) -> Path:
    """Return the path that a person typed, with `~` as on a command line, if it is accessible.

    Raises `DiskError` like `kind_at`.
    """
    try:
        path = Path(text).expanduser()
    except RuntimeError:
        raise DiskError(
            Text(
                "{0} leads nowhere: there is no user of this name, or no home folder. Write out "
                "the whole path."
            ).format(_shown(text))
        ) from None
    kind_at(path)
    return path


def kind_at(path: Path) -> PathKind:
    """Return what the path leads to. Raises `DiskError`, a sentence, if the system does not say."""
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return PathKind.NOTHING
    except ValueError:  # also for half of a surrogate pair
        raise DiskError(
            Text("{0} leads nowhere: no file can have such a name. Type it anew.").format(
                _shown(path)
            )
        ) from None
    except OSError as error:
        what_to_do = _WHAT_TO_DO.get(error.errno or 0, Text("Check the path."))
        what = reason(error)
        raise DiskError(
            Text("{0} cannot be looked at: {1}. {2}").format(_shown(path), what, what_to_do)
        ) from error
    return _KINDS.get(stat.S_IFMT(mode), PathKind.OTHER)


def seems_to_exist(path: Path) -> bool:
    """Return whether the path seems to exist."""
    try:
        return kind_at(path) is not PathKind.NOTHING
    except ProtestError:
        return False


def _shown(path: str | os.PathLike[str]) -> str:
    """Return the path with long names shortened: they have no place to break a line at.

    Of a long path the end is shown, which distinguishes it.
    """
    long_name = rf"([^/\\]{{{_LONGEST_NAME_SHOWN}}})[^/\\]+"
    text = re.sub(long_name, r"\1…", str(path))
    return printable(text if len(text) <= _LONGEST_SHOWN else "…" + text[-_LONGEST_SHOWN:])


def real_path(path: Path) -> Path:
    """Return the target of links; a link to itself is left to fail when it is opened."""
    return Path(os.path.realpath(path))


def shown_path(path: Path) -> str:
    """Return the path as messages about a file that is read name it."""
    return "standard input" if path == STANDARD_INPUT else str(path)


@contextmanager
def opened_to_read(path: Path) -> Iterator[BinaryIO]:
    """Open a file, or standard input (`-`).

    It may be a pipe or a terminal to which nobody has written yet.
    """
    is_standard_input = path == STANDARD_INPUT
    if not is_standard_input and stat.S_ISREG(path.stat().st_mode):
        with path.open("rb") as file:
            yield file
        return
    say = Timer(_SECONDS, _log.info, ("waiting until something is written to %s", shown_path(path)))
    say.daemon = True
    say.start()
    try:
        with nullcontext(sys.stdin.buffer) if is_standard_input else path.open("rb") as file:
            if isinstance(file, BufferedReader):
                file.peek(1)
            say.cancel()
            yield file
    finally:
        say.cancel()
