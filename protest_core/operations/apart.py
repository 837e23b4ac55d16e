"""What one command writes goes to different files, and to none that it reads."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from protest_core.errors import RefusedError
from protest_core.unfinished import real_path


def check_apart(*, written: Iterable[Path | None], read: Iterable[Path] = ()) -> None:
    files = [*_files(written)]
    check_not_read(files, read)
    found = set[Path]()
    for path in files:
        if real_path(path) in found:
            raise RefusedError(f"{path} is to be written twice. Choose different names.")
        found.add(real_path(path))


def check_not_read(written: Iterable[Path | None], read: Iterable[Path]) -> None:
    sources = set(map(real_path, read))
    for path in _files(written):
        if real_path(path) in sources:
            raise RefusedError(f"{path} is read here, and is not overwritten. Choose another name.")


def _files(paths: Iterable[Path | None]) -> Iterator[Path]:
    """What is not given is None, and `-` is no file."""
    return (path for path in paths if path is not None and str(path) != "-")
