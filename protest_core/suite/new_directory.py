"""Make a suite directory that is complete or does not exist."""

import filecmp
import os
import shutil
from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import chain, count
from pathlib import Path

from protest_core.errors import FileInTheWayError, RefusedError, printable
from protest_core.files.atomic import flush_folder, flush_tree, temporary_name, write_error
from protest_core.files.paths import PathKind, kind_at, real_path
from protest_core.files.problems import ProblemList
from protest_core.files.text import write_lines
from protest_core.suite.directory import (
    FILES,
    SuiteContents,
    read_suite_directory,
    write_suite_directory,
)
from protest_core.translatable import Text


def make_suite_directory(
    contents: SuiteContents,
    directory: Path,
    *,
    beside: Mapping[str, Iterable[str]] | None = None,
    replace: bool = False,
) -> Path | None:
    """Write a suite, and the files `beside` it, given as lines by name.

    Everything is written into a temporary directory, which is renamed at the end. Return the place
    where the previous directory is kept, if anything in it is not in the new one.
    """
    others = dict(beside or {})
    check_can_be_made(directory, others, replace=replace)
    place = real_path(directory)
    place.parent.mkdir(parents=True, exist_ok=True)
    temporary = temporary_name(place)
    try:
        if place.exists():  # with the permissions of the old one
            temporary.mkdir(mode=0o700)
            shutil.copymode(place, temporary)
        write_suite_directory(contents, temporary)
        for name, lines in others.items():
            write_lines(temporary / name, lines)
        _check(temporary, directory)
        return put_in_place(temporary, place)
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


def _check(unfinished: Path, directory: Path) -> None:
    """Refuse a suite that our own check would refuse, before it is put in place."""
    problems = ProblemList()
    read_suite_directory(unfinished, problems)
    problems.refuse_if_any(f"What would be {directory}")


def check_can_be_made(directory: Path, beside: Iterable[str], *, replace: bool) -> None:
    """Refuse early, before an hour's work. Only files that a builder wrote are replaced."""
    shown = printable(str(directory))
    if not os.path.lexists(directory):
        return
    if kind_at(directory) is not PathKind.FOLDER:
        raise RefusedError(
            Text("{0} is there already and is no directory. Choose another name.").format(shown)
        )
    try:
        there = {entry.name for entry in directory.iterdir()}
    except OSError as error:
        raise write_error(directory, error) from error
    if not there:
        return
    if not replace:
        raise FileInTheWayError(
            Text("{0} exists already. Choose another name, or replace it.").format(shown)
        )
    others = sorted(there - set(FILES) - set(beside))
    if others or "suite.toml" not in there:
        what = f"holds more than a built suite: {printable(others[0])}" if others else "is no suite"
        raise RefusedError(
            Text("{0} {1}. Move it away, or choose another name.").format(shown, what)
        )


def put_in_place(unfinished: Path, place: Path) -> Path | None:
    """Rename the new directory; an old one is moved away, and back if that fails.

    The old directory is kept unless the new one contains everything in it: a person may have edited
    it. After a power cut one of the two exists and is complete.
    """
    flush_tree(unfinished)
    if not place.exists():
        unfinished.rename(place)
        flush_folder(place.parent)
        return None
    old = _free_name(place)
    place.rename(old)
    try:
        unfinished.rename(place)
    except OSError:
        with suppress(OSError):
            old.rename(place)
        raise
    flush_folder(place.parent)
    if not _holds_all_of(place, old):
        return old
    shutil.rmtree(old, ignore_errors=True)
    return None


def _free_name(place: Path) -> Path:
    """Return `mine.bak`, `mine.bak-2`, …: earlier backups are not replaced."""
    ends = chain([".bak"], (f".bak-{number}" for number in count(2)))
    names = (place.with_name(place.name + end) for end in ends)
    return next(name for name in names if not os.path.lexists(name))


def _holds_all_of(new: Path, old: Path) -> bool:
    names = [entry.name for entry in old.iterdir()]
    _, different, unreadable = filecmp.cmpfiles(old, new, names, shallow=False)
    return not different and not unreadable
