"""Read a returned batch without trusting its structure or its values."""

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic

from protest_core.batches.queries.returned_rows import BatchContents, BatchRows
from protest_core.db.header import check_is, looked_at, was_interrupted
from protest_core.db.opening import structure_mistakes
from protest_core.db.sqlite import FileKind
from protest_core.errors import DiskError, InputError, Problem, ProjectFileError, reason
from protest_core.files.problems import capped
from protest_core.translatable import Text

_LARGEST_FILE = 500_000_000
_LONGEST_VALUE = 1_000_000
# Text by people may have any length; all other values have our limits.
_LONG_COLUMNS = {
    "judgement": ("remark",),
    "judgement_tag": ("tag",),
    "judgement_history": ("remark", "tags", "tokens"),
}
_SECONDS = 5.0
_STEPS_BETWEEN_LOOKS = 10_000
# Offsets 18 and 19 of the header say whether there is a write-ahead log; in memory there is none.
_VERSIONS_AT, _WITHOUT_LOG = slice(18, 20), b"\x01\x01"


def read_batch(path: Path, *, known_times: Collection[str] = ()) -> BatchContents:
    """Return the contents of a batch, or raise an `InputError` with all mistakes.

    `known_times`: times of the project that are accepted although they are out of range.
    """
    with _in_memory(path) as database:
        _refuse_if_any(path, list(structure_mistakes(database)))
        _refuse_if_longer_than_itself(path, database)
        rows = BatchRows(database, known_times=known_times)
        contents = rows.contents()
        _refuse_if_any(path, rows.mistakes)
        assert contents is not None  # noqa: S101 — or there was a mistake
        return contents


def _refuse_if_any(path: Path, mistakes: list[str]) -> None:
    if mistakes:
        listed = capped(Problem(path.name, mistake) for mistake in dict.fromkeys(mistakes))
        raise InputError(
            Text("{0} cannot be merged.").format(path.name),
            listed.in_order(),
            unlisted=listed.unlisted,
        )


def _refuse_if_longer_than_itself(path: Path, database: sqlite3.Connection) -> None:
    """Refuse a small file that would fill a disk: a page can be made to belong to many values."""
    (size,) = database.execute(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    ).fetchone()
    if sum(_lengths(database)) > size:
        raise ProjectFileError(
            Text(
                "{0} contains more text than its size allows. It is damaged or was tampered "
                "with: ask for it again."
            ).format(path)
        )


def _lengths(database: sqlite3.Connection) -> Iterator[int]:
    for table, columns in _LONG_COLUMNS.items():
        lengths = " + ".join(f"total(length(CAST({column} AS BLOB)))" for column in columns)
        (found,) = database.execute(f"SELECT {lengths} FROM {table}").fetchone()  # noqa: S608
        yield found


@contextmanager
def _in_memory(path: Path) -> Iterator[sqlite3.Connection]:
    check_is(FileKind.BATCH, path)
    if was_interrupted(path):
        raise ProjectFileError(
            Text(
                "{0} is being written, or its program was interrupted. Open it once with "
                "protest-gui and close it, then try again."
            ).format(path)
        )
    content = _content(path)
    with closing(sqlite3.connect(":memory:")) as database:
        try:
            database.deserialize(content)
            _restrict(database)
            yield database
        except (sqlite3.Error, UnicodeDecodeError, OverflowError) as error:
            raise ProjectFileError(
                Text(
                    "{0} cannot be read ({1}). It is damaged, or takes too long to read: ask for "
                    "it again."
                ).format(path, error)
            ) from error


def _content(path: Path) -> bytearray:
    try:
        size = path.stat().st_size
        if size > _LARGEST_FILE:
            raise ProjectFileError(
                Text("{0} is too large for a batch ({1:,} bytes).").format(path, _LARGEST_FILE)
            )
        content = bytearray(size)
        with looked_at(path) as file:
            read = file.readinto(content)  # type: ignore[attr-defined]
        del content[read:]  # all of it, unless somebody has just cut the file short
    except OSError as error:
        raise DiskError(Text("{0} cannot be read: {1}.").format(path, reason(error))) from error
    content[_VERSIONS_AT] = _WITHOUT_LOG
    return content


def _restrict(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA trusted_schema = OFF")
    database.execute("PRAGMA query_only = ON")
    database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
    end = monotonic() + _SECONDS
    database.set_progress_handler(lambda: monotonic() > end, _STEPS_BETWEEN_LOOKS)
