"""Write result files: complete or not at all, and never over a project."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO, Protocol

from protest_core.db.header import project_of
from protest_core.errors import FileInTheWayError, RefusedError
from protest_core.files.atomic import check_has_folder, replacing, write_error
from protest_core.files.paths import BATCH_SUFFIX, PROJECT_SUFFIX, real_path
from protest_core.translatable import Text


class WriteText(Protocol):
    def __call__(
        self, pieces: Iterable[str], *, before_each: Callable[[], object] = ...
    ) -> None: ...


def save_result(*, path: Path, content: bytes | Iterable[str], replace: bool = False) -> None:
    """Write a file; it replaces another only if asked, and never a project, which would be lost."""
    if isinstance(content, bytes):
        check_may_be_written(path=path, replace=replace)
        try:
            with replacing(real_path(path)) as file:
                file.write(content)
        except OSError as error:
            raise write_error(path, error) from error
    else:
        with opened_result(path=path, replace=replace) as write:
            write(content)


@contextmanager
def opened_result(*, path: Path, replace: bool = False) -> Iterator[WriteText]:
    """Open a file of text as `save_result` does, or refuse now; it gets its name on success.

    An exception in `before_each` stops the writing.
    """
    check_may_be_written(path=path, replace=replace)
    try:
        with replacing(real_path(path)) as file:
            yield partial(_write, file)
    except OSError as error:
        raise write_error(path, error) from error


def _write(
    file: BinaryIO, pieces: Iterable[str], *, before_each: Callable[[], object] = lambda: None
) -> None:
    try:
        for piece in pieces:
            before_each()
            file.write(piece.encode("utf-8", errors="backslashreplace"))
    finally:
        # Closed now: a generator that reads a project has to end in the thread in which it began.
        if isinstance(pieces, Generator):
            pieces.close()


def check_may_be_written(*, path: Path, replace: bool = False) -> None:
    """Refuse a path that may not be written; also called before long work, to waste none."""
    try:
        _check_place(path, replace=replace)
    except OSError as error:  # a name that is too long, a folder without permission
        raise write_error(path, error) from error
    project = project_of(path)
    if path.suffix.lower() in (PROJECT_SUFFIX, BATCH_SUFFIX) and not project:
        text = Text("{0} has the name of a PROTEST project. Choose a name with another ending.")
        raise RefusedError(text.format(path))
    if project == path:
        raise RefusedError(
            Text("{0} is a PROTEST project and is not overwritten by a result.").format(path)
        )
    if project:
        raise RefusedError(Text("{0} belongs to {1}. Choose another name.").format(path, project))


def _check_place(path: Path, *, replace: bool) -> None:
    if path.is_dir():
        raise RefusedError(Text("{0} is a directory. Name a file in it.").format(path))
    if os.path.lexists(path):
        if path.exists() and not path.is_file():
            raise RefusedError(Text("{0} is no ordinary file. Choose another name.").format(path))
        if not replace:
            raise FileInTheWayError(
                Text("{0} exists already. Choose another name, or replace it.").format(path)
            )
    check_has_folder(path)
