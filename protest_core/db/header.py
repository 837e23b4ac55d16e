"""Recognise a file by its first hundred bytes, without opening it as a database."""

import os
import stat
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import BinaryIO

from protest_core.db.sqlite import FileKind
from protest_core.errors import DiskError, ProjectFileError, printable, reason
from protest_core.files.paths import PathKind, kind_at, real_path
from protest_core.translatable import Text

BESIDE = ("-journal", "-wal", "-shm")  # files that SQLite keeps beside one that is in use
MAGIC = b"SQLite format 3\0"
_HEADER_LENGTH = 100
_WRITE_AHEAD_LOG = 2
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")
_EXPECTED = {
    FileKind.PROJECT: Text(
        "a PROTEST project. Choose a project (NAME.protest), or open a batch (NAME.protestbatch) "
        "in the window."
    ),
    FileKind.BATCH: Text("a batch. Choose a batch (NAME.protestbatch)."),
}
_MISSING = {
    FileKind.PROJECT: Text("Check the name, or make a new project from a suite."),
    FileKind.BATCH: Text("Check the name of the batch."),
}
_ANOTHER = {
    FileKind.PROJECT: Text("Use a backup."),
    FileKind.BATCH: Text("Ask for the batch again, or use a backup."),
}
_Identity = tuple[int, int]
_lock = Lock()
_open: defaultdict[_Identity, int] = defaultdict(int)
_to_be_closed: defaultdict[_Identity, list[BinaryIO]] = defaultdict(list)


@dataclass(frozen=True, slots=True)
class FileHeader:
    """Contents of the header of an SQLite file."""

    application_id: int
    page_size: int
    pages: int
    write_ahead: bool


def check_is(kind: FileKind, path: Path) -> FileHeader:
    """Return the header; refuse any file that is not of this kind and of the right length."""
    header = read_header(path, kind)
    if kind is FileKind.PROJECT and header.application_id == FileKind.BATCH.value:
        raise ProjectFileError(
            Text(
                "{0} is a batch for an annotator, not a PROTEST project. Merge it into its "
                "project. By itself it is read by ‘protest info’, ‘candidates’, ‘export’ and "
                "‘tasks list’."
            ).format(path)
        )
    if header.application_id != kind.value:
        raise ProjectFileError(
            Text("{0} is {1}, not {2}").format(path, _kind_in_words(header), _EXPECTED[kind])
        )
    check_beside(path)
    size = path.stat().st_size
    if size < header.page_size * header.pages and not was_interrupted(path):
        raise ProjectFileError(
            Text("{0} is damaged: it was cut short ({1:,} of {2:,} bytes are left). {3}").format(
                path, size, header.page_size * header.pages, _ANOTHER[kind]
            )
        )
    return header


def _kind_in_words(header: FileHeader) -> str:
    ours = {
        FileKind.PROJECT.value: Text("a PROTEST project"),
        FileKind.BATCH.value: Text("a batch for an annotator"),
    }
    return ours.get(header.application_id, Text("a database of another program"))


def kind_of(path: Path) -> FileKind | None:
    """Return the kind of a file by its header, regardless of its name; `None` if it is not ours."""
    try:
        return FileKind(read_header(path).application_id)
    except (ProjectFileError, ValueError):
        return None


def is_batch(*, path: Path) -> bool:
    """Return whether a file is a batch, by its contents, regardless of its name."""
    return kind_of(path) is FileKind.BATCH


def was_interrupted(path: Path) -> bool:
    """Return whether SQLite has to recover the file from a journal beside it.

    This includes the write-ahead log of another program, regardless of the file's own header.
    """
    return any(path.with_name(path.name + end).exists() for end in ("-journal", "-wal"))


def check_beside(path: Path) -> None:
    """Refuse files beside a project that would make SQLite do more than recover it.

    A journal can name a "super-journal" at its end (marked by its magic number). After rolling
    back, SQLite deletes the file of that name, which could be any file of the user's. Only
    transactions over several files write super-journals, and we have none ("Atomic Commit In
    SQLite", section 5.0). Pipes and links are refused, too.
    """
    place = real_path(path)  # where SQLite looks for them
    for end in BESIDE:
        beside = place.with_name(place.name + end)
        shown = printable(str(beside))
        try:
            if not stat.S_ISREG(beside.lstat().st_mode):
                raise ProjectFileError(
                    Text(
                        "{0} is not opened: {1} beside it is no ordinary file. Move it away."
                    ).format(path, shown)
                )
            if end == "-journal" and _last_bytes(beside) == _JOURNAL_MAGIC:
                raise ProjectFileError(
                    Text(
                        "{0} is not opened: {1} beside it names another file, which would be "
                        "deleted. PROTEST writes no such journal. Move it away; if somebody sent "
                        "it to you, do not trust the rest either."
                    ).format(path, shown)
                )
        except FileNotFoundError:
            continue  # the normal case, or another program has just ended its transaction
        except OSError as error:
            raise DiskError(
                Text("{0} cannot be read: {1}.").format(shown, reason(error))
            ) from error


def _last_bytes(journal: Path) -> bytes:
    with journal.open("rb") as file:
        length = file.seek(0, os.SEEK_END)
        file.seek(max(length - len(_JOURNAL_MAGIC), 0))
        return file.read(len(_JOURNAL_MAGIC))


def project_of(path: Path) -> Path | None:
    """Return the project that a path leads to, sound or not, or that SQLite keeps this file beside.

    For callers that are about to overwrite the file.
    """
    projects = (path, *(Path(str(path).removesuffix(end)) for end in BESIDE))
    return next(filter(kind_of, projects), None)


def read_header(path: Path, kind: FileKind = FileKind.PROJECT) -> FileHeader:
    """Return the contents of the header; `kind` is the expected kind, for messages."""
    if kind_at(path) is PathKind.OTHER:
        raise ProjectFileError(
            Text("{0} is a device or a pipe, not {1}").format(path, _EXPECTED[kind])
        )
    try:
        with looked_at(path) as file:
            header = file.read(_HEADER_LENGTH)
    except FileNotFoundError:
        raise ProjectFileError(
            Text("There is no file {0}. {1}").format(path, _MISSING[kind])
        ) from None
    except IsADirectoryError:
        raise ProjectFileError(
            Text("{0} is a directory, not {1}").format(path, _EXPECTED[kind])
        ) from None
    except OSError as error:
        raise DiskError(Text("{0} cannot be read: {1}.").format(path, reason(error))) from error
    if len(header) < _HEADER_LENGTH or not header.startswith(MAGIC):
        raise ProjectFileError(Text("{0} does not contain {1}").format(path, _EXPECTED[kind]))
    page_size = int.from_bytes(header[16:18], "big")
    return FileHeader(
        application_id=int.from_bytes(header[68:72], "big"),
        page_size=65536 if page_size == 1 else page_size,
        pages=int.from_bytes(header[28:32], "big"),
        write_ahead=_WRITE_AHEAD_LOG in header[18:20],
    )


class OpenFile:
    """A file with open connections, by its path and by its identity when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = Path(os.path.realpath(path))
        try:
            self._identity = _identity(self._path.stat())
        except OSError as error:
            raise ProjectFileError(
                Text("{0} was removed while it was being opened.").format(path)
            ) from error
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
        """Raise an error if the file was deleted or replaced.

        Writing would still succeed, and the data would be lost when the program ends.
        """
        try:
            in_place = _identity(self._path.stat()) == self._identity
        except FileNotFoundError:
            in_place = False
        except OSError as error:
            raise DiskError(
                Text("{0} cannot be reached: {1}.").format(self._path, reason(error))
            ) from error
        if not in_place:
            raise ProjectFileError(
                Text(
                    "{0} is not there any more: it was deleted, moved or replaced since it was "
                    "opened, and nothing can be saved in it. Save a copy, or put it back."
                ).format(self._path)
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
    """Open a file to read its bytes, even while this process has it open in SQLite."""
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


def _identity(status: os.stat_result) -> _Identity:
    return status.st_dev, status.st_ino
